/* picture.tsx: a small labyrinth: a position of the game, or one for the lobby. */
import type { PictureProps } from "web/board";
import type { View } from "./types";

/** A row of tiles. Of each tile: the open sides (n e s w), and the player whose paint it has. */
const SAMPLE = [
  ["es1", "ew1", "esw1", "ns", "sw2"],
  ["ns1", "es", "nsw1", "nes2", "nw2"],
  ["nes3", "ew", "nesw1", "ew2", "sw2"],
  ["ns3", "es3", "nw", "es4", "nsw4"],
  ["ne3", "new3", "ew", "new4", "nw4"],
];
/** The places of the players, with their colours. */
const PLAYERS: [number, number, number][] = [[2, 2, 1], [4, 0, 2], [0, 4, 3], [3, 4, 4]];
const TILE = 40;
const ENDS: Record<string, string> = { n: "V0", e: "H40", s: "V40", w: "H0" };

function Tile({ tile, x, y }: { tile: string; x: number; y: number }) {
  const sides = [...tile].filter((letter) => letter in ENDS);
  const player = /[1-4]/.exec(tile)?.[0];
  const paint = player ? `var(--p${player})` : "#dfe3e8";
  const d = sides.map((side) => `M20 20${ENDS[side]}`).join("");
  return (
    <g transform={`translate(${x * TILE} ${y * TILE})`}>
      <rect x="1" y="1" width="38" height="38" rx="4" fill="#46505c" />
      <path d={d} stroke={paint} stroke-width="11" />
      <rect x="14.500" y="14.500" width="11" height="11" fill={paint} />
    </g>
  );
}

/* The walls of a tile are a sum of 1, 2, 4 and 8: north, east, south, west. */
function tilesOf({ walls, paint }: View): string[][] {
  const size = Math.sqrt(walls.length);
  const tile = (at: number) => [..."nesw"].filter((_, side) => !(walls[at]! & (1 << side))).join("") + paint[at];
  return Array.from({ length: size }, (_, y) => Array.from({ length: size }, (_, x) => tile(y * size + x)));
}

export function Picture({ view }: PictureProps) {
  const tiles = view ? tilesOf(view as View) : SAMPLE;
  const players = view ? (view as View).players.map(({ at }, n): [number, number, number] => [at[1], at[0], n + 1]) : PLAYERS;
  const side = tiles.length * TILE;
  return (
    <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect width={side} height={side} rx="8" fill="#323a44" />
      {tiles.map((line, y) => line.map((tile, x) => <Tile key={`${x},${y}`} tile={tile} x={x} y={y} />))}
      {players.map(([x, y, player]) => (
        <circle key={player} cx={x * TILE + 20} cy={y * TILE + 20} r="12" fill={`var(--p${player})`} stroke="#fff" stroke-width="4" />
      ))}
    </svg>
  );
}
