/* lessons.ts: positions from which a game is learned, from lessons.json in its
 * folder: the task and the moves that solve it. Each is played at a table of
 * its own. */
import { signal } from "@preact/signals";
import { lessonLoaders } from "./boards.gen";
import { puzzlesOf } from "./puzzles";
import { keepTokens, myName } from "./identity";
import type { SeatRequest } from "./messages";
import { address, navigate, query } from "./router";
import { store } from "./table";
import { newCid, request } from "./transport";

export type Kind = "lesson" | "puzzle";

export interface Lesson {
  /** The position, player 1 to move, and options that differ from the
   * default. */
  state: Record<string, unknown>;
  options?: Record<string, unknown>;
  players?: number;
  /** Patterns of the correct moves. */
  accept: string[];
  text: Record<"fr" | "en", string>;
  hint: Record<"fr" | "en", string>;
  /** Said once the lesson is solved. */
  done: Record<"fr" | "en", string>;
}

export async function lessonsOf(game: string): Promise<Lesson[]> {
  return (await lessonLoaders[game]!()).default;
}

/** True if a move is what the lesson asks for. */
export function isRight({ accept }: Lesson, move: string): boolean {
  return accept.some((pattern) => new RegExp(pattern).test(move));
}

/** How many lessons of a game were solved in this browser. */
const KEY = "joute.lessons";
function readDone(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}
export const doneLessons = signal(typeof localStorage === "undefined" ? {} : readDone());

export function noteDone(game: string, number: number): void {
  const before = doneLessons.peek();
  if ((before[game] ?? 0) > number) return;
  doneLessons.value = { ...before, [game]: number + 1 };
  localStorage.setItem(KEY, JSON.stringify(doneLessons.peek()));
}

/* A double click must not make two tables: the first click may already have led
 * to the lesson's table while the page still shows the button. */
let isStarting = false;
const isArriving = (): boolean => {
  const table = /^\/t\/(\w+)/.exec(address.peek())?.[1];
  return table !== undefined && table !== store.table.peek()?.table;
};

/** Goes to a new table with the position of a lesson or puzzle. */
export async function startLesson(game: string, number: number, kind: Kind = "lesson"): Promise<void> {
  if (isStarting || isArriving()) return;
  isStarting = true;
  try {
    await createLesson(game, number, kind);
  } finally {
    isStarting = false;
  }
}

/** Strong enough to show what is wrong with a wrong answer. */
const REFUTER = "level:5";

async function createLesson(game: string, number: number, kind: Kind): Promise<void> {
  const tasks: Pick<Lesson, "state" | "options" | "players">[] = await (kind === "lesson" ? lessonsOf(game) : puzzlesOf(game));
  const { state, options = {}, players = 2 } = tasks[number]!;
  const others: SeatRequest[] = Array(players - 1).fill({ kind: "computer", spec: REFUTER });
  const seats: SeatRequest[] = [{ kind: "me", name: myName.peek() }, ...others];
  const answer = await request({ t: "create", cid: newCid(), seats, record: { game, options, state } });
  if (answer.t !== "created") return;
  keepTokens(answer.table, answer.tokens, "lesson");
  navigate(`/t/${answer.table}?${kind}=${number}`, { replace: query(kind) !== null });
}
