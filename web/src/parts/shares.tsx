/* shares.tsx: the share of each player after every move: a line for each, told
 * apart by colour and dashes; a table below has the numbers. */
import { useState } from "preact/hooks";

const WIDTH = 300;
const HEIGHT = 120;
const PAD = { left: 26, right: 8, top: 8, bottom: 8 };

export interface SharesProps {
  title: string;
  /** Each player's share after every move; the first entry is before the first
   * move. */
  shares: number[][];
  /** The index shown. */
  at: number;
  names: string[];
  words: { data: string; ply: string };
  onJump(ply: number): void;
}

export default function Shares({ title, shares, at, names, words, onJump }: SharesProps) {
  const [isOpen, setOpen] = useState(false);
  const most = Math.max(1, ...shares.flat());
  const last = Math.max(1, shares.length - 1);
  const x = (ply: number) => PAD.left + ((WIDTH - PAD.left - PAD.right) * ply) / last;
  const y = (value: number) => PAD.top + (HEIGHT - PAD.top - PAD.bottom) * (1 - value / most);
  const line = (player: number) =>
    shares.map((all, ply) => `${ply === 0 ? "M" : "L"}${x(ply).toFixed(1)} ${y(all[player]!).toFixed(1)}`).join("");
  const now = shares[Math.min(at, shares.length - 1)]!;
  const jump = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const share = (((event.clientX - box.left) / box.width) * WIDTH - PAD.left) / (WIDTH - PAD.left - PAD.right);
    onJump(Math.round(Math.min(1, Math.max(0, share)) * (shares.length - 1)));
  };
  return (
    <figure class="plot shares">
      <figcaption><b>{title}</b></figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" onClick={jump}
        aria-label={`${title} : ${names.map((name, player) => `${name} ${now[player]}`).join(", ")}`}>
        <path class="plot-axis" d={`M${PAD.left} ${y(0)}H${WIDTH - PAD.right}`} />
        <path class="plot-now" d={`M${x(at)} ${PAD.top}V${HEIGHT - PAD.bottom}`} />
        {names.map((name, player) => <path key={name} class={`share-line is-${player + 1}`} d={line(player)} />)}
        <text x={PAD.left - 5} y={PAD.top + 9}>{most}</text>
        <text x={PAD.left - 5} y={y(0)}>0</text>
      </svg>
      <ul class="share-names">
        {names.map((name, player) => (
          <li key={name}>
            <svg viewBox="0 0 24 6" aria-hidden="true"><path class={`share-line is-${player + 1}`} d="M1 3H23" /></svg>
            <span>{name}</span> <b>{now[player]}</b>
          </li>
        ))}
      </ul>
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
