/* plot.tsx: a line over the plies of a game; a click goes to a ply. A table
 * below has the numbers for people who cannot see the line. */
import { signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { layout } from "../layout";
import { lang } from "../settings";
import { t } from "../words";

/* Units of the drawing across a narrow column and across a tablet held upright, where letters are as large. */
const NARROW = 300;
const WIDE = 700;
const ROOMY = 700;
const HEIGHT = 96;
const PAD = { left: 38, right: 6, top: 8, bottom: 8 };

type Format = (value: number) => string;

export interface PlotProps {
  title: string;
  /** The value after each ply, from 0 (the start); null if unknown. */
  values: (number | null)[];
  /** The smallest range shown, on either side of 0. */
  reach: number;
  /** Values from -1 to 1 are chances, in percent, of the player above the axis; others are differences. */
  isChance?: boolean;
  at: number;
  /** Who is ahead above the axis and below it. */
  sides: [string, string];
  /** The player for whom values above 0 are good. */
  owner?: string;
  /** Marked points, each with its text. */
  marks?: { ply: number; text: string }[];
  /** What each value belongs to, if not to a move. */
  unit?: string;
  onJump(ply: number): void;
}

interface Scale {
  x(ply: number): number;
  y(value: number): number;
  reach: number;
}

const widthNow = (): number => (layout.value === "phone" && innerWidth >= ROOMY ? WIDE : NARROW);

function scaleOf(values: (number | null)[], least: number, width: number): Scale {
  const reach = values.reduce<number>((most, value) => Math.max(most, Math.abs(value ?? 0)), least);
  const last = Math.max(1, values.length - 1);
  return {
    reach,
    x: (ply) => PAD.left + ((width - PAD.left - PAD.right) * ply) / last,
    y: (value) => PAD.top + ((HEIGHT - PAD.top - PAD.bottom) * (1 - value / reach)) / 2,
  };
}

function linePath(values: (number | null)[], scale: Scale): string {
  let pen = "M";
  return values
    .map((value, ply) => {
      if (value === null) {
        return "";
      }
      const point = `${pen}${scale.x(ply).toFixed(1)} ${scale.y(value).toFixed(1)}`;
      pen = "L";
      return point;
    })
    .join("");
}

function plyUnder(event: MouseEvent, count: number, width: number): number {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  const x = ((event.clientX - box.left) / box.width) * width;
  const share = (x - PAD.left) / (width - PAD.left - PAD.right);
  return Math.round(Math.min(1, Math.max(0, share)) * (count - 1));
}

export function Plot({ title, values, reach: least, isChance = false, at, sides, owner, marks = [], unit, onJump }: PlotProps) {
  const width = widthNow();
  const scale = scaleOf(values, least, width);
  const figures = new Intl.NumberFormat(lang.value, isChance ? { style: "percent" } : { signDisplay: "exceptZero" });
  const format: Format = (value) => figures.format(isChance ? (value + 1) / 2 : value).replace("-", "−");
  /* Without the unit at the axis, whose labels have little room. */
  const edge = (value: number) => format(value).replace(/\s*%/, "");
  const path = linePath(values, scale);
  const known = values.slice(0, at + 1).filter((value) => value !== null).at(-1) ?? 0;
  const zero = scale.y(0);
  const first = values.findIndex((value) => value !== null);
  const area = path && `${path}L${scale.x(values.length - 1).toFixed(1)} ${zero}L${scale.x(first).toFixed(1)} ${zero}Z`;
  return (
    <figure class="plot">
      <figcaption>
        <b>{title}</b> <span>{owner && `${owner} `}{format(known)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t("game.plotLabel", { title, value: format(known), n: at })}
        onClick={(event) => onJump(plyUnder(event, values.length, width))}
      >
        <path class="plot-area" d={area} />
        <path class="plot-axis" d={`M${PAD.left} ${zero}H${width - PAD.right}`} />
        <path class="plot-now" d={`M${scale.x(at)} ${PAD.top}V${HEIGHT - PAD.bottom}`} />
        <path class="plot-line" d={path} />
        {marks.map(({ ply, text }) => (
          <circle key={ply} class="plot-mark" cx={scale.x(ply)} cy={scale.y(values[ply] ?? 0)} r="4.5">
            <title>{text}</title>
          </circle>
        ))}
        <circle class="plot-dot" cx={scale.x(at)} cy={scale.y(known)} r="4" />
        <text x={PAD.left - 5} y={PAD.top + 10}>{edge(scale.reach)}</text>
        <text x={PAD.left - 5} y={zero + 5}>{edge(0)}</text>
        <text x={PAD.left - 5} y={HEIGHT - PAD.bottom - 1}>{edge(-scale.reach)}</text>
        <text class="side" x={PAD.left + 4} y={PAD.top + 10}>{sides[0]}</text>
        <text class="side" x={PAD.left + 4} y={HEIGHT - PAD.bottom - 1}>{sides[1]}</text>
      </svg>
      <Data title={title} values={values} format={format} unit={unit ?? t("game.ply")} />
    </figure>
  );
}

export function Data({ title, values, format, unit }: Pick<PlotProps, "title" | "values"> & { format: Format; unit: string }) {
  const isOpen = useMemo(() => signal(false), []);
  return (
    <details class="plot-data" onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{t("game.plotData")}</summary>
      {isOpen.value && (
        <div class="plot-table" tabIndex={0} role="region" aria-label={title}>
          <table>
            <thead>
              <tr>
                <th scope="col">{unit}</th>
                <th scope="col">{title}</th>
              </tr>
            </thead>
            <tbody>
              {values.map((value, ply) => (
                <tr key={ply}>
                  <th scope="row">{ply}</th>
                  <td>{value === null ? "–" : format(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
