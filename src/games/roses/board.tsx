/* board.tsx: roses in the page. */
import type { GamePage } from "web/board";
import type { LegalMove } from "web/messages";
import { Board } from "./page/surface";
import { expects } from "./page/expects";
import { describe, Panel, strip } from "./page/panel";
import type { View } from "./page/types";
import { moveText, sayText, wordsOf } from "./page/words";

/* 1 to 5 pick the cards; P draws or passes. */
function keys(view: View, legal: LegalMove[]): Record<string, string> {
  const hand = view.turn === 1 || view.turn === 2 ? view.hands[view.turn - 1]! : [];
  const cards = hand.map((card, at) => [String(at + 1), card]);
  const rest = legal.filter(({ move }) => move === "pioche" || move === "passe");
  return Object.fromEntries([...cards, ...rest.map(({ move }) => ["p", move])]);
}

const page: GamePage = { confirms: true, Board, Panel, strip, expects, describe, keys, keyHelp: (lang) => wordsOf(lang).keys, moveText, sayText };

export default page;
