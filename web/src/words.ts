/* words.ts: the words the page says itself, in French and English. */
import { speaker, wellSet, type Entry } from "./dictionary";
import type { OptionInfo, Words } from "./messages";
import { lang } from "./settings";
import { common as commonFr } from "./words/common.fr";
import { common as commonEn } from "./words/common.en";
import { game as gameFr } from "./words/game.fr";
import { game as gameEn } from "./words/game.en";

export { wellSet, type Entry, type Params } from "./dictionary";

/** All but the lobby's own, which are in lobby/words.ts. */
export const fr = { ...commonFr, ...gameFr };
export const en = { ...commonEn, ...gameEn } satisfies Record<keyof typeof fr, Entry>;

export type Key = keyof typeof fr;

/** The text of a key in the present language; {name} stands for a parameter. */
export const t = speaker<Key>({ fr, en });

/** Of texts that come from the server in both languages, the one in the present language. */
export function inLang(words: Words): string {
  return wellSet(words[lang.value]);
}

/** An option with its value, for people: "saut : non", "Priests: 5". */
export function optionText({ name, values, names }: OptionInfo, value: boolean | number | string): string {
  const choice = names?.[values!.indexOf(String(value))];
  const word = typeof value === "boolean" ? t(value ? "option.yes" : "option.no") : choice ? inLang(choice) : String(value);
  return t("option.is", { name: inLang(name), value: word });
}

/** "a, b et c". */
export function list(items: string[]): string {
  return new Intl.ListFormat(lang.value, { type: "conjunction" }).format(items);
}
