/* lines.ts: what bots read and wrote: parsed from a record, kept for a table of
 * this tab, and asked for with the key of an address (docs/TOURNAMENT.md). */
import type { BotLines } from "../messages";

const MOST = 20_000;
const TEXT_MOST = 64 * 1024;
const TEXTS = ["read", "wrote", "stderr"] as const;

const isCount = (value: unknown, most: number): value is number => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;

/* Nothing that a bot wrote reaches the page but characters that can be shown. */
const clean = (text: unknown): string | undefined =>
  typeof text === "string" ? text.slice(0, TEXT_MOST).replace(/[^\P{C}\n]/gu, "?").replace(/\n+$/, "") || undefined : undefined;

/** The lines of a record or a message; what is damaged is left out. */
export function readLines(given: unknown): BotLines[] {
  if (!Array.isArray(given)) return [];
  return given.slice(0, MOST).flatMap((one: Record<string, unknown> | null): BotLines[] => {
    if (typeof one !== "object" || one === null || !isCount(one.move, 1 << 24) || !isCount(one.player, 4)) return [];
    const lines: BotLines = { move: one.move, player: one.player };
    for (const key of TEXTS) lines[key] = clean(one[key]);
    if (typeof one.us === "number" && one.us >= 0) lines.us = one.us;
    return [lines];
  });
}

/* Of a table ---------------------------------------------------------- */

const keyOf = (table: string): string => `joute.lines.${table}`;

/** Keeps the lines for a table until the tab is closed. */
export function keepLines(table: string, lines: BotLines[]): void {
  try {
    sessionStorage.setItem(keyOf(table), JSON.stringify(lines));
  } catch {
    /* Storage is full: the game is shown without them. */
  }
}

export function linesOf(table: string): BotLines[] {
  try {
    return readLines(JSON.parse(sessionStorage.getItem(keyOf(table)) ?? "[]"));
  } catch {
    return [];
  }
}
