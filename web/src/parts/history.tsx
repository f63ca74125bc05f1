/* history.tsx: one's results, by game and level, kept in this browser. */
import { gameTitle } from "../api";
import { saveFile } from "../files";
import { eraseHistory, history, nextLevel, streakOf, talliesOf } from "../history";
import { t } from "../lobby/words";
import { Button } from "./ui";

export function History() {
  const all = history.value;
  const games = [...new Set(all.map(({ game }) => game))];
  return (
    <section class="card settings-group history" aria-labelledby="history">
      <h2 id="history">{t("history.title")}</h2>
      {games.length === 0 && <p class="help">{t("history.none")}</p>}
      {games.map((game) => {
        const next = nextLevel(all, game);
        const streak = streakOf(all, game);
        return (
          <div key={game} class="history-game">
            <h3>{gameTitle(game)}</h3>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("history.against")}</th>
                  <th scope="col">{t("history.won")}</th><th scope="col">{t("history.draw")}</th><th scope="col">{t("history.lost")}</th>
                </tr>
              </thead>
              <tbody>
                {talliesOf(all, game).map(({ level, won, draw, lost }) => (
                  <tr key={level}>
                    <th scope="row">{level === 0 ? t("history.people") : t("seat.level", { n: level })}</th>
                    <td>{won}</td><td>{draw}</td><td>{lost}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>
              {streak > 1 && `${t("history.streak", { n: streak })} `}
              {next > 0 && <a href={`/?game=${game}&mode=computer&level=${next}`}>{t("history.next", { n: next })}</a>}
            </p>
          </div>
        );
      })}
      {games.length > 0 && (
        <div class="history-buttons">
          <Button onClick={() => saveFile("joute-history.json", all)}>{t("history.export")}</Button>
          <Button onClick={eraseHistory}>{t("history.erase")}</Button>
        </div>
      )}
      <p class="help">{t("history.help")}</p>
    </section>
  );
}
