/* play.ts: what a person does at the table of this page, by whatever means:
 * picking, confirming, flipping; and who sits where on the screen. */
import { computed, signal } from "@preact/signals";
import { gameInfo } from "./api";
import { boardOf, hasBoard } from "./boards";
import { matchTyped, pickAll } from "./choices";
import type { LegalMove, SeatNumber } from "./messages";
import { confirm, lang } from "./settings";
import { store } from "./table";
import { inLang, t } from "./words";

export const page = computed(() => {
  const game = store.table.value?.game;
  return game ? boardOf(game) : null;
});

/** True once it is known that the game is drawn as text. */
export const isPlain = computed(() => {
  const game = store.table.value?.game;
  return game !== undefined && !hasBoard(game);
});

/* Who is who --------------------------------------------------------- */

/** "Noir", "Rouge": the game's own name of a seat. */
export function seatWord(seat: SeatNumber): string {
  const words = gameInfo(store.table.value?.game ?? "")?.seats[seat - 1];
  return words ? inLang(words) : String(seat);
}

/** The names of the people; the seat's word if several have the same name. */
export const names = computed<string[]>(() => {
  const seats = store.table.value?.seats ?? [];
  return seats.map((seat, at) => {
    const isShared = seats.some((other, place) => place !== at && other.name === seat.name);
    return seat.name === "" || isShared ? seatWord(at + 1) : seat.name;
  });
});

export const nameOf = (seat: SeatNumber): string => names.value[seat - 1] ?? String(seat);

export const isMine = (seat: SeatNumber): boolean => store.table.value?.you.includes(seat) ?? false;

/** The seat for which this person must choose now, or 0 if they need not choose. */
export const myTurn = computed<SeatNumber>(() => {
  const table = store.table.value;
  return table && table.next === 0 && table.legal.length > 0 ? table.as : 0;
});

/** True if several seats are on this screen, so that "you" would be ambiguous. */
export const isShared = computed(() => (store.table.value?.you.length ?? 0) > 1);

const flips = signal(0);

/* With two people on one screen, the board turns only if each sees only their own side. */
const nearest = computed<SeatNumber>(() => {
  const table = store.table.value;
  if (!table || table.you.length === 1) {
    return table?.you[0] ?? 1;
  }
  return gameInfo(table.game)?.hides ? table.as || 1 : 1;
});

export const bottom = computed<SeatNumber>(() => {
  const count = store.table.value?.seats.length ?? 2;
  return ((nearest.value - 1 + flips.value) % count) + 1;
});

export function flip(): void {
  flips.value++;
}

export function resetView(): void {
  flips.value = 0;
  lit.value = [];
}

/** Places of the board lit up from the panel beside it. */
export const lit = signal<string[]>([]);

/** True at a table whose lesson or puzzle is solved: nothing more is asked for. */
export const isSolved = signal(false);

/* Choosing ----------------------------------------------------------- */

let isTouch = false;
export function notePointer(event: PointerEvent): void {
  isTouch = event.pointerType === "touch";
}

function mustConfirm(move: LegalMove): boolean {
  const confirms = page.value?.confirms ?? true;
  if (confirms === "always") {
    return true;
  }
  if (confirm.value === "touch") {
    return isTouch || (typeof confirms === "boolean" ? confirms : confirms(move, store.table.peek()!.view));
  }
  return confirm.value === "always";
}

/** Picks a part. While another player thinks, a whole move becomes the premove
 * without confirmation; picking anything then cancels it. */
export function pickPart(part: string): void {
  const premove = store.premove.peek();
  if (premove) {
    store.clear();
    if (premove.parts.includes(part)) return;
  }
  const { whole, isSecond } = store.pick(part);
  if (whole && (isSecond || store.premoving.peek() || !mustConfirm(whole))) {
    void store.play(whole);
  }
}

/** Picks these parts, from the first on. */
export function pickParts(parts: string[]): void {
  pickAll(parts, { picked: store.picked.peek(), onPick: pickPart, onBack: () => store.back() });
}

export function playChosen(): void {
  const move = store.chosen.peek();
  if (move) {
    void store.play(move);
  }
}

/** Plays the typed move; otherwise returns why not. */
export function playTyped(text: string): string | null {
  store.beginPremove();
  const { exact, candidates } = matchTyped(store.legal.peek(), text);
  if (exact) {
    void store.play(exact);
    return null;
  }
  const refused = store.table.peek()?.refused.find(({ move }) => move.toLowerCase() === text.trim().toLowerCase());
  if (refused) {
    return refused.why;
  }
  return candidates.length > 0
    ? t("game.typeMore", { n: candidates.length })
    : t("game.typeUnknown", { text: text.trim() });
}

/** A move as people read it. */
export function moveText(text: string | null): string {
  if (text === null) {
    return page.value?.hiddenText?.(lang.value) ?? "•••";
  }
  return page.value?.moveText(text, lang.value) ?? text;
}

/** A sentence of the server as people read it. */
export const sayText = (text: string, isBrief = false): string => page.value?.sayText?.(text, isBrief) ?? text;

export const moveLabel = (move: LegalMove): string => moveText(move.move);
