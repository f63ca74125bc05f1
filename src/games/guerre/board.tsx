/* board.tsx: guerre in the page. */
import type { GamePage } from "web/board";
import type { LegalMove, SeatNumber } from "web/messages";
import { choosing, completed, partsOfCard } from "./page/choosing";
import { expects } from "./page/expects";
import { describe, Panel, strip } from "./page/panel";
import { Board } from "./page/surface";
import { cardsOf, type View } from "./page/types";
import { moveText, wordsOf } from "./page/words";

/* 1 to 9 pick the cards, Space does nothing, R picks the reserve. */
function keys(view: View, legal: LegalMove[], bottom: SeatNumber, picked: string[]): Record<string, string[] | null> {
  const now = choosing(view, legal, picked, null);
  const cards = now.mover === bottom ? (cardsOf(view.players[bottom - 1]!.hand) ?? []) : [];
  const digits = cards.map((kind, at) => [String(at + 1), partsOfCard(view, now, kind)] as const);
  return {
    ...Object.fromEntries(digits),
    ...(now.reserve ? { r: completed(view, now, now.reserve, "reserve") } : {}),
    ...(now.pass ? { " ": [now.pass] } : {}),
  };
}

/* Costly slips need a confirmation: an attack, a support card, a card that
 * leaves for good, giving up the action. Putting a unit somewhere already takes
 * two picks. */
const confirms = ({ move }: LegalMove, view: View): boolean =>
  move === "-" ? view.phase === "action" : move !== "." && !/@[FA]/.test(move);

const page: GamePage = {
  confirms,
  answersClicks: true,
  drawsBegin: true,
  hasSeatColours: true,
  ranks: (view: View) => view.result?.reason === "war-over",
  Board, Panel, strip, describe, keys, expects, moveText,
  hiddenText: (lang) => wordsOf(lang).moves.draw("").trim(),
  forced: (legal) => (legal.length === 1 && /^[-.]$/.test(legal[0]!.move) ? legal[0]! : null),
  confirmText: ({ move }, lang) => {
    const { confirm, the } = wordsOf(lang);
    if (move.startsWith("+")) return confirm.card(the[move[1] as keyof typeof the]);
    if (/x/.test(move)) return confirm.attack;
    return /@C$/.test(move) ? confirm.demobilise : /@R$/.test(move) ? confirm.reserve : /@/.test(move) ? confirm.put : confirm.pass;
  },
  pass: (view: View, legal, lang) => {
    const { pass, moves } = wordsOf(lang);
    const none = legal.find(({ move }) => /^[-.]$/.test(move));
    return none ? { move: none.move, text: pass[view.phase] ?? moves.none } : null;
  },
  keyHelp: (lang) => wordsOf(lang).keys,
};

export default page;
