/* outline.ts: squares as shapes. */
import type { Square } from "./types";

export const CELL = 60;

/** The edge around a set of squares, drawn inside it. */
export function outline(squares: Square[]): string {
  const inside = new Set(squares.map(String));
  const has = (row: number, col: number) => inside.has(`${row},${col}`);
  return squares
    .map(([row, col]) => {
      const [x, y] = [col * CELL, row * CELL];
      const edges = [
        has(row - 1, col) ? "" : `M${x} ${y}h${CELL}`,
        has(row + 1, col) ? "" : `M${x} ${y + CELL}h${CELL}`,
        has(row, col - 1) ? "" : `M${x} ${y}v${CELL}`,
        has(row, col + 1) ? "" : `M${x + CELL} ${y}v${CELL}`,
      ];
      return edges.join("");
    })
    .join("");
}

/** The square of a set that lies nearest to its middle. */
export function middleOf(squares: Square[]): Square {
  const mean = (of: 0 | 1) => squares.reduce((sum, square) => sum + square[of], 0) / squares.length;
  const [row, col] = [mean(0), mean(1)];
  const distance = (square: Square) => Math.hypot(square[0] - row, square[1] - col);
  return squares.reduce((best, square) => (distance(square) < distance(best) ? square : best));
}

export function centreOf([row, col]: Square): { x: number; y: number } {
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL };
}
