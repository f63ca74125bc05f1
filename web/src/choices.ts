/* choices.ts: turns the list of legal moves into what a person may pick next.
 * Pure; it knows moves only as lists of parts. */
import type { LegalMove } from "./messages";

/** One thing to pick: the moves that continue with this part. */
export interface Choice {
  part: string;
  moves: LegalMove[];
  /** The move that is complete with this part. */
  whole: LegalMove | null;
}

function beginsWith(parts: string[], picked: string[]): boolean {
  return picked.length <= parts.length && picked.every((part, at) => part === parts[at]);
}

/** The moves that begin with the picked parts. */
export function movesFrom(legal: LegalMove[], picked: string[]): LegalMove[] {
  return picked.length === 0 ? legal : legal.filter((move) => beginsWith(move.parts, picked));
}

/* Sorts numbers by value, words by letter, and signs (pass, end) last. */
const collator = new Intl.Collator("en", { numeric: true });
const isSign = (part: string): boolean => !/[\p{L}\p{N}]/u.test(part);

function byName(a: Choice, b: Choice): number {
  return Number(isSign(a.part)) - Number(isSign(b.part)) || collator.compare(a.part, b.part);
}

/** The parts that may be picked next, in a natural order. */
export function nextChoices(legal: LegalMove[], picked: string[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const move of movesFrom(legal, picked)) {
    const part = move.parts[picked.length];
    if (part === undefined) {
      continue;
    }
    const choice = choices.get(part) ?? { part, moves: [], whole: null };
    choice.moves.push(move);
    if (move.parts.length === picked.length + 1) {
      choice.whole = move;
    }
    choices.set(part, choice);
  }
  return [...choices.values()].sort(byName);
}

/** The move that the picked parts make up. */
export function wholeMove(legal: LegalMove[], picked: string[]): LegalMove | null {
  const isWhole = (move: LegalMove) =>
    move.parts.length === picked.length && beginsWith(move.parts, picked);
  return picked.length === 0 ? null : (legal.find(isWhole) ?? null);
}

/** The picked parts after one more pick. A part that does not fit replaces
 * earlier ones (another stone is picked up); picking the last one again takes
 * it back; a part that fits nowhere changes nothing. */
export function pick(legal: LegalMove[], picked: string[], part: string): string[] {
  for (let kept = picked.length; kept >= 0; kept--) {
    const tried = [...picked.slice(0, kept), part];
    if (movesFrom(legal, tried).length === 0) {
      continue;
    }
    const isSame = tried.length === picked.length && beginsWith(tried, picked);
    return isSame ? picked.slice(0, -1) : tried;
  }
  return picked;
}

/** Picks these parts from the first on, in place of the picked ones. If they
 * are picked already, the last one is picked again. */
export function pickAll(
  wanted: string[],
  by: { picked: string[]; onPick(part: string): void; onBack(): void },
): void {
  const { picked } = by;
  const isSame = wanted.length === picked.length && wanted.every((part, at) => part === picked[at]);
  let kept = 0;
  while (kept < wanted.length && picked[kept] === wanted[kept]) kept++;
  if (wanted.length === 0) return;
  if (isSame) {
    by.onPick(wanted.at(-1)!);
    return;
  }
  for (let n = picked.length; n > kept; n--) by.onBack();
  for (const part of wanted.slice(kept)) by.onPick(part);
}

/** The picked parts that are still possible with a new list of moves. */
export function stillPicked(legal: LegalMove[], picked: string[]): string[] {
  return movesFrom(legal, picked).length > 0 ? picked : [];
}

const SEPARATOR = /\s?; /;
const clausesOf = (move: LegalMove): string[] => move.say.split(SEPARATOR);

/* Some clauses of a move, joined as they were. */
function clauses(move: LegalMove, from: number, end: number): string {
  const [between = ""] = SEPARATOR.exec(move.say) ?? [];
  return clausesOf(move).slice(from, end).join(between);
}

/* The number of leading clauses that the words of all these moves have in common. */
function alike(moves: LegalMove[]): number {
  const [first = [], ...others] = moves.map(clausesOf);
  const end = first.findIndex((clause, at) => others.some((clauses) => clauses[at] !== clause));
  return end < 0 ? first.length : end;
}

/** The clauses that the words of these moves have in common at their beginning. */
export function commonWords(moves: LegalMove[]): string {
  return moves.length === 0 ? "" : clauses(moves[0]!, 0, alike(moves));
}

/** The common clauses of some moves, without those common to all. */
export function ownWords(moves: LegalMove[], all: LegalMove[]): string {
  return moves.length === 0 ? "" : clauses(moves[0]!, alike(all), alike(moves));
}

/* For typed text: case, spaces and the shape of dashes and crosses do not
 * count. */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\s,]/g, "")
    .replace(/[–—→−]/g, "-")
    .replace(/[×✕]/g, "x")
    .toLowerCase();
}

const bare = (text: string) => plain(text).replace(/[-x@:=]/g, "");

export interface Typed {
  /** The one move that the text names. */
  exact: LegalMove | null;
  /** The moves that begin with the text. */
  candidates: LegalMove[];
}

type Spelling = (move: LegalMove) => string;
const SPELLINGS: [(text: string) => string, Spelling][] = [
  [(text) => text.trim(), (move) => move.move],
  [plain, (move) => plain(move.move)],
  [plain, (move) => plain(move.parts.join(""))],
  [bare, (move) => bare(move.move)],
];

/** Finds moves by typed text, complete or only its beginning. */
export function matchTyped(legal: LegalMove[], text: string): Typed {
  if (text.trim() === "") {
    return { exact: null, candidates: legal };
  }
  let candidates: LegalMove[] = [];
  for (const [read, spell] of SPELLINGS) {
    const wanted = read(text);
    const equal = legal.filter((move) => wanted !== "" && spell(move) === wanted);
    if (equal.length === 1) {
      return { exact: equal[0]!, candidates: [equal[0]!] };
    }
    if (candidates.length === 0 && wanted !== "") {
      candidates = legal.filter((move) => spell(move).startsWith(wanted));
    }
  }
  return { exact: null, candidates };
}
