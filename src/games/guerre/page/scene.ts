/* scene.ts: what all parts of one drawing of guerre look at. */
import type { BoardProps } from "web/board";
import { choosing, refusalOf, type Choosing, type Source } from "./choosing";
import { expects } from "./expects";
import { cardsOf, lastMove, other, type Facts, type Kind, type LastMove, type Place, type Player, type View } from "./types";
import { wordsOf, type GuerreWords } from "./words";

export type Props = BoardProps & { lit: string[] };

export interface Scene {
  props: Props;
  view: View;
  facts: Facts;
  words: GuerreWords;
  now: Choosing;
  last: LastMove | null;
  near: Player;
  far: Player;
}

export function sceneOf(props: Props, view: View, source: Source | null): Scene {
  const near: Player = props.bottom === 2 ? 2 : 1;
  return {
    props, view, near,
    far: other(near),
    facts: props.facts as Facts,
    words: wordsOf(props.lang),
    now: choosing(view, props.legal, props.picked, source),
    last: lastMove(props.steps),
  };
}

export const nameOf = ({ props, words }: Pick<Scene, "props" | "words">, player: Player): string =>
  props.names[player - 1] ?? words.players[player - 1]!;

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}${/(^|\?)$/.test(text) ? "" : "."}`;

/** Why some cards of the near hand are grey; null if none is. */
export function greyOf({ facts, view, words, now, near }: Scene): string | null {
  const hand = now.mover === near ? (cardsOf(view.players[near - 1]!.hand) ?? []) : [];
  if (hand.every((card) => (now.uses[card] ?? []).length > 0)) return null;
  return facts.window ? words.answers(facts.window.cards.map((card) => words.a[card])) : (words.grey[view.phase] ?? null);
}

/** What the page says after a click that can do nothing: the rule that forbids it, or what else could be
 * done. */
export function helpAt(scene: Scene, what: { card?: Kind; own?: Place; enemy?: Place }): string {
  const { now, words, props, view } = scene;
  if (!now.mover) {
    const turn = view.turn;
    return turn === 1 || turn === 2 ? words.wait(nameOf(scene, turn)) : words.cannot;
  }
  const prey = what.enemy && now.enemy[what.enemy];
  if (prey && prey.role === "prey") return words.chooseAttacker(prey.attackers.join(", "));
  if (now.card?.endsWith("P") && what.own) return words.priestFirst;
  const why =
    (what.card && (greyOf(scene) ?? refusalOf(props.refused, { card: what.card }))) ??
    (what.own && refusalOf(props.refused, { from: what.own })) ??
    (what.enemy && now.attacker && refusalOf(props.refused, { from: now.attacker, to: what.enemy }));
  return why ? sentence(why) : `${words.cannot} ${sentence(expects(view, scene.facts, props.legal, props.picked, props.lang).text)}`;
}
