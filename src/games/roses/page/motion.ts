/* motion.ts: the animation of a step. Short, and cut off by the next one. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameEvent } from "web/messages";
import { CELL } from "./outline";
import { isSame, lastStep, type LastStep, type Square } from "./types";

const SLIDE = 220;
const DROP = 160;
const PULSE = 250;

function start(root: Element, last: LastStep): Animation[] {
  const [from, to] = [last.from!, last.to!];
  const way = `translate(${(from[1] - to[1]) * CELL}px, ${(from[0] - to[0]) * CELL}px)`;
  const easing = "cubic-bezier(.3,.1,.3,1)";
  const play = (name: string, frames: Keyframe[], options: KeyframeAnimationOptions) =>
    [...root.querySelectorAll(`[data-motion="${name}"]`)].map((part) =>
      part.animate(frames, { fill: "backwards", easing, ...options }),
    );
  return [
    ...play("king", [{ transform: way }, { transform: "none" }], { duration: SLIDE }),
    ...play("pawn", [{ transform: "scale(1.7)", opacity: 0 }, { transform: "none", opacity: 1 }], { duration: DROP, delay: SLIDE - 60 }),
    ...play("territory", [{ opacity: 0, strokeWidth: "14px" }, { opacity: 1 }], { duration: PULSE, delay: SLIDE }),
    ...play("gain", [{ opacity: 0, transform: "translateY(14px)" }, { opacity: 1, transform: "none" }], { duration: PULSE, delay: SLIDE }),
  ];
}

/** Animates the step that led to this position, if the king was where the step
 * began: not when somebody goes back or has just arrived. */
export function useMotion(
  root: RefObject<SVGSVGElement | null>,
  props: { king: Square; board: string[]; events: GameEvent[]; animate: boolean },
): void {
  const shown = useRef(props.king);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const before = shown.current!;
    shown.current = props.king;
    running.current!.forEach((animation) => animation.cancel());
    running.current = [];
    const last = lastStep(props.events);
    const isNext = last.from !== null && isSame(last.from, before) && isSame(last.to!, props.king);
    if (props.animate && root.current && isNext && !isSame(before, props.king))
      running.current = start(root.current, last);
  }, [props.board.join(), props.king.join()]);
}
