/* settings.ts: the user's choices about the page, kept in this browser. */
import { computed, effect, signal, type Signal } from "@preact/signals";
import { media } from "./media";
import type { Lang } from "./messages";
import { lookLike, systemTheme, THEME_QUERIES, type ShownTheme } from "./theme";

export type Theme = "system" | ShownTheme;
export type BoardLook = "classic" | "slate" | "felt" | "paper";
export type PieceLook = "classic" | "antique" | "flat";
export type Animation = "system" | "off" | "fast";
export type Confirm = "touch" | "always" | "never";
export type Verbosity = "short" | "full";

/* settheme.ts reads the same key before the first paint. */
const KEY = "joute.settings";

const hasWindow = typeof window !== "undefined";
const stored: Record<string, unknown> = read();

function read(): Record<string, unknown> {
  if (!hasWindow) return {};
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(key: string, values: readonly T[], initial: T): Signal<T> {
  const value = stored[key] as T;
  return signal(values.includes(value) ? value : initial);
}

function flag(key: string, initial: boolean): Signal<boolean> {
  const value = stored[key];
  return signal(typeof value === "boolean" ? value : initial);
}

/* French unless the browser asks for another language first. */
function browserLang(): Lang {
  const first = hasWindow ? (navigator.languages?.[0] ?? navigator.language ?? "fr") : "fr";
  return /^fr\b/i.test(first) || first === "" ? "fr" : "en";
}

export const lang = oneOf<Lang>("lang", ["fr", "en"], browserLang());
export const theme = oneOf<Theme>("theme", ["system", "light", "dark", "contrast"], "system");
/** The look of boards and pieces, in every game (board.css). */
export const board = oneOf<BoardLook>("board", ["classic", "slate", "felt", "paper"], "classic");
export const pieces = oneOf<PieceLook>("pieces", ["classic", "antique", "flat"], "classic");
export const patterns = flag("patterns", false);
export const coordinates = flag("coordinates", true);
export const sounds = flag("sounds", false);
/** Sound and notification at the user's turn; asked once, at a table with other
 * people. */
export type Alerts = "ask" | "on" | "off";
export const alerts = oneOf<Alerts>("alerts", ["ask", "on", "off"], "ask");
export const animation = oneOf<Animation>("animation", ["system", "off", "fast"], "system");
export const confirm = oneOf<Confirm>("confirm", ["touch", "always", "never"], "touch");
export const showLegal = flag("showLegal", true);
export const showEval = flag("showEval", false);
export const singleKeys = flag("singleKeys", true);
/** Premoves are allowed. */
export const premoves = flag("premoves", true);
export const autoPass = flag("autoPass", false);
export const verbosity = oneOf<Verbosity>("verbosity", ["short", "full"], "full");

const all: Record<string, Signal<unknown>> = {
  lang, theme, patterns, coordinates, sounds, animation, confirm, showLegal, showEval, singleKeys,
  verbosity, autoPass, alerts, premoves, board, pieces,
};
const initial = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, value.peek()]));

const stillMotion = media("(prefers-reduced-motion: reduce)");

const system = signal<ShownTheme>(hasWindow ? systemTheme() : "light");

/** True if pieces move on the board instead of jumping. */
export const animates = computed(
  () => animation.value === "fast" || (animation.value === "system" && !stillMotion.value),
);

/** The theme shown, with "system" resolved. */
export const shownTheme = computed(() => (theme.value === "system" ? system.value : theme.value));

/* Only values that differ from the defaults are stored, so that the page
 * follows the browser's language until a person chooses one. */
function save(): void {
  const chosen = Object.entries(all).filter(
    ([key, value]) => value.value !== initial[key] || key in stored,
  );
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(chosen.map(([k, v]) => [k, v.value]))));
}

function followOtherWindows(event: StorageEvent): void {
  if (event.key !== KEY || event.newValue === null) return;
  const values = JSON.parse(event.newValue) as Record<string, unknown>;
  for (const [key, value] of Object.entries(values))
    if (key in all && typeof value === typeof all[key]!.peek()) all[key]!.value = value;
}

/* Gives the bars of a telephone's browser the colour of the page's header. */
function tintBrowser(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue("--surface").trim();
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", colour);
}

if (hasWindow) {
  effect(() => {
    try {
      save();
    } catch {
      /* Storage is full or forbidden: the choice lasts as long as the page. */
    }
  });
  effect(() => {
    const root = document.documentElement;
    root.lang = lang.value;
    root.dataset.theme = shownTheme.value;
    lookLike(root, { board: board.value, pieces: pieces.value });
    root.dataset.motion = animates.value ? "on" : "off";
    tintBrowser(root);
  });
  addEventListener("storage", followOtherWindows);
  for (const query of THEME_QUERIES)
    matchMedia(query).addEventListener("change", () => (system.value = systemTheme()));
}
