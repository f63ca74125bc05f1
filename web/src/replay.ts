/* replay.ts: plays the moves of a game back at a chosen speed. */
import { effect, signal } from "@preact/signals";
import { store } from "./table";

export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const;
/** A number of steps a second, or the time that the players took. */
export type Speed = (typeof SPEEDS)[number] | "real";

export const speed = signal<Speed>(1);
export const isPlaying = signal(false);

const LONGEST = 60_000;

export function togglePlaying(): void {
  if (isPlaying.peek()) {
    isPlaying.value = false;
    return;
  }
  if (store.isLive.peek()) {
    store.goTo(0);
  }
  isPlaying.value = !store.isLive.peek();
}

export function stopPlaying(): void {
  isPlaying.value = false;
}

function delay(ply: number): number {
  const rate = speed.value;
  if (rate !== "real") {
    return 1000 / rate;
  }
  return Math.min(LONGEST, Math.max(100, store.table.peek()?.moves[ply]?.ms ?? 1000));
}

effect(() => {
  if (!isPlaying.value) {
    return undefined;
  }
  if (store.isLive.value) {
    isPlaying.value = false;
    return undefined;
  }
  const timer = setTimeout(() => store.goBy(1), delay(store.ply.value));
  return () => clearTimeout(timer);
});
