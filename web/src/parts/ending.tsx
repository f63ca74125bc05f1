/* ending.tsx: how the game ended, why, and what to do next. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { canAnalyse, isAnalysing, toggleAnalysis } from "../analysis";
import { gameInfo, loadAgain } from "../api";
import { hasBoard } from "../boards";
import { asideOf, keepMatch, keepTokens } from "../identity";
import { layout, tab } from "../layout";
import type { Result, SeatRequest, Table } from "../messages";
import { isMine, nameOf, page } from "../play";
import { togglePlaying } from "../replay";
import { navigate } from "../router";
import { store } from "../table";
import { inLang, list, t, wellSet } from "../words";
import { newCid, request } from "../transport";
import { Button, toast } from "./ui";

function seatsWith(result: Result, value: number): number[] {
  return result.utility.flatMap((each, at) => (each === value ? [at + 1] : []));
}

/** How the game ended for the viewer. */
export type EndTone = "won" | "lost" | "draw" | "wins";

interface End {
  tone: EndTone;
  title: string;
  reason: string;
}

export function endOf(table: Table, result: Result): End {
  const best = Math.max(...result.utility);
  const winners = seatsWith(result, best);
  const reason = reasonOf(table, result);
  const won = t("game.endWins", { names: list(winners.map(nameOf)), n: winners.length });
  const name = table.you.length === 1 ? nameOf(table.you[0]!) : "";
  if (best <= 0 || winners.length === table.seats.length) {
    return { tone: "draw", title: t("game.endDraw"), reason };
  }
  if (table.you.length === 1) {
    if (winners.some(isMine)) return { tone: "won", title: t("game.endWon", { name }), reason };
    const own = result.utility[table.you[0]! - 1]!;
    const rank = 1 + result.utility.filter((other) => other > own).length;
    return { tone: "lost", title: table.seats.length === 2 ? t("game.endLost", { name }) : t("game.endRank", { won, rank }), reason };
  }
  return { tone: "wins", title: won, reason };
}

function reasonOf(table: Table, result: Result): string {
  if (result.why) {
    const losers = seatsWith(result, Math.min(...result.utility)).map(nameOf);
    return t(`game.why.${result.why}`, { names: list(losers) });
  }
  if (result.because && result.whose) return sentence(wellSet(result.because.replace("{}", nameOf(result.whose))));
  const words = gameInfo(table.game)?.reasons[result.reason];
  return words ? sentence(inLang(words)) : result.words;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** The players from best to worst, with what the game counts: "Vert 12 · Camille 2". */
export function ranking({ view }: Table, { scores, utility }: Result): string {
  if (!scores || page.value?.ranks?.(view) === false) return "";
  const seats = scores.map((_, at) => at + 1).sort((a, b) => utility[b - 1]! - utility[a - 1]!);
  return seats.map((seat) => `${nameOf(seat)}\u00a0${scores[seat - 1]}`).join("\u00a0· ");
}

/* The level of the only opponent, if it is a computer with a level. */
function levelOf(table: Table): number {
  const others = table.seats.filter((_, at) => !isMine(at + 1));
  return others.length === 1 ? Number(/^level:([1-8])$/.exec(others[0]!.spec ?? "")?.[1] ?? 0) : 0;
}

/** The same game against a computer of another level. */
async function playLevel(table: Table, level: number): Promise<void> {
  const seats: SeatRequest[] = table.seats.map((seat, at) =>
    isMine(at + 1) ? { kind: "me", name: seat.name } : { kind: "computer", spec: `level:${level}` });
  const { game, options, clock_rule: clock } = table;
  const answer = await request({ t: "create", cid: newCid(), game, options, seats, clock, draw: !hasBoard(game) });
  if (answer.t === "created") {
    keepTokens(answer.table, answer.tokens);
    navigate(`/t/${answer.table}`);
  }
}

/* Offers a harder game after a win, an easier one after a loss. */
function NextLevel({ table, tone }: { table: Table; tone: EndTone }) {
  const level = levelOf(table);
  const next = tone === "won" ? level + 1 : tone === "lost" ? level - 1 : 0;
  if (level === 0 || next < 1 || next > 8) {
    return null;
  }
  const play = () => void playLevel(table, next).catch((error: Error) => toast(error.message, "error"));
  return <Button size="small" onClick={play}>{t("game.nextLevel", { n: next })}</Button>;
}

/* A crown, a fallen crown, a balance. */
const EMBLEMS: Record<EndTone, string> = {
  won: "M5 30h30M6 26L4 11l9 7 7-11 7 11 9-7-2 15z",
  wins: "M5 30h30M6 26L4 11l9 7 7-11 7 11 9-7-2 15z",
  lost: "M8 33h24M20 33V8M20 9c6-4 9 3 14-1v12c-5 4-8-3-14 1",
  draw: "M20 6v27M11 33h18M7 12h26M7 12l-4 10h8zM33 12l-4 10h8zM3 22a4 4 0 0 0 8 0M29 22a4 4 0 0 0 8 0",
};

const Emblem = ({ tone }: { tone: EndTone }) => (
  <svg class="emblem" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path d={EMBLEMS[tone]} fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
);

/** Continues with the same people; a match counts only games with rotated
 * seats. */
export async function goOn(how: "rematch" | "again", before: string): Promise<void> {
  const next = await store.askNext(how);
  if (next) {
    keepTokens(next.table, next.tokens);
    if (how === "rematch") keepMatch(next.table, before);
    navigate(`/t/${next.table}`);
  }
}

/* Where the game was lost; loaded after its end. */
const turningPoint = signal<ComponentType | null>(null);

export function TurningPoint() {
  useEffect(() => void import("./turning").then((part) => (turningPoint.value = part.default), loadAgain), []);
  const Point = turningPoint.value;
  return Point && <Point />;
}

/* Where no column is free, the analysis is behind a tab. */
function analyse(): void {
  toggleAnalysis();
  tab.value = "score";
}

/** While one looks back at the game or reads its analysis, only a line of it is left. */
export function Ending({ table }: { table: Table }) {
  const { result } = table;
  if (!result) {
    return null;
  }
  const { tone, title } = endOf(table, result);
  const offered = store.rematch.value?.t;
  const isOwn = table.you.length > 0 && asideOf(table.table) === undefined;
  const rematch = isOwn && (table.can.rematch || offered) && (
    <Button variant="primary" size="small" onClick={() => void goOn("rematch", table.table)}>
      {t(offered === "rematch" ? "game.rematchJoin" : "game.rematch")}
    </Button>
  );
  if (!store.isLive.value || isAnalysing.value) {
    return <section class="card ending is-folded"><b>{title}</b>{rematch}</section>;
  }
  return (
    <section class={`card ending is-${tone}`} aria-labelledby="ending-title">
      <Emblem tone={tone} />
      <div class="ending-words">
        <h2 id="ending-title">{title}</h2>
        <TurningPoint />
      </div>
      <div class="ending-buttons">
        {rematch}
        {isOwn && (offered === "again" || (table.can.again && layout.value === "desktop")) && (
          <Button variant={offered === "again" ? "primary" : undefined} size="small" onClick={() => void goOn("again", table.table)}>
            {t(offered === "again" ? "game.againJoin" : "game.again")}
          </Button>
        )}
        <NextLevel table={table} tone={tone} />
        {canAnalyse.value && !isAnalysing.value && layout.value !== "desktop" && (
          <Button size="small" onClick={analyse}>{t("game.analysisStart")}</Button>
        )}
        <Button size="small" onClick={togglePlaying}>{t("game.replayGame")}</Button>
      </div>
    </section>
  );
}
