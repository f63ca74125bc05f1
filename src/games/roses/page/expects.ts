/* expects.ts: what a person is to do next, in words. */
import type { Expected } from "web/board";
import type { Lang, LegalMove } from "web/messages";
import type { Facts, View } from "./types";
import { wordsOf } from "./words";

export function expects(_view: View, _facts: Facts, legal: LegalMove[], _picked: string[], lang: Lang): Expected {
  const words = wordsOf(lang).expects;
  const has = (text: string) => legal.some(({ move }) => move === text);
  if (has("passe")) return { text: words.pass };
  if (!has("pioche")) return { text: words.card };
  return { text: legal.length > 1 ? words.cardOrDraw : words.draw };
}
