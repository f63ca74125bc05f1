/* strips.tsx: a line for each player: name, the game's note about the player,
 * clock. */
import { gameInfo } from "../api";
import { clockText, isRunning, LOW, timeLeft } from "../clock";
import { readable } from "../dictionary";
import type { SeatNumber, Table } from "../messages";
import { bottom, isMine, nameOf, page, seatWord } from "../play";
import { lang } from "../settings";
import { store } from "../table";
import { inLang, t } from "../words";

function ClockFace({ seat }: { seat: SeatNumber }) {
  const left = timeLeft(seat);
  if (left === null) {
    return null;
  }
  const state = `${isRunning(seat) ? "running" : ""} ${left < LOW ? "low" : ""}`;
  return (
    <span class={`clock ${state}`} role="timer" aria-label={t("game.clockOf", { name: nameOf(seat) })}>
      {clockText(left)}
    </span>
  );
}

/** The strength of a computer: "niveau 3", with more in the title. */
function Strength({ table, seat }: { table: Table; seat: SeatNumber }) {
  const { kind, spec = "" } = table.seats[seat - 1]!;
  if (kind !== "computer") {
    return null;
  }
  const level = gameInfo(table.game)?.levels.find((each) => each.spec === spec);
  const number = /^level:(\d+)$/.exec(spec)?.[1];
  return (
    <span class="strip-notes" title={level && inLang(level)}>
      {number ? t("game.level", { n: number }) : spec.startsWith("bot:") ? t("game.bot") : t("game.player", { spec: readable(spec) })}
      {level?.spared && t("game.spared")}
    </span>
  );
}

function notes(table: Table, seat: SeatNumber): string[] {
  const { kind, here } = table.seats[seat - 1]!;
  const word = seatWord(seat);
  return [
    isMine(seat) && table.you.length === 1 ? t("you") : "",
    nameOf(seat) === word || (table.seats.length > 2 && page.value?.hasSeatColours) ? "" : word,
    kind === "human" && !here && !table.result ? t("game.away") : "",
    kind === "open" ? t("game.freeSeat") : "",
  ].filter((note) => note !== "");
}

function Badge({ table, seat }: { table: Table; seat: SeatNumber }) {
  /* While one looks back, nobody has won yet. */
  const best = store.isLive.value ? Math.max(...(table.result?.utility ?? [0])) : 0;
  const isWinner = best > 0 && table.result!.utility[seat - 1] === best;
  return (
    <span class={`badge ${page.value && !page.value.hasSeatColours ? "uncoloured" : `seat-${seat}`}`} aria-hidden="true">
      {isWinner ? "★" : seat}
    </span>
  );
}

function Strip({ table, seat }: { table: Table; seat: SeatNumber }) {
  const shown = store.shown.value!;
  const isOwing = table.owing.includes(seat) && !table.result;
  const isThinking = isOwing && table.seats[seat - 1]!.kind === "computer";
  const line = page.value?.strip(shown.view, shown.facts, seat, lang.value);
  return (
    <div class={`strip ${isOwing ? "owing" : ""}`}>
      <Badge table={table} seat={seat} />
      <span class="strip-who">
        <span class="strip-name">
          <b>{nameOf(seat)}</b> <span class="strip-notes">{notes(table, seat).join(" · ")}</span>
          <Strength table={table} seat={seat} />
          {isThinking && <Dots />}
          {isOwing && !isThinking && <span class="unseen">{t("game.toPlay")}</span>}
        </span>
        {line && <span class="strip-line">{line}</span>}
      </span>
      <ClockFace seat={seat} />
    </div>
  );
}

function Dots() {
  return (
    <span class="dots">
      <span class="unseen">{t("game.thinking")}</span>
      <i /><i /><i />
    </span>
  );
}

const seatsOf = (table: Table): SeatNumber[] => table.seats.map((_, at) => at + 1);

export function OtherStrips({ table }: { table: Table }) {
  const others = seatsOf(table).filter((seat) => seat !== bottom.value);
  const head = others.length > 1 && page.value?.stripHead?.(lang.value);
  return (
    <div class={`strips ${others.length > 1 ? "many" : ""}`}>
      {head && <div class="strip strip-head" aria-hidden="true"><span class="strip-who"><span class="strip-name">{t("game.opponents")}</span><span class="strip-line">{head}</span></span></div>}
      {others.map((seat) => (
        <Strip key={seat} table={table} seat={seat} />
      ))}
    </div>
  );
}

export function OwnStrip({ table }: { table: Table }) {
  return (
    <div class="strips own">
      <Strip table={table} seat={bottom.value} />
    </div>
  );
}
