/* surface.tsx: the board of moulin. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { BoardProps } from "web/board";
import type { LegalMove } from "web/messages";
import { kindOf, shortText, worthOf, type Evaluation, type Judged } from "./analysis";
import { choosing, moveAt, onlyDestination, refusalAt, type Choosing } from "./choosing";
import { useDrag } from "./drag";
import { useMotion, type Shown } from "./motion";
import {
  LINES, NEIGHBOURS, POINTS, REACH, SIZE, along, isArrow, neighbourTowards, placeOf, pointNear,
  type Place,
} from "./points";
import { RADIUS, RemovalMark, Stone } from "./stone";
import { lastStep, type Facts, type LastStep, type Player, type View } from "./types";
import { wordsOf, type MoulinWords } from "./words";

type Props = BoardProps & { lit: string[] };

/* The data that all parts of a drawing share. */
interface Scene {
  props: Props;
  view: View;
  facts: Facts;
  words: MoulinWords;
  now: Choosing;
  last: LastStep;
  turned: boolean;
  /** The value of picking a point, once somebody has asked. */
  worth: Map<string, Judged>;
}

function pathOf(points: string[], turned: boolean): string {
  const places = points.map((point) => placeOf(point, turned));
  return "M" + places.map(({ x, y }) => `${x} ${y}`).join("L");
}

function sceneOf(props: Props): Scene {
  const view = props.view as View;
  return {
    props,
    view,
    facts: props.facts as Facts,
    words: wordsOf(props.lang),
    now: choosing(view, props.legal, props.picked),
    last: lastStep(props.events),
    turned: props.bottom === 2,
    worth: worthOf(props.analysis as Evaluation | null, props.legal, props.picked),
  };
}

function Wood() {
  return (
    <>
      <defs>
        <linearGradient id="moulin-wood" x1="0" y1="0" x2="0" y2="1">
          <stop class="moulin-wood-1" offset="0" />
          <stop class="moulin-wood-2" offset="1" />
        </linearGradient>
      </defs>
      <rect class="moulin-wood" x="1" y="1" width={SIZE - 2} height={SIZE - 2} rx="12" />
      <path
        class="moulin-grain"
        d={`M1 96C120 84 300 112 ${SIZE - 1} 92M1 214C160 226 260 196 ${SIZE - 1} 220M1 344C140 330 320 362 ${SIZE - 1} 338`}
      />
    </>
  );
}

function Coordinates({ turned }: { turned: boolean }) {
  const digits = [1, 2, 3, 4, 5, 6, 7];
  return (
    <g class="moulin-coordinates" aria-hidden="true">
      {digits.map((digit) => (
        <>
          <text x={along(digit, turned)} y="12.500">{digit}</text>
          <text x="7" y={along(digit, turned) + 4.5}>{digit}</text>
        </>
      ))}
    </g>
  );
}

function Lines({ turned }: { turned: boolean }) {
  return (
    <g aria-hidden="true">
      <path class="moulin-lines" d={LINES.map((line) => pathOf(line, turned)).join("")} />
      {POINTS.map((point) => {
        const { x, y } = placeOf(point, turned);
        return <circle class="moulin-point" cx={x} cy={y} r="4.5" />;
      })}
    </g>
  );
}

/* Existing mills, drawn quietly; those just closed, strongly. */
function Mills({ facts, now, last, turned }: Scene) {
  const fresh = now.step ? now.step.mills : now.picked.size === 0 ? last.mills : [];
  const isFresh = (points: string[]) => fresh.some((mill) => mill.join() === points.join());
  return (
    <g aria-hidden="true">
      {facts.mills
        .filter(({ points }) => !isFresh(points) && !(now.step?.from && points.includes(now.step.from)))
        .map((mill) => (
          <path key={mill.points.join()} class={`moulin-mill is-${mill.player}`} d={pathOf(mill.points, turned)} />
        ))}
      {fresh.map((points) => (
        <path
          key={points.join()}
          class="moulin-mill is-fresh"
          data-motion="mill"
          pathLength="1"
          stroke-dasharray="1"
          d={pathOf(points, turned)}
        />
      ))}
    </g>
  );
}

/* The marks of the last step stay until the next. */
function LastMarks({ last, turned }: Scene) {
  if (last.to === null) return null;
  const to = placeOf(last.to, turned);
  const from = last.from === null ? null : placeOf(last.from, turned);
  const removed = last.removed === null ? null : placeOf(last.removed, turned);
  return (
    <g class="moulin-last" aria-hidden="true">
      {from && <path d={pathOf([last.from!, last.to], turned)} />}
      {from && <circle class="is-from" cx={from.x} cy={from.y} r={RADIUS - 6} />}
      <circle cx={to.x} cy={to.y} r={RADIUS + 3} />
      {removed && <path class="is-removed" d={`M${removed.x - 8} ${removed.y - 8}l16 16m0-16l-16 16`} />}
    </g>
  );
}

/* Where the chosen stone comes from, and its way. */
function Origin({ now, turned, props }: Scene) {
  if (!now.step?.from || !now.mover) return null;
  const [from, to] = [placeOf(now.step.from, turned), placeOf(now.step.to, turned)];
  const [right, down] = [to.x - from.x, to.y - from.y];
  const tip = Math.hypot(right, down) - RADIUS - 6;
  return (
    <g class="moulin-origin" aria-hidden="true">
      <Stone player={now.mover} patterns={props.settings.patterns} class="is-faded" {...from} />
      <path transform={`translate(${from.x} ${from.y}) rotate(${(Math.atan2(down, right) * 180) / Math.PI})`} d={`M0 0H${tip}M${tip - 8}-7L${tip} 0L${tip - 8} 7`} />
    </g>
  );
}

/* The stone that was just removed, on its way out. */
function Removed({ last, turned, props }: Scene) {
  if (last.removed === null || last.loser === null) return null;
  return (
    <g class="moulin-gone" data-motion="removed" aria-hidden="true">
      <Stone player={last.loser} patterns={props.settings.patterns} {...placeOf(last.removed, turned)} />
    </g>
  );
}

/* The role of a point now, besides the stone on it. */
function roleOf({ now, facts, words }: Scene, point: string, why: string | null): string | null {
  const stone = now.stones.get(point);
  if (now.choices.has(point)) {
    const does = { place: words.put, take: words.take, go: words.go, remove: words.remove };
    return does[now.stage as keyof typeof does] ?? null;
  }
  if (now.picked.has(point)) return words.picked;
  if (now.stage === "remove" && stone && stone !== now.mover) return words.safe;
  if (why || facts.blocked.includes(point)) return words.stuck;
  return null;
}

function labelOf(scene: Scene, point: string, why: string | null): string {
  const { now, last, words, props } = scene;
  const stoneAt = (at: string) => {
    const player = now.stones.get(at);
    return player ? words.colours[player - 1] : words.empty;
  };
  const parts = [point, stoneAt(point)];
  const role = roleOf(scene, point, why);
  const judged = scene.worth.get(point);
  if (role) parts.push(role);
  if (judged) parts.push(judged.value ? words.worthLong(judged.value, judged.plies) : shortText(judged, words, props.lang));
  if (last.to === point) parts.push(words.last);
  const around = NEIGHBOURS[point]!.map((other) => `${other} ${stoneAt(other)}`).join(", ");
  const colon = props.lang === "fr" ? "\u00a0: " : ": ";
  return `${parts.join(", ")}${props.lang === "fr" ? "\u00a0; " : "; "}${words.neighbours}${colon}${around}`;
}

interface PointProps {
  scene: Scene;
  point: string;
  isCursor: boolean;
  isHovered: boolean;
  isCarried: boolean;
}

function isFaded(now: Choosing, point: string): boolean {
  const stone = now.stones.get(point);
  return now.stage === "remove" && stone !== undefined && stone !== now.mover && !now.choices.has(point);
}

/* The stone of a point, and the signs on and around it. */
function Signs({ scene, point, isHovered, isCarried }: PointProps) {
  const { now, props, facts, last, turned } = scene;
  const place = placeOf(point, turned);
  const stone = now.stones.get(point);
  const isChoice = now.choices.has(point);
  const showsDot = isChoice && now.stage === "go" && props.settings.showLegal;
  const isGone = now.stage === "whole" && now.picked.has(point) && stone && stone !== now.mover;
  return (
    <>
      {props.lit.includes(point) && <circle class="moulin-lit" cx={place.x} cy={place.y} r={RADIUS + 6} />}
      {stone && !isCarried && (
        <g data-motion={(now.step ?? last).to === point ? "played" : undefined}>
          <Stone
            player={stone}
            patterns={props.settings.patterns}
            class={isFaded(now, point) ? "is-faded" : props.isHint && now.step?.to === point ? "is-ghost" : ""}
            {...place}
          />
        </g>
      )}
      {facts.blocked.includes(point) && <circle class="moulin-blocked" cx={place.x} cy={place.y} r={RADIUS + 4} />}
      {now.picked.has(point) && stone === now.mover && (
        <circle class="moulin-picked" cx={place.x} cy={place.y} r={RADIUS + 4} />
      )}
      {((stone && isChoice && now.stage === "remove") || isGone) && <RemovalMark {...place} />}
      {showsDot && !isHovered && <circle class="moulin-dot" cx={place.x} cy={place.y} r="10" />}
      {isChoice && !stone && isHovered && now.mover && (
        <Stone player={now.mover} patterns={props.settings.patterns} class="is-ghost" {...place} />
      )}
    </>
  );
}

/* The value stands on a small plate beside the point, where it does not hide the stone. */
function Worth({ scene, point }: { scene: Scene; point: string }) {
  const judged = scene.worth.get(point);
  if (!judged) return null;
  const { x, y } = placeOf(point, scene.turned);
  const text = shortText(judged, scene.words, scene.props.lang);
  const half = 6 + 4 * text.length;
  return (
    <g class={`moulin-plate is-${kindOf(judged)}`} transform={`translate(${x + 15} ${y - 15})`} aria-hidden="true">
      <title>{scene.words.worthHelp}</title>
      <rect x={-half} y="-9" width={2 * half} height="18" rx="9" />
      <text y="4.3">{text}</text>
    </g>
  );
}

/* True if a stone could be picked up here, now or instead of another. */
function isMovable(now: Choosing, point: string): boolean {
  return now.others.has(point) || (now.stage === "take" && now.choices.has(point));
}

function Point(own: PointProps & { on: Handlers }) {
  const { scene, point, isCursor, on } = own;
  const { now, props, turned } = scene;
  const { x, y } = placeOf(point, turned);
  const why = refusalAt(now, props.refused, point);
  const isChoice = now.choices.has(point) || now.others.has(point);
  return (
    <g
      class={`moulin-spot ${isChoice ? "is-choice" : ""} ${isMovable(now, point) ? "is-movable" : ""}`}
      role="button"
      tabindex={isCursor ? 0 : -1}
      data-point={point}
      data-why={why ?? undefined}
      data-place={point}
      aria-label={labelOf(scene, point, why)}
      aria-disabled={!isChoice}
      aria-pressed={now.picked.has(point) ? true : undefined}
      onClick={() => on.click(point)}
      onDblClick={() => on.doubleClick(point)}
      onPointerDown={(event) => on.press(event, point)}
      onPointerEnter={(event) => on.hover(event.pointerType === "touch" ? null : point)}
      onPointerLeave={() => on.hover(null)}
      onFocus={() => on.focus(point)}
      onBlur={() => on.hover(null)}
    >
      <Signs {...own} />
      <circle class="moulin-focus" cx={x} cy={y} r={RADIUS + 6} />
      <circle class="moulin-hit" cx={x} cy={y} r={REACH} />
    </g>
  );
}

interface Handlers {
  click(point: string): void;
  doubleClick(point: string): void;
  press(event: PointerEvent, point: string): void;
  hover(point: string | null): void;
  focus(point: string): void;
}

/* The point where the keyboard's cursor begins: where the last step ended. */
function firstCursor(last: LastStep): string {
  return last.to ?? "11";
}

function shownStep({ now, last }: Scene): Shown {
  const { from, to, removed } = now.step ?? last;
  return { stones: now.stones, from, to, removed: now.step ? null : removed };
}

function useHover(scene: Scene) {
  const [hovered, setHovered] = useState<string | null>(null);
  const told = useRef<LegalMove | null>(null);
  function hover(point: string | null): void {
    const move = point === null ? null : moveAt(scene.now, point);
    setHovered(point);
    if (move !== told.current) scene.props.onHover(move);
    told.current = move;
  }
  /* What was told of a point is over once something is picked, though the pointer rests there. */
  useLayoutEffect(() => {
    if (told.current) scene.props.onHover(null);
    told.current = null;
  }, [scene.props.picked.join()]);
  return { hovered, hover };
}

/* While a move is being sent it can no longer be chosen, but its stone stays where it was put. */
function useHeld(props: Props): Props {
  const held = useRef(props);
  const isSent =
    props.legal.length === 0 && props.picked.length > 0 && props.view.board === held.current!.view.board;
  if (!isSent) held.current = props;
  return isSent ? { ...props, legal: held.current!.legal } : props;
}

export function Board(given: Props) {
  const props = useHeld(given);
  const scene = sceneOf(props);
  const { now, words, turned, last } = scene;
  const root = useRef<SVGSVGElement>(null);
  const brought = useRef<string | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const { hovered, hover } = useHover(scene);
  const at = cursor ?? firstCursor(last);
  useMotion(root, shownStep(scene), turned, props.settings.animate, brought);

  function pick(point: string): void {
    const isPicked = now.picked.has(point);
    const isKnown = now.choices.has(point) || now.others.has(point) || isPicked;
    if (isKnown || now.stage === "remove" || now.stage === "whole") props.onPick(point);
  }

  const { carried, wasDrag, onPointerDown, handlers } = useDrag(
    (point) => {
      if (!now.picked.has(point)) props.onPick(point);
    },
    (point, place: Place) => {
      const target = pointNear(place, turned);
      if (target === null || target === point || !now.choices.has(target)) return;
      brought.current = target;
      props.onPick(target);
    },
  );

  const on: Handlers = {
    hover,
    click(point) {
      if (!wasDrag.current) pick(point);
      wasDrag.current = false;
    },
    /* The first click picked the stone up, the second put it down again. */
    doubleClick(point) {
      const only = onlyDestination(props.legal, point);
      if (only === null || now.stage === "remove") return;
      if (!now.picked.has(point)) props.onPick(point);
      props.onPick(only);
    },
    press(event, point) {
      setCursor(point);
      onPointerDown(event, point, isMovable(now, point));
    },
    focus(point) {
      setCursor(point);
      hover(point);
    },
  };

  function goTo(point: string): void {
    setCursor(point);
    const target = root.current?.querySelector<SVGElement>(`[data-point="${point}"]`);
    target?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isPick = event.key === "Enter" || event.key === " ";
    if (isArrow(event.key)) {
      const next = neighbourTowards(at, event.key, turned);
      if (next) goTo(next);
    } else if (isPick && !(props.chosen && event.key === "Enter" && !now.choices.has(at))) {
      pick(at);
    } else if (event.key === "Escape" && props.picked.length > 0) {
      props.onBack();
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  const mover = now.mover ?? (1 as Player);
  return (
    <div class="moulin">
      <svg
        ref={root}
        class="moulin-board"
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        role="application"
        aria-label={words.board}
        onKeyDown={onKeyDown}
        {...handlers}
      >
        <Wood />
        {props.settings.coordinates && <Coordinates turned={turned} />}
        <Lines turned={turned} />
        <Mills {...scene} />
        {props.picked.length === 0 && <LastMarks {...scene} />}
        <Origin {...scene} />
        {POINTS.map((point) => (
          <Point
            key={point}
            scene={scene}
            point={point}
            isCursor={point === at}
            isHovered={point === hovered}
            isCarried={carried?.point === point}
            on={on}
          />
        ))}
        {POINTS.map((point) => (
          <Worth key={point} scene={scene} point={point} />
        ))}
        {props.picked.length === 0 && <Removed {...scene} />}
        {carried && (
          <g class="moulin-carried" aria-hidden="true">
            <Stone player={mover} patterns={props.settings.patterns} x={carried.x} y={carried.y} />
          </g>
        )}
      </svg>
    </div>
  );
}

