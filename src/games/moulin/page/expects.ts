/* expects.ts: what a person is to do next, in words. */
import type { Expected } from "web/board";
import type { Lang, LegalMove } from "web/messages";
import { choosing, type Choosing } from "./choosing";
import type { Facts, Player, View } from "./types";
import { wordsOf, type MoulinWords } from "./words";

function removal(now: Choosing, mover: Player, words: MoulinWords): Expected {
  const theirs = [...now.stones.values()].filter((player) => player !== mover).length;
  const free = now.choices.size;
  return { text: words.expects.remove(words.colours[2 - mover]!, free, theirs - free), isAlert: true };
}

export function expects(view: View, facts: Facts, legal: LegalMove[], picked: string[], lang: Lang): Expected {
  const words = wordsOf(lang);
  const now = choosing(view, legal, picked);
  const flies = now.mover !== null && facts.players[now.mover - 1]!.phase === "flying";
  switch (now.stage) {
    case "place":
      return { text: words.expects.place };
    case "take":
      return { text: flies ? words.expects.takeFlying : words.expects.take };
    case "go":
      return { text: flies ? words.expects.fly : words.expects.go };
    case "remove":
      return removal(now, now.mover!, words);
    default:
      return { text: "" };
  }
}
