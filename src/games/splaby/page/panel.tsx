/* panel.tsx: how much each player has painted, and with what; at the end the
 * ranking. */
import type { PanelProps } from "web/board";
import type { Lang, SeatNumber } from "web/messages";
import { Terms } from "web/parts/term";
import { outlookOf } from "./scene";
import { ItemIcon, Pawn } from "./tile";
import { SIZE, type Facts, type Item, type Player, type View } from "./types";
import { heldText, wordsOf, type SplabyWords } from "./words";

export function PawnIcon({ player }: { player: Player }) {
  return (
    <svg class="splaby-icon" viewBox="-18 -18 36 36" aria-hidden="true"><Pawn player={player} /></svg>
  );
}

function Held({ item, turns, words }: { item: Item; turns: number; words: SplabyWords }) {
  if (item === 0) return <span class="splaby-held is-none">{words.short.none}</span>;
  return (
    <span class="splaby-held" title={words.itemHelp[item]}>
      <svg class="splaby-icon" viewBox="-17 -17 34 34" aria-hidden="true"><ItemIcon item={item} /></svg>
      <span aria-hidden="true">{turns}</span>
      <span class="unseen">{heldText(item, turns, words)}</span>
    </span>
  );
}

/** The players by tiles, then by reserve; equal ones share a rank. */
export function ranking(facts: Facts): { player: Player; rank: number }[] {
  const worth = facts.players.map(({ surface, reserve }) => surface * 1e10 + reserve);
  const players = worth.map((_, at) => (at + 1) as Player).sort((a, b) => worth[b - 1]! - worth[a - 1]!);
  return players.map((player) => ({ player, rank: 1 + worth.filter((other) => other > worth[player - 1]!).length }));
}

/* "10 → 9", the new number in green where it grows and orange where it falls. */
function Change({ before, after }: { before: number; after: number }) {
  if (before === after) return <b>{before}</b>;
  return <span>{before} → <b class={after > before ? "is-gain" : "is-loss"}>{after}</b></span>;
}

export function Panel({ lang, names, over, onLight, chosen, hovered, ...props }: PanelProps) {
  const view = props.view as View;
  const facts = props.facts as Facts;
  const words = wordsOf(lang);
  const outlook = over ? null : outlookOf(view, facts, (hovered ?? chosen)?.parts ?? []);
  const ranks = ranking(facts);
  const listed = ranks.map(({ player }) => player);
  const placesOf = (player: Player) =>
    [...Array(SIZE * SIZE).keys()].filter((at) => view.paint[at] === player).map((at) => `${Math.floor(at / SIZE)},${at % SIZE}`);
  return (
    <section class="splaby-panel">
      <h2>{over ? words.ranking : words.round(facts.round.now, facts.round.of)}</h2>
      {!over && <h3>{outlook ? words.after : words.surfaces}</h3>}
      <ol aria-label={words.order}>
        {listed.map((player) => {
          const { surface, reserve } = facts.players[player - 1]!;
          /* The reserve ranks equal ones. */
          const isEqual = over && facts.players.filter((each) => each.surface === surface).length > 1;
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
                <Change before={surface} after={outlook?.tiles.after[player - 1] ?? surface} />
                {isEqual && <span class="splaby-left">{words.units(reserve)}</span>}
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

/** Tiles, reserve and the item held, in columns under stripHead. */
export function strip(view: View, facts: Facts, seat: SeatNumber, lang: Lang) {
  const words = wordsOf(lang);
  const player = facts.players[seat - 1];
  const held = view.players[seat - 1];
  if (!player || !held) return null;
  return (
    <span class={`splaby-strip is-${seat}`}>
      <span class="splaby-count" title={words.tiles(player.surface)}>
        <i aria-hidden="true" /><b>{player.surface}</b><span class="unseen">{words.tiles(player.surface).replace(/\d+/, "")}, </span>
      </span>
      <span class="splaby-count" title={words.units(player.reserve)}>
        <svg viewBox="0 0 12 16" aria-hidden="true"><path d="M6 1.500C8 5 10.500 7.500 10.500 10.500a4.500 4.500 0 0 1-9 0C1.500 7.500 4 5 6 1.500Z" /></svg>
        <span class="unseen">{`${words.short.reserve} `}</span>{player.reserve}
      </span>
      <Held item={held.item} turns={held.item_turns} words={words} />
    </span>
  );
}

export function stripHead(lang: Lang) {
  const { short } = wordsOf(lang);
  return <span class="splaby-strip"><span>{short.tiles}</span><span>{short.reserve}</span><span>{short.item}</span></span>;
}

/** "+2 cases, réserve 16 → 14 ; la ligne 3 glisse vers l'ouest : Orange perd 1 case." */
export function tells(view: View, facts: Facts, parts: string[], names: string[], lang: Lang) {
  const words = wordsOf(lang);
  const outlook = outlookOf(view, facts, parts);
  if (!outlook) return null;
  const { mover, tiles, reserve: [before, after], stolen, slot, item } = outlook;
  const gain = tiles.after[mover - 1]! - tiles.before[mover - 1]!;
  const nameOf = (player: number) => names[player - 1] ?? words.players[player - 1]!;
  const lost = tiles.after.map((n, at) => [at + 1, tiles.before[at]! - n] as const).filter(([player, n]) => n > 0 && player !== mover);
  const losses = lost.map(([player, n]) => words.loses(nameOf(player), n));
  const steals = stolen.map(([player, n]) => words.steals(nameOf(player), n));
  const changes = [...(after === before ? [] : [words.reserveFrom(before, after)]), ...steals, ...(item > 0 ? [words.takes(words.items[item]!)] : [])];
  const slide = slot ? words.slides(words.line(slot[0]!, slot[1]!), words.towards[slot[0]!]!) : "";
  const gained = gain === 0 ? "" : words.gains(gain);
  /* Mentions only what changes. */
  const rest = [changes.join(", "), slide].filter(Boolean).join(words.between) || (gain === 0 ? words.noGain : "");
  return (
    <>
      {gained && <><b class={gain > 0 ? "is-gain" : "is-loss"}>{gained}</b>{rest && ", "}</>}
      {gained ? rest : rest.charAt(0).toUpperCase() + rest.slice(1)}
      {losses.length > 0 && <>{slot ? words.colon : ", "}<b class="is-loss">{losses.join(", ")}</b></>}.
    </>
  );
}

/** Tells where all players are and what they have, and where the items lie. */
export function describe(view: View, facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const lines = view.players.map(({ at, item, item_turns: turns }, n) => {
    const { surface, reserve, open } = facts.players[n]!;
    const ways = open.map((side) => words.sides[side]).join(", ");
    return words.stands(words.players[n]!, words.at(at), ways, words.tiles(surface), reserve, heldText(item, turns, words));
  });
  const items = [...Array(SIZE * SIZE).keys()]
    .filter((at) => view.items[at]! > 0)
    .map((at) => `${words.items[view.items[at]!]} ${words.at([Math.floor(at / SIZE), at % SIZE])}`);
  return [...lines, `${words.legend} : ${items.join(" ; ")}.`].join(" ");
}
