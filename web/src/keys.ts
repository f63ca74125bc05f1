/* keys.ts: the keys of the game page. A focused control handles a key first: a
 * board's cursor, a list's arrows, text being typed. */
import { canAnalyse, toggleAnalysis } from "./analysis";
import { clockText, timeLeft } from "./clock";
import { say, stepText, stripsText } from "./journal";
import { bottom, flip, nameOf, page, pickPart, pickParts, playChosen } from "./play";
import { stopPlaying, togglePlaying } from "./replay";
import { singleKeys } from "./settings";
import { store } from "./table";
import { isMoreOpen } from "./parts/actions";
import { dialog } from "./parts/dialogs";
import { t } from "./words";

const TYPING = "input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";
const ACTING = "button, a[href], summary, input, select, [role=tab]";
const CELLS = "[role=gridcell], [role=application]";
const ARROWED = "input, select, [role=tab], [role=application], [role=grid]";

const isIn = (event: KeyboardEvent, selector: string) =>
  event.target instanceof Element && event.target.closest(selector) !== null;

function walk(plies: number): void {
  stopPlaying();
  store.goBy(plies);
}

function sayClocks(): void {
  const seats = store.table.peek()?.seats ?? [];
  const lines = seats.map((_, at) => {
    const left = timeLeft(at + 1);
    return left === null ? "" : `${nameOf(at + 1)} : ${clockText(left)}`;
  });
  say(lines.filter((line) => line !== "").join(". ") || t("game.noClock"));
}

function sayScores(): void {
  const panel = document.querySelector<HTMLElement>(".panel")?.innerText.replace(/\s+/g, " ");
  say([store.table.peek()?.status, stripsText(), panel].filter(Boolean).join(". "));
}

/* Puts the cursor into the text box for moves, which may be in the menu. */
function typeMove(): void {
  isMoreOpen.value = true;
  requestAnimationFrame(() => document.querySelector<HTMLElement>(".entry input")?.focus());
}

const can = () => store.table.peek()?.can;

/** Single-character keys; they can be switched off. */
const LETTERS: Record<string, () => void> = {
  z: () => can()?.undo && void store.undo(),
  Z: () => can()?.redo && void store.redo(),
  i: () => can()?.hint && void store.askHint(),
  a: () => canAnalyse.peek() && toggleAnalysis(),
  f: flip,
  l: () => {
    const ply = store.ply.peek();
    say(() => stepText(ply));
  },
  s: sayScores,
  c: sayClocks,
  "/": typeMove,
  "?": () => (dialog.value = "help"),
};

const WALKS: Record<string, () => void> = {
  ArrowLeft: () => walk(-1),
  ArrowRight: () => walk(1),
  Home: () => walk(-Infinity),
  End: () => walk(Infinity),
};

/** The part that the game itself picks for a letter or digit; otherwise the nth choice. */
function gamePart(key: string): string | string[] | null | undefined {
  store.beginPremove();
  const legal = store.legal.peek();
  if (legal.length === 0) {
    return undefined;
  }
  if (page.peek()) {
    return page.peek()!.keys(store.shown.peek()!.view, legal, bottom.peek(), store.picked.peek())[key];
  }
  return /^[1-9]$/.test(key) ? store.choices.peek()[Number(key) - 1]?.part : undefined;
}

function actionOf(event: KeyboardEvent): (() => void) | undefined {
  const { key } = event;
  if (key === "Escape") {
    return store.picked.peek().length > 0 ? () => store.back() : undefined;
  }
  if (key === "Enter") {
    return store.chosen.peek() && !isIn(event, ACTING) ? playChosen : undefined;
  }
  if (key in WALKS || key.startsWith("Arrow")) {
    return isIn(event, ARROWED) ? undefined : (pickOf(key) ?? toBoard(key) ?? WALKS[key]);
  }
  if (key === " ") {
    return isIn(event, ACTING) ? undefined : (pickOf(key) ?? (isIn(event, CELLS) ? undefined : togglePlaying));
  }
  if (!singleKeys.peek() && !isIn(event, ".board-box")) {
    return undefined;
  }
  const letter = event.shiftKey ? key.toUpperCase() : key.toLowerCase();
  return pickOf(letter) ?? LETTERS[letter];
}

/* The first arrow key moves the focus to the board. Left and right do so only once a part is
 * picked; before that they step through the game. */
function toBoard(key: string): (() => void) | undefined {
  const isAcross = key === "ArrowLeft" || key === "ArrowRight";
  if (store.legal.peek().length === 0 || (isAcross && store.picked.peek().length === 0)) {
    return undefined;
  }
  const cell = document.querySelector<HTMLElement>('.board-box :is([role=grid], [role=application]) [tabindex="0"]');
  return cell ? () => cell.focus() : undefined;
}

/** The action of one of the game's keys; a key that picks nothing now does
 * nothing. */
function pickOf(key: string): (() => void) | undefined {
  const part = gamePart(key);
  if (part === undefined) {
    return undefined;
  }
  return () => (typeof part === "string" ? pickPart(part) : part && pickParts(part));
}

export function onKey(event: KeyboardEvent): void {
  const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
  if (isTaken || isIn(event, "dialog") || (isIn(event, TYPING) && event.key !== "Escape")) {
    return;
  }
  const action = actionOf(event);
  if (action) {
    event.preventDefault();
    action();
  }
}
