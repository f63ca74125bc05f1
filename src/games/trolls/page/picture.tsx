/* picture.tsx: a small scene: a position of the game, or one for the lobby. */
import type { PictureProps } from "web/board";
import { Castle, Troll } from "./drawings";
import { PLAYERS, type View } from "./types";

const WIDTH = 216;
const [LEFT, RIGHT] = [28, 188];

export function Picture({ view, options }: PictureProps) {
  const cells = view ? Number(options?.cells ?? 7) : 5;
  const { troll, stones = null } = (view as View | undefined) ?? { troll: 2.5 };
  const step = (RIGHT - LEFT) / (cells - 1);
  const wide = Math.max(1, step - 4);
  return (
    <svg class="trolls-picture" viewBox={`0 0 ${WIDTH} 144`} aria-hidden="true">
      <rect class="trolls-sky is-flat" width={WIDTH} height="144" rx="10" />
      <circle class="trolls-sun" cx="158" cy="30" r="11" />
      <path class="trolls-hill is-far" d="M0 84Q50 58 108 80T216 72V134Q216 144 206 144H10Q0 144 0 134Z" />
      <path class="trolls-hill" d="M0 102Q60 86 120 98T216 92V134Q216 144 206 144H10Q0 144 0 134Z" />
      {Array.from({ length: cells }, (_, cell) => (
        <rect
          key={cell}
          class={`trolls-cell ${2 * cell === cells - 1 ? "is-middle" : ""}`}
          x={LEFT + cell * step - wide / 2} y="110" width={wide} height="18" rx="4"
        />
      ))}
      {PLAYERS.map((player) => (
        <g key={player} transform={`translate(${player === 1 ? LEFT : RIGHT} 114) scale(.86)`}><Castle player={player} patterns={false} /></g>
      ))}
      <g transform={`translate(${LEFT + troll * step} 117)`}><Troll looks={view ? 0 : 1} /></g>
      {stones?.map((count, at) => (
        <text key={at} class="trolls-picture-stones" x={at === 0 ? LEFT : RIGHT} y="58" text-anchor="middle">{count}</text>
      ))}
    </svg>
  );
}
