/* table.tsx: the lines of the bots whose game is at a table. */
import { useMemo } from "preact/hooks";
import type { Table } from "../messages";
import { names } from "../play";
import { store } from "../table";
import { LinesCard } from "./card";
import { linesOf } from "./lines";

export function TableLines({ table }: { table: Table }) {
  const lines = useMemo(() => linesOf(table.table), [table.table]);
  return <LinesCard class="card" lines={lines} names={names.value} ply={store.ply.value} last={table.ply} />;
}
