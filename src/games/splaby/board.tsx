/* board.tsx: splaby in the page. */
import type { GamePage } from "web/board";
import type { LegalMove } from "web/messages";
import { keyHelp, keys } from "./page/keys";
import { describe, Panel, strip, stripHead, tells } from "./page/panel";
import { Board } from "./page/surface";
import { isInsertion, isSlot, type View } from "./page/types";
import { moveText, wordsOf } from "./page/words";

const page: GamePage = {
  /* A push is shown before it is played; a step is played without confirmation. */
  confirms: isInsertion,
  hasSeatColours: true,
  lapse: async () => (await import("./page/lapse")).Lapse,
  Board, Panel, strip, stripHead, describe, keys, keyHelp, tells, moveText,
  pills: (_view: View, [paint, second], lang) => {
    const { steps, to, line } = wordsOf(lang);
    const first = paint === undefined ? steps.paint : paint === "PX" ? steps.unpainted : steps.painted(to[paint[1]!]!);
    const then = second === undefined ? steps.second : isSlot(second) ? steps.pushed(line(second[0]!, second[1]!)) : steps.walked(to[second[1]!]!);
    return [
      { text: first, state: paint === undefined ? "now" : "done" },
      { text: then, state: paint === undefined ? "next" : second === undefined ? "now" : "done" },
    ];
  },
  expects: (_view, _facts, _legal, picked, lang) => ({ text: wordsOf(lang).expects[Math.min(picked.length, 2)]! }),
  confirmText: ({ parts: [, second] }: LegalMove, lang) => {
    const words = wordsOf(lang);
    return second!.startsWith("D") ? words.walk(words.to[second![1]!]!) : words.push(words.line(second![0]!, second![1]!));
  },
};

export default page;
