/* surface.tsx: the labyrinth of splaby with its twelve slots. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "web/board";
import { pickAll } from "web/choices";
import { isShort, layout } from "web/layout";
import { Bar } from "./bar";
import { useMotion } from "./motion";
import { moveOf, rotationsOf, sceneOf, type Looked, type Scene } from "./scene";
import { CELL, Patterns, Pawn, Tile } from "./tile";
import {
  beside, indexOf, isFixed, hasWall, isSame, isSlot, lineOf, SIDES, SIZE, SLOTS, STEP,
  type Place, type Player, type Side, type View,
} from "./types";
import { slotText, type SplabyWords } from "./words";

/* Room for the slots around the board: x at the sides, y above and below. On a phone there is
 * little room, so the areas to touch reach into the board, by `into` at the sides and by `down`
 * above and below. */
interface Margins { x: number; y: number; into: number; down: number }
const WIDE: Margins = { x: 36, y: 36, into: 0, down: 0 };
const NARROW: Margins = { x: 32, y: 54, into: 21, down: 0 };
const SHORT: Margins = { x: 36, y: 36, into: 26, down: 26 };
const marginsOf = (): Margins => (isShort.value ? SHORT : layout.value === "phone" ? NARROW : WIDE);
const ARROW: Record<Side, number> = { N: 0, E: 90, S: 180, O: 270 };
const OPPOSITE: Record<Side, Side> = { N: "S", E: "O", S: "N", O: "E" };

interface On {
  look(what: Looked): void;
  act(what: string): void;
}

const x = (col: number) => (col + 0.5) * CELL;
const at = ([row, col]: Place): string => `translate(${x(col)} ${x(row)})`;

/* A place outside the board: halfway into the margin. */
const outside = ([row, col]: Place): string => {
  const margins = marginsOf();
  const into = (n: number, margin: number) => (n < 0 ? -margin / 2 : n >= SIZE ? SIZE * CELL + margin / 2 : x(n));
  return `translate(${into(col, margins.x)} ${into(row, margins.y)})`;
};

/* Several players on one tile are drawn side by side. */
const CROWD: Place[][] = [[], [[0, 0]], [[0, -13], [0, 13]], [[-11, -13], [-11, 13], [12, 0]], [[-13, -13], [-13, 13], [13, -13], [13, 13]]];

function Pawns({ scene }: { scene: Scene }) {
  const { players } = scene.shown;
  return (
    <>
      {players.map(({ at: place }, n) => {
        const crowd = players.flatMap((other, m) => (isSame(other.at, place) ? [m] : []));
        const [down, right] = CROWD[crowd.length]![crowd.indexOf(n)]!;
        const scale = crowd.length > 1 ? 0.8 : 1;
        return (
          <g key={n} transform={`translate(${x(place[1]) + right} ${x(place[0]) + down}) scale(${scale})`}>
            <g data-pawn={n + 1}><Pawn player={(n + 1) as Player} /></g>
          </g>
        );
      })}
    </>
  );
}

/* The order in which a jet covers tiles, jet by jet. */
function orderOf({ facts, view, mover, paint }: Scene): Place[][] {
  const side = paint?.[1] as Side | undefined;
  const tiles = side ? facts.jets[side] : undefined;
  if (!tiles || !mover || tiles.length === 0) return [];
  const from = view.players[mover - 1]!.at;
  const first = SIDES.indexOf(side!);
  return SIDES.map((_, n) => SIDES[(first + n) % 4]!).map((way) => {
    const run: Place[] = [];
    let place = beside(from, way);
    while (tiles.some((tile) => isSame(tile, place))) {
      run.push(place);
      place = beside(place, way);
    }
    return run;
  });
}

/* Draws what is about to be painted: the way of each jet, the walls it passes and, for several jets, their
 * order. */
function Jets({ scene }: { scene: Scene }) {
  const { view, mover, isPainted } = scene;
  if (isPainted || !mover) return null;
  const from = view.players[mover - 1]!.at;
  const runs = orderOf(scene);
  const isBomb = view.players[mover - 1]!.item === 1;
  return (
    <g class={`splaby-jets is-${mover}`}>
      {runs.map((run, n) => {
        const side = SIDES[(SIDES.indexOf(scene.paint![1] as Side) + n) % 4]!;
        const last = run.at(-1);
        return last && (
          <g key={side}>
            <path d={`M${x(from[1])} ${x(from[0])}L${x(last[1])} ${x(last[0])}`} />
            {[from, ...run.slice(0, -1)].map((place, k) => {
              const next = run[k]!;
              const isWalled = hasWall(view.walls[indexOf(place)]!, side) || hasWall(view.walls[indexOf(next)]!, OPPOSITE[side]);
              return isWalled && (
                <path key={k} class="splaby-breach" transform={`translate(${(x(place[1]) + x(next[1])) / 2} ${(x(place[0]) + x(next[0])) / 2})`} d="M-7-7L7 7M-7 7L7-7" />
              );
            })}
            {isBomb && <g class="splaby-order" transform={at(last)}><circle r="11" /><text y="5">{n + 1}</text></g>}
          </g>
        );
      })}
    </g>
  );
}

/* Makes an element that can be clicked, tapped or activated with Enter. */
function choice(what: string, on: On, isOff = false) {
  return {
    role: "button" as const,
    tabindex: isOff ? -1 : 0,
    "aria-disabled": isOff || undefined,
    onClick: () => on.act(what),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      on.act(what);
    },
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && on.look(what),
    onPointerLeave: () => on.look(null),
    onFocus: () => on.look(what),
    onBlur: () => on.look(null),
  };
}

const RADIUS = 8.5;

/* The four ways out of the mover's tile: to paint, and then to step. */
function Ways({ scene, on }: { scene: Scene; on: On }) {
  const { mover, view, isPainted, words, props } = scene;
  const [, second] = props.picked;
  if (!mover || isSlot(second)) return null;
  const from = view.players[mover - 1]!.at;
  const scale = layout.value === "phone" || isShort.value ? 1.35 : 1;
  /* In small windows the area to touch reaches into the pawn's own tile: at the edge there is little room outside. */
  const own = layout.value === "phone" || isShort.value ? 22 : 0;
  return (
    <g class={`splaby-ways is-${mover} ${isPainted ? "is-step" : "is-paint"}`}>
      {SIDES.map((side) => {
        const part = `${isPainted ? "D" : "P"}${side}`;
        const isLegal = !isPainted || moveOf(props.legal, [props.picked[0]!, part]) !== null;
        const [down, right] = STEP[side];
        /* Where a slot lies beside the tile, the arrow stays on it: the slot would cover its half. */
        const slot = side + from[down === 0 ? 0 : 1];
        const inwards = SLOTS.includes(slot) && isSame(lineOf(slot)[0]!, from) ? RADIUS * scale : 0;
        const [out, reach] = [CELL * 0.5 - inwards, CELL * 0.5 + inwards];
        return isLegal && (
          <g
            key={side}
            class={`splaby-handle ${second === part ? "is-picked" : ""}`}
            transform={`translate(${x(from[1]) + right * out} ${x(from[0]) + down * out})`}
            data-part={part}
            aria-label={(isPainted ? words.move : words.paint)(words.sides[side]!)}
            {...choice(part, on)}
          >
            <rect class="splaby-hit" x={-CELL / 2} y={-CELL / 2 - 4} width={CELL} height={CELL + 4 + own} transform={`translate(${right * reach} ${down * reach}) rotate(${ARROW[side]})`} />
            <g transform={`rotate(${ARROW[side]}) scale(${scale})`}>
              <circle r={RADIUS} /><path d="M0 4.500V-4M-3.500-.5L0-4.500L3.500-.5" />
            </g>
          </g>
        );
      })}
    </g>
  );
}

/* At a side. */
function SideKey({ margins: { x: room, into }, side }: { margins: Margins; side: Side }) {
  const left = side === "E" ? 3 - room / 2 : 4 - room / 2;
  const high = into > 0 ? 58 : 42;
  return <rect class="splaby-key" x={left} y={-high / 2} width={room - 6} height={high} rx="7" />;
}

/* Above or below the board. */
function EndKey({ margins: { y: room, into } }: { margins: Margins }) {
  const wide = into > 0 ? 58 : 42;
  return <rect class="splaby-key" x={-wide / 2} y={4 - room / 2} width={wide} height={room - 6} rx="7" />;
}

/* The slots where the spare can be pushed in; one of them is forbidden. */
function Slots({ scene, on }: { scene: Scene; on: On }) {
  const { view, words, mover, isPainted, shifted, props } = scene;
  const margins = marginsOf();
  const isOpen = mover !== null && isPainted;
  const [into, down] = isOpen ? [margins.into, margins.down] : [0, 0];
  return (
    <g class={`splaby-slots ${isOpen ? "is-open" : ""}`}>
      {SLOTS.map((slot) => {
        const side = slot[0] as Side;
        const place = beside(lineOf(slot)[0]!, side);
        const isForbidden = slot === view.forbidden;
        /* The slot where the tile that is pushed out lies. */
        const isExit = shifted !== null && slot === OPPOSITE[shifted.slot[0] as Side] + shifted.slot[1]!;
        const name = words.slot(words.sides[side]!, slot[1]!);
        const isOff = isForbidden || !isOpen;
        const isSide = side === "E" || side === "O";
        return (
          <g
            key={slot}
            class={`splaby-slot ${isForbidden ? "is-forbidden" : ""} ${props.picked[1] === slot ? "is-picked" : ""} ${isExit ? "is-exit" : ""}`}
            transform={outside(place)}
            data-part={slot}
            aria-label={isForbidden ? `${name}, ${words.forbidden}` : name}
            aria-pressed={props.picked[1] === slot}
            data-why={!mover ? undefined : isForbidden ? words.forbiddenAt(slotText(slot, props.lang)) : isPainted ? undefined : words.paintFirst}
            {...choice(slot, on, isOff)}
          >
            <title>{isForbidden ? `${slotText(slot, props.lang)} : ${words.forbidden}` : slotText(slot, props.lang)}</title>
            {isSide ? <SideKey margins={margins} side={side} /> : <EndKey margins={margins} />}
            <rect class="splaby-hit" {...(isSide
              ? { x: side === "E" ? -margins.x / 2 - into : -margins.x / 2, y: -29, width: margins.x + into, height: 58 }
              : { x: -CELL / 2, y: side === "S" ? -margins.y / 2 - down : -margins.y / 2, width: CELL, height: margins.y + down })} />
            {isForbidden
              ? <path class="splaby-cross" d="M-6-6L6 6M-6 6L6-6" />
              : <path class="splaby-way-in" transform={`rotate(${ARROW[OPPOSITE[side]]})`} d="M0 7V-7M-5.500-1.500L0-7L5.500-1.500" />}
          </g>
        );
      })}
    </g>
  );
}

/* The tile that would be pushed out, drawn outside. */
function Ejected({ scene }: { scene: Scene }) {
  const { shifted, props } = scene;
  if (!shifted) return null;
  const side = OPPOSITE[shifted.slot[0] as Side];
  return (
    <g class={`splaby-ejected ${shifted.ejected.paint > 0 ? "is-loss" : ""}`} transform={`${outside(beside(shifted.line.at(-1)!, side))} scale(0.5)`}>
      <Tile {...shifted.ejected} isFixed={false} patterns={props.settings.patterns} />
      <rect x={-CELL / 2} y={-CELL / 2} width={CELL} height={CELL} rx="5" />
    </g>
  );
}

/* The line that moves: framed, with the way it goes. */
function Pushed({ scene: { shifted } }: { scene: Scene }) {
  if (!shifted) return null;
  const side = shifted.slot[0] as Side;
  const [row, col] = shifted.line[0]!;
  const isRow = side === "E" || side === "O";
  const [down, right] = STEP[OPPOSITE[side]];
  return (
    <g class="splaby-pushed">
      <rect x={isRow ? 0 : col * CELL} y={isRow ? row * CELL : 0} width={isRow ? SIZE * CELL : CELL} height={isRow ? CELL : SIZE * CELL} rx="6" />
      {shifted.line.slice(0, -1).map((place) => (
        <path key={place.join()} transform={`translate(${x(place[1]) + right * CELL / 2} ${x(place[0]) + down * CELL / 2}) rotate(${ARROW[OPPOSITE[side]]})`} d="M0-5L6 4H-6Z" />
      ))}
    </g>
  );
}

/* Draws the way of a step that is picked. */
function Goes({ scene: { props, view, mover } }: { scene: Scene }) {
  const second = props.picked[1];
  if (!mover || !second?.startsWith("D")) return null;
  return <g class="splaby-goes" transform={at(beside(view.players[mover - 1]!.at, second[1] as Side))}><Pawn player={mover} /></g>;
}

/* Marks where the last step ended, or the line that it pushed. */
function Last({ scene }: { scene: Scene }) {
  const { props, shifted } = scene;
  if (shifted) return null;
  const of = (code: string) => props.events.find((event) => event.code === code);
  const [step, insert] = [of("step"), of("insert")];
  const line = insert ? lineOf(String(insert.slot)) : step ? [step.from as Place, step.to as Place] : [];
  const rows = line.map(([row]) => row);
  const cols = line.map(([, col]) => col);
  if (line.length === 0) return null;
  const [top, left] = [Math.min(...rows), Math.min(...cols)];
  return (
    <rect
      class="splaby-last"
      x={left * CELL + 2}
      y={top * CELL + 2}
      width={(Math.max(...cols) - left + 1) * CELL - 4}
      height={(Math.max(...rows) - top + 1) * CELL - 4}
      rx="7"
    />
  );
}

/* The coordinates leave room for the arrows of a pawn at the edge. */
function Coordinates() {
  const [left, top] = layout.value === "phone" && !isShort.value ? [-24, -18] : [-18, -13];
  return (
    <g class="splaby-coordinates" aria-hidden="true">
      {[0, 2, 4, 6].map((n) => (
        <g key={n}>
          <text x={x(n)} y={top}>{n}</text>
          <text x={left} y={x(n) + 5}>{n}</text>
        </g>
      ))}
    </g>
  );
}

/** "ligne 3, colonne 2 : ouvert nord, est, peint par Orange, bombe". */
function tileText({ walls, paint, items }: View, place: Place, words: SplabyWords, names: string[]): string {
  const index = indexOf(place);
  const ways = SIDES.filter((side) => !hasWall(walls[index]!, side)).map((side) => words.sides[side]).join(", ");
  const owner = paint[index]!;
  return words.tile(words.at(place), ways, owner ? (names[owner - 1] ?? words.players[owner - 1]!) : "", items[index] ? words.items[items[index]!]! : "");
}

function Tiles({ scene, lit }: { scene: Scene; lit: string[] }) {
  const { shown, shifted, props, view, words } = scene;
  return (
    <>
      {shown.walls.map((walls, index) => {
        const place: Place = [Math.floor(index / SIZE), index % SIZE];
        const isMoved = shifted?.line.some((each) => isSame(each, place));
        const isNew = !shifted && shown.paint[index] !== view.paint[index];
        return (
          <g key={index} class={`splaby-tile ${isMoved ? "is-moved" : ""} ${isNew ? "is-new" : ""}`} transform={at(place)} data-place={place.join()}
            role="img" aria-label={tileText(shown, place, words, props.names)}>
            <g data-tile={place.join()}>
              <Tile walls={walls} paint={shown.paint[index]!} item={shown.items[index]!} isFixed={isFixed(place)} patterns={props.settings.patterns} />
            </g>
            {isNew && <rect class="splaby-planned" x={-CELL / 2 + 3} y={-CELL / 2 + 3} width={CELL - 6} height={CELL - 6} rx="5" />}
            {lit.includes(place.join()) && <rect class="splaby-lit" x={-CELL / 2 + 2} y={-CELL / 2 + 2} width={CELL - 4} height={CELL - 4} rx="5" />}
          </g>
        );
      })}
    </>
  );
}

export function Board(props: BoardProps & { lit: string[] }) {
  const [looked, setLooked] = useState<Looked>(null);
  const [turn, setTurn] = useState(0);
  const root = useRef<SVGSVGElement>(null);
  const scene = sceneOf(props, looked, turn);
  const { mover, isPainted, words, view } = scene;
  useMotion(root, props, view);
  /* A new turn has a new spare, not yet turned. */
  useLayoutEffect(() => {
    setTurn(0);
    setLooked(null);
  }, [props.steps.length]);

  /* The parts of a complete step or push. */
  function wholeOf(what: Looked, rotation: string): string[] {
    const paint = props.picked[0];
    if (!what || paint === undefined || what.startsWith("P")) return [];
    return what.startsWith("D") ? [paint, what] : [paint, what, rotation];
  }

  const on: On = {
    look(what) {
      setLooked(what);
      const paint = what?.startsWith("P") && !isPainted ? { move: what, parts: [what], say: "" } : null;
      props.onHover(paint ?? moveOf(props.legal, wholeOf(what, scene.rotation)));
    },
    act(what) {
      if (!mover) return;
      if (what.startsWith("P")) props.onPick(what);
      else if (isPainted && what !== view.forbidden) pickAll(wholeOf(what, scene.rotation), props);
      setLooked(null);
    },
  };

  function turnBy(quarters: number): void {
    const next = turn + quarters;
    const all = rotationsOf(view.spare.walls);
    setTurn(next);
    if (props.picked.length === 3) props.onPick(all[((next % all.length) + all.length) % all.length]!);
  }

  const margins = marginsOf();
  const [wide, high] = [SIZE * CELL + 2 * margins.x, SIZE * CELL + 2 * margins.y];
  return (
    <div class="splaby">
      <svg ref={root} class="splaby-board" viewBox={`${-margins.x} ${-margins.y} ${wide} ${high}`} role="group" aria-label={words.board}>
        {props.settings.patterns && <Patterns />}
        <rect class="splaby-ground" x={-3} y={-3} width={SIZE * CELL + 6} height={SIZE * CELL + 6} rx="8" />
        {props.settings.coordinates && <Coordinates />}
        <Tiles scene={scene} lit={props.lit} />
        <g class="splaby-over">
          <Last scene={scene} />
          <Jets scene={scene} />
          <Pushed scene={scene} />
          <Pawns scene={scene} />
          <Goes scene={scene} />
        </g>
        <Ways scene={scene} on={on} />
        <Slots scene={scene} on={on} />
        <g class="splaby-over"><Ejected scene={scene} /></g>
      </svg>
      <Bar scene={scene} turn={turn} onTurn={turnBy} />
    </div>
  );
}
