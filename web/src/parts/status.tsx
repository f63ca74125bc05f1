/* status.tsx: the line above the board that says what is expected and what the
 * choice under the pointer would do. */
import type { ComponentChildren } from "preact";
import { analyst, faults, shownAnalysis } from "../analysis";
import { movesFrom, commonWords } from "../choices";
import type { Expected, Pill } from "../board";
import { earlierOf } from "../identity";
import { isShort, layout } from "../layout";
import { nothing } from "../nothing";
import type { Step, Table } from "../messages";
import { isMine, isPlain, isShared, isSolved, moveLabel, moveText, myTurn, nameOf, names, page, playChosen, sayText, seatWord } from "../play";
import { stopPlaying } from "../replay";
import { lang } from "../settings";
import { store } from "../table";
import { connection, farewell } from "../transport";
import { list, t, wellSet } from "../words";
import { endOf, ranking, type EndTone } from "./ending";
import { freeSeats, isCurtainDown } from "./seating";
import { Terms } from "./term";
import { Button } from "./ui";

type Tone = "calm" | "mine" | "chosen" | "warn" | "past" | "over";
interface Said {
  tone: Tone;
  main: string;
  detail: ComponentChildren;
  end?: EndTone;
  /** Shown in place of the headline. */
  pills?: Pill[];
}

/* What a step did: in a sentence or, if the move has several steps, in the words
 * of the list of moves, which are shorter. */
function sayStep(step: Step | undefined, key: "game.stepIs" | "game.lastIs" = "game.stepIs"): string {
  if (!step) return "";
  const [seat] = step.by;
  return page.value?.pills && seat ? t(key, { name: nameOf(seat), move: moveText(step.text) }) : step.say;
}

const lastMove = (table: Table): string => sayStep(table.moves.at(-1), "game.lastIs");

function sayPast(table: Table, ply: number): Said {
  const step = table.moves[ply - 1];
  const main = t("game.lookingAt", { n: ply, all: table.ply });
  return { tone: "past", main, detail: sayStep(step) || t("game.startPosition") };
}

function sayPremove(): Said | null {
  const premove = store.premove.value;
  return premove && { tone: "chosen", main: t("game.premove", { move: moveLabel(premove) }), detail: t("game.premoveHelp") };
}

/* What the picked parts or those pointed at would do, if the game says it itself. */
function told(table: Table): ComponentChildren {
  const parts = store.hovered.value?.parts ?? store.picked.value;
  return parts.length > 0 ? (page.value?.tells?.(table.view, table.facts, parts, names.value, lang.value) ?? null) : null;
}

const pillsOf = (table: Table): Pill[] | undefined => page.value?.pills?.(table.view, store.picked.value, lang.value);

function sayChosen(table: Table): Said | null {
  const { chosen, hint } = store;
  const move = chosen.value;
  if (hint.value) {
    const main = t("game.hintIs", { move: moveText(hint.value.move) });
    return { tone: "chosen", main, detail: told(table) ?? (move ? move.say : hint.value.say) };
  }
  const label = (page.value?.hasConfirm && move && page.value.confirmText?.(move, lang.value)) || (move && moveLabel(move));
  return move && { tone: "chosen", main: t("game.chosenIs", { move: sentence(label!) }), detail: told(table) ?? move.say, pills: pillsOf(table) };
}

/* What to do next, for a game that does not say it itself. */
function expectedOf(table: Table, picked: string[]): Expected {
  if (picked.length > 0) {
    return { text: t("game.expectMore", { parts: picked.join(" ") }) };
  }
  return { text: t(table.turn === "all" ? "game.expectSecret" : "game.expectMove") };
}

/** What the person whose turn it is should do next. */
export function expected(table: Table): Expected {
  const { legal, picked } = store;
  const expects = page.value?.expects;
  return expects
    ? expects(table.view, table.facts, legal.value, picked.value, lang.value)
    : expectedOf(table, picked.value);
}

const COUNTED = 60;

/* With a part picked: what all possible continuations have in common. */
function sayAbout(table: Table): string {
  const { hovered, picked, legal, choices } = store;
  if (hovered.value) {
    return t("game.wouldDo", { move: moveLabel(hovered.value), say: hovered.value.say });
  }
  if (picked.value.length > 0) {
    const words = commonWords(movesFrom(legal.value, picked.value));
    return words || t("game.choicesMore", { n: choices.value.length });
  }
  /* The number of choices. The plain board and a secret number show it themselves, a phone has no room, and a large number says nothing. */
  const count = isPlain.value || isSmall() || table.turn === "all" || table.legal.length > COUNTED ? "" : t("game.pickFirst", { n: table.legal.length });
  return [awaited(table) || lastMove(table), count].filter(Boolean).join(" · ");
}

function whoseTurn(): string {
  const seat = myTurn.value;
  const isNamed = isShared.value || nameOf(seat) !== seatWord(seat);
  const name = isShared.value ? nameOf(seat) : seatWord(seat);
  return isNamed ? t("game.yourTurnNamed", { name }) : t("game.yourTurn");
}

function sayMine(table: Table): Said {
  const { text, isAlert } = expected(table);
  const words = wellSet(text);
  return {
    tone: isAlert ? "warn" : "mine",
    main: isAlert ? sentence(words) : [whoseTurn(), words].filter(Boolean).join(" — "),
    detail: told(table) ?? sayAbout(table),
    pills: isAlert ? undefined : pillsOf(table),
  };
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/* The players who were asked for a rematch and have not come yet. */
function awaited(table: Table): string {
  const away = table.seats.flatMap((seat, at) => (seat.kind === "human" && !seat.here && !isMine(at + 1) ? [nameOf(at + 1)] : []));
  return table.ply === 0 && away.length > 0 && earlierOf(table.table).length > 0 ? t("game.rematchWaits", { names: list(away) }) : "";
}

function sayWaiting(table: Table): Said {
  const isSealed = table.turn === "all" && table.you.length > 0;
  const others = table.owing.filter((seat) => seat !== table.as).map(nameOf);
  const main = isSealed ? t("game.sealed", { names: list(others) }) : table.status;
  return { tone: "calm", main, detail: awaited(table) || lastMove(table) };
}

function said(table: Table): Said {
  if (!store.isLive.value) {
    const past = sayPast(table, store.ply.value);
    return nothing.value === null ? past : { ...past, detail: nothing.value };
  }
  if (store.refusal.value) {
    return { tone: "warn", main: store.refusal.value.text, detail: "" };
  }
  if (table.result) {
    const { tone: end, title, reason } = endOf(table, table.result);
    const scores = ranking(table, table.result);
    /* Where there is room, the title stands in a card of its own. */
    return isSmall() ? { tone: "over", main: title, detail: [reason, scores].filter(Boolean).join(" "), end }
      : { tone: "over", main: reason, detail: scores, end };
  }
  if (table.seats.some((seat) => seat.kind === "open")) {
    return { tone: "calm", main: t("game.waitingFor", { n: freeSeats(table).length }), detail: "" };
  }
  if (isCurtainDown(table)) {
    return { tone: "calm", main: t("game.curtain", { name: nameOf(table.next) }), detail: "" };
  }
  if (store.sent.value !== null) {
    return { tone: "calm", main: t("game.sending", { move: moveText(store.sent.value) }), detail: "" };
  }
  if (nothing.value !== null && !store.chosen.value) {
    return { tone: "warn", main: sayText(nothing.value, true), detail: lastMove(table) };
  }
  if (isSolved.value && store.picked.value.length === 0) return { tone: "calm", main: lastMove(table), detail: "" };
  return sayPremove() ?? sayChosen(table) ?? (myTurn.value > 0 ? sayMine(table) : sayWaiting(table));
}

/** One box for everything above the board, so that the board does not move. */
export function Above({ table }: { table: Table }) {
  return (
    <div class="above">
      {connection.value !== "connected" ? <ConnectionBanner />
        : table.ask ? <TakebackQuestion table={table} ask={table.ask} />
        : <StatusLine table={table} />}
    </div>
  );
}

const isSmall = (): boolean => layout.value === "phone" || isShort.value;

/* What the step just made gave away or, where the analysis is behind a tab, its answer. */
function brief(table: Table): string | null {
  const fault = faults.value.find(({ ply }) => ply === store.ply.value);
  if (fault) return `✗ ${fault.text}`;
  const found = shownAnalysis.value;
  const played = table.moves[store.ply.value]?.text ?? null;
  return found && isSmall() ? (analyst.value?.brief?.(found, played, lang.value, names.value) ?? null) : null;
}

function StatusLine({ table }: { table: Table }) {
  const found = brief(table);
  const { tone, main, detail, end, pills } = said(table);
  return (
    <div class={`status ${tone} ${end ?? ""}`}>
      {!pills && <span class="status-dot" aria-hidden="true" />}
      <div class="status-text" title={typeof detail === "string" && detail ? `${main}\n${detail}` : main}>
        {pills ? <Pills pills={pills} label={main} /> : <strong><Terms text={main} /></strong>}
        {detail && <span class="status-detail">{typeof detail === "string" ? sentence(sayText(detail, true)) : detail}</span>}
        {found && <span class="status-found">{sentence(wellSet(found))}</span>}
      </div>
      <span class="unseen" role="status">{nothing.value}</span>
      <StatusAside table={table} tone={tone} />
    </div>
  );
}

/** Whose turn it is and the parts of a move: a tick at each that is picked, a ring around the present one. */
export function Pills({ pills, label }: { pills: Pill[]; label: string }) {
  return (
    <ol class="pills" aria-label={label}>
      {myTurn.value > 0 && <li class={`pills-who ${isShared.value ? "is-shared" : ""}`}>{isShared.value ? nameOf(myTurn.value) : t("game.yourTurn")}</li>}
      {pills.map(({ text, state }, at) => (
        <li key={at} class={`is-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <i aria-hidden="true">{state === "done" ? "✓" : at + 1}</i> <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

function StatusAside({ table, tone }: { table: Table; tone: Tone }) {
  if (tone === "past") {
    /* On a small screen the last step of the bar below does it, and the text needs the width. */
    return isSmall() && table.result ? null : (
      <Button variant="primary" size="small" class="to-live" onClick={goLive}>
        {t(table.result ? "game.toEnd" : "game.toLive")}
      </Button>
    );
  }
  if (!isSmall() && store.isLive.value && store.picked.value.length > 0) {
    return <ConfirmBar table={table} />;
  }
  return table.watchers > 0 ? <span class="pill">{t("watch.watchers", { n: table.watchers })}</span> : null;
}

function goLive(): void {
  stopPlaying();
  store.goLive();
}

export function ConnectionBanner() {
  return (
    <p class="banner warn">
      <span class="spinner" aria-hidden="true" />
      {farewell.value ?? `${t(`connection.${connection.value}`)} ${t("game.connectionHint")}`}
    </p>
  );
}

/** The opponent asks to take a move back. */
function TakebackQuestion({ table, ask }: { table: Table; ask: NonNullable<Table["ask"]> }) {
  const isForMe = table.you.some((seat) => seat !== ask.by) && !isMine(ask.by);
  return (
    <div class="banner ask" role="group" aria-label={t("game.takeback")}>
      <span>{t(isForMe ? "game.takebackAsked" : "game.takebackWaits", { name: nameOf(ask.by) })}</span>
      {isForMe && (
        <span class="banner-buttons">
          <Button size="small" variant="primary" onClick={() => store.answer(true)}>
            {t("game.accept")}
          </Button>
          <Button size="small" onClick={() => store.answer(false)}>
            {t("game.refuse")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** Buttons that do what Enter and Escape do. */
export function ConfirmBar({ table }: { table: Table }) {
  const { chosen, picked } = store;
  if (table.result || table.you.length === 0) {
    return null;
  }
  if (store.premove.value) {
    return <div class="confirm-bar"><Button onClick={() => store.back()}>{t("game.putBack")}</Button></div>;
  }
  if (page.value?.hasConfirm && layout.value !== "phone") {
    return null;
  }
  const isPicking = picked.value.length > 0;
  const own = chosen.value && page.value?.confirmText?.(chosen.value, lang.value);
  const size = layout.value === "phone" ? "big" : "normal";
  return (
    <div class="confirm-bar">
      {chosen.value || !isPicking ? (
        <Button variant="primary" size={size} disabled={!chosen.value} title={t("game.enterOrEscape")} onClick={playChosen}>
          {own ? wellSet(own) : t("game.confirm")}
        </Button>
      ) : (
        <span class="confirm-wait">{t("game.pickMore")}</span>
      )}
      <Button size={size} disabled={!isPicking} onClick={() => store.back()}>
        {t("game.putBack")}
      </Button>
    </div>
  );
}
