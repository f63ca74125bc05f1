/* keys.ts: the keys of splaby: arrows paint and then step, 0 does not paint. R
 * and E turn the spare tile, which bar.tsx listens for. */
import type { Lang, LegalMove, SeatNumber } from "web/messages";
import { isSlot } from "./types";
import { wordsOf } from "./words";

const ARROWS: Record<string, string> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "O" };

export function keys(_view: unknown, legal: LegalMove[], _bottom: SeatNumber, picked: string[]): Record<string, string | string[] | null> {
  const all: Record<string, string | string[] | null> = {};
  const paint = picked[0];
  for (const [key, side] of Object.entries(ARROWS)) {
    const part = paint === undefined ? [`P${side}`] : [paint, `D${side}`];
    const isLegal = legal.some((move) => part.every((each, at) => move.parts[at] === each));
    all[key] = isSlot(picked[1]) ? null : isLegal ? part : null;
  }
  all["0"] = paint === undefined ? "PX" : null;
  return all;
}

export function keyHelp(lang: Lang): [string, string][] {
  const words = wordsOf(lang).keys;
  return [["← ↑ ↓ →", words.paint], ["0", words.none], ["R E", words.turn]];
}
