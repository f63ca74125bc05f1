/* habits.tsx: how often each number was thrown over the games of a match,
 * depending on the turn before. */
import { useState } from "preact/hooks";
import type { HabitsProps, MatchGame } from "web/board";
import { Against, ENOUGH } from "./against";
import { CastleIcon } from "./drawings";
import { PLAYERS, type Player } from "./types";
import { wordsOf } from "./words";

export const SITUATIONS = ["first", "fewer", "equal", "more"] as const;
export type Situation = (typeof SITUATIONS)[number];

/** The throws of the player who has this seat now and of the other, turn by
 * turn. */
function pairsOf({ moves, turned }: MatchGame, player: Player): [number, number][] {
  const at = (player - 1 + turned) % 2;
  return moves.map((text) => {
    const both = text.split(",").map(Number);
    return [both[at]!, both[1 - at]!];
  });
}

function situationOf(before: [number, number] | undefined): Situation {
  if (!before) return "first";
  const [own, other] = before;
  return own < other ? "fewer" : own > other ? "more" : "equal";
}

/** How often a player threw each number in a situation. */
export function countThrows(games: MatchGame[], player: Player, situation: Situation): Map<number, number> {
  const counts = new Map<number, number>();
  for (const game of games) {
    const pairs = pairsOf(game, player);
    pairs.forEach(([own], turn) => {
      if (situationOf(pairs[turn - 1]) === situation) counts.set(own, (counts.get(own) ?? 0) + 1);
    });
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

function Histogram({ counts, player, label }: { counts: Map<number, number>; player: Player; label: string }) {
  const most = Math.max(1, ...counts.values());
  return (
    <ul class={`trolls-bars is-${player}`} aria-label={label}>
      {[...counts].map(([number, count]) => (
        <li key={number} style={{ "--share": count / most }}>
          <small>{count}×</small>
          <i aria-hidden="true" />
          <b>{number}</b>
        </li>
      ))}
    </ul>
  );
}

export function Habits({ games, you, lang, names, analyse }: HabitsProps) {
  const words = wordsOf(lang);
  const [situation, setSituation] = useState<Situation>("first");
  const shown = you.length === 1 ? PLAYERS.filter((player) => player !== you[0]) : PLAYERS;
  return (
    <div class="trolls-habits">
      <label>
        {words.habits}
        <select value={situation} onChange={(event) => setSituation(event.currentTarget.value as Situation)}>
          {SITUATIONS.map((each) => (
            <option key={each} value={each}>{words.situations[each]}</option>
          ))}
        </select>
      </label>
      {shown.map((player) => {
        const counts = countThrows(games, player, situation);
        const name = names[player - 1] ?? words.players[player - 1]!;
        return (
          <div key={player}>
            <p>
              <CastleIcon player={player} />
              <span>{name}</span>
            </p>
            {counts.size > 0 ? <Histogram counts={counts} player={player} label={`${name}, ${words.situations[situation]}`} /> : <p class="trolls-note">{words.notYet}</p>}
          </div>
        );
      })}
      {games.length >= ENOUGH && PLAYERS.filter((player) => you.length !== 1 || player === you[0]).map((player) => (
        <Against key={player} games={games} player={player} name={names[player - 1] ?? words.players[player - 1]!} lang={lang} words={words} analyse={analyse} />
      ))}
    </div>
  );
}
