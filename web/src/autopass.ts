/* autopass.ts: what a person need not choose now: a move that is forced is
 * played by itself, if they want it so, and one may be planned while another
 * thinks. Others must not learn from its speed that nothing else was possible:
 * a forced one takes as long as a quick decision would; only where no other
 * person plays it is short. */
import { computed, effect } from "@preact/signals";
import { isCurtainDown } from "./parts/seating";
import { page } from "./play";
import { autoPass, premoves } from "./settings";
import { store } from "./table";

const ALONE_MS = 500;
const LEAST_MS = 800;
const MOST_MS = 2000;

const forced = computed(() => {
  const table = store.table.value;
  if (!autoPass.value || !table || table.result || store.planning.value || isCurtainDown(table) || store.picked.value.length > 0) {
    return null;
  }
  return page.value?.forced?.(store.legal.value) ?? null;
});

const isAlone = (): boolean =>
  store.table.peek()?.seats.every((seat, at) => seat.kind === "computer" || store.table.peek()!.you.includes(at + 1)) ?? false;

/** Begins to play forced moves; the function ends it. */
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

/* A computer that answers at once leaves nothing to plan for. */
const PLAN_MS = 400;

/** Begins to have moves to plan with while another chooses; the function ends
 * it. */
export function startPlanning(): () => void {
  const waits = computed(() => (premoves.value && store.table.value?.can.ahead ? store.table.value.ply : null));
  return effect(() => {
    if (waits.value === null) {
      return undefined;
    }
    const timer = setTimeout(() => void store.askAhead(), PLAN_MS);
    return () => clearTimeout(timer);
  });
}
