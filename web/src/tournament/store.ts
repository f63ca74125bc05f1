/* store.ts: the tournament that the server shows: its rows as they change, what
 * is frozen or being revealed, and the bot that this browser follows. */
import { computed, effect, signal } from "@preact/signals";
import { goToTable } from "../arriving";
import { readable } from "../dictionary";
import { myName } from "../identity";
import type { PlayedMatch, Replay, TournamentHead, TournamentMessage, TournamentRow } from "../messages";
import { connection, newCid, on, request, send, ServerError } from "../transport";

type Rows = Record<string, TournamentRow>;

/** One board, or all for -1, as far as it was received. */
export interface Shown {
  board: number;
  version: number;
  head: TournamentHead;
  bots: Rows;
  cells: Rows;
  matches: Rows;
  curves: Rows;
}

const TABLES = { bots: 1, cells: 2, matches: 1, curves: 1 } as const;

/** Puts changed rows in their places; null if something was missed. */
export function merge(known: Shown | null, message: TournamentMessage): Shown | null {
  const isWhole = message.since === undefined;
  if (!isWhole && (known?.version !== message.since || known?.board !== message.board)) return null;
  const next: Shown = isWhole
    ? { board: message.board, version: 0, head: { state: "none" }, bots: {}, cells: {}, matches: {}, curves: {} }
    : { ...known! };
  next.version = message.version;
  next.head = message.head ?? next.head;
  for (const table of Object.keys(TABLES) as (keyof typeof TABLES)[]) {
    const rows = message[table];
    if (!rows) continue;
    const keys = TABLES[table];
    const changed = { ...next[table] };
    for (const row of rows) {
      const key = row.slice(0, keys).join(" ");
      if (row.length === keys) delete changed[key];
      else changed[key] = row;
    }
    next[table] = changed;
  }
  return next;
}

/* Rows as the page reads them ------------------------------------------- */

export interface Bot {
  id: number;
  /** As the server knows it. */
  key: string;
  name: string;
  rank: number;
  /** Its rank some matches ago; 0 if unknown. */
  was: number;
  points: number;
  score: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  verdicts: number;
  /** Its last matches: w, d, l, f. */
  form: string;
}

function botOf(row: TournamentRow): Bot {
  const [id, key, rank, was, points, score, played, wins, draws, losses, verdicts, form] = row as any[];
  return { id, key, name: readable(key), rank, was, points, score, played, wins, draws, losses, verdicts, form };
}

export interface Meeting {
  matches: number;
  wins: number;
  draws: number;
  losses: number;
  points: number;
  faults: number;
  last: number;
}

export interface LiveMatch {
  id: number;
  isDone: boolean;
  board: number;
  stage: number;
  round: number;
  bots: number[];
  games: number;
  wins: number[];
  /** A notable game. */
  pick: number;
  order: number;
}

function matchOf(row: TournamentRow): LiveMatch {
  const [id, isDone, board, stage, round, bots, games, wins = [], closest = 0, longest = 0, order = 0] = row as any[];
  return { id, isDone, board, stage, round, bots, games, wins, pick: closest || longest || 1, order };
}

/* What the server says ---------------------------------------------------- */

export type Absence = "loading" | "no-tournament" | null;

const live = signal<Shown | null>(null);
export const absence = signal<Absence>("loading");
/** The board that is wanted, -1 for all. */
export const board = signal(-1);

function ask(): void {
  send({ t: "tournament", on: true, board: board.peek() });
}

export function chooseBoard(at: number): void {
  if (at === board.peek()) return;
  board.value = at;
  ask();
}

function take(message: TournamentMessage): void {
  const isAnother = message.board !== board.peek();
  if (isAnother && message.since !== undefined) return;
  const next = merge(live.peek(), message);
  if (!next) {
    ask();
    return;
  }
  if (isAnother) board.value = message.board;
  live.value = next;
  if (frozen.peek() && !isSame(frozen.peek()!, next)) freeze(false);
  absence.value = null;
}

/** Watches until the returned function is called. */
export function watchTournament(): () => void {
  absence.value = live.peek() ? null : "loading";
  takeKey();
  const stop = on((message) => {
    if (message.t === "welcome") ask();
    else if (message.t === "tournament") take(message);
    else if (message.t === "error" && message.code === "no-tournament") absence.value = "no-tournament";
  });
  /* If the page is not connected yet, it asks as soon as it is. */
  if (connection.peek() === "connected") ask();
  else send({ t: "ping" });
  return () => {
    stop();
    if (revealed.peek() !== null) freeze(false);
    send({ t: "tournament", on: false });
  };
}

/* Frozen and revealed ----------------------------------------------------- */

const KEY = "joute.frozen";

/* A server may show another tournament the next time. */
const isSame = (a: Shown, b: Shown): boolean =>
  a.head.begun === b.head.begun && a.head.title === b.head.title && a.head.game === b.head.game && a.head.total === b.head.total;

function readFrozen(): Shown | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** The frozen standings, shown instead of the live ones; they survive a
 * reload. */
export const frozen = signal<Shown | null>(typeof sessionStorage === "undefined" ? null : readFrozen());
/** How many are revealed, from the last on; null if all are. */
export const revealed = signal<number | null>(null);

effect(() => {
  if (typeof sessionStorage === "undefined") return;
  try {
    /* A viewer who leaves while revealing comes back to the live standings. */
    if (frozen.value && revealed.value === null) sessionStorage.setItem(KEY, JSON.stringify(frozen.value));
    else sessionStorage.removeItem(KEY);
  } catch {
    /* Lasts as long as the page. */
  }
});

export function freeze(isOn: boolean): void {
  revealed.value = null;
  frozen.value = isOn ? live.peek() : null;
}

/** Begins to reveal: nobody is revealed yet, and the table is frozen as it is now. */
export function beginReveal(): void {
  frozen.value = live.peek();
  revealed.value = 0;
}

/** Reveals one more name or, after the winner, everything. */
export function reveal(by: 1 | -1): void {
  const count = standings.peek().length;
  const at = (revealed.peek() ?? 0) + by;
  if (at > count) freeze(false);
  else revealed.value = Math.max(0, at);
}

/** What the page shows: live, or frozen. */
export const shown = computed<Shown | null>(() => frozen.value ?? live.value);
/** The progress, also while frozen. */
export const head = computed<TournamentHead | null>(() => live.value?.head ?? null);

export const standings = computed<Bot[]>(() =>
  Object.values(shown.value?.bots ?? {})
    .map(botOf)
    .sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1)),
);

const names = computed(() => new Map(standings.value.map(({ id, name }) => [id, name])));
export const nameOf = (id: number): string => names.value.get(id) ?? "?";

const matches = computed<LiveMatch[]>(() => Object.values(shown.value?.matches ?? {}).map(matchOf));
export const playing = computed(() => matches.value.filter(({ isDone }) => !isDone).sort((a, b) => a.id - b.id));
export const recent = computed(() => matches.value.filter(({ isDone }) => isDone).sort((a, b) => b.order - a.order));

/** How one bot did against another, from the first one's side. */
export function meeting(a: number, b: number): Meeting | null {
  const row = shown.value?.cells[`${Math.min(a, b)} ${Math.max(a, b)}`] as number[] | undefined;
  if (!row) return null;
  const [, , count, wins, draws, losses, points, others, faults, theirs, last] = row as number[];
  return a < b
    ? { matches: count!, wins: wins!, draws: draws!, losses: losses!, points: points!, faults: faults!, last: last! }
    : { matches: count!, wins: losses!, draws: draws!, losses: wins!, points: others!, faults: theirs!, last: last! };
}

/** Points after matches, for the leaders. */
export function curveOf(id: number): [number, number][] | null {
  const row = shown.value?.curves[String(id)];
  if (!row) return null;
  const [, step, points, count, now] = row as [number, number, number[], number, number];
  return [...points.map((value, at): [number, number] => [(at + 1) * step, value]), [count, now]];
}

/* One bot ----------------------------------------------------------------- */

const FOLLOW = "joute.follow";
const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(FOLLOW);
/** The name of the followed bot, because its number may change when it comes back. At first the bot with
 * the viewer's name. */
export const followed = signal<string>(kept ?? myName.peek());

export function follow(name: string): void {
  followed.value = name;
  try {
    localStorage.setItem(FOLLOW, name);
  } catch {
    /* Lasts as long as the page. */
  }
}

/** Makes a table against a bot, on the board that is shown. */
export function challenge(bot: Bot): Promise<void> {
  const seat = 1 + Math.floor(Math.random() * 2);
  return goToTable({ t: "challenge", cid: newCid(), bot: bot.id, board: Math.max(0, board.peek()), seat, name: myName.peek() });
}

/* One match --------------------------------------------------------------- */

/** null if none is selected; "gone" if it can no longer be shown. */
export const selected = signal<PlayedMatch | "gone" | null>(null);
export const selectedId = signal(0);

export async function select(id: number): Promise<void> {
  selectedId.value = id;
  try {
    const answer = await request({ t: "match", cid: newCid(), match: id });
    if (answer.t === "match" && selectedId.peek() === id) selected.value = answer;
  } catch (error) {
    if (error instanceof ServerError && selectedId.peek() === id) selected.value = "gone";
  }
}

/** Selects a match and scrolls to it if it is below the window, as on a phone. */
export async function visit(id: number): Promise<void> {
  await select(id);
  requestAnimationFrame(() => {
    const card = document.querySelector(".t-selected");
    if (card && card.getBoundingClientRect().top > innerHeight / 2) card.scrollIntoView({ block: "start" });
  });
}

/* The key of an address that shows what bots read and wrote is kept for the
 * tab, and not shown to those who see the screen. */
const LINES_KEY = "joute.linesKey";

/** The key with which the lines of bots are asked for; null if they are not. */
export const linesKey = signal<string | null>(null);

function takeKey(): void {
  const found = /^#lines=([\w-]{1,63})$/.exec(location.hash);
  try {
    if (found) sessionStorage.setItem(LINES_KEY, found[1]!);
    linesKey.value = sessionStorage.getItem(LINES_KEY);
  } catch {
    linesKey.value = found?.[1] ?? null;
  }
  if (found) window.history.replaceState(window.history.state, "", location.pathname + location.search);
}

/** Positions of a game from a step on; counted from the end if it is
 * negative. */
export async function loadReplay(match: number, game: number, from: number, draw: boolean): Promise<Replay | null> {
  try {
    const key = linesKey.peek();
    const answer = await request({ t: "replay", cid: newCid(), match, game, from, draw, ...(key && { key }) });
    return answer.t === "replay" ? answer : null;
  } catch {
    return null;
  }
}
