/* analysis.tsx: the equilibrium of a position as bars: how often a player who
 * cannot be outguessed throws each number of stones, beside what was thrown. */
import type { AnalysisProps, GameAnalysis } from "web/board";
import type { Lang } from "web/messages";
import { CastleIcon } from "./drawings";
import { PLAYERS, type Pair, type Player } from "./types";
import { wordsOf, type TrollsWords } from "./words";

/** Shares of the throws, by number of stones. */
export type Mix = Record<string, number>;

/** What joute eval --json says about a state. */
export interface Equilibrium {
  /** For player 1: from -1, a sure loss, to 1. */
  value: number;
  strategies: [Mix, Mix];
}

const percent = (lang: Lang) => new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 });

function throwsOf(text: string | null | undefined): Pair | null {
  const found = /^(\d+),(\d+)$/.exec(text ?? "");
  return found ? [Number(found[1]), Number(found[2])] : null;
}

interface BarsProps {
  mix: Mix;
  player: Player;
  /** The throw of each player, if it is known. */
  played: number | null;
  lang: Lang;
  words: TrollsWords;
}

/** With more bars there is no room for the sign of percent. */
const MOST_SIGNED = 5;

/* The numbers of the mix, with the one that was thrown. */
function Bars({ mix, player, played, lang, words }: BarsProps) {
  const numbers = [...new Set([...Object.keys(mix).map(Number), ...(played === null ? [] : [played])])].sort((a, b) => a - b);
  const most = Math.max(...Object.values(mix));
  const format = percent(lang);
  return (
    <ul class={`trolls-bars is-${player}`}>
      {numbers.map((number) => {
        const share = mix[number] ?? 0;
        return (
          <li key={number} class={number === played ? "is-played" : ""} style={{ "--share": share / most }}>
            <small>{numbers.length > MOST_SIGNED ? Math.round(100 * share) : format.format(share)}</small>
            <i aria-hidden="true" />
            <b>{number}</b>
            {number === played && <span class="unseen">{words.wasThrown}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function valueText(value: number, names: string[], words: TrollsWords, lang: Lang, say = words.ahead): string {
  const leader: Player | null = Math.abs(value) < 0.0005 ? null : value > 0 ? 1 : 2;
  if (leader === null) return words.even;
  const amount = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(Math.abs(value));
  const name = names[leader - 1] ?? words.players[leader - 1]!;
  return Math.abs(value) > 0.9995 ? words.surely(name) : say(name, amount);
}

/* One turn: how often each player should have thrown each number, and what they threw. */
function Turn({ found, played, props }: { found: Equilibrium; played: Pair | null; props: AnalysisProps }) {
  const words = wordsOf(props.lang);
  return (
    <div class="trolls-mixes">
      {PLAYERS.map((player) => (
        <div key={player}>
          <p>
            <CastleIcon player={player} />
            <span>{props.names[player - 1] ?? words.players[player - 1]}</span>
          </p>
          <Bars mix={found.strategies[player - 1]!} player={player} played={played?.[player - 1] ?? null} lang={props.lang} words={words} />
        </div>
      ))}
    </div>
  );
}

/* The finished game, turn by turn. */
function Turns({ props }: { props: AnalysisProps }) {
  const words = wordsOf(props.lang);
  return (
    <ol class="trolls-turns" tabIndex={0} aria-label={words.turns}>
      {props.steps.map((step, ply) => {
        const found = props.all.get(ply) as Equilibrium | undefined;
        return (
          <li key={ply}>
            <button type="button" onClick={() => props.onJump(ply)}>
              {words.next(ply + 1)}
              {found && <span>{valueText(found.value, props.names, words, props.lang)}</span>}
            </button>
            {found && <Turn found={found} played={throwsOf(step.text)} props={props} />}
          </li>
        );
      })}
    </ol>
  );
}

const isPure = ({ strategies }: Equilibrium): boolean => strategies.every((mix) => Object.keys(mix).length === 1);

function Card(props: AnalysisProps) {
  const words = wordsOf(props.lang);
  const found = props.analysis as Equilibrium | null;
  if (!found) return <Turns props={props} />;
  const played = throwsOf(props.steps[props.ply]?.text);
  return (
    <div class="trolls-analysis">
      <p>{valueText(found.value, props.names, words, props.lang)}</p>
      <Turn found={found} played={played} props={props} />
      <p class="trolls-note">{played ? words.throwsAre : isPure(found) ? words.pureIs : words.mixIs}</p>
    </div>
  );
}

/** A throw that the equilibrium never makes. */
function faultOf(text: string | null, found: Equilibrium, lang: Lang, names: string[]): string | null {
  const words = wordsOf(lang);
  const wrong = PLAYERS.filter((player) => {
    const stones = throwsOf(text)?.[player - 1];
    return stones !== undefined && !(found.strategies[player - 1]![stones]! > 0);
  });
  return wrong.length === 0 ? null : words.never(wrong.map((player) => names[player - 1] ?? words.players[player - 1]!).join(", "));
}

export const analysis: GameAnalysis = {
  Card,
  brief: (found: Equilibrium, _played, lang, names) => {
    const words = wordsOf(lang);
    return valueText(found.value, names, words, lang, words.aheadShort);
  },
  prospects: (found: Equilibrium) => found.value,
  fault: (step, before: Equilibrium, _after, lang, names) => faultOf(step.text, before, lang, names),
};
