/* plots.tsx: ratings with their intervals, points over matches, and the cross
 * table as a heat map. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { readable } from "../dictionary";
import { cellOf, report, shareOf, type Bot } from "./data";
import { boardName, likelihood, number, t } from "./words";

/** About this many round numbers between two numbers. */
function ticks(from: number, to: number, about: number): number[] {
  const raw = Math.max(1e-9, (to - from) / about);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw)!;
  const first = Math.ceil(from / step - 1e-9);
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, at) => (first + at) * step);
}

/* The width of an element, so that what is drawn in it keeps the size of its letters. */
function useWidth<T extends Element>(initial: number) {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const measure = () => setWidth(element.current!.clientWidth || initial);
    const observer = new ResizeObserver(measure);
    observer.observe(element.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return [element, width] as const;
}

/* Ratings ------------------------------------------------------------ */

const ROWS = 60;

/** Pixels for each number on an axis. */
const TICK = 44;

export function Ratings() {
  const [axis, width] = useWidth<HTMLDivElement>(300);
  const rated = report.bots.filter(({ elo }) => elo !== null).sort((a, b) => b.elo! - a.elo!).slice(0, ROWS);
  const low = Math.min(...rated.map(({ elo, elo_error }) => elo! - elo_error!));
  const high = Math.max(...rated.map(({ elo, elo_error }) => elo! + elo_error!));
  const share = (elo: number) => `${(100 * (elo - low)) / Math.max(1, high - low)}%`;
  if (rated.length === 0) return null;
  return (
    <div class="ratings">
      <div ref={axis} class="rating-axis" aria-hidden="true">
        {ticks(low, high, width / TICK).map((elo) => (
          <i key={elo} style={{ left: share(elo) }}>
            <span>{number(elo, 0, true)}</span>
          </i>
        ))}
      </div>
      <ol>
        {rated.map((bot) => (
          <RatingRow key={bot.rank + bot.name} bot={bot} share={share} />
        ))}
      </ol>
    </div>
  );
}

function RatingRow({ bot, share }: { bot: Bot; share(elo: number): string }) {
  const { elo, elo_error: error } = bot as Bot & { elo: number; elo_error: number };
  const name = readable(bot.name);
  const from = share(elo - error);
  return (
    <li>
      <span class="rating-name">{name}</span>
      <span class="rating-track" aria-hidden="true">
        <i class="rating-bar" style={{ left: from, width: `calc(${share(elo + error)} - ${from})` }} />
        <i class="rating-dot" style={{ left: share(elo) }} />
      </span>
      <span class="rating-value" aria-label={t("ratingOf", { name, elo: number(elo), error: number(error) })} role="img">
        {number(elo, 0, true)} <small>± {number(error)}</small>
      </span>
    </li>
  );
}

/* Points over matches ------------------------------------------------ */

const PAD = { left: 46, right: 14, top: 10, bottom: 34 };
const LINES = 4;

const drawn = signal<number[]>(report.bots.slice(0, LINES).map((_, at) => at));

/* A fifth choice replaces the first one. */
function toggle(at: number): void {
  const others = drawn.value.filter((k) => k !== at);
  drawn.value = others.length < drawn.value.length ? others : [...others, at].slice(-LINES);
}

export function Curves() {
  const [svg, width] = useWidth<SVGSVGElement>(560);
  const height = Math.max(220, Math.round(width * 0.42));
  const bots = report.bots.filter(({ curve }) => curve.length > 0);
  const all = bots.flatMap(({ curve }) => curve);
  if (all.length === 0) return null;
  const last = Math.max(...all.map(([match]) => match));
  const low = Math.min(0, ...all.map(([, points]) => points));
  const high = Math.max(1, ...all.map(([, points]) => points));
  const x = (match: number) => PAD.left + ((width - PAD.left - PAD.right) * match) / last;
  const y = (points: number) => height - PAD.bottom - ((height - PAD.top - PAD.bottom) * (points - low)) / (high - low);
  const path = ({ curve }: Bot) => `M${x(0)} ${y(0)}${curve.map(([match, points]) => `L${x(match).toFixed(1)} ${y(points).toFixed(1)}`).join("")}`;
  const names = drawn.value.map((at) => readable(bots[at]?.name ?? "")).join(", ");
  return (
    <>
      <svg ref={svg} class="curves" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t("curveLabel", { names })}>
        {ticks(low, high, 5).map((points) => (
          <g key={points}>
            <path class="grid" d={`M${PAD.left} ${y(points)}H${width - PAD.right}`} />
            <text x={PAD.left - 6} y={y(points) + 4} text-anchor="end">{number(points, 1)}</text>
          </g>
        ))}
        {ticks(0, last, (width - PAD.left) / TICK).filter((match) => match > 0 && Number.isInteger(match)).map((match) => (
          <text key={match} x={x(match)} y={height - PAD.bottom + 16} text-anchor="middle">{number(match)}</text>
        ))}
        <text x={width - PAD.right} y={height - 3} text-anchor="end">{t("matchNumber")}</text>
        {bots.map((bot, at) => !drawn.value.includes(at) && <path key={at} class="line" d={path(bot)} />)}
        {drawn.value.map((at, k) => bots[at] && <path key={at} class={`line is-${k + 1}`} d={path(bots[at]!)} />)}
      </svg>
      <div class="chips" role="group" aria-label={t("curveNote")}>
        {bots.map(({ name }, at) => (
          <button
            key={at}
            type="button"
            class={`chip is-${drawn.value.indexOf(at) + 1}`}
            aria-pressed={drawn.value.includes(at)}
            onClick={() => toggle(at)}
          >
            {readable(name)}
          </button>
        ))}
      </div>
    </>
  );
}

/* Cross table -------------------------------------------------------- */

type Measure = "share" | "points" | "stronger";
const MEASURES: Measure[] = ["share", "points", "stronger"];
const measure = signal<Measure>("share");
const board = signal(-1);

/** The text of a cell, and how far the row is ahead: -1 to 1. */
function cellText(row: number, column: number): { text: string; lead: number } | null {
  const cell = cellOf(board.value, row, column);
  const share = shareOf(cell);
  if (measure.value === "stronger") {
    const likely = report.superiority[row]?.[column];
    return likely === null || likely === undefined ? null : { text: likelihood(likely), lead: likely / 500 - 1 };
  }
  if (cell === 0 || share === null) return null;
  return { text: measure.value === "points" ? number(cell[4], 1) : number(100 * share), lead: 2 * share - 1 };
}

function CrossCell({ row, column }: { row: number; column: number }) {
  const shown = row === column ? null : cellText(row, column);
  const cell = cellOf(board.value, row, column);
  if (!shown) return <td class={row === column ? "is-self" : ""} />;
  const [, won, drawn, lost] = cell === 0 ? [0, 0, 0, 0] : cell;
  const words = t("cellLabel", { row: readable(report.bots[row]!.name), column: readable(report.bots[column]!.name), won, drawn, lost });
  return (
    <td title={words} class={shown.lead >= 0 ? "is-ahead" : "is-behind"} style={{ "--lead": Math.abs(shown.lead) }}>
      {shown.text}
    </td>
  );
}

export function Cross() {
  const places = report.superiority.map((_, at) => at);
  return (
    <>
      <div class="controls">
        <label class="choose">
          <span>{t("measure")}</span>
          <select value={measure.value} onChange={(event) => (measure.value = event.currentTarget.value as Measure)}>
            {MEASURES.map((each) => (
              <option key={each} value={each} selected={each === measure.value}>{t(`measure.${each}`)}</option>
            ))}
          </select>
        </label>
        {report.boards.length > 1 && measure.value !== "stronger" && (
          <label class="choose">
            <span>{t("board")}</span>
            <select value={String(board.value)} onChange={(event) => (board.value = Number(event.currentTarget.value))}>
              {[-1, ...report.boards.keys()].map((at) => (
                <option key={at} value={String(at)} selected={at === board.value}>{at < 0 ? t("allBoards") : boardName(at)}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <p class="note">{measure.value === "stronger" ? t("strongerNote") : t("crossNote")}</p>
      <div class="scroller" tabIndex={0} role="group" aria-label={t("cross")}>
        <table class="cross">
          <thead>
            <tr>
              <td />
              {places.map((at) => (
                <th key={at} scope="col" title={readable(report.bots[at]!.name)}>
                  <span aria-hidden="true">{at + 1}</span>
                  <span class="unseen">{readable(report.bots[at]!.name)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((row) => (
              <tr key={row}>
                <th scope="row" class="is-name">
                  <i aria-hidden="true">{row + 1}</i> {readable(report.bots[row]!.name)}
                </th>
                {places.map((column) => (
                  <CrossCell key={column} row={row} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
