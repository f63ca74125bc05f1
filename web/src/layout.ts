/* layout.ts: which of the three layouts of the game page fits the window. */
import { computed, signal } from "@preact/signals";
import { media } from "./media";

export type Layout = "phone" | "tablet" | "desktop";
export type Tab = "board" | "moves" | "score" | "more";

const isWide = media("(min-width: 1100px)");
/** A phone in landscape, or a page zoomed to 200 %: the board has the whole
 * height, and everything else is beside it. */
export const isShort = media("(max-height: 559px) and (min-width: 560px) and (max-width: 1099px)");
/** A desktop with room for the journal. */
export const isHigh = media("(min-height: 950px)");
/* Also a tablet held upright: the board then has the whole width. */
const isNarrow = media("(max-width: 699px), (max-width: 899px) and (orientation: portrait)");

export const layout = computed<Layout>(() =>
  isWide.value ? "desktop" : isNarrow.value && !isShort.value ? "phone" : "tablet",
);

/** The visible part of the page where there is no room for all. */
export const tab = signal<Tab>("board");
