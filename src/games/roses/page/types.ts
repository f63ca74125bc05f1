/* types.ts: the JSON of RULES.md, "In the page". */
import type { GameEvent, LegalMove } from "web/messages";

export type Player = 1 | 2;
/** Row and column from 0 at the top left. */
export type Square = [number, number];

export interface View {
  turn: Player | "chance" | "over";
  board: string[];
  king: Square;
  hands: [string[], string[]];
  pile: string[];
  discard: string[];
  drawing: Player | null;
  result: { utility: number[]; scores: number[]; reason: string } | null;
}

/** A card and where it would take the king. */
export interface CardFacts {
  card: string;
  to: Square | null;
  why: null | "off" | "taken";
  gain?: number;
  /** The opponent's cards after this card, if it can be played now. */
  replies?: CardFacts[];
}

export interface Territory {
  player: Player;
  squares: Square[];
  points: number;
}

export interface Facts {
  scores: [number, number];
  left: [number, number];
  territories: Territory[];
  cards: [CardFacts[], CardFacts[]];
  /** What a rose of each player on each square, row by row, would add; 0 where
   * there is one. */
  gains?: [number[], number[]];
  pile: number;
  discard: number;
}

export function isSame(a: Square, b: Square): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

/** What a step did. */
export interface LastStep {
  player: Player | null;
  from: Square | null;
  to: Square | null;
  gain: number;
  territory: Square[];
  /** The card that was drawn. */
  drawn: string | null;
  /** How many cards of the discard became the pile. */
  shuffled: number;
  /** The reason, if the step ended the game. */
  ends: string | null;
}

export function lastStep(events: GameEvent[]): LastStep {
  const last: LastStep = { player: null, from: null, to: null, gain: 0, territory: [], drawn: null, shuffled: 0, ends: null };
  for (const event of events) {
    last.player = event.player as Player;
    if (event.code === "king") {
      last.from = event.from as Square;
      last.to = event.to as Square;
    } else if (event.code === "territory") {
      last.gain = event.gain as number;
      last.territory = event.squares as Square[];
    } else if (event.code === "card") {
      last.drawn = event.card as string;
    } else if (event.code === "shuffle") {
      last.shuffled = event.cards as number;
    } else if (event.code === "over") {
      last.ends = event.reason as string;
    }
  }
  return last;
}

/** What a legal move would do. */
export const effectOf = (move: LegalMove): LastStep => lastStep(move.events ?? []);
