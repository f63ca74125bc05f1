/* points.ts: where the 24 points and the 16 lines of the board are drawn. */

/** The points in the order of view.board. A point is its name: row and column, "24". */
export const POINTS = [
  "11", "14", "17", "22", "24", "26", "33", "34", "35", "41", "42", "43",
  "45", "46", "47", "53", "54", "55", "62", "64", "66", "71", "74", "77",
];

export const LINES = [
  ["11", "14", "17"], ["22", "24", "26"], ["33", "34", "35"], ["41", "42", "43"],
  ["45", "46", "47"], ["53", "54", "55"], ["62", "64", "66"], ["71", "74", "77"],
  ["11", "41", "71"], ["22", "42", "62"], ["33", "43", "53"], ["14", "24", "34"],
  ["54", "64", "74"], ["35", "45", "55"], ["26", "46", "66"], ["17", "47", "77"],
];

const STEP = 60;
const MARGIN = 42;
export const SIZE = 6 * STEP + 2 * MARGIN;
/** Half the distance to the next point, so that a touch is never ambiguous. */
export const REACH = STEP / 2;

export interface Place {
  x: number;
  y: number;
}

/** The position of a row or column from 1 to 7, reversed on a turned board. */
export function along(digit: number, turned: boolean): number {
  return MARGIN + (turned ? 7 - digit : digit - 1) * STEP;
}

export function placeOf(point: string, turned: boolean): Place {
  return { x: along(Number(point[1]), turned), y: along(Number(point[0]), turned) };
}

/** The point within reach of a place, or null. */
export function pointNear(place: Place, turned: boolean): string | null {
  const near = POINTS.find((point) => {
    const { x, y } = placeOf(point, turned);
    return Math.hypot(x - place.x, y - place.y) <= REACH;
  });
  return near ?? null;
}

function neighboursOf(point: string): string[] {
  return LINES.flatMap((line) => {
    const at = line.indexOf(point);
    return at < 0 ? [] : [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
  });
}

/** The points that are joined to each point by a line. */
export const NEIGHBOURS: Record<string, string[]> = Object.fromEntries(
  POINTS.map((point) => [point, neighboursOf(point)]),
);

const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The neighbour that lies where an arrow key points; null for other keys and
 * where no line leads. */
export function neighbourTowards(point: string, key: string, turned: boolean): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const from = placeOf(point, turned);
  const found = NEIGHBOURS[point]!.find((other) => {
    const to = placeOf(other, turned);
    return Math.sign(to.x - from.x) === arrow[0] && Math.sign(to.y - from.y) === arrow[1];
  });
  return found ?? null;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}
