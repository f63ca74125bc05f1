/* picture.tsx: a small board: a position of the game, or one for the lobby. */
import type { PictureProps } from "web/board";
import { CELL } from "./outline";
import { Crown, Rose } from "./rose";
import type { View } from "./types";

const SAMPLE: Pick<View, "board" | "king"> = {
  board: [".......", ".BB....", ".RRRRBB", "...BRBB", "..BBRR.", "....RBR", "......."],
  king: [2, 4],
};

const middle = (at: number): number => (at + 0.5) * CELL;

export function Picture({ view }: PictureProps) {
  const { board, king } = (view as View | undefined) ?? SAMPLE;
  const squares = board.flatMap((line, row) => [...line].map((letter, col) => ({ letter, row, col })));
  return (
    <svg class="roses-board" viewBox={`0 0 ${board[0]!.length * CELL} ${board.length * CELL}`} aria-hidden="true">
      {squares.map(({ row, col }) => (
        <rect class={`roses-cell ${(row + col) % 2 ? "is-odd" : ""}`} x={col * CELL} y={row * CELL} width={CELL} height={CELL} />
      ))}
      {squares
        .filter(({ letter }) => letter !== ".")
        .map(({ letter, row, col }) => (
          <g transform={`translate(${middle(col)} ${middle(row)})`}>
            <Rose player={letter === "R" ? 1 : 2} patterns={false} />
          </g>
        ))}
      <g transform={`translate(${middle(king[1])} ${middle(king[0])})`}><Crown /></g>
    </svg>
  );
}
