/* match.ts: the games that the same people played one after the other by
 * rematches, as far as this browser took part. */
import { computed, effect, signal } from "@preact/signals";
import { getJson } from "./api";
import type { MatchGame } from "./board";
import { earlierOf } from "./identity";
import { store } from "./table";

interface Saved {
  moves: string[];
  result: { utility: number[] } | null;
}

/* Finished games do not change. Of a long match only the last game is fetched;
 * the others are kept in this browser, newest last: [id, moves, utility]. */
type Kept = [id: string, moves: string, utility: number[]];
const KEY = "joute.match";
/** Characters of moves that are kept, about a thousand games of trolls. */
const ROOM = 400_000;

function readKept(): Map<string, Saved> {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Kept[];
    return new Map(all.map(([id, moves, utility]) => [id, { moves: moves.split(" "), result: { utility } }]));
  } catch {
    return new Map();
  }
}

const records = signal<ReadonlyMap<string, Saved>>(typeof localStorage === "undefined" ? new Map() : readKept());

function keep(): void {
  const all = [...records.peek()].map(([id, { moves, result }]): Kept => [id, moves.join(" "), result!.utility]);
  let from = all.length;
  for (let room = ROOM; from > 0 && (room -= all[from - 1]![1].length) >= 0; ) from--;
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(from)));
  } catch {
    /* Storage is full or forbidden: the games last as long as the page. */
  }
}

/* A few at a time, since the server limits requests a second. */
const AT_ONCE = 8;

async function fetchRecords(ids: string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((id) => getJson<Saved>(`/api/records/${id}`).catch(() => null)));
    const next = new Map(records.peek());
    found.forEach((saved, n) => saved?.result && next.set(some[n]!, saved));
    records.value = next;
    keep();
  }
}

const earlier = computed(() => earlierOf(store.table.value?.table ?? ""));

/* After a rematch everybody has moved on by one seat. */
function turnedBy(utility: number[], by: number): number[] {
  const count = utility.length;
  return utility.map((_, seat) => utility[(((seat - by) % count) + count) % count]!);
}

/** The finished games of the match at this table, its own included. */
export const matchGames = computed<MatchGame[]>(() => {
  const table = store.table.value;
  const ids = earlier.value;
  if (!table || ids.length === 0) {
    return [];
  }
  const games = ids.flatMap((id, at): MatchGame[] => {
    const saved = records.value.get(id);
    const turned = (ids.length - at) % table.seats.length;
    return saved?.result ? [{ moves: saved.moves, turned, utility: turnedBy(saved.result.utility, turned) }] : [];
  });
  const moves = table.moves.map(({ text }) => text ?? "");
  return table.result ? [...games, { moves, turned: 0, utility: table.result.utility }] : games;
});

/** The tables of these games, to return to. */
export const matchTables = computed(() => earlier.value.filter((id) => records.value.get(id)?.result));

/** Fetches what is missing until the returned function is called. */
export function followMatch(): () => void {
  const asked = new Set<string>();
  return effect(() => {
    const missing = earlier.value.filter((id) => !records.peek().has(id) && !asked.has(id));
    missing.forEach((id) => asked.add(id));
    void fetchRecords(missing);
  });
}
