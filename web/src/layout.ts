/* layout.ts: which of the three layouts of the game page fits the window. */
import { computed, signal, type Signal } from "@preact/signals";

export type Layout = "phone" | "tablet" | "desktop";
export type Tab = "board" | "moves" | "score" | "more";

function media(query: string): Signal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}

const isWide = media("(min-width: 1100px)");
const isNarrow = media("(max-width: 699px)");

export const layout = computed<Layout>(() =>
  isWide.value ? "desktop" : isNarrow.value ? "phone" : "tablet",
);

/** The part of the page in sight where not all have room. */
export const tab = signal<Tab>("board");
