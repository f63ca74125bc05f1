/* journal.ts: everything that happens, in words: the announcements for screen
 * readers, the visible journal, the sounds and the window title. */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import { LOW, timeLeft } from "./clock";
import { isMine, isPlain, isShared, moveText, myTurn, nameOf, page, sayText, seatWord } from "./play";
import { toast } from "./parts/ui";
import type { Step } from "./messages";
import { calmTitle } from "./router";
import { alerts, lang, verbosity } from "./settings";
import { sound } from "./sound";
import { store, type Notice } from "./table";
import { connection, type Connection } from "./transport";
import { list, t, wellSet } from "./words";

export interface Line {
  id: number;
  /** The words as they were said aloud. */
  said: string;
  /** The text in the current language; null if it cannot be said again. */
  words(): string | null;
  isUrgent: boolean;
  /** Tells the whole position, for those who do not see it: not shown. */
  isPosition: boolean;
}

const KEPT = 200;
const ALOUD = 20;
let count = 0;

export const journal = signal<Line[]>([]);

/** Words to say; a text that was read from the page exists in one language only. */
type Words = string | (() => string);

function add(words: Words, isUrgent: boolean, isPosition = false): void {
  const spoken = lang.peek();
  const said = typeof words === "string" ? words : untracked(words);
  const line: Line = {
    id: ++count, said, isUrgent, isPosition,
    words: typeof words === "string" ? () => (lang.value === spoken ? said : null) : words,
  };
  journal.value = [...journal.peek(), line].slice(-KEPT);
}

export function say(words: Words): void {
  add(words, false);
}

export function warn(words: Words): void {
  add(words, true);
}

/** The last lines, urgent or not. Added lines are read aloud; earlier ones stay
 * for a while, so that none of several at once is lost. */
export function lastLines(isUrgent: boolean): Line[] {
  return journal.value.filter((line) => line.isUrgent === isUrgent).slice(-ALOUD);
}

function shortText(step: Step): string {
  const who = step.by.length > 0 ? list(step.by.map(nameOf)) : t("game.chance");
  return `${who} : ${moveText(step.text)}`;
}

/** A step in words: in full, or only who did what. */
export function stepText(ply: number): string {
  const step = store.table.value?.moves[ply - 1];
  if (!step) {
    return t("game.startPosition");
  }
  return verbosity.peek() === "full" && step.say !== "" ? sayText(step.say) : shortText(step);
}

/* The server repeats the steps of the game in another language, except those
 * that were taken back. */
function stepWords(ply: number): () => string {
  const step = store.table.peek()!.moves[ply - 1]!;
  const spoken = lang.peek();
  return () => {
    const now = store.table.value?.moves[ply - 1];
    const isThere = now?.text === step.text && now.ms === step.ms;
    return isThere ? stepText(ply) : lang.value === spoken && step.say !== "" ? sayText(step.say) : shortText(step);
  };
}

const STRIP_PARTS = ".strip-name > *, .strip-line > * > *, .clock";

function textsIn(element: Element, parts: string): string[] {
  const texts = Array.from(element.querySelectorAll(parts), (part) => {
    const spoken = part.cloneNode(true) as Element;
    for (const drawn of spoken.querySelectorAll("[aria-hidden]")) drawn.remove();
    return spoken.textContent!.trim().replace(/,$/, "");
  });
  return texts.filter((text) => text !== "");
}

/** The strips as text: who plays, what each player has, the time. */
export function stripsText(): string {
  const strips = [...document.querySelectorAll(".strip")];
  return strips.map((strip) => `${textsIn(strip, STRIP_PARTS).join(", ")}.`).join(" ");
}

function hear(notice: Notice): void {
  const table = store.table.peek()!;
  switch (notice.kind) {
    case "step":
      say(stepWords(notice.ply));
      sound(table.moves[notice.ply - 1]?.mark ? "mark" : "move");
      break;
    case "undone":
      say(() => t("game.undone", { n: table.ply }));
      break;
    case "asked": {
      const isOwn = isMine(notice.by);
      const key = isOwn ? "game.takebackWaits" : "game.takebackAsked";
      (isOwn ? say : warn)(() => t(key, { name: nameOf(notice.by) }));
      break;
    }
    case "kept": {
      const other = table.seats.findIndex((_, at) => at + 1 !== notice.by) + 1;
      const refused = () => t("game.takebackRefused", { name: nameOf(other) });
      say(refused);
      if (isMine(notice.by)) toast(refused());
      break;
    }
    case "joined": {
      const spoken = lang.peek();
      /* If the language has changed, the server's status is not repeated: it may be out of date. */
      const status = () => (lang.value === spoken ? table.status : "");
      say(() => t("game.journalJoined", { n: table.moves.length, status: status() }).trim());
      break;
    }
    case "premoveLost": {
      const given = () => t("game.premoveLost", { move: moveText(notice.move) });
      warn(given);
      toast(given());
      break;
    }
    case "sat":
      say(() => t("game.sat", { name: nameOf(notice.seat), seat: seatWord(notice.seat) }));
      sound("turn");
      break;
  }
}

/* After this time the strips are drawn. */
const DRAWN_MS = 100;

const isShown = computed(() => page.value !== null || isPlain.value);

/** Tells the position at which the user arrives; the later steps continue from
 * it. */
function tellPosition(): () => void {
  const timer = setTimeout(() => {
    const { view, facts } = store.table.peek()!;
    const describe = page.peek()?.describe;
    if (describe) add(() => wellSet(describe(view, facts, lang.value)), false, true);
    add(stripsText(), false, true);
  }, DRAWN_MS);
  return () => clearTimeout(timer);
}

/* Calls tell when this value changes, and for no other reason. */
function whenever<T>(value: ReadonlySignal<T>, tell: (value: T) => void): () => void {
  return effect(() => {
    const now = value.value;
    untracked(() => tell(now));
  });
}

function tellTurn(seat: number): void {
  if (seat > 0) {
    warn(() => (isShared.value ? t("game.yourTurnNamed", { name: nameOf(seat) }) : t("game.yourTurn")));
    const isAlert = alerts.peek() === "on" && hasOthers.value;
    sound("turn", isAlert);
    if (isAlert && document.hidden) {
      void alerting().then((part) => part.notify(nameOf(seat)));
    }
  }
}

/* A user who waits for other people may be alerted when they have moved; asked
 * once. */
const alerting = () => import("./parts/alerts");
const hasOthers = computed(() => store.table.value?.seats.some(({ kind }, at) => kind === "human" && !isMine(at + 1)) ?? false);
const isToAsk = computed(() => {
  const table = store.table.value;
  return alerts.value === "ask" && hasOthers.value && !table?.result &&
    table!.moves.some(({ by }) => by.some(isMine));
});

function askOnce(): () => void {
  let withdraw = () => {};
  let isOver = false;
  void alerting().then((part) => {
    if (!isOver) withdraw = part.ask();
  });
  return () => {
    isOver = true;
    withdraw();
  };
}

function tellEnd(isOver: boolean): void {
  if (isOver) {
    const { words } = store.table.peek()!.result!;
    warn(() => store.table.value?.result?.words ?? words);
    sound("end");
  }
}

function tellConnection(state: Connection): void {
  if (state !== "connected" && store.table.value) {
    warn(() => t(`connection.${state}`));
  }
}

const lowSeat = computed(() => {
  const { you = [], clock } = store.table.value ?? {};
  return you.find((seat) => clock?.running.includes(seat) && timeLeft(seat)! < LOW) ?? 0;
});

function tellLowClock(seat: number): void {
  if (seat > 0) {
    warn(() => t("game.lowClock"));
    sound("low");
  }
}

const TITLE_MS = 1000;

/* The title blinks only while the window is hidden. */
function blinkTitle(): () => void {
  const timer = setInterval(() => {
    const isBlank = document.title !== calmTitle || !document.hidden;
    document.title = isBlank ? calmTitle : `● ${t("game.yourTurn")}`;
  }, TITLE_MS);
  return () => {
    clearInterval(timer);
    document.title = calmTitle;
  };
}

/** Begins to follow the table; the returned function stops it. */
export function startJournal(): () => void {
  journal.value = [];
  const isOver = computed(() => Boolean(store.table.value?.result));
  const stops = [
    store.onNotice(hear),
    whenever(myTurn, tellTurn),
    whenever(lowSeat, tellLowClock),
    whenever(isOver, tellEnd),
    whenever(connection, tellConnection),
    effect(() => (isShown.value ? untracked(tellPosition) : undefined)),
    effect(() => (isToAsk.value ? untracked(askOnce) : undefined)),
    effect(() => (myTurn.value > 0 ? untracked(blinkTitle) : undefined)),
  ];
  return () => stops.forEach((stop) => stop());
}
