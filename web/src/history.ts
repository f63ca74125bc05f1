/* history.ts: how the user's games ended: by game and level, streaks, and which level to try next.
 * It is kept in this browser only. */
import { effect, signal } from "@preact/signals";
import { asideOf } from "./identity";
import { store } from "./table";

export type Outcome = "won" | "lost" | "draw";

export interface Played {
  table: string;
  game: string;
  /** When it ended, ms. */
  at: number;
  outcome: Outcome;
  /** The level of the computer, the strongest if there are several; 0 against people,
   * OTHER against programs without a level. */
  level: number;
  moves: number;
}

export const OTHER = -1;

const KEY = "joute.history";
const KEPT = 1000;

function read(): Played[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Played[];
    return Array.isArray(all) ? all.filter(({ game, outcome }) => typeof game === "string" && /^(won|lost|draw)$/.test(outcome)) : [];
  } catch {
    return [];
  }
}

/** The last one first. */
export const history = signal<Played[]>(typeof localStorage === "undefined" ? [] : read());

function keep(all: Played[]): void {
  history.value = all.slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(history.peek()));
  } catch {
    /* Storage is full or forbidden: the history lasts as long as the page. */
  }
}

export const eraseHistory = (): void => keep([]);

export const hasWon = (game: string): boolean => history.value.some((each) => each.game === game && each.outcome === "won");

export interface Tally {
  level: number;
  won: number;
  draw: number;
  lost: number;
}

/** Results against each level of a game, the lowest first. */
export function talliesOf(all: Played[], game: string): Tally[] {
  const found = new Map<number, Tally>();
  for (const { level, outcome } of all.filter((each) => each.game === game)) {
    const tally = found.get(level) ?? { level, won: 0, draw: 0, lost: 0 };
    tally[outcome]++;
    found.set(level, tally);
  }
  return [...found.values()].sort((a, b) => a.level - b.level);
}

/** How many of the last games of a game were won without a break. */
export function streakOf(all: Played[], game: string): number {
  const own = all.filter((each) => each.game === game);
  const end = own.findIndex(({ outcome }) => outcome !== "won");
  return end < 0 ? own.length : end;
}

const HIGHEST = 8;

/** The level to try next: after two wins in a row the next one, after three
 * losses the one below; 0 if nothing is known. */
export function nextLevel(all: Played[], game: string): number {
  const own = all.filter((each) => each.game === game && each.level > 0);
  const level = own[0]?.level ?? 0;
  const same = own.filter((each) => each.level === level).slice(0, 3).map(({ outcome }) => outcome);
  if (level === 0) return 0;
  if (same.length >= 2 && same[0] === "won" && same[1] === "won") return Math.min(HIGHEST, level + 1);
  return same.length === 3 && same.every((outcome) => outcome === "lost") ? Math.max(1, level - 1) : level;
}

/** Notes how the current game ends; the returned function stops that. */
export function startHistory(): () => void {
  return effect(() => {
    const table = store.table.value;
    const seat = table?.you.length === 1 ? table.you[0]! : 0;
    if (!table?.result || seat === 0 || asideOf(table.table) || history.peek().some((each) => each.table === table.table)) return;
    const mine = table.result.utility[seat - 1]!;
    const best = Math.max(...table.result.utility.filter((_, at) => at + 1 !== seat));
    const levels = table.seats.map(({ spec }) => Number(/^level:(\d)$/.exec(spec ?? "")?.[1] ?? 0));
    const isOther = Math.max(...levels) === 0 && table.seats.some(({ kind }) => kind === "computer");
    const outcome = mine > best ? "won" : mine < best ? "lost" : "draw";
    keep([{ table: table.table, game: table.game, at: Date.now(), outcome, level: isOther ? OTHER : Math.max(...levels), moves: table.ply }, ...history.peek()]);
  });
}
