/* motion.ts: the animation of a step. Short, and cut off by the next one. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { GameEvent } from "web/messages";

const SHORT = 180;
const LONG = 240;
const EASING = "cubic-bezier(.3,.1,.3,1)";

interface Told {
  code: string;
  player: number;
  at?: string;
  from?: string;
  to?: string;
}

function start(root: Element, events: GameEvent[]): Animation[] {
  const running: Animation[] = [];
  const cell = (player: number, place: string) => root.querySelector<HTMLElement>(`[data-cell="${player}${place}"]`);
  const unit = (player: number, place: string) => cell(player, place)?.querySelector<HTMLElement>(".guerre-unit") ?? null;
  const play = (part: Element | null, frames: Keyframe[], duration: number) => {
    if (part) running.push(part.animate(frames, { duration, easing: EASING, fill: "backwards" }));
  };
  const way = (a: HTMLElement | null, b: HTMLElement | null, share: number) => {
    if (!a || !b) return "none";
    const [from, to] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return `translate(${(to.x - from.x) * share}px, ${(to.y - from.y) * share}px)`;
  };
  for (const event of events as unknown as Told[]) {
    const { code, player, at, from, to } = event;
    if (code === "place" || code === "deploy" || code === "conscript")
      play(unit(player, at!), [{ transform: "scale(1.25)", opacity: 0 }, { transform: "none", opacity: 1 }], SHORT);
    if (code === "attack")
      play(unit(player, from!), [{ transform: "none" }, { transform: way(cell(player, from!), cell(3 - player, to!), 0.3) }, { transform: "none" }], LONG);
    if (code === "shift" || code === "up")
      play(unit(player, to!), [{ transform: way(cell(player, to!), cell(player, from!), 1) }, { transform: "none" }], LONG);
    if (code === "capture" || code === "kill" || code === "damage")
      play(cell(player, at!), [{ backgroundColor: "var(--guerre-hit)" }, { backgroundColor: "transparent" }], LONG);
  }
  return running;
}

/** Animates a step that was just played, but not when somebody goes back or has
 * just arrived. */
export function useMotion(root: RefObject<HTMLElement | null>, steps: number, events: GameEvent[], animate: boolean): void {
  const shown = useRef(steps);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const before = shown.current!;
    shown.current = steps;
    running.current!.forEach((animation) => animation.cancel());
    running.current = animate && root.current && steps === before + 1 ? start(root.current, events) : [];
  }, [steps]);
}
