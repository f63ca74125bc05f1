/* curves.tsx: who is ahead over the game, by the game's own measure and by the
 * computer's evaluation. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { loadAgain } from "../api";
import type { Table } from "../messages";
import { bottom, nameOf, names, page } from "../play";
import { stopPlaying } from "../replay";
import { lang, showEval } from "../settings";
import { store } from "../table";
import type { Turn } from "../turning";
import { t } from "../words";
import { Plot } from "./plot";
import type { SharesProps } from "./shares";

/** The step at which a finished game turned. */
export const marked = signal<Turn | null>(null);

function jump(ply: number): void {
  stopPlaying();
  store.goTo(ply);
}

const hasEval = (table: Table): boolean => table.can.eval && showEval.value;
/* Seen from the viewer's side: above the axis is good for the viewer. */
const isTurned = (table: Table): boolean => table.you.length === 1 && table.you[0] === 2;
const sidesOf = (table: Table): [string, string] => (isTurned(table) ? [nameOf(2), nameOf(1)] : [nameOf(1), nameOf(2)]);
const seenBy = (table: Table, values: (number | null)[]): (number | null)[] =>
  isTurned(table) ? values.map((value) => (value === null ? null : value === 0 ? 0 : -value)) : values;
const ownerOf = (table: Table): string => (table.you.length === 1 ? t("you") : nameOf(1));

function GameCurve({ table }: { table: Table }) {
  const { moves } = table;
  const values = useMemo(() => seenBy(table, [null, ...moves.map((step) => step.curve)]), [moves]);
  if (values.every((value) => value === null)) {
    return null;
  }
  return (
    <Plot title={page.value?.curveTitle?.(lang.value) ?? t("game.curve")} values={values} reach={5} at={store.ply.value} sides={sidesOf(table)} owner={ownerOf(table)} onJump={jump} />
  );
}

function EvalCurve({ table }: { table: Table }) {
  const evals = store.evals.value;
  const values = seenBy(table, Array.from({ length: table.ply + 1 }, (_, ply) => evals.get(ply) ?? null));
  if (!hasEval(table)) {
    return null;
  }
  const point = marked.value;
  const marks = point ? [{ ply: point.ply, text: t("game.turnedHere", { n: point.ply }) }] : [];
  return (
    <Plot title={t("game.evaluation")} values={values} reach={1} isChance at={store.ply.value} sides={sidesOf(table)} owner={ownerOf(table)} marks={marks} onJump={jump} />
  );
}

/* The curve of shares, loaded when there are shares to show. */
const shares = signal<ComponentType<SharesProps> | null>(null);

function SharesCurve({ table }: { table: Table }) {
  useEffect(() => void import("./shares").then((part) => (shares.value = part.default), loadAgain), []);
  const Shares = shares.value;
  const each = table.moves.flatMap((step) => (step.shares ? [step.shares] : []));
  return Shares && (
    <section class="card curves" aria-label={t("game.curves")}>
      <Shares title={t("game.shares")} shares={[each[0]!.map(() => 0), ...each]} at={store.ply.value} names={names.value} mark={marked.value}
        words={{ data: t("game.plotData"), ply: t("game.ply") }} onJump={jump} />
    </section>
  );
}

export function Curves({ table }: { table: Table }) {
  if (table.moves[0]?.shares) {
    return <SharesCurve table={table} />;
  }
  const hasCurve = table.moves.some((step) => step.curve !== null);
  if (table.seats.length !== 2 || (!hasCurve && !hasEval(table))) {
    return null;
  }
  return (
    <section class="card curves" aria-label={t("game.curves")}>
      <GameCurve table={table} />
      <EvalCurve table={table} />
    </section>
  );
}

/** The bar beside the board: its filled part is the chance of the player at the bottom. */
export function EvalBar({ table }: { table: Table }) {
  if (!hasEval(table) || table.seats.length !== 2) {
    return null;
  }
  const known = [...store.evals.value].filter(([ply, value]) => ply <= store.ply.value && value !== null);
  const latest = known.sort(([a], [b]) => a - b).at(-1)?.[1] ?? 0;
  const mine = bottom.value === 1 ? latest : -latest;
  return (
    <div
      class="eval-bar"
      role="img"
      aria-label={t("game.evalOf", { name: nameOf(bottom.value), value: mine.toFixed(2) })}
      style={{ "--share": `${50 + 50 * mine}%` }}
    >
      <span />
    </div>
  );
}
