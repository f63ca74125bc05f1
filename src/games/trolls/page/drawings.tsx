/* drawings.tsx: castles, the troll and stones, each around its own origin. */
import type { Player } from "./types";

const MERLONS = [-20, -4, 12];

/** A castle whose foot is at the origin, 40 wide; the flags differ in shape,
 * not only in colour. */
export function Castle({ player, patterns }: { player: Player; patterns: boolean }) {
  return (
    <g class={`trolls-castle is-${player}`}>
      <path class="trolls-wall" d="M-20 0V-29H20V0Z" />
      {MERLONS.map((x) => (
        <rect key={x} class="trolls-wall" x={x} y="-35" width="8" height="6.6" />
      ))}
      {patterns && <path class="trolls-pattern" d={player === 1 ? "M-14-23h0M-7-18h0M7-18h0M14-23h0M-14-12h0M14-12h0" : "M-18-10l8-8M-18-2l6-6M10-12l8-8M12-2l6-6"} />}
      <path class="trolls-gate" d="M-6 0V-9A6 6 0 0 1 6-9V0Z" />
      <path class="trolls-pole" d="M0-35V-50" />
      <path class="trolls-flag" d={player === 1 ? "M0-50L15-45.5L0-41Z" : "M0-50H14L10-46L14-42H0Z"} />
    </g>
  );
}

/** A troll whose feet are at the origin, 40 wide. It looks where it goes: -1, 0
 * or 1. */
export function Troll({ looks }: { looks: number }) {
  const shift = looks * 1.2;
  return (
    <g class="trolls-troll">
      <path class="trolls-horn" d="M-11-30L-17-45L-4-33Z" />
      <path class="trolls-horn" d="M11-30L17-45L4-33Z" />
      <path class="trolls-body" d="M-16 0C-24-26-14-37 0-37S24-26 16 0Z" />
      <path class="trolls-belly" d="M-9-1C-12-10-6-15 0-15S12-10 9-1Z" />
      <circle class="trolls-eye" cx="-6.5" cy="-25" r="3.9" />
      <circle class="trolls-eye" cx="6.5" cy="-25" r="3.9" />
      <circle class="trolls-pupil" cx={-6.5 + shift} cy="-24.5" r="1.8" />
      <circle class="trolls-pupil" cx={6.5 + shift} cy="-24.5" r="1.8" />
      <path class="trolls-mouth" d="M-7-17Q0-12 7-17" />
      <path class="trolls-tooth" d="M-4-15.6l1.4 3.4l2-2.7ZM4-15.6l-1.4 3.4l-2-2.7Z" />
    </g>
  );
}

/** A few stones around the origin, as many as can be told apart. */
const HEAP = [[0, 0], [-5, 2], [5, 2], [-2.5, -4], [2.5, -4], [0, 5]] as const;

export function Heap({ count }: { count: number }) {
  return (
    <>
      {HEAP.slice(0, count).map(([x, y], at) => (
        <circle key={at} class="trolls-stone" cx={x} cy={y} r="3" />
      ))}
    </>
  );
}

export function CastleIcon({ player }: { player: Player }) {
  return (
    <svg class="trolls-icon" viewBox="-22 -52 44 54" aria-hidden="true">
      <Castle player={player} patterns={false} />
    </svg>
  );
}
