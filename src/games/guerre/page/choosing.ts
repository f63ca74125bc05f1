/* choosing.ts: what every card, square and zone means now, from the legal moves
 * alone. Pure. */
import { movesFrom } from "web/choices";
import type { LegalMove, RefusedMove } from "web/messages";
import { isKind, isPlace, KINDS, PLACES, type Kind, type Phase, type Place, type Player, type View } from "./types";

/** Where a unit that is put somewhere comes from. */
export type Source = "hand" | "reserve" | "kingdom";
export type Zone = "R" | "C";

/** What a square is for: a unit of the player that can attack or be moved, a
 * place for the picked unit, an enemy in reach. */
export type Role = "attacker" | "put" | "target" | "prey" | "from" | "to";

export interface Square {
  role: Role;
  /** The parts that a click picks, beginning with the first; [] if the player must choose first. */
  parts: string[];
  /** The move that a click completes. */
  move: LegalMove | null;
  /** For an enemy unit: the player's units that could attack it. */
  attackers: Place[];
}

export interface Choosing {
  mover: Player | null;
  phase: Phase;
  legal: LegalMove[];
  picked: string[];
  /** The unit that is being put somewhere, and where it comes from. */
  held: Kind | null;
  source: Source | null;
  attacker: Place | null;
  /** "+S", "+K=P": the support card being played. */
  card: string | null;
  own: Partial<Record<Place, Square>>;
  enemy: Partial<Record<Place, Square>>;
  /** The parts that a hand card of each kind can begin with. */
  uses: Partial<Record<Kind, string[]>>;
  /** The first unit of the reserve, if it can be put on the battlefield. */
  reserve: Kind | null;
  /** Kinds of citizens that can be conscripted. */
  citizens: Kind[];
  /** Zones where the picked card may go. */
  zones: Zone[];
  /** The move that does nothing, if there is one. */
  pass: "-" | "." | null;
}

/** Where the unit of a move comes from. */
export function sourceOf(view: View, mover: Player, move: LegalMove): Source {
  const to = move.parts[1];
  if (to === "R" || to === "C" || view.phase === "setup-front") return "hand";
  if (view.players[mover - 1]!.reserve.length > 0) return "reserve";
  return view.phase === "conscript" ? "kingdom" : "hand";
}

const isPut = (move: LegalMove): boolean => isKind(move.parts[0]);
const isPriest = (part: string | undefined): boolean => part === "+P" || part === "+K=P";

/** The moves of a unit that comes from there. */
export function putsFrom(view: View, mover: Player, legal: LegalMove[], kind: Kind, source: Source): LegalMove[] {
  return legal.filter((move) => move.parts[0] === kind && sourceOf(view, mover, move) === source);
}

function usesOf(view: View, mover: Player, legal: LegalMove[], kind: Kind): string[] {
  const puts = putsFrom(view, mover, legal, kind, "hand").length > 0 ? [kind as string] : [];
  const cards = legal.flatMap(({ parts }) => {
    const card = parts[0]!;
    const isOwn = kind === "K" ? card.startsWith("+K=") : card === `+${kind}`;
    return isOwn ? [card] : [];
  });
  const order = (card: string) => KINDS.indexOf(card.at(-1) as Kind);
  return [...puts, ...[...new Set(cards)].sort((a, b) => order(a) - order(b))];
}

const square = (role: Role, parts: string[], move: LegalMove | null = null, attackers: Place[] = []): Square =>
  ({ role, parts, move, attackers });

/* A Priest's two positions may be picked in either order, though a swap is
 * written from the earlier one. */
function priestSquares(moves: LegalMove[], picked: string[]): Partial<Record<Place, Square>> {
  const card = picked[0]!;
  const first = picked[1];
  const found: Partial<Record<Place, Square>> = {};
  for (const move of moves) {
    const [, from, to] = move.parts as [string, Place, Place];
    if (first === undefined) {
      found[from] ??= square("from", [card, from]);
      continue;
    }
    const end = from === first ? to : to === first ? from : null;
    if (end) found[end] = square("to", move.parts, move);
  }
  return found;
}

function ownSquares(now: Omit<Choosing, "own" | "enemy">, puts: LegalMove[]): Choosing["own"] {
  const found: Choosing["own"] = {};
  for (const { parts } of now.legal) {
    const from = parts[0];
    if (isPlace(from)) found[from] = square("attacker", [from]);
  }
  for (const move of puts) {
    const to = move.parts[1];
    if (isPlace(to)) found[to] = square("put", move.parts, move);
  }
  if (isPriest(now.card ?? undefined)) {
    const moves = now.legal.filter(({ parts }) => parts[0] === now.card);
    Object.assign(found, priestSquares(moves, now.picked));
  }
  return found;
}

function enemySquares(legal: LegalMove[], attacker: Place | null): Choosing["enemy"] {
  const found: Choosing["enemy"] = {};
  for (const place of PLACES) {
    const attacks = legal.filter(({ parts }) => isPlace(parts[0]) && parts[1] === `x${place}`);
    const own = attacks.find(({ parts }) => parts[0] === attacker);
    const only = own ?? (attacks.length === 1 ? attacks[0]! : null);
    if (only) found[place] = square("target", only.parts, only);
    else if (attacks.length > 0) {
      const attackers = attacks.map(({ parts }) => parts[0] as Place);
      found[place] = square("prey", [], null, attackers);
    }
  }
  return found;
}

/** source is where the picked unit was taken, in case two places have one. */
export function choosing(view: View, legal: LegalMove[], picked: string[], source: Source | null): Choosing {
  const isTurn = view.turn === 1 || view.turn === 2;
  const mover = isTurn && legal.length > 0 ? (view.turn as Player) : null;
  const first = picked[0];
  const held = isKind(first) ? first : null;
  const player = mover ?? 1;
  const begun = held ? movesFrom(legal, [held]) : [];
  const sources = new Set(begun.map((move) => sourceOf(view, player, move)));
  const from = source && sources.has(source) ? source : (sources.values().next().value ?? null);
  const puts = held && from ? putsFrom(view, player, legal, held, from) : [];
  const all = legal.filter(isPut).filter((move) => isPlace(move.parts[1]));
  const kindsFrom = (wanted: Source) =>
    [...new Set(all.filter((move) => sourceOf(view, player, move) === wanted).map(({ parts }) => parts[0] as Kind))];
  const now = {
    mover, phase: view.phase, legal, picked, held,
    source: from,
    attacker: isPlace(first) ? first : null,
    card: first?.startsWith("+") ? first : null,
    uses: Object.fromEntries(
      KINDS.map((kind) => [kind, mover ? usesOf(view, player, legal, kind) : []]),
    ),
    reserve: kindsFrom("reserve")[0] ?? null,
    citizens: kindsFrom("kingdom"),
    zones: puts.flatMap(({ parts }) => (parts[1] === "R" || parts[1] === "C" ? [parts[1] as Zone] : [])),
    pass: (["-", "."] as const).find((sign) => legal.some(({ move }) => move === sign)) ?? null,
  };
  return { ...now, own: ownSquares(now, puts), enemy: enemySquares(legal, now.attacker) };
}

/** The parts that a click on a hand card picks: its first use, or the next one
 * if it is picked already; a move with only one end is picked whole. */
export function partsOfCard(view: View, now: Choosing, kind: Kind): string[] {
  const uses = now.uses[kind] ?? [];
  const at = uses.indexOf(now.picked[0] ?? "");
  const isOther = now.held === kind && now.source !== "hand";
  const next = uses[at < 0 || isOther ? 0 : (at + 1) % uses.length];
  return next === undefined ? [] : completed(view, now, next, "hand");
}

/** The same for one use of a card, or for a unit from elsewhere. */
export function completed(view: View, now: Choosing, part: string, source: Source): string[] {
  const moves = isKind(part)
    ? putsFrom(view, now.mover ?? 1, now.legal, part, source)
    : now.legal.filter(({ parts }) => parts[0] === part);
  return moves.length === 1 ? moves[0]!.parts : [part];
}

/** True if the picked unit was taken there: reserve, kingdom or hand. */
export const isHeld = (now: Choosing, kind: Kind, source: Source): boolean => now.held === kind && now.source === source;

/** Why nothing can be done with a card of the hand or a unit of the player, or
 * against an enemy unit; null if the server gave no reason. */
export function refusalOf(refused: RefusedMove[], what: { card?: Kind; from?: Place; to?: Place }): string | null {
  const found = refused.find(({ move }) => {
    if (what.card) return move.startsWith(`${what.card}@`) || move.startsWith(`+${what.card}`);
    if (what.from && what.to) return move === `${what.from}x${what.to}`;
    return what.from ? move.startsWith(`${what.from}x`) : false;
  });
  return found?.why ?? null;
}
