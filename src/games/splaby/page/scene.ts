/* scene.ts: the position that the board shows: after the parts that are picked or pointed at. */
import type { BoardProps } from "web/board";
import type { LegalMove } from "web/messages";
import { beside, indexOf, isSlot, ROTATIONS, shift, type Facts, type Item, type Player, type Shifted, type Side, type View } from "./types";
import { wordsOf, type SplabyWords } from "./words";

/** What the pointer or the focus is on: "PN", "DE", "N3". */
export type Looked = string | null;

export interface Scene {
  props: BoardProps;
  view: View;
  facts: Facts;
  words: SplabyWords;
  /** The player who chooses now, or null. */
  mover: Player | null;
  /** The paint part that is picked or pointed at. */
  paint: string | null;
  isPainted: boolean;
  /** The line that would be pushed. */
  shifted: Shifted | null;
  /** The position drawn: painted, and pushed. */
  shown: View;
  /** Quarter turns of the spare. */
  rotation: string;
}

/** The rotations that make a difference: a straight spare has two. */
export function rotationsOf(walls: number): string[] {
  return walls === 5 || walls === 10 ? ROTATIONS.slice(0, 2) : ROTATIONS;
}

export function sceneOf(props: BoardProps, looked: Looked, turn: number): Scene {
  const view = props.view as View;
  const facts = props.facts as Facts;
  const mover = view.turn !== "over" && props.legal.length > 0 ? view.turn : null;
  const [first, second, third] = props.picked;
  const rotations = rotationsOf(view.spare.walls);
  const rotation = third ?? rotations[turn % rotations.length]!;
  const paint = mover ? (first ?? (looked?.startsWith("P") ? looked : null)) : null;
  const isPainted = first !== undefined && mover !== null;
  const slot = mover && isPainted ? (looked && isSlot(looked) ? looked : isSlot(second) ? second! : null) : null;
  const painted = paint && mover ? { ...view, paint: spread(view, facts, mover, paint[1]!) } : view;
  const shifted = slot && slot !== view.forbidden ? shift(painted, slot, rotation) : null;
  return {
    props, view, facts, mover, paint, isPainted, shifted, rotation,
    words: wordsOf(props.lang),
    shown: shifted?.view ?? painted,
  };
}

function spread(view: View, facts: Facts, mover: Player, side: string): number[] {
  const paint = [...view.paint];
  for (const place of facts.jets[side as Side] ?? []) paint[indexOf(place)] = mover;
  return paint;
}

/** The move of these parts, if it is legal. */
export function moveOf(legal: LegalMove[], parts: string[]): LegalMove | null {
  return legal.find((move) => move.parts.length === parts.length && parts.every((part, at) => move.parts[at] === part)) ?? null;
}

/** The result of the parts of a move that are picked. */
export interface Outlook {
  view: View;
  mover: Player;
  /** The mover's reserve. */
  reserve: [before: number, after: number];
  /** Tiles of every player. */
  tiles: { before: number[]; after: number[] };
  stolen: [Player, number][];
  slot: string | null;
  /** The item that a step takes. */
  item: Item;
}

const tilesOf = ({ players, paint }: View): number[] =>
  players.map((_, at) => paint.filter((owner) => owner === at + 1).length);

/** The position after these parts, as far as they go. */
export function outlookOf(view: View, facts: Facts, parts: string[]): Outlook | null {
  if (view.turn === "over" || parts.length === 0) return null;
  const mover = view.turn;
  const [paint, second, rotation = "0"] = parts;
  const left = facts.paints[paint![1] as Side | "X"] ?? [];
  let after: View = { ...view, paint: spread(view, facts, mover, paint![1]!) };
  const slot = isSlot(second) ? second! : null;
  if (slot && slot !== view.forbidden) after = shift(after, slot, rotation).view;
  const to = second?.startsWith("D") ? beside(view.players[mover - 1]!.at, second[1] as Side) : null;
  return {
    view: after, mover, slot,
    reserve: [view.players[mover - 1]!.reserve, left[mover - 1] ?? view.players[mover - 1]!.reserve],
    tiles: { before: tilesOf(view), after: tilesOf(after) },
    stolen: view.players
      .map(({ reserve }, at): [Player, number] => [(at + 1) as Player, reserve - (left[at] ?? reserve)])
      .filter(([player, amount]) => player !== mover && amount > 0),
    item: to ? (view.items[indexOf(to)] ?? 0) : 0,
  };
}
