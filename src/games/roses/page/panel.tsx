/* panel.tsx: the score of roses explained, and what is left. */
import type { PanelProps } from "web/board";
import { wellSet } from "web/dictionary";
import type { Lang, LegalMove, SeatNumber } from "web/messages";
import { Terms } from "web/parts/term";
import { other, repliesTo } from "./choosing";
import { Icon } from "./rose";
import { ShadeChoice } from "./shade";
import { effectOf, type Facts, type Player, type Territory, type View } from "./types";
import { cardSpoken, cardText, wordsOf, type RosesWords } from "./words";

interface Parts {
  view: View;
  facts: Facts;
  words: RosesWords;
  names: string[];
  over: boolean;
  looked: LegalMove | null;
  onLight: PanelProps["onLight"];
}

function nameOf({ names, words }: Parts, player: Player): string {
  return names[player - 1] ?? words.players[player - 1]!;
}

/* "5²", which lights up its squares. */
function Block({ territory, words, onLight }: { territory: Territory } & Pick<Parts, "words" | "onLight">) {
  const places = territory.squares.map(String);
  const size = places.length;
  return (
    <button
      type="button"
      class={`roses-block is-${territory.player}`}
      onPointerEnter={() => onLight(places)}
      onPointerLeave={() => onLight([])}
      onFocus={() => onLight(places)}
      onBlur={() => onLight([])}
    >
      <span aria-hidden="true">{size}²</span>
      <span class="unseen">{words.light(size)}</span>
    </button>
  );
}

/* What the move shown would do to a score. */
function Preview({ looked, facts, words, player }: Parts & { player: Player }) {
  const effect = looked && effectOf(looked);
  if (!looked || !effect || effect.player !== player || effect.gain === 0) return null;
  const before = facts.scores[player - 1]!;
  return (
    <p class="roses-change">
      {words.preview} {cardText(looked.move)}<strong>{before} → {before + effect.gain}</strong>
    </p>
  );
}

function PlayerScore(parts: Parts & { player: Player }) {
  const { facts, player, over, words, onLight } = parts;
  const own = facts.territories.filter((territory) => territory.player === player);
  const sizes = [...new Set(own.map(({ squares }) => squares.length))].sort((a, b) => b - a);
  const counts = sizes.map((size) => [own.filter(({ squares }) => squares.length === size).length, size]);
  const sum = counts.map(([count, size]) => `${count === 1 ? "" : `${count}×`}${size}²`).join(" + ");
  return (
    <section class="roses-score">
      <h2>
        <Icon player={player} />
        <span>{nameOf(parts, player)}</span>
        <strong>{facts.scores[player - 1]}</strong>
      </h2>
      <div class="roses-blocks">
        {own.map((territory) => (
          <Block key={territory.squares[0]!.join()} territory={territory} words={words} onLight={onLight} />
        ))}
      </div>
      {over && own.length > 1 && <p class="roses-sum">{sum} = {facts.scores[player - 1]}</p>}
      {!over && <Preview {...parts} />}
    </section>
  );
}

/* The best answer of the opponent with a card in hand. */
function Answer(parts: Parts) {
  const { looked, view, facts, words } = parts;
  if (!looked || (view.turn !== 1 && view.turn !== 2) || effectOf(looked).ends !== null) return null;
  const name = nameOf(parts, other(view.turn));
  const playable = repliesTo(facts, view.turn, looked).filter((reply) => reply.why === null);
  const most = Math.max(...playable.map(({ gain }) => gain ?? 0));
  const best = playable.filter(({ gain }) => (gain ?? 0) === most).map(({ card }) => cardText(card));
  return (
    <p class="roses-answer">
      {wellSet(best.length > 0 ? words.answer(name, best.join(words.or), most) : words.noAnswer(name))}
    </p>
  );
}

function Stack({ label, cards, words }: { label: string; cards: string[]; words: RosesWords }) {
  return (
    <details class="roses-stack">
      <summary>
        <span>{label}</span>
        <strong>{words.cards(cards.length)}</strong>
      </summary>
      <ul>
        {cards.length === 0 && <li>{words.none}</li>}
        {cards.map((card) => (
          <li key={card}>
            <span aria-hidden="true">{cardText(card)}</span>
            <span class="unseen">{cardSpoken(card, words)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Panel(props: PanelProps) {
  const words = wordsOf(props.lang);
  const view = props.view as View;
  const facts = props.facts as Facts;
  const looked = props.hovered ?? props.chosen;
  const parts: Parts = { view, facts, words, names: props.names, over: props.over, looked, onLight: props.onLight };
  return (
    <div class="roses-panel">
      <PlayerScore {...parts} player={1} />
      <PlayerScore {...parts} player={2} />
      {!props.over && <Answer {...parts} />}
      {!props.over && <ShadeChoice words={words} names={props.names} />}
      <div class="roses-stacks">
        <Stack label={words.pile} cards={view.pile} words={words} />
        <Stack label={words.discard} cards={view.discard} words={words} />
        <p class="roses-left">
          <span><Terms text={words.left} /></span>
          <strong>{facts.left[0]} · {facts.left[1]}</strong>
        </p>
      </div>
    </div>
  );
}

/** "28 points · 18 roses à poser". */
export function strip(_view: View, facts: Facts, seat: SeatNumber, lang: Lang) {
  const words = wordsOf(lang);
  const score = facts.scores[seat - 1];
  if (score === undefined) return null;
  return (
    <span class="roses-strip">
      <Icon player={seat as Player} />
      <strong>{words.score(score)}</strong>
      <span>{words.pawns(facts.left[seat - 1]!)}</span>
    </span>
  );
}

/** Where the king and the roses are, what everybody holds, the discard. */
export function describe(view: View, facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const list = (cards: string[]) => cards.map((card) => cardSpoken(card, words)).join(", ") || words.none;
  const parts = [words.kingAt(words.square(...view.king))];
  words.players.forEach((name, at) => {
    const squares = facts.territories.filter(({ player }) => player === at + 1).flatMap((territory) => territory.squares);
    if (squares.length > 0) parts.push(words.grows(words.manyRoses[at]!, squares.map((square) => words.square(...square)).join(" ; ")));
    parts.push(words.holds(name, list(view.hands[at]!)));
  });
  parts.push(words.grows(words.discard, list(view.discard)));
  return parts.join(" ");
}
