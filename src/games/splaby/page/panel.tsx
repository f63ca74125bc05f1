/* panel.tsx: how much each player has painted, and with what; at the end the
 * ranking. */
import type { PanelProps } from "web/board";
import type { Lang, SeatNumber } from "web/messages";
import { Terms } from "web/parts/term";
import { ItemIcon, Pawn } from "./tile";
import { SIZE, type Facts, type Item, type Player, type View } from "./types";
import { heldText, wordsOf, type SplabyWords } from "./words";

export function PawnIcon({ player }: { player: Player }) {
  return (
    <svg class="splaby-icon" viewBox="-18 -18 36 36" aria-hidden="true"><Pawn player={player} /></svg>
  );
}

function Held({ item, turns, words }: { item: Item; turns: number; words: SplabyWords }) {
  if (item === 0) return null;
  return (
    <span class="splaby-held" title={words.itemHelp[item]}>
      <svg class="splaby-icon" viewBox="-17 -17 34 34" aria-hidden="true"><ItemIcon item={item} /></svg>
      <span aria-hidden="true">{turns}</span>
      <span class="unseen">{heldText(item, turns, words)}</span>
    </span>
  );
}

/** All players from the first one on, in the order of play. */
function orderOf(view: View): Player[] {
  return view.players.map((_, n) => (((view.first - 1 + n) % view.players.length) + 1) as Player);
}

/** The players by tiles, then by reserve; equal ones share a rank. */
export function ranking(facts: Facts): { player: Player; rank: number }[] {
  const worth = facts.players.map(({ surface, reserve }) => surface * 1e10 + reserve);
  const players = worth.map((_, at) => (at + 1) as Player).sort((a, b) => worth[b - 1]! - worth[a - 1]!);
  return players.map((player) => ({ player, rank: 1 + worth.filter((other) => other > worth[player - 1]!).length }));
}

export function Panel({ lang, names, over, onLight, ...props }: PanelProps) {
  const view = props.view as View;
  const facts = props.facts as Facts;
  const words = wordsOf(lang);
  const most = Math.max(1, ...facts.players.map(({ surface }) => surface));
  const ranks = ranking(facts);
  const listed = over ? ranks.map(({ player }) => player) : orderOf(view);
  const placesOf = (player: Player) =>
    [...Array(SIZE * SIZE).keys()].filter((at) => view.paint[at] === player).map((at) => `${Math.floor(at / SIZE)},${at % SIZE}`);
  return (
    <section class="splaby-panel">
      <h2>{over ? words.ranking : words.round(facts.round.now, facts.round.of)}</h2>
      <ol aria-label={words.order}>
        {listed.map((player) => {
          const { surface, reserve } = facts.players[player - 1]!;
          const { item, item_turns: turns } = view.players[player - 1]!;
          const places = placesOf(player);
          return (
            <li key={player} class={`is-${player} ${view.turn === player ? "is-turn" : ""}`}>
              <button
                type="button"
                onPointerEnter={() => onLight(places)}
                onPointerLeave={() => onLight([])}
                onFocus={() => onLight(places)}
                onBlur={() => onLight([])}
              >
                {over && <b>{words.rank(ranks.find((each) => each.player === player)!.rank)}</b>}
                <PawnIcon player={player} />
                <span class="splaby-name">{names[player - 1] ?? words.players[player - 1]}</span>
                <Held item={item} turns={turns} words={words} />
                <i style={{ "--share": surface / most }} aria-hidden="true" />
                <span>{words.tiles(surface)} · {words.units(reserve)}</span>
              </button>
            </li>
          );
        })}
      </ol>
      <details class="splaby-legend">
        <summary>{words.legend}</summary>
        <ul>
          {([1, 2, 3] as Item[]).map((item) => (
            <li key={item}>
              <svg class="splaby-icon" viewBox="-17 -17 34 34" aria-hidden="true"><ItemIcon item={item} /></svg>
              <span><b>{words.items[item]}</b> : <Terms text={words.itemHelp[item]!} /></span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** "7 cases · réserve 12", and the item held. */
export function strip(view: View, facts: Facts, seat: SeatNumber, lang: Lang) {
  const words = wordsOf(lang);
  const player = facts.players[seat - 1];
  const held = view.players[seat - 1];
  if (!player || !held) return null;
  return (
    <span class="splaby-strip">
      <PawnIcon player={seat as Player} />
      <strong>{words.tiles(player.surface)}</strong>
      <span title={words.units(player.reserve)}>{words.unitsShort(player.reserve)}</span>
      <Held item={held.item} turns={held.item_turns} words={words} />
    </span>
  );
}

/** Where everybody is and with what, and where items are. */
export function describe(view: View, facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const lines = view.players.map(({ at, item, item_turns: turns }, n) => {
    const { surface, reserve, open } = facts.players[n]!;
    const ways = open.map((side) => words.sides[side]).join(", ");
    return `${words.stands(words.players[n]!, words.at(at), surface, reserve, heldText(item, turns, words))} ${ways}.`;
  });
  const items = [...Array(SIZE * SIZE).keys()]
    .filter((at) => view.items[at]! > 0)
    .map((at) => `${words.items[view.items[at]!]} ${words.at([Math.floor(at / SIZE), at % SIZE])}`);
  return [...lines, `${words.legend} : ${items.join(" ; ")}.`].join(" ");
}
