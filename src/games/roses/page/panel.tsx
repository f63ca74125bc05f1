/* panel.tsx: the score of roses explained, and what is left. */
import type { PanelProps } from "web/board";
import type { Lang, LegalMove, SeatNumber } from "web/messages";
import { Terms } from "web/parts/term";
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

function PlayerScore(parts: Parts & { player: Player }) {
  const { facts, player, over, words, onLight, looked } = parts;
  const before = facts.scores[player - 1]!;
  const effect = looked && !over ? effectOf(looked) : null;
  const gain = effect?.player === player ? effect.gain : 0;
  const own = facts.territories.filter((territory) => territory.player === player);
  const sizes = [...new Set(own.map(({ squares }) => squares.length))].sort((a, b) => b - a);
  const counts = sizes.map((size) => [own.filter(({ squares }) => squares.length === size).length, size]);
  const sum = counts.map(([count, size]) => `${count === 1 ? "" : `${count}×`}${size}²`).join(" + ");
  return (
    <section class="roses-score">
      <h2>
        <Icon player={player} />
        <span>{nameOf(parts, player)}</span>
        {gain === 0 ? <strong>{before}</strong> : <strong class="is-changed">{before} → {before + gain}</strong>}
      </h2>
      <div class="roses-blocks">
        {own.map((territory) => (
          <Block key={territory.squares[0]!.join()} territory={territory} words={words} onLight={onLight} />
        ))}
      </div>
      {over && own.length > 1 && <p class="roses-sum">{`${sum}\u00a0=\u00a0${before}`}</p>}
    </section>
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
