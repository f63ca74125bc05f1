/* dictionary.ts: texts by key in French and English, with parameters and
 * singular and plural forms. */
import type { Lang } from "./messages";
import { lang } from "./settings";
import { typographic } from "./typography";

/** A text, or one for each form of the number {n}. */
export type Entry = string | { one: string; other: string };
export type Params = Record<string, string | number>;

const plurals = { fr: new Intl.PluralRules("fr"), en: new Intl.PluralRules("en") };

function form(n: number): "one" | "other" {
  return plurals[lang.value].select(n) === "one" ? "one" : "other";
}

function fill(text: string, params: Params): string {
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(params[name] ?? whole));
}

/** Text from elsewhere, with the typographic spaces of the language. */
export const wellSet = (text: string): string => typographic(text, lang.value);

const PLAYERS = {
  fr: { level: "Niveau", mcts: "MCTS", greedy: "Glouton", random: "Au hasard" },
  en: { level: "Level", mcts: "MCTS", greedy: "Greedy", random: "Random" },
};

/** The name of a bot or, for "level:2" and the like, of a player of joute. */
export const readable = (name: string): string =>
  name.replace(/^(?:(level|mcts):(\d+)|greedy|random)$/, (whole, kind?: "level" | "mcts", n?: string) =>
    kind ? `${PLAYERS[lang.value][kind]} ${n}` : PLAYERS[lang.value][whole as "greedy"]);

/** The text of a key in the present language. {name} stands for a parameter; n
 * chooses the form, or count if n is already formatted. */
export function speaker<Key extends string>(dictionaries: Record<Lang, Record<Key, Entry>>) {
  return (key: Key, params?: Params): string => {
    const entry = dictionaries[lang.value][key];
    const text = typeof entry === "string" ? entry : entry[form(Number(params?.count ?? params?.n ?? 0))];
    return wellSet(params ? fill(text, params) : text);
  };
}
