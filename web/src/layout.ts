/* layout.ts: which of the three layouts of the game page fits the window. */
import { computed, signal } from "@preact/signals";
import { media } from "./media";

export type Layout = "phone" | "tablet" | "desktop";
export type Tab = "board" | "moves" | "score" | "more";

const isWide = media("(min-width: 1100px)");
const isNarrow = media("(max-width: 699px)");

export const layout = computed<Layout>(() =>
  isWide.value ? "desktop" : isNarrow.value ? "phone" : "tablet",
);

/** The part of the page in sight where not all have room. */
export const tab = signal<Tab>("board");
