/* premove.ts: gets the moves that a premove could be, while another player
 * thinks. The store (table.ts) holds the premove and plays it on the turn. */
import { computed, effect } from "@preact/signals";
import { premoves } from "./settings";
import { store } from "./table";

/* A computer that answers at once leaves no time for a premove. */
const OFFER_MS = 400;

/** Starts to ask for premoves; the returned function stops it. */
export function startPremoves(): () => void {
  const waits = computed(() => (premoves.value && store.table.value?.can.ahead ? store.table.value.ply : null));
  return effect(() => {
    if (waits.value === null) {
      return undefined;
    }
    const timer = setTimeout(() => void store.askPremoveOffer(), OFFER_MS);
    return () => clearTimeout(timer);
  });
}
