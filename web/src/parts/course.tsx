/* course.tsx: who was ahead in a finished game, drawn over the slider that
 * steps through it: the chances of two players by the analysis or, without
 * one, by the search that follows every game; the shares of several players. */
import { faults, prospects } from "../analysis";
import type { Table } from "../messages";
import { nameOf } from "../play";
import { lang } from "../settings";
import { store } from "../table";
import { turning, type Turn } from "../turning";
import { t } from "../words";

type Values = (number | null)[];

const HEIGHT = 100;
/** A change of a player's chances that is told, in hundredths. */
const TOLD = 5;

const isTurned = (table: Table): boolean => table.you.length === 1 && table.you[0] === 2;

/* Above the middle is good for the viewer. */
function chancesOf(table: Table): Values {
  const found = prospects.value;
  const evals = store.evals.value;
  return Array.from({ length: table.ply + 1 }, (_, ply) => {
    const known = ply === table.ply ? (table.result!.utility[0] ?? null) : (found[ply] ?? evals.get(ply) ?? null);
    return known === null ? null : 50 + 50 * (isTurned(table) ? -known : known);
  });
}

function pathOf(values: Values, most: number): string {
  let pen = "M";
  return values.map((value, ply) => {
    if (value === null) return "";
    const point = `${pen}${ply} ${(HEIGHT * (1 - value / most)).toFixed(1)}`;
    pen = "L";
    return point;
  }).join("");
}

const latest = (values: Values, ply: number): number | null => values.slice(0, ply + 1).filter((value) => value !== null).at(-1) ?? null;

const turnOf = (): Turn | null => (turning.value && "turn" in turning.value ? turning.value.turn : null);

/* The chances of the player above the middle, and what the last step changed. */
function Caption({ table, values }: { table: Table; values: Values }) {
  const ply = store.ply.value;
  const figures = new Intl.NumberFormat(lang.value, { style: "percent" });
  const format = (value: number) => figures.format(Math.round(value) / 100);
  const now = latest(values, ply);
  const before = latest(values, ply - 1);
  if (now === null) return null;
  const isChange = before !== null && Math.abs(now - before) >= TOLD;
  return (
    <p class="course-caption">
      <span>{nameOf(isTurned(table) ? 2 : 1)}</span> <b>{isChange && `${format(before)} → `}{format(now)}</b>
    </p>
  );
}

function Mark({ table, ply, values }: { table: Table; ply: number; values: Values }) {
  const y = latest(values, ply) ?? 50;
  return <i class="course-mark" style={{ left: `${(100 * ply) / table.ply}%`, top: `${100 - y}%` }} />;
}

function Chances({ table }: { table: Table }) {
  const values = chancesOf(table);
  const ply = store.ply.value;
  const line = pathOf(values, 100);
  const turn = turnOf();
  const marks = faults.value.length > 0 ? faults.value.map((fault) => fault.ply) : turn ? [turn.ply] : [];
  const first = values.findIndex((value) => value !== null);
  const y = latest(values, ply);
  return (
    <>
      <Caption table={table} values={values} />
      <div class="course" aria-hidden="true">
        <svg viewBox={`0 0 ${Math.max(1, table.ply)} ${HEIGHT}`} preserveAspectRatio="none">
          {line && <path class="plot-area" d={`${line}L${table.ply} 50L${first} 50Z`} />}
          <path class="plot-axis" d={`M0 50H${table.ply}`} />
          <path class="plot-line" d={line} />
        </svg>
        {marks.map((at) => <Mark key={at} table={table} ply={at} values={values} />)}
        <i class="course-now" />
        {y !== null && <i class="course-dot" style={{ top: `${100 - y}%` }} />}
      </div>
    </>
  );
}

function Shares({ table }: { table: Table }) {
  const each = table.moves.flatMap((step) => (step.shares ? [step.shares] : []));
  const all = [each[0]!.map(() => 0), ...each];
  const most = Math.max(1, ...all.flat());
  const turn = turnOf();
  return (
    <>
      <p class="course-caption"><span>{t("game.shares")}</span></p>
      <div class="course" aria-hidden="true">
        <svg viewBox={`0 0 ${Math.max(1, all.length - 1)} ${HEIGHT}`} preserveAspectRatio="none">
          {table.seats.map((_, at) => <path key={at} class={`share-line is-${at + 1}`} d={pathOf(all.map((shares) => shares[at]!), most)} />)}
        </svg>
        {faults.value.map((fault) => <i key={fault.ply} class="course-mark" style={{ left: `${(100 * fault.ply) / table.ply}%`, top: "100%" }} />)}
        {turn && <i class="course-mark" style={{ left: `${(100 * turn.ply) / table.ply}%`, top: `${100 * (1 - turn.after / most)}%` }} />}
        <i class="course-now" />
      </div>
    </>
  );
}

export default function Course({ table }: { table: Table }) {
  return table.moves[0]?.shares ? <Shares table={table} /> : <Chances table={table} />;
}
