/* picture.tsx: a small labyrinth for the lobby, some of it painted. */

/** A line of tiles each: what a tile opens to, n e s w, and whose paint it has. */
const TILES = [
  ["es1", "ew1", "esw1", "ns", "sw2"],
  ["ns1", "es", "nsw1", "nes2", "nw2"],
  ["nes3", "ew", "nesw1", "ew2", "sw2"],
  ["ns3", "es3", "nw", "es4", "nsw4"],
  ["ne3", "new3", "ew", "new4", "nw4"],
];
const SIZE = 40;
const ENDS: Record<string, string> = { n: "V0", e: "H40", s: "V40", w: "H0" };

function Tile({ tile, x, y }: { tile: string; x: number; y: number }) {
  const sides = [...tile].filter((letter) => letter in ENDS);
  const player = /\d/.exec(tile)?.[0];
  const paint = player ? `var(--p${player})` : "#dfe3e8";
  const d = sides.map((side) => `M20 20${ENDS[side]}`).join("");
  return (
    <g transform={`translate(${x * SIZE} ${y * SIZE})`}>
      <rect x="1" y="1" width="38" height="38" rx="4" fill="#46505c" />
      <path d={d} stroke={paint} stroke-width="11" />
      <rect x="14.500" y="14.500" width="11" height="11" fill={paint} />
    </g>
  );
}

/** Where somebody stands, in their colour. */
const PLAYERS: [number, number, number][] = [[2, 2, 1], [4, 0, 2], [0, 4, 3], [3, 4, 4]];

export function Picture() {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true">
      <rect width="200" height="200" rx="8" fill="#323a44" />
      {TILES.map((line, y) => line.map((tile, x) => <Tile key={`${x},${y}`} tile={tile} x={x} y={y} />))}
      {PLAYERS.map(([x, y, player]) => (
        <circle key={player} cx={x * SIZE + 20} cy={y * SIZE + 20} r="10" fill={`var(--p${player})`} stroke="#fff" stroke-width="3.500" />
      ))}
    </svg>
  );
}
