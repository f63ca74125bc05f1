/* shade.tsx: shows on request what a rose on each empty square would add. */
import { signal } from "@preact/signals";
import type { Scene } from "./choosing";
import { CELL } from "./outline";
import { Icon } from "./rose";
import type { Player } from "./types";
import type { RosesWords } from "./words";

/** Whose roses; null for none. */
export const shaded = signal<Player | null>(null);

const LEAST = 0.06;
const MOST = 0.5;

/** The empty squares with the points of a rose there; the more points, the darker. */
export function Shades({ scene }: { scene: Scene }) {
  const player = shaded.value;
  const gains = player && scene.facts.gains?.[player - 1];
  if (!gains) return null;
  const cols = scene.view.board[0]!.length;
  const best = Math.max(...gains);
  return (
    <g class={`roses-shades is-${player}`}>
      {gains.map((gain, at) => {
        if (gain === 0) return null;
        const [x, y] = [(at % cols) * CELL, Math.floor(at / cols) * CELL];
        return (
          <g key={at}>
            <rect x={x} y={y} width={CELL} height={CELL} opacity={best > 1 ? LEAST + ((MOST - LEAST) * (gain - 1)) / (best - 1) : LEAST} />
            {gain > 1 && <text x={x + CELL / 2} y={y + CELL / 2 + 6}>+{gain}</text>}
          </g>
        );
      })}
    </g>
  );
}

/** The buttons that choose whose roses are shown. */
export function ShadeChoice({ words, names }: { words: RosesWords; names: string[] }) {
  return (
    <div class="roses-shading" role="group" aria-label={words.shading}>
      <span>{words.shading}</span>
      {([1, 2] as const).map((player) => (
        <button
          key={player}
          type="button"
          aria-pressed={shaded.value === player}
          aria-label={words.shadingFor(names[player - 1] ?? words.players[player - 1]!)}
          title={words.shadingFor(names[player - 1] ?? words.players[player - 1]!)}
          onClick={() => (shaded.value = shaded.value === player ? null : player)}
        >
          <Icon player={player} />
        </button>
      ))}
    </div>
  );
}
