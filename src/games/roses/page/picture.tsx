/* picture.tsx: a small board for the lobby. */
import { CELL } from "./outline";
import { Crown, Rose } from "./rose";

const BOARD = [".......", ".BB....", ".RRRRBB", "...BRBB", "..BBRR.", "....RBR", "......."];
const KING = { x: 4.5 * CELL, y: 2.5 * CELL };

export function Picture() {
  const size = BOARD.length * CELL;
  const squares = BOARD.flatMap((line, row) => [...line].map((letter, col) => ({ letter, row, col })));
  return (
    <svg class="roses-board" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {squares.map(({ row, col }) => (
        <rect class={`roses-cell ${(row + col) % 2 ? "is-odd" : ""}`} x={col * CELL} y={row * CELL} width={CELL} height={CELL} />
      ))}
      {squares
        .filter(({ letter }) => letter !== ".")
        .map(({ letter, row, col }) => (
          <g transform={`translate(${(col + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
            <Rose player={letter === "R" ? 1 : 2} patterns={false} />
          </g>
        ))}
      <g transform={`translate(${KING.x} ${KING.y})`}><Crown /></g>
    </svg>
  );
}
