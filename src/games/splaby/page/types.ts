/* types.ts: what the server says about splaby (RULES.md), and places. */
import type { LegalMove } from "web/messages";

export type Player = 1 | 2 | 3 | 4;
export type Place = [row: number, col: number];
export type Side = "N" | "E" | "S" | "O";
/** An item: bomb, gun or shield; 0 is none. */
export type Item = 0 | 1 | 2 | 3;

export interface View {
  turn: Player | "over";
  first: Player;
  rounds_left: number;
  walls: number[];
  paint: number[];
  items: Item[];
  spare: { walls: number; item: Item };
  forbidden: string | null;
  players: { at: Place; reserve: number; item: Item; item_turns: number }[];
  result: { utility: number[]; scores: number[]; reason: string } | null;
}

export interface Facts {
  players: { surface: number; reserve: number; open: Side[] }[];
  round: { now: number; of: number };
  forbidden: string | null;
  jets: Partial<Record<Side, Place[]>>;
  paints: Partial<Record<Side | "X", number[]>>;
}

export const SIZE = 7;
export const SIDES: Side[] = ["N", "E", "S", "O"];
/** One step that way: rows down, columns right. */
export const STEP: Record<Side, Place> = { N: [-1, 0], E: [0, 1], S: [1, 0], O: [0, -1] };
/** The walls of a tile are a sum of these. */
export const WALL: Record<Side, number> = { N: 1, E: 2, S: 4, O: 8 };
export const SLOTS = SIDES.flatMap((side) => [1, 3, 5].map((line) => `${side}${line}`));
/** Quarter turns clockwise, as moves write them, by number. */
export const ROTATIONS = ["0", "H", "HH", "A"];

export const indexOf = ([row, col]: Place): number => row * SIZE + col;
export const isSame = (a: Place, b: Place): boolean => a[0] === b[0] && a[1] === b[1];
export const beside = ([row, col]: Place, side: Side): Place => [row + STEP[side][0], col + STEP[side][1]];
export const isFixed = ([row, col]: Place): boolean => row % 2 === 0 && col % 2 === 0;
export const isInsertion = ({ parts }: LegalMove): boolean => parts.length === 3;
export const isSlot = (part: string | undefined): boolean => /^[NESO][135]$/.test(part ?? "");
export const hasWall = (walls: number, side: Side): boolean => (walls & WALL[side]) !== 0;

/** The walls after this many quarter turns clockwise. */
export function turned(walls: number, quarters: number): number {
  const by = ((quarters % 4) + 4) % 4;
  return ((walls << by) | (walls >> (4 - by))) & 15;
}

/** The places of the line that a slot pushes, from the slot on. */
export function lineOf(slot: string): Place[] {
  const side = slot[0] as Side;
  const line = Number(slot[1]);
  const at = [...Array(SIZE).keys()];
  if (side === "N" || side === "S") return (side === "N" ? at : at.reverse()).map((row) => [row, line]);
  return (side === "O" ? at : at.reverse()).map((col) => [line, col]);
}

/** What a push moves: the tile that goes in, the tile that comes out, and where everything is afterwards. */
export interface Shifted {
  view: View;
  slot: string;
  line: Place[];
  ejected: { walls: number; paint: number; item: Item };
}

/** The labyrinth after the spare was pushed in at a slot. */
export function shift(view: View, slot: string, rotation: string): Shifted {
  const line = lineOf(slot);
  const at = line.map(indexOf);
  const last = at.at(-1)!;
  const walls = [...view.walls];
  const paint = [...view.paint];
  const items = [...view.items];
  const ejected = { walls: walls[last]!, paint: paint[last]!, item: items[last]! };
  for (let n = at.length - 1; n > 0; n--) {
    walls[at[n]!] = walls[at[n - 1]!]!;
    paint[at[n]!] = paint[at[n - 1]!]!;
    items[at[n]!] = items[at[n - 1]!]!;
  }
  walls[at[0]!] = turned(view.spare.walls, ROTATIONS.indexOf(rotation));
  paint[at[0]!] = 0;
  items[at[0]!] = view.spare.item;
  const players = view.players.map((player) => {
    const n = line.findIndex((place) => isSame(place, player.at));
    return n < 0 ? player : { ...player, at: line[(n + 1) % line.length]! };
  });
  return { view: { ...view, walls, paint, items, players, spare: { walls: ejected.walls, item: ejected.item } }, slot, line, ejected };
}
