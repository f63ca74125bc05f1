/* nothing.ts: a click on the board, or Enter, that can do nothing says what could
 * be done instead. */
import { computed, effect, signal } from "@preact/signals";
import { myTurn, page } from "./play";
import { store } from "./table";
import { t } from "./words";

/** What the last one that did nothing is answered with. */
export const nothing = signal<string | null>(null);

/** What does something of its own that the table does not know of. */
const ACTS = "button:not([aria-disabled=true]), a, input, select, label, summary, [data-acts]";

/* What one does and looks at; what others do meanwhile is none of it. */
const own = computed(() =>
  String([store.picked.value, store.sent.value, store.table.value?.ply, myTurn.value, store.lookedAt.value]),
);
let before = "";

/** Before the board has been told of a click or key. */
export function noteBefore(): void {
  before = own.peek();
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/* data-why: what the board knows of the place clicked. */
function answerAt(target: Element, expected: string): string {
  const table = store.table.peek()!;
  if (!store.isLive.peek()) return t("game.nothingPast");
  if (myTurn.peek() === 0) return t("game.nothingWait", { status: table.status });
  const why = target.closest<HTMLElement>("[data-why]")?.dataset.why;
  const what = sentence(expected || t("game.enterOrEscape"));
  return why ? `${sentence(why)}. ${what}.` : t("game.nothingHere", { what });
}

/** After it: if nothing has changed, the answer. expected: what is to be done. */
export function answerNothing({ target }: Event, expected: string): void {
  const table = store.table.peek();
  if (!table || table.result || table.you.length === 0 || page.peek()?.answersClicks) return;
  if (own.peek() !== before || !(target instanceof Element) || target.closest(ACTS)) return;
  nothing.value = answerAt(target, expected);
}

/** Forgets the answer as soon as one does or sees another thing; the function
 * ends it. */
export function startForgetting(): () => void {
  return effect(() => {
    void [own.value, store.hovered.value];
    nothing.value = null;
  });
}
