/* history.tsx: the user's results by game and level, which this browser keeps. */
import { useEffect } from "preact/hooks";
import { gameTitle } from "../api";
import { saveFile } from "../files";
import { eraseHistory, history, nextLevel, OTHER, streakOf, talliesOf, type Played, type Tally } from "../history";
import { t, type Key } from "../lobby/words";
import { Button, ButtonLink, toast } from "./ui";

const OUTCOMES = ["won", "draw", "lost"] as const;
/** The number of last results that are shown one by one. */
const RECENT = 12;

const opponent = (level: number): string => (level === 0 ? t("history.people") : level === OTHER ? t("history.programs") : t("seat.level", { n: level }));

/* The last results, the newest at the right. */
function Recent({ games }: { games: Played[] }) {
  const last = games.slice(0, RECENT).reverse();
  return (
    <ol class="history-recent" aria-label={t("history.recent")}>
      {last.map(({ table, outcome, level }) => (
        <li key={table} class={`is-${outcome}`} title={`${t(`history.one.${outcome}`)}, ${opponent(level)}`}>
          <span aria-hidden="true">{t(`history.letter.${outcome}`)}</span>
          <span class="unseen">{t(`history.one.${outcome}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function Row({ tally }: { tally: Tally }) {
  const all = tally.won + tally.draw + tally.lost;
  return (
    <tr>
      <th scope="row">{tally.level > 0 && tally.level !== OTHER ? t("game.nextLevel", { n: tally.level }) : opponent(tally.level)}</th>
      {OUTCOMES.map((outcome) => <td key={outcome}>{tally[outcome]}</td>)}
      <td class="history-share" aria-hidden="true">
        {OUTCOMES.map((outcome) => <i key={outcome} class={`is-${outcome}`} style={{ flexGrow: tally[outcome] / all }} />)}
      </td>
    </tr>
  );
}

/* One line, which unfolds into the results by level. */
function Game({ game, all }: { game: string; all: Played[] }) {
  const own = all.filter((each) => each.game === game);
  const next = nextLevel(all, game);
  const now = own.find(({ level }) => level > 0)?.level ?? 0;
  const streak = streakOf(all, game);
  const word: Key = next > now ? "history.next" : next < now ? "history.easier" : "history.same";
  return (
    <details class="options history-game">
      <summary>
        <h3>{gameTitle(game)}</h3>
        {streak > 1 && <span class="pill">{t("history.streak", { n: streak })}</span>}
        <span class="history-sums">
          {OUTCOMES.map((outcome) => {
            const n = own.filter((each) => each.outcome === outcome).length;
            return <span key={outcome}>{t(`history.count.${outcome}`, { n })} </span>;
          })}
        </span>
      </summary>
      <div class="history-detail">
        <Recent games={own} />
        <table>
          <thead>
            <tr>
              <th scope="col">{t("history.against")}</th>
              {OUTCOMES.map((outcome) => <th key={outcome} scope="col">{t(`history.${outcome}`)}</th>)}
              <td />
            </tr>
          </thead>
          <tbody>{talliesOf(all, game).map((tally) => <Row key={tally.level} tally={tally} />)}</tbody>
        </table>
        {next > 0 && <ButtonLink size="small" href={`/?game=${game}&mode=computer&level=${next}`}>{t(word, { n: next })}</ButtonLink>}
      </div>
    </details>
  );
}

/* Erased results cannot be restored, so it asks first. */
function askToErase(): void {
  toast(t("history.eraseAsk", { n: history.peek().length }), "info", { [t("history.erase")]: eraseHistory, [t("history.keep")]: () => {} });
}

export function History() {
  useEffect(() => {
    if (location.hash === "#history") document.getElementById("history")!.scrollIntoView();
  }, []);
  const all = history.value;
  const games = [...new Set(all.map(({ game }) => game))];
  return (
    <section class="card settings-group history" aria-labelledby="history">
      <h2 id="history">{t("history.title")}</h2>
      {games.length === 0 && <p class="help">{t("history.none")}</p>}
      {games.map((game) => <Game key={game} game={game} all={all} />)}
      {games.length > 0 && (
        <div class="history-buttons">
          <Button onClick={() => saveFile("joute-history.json", all)}>{t("history.export")}</Button>
          <Button onClick={askToErase}>{t("history.erase")}</Button>
        </div>
      )}
      <p class="help">{t("history.help")}</p>
    </section>
  );
}
