/* panel.tsx: the panel beside the board of moulin. */
import type { PanelProps } from "web/board";
import type { Lang, SeatNumber } from "web/messages";
import { wellSet } from "web/dictionary";
import { Terms } from "web/parts/term";
import { stonesOf } from "./choosing";
import { Stone } from "./stone";
import type { Counter, Facts, Player, View } from "./types";
import { wordsOf, type MoulinWords } from "./words";

const FEW_PLAYS = 3;

export function Icon({ player }: { player: Player }) {
  return (
    <svg class="moulin-icon" viewBox="-24 -24 48 48" aria-hidden="true">
      <Stone player={player} patterns={false} x={0} y={0} />
    </svg>
  );
}

/* One dot a stone: on the board, still to place, lost. */
function Stock({ facts, player }: { facts: Facts; player: Player }) {
  const { hand, board, lost } = facts.players[player - 1]!;
  const kinds = [
    ...Array<string>(board).fill("is-board"),
    ...Array<string>(hand).fill("is-hand"),
    ...Array<string>(lost).fill("is-lost"),
  ];
  return (
    <svg class={`moulin-stock of-${player}`} viewBox={`0 0 ${kinds.length * 16} 16`} aria-hidden="true">
      {kinds.map((kind, at) => (
        <g class={kind} transform={`translate(${at * 16 + 8} 8)`}>
          <circle r="5.5" />
          {kind === "is-lost" && <path d="M-3-3L3 3M3-3L-3 3" />}
        </g>
      ))}
    </svg>
  );
}

function PlayerRow({ facts, player, name, words }: { facts: Facts; player: Player; name: string; words: MoulinWords }) {
  const { hand, board, lost, phase } = facts.players[player - 1]!;
  return (
    <section class="moulin-player">
      <h2>
        <Icon player={player} />
        <span>{name}</span>
        <span class={`moulin-phase is-${phase}`}><Terms text={words.phases[phase]} /></span>
      </h2>
      <Stock facts={facts} player={player} />
      <dl class="moulin-counts">
        <div><dt>{words.onBoard}</dt><dd>{board}</dd></div>
        <div><dt>{words.toPlace}</dt><dd>{hand}</dd></div>
        <div><dt>{words.lost(lost)}</dt><dd>{lost}</dd></div>
      </dl>
    </section>
  );
}

function Gauge({ label, counter }: { label: string; counter: Counter }) {
  const { count, limit } = counter;
  return (
    <div class="moulin-gauge">
      <span><Terms text={label} /></span>
      <span>{count} / {limit}</span>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="4" />
        <rect class={count * 4 >= limit * 3 ? "is-high" : "is-low"} width={(100 * Math.min(count, limit)) / limit} height="4" />
      </svg>
    </div>
  );
}

function Standing({ facts, words, onLight }: { facts: Facts; words: MoulinWords; onLight: PanelProps["onLight"] }) {
  if (facts.mills.length === 0) return null;
  return (
    <div class="moulin-standing">
      <span><Terms text={words.mills} /></span>
      {facts.mills.map(({ player, points }) => (
        <button
          type="button"
          key={points.join()}
          class={`is-${player}`}
          onPointerEnter={() => onLight(points)}
          onPointerLeave={() => onLight([])}
          onFocus={() => onLight(points)}
          onBlur={() => onLight([])}
          aria-label={`${words.mill} ${words.colours[player - 1]} ${points.join(" ")}`}
        >
          {points.join(" ")}
        </button>
      ))}
    </div>
  );
}

function Warnings({ facts, names, words }: { facts: Facts; names: string[]; words: MoulinWords }) {
  const few = facts.players
    .map((player, at) => ({ ...player, name: names[at] ?? words.players[at]! }))
    .filter(({ phase, plays }) => phase === "moving" && plays <= FEW_PLAYS);
  return (
    <>
      {few.map(({ name, plays }) => (
        <p class="moulin-warning">{words.few(name, plays)}</p>
      ))}
    </>
  );
}

/* The line above the board says how the game ended; only the outlined pieces need a word. */
function End({ view, names, words }: { view: View; names: string[]; words: MoulinWords }) {
  if (view.result?.reason !== "blocked") return null;
  const loser = view.result.utility.indexOf(-1);
  return <p class="moulin-end">{wellSet(words.blocked(names[loser] ?? words.players[loser] ?? ""))}</p>;
}

export function Panel(props: PanelProps) {
  const words = wordsOf(props.lang);
  const facts = props.facts as Facts;
  const view = props.view as View;
  const players: Player[] = [1, 2];
  const showsRepetition = facts.repetition !== null && facts.repetition.count > 1;
  return (
    <div class="moulin-panel">
      {players.map((player) => (
        <PlayerRow key={player} facts={facts} player={player} name={props.names[player - 1] ?? words.players[player - 1]!} words={words} />
      ))}
      <Standing facts={facts} words={words} onLight={props.onLight} />
      {facts.quiet && facts.quiet.count > 0 && <Gauge label={words.quiet} counter={facts.quiet} />}
      {showsRepetition && <Gauge label={words.repetition} counter={facts.repetition!} />}
      {props.over ? <End view={view} names={props.names} words={words} /> : <Warnings facts={facts} names={props.names} words={words} />}
    </div>
  );
}

/** "6 en jeu · 3 à poser · 1 perdu", with a badge for a player who may fly. */
export function strip(_view: View, facts: Facts, seat: SeatNumber, lang: Lang) {
  const words = wordsOf(lang);
  const player = facts.players[seat - 1];
  if (!player) return null;
  return (
    <span class="moulin-strip">
      <Icon player={seat as Player} />
      {player.hand > 0 && <span>{player.hand} {words.toPlace}</span>}
      <span>{player.board} {words.onBoard}</span>
      {player.phase === "flying" && (
        <span class="moulin-phase is-flying" title={words.fliesHelp}>{words.flies}</span>
      )}
    </span>
  );
}

/** "Noir : 24, 26 ; 7 à poser. Blanc : ...". */
export function describe(view: View, _facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const stones = stonesOf(view.board);
  return words.players
    .map((name, at) => {
      const own = [...stones].filter(([, player]) => player === at + 1).map(([point]) => point);
      return words.stones(name, own.join(", ") || words.none, view.hand[at]!);
    })
    .join(" ");
}
