/* choosing.ts: what the cards and squares mean now. */
import type { BoardProps } from "web/board";
import type { LegalMove } from "web/messages";
import { effectOf, isSame, lastStep, type CardFacts, type Facts, type LastStep, type Player, type Square, type View } from "./types";
import { wordsOf, type RosesWords } from "./words";

/** A card that the pointer or the focus is on. */
export interface Peek {
  player: Player;
  card: string;
}

export interface Scene {
  props: BoardProps & { lit: string[] };
  view: View;
  facts: Facts;
  words: RosesWords;
  last: LastStep;
  /** Who chooses now, or null. */
  mover: Player | null;
  /** The move that is shown: under the pointer, or else picked. */
  shown: LegalMove | null;
  picked: string | null;
  peek: Peek | null;
  near: Player;
}

export function sceneOf(props: Scene["props"], peek: Peek | null): Scene {
  const view = props.view as View;
  const isTurn = view.turn === 1 || view.turn === 2;
  const mover = isTurn && props.legal.length > 0 ? (view.turn as Player) : null;
  const picked = props.picked[0] ?? null;
  const looked = peek && peek.player === mover ? moveOf(props.legal, peek.card) : null;
  return {
    props, view, mover, picked, peek,
    facts: props.facts as Facts,
    words: wordsOf(props.lang),
    last: lastStep(props.events),
    shown: looked ?? moveOf(props.legal, picked),
    near: props.bottom === 2 ? 2 : 1,
  };
}

export function moveOf(legal: LegalMove[], text: string | null): LegalMove | null {
  return legal.find((move) => move.move === text) ?? null;
}

export function other(player: Player): Player {
  return player === 1 ? 2 : 1;
}

/** The cards with which a player's opponent could answer a move. */
export function repliesTo(facts: Facts, player: Player, move: LegalMove): CardFacts[] {
  const card = facts.cards[player - 1]!.find((each) => each.card === move.move);
  return card?.replies ?? facts.cards[other(player) - 1]!;
}

/** The cards of a player and where they lead. Those of the player who is not to move lead from where
 * the move shown takes the king. */
export function cardsOf({ facts, shown, mover }: Scene, player: Player): CardFacts[] {
  const isReply = shown && mover && player !== mover && effectOf(shown).ends === null;
  return isReply ? repliesTo(facts, mover, shown) : facts.cards[player - 1]!;
}

/** The card of the player to move that leads to a square, with its number. */
export function cardTo({ facts, mover, props }: Scene, square: Square): { card: CardFacts; number: number } | null {
  if (!mover) return null;
  const cards = facts.cards[mover - 1]!;
  const at = cards.findIndex(
    (card) => card.to !== null && isSame(card.to, square) && moveOf(props.legal, card.card),
  );
  return at < 0 ? null : { card: cards[at]!, number: at + 1 };
}

/** The card under the pointer that cannot be chosen now, if it leads
 * somewhere. */
export function peekedAt(scene: Scene): { player: Player; card: CardFacts } | null {
  const { mover, peek } = scene;
  if (peek === null || peek.player === mover) return null;
  const card = cardsOf(scene, peek.player).find((each) => each.card === peek.card);
  return card && card.to !== null && card.why === null ? { player: peek.player, card } : null;
}
