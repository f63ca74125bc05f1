/* watch.tsx: the list of running games, to watch. */
import { gameTitle } from "../api";
import { lists, useLists } from "../lobby/lists";
import { MiniBoard, plyOf } from "../lobby/mini";
import { playersText, variantText } from "../lobby/summary";
import { WatchLink } from "../lobby/tables";
import type { TableSummary } from "../messages";
import { ButtonLink } from "../parts/ui";
import { usePage } from "../router";
import { t } from "../lobby/words";

export function Watch() {
  usePage(t("watch.title"));
  useLists();
  const running = lists.value?.running;
  return (
    <div class="page watch">
      <div class="watch-head">
        <h1>{t("watch.title")}</h1>
        <ButtonLink href="/?mode=computers">{t("watch.computers")}</ButtonLink>
      </div>
      {!running && <p>{t("loading")}</p>}
      {running?.length === 0 && <Nothing />}
      {running && running.length > 0 && (
        <ul class="watch-list">
          {[...running].sort((a, b) => b.watchers - a.watchers).map((table) => (
            <Running key={table.id} table={table} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <div class="card empty">
      <p class="empty-what">{t("watch.none")}</p>
      <p>{t("watch.noneHint")}</p>
    </div>
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
