/* tables.tsx: the lists of tables: to sit down at and to watch. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { gameTitle } from "../api";
import { history } from "../history";
import { myTables, tokensOf } from "../identity";
import type { TableSummary } from "../messages";
import { Tile } from "../parts/tile";
import { Button, ButtonLink, Tabs } from "../parts/ui";
import { t, type Key } from "./words";
import { lists, mine } from "./lists";
import { MiniBoard } from "./mini";
import { change, plan, type Mode } from "./plan";
import { sitDown } from "./start";
import { clockText, freeSeats, playersText, standing, variantText } from "./summary";

type ListName = "open" | "running";

/** null until the user has chosen one. */
const chosenList = signal<ListName | null>(null);

export function Tables() {
  const counts = { open: lists.value?.open.length, running: lists.value?.running.length };
  const shown = chosenList.value ?? "open";
  return (
    <section class="card tables-card" aria-label={t("tables.label")}>
      <Tabs
        label={t("tables.label")}
        tabs={(["open", "running"] as const).map((id) => ({
          id,
          label: (
            <>
              {t(`tables.${id}`)}
              {counts[id] !== undefined && <span class="count"> · {counts[id]}</span>}
            </>
          ),
        }))}
        selected={shown}
        onSelect={(id) => (chosenList.value = id)}
      >
        {shown === "open" && <OpenTables tables={lists.value?.open} />}
        {shown === "running" && <RunningTables tables={lists.value?.running} />}
      </Tabs>
    </section>
  );
}

const order = ["yourTurn", "theirTurn", "waiting", "over"];

/** The user's tables; those that wait for the user come first. */
export function ownTables(): TableSummary[] | undefined {
  const known = new Set(myTables().map(({ id }) => id));
  return mine.value
    ?.filter(({ id }) => known.has(id))
    .sort((a, b) => order.indexOf(standing(a)) - order.indexOf(standing(b)));
}

function chooseMode(mode: Mode): void {
  change({ mode });
  const chosen = document.querySelector<HTMLInputElement>(`.modes input[value="${mode}"]`);
  chosen?.focus();
  chosen?.scrollIntoView({ block: "center" });
}

function Empty({ what, action }: { what: "Open" | "Running"; action?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-what">{t(`tables.none${what}` as Key)}</p>
      <p>{t(`tables.none${what}Hint` as Key)}</p>
      {action}
    </div>
  );
}

interface ListProps {
  tables: TableSummary[] | undefined;
}

function OpenTables({ tables }: ListProps) {
  if (!tables) return <Loading />;
  if (tables.length === 0)
    return (
      <Empty what="Open" action={<Button onClick={() => chooseMode("online")}>{t("tables.propose")}</Button>} />
    );
  return <TableList tables={tables} action={(table) => <SitButton table={table} />} />;
}

function SitButton({ table }: { table: TableSummary }) {
  const names = { game: gameTitle(table.game), players: playersText(table) };
  const isMine = Object.keys(tokensOf(table.id)).length > 0;
  if (isMine)
    return (
      <ButtonLink size="small" href={`/t/${table.id}`} aria-label={t("tables.backTo", names)}>
        {t("tables.back")}
      </ButtonLink>
    );
  return (
    <Button
      variant={table.game === plan.value.game ? "primary" : "plain"}
      size="small"
      aria-label={t("tables.sitAt", names)}
      onClick={() => sitDown(table.id, table.game)}
    >
      {t("tables.sit")}
    </Button>
  );
}

export function RunningTables({ tables }: ListProps) {
  if (!tables) return <Loading />;
  if (tables.length === 0)
    return (
      <Empty
        what="Running"
        action={<Button onClick={() => chooseMode("computers")}>{t("tables.twoComputers")}</Button>}
      />
    );
  return <TableList tables={tables} action={(table) => <WatchLink table={table} />} />;
}

export function WatchLink({ table }: { table: TableSummary }) {
  const names = { game: gameTitle(table.game), players: playersText(table) };
  return (
    <ButtonLink size="small" href={`/t/${table.id}`} aria-label={t("tables.watchIt", names)}>
      {t("watch.watch")}
    </ButtonLink>
  );
}

export function StandingPill({ table }: { table: TableSummary }) {
  const state = standing(table);
  const outcome = table.over ? history.value.find((each) => each.table === table.id)?.outcome : undefined;
  return <span class={`pill ${outcome ?? state}`}>{t(`tables.${outcome ?? state}`)}</span>;
}

function Loading() {
  return <p class="empty">{t("loading")}</p>;
}

interface TableListProps {
  tables: TableSummary[];
  action(table: TableSummary): ComponentChildren;
}

function TableList({ tables, action }: TableListProps) {
  return (
    <table class="tables">
      <thead>
        <tr>
          <th scope="col">{t("tables.game")}</th>
          <th scope="col">{t("tables.players")}</th>
          <th scope="col">{t("tables.variant")}</th>
          <th scope="col">
            <span class="unseen">{t("tables.action")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {tables.map((table) => (
          <tr key={table.id} class={table.game === plan.value.game ? "of-chosen" : undefined}>
            <th scope="row">
              <span class="with-tile">
                {freeSeats(table) > 0 ? <Tile game={table.game} /> : <MiniBoard table={table} hasCover />}
                {gameTitle(table.game)}
              </span>
            </th>
            <td class="td-players">
              {[playersText(table), freeSeats(table) > 1 && t("tables.freeSeats", { n: freeSeats(table) })].filter(Boolean).join(" · ")}
            </td>
            <td class="td-variant">{[variantText(table), table.clock && clockText(table.clock)].filter(Boolean).join(" · ")}</td>
            <td class="td-action">{action(table)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
