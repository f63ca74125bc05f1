/* lapse.tsx: the paint alone, for the time lapse of a finished game. */
import type { LapseProps } from "web/board";
import { SIZE, type View } from "./types";
import { wordsOf } from "./words";

const CELL = 20;

export function Lapse({ view: given, names, lang }: LapseProps) {
  const view = given as View;
  const words = wordsOf(lang);
  const counts = view.players.map((_, n) => view.paint.filter((paint) => paint === n + 1).length);
  const label = counts.map((count, n) => `${names[n] ?? words.players[n]!} ${count}`).join(", ");
  return (
    <div class="splaby-lapse">
      <svg viewBox={`0 0 ${SIZE * CELL} ${SIZE * CELL}`} role="img" aria-label={label}>
        {view.paint.map((player, at) => {
          const [x, y] = [(at % SIZE) * CELL, Math.floor(at / SIZE) * CELL];
          return (
            <g key={at}>
              <rect x={x + 0.500} y={y + 0.500} width={CELL - 1} height={CELL - 1} rx="2" class={`is-${player}`} />
              {player > 0 && <text x={x + CELL / 2} y={y + 14}>{player}</text>}
            </g>
          );
        })}
        {view.players.map(({ at: [row, col] }, n) => (
          <circle key={n} class={`is-${n + 1}`} cx={(col + 0.500) * CELL} cy={(row + 0.500) * CELL} r="6.500" />
        ))}
      </svg>
      <ol aria-hidden="true">
        {counts.map((count, n) => (
          <li key={n} class={`is-${n + 1}`} style={{ "--share": `${(100 * count) / (SIZE * SIZE)}%` }}><span>{names[n] ?? words.players[n]}</span><b>{count}</b></li>
        ))}
      </ol>
    </div>
  );
}
