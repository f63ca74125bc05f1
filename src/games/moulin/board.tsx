/* board.tsx: moulin in the page. */
import type { GamePage } from "web/board";
import { analysis } from "./page/analysis";
import { Board } from "./page/surface";
import { expects } from "./page/expects";
import { describe, Panel, strip } from "./page/panel";
import { wordsOf } from "./page/words";

const page: GamePage = {
  confirms: false,
  Board,
  Panel,
  strip,
  expects,
  describe,
  keys: () => ({}),
  keyHelp: (lang) => wordsOf(lang).keys,
  analysis,
  moveText: (text) => text.replace("-", " → ").replace("x", " ✕ "),
};

export default page;
