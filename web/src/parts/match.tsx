/* match.tsx: the score of a match after several games, and the players'
 * habits. */
import { useEffect } from "preact/hooks";
import { speaker } from "../dictionary";
import { followMatch, matchGames, matchTables } from "../match";
import type { Table } from "../messages";
import { nameOf, names, page } from "../play";
import { navigate } from "../router";
import { lang } from "../settings";
import { store } from "../table";
import { Plot } from "./plot";

const fr = {
  title: "Le match",
  played: { one: "Une partie jouée", other: "{n} parties jouées" },
  draws: { one: "une nulle", other: "{n} nulles" },
  curve: "Score du match",
  game: "Partie",
};
const en = {
  title: "The match",
  played: { one: "One game played", other: "{n} games played" },
  draws: { one: "one draw", other: "{n} draws" },
  curve: "Score of the match",
  game: "Game",
} satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

/* Games won by player 1 less games won by player 2, after each game. */
function course(utilities: number[][]): number[] {
  let sum = 0;
  return [0, ...utilities.map(([one = 0, two = 0]) => (sum += Math.sign(one - two)))];
}

export function MatchCard({ table }: { table: Table }) {
  useEffect(followMatch, []);
  const games = matchGames.value;
  const Habits = page.value?.Habits;
  if (games.length < 2 - (table.result ? 0 : 1) || table.seats.length !== 2) {
    return null;
  }
  const utilities = games.map(({ utility }) => utility);
  const won = [0, 1].map((seat) => utilities.filter((utility) => utility[seat]! > utility[1 - seat]!).length);
  const draws = games.length - won[0]! - won[1]!;
  const tables = matchTables.value;
  return (
    <section class="card match" aria-labelledby="match-title">
      <h2 id="match-title">{t("title")}</h2>
      <p class="match-score">
        <span>{nameOf(1)}</span> <b>{won[0]}</b> – <b>{won[1]}</b> <span>{nameOf(2)}</span>
      </p>
      <p class="analysis-note">
        {t("played", { n: games.length })}
        {draws > 0 && ` · ${t("draws", { n: draws })}`}
      </p>
      <Plot
        title={t("curve")}
        values={course(utilities)}
        reach={2}
        at={games.length}
        sides={[nameOf(1), nameOf(2)]}
        unit={t("game")}
        onJump={(game) => tables[game - 1] && navigate(`/r/${tables[game - 1]}`)}
      />
      {Habits && <Habits games={games} you={table.you} lang={lang.value} names={names.value}
        analyse={() => (table.can.analyse ? store.analyse(0).catch(() => null) : Promise.resolve(null))} />}
    </section>
  );
}
