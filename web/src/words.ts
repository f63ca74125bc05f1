/* words.ts: every word the page says itself, in French and English. */
import { lang } from "./settings";
import type { OptionInfo, Words } from "./messages";
import { typographic } from "./typography";
import { common as commonFr } from "./words/common.fr";
import { common as commonEn } from "./words/common.en";
import { lobby as lobbyFr } from "./words/lobby.fr";
import { lobby as lobbyEn } from "./words/lobby.en";
import { game as gameFr } from "./words/game.fr";
import { game as gameEn } from "./words/game.en";

/** A text, or one for each form of the number {n}. */
export type Entry = string | { one: string; other: string };

const fr = { ...commonFr, ...lobbyFr, ...gameFr };
const en = { ...commonEn, ...lobbyEn, ...gameEn } satisfies Record<keyof typeof fr, Entry>;

export type Key = keyof typeof fr;
export type Params = Record<string, string | number>;

const dictionaries: Record<string, Record<Key, Entry>> = { fr, en };
const plurals = { fr: new Intl.PluralRules("fr"), en: new Intl.PluralRules("en") };

/** The text of a key in the present language; {name} stands for a parameter. */
export function t(key: Key, params?: Params): string {
  const entry = dictionaries[lang.value]![key];
  const text = typeof entry === "string" ? entry : entry[form(Number(params?.n ?? 0))];
  return wellSet(params ? fill(text, params) : text);
}

/** The fitting one of texts that come from the server in both languages. */
export function inLang(words: Words): string {
  return wellSet(words[lang.value]);
}

/** An option with its value, for people: "vol : non", "Priests: 5". */
export function optionText({ name, values, names }: OptionInfo, value: boolean | number | string): string {
  const choice = names?.[values!.indexOf(String(value))];
  const word = typeof value === "boolean" ? t(value ? "option.yes" : "option.no") : choice ? inLang(choice) : String(value);
  return t("option.is", { name: inLang(name), value: word });
}

function form(n: number): "one" | "other" {
  return plurals[lang.value].select(n) === "one" ? "one" : "other";
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}

/** Words that came from elsewhere, with the spaces of the language. */
export const wellSet = (text: string): string => typographic(text, lang.value);

/** "a, b et c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(lang.value, { type: "conjunction" }).format(items);
}
