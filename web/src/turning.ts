/* turning.ts: where a finished game was lost: the step of a loser after which
 * the prospects fell most, by the same search that gives hints. */
import { computed } from "@preact/signals";
import type { Step, Table } from "./messages";
import { store } from "./table";

export interface Turning {
  seat: number;
  /** The position after the step. */
  ply: number;
  text: string | null;
  /** Chances of that seat in hundredths, before and after. */
  before: number;
  after: number;
}

/** Less than this is no turning point. */
const LEAST = 0.15;

/** Finds the largest fall in values, which are a seat's prospects after each ply: -1..1, or null if
 * unknown. */
export function fallOf(values: (number | null)[], moves: Pick<Step, "by" | "text">[], seat: number): Turning | null {
  let best: Turning | null = null;
  let most = LEAST;
  let before = values[0] ?? null;
  moves.forEach(({ by, text }, at) => {
    const after = values[at + 1] ?? null;
    if (after === null) return;
    const fall = before === null ? 0 : before - after;
    if (by.includes(seat) && fall > most && after < 0) {
      most = fall;
      best = { seat, ply: at + 1, text, before: chances(before!), after: chances(after) };
    }
    before = after;
  });
  return best;
}

const chances = (value: number): number => Math.round(50 + 50 * value);

/* The player for whom the game was lost: with two players the loser; with more, the viewer if the
 * viewer did not win, otherwise the last in rank. */
function loserOf({ result, you }: Table): number {
  const { utility } = result!;
  const best = Math.max(...utility);
  if (utility.every((value) => value === best)) return 0;
  const own = you.length === 1 ? you[0]! : 0;
  return own > 0 && utility[own - 1]! < best ? own : utility.indexOf(Math.min(...utility)) + 1;
}

/* A seat's prospects after each ply. With two players they come from the evaluations; with more,
 * from the seat's share compared with the best share of the others. */
function prospectsOf(table: Table, seat: number): (number | null)[] {
  if (table.seats.length > 2) {
    const worth = ({ shares }: Step) => {
      const others = Math.max(...shares!.filter((_, at) => at + 1 !== seat));
      return (shares![seat - 1]! - others) / Math.max(1, shares![seat - 1]! + others);
    };
    return [null, ...table.moves.map((step) => (step.shares ? worth(step) : null))];
  }
  const evals = store.evals.value;
  const sign = seat === 1 ? 1 : -1;
  return Array.from({ length: table.ply + 1 }, (_, ply) => {
    const value = ply === table.ply ? table.result!.utility[0]! : evals.get(ply);
    return value === undefined ? null : sign * value;
  });
}

/** The step at which the game turned. It is null if the game goes on, was drawn, turned at no single
 * step, or is not evaluated yet. */
export const turning = computed<Turning | null>(() => {
  const table = store.table.value;
  const seat = table?.result && !table.result.why ? loserOf(table) : 0;
  if (!table || seat === 0) return null;
  const values = prospectsOf(table, seat);
  const known = values.filter((value) => value !== null).length;
  return known * 10 < values.length * 9 ? null : fallOf(values, table.moves, seat);
});
