/* choosing.ts: from the legal moves and the picked parts to what each point of
 * the board means. */
import type { LegalMove, RefusedMove } from "web/messages";
import { commonWords, movesFrom } from "web/choices";
import { POINTS } from "./points";
import { effectOf, type Effect, type Player, type View } from "./types";

/** What a person is about to do: pick up or place, go somewhere, remove; or
 * everything is picked and waits for confirmation. */
export type Stage = "idle" | "place" | "take" | "go" | "remove" | "whole";

export interface Choosing {
  stage: Stage;
  mover: Player | null;
  /** The board after the picked parts. */
  stones: Map<string, Player>;
  /** For each point, the moves that continue with it. */
  choices: Map<string, LegalMove[]>;
  /** Own stones that could be picked up instead. */
  others: Set<string>;
  picked: Set<string>;
  /** The step of the picked parts, without its removal. */
  step: Effect | null;
}

export function stonesOf(board: string): Map<string, Player> {
  const stones = new Map<string, Player>();
  POINTS.forEach((point, at) => {
    if (board[at] !== ".") stones.set(point, Number(board[at]) as Player);
  });
  return stones;
}

function stageOf(effect: Effect | null, count: number): Stage {
  if (!effect) return "idle";
  const parts = effect.from === null ? [effect.to] : [effect.from, effect.to];
  if (count < parts.length) return count > 0 ? "go" : effect.from === null ? "place" : "take";
  return effect.removed !== null && count === parts.length ? "remove" : "whole";
}

/** Applies the picked parts, without the removal. */
function preview(stones: Map<string, Player>, effect: Effect, mover: Player): void {
  if (effect.from !== null) stones.delete(effect.from);
  stones.set(effect.to, mover);
}

function groupByPart(moves: LegalMove[], at: number): Map<string, LegalMove[]> {
  const groups = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const part = move.parts[at];
    if (part !== undefined) groups.set(part, [...(groups.get(part) ?? []), move]);
  }
  return groups;
}

export function choosing(view: View, legal: LegalMove[], picked: string[]): Choosing {
  const stones = stonesOf(view.board);
  const moves = movesFrom(legal, picked);
  const effect = moves[0] ? effectOf(moves[0]) : null;
  const stage = stageOf(effect, picked.length);
  const mover = view.turn === "over" || !effect ? null : view.turn;
  const isDone = stage === "remove" || stage === "whole";
  const step = isDone && mover ? effect : null;
  if (step && mover) preview(stones, step, mover);
  const firsts = stage === "go" ? legal.map((move) => move.parts[0]!) : [];
  return {
    stage,
    mover,
    stones,
    choices: groupByPart(moves, picked.length),
    others: new Set(firsts),
    picked: new Set(picked),
    step,
  };
}

/** The one place a stone can go to, or null. */
export function onlyDestination(legal: LegalMove[], stone: string): string | null {
  const places = new Set(
    legal.filter((move) => effectOf(move).from === stone).map((move) => effectOf(move).to),
  );
  return places.size === 1 ? [...places][0]! : null;
}

/** The move that a point stands for, if that is clear: a complete one, or what the moves have in common
 * that differ in the stone they remove. */
export function moveAt(now: Choosing, point: string): LegalMove | null {
  const moves = now.choices.get(point);
  if (!moves || now.stage === "take") return null;
  const [first] = moves as [LegalMove];
  if (moves.length === 1) return first;
  return { move: first.move.split("x")[0]!, parts: first.parts.slice(0, now.picked.size + 1), say: commonWords(moves) };
}

/** The reason why a point cannot be picked: a refused move begins with it or would remove its piece. */
export function refusalAt(now: Choosing, refused: RefusedMove[], point: string): string | null {
  const text = now.stage === "remove" ? "x" + point : point;
  return refused.find((move) => move.move === text)?.why ?? null;
}
