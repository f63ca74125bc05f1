/* layout.ts: which of the three layouts of the game page fits the window. */
import { computed, signal } from "@preact/signals";
import { media } from "./media";

export type Layout = "phone" | "tablet" | "desktop";
export type Tab = "board" | "moves" | "score" | "more";

const isWide = media("(min-width: 1100px)");
/** A phone on its side, or a page enlarged to twice its size: the board has the
 * whole height, everything else stands beside it. */
export const isShort = media("(max-height: 559px) and (min-width: 560px) and (max-width: 1099px)");
/* A tablet held upright, too: the board then has the whole width. */
const isNarrow = media("(max-width: 699px), (max-width: 899px) and (orientation: portrait)");

export const layout = computed<Layout>(() =>
  isWide.value ? "desktop" : isNarrow.value && !isShort.value ? "phone" : "tablet",
);

/** The part of the page in sight where not all have room. */
export const tab = signal<Tab>("board");
