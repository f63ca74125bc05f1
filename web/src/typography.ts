/* typography.ts: arrows and spaces in texts as each language sets them. */
import type { Lang } from "./messages";

/** An arrow is one character; French says "d'Orange", has a narrow no-break space before high
 * punctuation, and a wide one inside its quotation marks; English has none before a colon or a percent sign. */
export function typographic(text: string, lang: Lang): string {
  const drawn = text.replace(/ (?:->|→) /g, "\u00a0→\u00a0");
  if (lang !== "fr") return drawn.replace(/ :(?= )/g, ":").replace(/(\d) (?=%)/g, "$1");
  return drawn
    .replace(/\b([dD])e (?=[AEIOUÀÂÉÈÊËÎÏÔÖÙÛÜ]\p{Ll})/gu, "$1'")
    .replace(/[ \u00a0](?=[:;?!](?:\s|$))/g, "\u202f")
    .replace(/ (?=»)/g, "\u00a0")
    .replace(/« /g, "«\u00a0");
}
