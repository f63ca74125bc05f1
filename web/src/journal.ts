/* journal.ts: everything that happens, in words: what screen readers are told,
 * the visible journal, the sounds and the title of the window. */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import { LOW, timeLeft } from "./clock";
import { isMine, isShared, moveText, myTurn, nameOf, seatWord } from "./play";
import { verbosity } from "./settings";
import { sound } from "./sound";
import { store, type Notice } from "./table";
import { connection, type Connection } from "./transport";
import { list, t } from "./words";

export interface Line {
  id: number;
  text: string;
  isUrgent: boolean;
}

const KEPT = 200;
let count = 0;

export const journal = signal<Line[]>([]);
/** The last line that can wait, and the last that cannot. */
export const polite = signal<Line | null>(null);
export const assertive = signal<Line | null>(null);

function add(text: string, isUrgent: boolean): Line {
  const line = { id: ++count, text, isUrgent };
  journal.value = [...journal.peek(), line].slice(-KEPT);
  return line;
}

export function say(text: string): void {
  polite.value = add(text, false);
}

export function warn(text: string): void {
  assertive.value = add(text, true);
}

/** A step in words: all of it, or only who and what. */
export function stepText(ply: number): string {
  const step = store.table.peek()?.moves[ply - 1];
  if (!step) {
    return t("game.startPosition");
  }
  if (verbosity.peek() === "full" && step.say !== "") {
    return step.say;
  }
  const who = step.by.length > 0 ? list(step.by.map(nameOf)) : t("game.chance");
  return `${who} : ${moveText(step.text)}`;
}

/** What is written in the strips: who plays, what each has, the time. */
export function stripsText(): string {
  const strips = [...document.querySelectorAll<HTMLElement>(".strip")];
  return strips.map((strip) => strip.innerText.replace(/\s+/g, " ").trim()).join(". ");
}

function hear(notice: Notice): void {
  const table = store.table.peek()!;
  switch (notice.kind) {
    case "step":
      say(stepText(notice.ply));
      sound(table.moves[notice.ply - 1]?.mark ? "mark" : "move");
      break;
    case "undone":
      say(t("game.undone", { n: table.ply }));
      break;
    case "asked":
      (isMine(notice.by) ? say : warn)(
        t(isMine(notice.by) ? "game.takebackWaits" : "game.takebackAsked", { name: nameOf(notice.by) }),
      );
      break;
    case "joined":
      say(t("game.journalJoined", { n: table.moves.length, status: table.status }));
      setTimeout(() => say(stripsText()), 300);
      break;
    case "sat":
      say(t("game.sat", { name: nameOf(notice.seat), seat: seatWord(notice.seat) }));
      sound("turn");
      break;
  }
}

/* Tells a change of one value, and of nothing it is told with. */
function whenever<T>(value: ReadonlySignal<T>, tell: (value: T) => void): () => void {
  return effect(() => {
    const now = value.value;
    untracked(() => tell(now));
  });
}

function tellTurn(seat: number): void {
  if (seat > 0) {
    warn(isShared.value ? t("game.yourTurnNamed", { name: nameOf(seat) }) : t("game.yourTurn"));
    sound("turn");
  }
}

function tellEnd(words: string | undefined): void {
  if (words !== undefined) {
    warn(words);
    sound("end");
  }
}

function tellConnection(state: Connection): void {
  if (state !== "connected" && store.table.value) {
    warn(t(`connection.${state}`));
  }
}

const lowSeat = computed(() => {
  const { you = [], clock } = store.table.value ?? {};
  return you.find((seat) => clock?.running.includes(seat) && timeLeft(seat)! < LOW) ?? 0;
});

function tellLowClock(seat: number): void {
  if (seat > 0) {
    warn(t("game.lowClock"));
    sound("low");
  }
}

const TITLE_MS = 1000;

/* Only behind another window does the title blink. */
function blinkTitle(): () => void {
  const calm = document.title;
  const timer = setInterval(() => {
    const isBlank = document.title !== calm || !document.hidden;
    document.title = isBlank ? calm : `● ${t("game.yourTurn")}`;
  }, TITLE_MS);
  return () => {
    clearInterval(timer);
    document.title = calm;
  };
}

/** Begins to listen to the table; the function ends it. */
export function startJournal(): () => void {
  journal.value = [];
  polite.value = assertive.value = null;
  const words = computed(() => store.table.value?.result?.words);
  const stops = [
    store.onNotice(hear),
    whenever(myTurn, tellTurn),
    whenever(lowSeat, tellLowClock),
    whenever(words, tellEnd),
    whenever(connection, tellConnection),
    effect(() => (myTurn.value > 0 ? untracked(blinkTitle) : undefined)),
  ];
  return () => stops.forEach((stop) => stop());
}
