/* rounds.ts: the moves of a game as a table: a row for each round and a column
 * for each player. Chance draws are with the move they follow or, if a turn
 * begins with them, with the next move. Pure. */
import type { SeatNumber, Step } from "./messages";

export interface Entry {
  /** The position after the move. */
  ply: number;
  text: string | null;
  step: Step;
  /** Chance draws right before the move, and those that followed it. */
  before: Draw[];
  draws: Draw[];
}

export interface Draw {
  ply: number;
  text: string | null;
}

export interface Rounds {
  /** The seat of each column; the one that moved first comes first. */
  order: SeatNumber[];
  /** Chance draws before the first move. */
  opening: Draw[];
  /** rows[i][column]: what a player did in that round, in order. */
  rows: Entry[][][];
}

function columnsFrom(moves: Step[], seats: number): SeatNumber[] {
  const first = moves.find((step) => step.by.length > 0)?.by[0] ?? 1;
  return Array.from({ length: seats }, (_, at) => ((first - 1 + at) % seats) + 1);
}

/* The choices of a joint move, in the order of the players. */
function choicesOf(step: Step): (string | null)[] {
  const texts = step.text?.split(",") ?? [];
  return step.by.map((_, at) => (step.by.length === 1 ? step.text : (texts[at] ?? null)));
}

/** Makes the table of some moves. With drawsBegin, a chance draw belongs to the player who moves
 * next. */
export function roundsOf(moves: Step[], seats: number, drawsBegin = false): Rounds {
  const table: Rounds = { order: columnsFrom(moves, seats), opening: [], rows: [] };
  let lastColumn = seats;
  let last: Entry | null = null;
  moves.forEach((step, at) => {
    const ply = at + 1;
    if (step.by.length === 0) {
      (last?.draws ?? table.opening).push({ ply, text: step.text });
      return;
    }
    const before = drawsBegin && last ? last.draws.splice(0) : [];
    const texts = choicesOf(step);
    const isJoint = step.by.length > 1;
    step.by.forEach((seat, place) => {
      const column = table.order.indexOf(seat);
      const isNewRow = isJoint ? place === 0 : column < lastColumn;
      if (isNewRow && (isJoint || column !== lastColumn || table.rows.length === 0)) {
        table.rows.push(table.order.map(() => []));
      }
      last = { ply, text: texts[place]!, step, before, draws: [] };
      table.rows.at(-1)![column]!.push(last);
      lastColumn = column;
    });
  });
  return table;
}
