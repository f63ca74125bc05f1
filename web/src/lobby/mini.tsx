/* mini.tsx: tables of lists as small boards, which show what watchers see. All
 * visible ones are requested together, at most once a second. */
import { signal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { pictureOf } from "../boards";
import { pictured } from "../boards.gen";
import type { Glance, TableSummary } from "../messages";
import { NeutralPicture } from "../parts/tile";
import { newCid, request } from "../transport";

const EVERY_MS = 1000;
/** The server's limit. */
const MOST = 24;

const glances = new Map<string, Signal<Glance | null>>();
/** How many visible boards show each table. */
const wanted = new Map<string, number>();
let isAsking = false;

function glanceAt(id: string): Signal<Glance | null> {
  const known = glances.get(id) ?? signal<Glance | null>(null);
  glances.set(id, known);
  return known;
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/* A finished game does not change any more. */
const changing = (): string[] => [...wanted.keys()].filter((id) => !glances.get(id)?.peek()?.over).slice(0, MOST);

async function ask(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  /* Each board of a list reports that it is visible on its own. */
  await wait(0);
  for (let ids = changing(); ids.length > 0; ids = changing()) {
    if (!document.hidden) {
      const tables = Object.fromEntries(ids.map((id) => [id, glanceAt(id).peek()?.seq ?? -1]));
      const answer = await request({ t: "glance", cid: newCid(), tables }).catch(() => null);
      if (answer?.t === "glance") answer.tables.forEach((glance) => (glanceAt(glance.id).value = glance));
    }
    await wait(EVERY_MS);
  }
  isAsking = false;
}

/** Keeps a table's glance fresh until the returned function is called. */
function want(id: string): () => void {
  wanted.set(id, (wanted.get(id) ?? 0) + 1);
  void ask();
  return () => {
    const left = wanted.get(id)! - 1;
    if (left > 0) wanted.set(id, left);
    else wanted.delete(id);
  };
}

/* Requests the table's glance while the element is on the screen. */
function whileSeen(element: Element, id: string): () => void {
  let stop: (() => void) | null = null;
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)!.isIntersecting;
    if (isSeen) stop ??= want(id);
    else stop = (stop?.(), null);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    stop?.();
  };
}

/** The number of moves played, as far as it is known: lists report it only when
 * they change. */
export const plyOf = (table: TableSummary): number => glanceAt(table.id).value?.ply ?? table.ply;

interface MiniBoardProps {
  table: TableSummary;
  /** True to show the game's picture until the table's position is known; otherwise nothing is shown
   * until then. */
  hasCover?: boolean;
}

export function MiniBoard({ table, hasCover }: MiniBoardProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => whileSeen(box.current!, table.id), [table.id]);
  const Picture = pictureOf(table.game);
  const glance = glanceAt(table.id).value;
  const isPlain = !pictured.includes(table.game);
  return (
    <div ref={box} class="picture mini" data-ply={glance?.ply} aria-hidden="true">
      {isPlain ? <NeutralPicture game={table.game} /> : Picture && (glance || hasCover) && <Picture view={glance?.view} options={table.options} />}
    </div>
  );
}
