/* watch.tsx: what there is to watch: running games, the tournament, computers
 * that begin at a click, and the user's finished games. */
import { signal } from "@preact/signals";
import { games, gameTitle } from "../api";
import { lists, useLists } from "../lobby/lists";
import { MiniBoard, plyOf } from "../lobby/mini";
import { watchComputers } from "../lobby/start";
import { playersText, variantText } from "../lobby/summary";
import { TournamentLink } from "../lobby/side";
import { ownTables, StandingPill, WatchLink } from "../lobby/tables";
import type { TableSummary } from "../messages";
import { GamePicture } from "../parts/tile";
import { Button, ButtonLink, Segmented } from "../parts/ui";
import { usePage } from "../router";
import { t, type Key } from "../lobby/words";

/** The number of finished games that are offered. */
const OWN = 4;

/** Of the computers that begin here. */
const level = signal("5");

export function Watch() {
  usePage(t("watch.title"));
  useLists();
  const running = lists.value?.running;
  return (
    <div class="page watch">
      <h1>{t("watch.title")}</h1>
      {running ? <Offers running={running} /> : <p>{t("loading")}</p>}
    </div>
  );
}

/* All at once, so that nothing moves when the list of games comes. */
function Offers({ running }: { running: TableSummary[] }) {
  const over = (ownTables() ?? []).filter((table) => table.over);
  return (
    <>
      {running.length === 0 && <p class="lead">{t("watch.none")}</p>}
      {running.length > 0 && (
        <ul class="watch-list">
          {[...running].sort((a, b) => b.watchers - a.watchers).map((table) => <Running key={table.id} table={table} />)}
        </ul>
      )}
      <Computers />
      <TournamentLink />
      {over.length > 0 && (
        <section>
          <h2>{t("watch.own")}</h2>
          <ul class="watch-list">{over.slice(0, OWN).map((table) => <Running key={table.id} table={table} />)}</ul>
        </section>
      )}
    </>
  );
}

/* A click starts the game and shows it. */
function Computers() {
  const levels = Array.from({ length: 8 }, (_, at) => String(at + 1));
  return (
    <section class="watch-computers">
      <header>
        <h2>{t("watch.computers")}</h2>
        <ButtonLink size="small" variant="quiet" href="/?mode=computers">{t("watch.more")}</ButtonLink>
      </header>
      <Segmented
        label={t("new.level")}
        class="levels"
        look="apart"
        value={level.value}
        choices={levels.map((n) => ({ value: n, label: n, name: t("levelName", { n, name: t(`level.${n}` as Key) }) }))}
        onChange={(value) => (level.value = value)}
      />
      <ul>
        {games.value.map((info) => (
          <li key={info.id} class="card">
            <GamePicture game={info.id} />
            <h3>{info.title}</h3>
            <Button size="small" aria-label={t("watch.startOf", { game: info.title })} onClick={() => void watchComputers(info, `level:${level.value}`)}>
              {t("watch.start")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Running({ table }: { table: TableSummary }) {
  const names = { game: gameTitle(table.game), players: playersText(table) };
  const Title = table.over ? "h3" : "h2";
  return (
    <li class="card watch-card">
      <MiniBoard table={table} hasCover />
      <Title>{names.game} {table.over && <StandingPill table={table} />}</Title>
      <p>{names.players}</p>
      <p class="help">
        {[
          t("watch.ply", { n: plyOf(table) }),
          variantText(table),
          table.watchers > 0 ? t("watch.watchers", { n: table.watchers }) : "",
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {table.over
        ? <ButtonLink size="small" href={`/t/${table.id}`} aria-label={t("tables.replayIt", names)}>{t("watch.replay")}</ButtonLink>
        : <WatchLink table={table} />}
    </li>
  );
}
