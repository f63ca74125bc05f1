/* identity.ts: who the user is in this browser: a name, and the tokens of the
 * user's seats. There are no accounts. */
import { effect, signal } from "@preact/signals";
import { lang } from "./settings";

export type Tokens = Record<string, string>;

export interface KnownTable {
  id: string;
  tokens: Tokens;
  /** When it was last opened, ms. */
  at: number;
  /** Set for a lesson's table and for a game that was only opened to look at; such tables are not listed
   * among the user's games. */
  aside?: "lesson" | "shared";
  /** The earlier tables of the same match, the first one first. */
  earlier?: string[];
}

const NAME_KEY = "joute.name";
const TABLES_KEY = "joute.tables";
const TABLES_KEPT = 50;
/** The number of games of a match, and of its earlier tables, that are remembered. */
const MATCH_KEPT = 1000;
const EARLIER_KEPT = 100;
export const NAME_LENGTH = 24;

const hasWindow = typeof window !== "undefined";

function load<T>(key: string, initial: T): T {
  try {
    const text = hasWindow ? localStorage.getItem(key) : null;
    return text === null ? initial : (JSON.parse(text) ?? initial);
  } catch {
    return initial;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    /* Storage is full or forbidden: the values last as long as the page. */
  }
}

function guestName(): string {
  const number = 10 + Math.floor(Math.random() * 90);
  return `${lang.peek() === "fr" ? "Invité" : "Guest"} ${number}`;
}

export const myName = signal(load(NAME_KEY, guestName()));

/** Sets a name; an empty one gives a new guest name. */
export function rename(name: string): void {
  myName.value = name.trim().slice(0, NAME_LENGTH) || guestName();
}

/* Newest first. */
const tables = signal<KnownTable[]>(load<KnownTable[]>(TABLES_KEY, []));

/** The tables this browser plays at or has played at, the last one first. */
export function myTables(): KnownTable[] {
  return tables.value.filter(({ aside }) => !aside);
}

/** Tells whether a table is a lesson's or was only opened to look at. */
export const asideOf = (table: string): KnownTable["aside"] => tables.value.find(({ id }) => id === table)?.aside;

/** True if this tab keeps what bots read and wrote at a table (lines/lines.ts). */
export const hasLines = (table: string): boolean => sessionStorage.getItem(`joute.lines.${table}`) !== null;

/** The tokens of the user's seats at a table, by seat number; {} if there are
 * none. */
export function tokensOf(table: string): Tokens {
  return tables.value.find(({ id }) => id === table)?.tokens ?? {};
}

/** Adds tokens to those of a table, and puts it first among the user's
 * tables. */
export function keepTokens(table: string, tokens: Tokens, aside?: KnownTable["aside"]): void {
  const known = { ...(aside && { aside }), ...tables.value.find(({ id }) => id === table), id: table, tokens: { ...tokensOf(table), ...tokens }, at: Date.now() };
  tables.value = [known, ...tables.value.filter(({ id }) => id !== table)].slice(0, TABLES_KEPT);
}

/** The earlier tables of this table's match; [] if it is the first one. */
export function earlierOf(table: string): string[] {
  return tables.value.find(({ id }) => id === table)?.earlier ?? [];
}

/** A rematch continues the match of the previous table. */
export function keepMatch(table: string, before: string): void {
  const earlier = [...earlierOf(before), before].slice(-MATCH_KEPT);
  const shorter = (known: KnownTable) =>
    known.earlier ? { ...known, earlier: known.earlier.slice(-EARLIER_KEPT) } : known;
  tables.value = tables.value.map((known) => (known.id === table ? { ...known, earlier } : shorter(known)));
}

export function forgetTable(table: string): void {
  tables.value = tables.value.filter(({ id }) => id !== table);
}

if (hasWindow) {
  effect(() => store(NAME_KEY, myName.value));
  effect(() => store(TABLES_KEY, tables.value));
  /* Another window of this browser came to a table or left one. */
  addEventListener("storage", ({ key }) => {
    if (key === TABLES_KEY) tables.value = load<KnownTable[]>(TABLES_KEY, []);
    if (key === NAME_KEY) myName.value = load(NAME_KEY, myName.peek());
  });
}
