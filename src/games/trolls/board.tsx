/* board.tsx: trolls in the page. */
import type { GamePage } from "web/board";
import { analysis } from "./page/analysis";
import { Board } from "./page/surface";
import { Habits } from "./page/habits";
import { keys } from "./page/keys";
import { describe, Panel, strip } from "./page/panel";
import { wordsOf } from "./page/words";

/* "Gauche lance 3, Droite 2. Troll : case 4 → 5." The board counts the stones. */
const brief = (text: string): string =>
  text
    .replace(/ (Pierres restantes|Stones left)[^.]*\./, "")
    .replace(/Le troll va de la case (\d+) à la case (\d+), vers [^.]*/, "Troll\u00a0: case $1\u00a0→\u00a0$2")
    .replace(/The troll goes from cell (\d+) to cell (\d+), towards [^.]*/, "Troll: cell $1\u00a0→\u00a0$2");

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
  sayText: (text, isBrief) => (isBrief ? brief(text) : text).replace(/\b(case|cell) (?=\d)/g, "$1\u00a0"),
};

export default page;
