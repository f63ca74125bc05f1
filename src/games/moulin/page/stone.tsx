/* stone.tsx: the pieces and what is drawn on them. */
import type { Player } from "./types";
import type { Place } from "./points";

export const RADIUS = 21;

/** Black has two rings, white one; with patterns black has bars, white a dot. */
export function Stone({ player, patterns, ...rest }: { player: Player; patterns: boolean; class?: string } & Place) {
  const { x, y, class: name } = rest;
  return (
    <g class={`moulin-stone is-${player} ${name ?? ""}`} transform={`translate(${x} ${y})`}>
      <circle class="moulin-shade" r={RADIUS} cy="2" />
      <circle class="moulin-body" r={RADIUS} />
      <circle class="moulin-ring" r={RADIUS * 0.64} />
      {patterns ? <Pattern player={player} /> : player === 1 && <circle class="moulin-ring" r={RADIUS * 0.28} />}
    </g>
  );
}

function Pattern({ player }: { player: Player }) {
  return player === 1 ? (
    <path class="moulin-pattern" d="M-8-6H8M-10 0H10M-8 6H8" />
  ) : (
    <circle class="moulin-pattern" r="4" />
  );
}

/** Dashed ring and cross: this one can be removed. */
export function RemovalMark({ x, y }: Place) {
  return (
    <g class="moulin-removal" transform={`translate(${x} ${y})`}>
      <circle r={RADIUS + 4} />
      <path class="is-casing" d="M-7-7L7 7M7-7L-7 7" />
      <path d="M-7-7L7 7M7-7L-7 7" />
    </g>
  );
}
