/* board.tsx: trolls in the page. */
import type { GamePage } from "web/board";
import { analysis } from "./page/analysis";
import { Board } from "./page/surface";
import { Habits } from "./page/habits";
import { keys } from "./page/keys";
import { describe, Panel, strip } from "./page/panel";
import { wordsOf } from "./page/words";

const page: GamePage = {
  confirms: "always",
  hasConfirm: true,
  hasSeatColours: true,
  Board,
  Panel,
  strip,
  describe,
  keys,
  keyHelp: (lang) => wordsOf(lang).keys,
  curveTitle: (lang) => wordsOf(lang).lead,
  analysis,
  Habits,
  expects: (_view, _facts, legal, _picked, lang) => ({ text: wordsOf(lang).expects(legal.length) }),
  confirmText: ({ move }, lang) => wordsOf(lang).seal(Number(move)),
  moveText: (text) => text.replace(",", " – "),
  /* The board counts the stones. */
  sayText: (text, isBrief) =>
    text.replace(/\b(case|cell) (?=\d)/g, "$1\u00a0").replace(isBrief ? / (Pierres restantes|Stones left)[^.]*\./ : "", ""),
};

export default page;
