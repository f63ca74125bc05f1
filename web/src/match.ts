/* match.ts: the games that the same people have played one after the other by
 * rematches, as far as this browser was there. */
import { computed, effect, signal } from "@preact/signals";
import { getJson } from "./api";
import type { MatchGame } from "./board";
import { earlierOf } from "./identity";
import { store } from "./table";

interface Saved {
  moves: string[];
  result: { utility: number[] } | null;
}

/* Finished games do not change. */
const records = signal<ReadonlyMap<string, Saved | null>>(new Map());

async function fetchRecord(id: string): Promise<void> {
  records.value = new Map(records.peek()).set(id, null);
  const saved = await getJson<Saved>(`/api/records/${id}`).catch(() => null);
  records.value = new Map(records.peek()).set(id, saved);
}

const earlier = computed(() => earlierOf(store.table.value?.table ?? ""));

/* After a rematch everybody sits one seat on. */
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

/** The tables of these games, to go back to. */
export const matchTables = computed(() => earlier.value.filter((id) => records.value.get(id)?.result));

/** Fetches what is missing as long as somebody looks; the function ends it. */
export function followMatch(): () => void {
  return effect(() => {
    for (const id of earlier.value) {
      if (!records.peek().has(id)) void fetchRecord(id);
    }
  });
}
