/* seating.tsx: what covers the board before the user may play: a free seat, an
 * opponent still to come, the curtain between two players. */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { gameInfo, gameTitle } from "../api";
import { ruleText } from "../clock";
import { forgetTable, keepTokens, myName, NAME_LENGTH, rename, tokensOf } from "../identity";
import type { Table } from "../messages";
import { nameOf, seatWord } from "../play";
import { linkTo, navigate } from "../router";
import { store } from "../table";
import { inLang, list, t } from "../words";
import { copyAndSay, dialog } from "./dialogs";
import { Button, Field } from "./ui";

/** The last player looks at the board once more before the next one may see
 * it. */
const isPeeking = signal(false);

export const isCurtainDown = (table: Table): boolean => table.next > 0 && !isPeeking.value;

export function Curtain({ table }: { table: Table }) {
  const name = nameOf(table.next);
  const root = useRef<HTMLElement>(null);
  /* autofocus works once for a page; the curtain comes every turn. */
  useLayoutEffect(() => root.current?.querySelector("button")?.focus(), [table.next]);
  const lift = () => {
    isPeeking.value = false;
    store.look(table.next);
  };
  return (
    <section ref={root} class="card cover curtain" aria-labelledby="curtain-title">
      <h2 id="curtain-title">{t("game.curtain", { name })}</h2>
      <p>{t("game.curtainHelp")}</p>
      <Button variant="primary" size="big" onClick={lift}>
        {t("game.curtainReady", { name })}
      </Button>
      {table.as > 0 && table.ply > 0 && (
        <Button variant="quiet" onClick={() => (isPeeking.value = true)}>
          {t("game.curtainPeek", { name: nameOf(table.as) })}
        </Button>
      )}
    </section>
  );
}

/** Closes the curtain again. */
export function PeekBar({ table }: { table: Table }) {
  if (table.next === 0 || !isPeeking.value) {
    return null;
  }
  return (
    <div class="confirm-bar">
      <Button variant="primary" size="big" onClick={() => (isPeeking.value = false)}>
        {t("game.curtainPass", { name: nameOf(table.next) })}
      </Button>
    </div>
  );
}

export const freeSeats = (table: Table): number[] =>
  table.result ? [] : table.seats.flatMap((seat, at) => (seat.kind === "open" ? [at + 1] : []));

export const waitsForPlayers = (table: Table): boolean => freeSeats(table).length > 0;

/* An address that means the reader's own machine. */
const isLoopback = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

const qr = signal<typeof import("./qr-code") | null>(null);

/* A table with nobody at it is not listed, and nobody sees it among theirs. */
function cancel(table: Table): void {
  navigate("/");
  forgetTable(table.table);
}

function Waiting({ table }: { table: Table }) {
  const link = linkTo(`/t/${table.table}`);
  const n = freeSeats(table).length;
  const isReachable = !isLoopback(location.hostname);
  const Code = isReachable && qr.value?.QrCode;
  useEffect(() => {
    if (isReachable) void import("./qr-code").then((part) => (qr.value = part), () => {});
  }, []);
  return (
    <section class="card cover waiting" aria-labelledby="waiting-title">
      <h2 id="waiting-title">
        <span class="spinner" aria-hidden="true" /> {t("game.waitingFor", { n })}
      </h2>
      <p>{t("game.waitingHelp", { n })}</p>
      {!isReachable && (
        <p class="banner warn">
          <span>{t("game.onlyHere")} <code>joute serve --listen 0.0.0.0:{location.port || "80"}</code></span>
        </p>
      )}
      <div class="link-row">
        <input type="text" readOnly value={link} aria-label={t("game.shareTable")}
          onFocus={(event) => event.currentTarget.select()} />
        <Button variant="primary" onClick={() => void copyAndSay(link)}>
          {t("game.copy")}
        </Button>
      </div>
      {Code && <Code text={link} />}
      <Button onClick={() => cancel(table)}>{t("game.cancelTable")}</Button>
    </section>
  );
}

async function sit(table: Table): Promise<void> {
  const seating = { tokens: tokensOf(table.table), sitAs: myName.peek() };
  keepTokens(table.table, await store.enter(table.table, seating));
}

function Invitation({ table, onWatch }: { table: Table; onWatch(): void }) {
  const hosts = table.seats.filter((seat) => seat.kind === "human").map((seat) => seat.name);
  const info = gameInfo(table.game);
  const submit = (event: Event) => {
    event.preventDefault();
    void sit(table);
  };
  return (
    <section class="card cover" aria-labelledby="invitation-title">
      <h2 id="invitation-title">
        {hosts.length > 0
          ? t("game.invited", { names: list(hosts), game: gameTitle(table.game) })
          : t("game.invitedNobody", { game: gameTitle(table.game) })}
      </h2>
      {info && <p>{inLang(info.about)}</p>}
      <p class="help">
        {t("game.freeSeats", { seats: list(freeSeats(table).map(seatWord)), n: freeSeats(table).length })} {ruleText(table.clock_rule)} ·{" "}
        <button type="button" class="as-link" onClick={() => (dialog.value = "rules")}>{t("rules")}</button>
      </p>
      <form onSubmit={submit}>
        <Field label={t("settings.name")}>
          {(control) => (
            <input {...control} type="text" maxLength={NAME_LENGTH} defaultValue={myName.value} autocomplete="nickname"
              onChange={(event) => rename(event.currentTarget.value)} />
          )}
        </Field>
        <div class="cover-buttons">
          <Button type="submit" variant="primary" size="big">
            {t("game.sit")}
          </Button>
          <Button size="big" onClick={onWatch}>
            {t("game.justWatch")}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** Shows who is still to come, or offers the free seat. */
export function Seating({ table }: { table: Table }) {
  const [isWatching, setWatching] = useState(false);
  if (!waitsForPlayers(table) || isWatching) {
    return null;
  }
  return table.you.length > 0
    ? <Waiting table={table} />
    : <Invitation table={table} onWatch={() => setWatching(true)} />;
}
