/* watch.tsx: the list of running games, to watch. */
import { games, gameTitle } from "../api";
import { lists, useLists } from "../lobby/lists";
import { MiniBoard, plyOf } from "../lobby/mini";
import { playersText, variantText } from "../lobby/summary";
import { TournamentLink } from "../lobby/side";
import { ownTables, WatchLink } from "../lobby/tables";
import type { TableSummary } from "../messages";
import { GamePicture } from "../parts/tile";
import { ButtonLink } from "../parts/ui";
import { usePage } from "../router";
import { t } from "../lobby/words";

/** The number of finished games that are offered. */
const OWN = 4;

export function Watch() {
  usePage(t("watch.title"));
  useLists();
  const running = lists.value?.running;
  return (
    <div class="page watch">
      <div class="watch-head">
        <h1>{t("watch.title")}</h1>
        {running && running.length > 0 && <ButtonLink href="/?mode=computers">{t("watch.computers")}</ButtonLink>}
      </div>
      {!running && <p>{t("loading")}</p>}
      {running?.length === 0 && <p class="lead">{t("watch.none")} {t("watch.noneHint")}</p>}
      {running && running.length > 0 && (
        <ul class="watch-list">
          {[...running].sort((a, b) => b.watchers - a.watchers).map((table) => (
            <Running key={table.id} table={table} />
          ))}
        </ul>
      )}
      {running?.length === 0 && <Others />}
    </div>
  );
}

/** Instead of running games: the tournament, the user's finished games, and
 * every game to be played by two computers. */
function Others() {
  const over = (ownTables() ?? []).filter((table) => table.over);
  return (
    <>
      <TournamentLink />
      {over.length > 0 && (
        <section>
          <h2>{t("watch.own")}</h2>
          <ul class="watch-list">{over.slice(0, OWN).map((table) => <Running key={table.id} table={table} />)}</ul>
        </section>
      )}
      <section>
        <h2>{t("watch.computers")}</h2>
        <ul class="watch-list">
          {games.value.map(({ id, title }) => (
            <li key={id} class="card watch-card">
              <GamePicture game={id} />
              <h3>{title}</h3>
              <ButtonLink size="small" href={`/?game=${id}&mode=computers`} aria-label={t("watch.startOf", { game: title })}>{t("watch.start")}</ButtonLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Running({ table }: { table: TableSummary }) {
  return (
    <li class="card watch-card">
      <MiniBoard table={table} />
      <h2>{gameTitle(table.game)}</h2>
      <p>{playersText(table)}</p>
      <p class="help">
        {[
          t("watch.ply", { n: plyOf(table) }),
          variantText(table),
          table.watchers > 0 ? t("watch.watchers", { n: table.watchers }) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <WatchLink table={table} />
    </li>
  );
}
