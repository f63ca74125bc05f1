/* tables.tsx: sortable tables: the standings, one bot's results, time use. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { readable, wellSet } from "../dictionary";
import { addCells, cellOf, report, shareOf, type Bot, type Cell } from "./data";
import { boardName, likelihood, number, t, type Key } from "./words";

export interface Column<Row> {
  key: Key;
  /** What rows are sorted by; higher is better, except for texts and ranks. */
  value(row: Row): number | string;
  cell?(row: Row): ComponentChildren;
  isName?: boolean;
  /** Lowest first. */
  rises?: boolean;
  help?: Key;
}

interface SortedProps<Row> {
  label: string;
  columns: Column<Row>[];
  rows: Row[];
}

function compare(a: number | string, b: number | string): number {
  return typeof a === "string" ? a.localeCompare(String(b)) : a - Number(b);
}

/** A table that is sorted by a click on a title; another click reverses the
 * order. */
export function Sorted<Row>({ label, columns, rows }: SortedProps<Row>) {
  const [sort, setSort] = useState<{ key: Key; isDown: boolean } | null>(null);
  const column = columns.find(({ key }) => key === sort?.key);
  const sorted = useMemo(() => {
    if (!column) return rows;
    const order = [...rows].sort((a, b) => compare(column.value(a), column.value(b)));
    return sort!.isDown ? order.reverse() : order;
  }, [rows, column, sort]);
  const choose = ({ key, rises, isName }: Column<Row>) =>
    setSort({ key, isDown: sort?.key === key ? !sort.isDown : !(rises || isName) });
  const order = (key: Key) => (sort?.key !== key ? undefined : sort.isDown ? "descending" : "ascending");
  return (
    <div class="scroller" tabIndex={0} role="group" aria-label={label}>
      <table class="sorted">
        <thead>
          <tr>
            {columns.map((each) => (
              <th key={each.key} scope="col" class={each.isName ? "is-name" : ""} aria-sort={order(each.key)}>
                <button type="button" title={t(each.help ?? "sort", { column: t(each.key) })} onClick={() => choose(each)}>
                  {t(each.key)}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row, at) => (
            <tr key={at}>
              {columns.map((each) => {
                const content = each.cell ? each.cell(row) : number(Number(each.value(row)), 1);
                return each.isName ? <th key={each.key} scope="row" class="is-name">{content}</th> : <td key={each.key}>{content}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/* Standings ---------------------------------------------------------- */

const medal = (rank: number) => (rank <= 3 ? <span class={`medal rank-${rank}`}>{rank}</span> : rank);

/** The likelihood of being stronger than the next bot. */
function ahead(bot: Bot): number | null {
  const at = report.bots.indexOf(bot);
  return report.superiority[at]?.[at + 1] ?? null;
}

const STANDINGS: Column<Bot>[] = [
  { key: "rank", value: ({ rank }) => rank, rises: true, cell: ({ rank }) => medal(rank) },
  { key: "name", value: ({ name }) => name, isName: true, cell: (bot) => <Name bot={bot} /> },
  { key: "points", value: ({ points }) => points, cell: ({ points }) => <b>{number(points, 2)}</b> },
  { key: "score", value: ({ score }) => score, cell: ({ score }) => number(score, 0, true) },
  { key: "played", value: ({ played }) => played },
  { key: "wins", value: ({ wins }) => wins },
  { key: "draws", value: ({ draws }) => draws },
  { key: "losses", value: ({ losses }) => losses },
  {
    key: "elo",
    value: ({ elo }) => elo ?? -Infinity,
    cell: ({ elo, elo_error }) => (elo === null ? t("none") : <>{number(elo, 0, true)} <small>± {number(elo_error!)}</small></>),
  },
  {
    key: "ahead",
    help: "aheadHelp",
    value: (bot) => ahead(bot) ?? -1,
    cell: (bot) => (ahead(bot) === null ? t("none") : wellSet(`${likelihood(ahead(bot))} %`)),
  },
  { key: "verdicts", value: ({ verdicts }) => verdicts, cell: ({ verdicts }) => (verdicts ? <b class="fault">{verdicts}</b> : 0) },
];

function Name({ bot }: { bot: Bot }) {
  return (
    <a href="#detail" onClick={() => (chosen.value = Math.max(0, report.bots.indexOf(bot)))}>
      {readable(bot.name)}
    </a>
  );
}

export const Standings = () => <Sorted label={t("standings")} columns={STANDINGS} rows={report.bots} />;

/* Bot by bot --------------------------------------------------------- */

/** The index of the bot that is shown. */
export const chosen = signal(0);

interface Result {
  name: string;
  cell: Cell;
  stronger: number | null;
}

const matchesOf = ({ cell }: Result): number => (cell === 0 ? 0 : cell[0]);
const gamesOf = ({ cell }: Result): string => (cell === 0 ? "" : cell.slice(1, 4).map((n) => number(n)).join(" – "));

function resultColumns(title: Key, hasStronger: boolean): Column<Result>[] {
  const columns: Column<Result>[] = [
    { key: title, value: ({ name }) => name, isName: true, cell: ({ name }) => name },
    { key: "points", value: ({ cell }) => (cell === 0 ? 0 : cell[4]), cell: ({ cell }) => number(cell === 0 ? 0 : cell[4], 2) },
    { key: "matches", value: matchesOf },
    { key: "games", help: "gamesWDL", value: ({ cell }) => (cell === 0 ? 0 : cell[1]), cell: gamesOf },
    {
      key: "sharePercent",
      value: ({ cell }) => shareOf(cell) ?? -1,
      cell: ({ cell }) => <Share share={shareOf(cell)} />,
    },
  ];
  const stronger: Column<Result> = {
    key: "stronger",
    help: "strongerNote",
    value: (row) => row.stronger ?? -1,
    cell: (row) => (row.stronger === null ? t("none") : wellSet(`${likelihood(row.stronger)} %`)),
  };
  return hasStronger ? [...columns, stronger] : columns;
}

function Share({ share }: { share: number | null }) {
  return (
    <span class="share" style={{ "--share": share ?? 0 }}>
      {share === null ? t("none") : number(100 * share, 1)}
    </span>
  );
}

export function Detail() {
  const at = chosen.value;
  const bots = report.bots.slice(0, report.superiority.length);
  const others = bots.map((_, k) => k).filter((k) => k !== at);
  const byOpponent = others
    .map((k) => ({ name: readable(bots[k]!.name), cell: cellOf(-1, at, k), stronger: report.superiority[at]?.[k] ?? null }))
    .filter(({ cell }) => cell !== 0);
  const byBoard = report.boards.map((_, board) => ({
    name: boardName(board),
    cell: addCells(others.map((k) => cellOf(board, at, k))),
    stronger: null,
  }));
  return (
    <>
      <label class="choose">
        <span>{t("name")}</span>
        <select value={String(at)} onChange={(event) => (chosen.value = Number(event.currentTarget.value))}>
          {bots.map(({ name, rank }, k) => (
            <option key={k} value={String(k)} selected={k === at}>
              {rank}. {readable(name)}
            </option>
          ))}
        </select>
      </label>
      <div class="pair">
        {report.boards.length > 1 && (
          <div>
            <h3>{t("byBoard")}</h3>
            <Sorted key={`boards ${at}`} label={t("byBoard")} columns={resultColumns("board", false)} rows={byBoard} />
          </div>
        )}
        <div>
          <h3>{t("byOpponent")}</h3>
          <Sorted key={at} label={t("byOpponent")} columns={resultColumns("against", true)} rows={byOpponent} />
        </div>
      </div>
    </>
  );
}

/* Time --------------------------------------------------------------- */

const msOf = ({ moves, thought_us }: Bot): number => (moves ? thought_us / 1000 / moves : -1);

const TIMES: Column<Bot>[] = [
  { key: "name", value: ({ name }) => name, isName: true, cell: ({ name }) => readable(name) },
  { key: "moves", value: ({ moves }) => moves },
  { key: "msPerMove", value: msOf, cell: (bot) => number(msOf(bot), 2) },
  { key: "thought", value: ({ thought_us }) => thought_us, cell: ({ thought_us }) => number(thought_us / 1e6, 1) },
  { key: "late", value: ({ late }) => late },
  { key: "verdicts", value: ({ verdicts }) => verdicts },
];

export function TimeUse() {
  const rows = report.bots.filter(({ moves }) => moves > 0);
  return rows.length === 0 ? null : <Sorted label={t("time")} columns={TIMES} rows={rows} />;
}
