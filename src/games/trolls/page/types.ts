/* types.ts: the JSON of RULES.md, "In the page". */

export type Player = 1 | 2;
export const PLAYERS: Player[] = [1, 2];
export type Pair = [number, number];

export interface View {
  turn: "all" | "over";
  troll: number;
  stones: Pair;
  throws: Pair[];
  result: { utility: number[]; reason: string } | null;
}

export interface Facts {
  cells: number;
  stones: number;
  start: number;
  way: number[];
  useful: Pair;
  distance: Pair;
  pushed_to: number;
}

/** The push that ended a game: who pushed, and the cells from where the last
 * throws left the troll to where it stopped. */
export interface Push {
  by: Player;
  stones: number;
  cells: number[];
}

export function pushOf(view: View, facts: Facts): Push | null {
  const stones = view.stones[0] + view.stones[1];
  if (view.result?.reason !== "out-of-stones" || stones === 0) return null;
  const from = facts.way.at(-1)!;
  const ahead = Math.sign(view.troll - from);
  const cells = Array.from({ length: Math.abs(view.troll - from) + 1 }, (_, n) => from + n * ahead);
  return { by: view.stones[0] > 0 ? 1 : 2, stones, cells };
}

/** The winner; 0 for a draw. */
export function winnerOf(view: View): Player | 0 {
  const [left = 0, right = 0] = view.result?.utility ?? [];
  return left > right ? 1 : right > left ? 2 : 0;
}
