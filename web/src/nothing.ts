/* nothing.ts: a click on the board, or Enter, that can do nothing is answered
 * with what could be done instead. */
import { computed, effect, signal } from "@preact/signals";
import { myTurn, page } from "./play";
import { store } from "./table";
import { t } from "./words";

/** The answer to the last click that did nothing. */
export const nothing = signal<string | null>(null);

/** Elements that act on their own, without the table. */
const ACTS = "button:not([aria-disabled=true]), a, input, select, label, summary, [data-acts]";

/* What the user does and looks at; changes by others do not count. */
const own = computed(() =>
  String([store.picked.value, store.sent.value, store.table.value?.ply, myTurn.value, store.lookedAt.value]),
);
let before = "";

/** Called before the board handles a click or key. */
export function noteBefore(): void {
  before = own.peek();
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/* data-why is what the board knows about the clicked place. If it is a whole sentence, it also says what to do. */
function answerAt(target: Element, expected: string): string {
  const table = store.table.peek()!;
  if (!store.isLive.peek()) return t("game.nothingPast");
  if (myTurn.peek() === 0) return t("game.nothingWait", { status: table.status });
  const why = target.closest<HTMLElement>("[data-why]")?.dataset.why;
  const what = sentence(expected || t("game.enterOrEscape"));
  return why ? (why.endsWith(".") ? why : `${sentence(why)}. ${what}.`) : t("game.nothingHere", { what });
}

/** Called after the board has handled the click or key: if nothing has changed,
 * sets the answer. `expected` says what the user could do. */
export function answerNothing({ target }: Event, expected: string): void {
  const table = store.table.peek();
  if (!table || table.result || table.you.length === 0 || page.peek()?.answersClicks) return;
  if (own.peek() !== before || !(target instanceof Element) || target.closest(ACTS)) return;
  nothing.value = answerAt(target, expected);
}

/** Forgets the answer as soon as the user does or sees something else. The returned function stops this. */
export function startForgetting(): () => void {
  return effect(() => {
    void [own.value, store.hovered.value];
    nothing.value = null;
  });
}
