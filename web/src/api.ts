/* api.ts: what the server answers over plain HTTP (docs/API.md). */
import { signal } from "@preact/signals";
import { isAlone } from "./alone/where";
import type { GameInfo, TableSummary } from "./messages";

const RETRY_MS = 2000;

export const games = signal<GameInfo[]>([]);
/** True while something that the page needs could not be fetched; it is tried
 * again. */
export const isOffline = signal(false);

export function gameInfo(id: string): GameInfo | undefined {
  return games.value.find((game) => game.id === id);
}

/** The name of a game; its id until the list of games is there. */
export function gameTitle(id: string): string {
  return gameInfo(id)?.title ?? id;
}

/** Throws an Error whose message is a line for people. */
export async function getJson<T>(path: string): Promise<T> {
  if (isAlone) {
    const { getAlone } = await import("./alone/link");
    const { status, body } = await getAlone(path);
    if (status !== 200) throw new Error(`${status}`);
    return JSON.parse(body) as T;
  }
  const answer = await fetch(path, { headers: { accept: "application/json" } });
  const body = await answer.json().catch(() => null);
  if (!answer.ok) throw new Error(body?.error?.text ?? `${answer.status}`);
  return body as T;
}

export async function loadGames(): Promise<void> {
  try {
    games.value = (await getJson<{ games: GameInfo[] }>(isAlone ? "/api/games" : "/api/games/brief")).games;
    isOffline.value = false;
  } catch {
    isOffline.value = true;
    setTimeout(loadGames, RETRY_MS);
  }
}

/** Resolves once the server answers again. */
export async function serverIsBack(): Promise<void> {
  isOffline.value = true;
  do {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  } while (!(await fetch(isAlone ? "." : "/api/health").catch(() => null))?.ok);
  isOffline.value = false;
}

/** Called when a part of the page could not be loaded: the server is away, or
 * is back with other files. */
export async function loadAgain(): Promise<void> {
  await serverIsBack();
  location.reload();
}

/** The tables of these ids that the server still knows. */
export async function tablesOf(ids: string[]): Promise<TableSummary[]> {
  if (ids.length === 0) return [];
  return (await getJson<{ tables: TableSummary[] }>(`/api/tables?ids=${ids.join(",")}`)).tables;
}
