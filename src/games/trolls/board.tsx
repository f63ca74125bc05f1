/* board.tsx: trolls in the page. */
import type { GamePage } from "web/board";
import { analysis } from "./page/analysis";
import { Board } from "./page/surface";
import { Habits } from "./page/habits";
import { keys } from "./page/keys";
import { describe, Panel, strip } from "./page/panel";
import { wordsOf } from "./page/words";

/* "Gauche lance 3, Droite 2. Le troll va en case 5." The board counts the stones. */
const brief = (text: string): string =>
  text
    .replace(/ (Pierres restantes|Stones left)[^.]*\.|^(Vous en gardez|You keep) \d+\. /, "")
    .replace(/ if they throw /g, " if ")
    .replace(/troll va de la case \d+ à la case (\d+), vers [^.]*/, "troll va en case $1")
    .replace(/troll goes from cell \d+ to cell (\d+), towards [^.]*/, "troll goes to cell $1");

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
