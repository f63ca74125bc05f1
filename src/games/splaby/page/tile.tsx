/* tile.tsx: a tile of the labyrinth, items and players, each around the middle
 * of a tile. */
import { hasWall, type Item, type Player, SIDES, type Side } from "./types";

export const CELL = 64;
const HALF = CELL / 2;
const WAY = 13; /* half the width of a corridor */

/* A corridor from the middle to an edge, for each side, drawn clockwise. */
const ARMS: Record<Side, string> = {
  N: `M${-WAY} ${WAY}V${-HALF}H${WAY}V${WAY}Z`,
  E: `M${-WAY} ${-WAY}H${HALF}V${WAY}H${-WAY}Z`,
  S: `M${WAY} ${-WAY}V${HALF}H${-WAY}V${-WAY}Z`,
  O: `M${WAY} ${WAY}H${-HALF}V${-WAY}H${WAY}Z`,
};

/** The open ways of a tile as a path. */
export function waysOf(walls: number): string {
  return SIDES.filter((side) => !hasWall(walls, side)).map((side) => ARMS[side]).join("");
}

interface TileProps {
  walls: number;
  paint: number;
  item: Item;
  isFixed: boolean;
  patterns: boolean;
}

/** Slate with corridors cut into it, in the colour of the player who painted
 * them. */
export function Tile({ walls, paint, item, isFixed, patterns }: TileProps) {
  const ways = waysOf(walls);
  return (
    <>
      <rect class={`splaby-slate ${isFixed ? "is-fixed" : ""}`} x={1 - HALF} y={1 - HALF} width={CELL - 2} height={CELL - 2} rx="5" />
      <path class={`splaby-way is-${paint}`} d={ways} />
      {patterns && paint > 0 && <path class="splaby-pattern" fill={`url(#splaby-pattern-${paint})`} d={ways} />}
      {item > 0 && <ItemIcon item={item} />}
    </>
  );
}

/** The pattern that distinguishes the paint of each player. */
export function Patterns() {
  const shapes = ["M3 3h0M9 9h0", "M0 6L6 0M6 12L12 6", "M0 3H12M0 9H12", "M3 0v6M0 3h6M9 6v6M6 9h6"];
  return (
    <defs>
      {shapes.map((d, at) => (
        <pattern key={at} id={`splaby-pattern-${at + 1}`} width="12" height="12" patternUnits="userSpaceOnUse">
          <path class="splaby-stroke" d={d} />
        </pattern>
      ))}
    </defs>
  );
}

const ITEMS: Record<number, string> = {
  1: "M-9 3a8 8 0 1 0 16 0a8 8 0 1 0-16 0M4-4L8-9L12-10",
  2: "M-11-6H10V-1H1L-2 2H-5L-6 9H-11Z",
  3: "M-9-9Q0-6 9-9V0Q9 8 0 12Q-9 8-9 0Z",
};

export function ItemIcon({ item }: { item: Item }) {
  return (
    <g class={`splaby-item is-${item}`}>
      <circle r="14.500" />
      <path d={ITEMS[item]} />
    </g>
  );
}

/** A player's number on their colour. */
export function Pawn({ player }: { player: Player }) {
  return (
    <g class={`splaby-pawn is-${player}`}>
      <circle r="15" />
      <text y="6.500">{player}</text>
    </g>
  );
}
