/* shares.tsx: the share of each player after every move: a line for each, told
 * apart by colour and dashes, with the name at its end; a table
 * below has the numbers. */
import { useState } from "preact/hooks";
import { layout } from "../layout";

/* The widths in the narrow column beside the board, on a phone, and on a tablet held upright. */
const NARROW = 190;
const MIDDLE = 340;
const WIDE = 700;
const HEIGHT = 184;
/* The numbers at the left have room for two digits. */
const PAD = { left: 24, right: 76, top: 10, bottom: 8 };
const LINE = 15;
/** Units of the width for each point of a line. */
const DENSE = 4;

/** The places of the names: beside the ends of their lines, but not over each other. */
export function spreadOut(wanted: number[], least: number, room: [number, number]): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a]! - wanted[b]!);
  const out = [...wanted];
  order.forEach((at, n) => {
    out[at] = Math.max(wanted[at]!, n === 0 ? room[0] : out[order[n - 1]!]! + least);
  });
  order.reverse().forEach((at, n) => {
    out[at] = Math.min(out[at]!, n === 0 ? room[1] : out[order[n - 1]!]! - least);
  });
  return out;
}

const LONGEST = 11;
const cut = (name: string): string => (name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);

export interface SharesProps {
  title: string;
  /** Each player's share after every move; the first entry is before the first
   * move. */
  shares: number[][];
  /** The index shown. */
  at: number;
  names: string[];
  /** A point of a player's line to mark. */
  mark?: { seat: number; ply: number; after: number } | null;
  words: { data: string; ply: string };
  onJump(ply: number): void;
}

export default function Shares({ title, shares, at, names, mark, words, onJump }: SharesProps) {
  const [isOpen, setOpen] = useState(false);
  const width = layout.value === "desktop" ? NARROW : layout.value === "phone" && innerWidth >= WIDE ? WIDE : MIDDLE;
  const most = Math.max(1, ...shares.flat());
  const last = Math.max(1, shares.length - 1);
  const x = (ply: number) => PAD.left + ((width - PAD.left - PAD.right) * ply) / last;
  const y = (value: number) => PAD.top + (HEIGHT - PAD.top - PAD.bottom) * (1 - value / most);
  /* In a long game only some of the rounds are drawn, so that the lines stay apart. */
  const rounds = last / names.length;
  const step = rounds > width / DENSE ? names.length * Math.ceil((DENSE * rounds) / width) : 1;
  const line = (player: number) =>
    shares.flatMap((all, ply) => (ply % step === 0 || ply === last ? `${ply === 0 ? "M" : "L"}${x(ply).toFixed(1)} ${y(all[player]!).toFixed(1)}` : [])).join("");
  const now = shares[Math.min(at, shares.length - 1)]!;
  const finals = shares.at(-1)!;
  const ends = spreadOut(finals.map(y), LINE, [PAD.top, HEIGHT - PAD.bottom]);
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * width - PAD.left) / (width - PAD.left - PAD.right);
    onJump(Math.round(Math.min(1, Math.max(0, share)) * (shares.length - 1)));
  };
  return (
    <figure class="plot shares">
      <figcaption><b>{title}</b></figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" onClick={jump}
        aria-label={`${title} : ${names.map((name, player) => `${name} ${now[player]}`).join(", ")}`}>
        <path class="plot-axis" d={`M${PAD.left} ${y(0)}H${width - PAD.right}`} />
        <path class="plot-now" d={`M${x(at)} ${PAD.top}V${HEIGHT - PAD.bottom}`} />
        {names.map((_, player) => <path key={player} class={`share-line is-${player + 1}`} d={line(player)} />)}
        {mark && <circle class="plot-mark" cx={x(mark.ply)} cy={y(mark.after)} r="4" />}
        {names.map((name, player) => (
          <text key={player} class={`share-name is-${player + 1}`} x={width - PAD.right + 6} y={ends[player]! + 4}>{cut(name)} {now[player]}</text>
        ))}
        <text x={PAD.left - 5} y={PAD.top + 9}>{most}</text>
        <text x={PAD.left - 5} y={y(0)}>0</text>
      </svg>
      <details class="plot-data" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{words.data}</summary>
        {isOpen && (
          <div class="plot-table" tabIndex={0} role="region" aria-label={title}>
            <table>
              <thead><tr><th scope="col">{words.ply}</th>{names.map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
              <tbody>
                {shares.map((all, ply) => (
                  <tr key={ply}><th scope="row">{ply}</th>{all.map((value, player) => <td key={player}>{value}</td>)}</tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </details>
    </figure>
  );
}
