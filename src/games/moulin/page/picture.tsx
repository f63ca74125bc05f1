/* picture.tsx: a small board: a position of the game, or one for the lobby. */
import type { PictureProps } from "web/board";
import { LINES, POINTS, SIZE, placeOf } from "./points";
import { stonesOf } from "./choosing";
import { Stone } from "./stone";

const BOARD = "12....1.1122.11221....22";

export function Picture({ view }: PictureProps) {
  const stones = stonesOf(view?.board ?? BOARD);
  const lines = LINES.map((line) => {
    const ends = [line[0]!, line[2]!].map((point) => placeOf(point, false));
    return "M" + ends.map(({ x, y }) => `${x} ${y}`).join("L");
  });
  return (
    <svg class="moulin-board" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      <rect class="moulin-wood is-flat" x="1" y="1" width={SIZE - 2} height={SIZE - 2} rx="16" />
      <path class="moulin-lines" d={lines.join("")} />
      {POINTS.map((point) => {
        const player = stones.get(point);
        const { x, y } = placeOf(point, false);
        return player ? <Stone player={player} patterns={false} x={x} y={y} /> : <circle class="moulin-point" cx={x} cy={y} r="4.5" />;
      })}
    </svg>
  );
}
