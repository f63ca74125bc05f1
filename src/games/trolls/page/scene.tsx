/* scene.tsx: the path between the castles, the troll on it, and the throws of
 * the last turn. */
import type { RefObject } from "preact";
import type { SeatNumber } from "web/messages";
import { Castle, Heap, Troll } from "./drawings";
import { PLAYERS, pushOf, type Facts, type Player, type Push, type View } from "./types";
import type { TrollsWords } from "./words";

export const WIDTH = 360;
const HEIGHT = 138;
/* The height of the sky; a low window shows less of it. */
const SKY = 54;
/** The height at which feet and walls stand. */
export const GROUND = 101;
const MARGIN = 14;
/** More cells than these are numbered in steps. */
const NUMBERED = 15;

export interface Track {
  cells: number;
  pitch: number;
  x(cell: number): number;
  /** the scale of castles and troll, which are drawn 40 wide */
  scale: number;
}

export function trackOf(cells: number): Track {
  const pitch = (WIDTH - 2 * MARGIN) / cells;
  return {
    cells,
    pitch,
    x: (cell) => MARGIN + (cell + 0.5) * pitch,
    scale: Math.min(1, Math.max(0.72, (pitch * 0.92) / 40)),
  };
}

/** The point from which a castle throws. */
export const catapult = (track: Track, player: Player): number => track.x(player === 1 ? 0 : track.cells - 1);

function Land() {
  return (
    <>
      <defs>
        <linearGradient id="trolls-sky" x1="0" y1="0" x2="0" y2="1">
          <stop class="trolls-sky-1" offset="0" />
          <stop class="trolls-sky-2" offset="1" />
        </linearGradient>
      </defs>
      <rect class="trolls-sky" y={-SKY} width={WIDTH} height={HEIGHT + SKY} />
      <circle class="trolls-sun" cx="268" cy="26" r="12" />
      <path class="trolls-cloud" d="M88 -16q4-9 13-6q6-9 16-2q10-2 10 8H90q-6 0-2 0ZM312 -24q3-7 10-4q5-6 12 0q7-1 8 6h-28q-4 0-2-2Z" />
      <path class="trolls-cloud" d="M40 34q4-9 13-6q6-9 16-2q10-2 10 8H42q-6 0-2 0ZM196 22q3-7 10-4q5-6 12 0q7-1 8 6h-28q-4 0-2-2Z" />
      <path class="trolls-hill is-far" d={`M0 74Q60 46 130 68T250 60T${WIDTH} 64V${HEIGHT}H0Z`} />
      <path class="trolls-hill" d={`M0 88Q90 68 180 82T${WIDTH} 78V${HEIGHT}H0Z`} />
    </>
  );
}

function Cells({ track, coordinates }: { track: Track; coordinates: boolean }) {
  const { cells, pitch, x } = track;
  const gap = Math.min(1.6, pitch * 0.12);
  const middle = (cells - 1) / 2;
  const step = cells <= NUMBERED ? 1 : cells <= 41 ? 5 : 10;
  const all = Array.from({ length: cells }, (_, cell) => cell);
  return (
    <g aria-hidden="true">
      {all.map((cell) => (
        <rect
          key={cell}
          data-place={cell}
          class={`trolls-cell ${cell === middle ? "is-middle" : ""} ${cell === 0 ? "is-1" : cell === cells - 1 ? "is-2" : ""}`}
          x={x(cell) - pitch / 2 + gap}
          y={GROUND - 5}
          width={pitch - 2 * gap}
          height="19"
          rx={Math.min(4, pitch / 4)}
        />
      ))}
      {coordinates && (
        <g class="trolls-coordinates">
          {all
            .filter((cell) => cell % step === 0 || cell === cells - 1)
            .map((cell) => (
              <text key={cell} class={cell === middle ? "is-middle" : ""} x={x(cell)} y={GROUND + 29}>{cell}</text>
            ))}
        </g>
      )}
      <path class="trolls-middle" d={`M${x(middle)} ${GROUND + 15}v5`} />
    </g>
  );
}

interface Placed {
  track: Track;
  cell: number;
}

function Standing({ track, cell, looks }: Placed & { looks: number }) {
  return (
    <g transform={`translate(${track.x(cell)} ${GROUND + 3}) scale(${track.scale})`}>
      <g data-motion="troll">
        <ellipse class="trolls-shade" cx="0" cy="0.5" rx="18" ry="3.6" />
        <Troll looks={looks} />
      </g>
    </g>
  );
}

/* Shows where the troll stood before this turn, and its way from there. */
function Before({ track, cell, to }: Placed & { to: number }) {
  if (cell === to) return null;
  return (
    <g class="trolls-ghost" aria-hidden="true" transform={`translate(${track.x(cell)} ${GROUND + 3}) scale(${track.scale})`}>
      <Troll looks={Math.sign(to - cell)} />
    </g>
  );
}

/* One hop for each cell that the stones left pushed the troll. */
function Hops({ track, push }: { track: Track; push: Push }) {
  const y = GROUND - 44 * track.scale;
  const hops = push.cells.slice(1).map((cell, at) => {
    const [from, to] = [track.x(push.cells[at]!), track.x(cell)];
    return `M${from} ${y}Q${(from + to) / 2} ${y - 16} ${to} ${y}`;
  });
  return <path class={`trolls-hops is-${push.by}`} d={hops.join("")} />;
}

/* The stones of the last turn: only seen while they fly. */
function Flight({ track, throws }: { track: Track; throws: [number, number] }) {
  return (
    <g aria-hidden="true">
      {PLAYERS.map((player) => (
        <g key={player} class={`trolls-flight is-${player}`} data-motion={`stones-${player}`}>
          <g transform={`translate(${catapult(track, player)} ${GROUND - 40})`}>
            <Heap count={throws[player - 1]!} />
          </g>
        </g>
      ))}
    </g>
  );
}

/** What a player is doing in this turn. */
export type Doing = "thinks" | "chose" | null;

interface BannerProps {
  track: Track;
  player: Player;
  doing: Doing;
  sealed: string | null;
}

/* A sign over a castle: its lord is still thinking, or has sealed a choice. A player's own seal shows the
 * number. */
function Banner({ track, player, doing, sealed }: BannerProps) {
  if (doing === null) return null;
  const half = doing === "chose" && sealed !== null ? 13 : 11;
  const x = Math.min(WIDTH - half - 6, Math.max(half + 6, catapult(track, player)));
  const y = GROUND - 52 * track.scale - 15;
  return (
    <g class={`trolls-banner is-${player} ${doing === "chose" ? "is-sealed" : ""}`} transform={`translate(${x} ${y})`}>
      <rect x={-half} y="-10" width={2 * half} height="20" rx="10" />
      {doing === "thinks" ? (
        <g class="trolls-dots">
          <circle cx="-5" cy="0" r="1.6" />
          <circle cx="0" cy="0" r="1.6" />
          <circle cx="5" cy="0" r="1.6" />
        </g>
      ) : sealed !== null ? (
        <text y="4.2">{sealed}</text>
      ) : (
        <path d="M-4.5 0.2l3.2 3.4l6-6.8" />
      )}
    </g>
  );
}

/* "3 – 2", what both threw last. */
function Reveal({ throws, turn, words }: { throws: [number, number]; turn: number; words: TrollsWords }) {
  const isWide = throws.some((stones) => stones > 99);
  const reach = isWide ? 30 : 22;
  return (
    <g class="trolls-reveal" transform={`translate(${WIDTH / 2} 20)`} data-motion="reveal">
      <text class="trolls-turn" y="-9">{words.turn(turn)}</text>
      {PLAYERS.map((player) => (
        <g key={player} class={`is-${player}`} transform={`translate(${player === 1 ? -reach : reach} 10)`}>
          <rect x={isWide ? -22 : -15} y="-13" width={isWide ? 44 : 30} height="26" rx="7" />
          <text y="6.2">{throws[player - 1]}</text>
        </g>
      ))}
      <text class="trolls-dash" y="15">–</text>
    </g>
  );
}

interface SceneProps {
  root: RefObject<SVGSVGElement | null>;
  view: View;
  facts: Facts;
  words: TrollsWords;
  coordinates: boolean;
  patterns: boolean;
  doings: Doing[];
  sealed: string | null;
  as: SeatNumber;
}

export function Scene(props: SceneProps) {
  const { root, view, facts, words, doings } = props;
  const track = trackOf(facts.cells);
  const push = pushOf(view, facts);
  const last = view.throws.at(-1);
  const before = facts.way.at(-2) ?? view.troll;
  const spoken = [words.scene(view.troll, facts.cells - 1), last ? words.reveal(...last) : ""].join(" ");
  return (
    <svg ref={root} class="trolls-scene" viewBox={`0 ${-SKY} ${WIDTH} ${HEIGHT + SKY}`} preserveAspectRatio="xMidYMax slice" role="img" aria-label={spoken.trim()}>
      <Land />
      <Cells track={track} coordinates={props.coordinates} />
      {PLAYERS.map((player) => (
        <g key={player} transform={`translate(${catapult(track, player)} ${GROUND}) scale(${track.scale})`}>
          <Castle player={player} patterns={props.patterns} />
        </g>
      ))}
      <Before track={track} cell={before} to={view.troll} />
      {push && <Hops track={track} push={push} />}
      <Standing track={track} cell={view.troll} looks={Math.sign(view.troll - before)} />
      {last && <Flight track={track} throws={last} />}
      {PLAYERS.map((player) => (
        <Banner
          key={player}
          track={track}
          player={player}
          doing={doings[player - 1] ?? null}
          sealed={player === props.as ? props.sealed : null}
        />
      ))}
      {last && <Reveal throws={last} turn={view.throws.length} words={words} />}
    </svg>
  );
}
