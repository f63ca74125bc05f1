/* motion.ts: the animation of the board. Short, and cut off by the next
 * step. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { placeOf } from "./points";
import type { Player } from "./types";

const SLIDE = 180;
const DRAW = 200;
const FADE = 150;

/** The stones as drawn, after the picked parts, and the step that led there:
 * the picked one, or else the last. */
export interface Shown {
  stones: Map<string, Player>;
  from: string | null;
  to: string | null;
  removed: string | null;
}

function parts(root: Element, name: string): Element[] {
  return [...root.querySelectorAll(`[data-motion="${name}"]`)];
}

/* The stone moves along the line or, from the hand, down onto the board. */
function arrival({ from, to }: Shown, turned: boolean): Keyframe[] {
  if (from === null) return [{ transform: "scale(1.35)", opacity: 0.2 }, { transform: "none", opacity: 1 }];
  const [start, end] = [placeOf(from, turned), placeOf(to!, turned)];
  return [{ transform: `translate(${start.x - end.x}px, ${start.y - end.y}px)` }, { transform: "none" }];
}

/* A step is not animated if somebody goes back or has just arrived: then its stone was already there. */
function hasArrived(before: Map<string, Player>, { stones, from, to }: Shown): boolean {
  return to !== null && stones.has(to) && !before.has(to) && (from === null || before.has(from));
}

function start(root: Element, before: Map<string, Player>, shown: Shown, turned: boolean, isCarried: boolean): Animation[] {
  const running: Animation[] = [];
  const easing = "cubic-bezier(.3,.1,.3,1)";
  const play = (name: string, frames: Keyframe[], options: KeyframeAnimationOptions) => {
    for (const part of parts(root, name)) running.push(part.animate(frames, { easing, fill: "backwards", ...options }));
  };
  if (hasArrived(before, shown)) {
    const delay = isCarried ? 0 : FADE;
    if (!isCarried) play("played", arrival(shown, turned), { duration: shown.from === null ? FADE : SLIDE });
    play("mill", [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration: DRAW, delay });
  }
  if (shown.removed !== null && before.has(shown.removed) && !shown.stones.has(shown.removed))
    play("removed", [{ opacity: 1 }, { opacity: 0 }], { duration: FADE });
  return running;
}

/** Animates every change of the stones, except a stone that the pointer has
 * dragged to the point `carried`. */
export function useMotion(
  root: RefObject<SVGSVGElement | null>,
  shown: Shown,
  turned: boolean,
  animate: boolean,
  carried: RefObject<string | null>,
): void {
  const before = useRef(shown.stones);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const stones = before.current!;
    const isCarried = carried.current !== null && carried.current === shown.to;
    before.current = shown.stones;
    carried.current = null;
    running.current!.forEach((animation) => animation.cancel());
    running.current = animate && root.current ? start(root.current, stones, shown, turned, isCarried) : [];
  }, [[...shown.stones].sort().join()]);
}
