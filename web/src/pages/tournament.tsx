/* tournament.tsx: a tournament while it is played, for spectators; nothing can
 * be changed here. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TournamentHead } from "../messages";
import { Button, Select } from "../parts/ui";
import { usePage } from "../router";
import { lang, singleKeys } from "../settings";
import { Cross } from "../tournament/cross";
import { Selected } from "../tournament/match";
import { Curves, Matches } from "../tournament/side";
import { Followed, Standings } from "../tournament/standings";
import {
  absence, beginReveal, board, chooseBoard, follow, followed, freeze, frozen, head, recent, reveal, revealed, select, selectedId, shown, standings, watchTournament,
} from "../tournament/store";
import { boardName, counted, known, number, t } from "../tournament/words";
import sheet from "../style/tournament.css";

/** Resolves when the style sheet is there; only this page needs it. */
export const styled = new Promise((done) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(sheet, import.meta.url).href, onload: done, onerror: done });
  document.head.append(link);
});

/** Shows only the tournament, in large letters. */
const isBig = signal(false);
/** The text that the last "say the standings" announced. */
const said = signal("");

function setBig(isOn: boolean): void {
  isBig.value = isOn;
  const root = document.documentElement;
  if (isOn) void root.requestFullscreen?.().catch(() => {});
  else if (document.fullscreenElement) void document.exitFullscreen();
}

const SAID = 10;

function sayStandings(): void {
  const hidden = revealed.peek() === null ? 0 : standings.peek().length - revealed.peek()!;
  said.value = standings.peek().slice(hidden, hidden + SAID)
    .map(({ rank, name, points }) => t("summaryRow", { rank, name, points: number(points, 2) })).join(". ");
}

/* Keys --------------------------------------------------------------------- */

const LETTERS: Record<string, () => void> = {
  b: () => setBig(!isBig.peek()),
  f: () => freeze(!frozen.peek()),
  r: () => (revealed.peek() === null ? beginReveal() : freeze(false)),
  c: sayStandings,
};
const REVEALS: Record<string, 1 | -1> = { ArrowRight: 1, " ": 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

function onKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const isTyping = target.closest?.("input, select, textarea, dialog, [role=tab], [role=grid]");
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  const by = revealed.peek() === null ? undefined : REVEALS[event.key];
  if (by && !(event.key === " " && target.closest?.("button, a"))) {
    event.preventDefault();
    reveal(by);
  } else if (event.key === "Escape" && isBig.peek()) {
    setBig(false);
  } else if (singleKeys.peek() && LETTERS[event.key.toLowerCase()]) {
    LETTERS[event.key.toLowerCase()]!();
  }
}

/* The head ----------------------------------------------------------------- */

function facts(about: TournamentHead): string {
  const points = about.points!;
  const values = { win: number(points.win, 2), draw: number(points.draw, 2), loss: number(points.loss, 2), fault: number(points.fault, 2) };
  return [
    counted("bots", about.bots ?? 0),
    about.left_out ? counted("leftOut", about.left_out) : "",
    known(`format.${about.format}`, about.format!),
    about.boards!.length > 1 ? counted("boards", about.boards!.length) : "",
    counted("gamesEach", about.games_each ?? 0),
    t(points.of_match ? "scoringMatch" : "scoringGame", values),
  ].filter(Boolean).join(" · ");
}

function timeOf(seconds: number): string {
  return new Intl.DateTimeFormat(lang.value, { timeStyle: "short" }).format(new Date(seconds * 1000));
}

function saveAs(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

function saveStandings(kind: "csv" | "json"): void {
  const rows = standings.peek().map(({ rank, key, points, score, played, wins, draws, losses, verdicts }) => ({ rank, name: key, points, score, played, wins, draws, losses, verdicts }));
  const quote = (value: string | number) => (typeof value === "number" ? String(value) : `"${value.replaceAll('"', '""')}"`);
  const csv = [Object.keys(rows[0] ?? {}).join(","), ...rows.map((row) => Object.values(row).map(quote).join(","))].join("\r\n");
  if (kind === "csv") saveAs("standings.csv", "text/csv", csv + "\r\n");
  else saveAs("standings.json", "application/json", JSON.stringify(rows, null, 1) + "\n");
}

function Tools() {
  const isHidden = revealed.value !== null;
  return (
    <div class="t-tools">
      {!isHidden && (
        <Select
          label={t("followOne")}
          class="t-follow"
          value={standings.value.some(({ key }) => key === followed.value) ? followed.value : ""}
          choices={[{ value: "", label: t("followNobody") }, ...[...standings.value].sort((a, b) => a.name.localeCompare(b.name)).map(({ key, name }) => ({ value: key, label: name }))]}
          onChange={follow}
        />
      )}
      <Button class="t-big" onClick={() => setBig(!isBig.value)} aria-pressed={isBig.value}>{t(isBig.value ? "leaveBig" : "big")}</Button>
      {(head.value?.state !== "over" || frozen.value) && <Button onClick={() => freeze(!frozen.value)} aria-pressed={frozen.value !== null}>{t(frozen.value ? "unfreeze" : "freeze")}</Button>}
      {!isHidden && <Button onClick={beginReveal}>{t("reveal")}</Button>}
      <Button onClick={sayStandings} class="t-say">{t("summary")}</Button>
      {!isHidden && (
        <span class="t-download" role="group" aria-label={t("download")}>
          <Button onClick={() => saveStandings("csv")} aria-label={`${t("download")} ${t("csv")}`}>{t("csv")}</Button>
          <Button onClick={() => saveStandings("json")} aria-label={`${t("download")} ${t("json")}`}>{t("json")}</Button>
        </span>
      )}
    </div>
  );
}

function Reveal() {
  const count = standings.value.length;
  const n = revealed.value ?? 0;
  return (
    <div class="t-reveal card" role="group" aria-label={t("reveal")}>
      <span aria-live="polite">{t("revealStep", { n, all: count })}</span>
      <Button onClick={() => reveal(-1)} disabled={n === 0}>{t("revealBack")}</Button>
      <Button variant="primary" size="big" onClick={() => reveal(1)}>{t(n < count ? "revealNext" : "revealEnd")}</Button>
    </div>
  );
}

function Progress({ about }: { about: TournamentHead }) {
  const done = about.done ?? 0;
  const total = Math.max(1, about.total ?? 0);
  const words = t("progressText", { done: number(done), total: number(about.total ?? 0) });
  return (
    <div class="t-progress">
      <div class="t-track" role="progressbar" aria-label={t("progress")} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done} aria-valuetext={words}>
        <i style={{ width: `${(100 * done) / total}%` }} />
      </div>
      <span class="note">{[words, about.end && about.state === "running" ? t("ends", { time: timeOf(about.end) }) : ""].filter(Boolean).join(" · ")}</span>
    </div>
  );
}

function Boards({ about }: { about: TournamentHead }) {
  if ((about.boards?.length ?? 0) < 2) return null;
  return (
    <div class="t-boards" role="group" aria-label={t("tabs")}>
      {[-1, ...about.boards!.keys()].map((at) => (
        <button key={at} type="button" class="tab" aria-pressed={at === board.value} disabled={frozen.value !== null} onClick={() => chooseBoard(at)}>
          {at < 0 ? t("all") : boardName(at)}
        </button>
      ))}
    </div>
  );
}

/* The page ----------------------------------------------------------------- */

function Nothing({ isServer }: { isServer: boolean }) {
  return (
    <div class="page">
      <h1>{t("page")}</h1>
      <div class="card empty">
        <p class="empty-what">{t(isServer ? "noServer" : "none")}</p>
        <p>{t(isServer ? "noServerHint" : "noneHint")}</p>
      </div>
    </div>
  );
}

/* Selects the newest match for a new visitor and keeps that choice. */
function useFirstMatch(): void {
  const newest = recent.value[0]?.id ?? 0;
  useEffect(() => {
    if (newest && selectedId.peek() === 0) void select(newest);
  }, [newest]);
}

export default function Tournament() {
  const about = head.value;
  usePage(about?.title ? t("title", { game: about.title }) : t("page"));
  useEffect(watchTournament, []);
  useEffect(() => {
    const leave = () => document.fullscreenElement === null && (isBig.value = false);
    addEventListener("keydown", onKey);
    document.addEventListener("fullscreenchange", leave);
    return () => {
      removeEventListener("keydown", onKey);
      document.removeEventListener("fullscreenchange", leave);
      isBig.value = false;
    };
  }, []);
  useFirstMatch();
  if (absence.value === "no-tournament") return <Nothing isServer />;
  if (!about || absence.value === "loading") return <div class="page"><h1>{t("page")}</h1><p>{t("loading")}</p></div>;
  if (about.state === "none" && !frozen.value) return <Nothing isServer={false} />;
  return <Watching about={about.state === "none" ? frozen.value!.head : about} />;
}

function Watching({ about }: { about: TournamentHead }) {
  const isRevealing = revealed.value !== null;
  return (
    <div class={`page t-page ${isBig.value ? "is-big" : ""} ${isRevealing ? "is-revealing" : ""}`}>
      <header class="t-top">
        <div class="t-title">
          <h1>{t("title", { game: about.title! })}</h1>
          <span class={`t-state is-${about.state}`}>{t(`state.${about.state}`)}</span>
        </div>
        <p class="note">{facts(about)}</p>
        <Tools />
      </header>
      <Progress about={about} />
      <div class="t-pinned">
        <Boards about={shown.value!.head} />
        <Followed />
      </div>
      {isRevealing && <Reveal />}
      {frozen.value && !isRevealing && <p class="banner warn" role="status">{t("frozenNote", { done: number(frozen.value.head.done ?? 0) })}</p>}
      <p class="unseen" aria-live="polite">{said.value}</p>
      <div class="t-grid">
        <Standings />
        {!isRevealing && (
          <>
            <Cross isBig={isBig.value} />
            <div class="t-side">
              <Matches />
              <Curves />
            </div>
            <Selected />
          </>
        )}
      </div>
      <p class="note t-keys">{t("keys")}</p>
    </div>
  );
}
