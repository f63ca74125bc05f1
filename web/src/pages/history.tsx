/* history.tsx: the user's results by game and level, which this browser keeps
 * (/history). */
import { gameTitle } from "../api";
import { speaker } from "../dictionary";
import { saveFile } from "../files";
import { eraseHistory, history, nextLevel, OTHER, streakOf, talliesOf, type Outcome, type Played, type Tally } from "../history";
import { layout } from "../layout";
import { GamePicture } from "../parts/tile";
import { Button, ButtonLink, toast } from "../parts/ui";
import { usePage } from "../router";
import { lang } from "../settings";

const fr = {
  title: "Mes résultats",
  none: "Vos résultats seront notés ici dès votre première partie finie.",
  play: "Jouer",
  all: { one: "Une partie finie.", other: "{n} parties finies." },
  help: "Ces résultats ne quittent pas ce navigateur.",
  levels: "Par adversaire",
  against: "Contre",
  people: "Personnes",
  programs: "Programmes",
  level: "Niveau {n}",
  streak: "{n} victoires de suite",
  recent: "Dernières parties, la plus récente à la fin",
  look: "Revoir la partie {outcome} du {day} ({opponent})",
  next: "Essayer le niveau {n}",
  same: "Rejouer au niveau {n}",
  easier: "Revenir au niveau {n}",
  won: "Gagnées",
  draw: "Nulles",
  lost: "Perdues",
  "count.won": { one: "gagnée", other: "gagnées" },
  "count.draw": { one: "nulle", other: "nulles" },
  "count.lost": { one: "perdue", other: "perdues" },
  "one.won": "gagnée",
  "one.draw": "nulle",
  "one.lost": "perdue",
  "letter.won": "G",
  "letter.draw": "N",
  "letter.lost": "P",
  export: "Exporter",
  erase: "Tout effacer",
  keep: "Garder",
  eraseAsk: { one: "Effacer {n} résultat ?", other: "Effacer {n} résultats ?" },
};
const en = {
  title: "My results",
  none: "Your results will be noted here from your first finished game on.",
  play: "Play",
  all: { one: "One finished game.", other: "{n} finished games." },
  help: "These results do not leave this browser.",
  levels: "By opponent",
  against: "Against",
  people: "People",
  programs: "Programs",
  level: "Level {n}",
  streak: "{n} wins in a row",
  recent: "Last games, the newest at the end",
  look: "Look at the game {outcome} on {day} ({opponent})",
  next: "Try level {n}",
  same: "Play level {n} again",
  easier: "Go back to level {n}",
  won: "Won",
  draw: "Drawn",
  lost: "Lost",
  "count.won": "won",
  "count.draw": "drawn",
  "count.lost": "lost",
  "one.won": "won",
  "one.draw": "drawn",
  "one.lost": "lost",
  "letter.won": "W",
  "letter.draw": "D",
  "letter.lost": "L",
  export: "Export",
  erase: "Erase all",
  keep: "Keep them",
  eraseAsk: { one: "Erase {n} result?", other: "Erase {n} results?" },
} satisfies Record<keyof typeof fr, unknown>;
const t = speaker<keyof typeof fr>({ fr, en });

const OUTCOMES: Outcome[] = ["won", "draw", "lost"];
/** The number of last results that are shown one by one. */
const RECENT = 12;

const opponent = (level: number): string => (level === 0 ? t("people") : level === OTHER ? t("programs") : t("level", { n: level }));

const dayOf = (at: number): string => new Intl.DateTimeFormat(lang.value, { day: "numeric", month: "long" }).format(at);

/* The last results, the newest at the right; each leads to its game. */
function Recent({ games }: { games: Played[] }) {
  return (
    <ol class="history-recent" aria-label={t("recent")}>
      {games.slice(0, RECENT).reverse().map(({ table, outcome, level, at }) => {
        const label = t("look", { outcome: t(`one.${outcome}`), day: dayOf(at), opponent: opponent(level) });
        return (
          <li key={table}>
            <a class={`is-${outcome}`} href={`/t/${table}`} title={label} aria-label={label}>{t(`letter.${outcome}`)}</a>
          </li>
        );
      })}
    </ol>
  );
}

const Share = ({ tally }: { tally: Omit<Tally, "level"> }) => (
  <span class="history-share" aria-hidden="true">
    {OUTCOMES.map((outcome) => tally[outcome] > 0 && <i key={outcome} class={`is-${outcome}`} style={{ flexGrow: tally[outcome] }} />)}
  </span>
);

function Levels({ tallies }: { tallies: Tally[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("against")}</th>
          <td />
          {OUTCOMES.map((outcome) => <th key={outcome} scope="col">{t(outcome)}</th>)}
        </tr>
      </thead>
      <tbody>
        {tallies.map((tally) => (
          <tr key={tally.level}>
            <th scope="row">{opponent(tally.level)}</th>
            <td><Share tally={tally} /></td>
            {OUTCOMES.map((outcome) => <td key={outcome}>{tally[outcome]}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Game({ game, all }: { game: string; all: Played[] }) {
  const own = all.filter((each) => each.game === game);
  const count = (outcome: Outcome) => own.filter((each) => each.outcome === outcome).length;
  const sums = { won: count("won"), draw: count("draw"), lost: count("lost") };
  const next = nextLevel(all, game);
  const now = own.find(({ level }) => level > 0)?.level ?? 0;
  const streak = streakOf(all, game);
  return (
    <section class="card history-game" aria-labelledby={`history-${game}`}>
      <header>
        <GamePicture game={game} />
        <h2 id={`history-${game}`}>{gameTitle(game)}</h2>
        {streak > 1 && <span class="pill">{t("streak", { n: streak })}</span>}
      </header>
      <p class="history-sums">
        {OUTCOMES.map((outcome) => <span key={outcome} class={`is-${outcome}`}><b>{sums[outcome]}</b> {t(`count.${outcome}`, { n: sums[outcome] })} </span>)}
      </p>
      <Share tally={sums} />
      <Recent games={own} />
      {next > 0 && (
        <ButtonLink size="small" href={`/?game=${game}&mode=computer&level=${next}`}>
          {t(next > now ? "next" : next < now ? "easier" : "same", { n: next })}
        </ButtonLink>
      )}
      <details open={layout.value !== "phone"}>
        <summary>{t("levels")}</summary>
        <Levels tallies={talliesOf(all, game)} />
      </details>
    </section>
  );
}

/* Erased results cannot be restored, so it asks first. */
function askToErase(): void {
  toast(t("eraseAsk", { n: history.peek().length }), "info", { [t("erase")]: eraseHistory, [t("keep")]: () => {} });
}

export default function HistoryPage() {
  usePage(t("title"));
  const all = history.value;
  const games = [...new Set(all.map(({ game }) => game))];
  return (
    <div class="page history">
      <header class="history-head">
        <div>
          <h1>{t("title")}</h1>
          <p class="lead">{all.length === 0 ? t("none") : `${t("all", { n: all.length })} ${t("help")}`}</p>
        </div>
        {all.length === 0 ? <ButtonLink variant="primary" href="/">{t("play")}</ButtonLink> : (
          <div class="history-buttons">
            <Button onClick={() => saveFile("joute-history.json", all)}>{t("export")}</Button>
            <Button onClick={askToErase}>{t("erase")}</Button>
          </div>
        )}
      </header>
      <div class="history-games">
        {games.map((game) => <Game key={game} game={game} all={all} />)}
      </div>
    </div>
  );
}
