/* way.tsx: the troll's cell turn by turn, with the throws that moved it. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { PLAYERS, pushOf, type Facts, type View } from "./types";
import type { TrollsWords } from "./words";

/** The size that is assumed until the real one is known. */
const ROOM = { width: 360, height: 104 };
const LEAST = 50;
/** Units of the drawing to a pixel: names and throws are as large in every window. */
const SCALE = 0.75;
/* At the right the names stand beside the cells of their castles, clear of the line. */
const PAD = { left: 8, right: 64, top: 8, bottom: 22 };
const GAP = 8;
const LETTER = 5.6;
/** Room for the throws of one turn, "10·12". */
const LABEL = 26;

function gridOf(cells: number): number[] {
  const last = cells - 1;
  const step = last <= 14 ? 1 : last / 4;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, at) => at * step);
}

function useRoom() {
  const ref = useRef<SVGSVGElement>(null);
  const [room, setRoom] = useState(ROOM);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      if (width > 0) setRoom({ width: Math.round(SCALE * width), height: Math.max(LEAST, Math.round(SCALE * height)) });
    });
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, []);
  return { ref, ...room };
}

const cut = (name: string, most: number): string => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

interface WayProps {
  view: View;
  facts: Facts;
  names: string[];
  words: TrollsWords;
}

export function Way({ view, facts, names, words }: WayProps) {
  const { ref, width, height } = useRoom();
  const { cells, way } = facts;
  const push = pushOf(view, facts);
  const turns = Math.max(way.length - 1, 6);
  const ends = PLAYERS.map((player) => names[player - 1] ?? words.players[player - 1]!);
  /* Long names have up to a third of the width. */
  const right = Math.max(PAD.right, Math.min(width / 3, GAP + LETTER * Math.max(...ends.map(({ length }) => length))));
  const room = width - PAD.left - right;
  const x = (turn: number) => PAD.left + (room * turn) / turns;
  /* The right castle is at the top, as the lord of the left one sees it. */
  const y = (cell: number) => PAD.top + ((height - PAD.top - PAD.bottom) * (cells - 1 - cell)) / (cells - 1);
  const line = way.map((cell, turn) => `${turn === 0 ? "M" : "L"}${x(turn).toFixed(1)} ${y(cell).toFixed(1)}`).join("");
  const every = Math.max(1, Math.ceil((LABEL * turns) / room));
  const end = way.length - 1;
  const path = push ? [...way, view.troll] : way;
  return (
    <figure class="trolls-way">
      <figcaption>{words.way}</figcaption>
      <svg ref={ref} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.wayLabel(path)}>
        <g class="trolls-lines">
          {gridOf(cells).map((cell) => (
            <path key={cell} class={cell * 2 === cells - 1 ? "is-middle" : ""} d={`M${PAD.left} ${y(cell)}H${width - right}`} />
          ))}
        </g>
        {PLAYERS.map((player) => (
          <text key={player} class={`trolls-end is-${player}`} x={width - right + GAP} y={y(player === 1 ? 0 : cells - 1) + 3}>
            {cut(ends[player - 1]!, Math.floor((right - GAP) / LETTER))}
          </text>
        ))}
        <path class="trolls-line" d={line} />
        {push && <path class={`trolls-pushed is-${push.by}`} d={`M${x(end)} ${y(way[end]!)}V${y(view.troll)}`} />}
        {way.map((cell, turn) => (
          <circle key={turn} class={turn === end ? "is-now" : ""} cx={x(turn)} cy={y(cell)} r={turn === end ? 4 : turns > 40 ? 1.6 : 2.8} />
        ))}
        {push && <circle class="is-now" cx={x(end)} cy={y(view.troll)} r="4" />}
        {view.throws.map(([left, right], at) =>
          (view.throws.length - 1 - at) % every === 0 ? (
            <text key={at} class="trolls-throws" x={x(at + 1)} y={height - 6}>
              <tspan class="is-1">{left}</tspan>
              <tspan>·</tspan>
              <tspan class="is-2">{right}</tspan>
            </text>
          ) : null,
        )}
      </svg>
    </figure>
  );
}
