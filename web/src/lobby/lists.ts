/* lists.ts: the tables of the lobby, kept fresh while a page shows them. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tablesOf } from "../api";
import { myTables } from "../identity";
import type { TableSummary } from "../messages";
import { on, send } from "../transport";

export interface Lists {
  open: TableSummary[];
  running: TableSummary[];
}

/** The lists of the lobby; null until they are known. */
export const lists = signal<Lists | null>(null);
/** The tables at which the user was and which the server still has, the last
 * one first. */
export const mine = signal<TableSummary[] | null>(null);

const MINE_EVERY_MS = 3000;

async function refreshMine(): Promise<void> {
  const ids = myTables().map(({ id }) => id);
  const found = await tablesOf(ids);
  mine.value = found.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Keeps the lists fresh while the calling component is mounted. */
export function useLists(): void {
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined;
    const refreshSoon = () => {
      due ??= setTimeout(() => {
        due = undefined;
        refreshMine().catch(() => {});
      }, MINE_EVERY_MS);
    };
    const stop = on((message) => {
      if (message.t === "welcome") send({ t: "lobby", on: true });
      if (message.t !== "lobby") return;
      lists.value = { open: message.open, running: message.running };
      refreshSoon();
    });
    send({ t: "lobby", on: true });
    refreshMine().catch(() => {});
    return () => {
      clearTimeout(due);
      stop();
      send({ t: "lobby", on: false });
    };
  }, []);
}
