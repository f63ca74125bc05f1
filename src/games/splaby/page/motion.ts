/* motion.ts: paint runs tile by tile, a line slides, a player hops. Short, and
 * cut off by the next turn. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardProps } from "web/board";
import type { GameEvent } from "web/messages";
import { CELL } from "./tile";
import { lineOf, STEP, type Place, type Side, type View } from "./types";

const RUN = 40;
const SLIDE = 220;
const HOP = 150;

const placesOf = (events: GameEvent[], code: string, member: string): Place[] =>
  events.filter((event) => event.code === code).flatMap((event) => event[member] as Place[]);

function start(root: Element, events: GameEvent[]): Animation[] {
  const running: Animation[] = [];
  const play = (selector: string, frames: Keyframe[], duration: number, delay: number) => {
    for (const part of root.querySelectorAll(selector))
      running.push(part.animate(frames, { fill: "backwards", easing: "ease-out", duration, delay }));
  };
  const tiles = placesOf(events, "paint", "tiles");
  tiles.forEach((place, n) => play(`[data-tile="${place.join()}"] .splaby-way`, [{ opacity: 0.2 }, { opacity: 1 }], 2 * RUN, n * RUN));
  const painted = tiles.length * RUN;
  for (const event of events) {
    const way = ([fromRow, fromCol]: Place, [row, col]: Place) => `translate(${(fromCol - col) * CELL}px, ${(fromRow - row) * CELL}px)`;
    if (event.code === "step" || event.code === "carry") {
      const transform = way(event.from as Place, event.to as Place);
      play(`[data-pawn="${event.player}"]`, [{ transform }, { transform: "none" }], event.code === "step" ? HOP : SLIDE, painted);
    } else if (event.code === "insert") {
      const slot = String(event.slot);
      const [down, right] = STEP[slot[0] as Side];
      const transform = `translate(${right * CELL}px, ${down * CELL}px)`;
      for (const place of lineOf(slot)) play(`[data-tile="${place.join()}"]`, [{ transform }, { transform: "none" }], SLIDE, painted);
    }
  }
  return running;
}

/** Animates a turn that was just played, but not when somebody goes back or has
 * just arrived. */
export function useMotion(root: RefObject<SVGSVGElement | null>, { steps, events, settings }: BoardProps, view: View): void {
  const shown = useRef(steps.length);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const before = shown.current!;
    shown.current = steps.length;
    running.current!.forEach((animation) => animation.cancel());
    running.current = settings.animate && root.current && steps.length === before + 1 ? start(root.current, events) : [];
  }, [steps.length, view.turn]);
}
