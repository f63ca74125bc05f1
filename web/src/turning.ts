/* turning.ts: where a finished game was lost. With two players it is the step
 * of the loser after which the prospects fell most, by the same search that
 * gives hints; with more, the step that took most of the loser's share. */
import { computed } from "@preact/signals";
import { analysed, prospects } from "./analysis";
import type { Step, Table } from "./messages";
import { store } from "./table";

export interface Turn {
  seat: number;
  /** The position after the step. */
  ply: number;
  text: string | null;
  /** Before and after: chances of that seat in hundredths, or its share. */
  before: number;
  after: number;
  /** Who took it, if it is a share. */
  by?: number;
}

/** What is said of a finished game: the step, the winner and since when it led
 * if no step decided, or how much of the search is done. */
export type Turning = { turn: Turn } | { seat: number; since: number } | { done: number; all: number };

/** A step after which the prospects fell by less is no mistake and no turning
 * point, and neither is a step in a game that was lost already. */
export const FALL = 0.2;
export const LOST = -0.5;
const LEAST_SHARE = 2;
/** The server evaluates no longer games (src/session/limits.h). */
const LONGEST = 1000;

type Moves = Pick<Step, "by" | "text">[];
type Values = (number | null)[];

/** Finds the largest fall in values, which are a seat's prospects after each ply: -1..1, or null if
 * there are none. A forced move changes nothing, and luck is nobody's fault. */
export function fallOf(values: Values, moves: Moves, seat: number): Turn | null {
  const known = [...values];
  for (let ply = moves.length - 1; ply >= 0; ply--) {
    if (moves[ply]!.by.length > 0) known[ply] ??= known[ply + 1] ?? null;
  }
  let best: Turn | null = null;
  let most = FALL;
  let before = known[0] ?? null;
  moves.forEach(({ by, text }, at) => {
    const after = known[at + 1] ?? null;
    if (after === null) return;
    const fall = before === null ? 0 : before - after;
    if (by.includes(seat) && fall >= most && before! > LOST && after < 0) {
      most = fall;
      best = { seat, ply: at + 1, text, before: chances(before!), after: chances(after) };
    }
    before = after;
  });
  return best;
}

const chances = (value: number): number => Math.round(50 + 50 * value);

/** Finds the step that took most of a seat's share and left it behind. */
export function takenFrom(shares: number[][], moves: Moves, seat: number): Turn | null {
  let best: Turn | null = null;
  let most = LEAST_SHARE - 1;
  moves.forEach(({ by, text }, at) => {
    const [before, after] = [shares[at]![seat - 1]!, shares[at + 1]![seat - 1]!];
    if (by.length > 0 && before - after > most && after < Math.max(...shares[at + 1]!)) {
      most = before - after;
      best = { seat, ply: at + 1, text, before, after, by: by[0]! };
    }
  });
  return best;
}

/** The first ply from which on values stay above 0. */
export function aheadSince(values: Values): number {
  return Math.min(values.length - 1, values.map((value) => value !== null && value <= 0).lastIndexOf(true) + 1);
}

/* The player for whom the game was lost: with two players the loser; with more, the viewer if the
 * viewer did not win, otherwise the last in rank. */
function loserOf({ result, you }: Table): number {
  const { utility } = result!;
  const best = Math.max(...utility);
  if (utility.every((value) => value === best)) return 0;
  const own = you.length === 1 ? you[0]! : 0;
  return own > 0 && utility[own - 1]! < best ? own : utility.indexOf(Math.min(...utility)) + 1;
}

const winnerOf = ({ result }: Table): number => result!.utility.indexOf(Math.max(...result!.utility)) + 1;

function ofShares(table: Table, loser: number): Turning | null {
  const each = table.moves.flatMap((step) => (step.shares ? [step.shares] : []));
  if (each.length < table.moves.length) return null;
  const shares = [each[0]!.map(() => 0), ...each];
  const turn = takenFrom(shares, table.moves, loser);
  const seat = winnerOf(table);
  const lead = shares.map((all) => all[seat - 1]! - Math.max(...all.filter((_, at) => at + 1 !== seat)));
  return turn ? { turn } : { seat, since: aheadSince(lead) };
}

function ofValues(table: Table, loser: number): Turning | null {
  const evals = store.evals.value;
  const all = table.ply + (table.result!.why ? 1 : 0);
  const done = [...evals.keys()].filter((ply) => ply < all).length;
  if (!table.can.eval || table.ply === 0 || table.ply > LONGEST) return null;
  if (done < all) return { done, all };
  /* The whole analysis knows more, and nothing here may contradict it. */
  const judged = analysed.value.done >= table.ply ? prospects.value : [];
  const seen = (seat: number): Values => Array.from({ length: table.ply + 1 }, (_, ply) => {
    const value = ply < all ? (judged[ply] ?? evals.get(ply) ?? null) : table.result!.utility[0]!;
    return value === null || seat === 1 ? value : -value;
  });
  const turn = fallOf(seen(loser), table.moves, loser);
  return turn ? { turn } : { seat: 3 - loser, since: aheadSince(seen(3 - loser)) };
}

/** What there is to say of where the game was lost; null if it goes on or was drawn. */
export const turning = computed<Turning | null>(() => {
  const table = store.table.value;
  const loser = table?.result ? loserOf(table) : 0;
  if (!table || loser === 0) return null;
  return table.seats.length > 2 ? ofShares(table, loser) : ofValues(table, loser);
});
