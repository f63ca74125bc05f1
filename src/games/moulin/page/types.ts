/* types.ts: the JSON of RULES.md, "In the page". */
import type { GameEvent, LegalMove } from "web/messages";

export type Player = 1 | 2;

export interface View {
  turn: Player | "over";
  board: string;
  hand: [number, number];
  result: { utility: number[]; reason: string } | null;
}

export interface PlayerFacts {
  hand: number;
  board: number;
  lost: number;
  phase: "placing" | "moving" | "flying";
  plays: number;
}

export interface Counter {
  count: number;
  limit: number;
}

export interface Facts {
  players: [PlayerFacts, PlayerFacts];
  mills: { player: Player; points: string[] }[];
  repetition: Counter | null;
  quiet: Counter | null;
  blocked: string[];
}

/** What a step did. */
export interface LastStep {
  from: string | null;
  to: string | null;
  removed: string | null;
  /** The player whose stone was removed. */
  loser: Player | null;
  mills: string[][];
}

export function lastStep(events: GameEvent[]): LastStep {
  const last: LastStep = { from: null, to: null, removed: null, loser: null, mills: [] };
  for (const event of events) {
    if (event.code === "place") last.to = event.at as string;
    else if (event.code === "mill") last.mills.push(event.points as string[]);
    else if (event.code === "remove") {
      last.removed = event.at as string;
      last.loser = event.player as Player;
    } else if (event.code === "move" || event.code === "fly") {
      last.from = event.from as string;
      last.to = event.to as string;
    }
  }
  return last;
}

/** The effect of a legal move: a step that ends somewhere. */
export type Effect = LastStep & { to: string };

export function effectOf(move: LegalMove): Effect {
  return lastStep(move.events ?? []) as Effect;
}
