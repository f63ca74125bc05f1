/* rose.tsx: a rose and the king's crown, around the origin. */
import type { Player } from "./types";

const PETALS = [0, 1, 2, 3, 4].map((n) => ((n * 72 - 90) * Math.PI) / 180);

function circle(x: number, y: number, r: number): string {
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

function petals(distance: number, radius: number, turn: number): string {
  return PETALS.map((angle) =>
    circle(distance * Math.cos(angle + turn), distance * Math.sin(angle + turn), radius),
  ).join("");
}

const OUTER = petals(12.5, 9.6, 0);
const INNER = petals(6.3, 5.1, Math.PI / 5);

export function Rose({ player, patterns }: { player: Player; patterns: boolean }) {
  return (
    <g class={`roses-rose is-${player}`}>
      <path class="roses-outer" d={OUTER} />
      <path class="roses-inner" d={INNER} />
      <circle class="roses-heart" r="4.6" />
      {patterns && <path class="roses-pattern" d={player === 1 ? "M-16 0H16M0-16V16" : circle(0, 0, 11)} />}
    </g>
  );
}

export function Crown() {
  return (
    <g class="roses-crown">
      <path d="M-16.5 9.5L-19-10.5L-8 0L0-17L8 0L19-10.5L16.5 9.5Z" />
      <circle cx="-19" cy="-12" r="2.6" />
      <circle cy="-18.5" r="2.6" />
      <circle cx="19" cy="-12" r="2.6" />
    </g>
  );
}

/** A rose beside a name. */
export function Icon({ player }: { player: Player }) {
  return (
    <svg class="roses-icon" viewBox="-25 -25 50 50" aria-hidden="true">
      <Rose player={player} patterns={false} />
    </svg>
  );
}
