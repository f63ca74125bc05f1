/* motion.ts: stones fly from both castles at once, then the troll walks. Short,
 * and cut off by the next turn. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { catapult, trackOf } from "./scene";
import { PLAYERS, pushOf, type Facts, type View } from "./types";

const FLY = 300;
const STEP = 250;
/** For each cell of the final push. */
const HOP = 160;

/* An arc from the castle to the troll. */
function flight(from: number, to: number): Keyframe[] {
  const over = to - from;
  return [
    { transform: "none", opacity: 1, easing: "ease-out" },
    { transform: `translate(${over / 2}px, -34px)`, opacity: 1, easing: "ease-in" },
    { transform: `translate(${over}px, 22px)`, opacity: 1 },
  ];
}

function start(root: Element, view: View, facts: Facts): Animation[] {
  const track = trackOf(facts.cells);
  const running: Animation[] = [];
  const play = (name: string, frames: Keyframe[], options: KeyframeAnimationOptions) => {
    for (const part of root.querySelectorAll(`[data-motion="${name}"]`))
      running.push(part.animate(frames, { fill: "backwards", ...options }));
  };
  const way = [...facts.way.slice(-2), ...(pushOf(view, facts)?.cells.slice(1) ?? [])];
  /* The scene is scaled: this divides a distance in it by the scale of the troll's drawing. */
  const at = (cell: number) => `translate(${(track.x(cell) - track.x(view.troll)) / track.scale}px, 0)`;
  for (const player of PLAYERS) play(`stones-${player}`, flight(catapult(track, player), track.x(way[0]!)), { duration: FLY });
  play("reveal", [{ opacity: 0 }, { opacity: 1 }], { duration: FLY });
  const pushed = HOP * (way.length - 2);
  const total = STEP + pushed;
  const frames = way.map((cell, n) => ({ transform: at(cell), offset: n === 0 ? 0 : (STEP + (n - 1) * HOP) / total }));
  play("troll", frames, { duration: total, delay: FLY - 40 });
  return running;
}

/** Animates a turn that was just played: not when somebody goes back, or has
 * just come. */
export function useMotion(root: RefObject<SVGSVGElement | null>, view: View, facts: Facts, animate: boolean): void {
  const shown = useRef(view.throws.length);
  const running = useRef<Animation[]>([]);
  useLayoutEffect(() => {
    const before = shown.current!;
    shown.current = view.throws.length;
    running.current!.forEach((animation) => animation.cancel());
    running.current = animate && root.current && view.throws.length === before + 1 ? start(root.current, view, facts) : [];
  }, [view.throws.length]);
}
