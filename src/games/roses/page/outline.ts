/* outline.ts: squares as shapes. */
import type { Square } from "./types";

export const CELL = 60;

/** How far inside its squares an outline runs, so that those of neighbours stand beside each other. */
const INSET = 2.5;

/** The edge around a set of squares, drawn inside it. */
export function outline(squares: Square[]): string {
  const inside = new Set(squares.map(String));
  return squares
    .map(([row, col]) => {
      const has = (down: number, right: number) => inside.has(`${row + down},${col + right}`);
      /* The four sides, clockwise: a line along the side, shortened at outer corners, and at an inner corner
       * the bend into the next side. */
      const sides = ([[-1, 0], [0, 1], [1, 0], [0, -1]] as const).map(([down, right]) => {
        const half = CELL / 2;
        const at = (out: number, along: number) => {
          const x = (col + 0.5) * CELL + right * out - down * along;
          const y = (row + 0.5) * CELL + down * out + right * along;
          return `${x} ${y}`;
        };
        const [nextDown, nextRight] = [right, -down];
        const near = half - INSET;
        if (!has(down, right)) {
          const [start, end] = [has(-nextDown, -nextRight) ? half : near, has(nextDown, nextRight) ? half : near];
          return `M${at(near, -start)}L${at(near, end)}`;
        }
        const isBend = has(nextDown, nextRight) && !has(down + nextDown, right + nextRight);
        return isBend ? `M${at(half, near)}L${at(near, near)}L${at(near, half)}` : "";
      });
      return sides.join("");
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
