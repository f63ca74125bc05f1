/* autopass.ts: plays a forced move automatically, if the player wants that.
 * Its speed must not tell others that nothing else was possible: it takes as
 * long as a quick decision, and is shorter only if no other person plays. */
import { computed, effect } from "@preact/signals";
import { isCurtainDown } from "./parts/seating";
import { page } from "./play";
import { autoPass } from "./settings";
import { store } from "./table";

const ALONE_MS = 500;
const LEAST_MS = 800;
const MOST_MS = 2000;

const forced = computed(() => {
  const table = store.table.value;
  if (!autoPass.value || !table || table.result || store.premoving.value || isCurtainDown(table) || store.picked.value.length > 0) {
    return null;
  }
  return page.value?.forced?.(store.legal.value) ?? null;
});

const isAlone = (): boolean =>
  store.table.peek()?.seats.every((seat, at) => seat.kind === "computer" || store.table.peek()!.you.includes(at + 1)) ?? false;

/** Starts to play forced moves; the returned function stops it. */
export function startAutoPass(): () => void {
  return effect(() => {
    const move = forced.value;
    if (!move) {
      return undefined;
    }
    const delay = isAlone() ? ALONE_MS : LEAST_MS + Math.random() * (MOST_MS - LEAST_MS);
    const timer = setTimeout(() => void store.play(move), delay);
    return () => clearTimeout(timer);
  });
}
