/* panel.tsx: the figures of guerre beside the board: how the game can end, the
 * citizens of both sides, the cards not seen yet. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import type { PanelProps } from "web/board";
import type { Lang, SeatNumber } from "web/messages";
import { Terms } from "web/parts/term";
import { autoPass } from "web/settings";
import { Chip } from "./card";
import { endingsOf, type Progress } from "./endings";
import { cardsOf, KINDS, listed, PLACES, PLAYERS, sizeOf, type Facts, type Kind, type Player, type View } from "./types";
import { wordsOf, type GuerreWords } from "./words";

interface Parts {
  view: View;
  facts: Facts;
  words: GuerreWords;
  names: string[];
}

const nameIn = ({ names, words }: Parts, player: Player): string => names[player - 1] ?? words.players[player - 1]!;

function Ending({ progress, parts, isCause }: { progress: Progress; parts: Parts; isCause?: boolean }) {
  const { words } = parts;
  return (
    <div class={`guerre-ending ${isCause ? "is-cause" : ""}`} title={progress.help}>
      <h3><Terms text={words.endings[progress.reason]} /></h3>
      {progress.sides.map(({ player, share, text }) => (
        <p key={player} class={`is-${player}`}>
          <span class="guerre-meter" style={{ "--share": share }} aria-hidden="true" />
          <span>
            <b>{nameIn(parts, player)}</b> {text}
          </span>
        </p>
      ))}
    </div>
  );
}

/* For each side, the ending that is nearest. */
function Nearest({ endings, parts }: { endings: Progress[]; parts: Parts }) {
  return (
    <>
      {PLAYERS.map((player) => {
        const told = endings.flatMap(({ reason, sides }) => sides.filter((side) => side.player === player).map((side) => ({ reason, ...side })));
        const { reason, share, text } = told.reduce((best, each) => (each.share > best.share ? each : best));
        return (
          <div key={player} class={`guerre-near is-${player}`}>
            <b>{nameIn(parts, player)}</b> <span><Terms text={parts.words.endings[reason]} /></span>
            <small>{text}</small>
            <span class="guerre-meter" style={{ "--share": share }} aria-hidden="true" />
          </div>
        );
      })}
    </>
  );
}

/* Citizens by kind; the player who has more of a kind is marked. */
function Citizens(parts: Parts) {
  const { view, facts, words } = parts;
  const kinds = KINDS.filter((kind) => kind !== "K" && facts.players[0].kinds[kind]);
  const countOf = (player: Player, kind: Kind) => {
    const { kingdom, captured } = view.players[player - 1]!;
    return (kingdom[kind] ?? 0) + (captured[kind] ?? 0);
  };
  return (
    <table class="guerre-citizens">
      <caption><Terms text={words.citizens} /></caption>
      <thead>
        <tr>
          <td />
          {kinds.map((kind) => <th key={kind} scope="col"><Chip kind={kind} words={words} /></th>)}
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {PLAYERS.map((player) => (
          <tr key={player} class={`is-${player}`}>
            <th scope="row">{nameIn(parts, player)}</th>
            {kinds.map((kind) => {
              const isLed = facts.players[player - 1]!.leads.includes(kind);
              return <td key={kind} class={isLed ? "is-led" : ""}>{countOf(player, kind)}{isLed && <span class="unseen"> {words.leads}</span>}</td>;
            })}
            <td><b>{facts.players[player - 1]!.citizens}</b></td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Unseen(parts: Parts) {
  const { view, words } = parts;
  const known = PLAYERS.filter((player) => view.players[player - 1]!.unseen);
  if (known.length === 0) return null;
  return (
    <details class="guerre-unseen">
      <summary>{words.unseen}</summary>
      {known.map((player) => (
        <p key={player}>
          <span>{nameIn(parts, player)}</span>
          <span class="guerre-chips">
            {listed(view.players[player - 1]!.unseen!).map(([kind, count]) => <Chip key={kind} kind={kind} count={count} words={words} />)}
          </span>
        </p>
      ))}
    </details>
  );
}

/* Loaded with the first game whose hands are open. */
const knew = signal<ComponentType<Parts> | null>(null);

function Knew(parts: Parts) {
  useEffect(() => void import("./knew").then((part) => (knew.value = part.Knew), () => {}), []);
  const Card = knew.value;
  return Card && <Card {...parts} />;
}

export function Panel(props: PanelProps) {
  const words = wordsOf(props.lang);
  const parts: Parts = { view: props.view as View, facts: props.facts as Facts, words, names: props.names };
  const { view, facts } = parts;
  const endings = endingsOf(view, facts, words);
  const cause = props.over ? endings.find(({ reason }) => reason === view.result?.reason) : undefined;
  /* The King of the winner is in no danger any more. */
  if (cause?.reason === "execution") cause.sides = cause.sides.filter(({ player }) => view.result!.utility[player - 1]! < 0);
  return (
    <div class="guerre-panel">
      <h2>{props.over ? words.endings.title : words.endings.nearest}</h2>
      {!props.over && <Nearest endings={endings} parts={parts} />}
      {cause && <Ending progress={cause} parts={parts} isCause />}
      {!props.over && (
        <details class="guerre-unseen">
          <summary>{words.endings.all}</summary>
          {endings.map((progress) => <Ending key={progress.reason} progress={progress} parts={parts} />)}
        </details>
      )}
      <Citizens {...parts} />
      <Unseen {...parts} />
      {!("count" in view.players[0].hand || "count" in view.players[1].hand) && <Knew {...parts} />}
      {!props.over && facts.level !== "simple" && (
        <label class="guerre-auto" title={words.autoPassHelp}>
          <input type="checkbox" checked={autoPass.value} onChange={(event) => (autoPass.value = event.currentTarget.checked)} />
          <span>{words.autoPass}</span>
        </label>
      )}
    </div>
  );
}

/** "main 4 · pioche 9 · royaume 3". */
export function strip(view: View, facts: Facts, seat: SeatNumber, lang: Lang) {
  const words = wordsOf(lang);
  const own = facts.players[seat - 1];
  const side = view.players[seat - 1];
  if (!own || !side) return null;
  const dead = listed(side.graveyard).map(([kind, count]) => `${words.kinds[kind]} ${count}`).join(", ");
  return (
    <span class={`guerre-strip is-${seat}`}>
      <span>{words.hand} <b>{own.hand}</b></span>
      <span>{words.pile} <b>{own.pile}</b></span>
      <span title={dead || undefined}>{words.graveyard} <b>{sizeOf(side.graveyard)}</b></span>
      {side.bonus > 0 && view.phase !== "over" && <span class="guerre-bonus" title={words.bonusHelp}>{words.bonus} <b>+{side.bonus}</b></span>}
    </span>
  );
}

/** The position in words: who is where, what waits, what the viewer holds. */
export function describe(view: View, _facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  /* Whoever sees both hands holds neither. */
  const isOpen = view.players.every(({ hand }) => cardsOf(hand));
  const parts = PLAYERS.flatMap((player) => {
    const side = view.players[player - 1]!;
    const name = words.players[player - 1]!;
    const units = PLACES.filter((place) => side.field[place]).map((place) => words.describe.unit(place, words.kinds[side.field[place]!.unit]));
    const reserve = side.reserve.map((kind) => words.kinds[kind]);
    const cards = cardsOf(side.hand)?.map((kind) => words.kinds[kind]);
    return [
      words.describe.side(name, units.join(", ") || words.none),
      reserve.length > 0 ? words.describe.waits(name, reserve.join(", ")) : "",
      cards ? words.describe.holds(cards.join(", ") || words.none, isOpen ? name : null) : "",
    ];
  });
  return parts.filter((part) => part !== "").join(" ");
}
