/* board.tsx: splaby in the page. */
import type { GamePage } from "web/board";
import { keyHelp, keys } from "./page/keys";
import { describe, Panel, strip } from "./page/panel";
import { Board } from "./page/surface";
import { isInsertion } from "./page/types";
import { moveText, wordsOf } from "./page/words";

const page: GamePage = {
  /* A push is shown before it is played; a step is played at once. */
  confirms: isInsertion,
  Board,
  Panel,
  strip,
  describe,
  keys,
  keyHelp,
  expects: (_view, _facts, _legal, picked, lang) => ({ text: wordsOf(lang).expects[Math.min(picked.length, 2)]! }),
  confirmText: (_move, lang) => wordsOf(lang).push,
  moveText,
};

export default page;
