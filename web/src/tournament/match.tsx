/* match.tsx: the selected match: histograms of its games, and each game step by
 * step. */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { gameInfo } from "../api";
import { boardOf, hasBoard } from "../boards";
import { readable, wellSet } from "../dictionary";
import type { Bar, PlayedMatch, Replay, ReplayPosition, WordCount } from "../messages";
import { Icon } from "../parts/icons";
import { LinesCard } from "../lines/card";
import { readLines } from "../lines/lines";
import { Button } from "../parts/ui";
import { lang } from "../settings";
import { Position } from "./position";
import { linesKey, loadReplay, selected, shown } from "./store";
import { boardName, counted, number, t, versus, type Key } from "./words";

/* Histograms --------------------------------------------------------------- */

interface Column {
  label: string;
  /** Stands below the bar if there is no room for the label. */
  short?: string;
  count: number;
  /** -1 if lost, 1 if won, between them for a draw; undefined if there is no result. */
  tone?: number;
}

/** Characters that fit below the bars of a histogram. */
const ROOM = 17;

/* Every nth label is shown, and the last one, so that none touch. */
function isShown(columns: Column[], at: number): boolean {
  const longest = Math.max(...columns.map(({ label, short }) => (short ?? label).length));
  const nth = Math.ceil((columns.length * (longest + 1)) / ROOM);
  const last = columns.length - 1;
  return at === last || (at % nth === 0 && last - at >= nth);
}

function Histogram({ title, columns, isRows }: { title: string; columns: Column[]; isRows?: boolean }) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  if (columns.length === 0) return null;
  return (
    <figure class={`histogram ${isRows ? "is-rows" : ""}`}>
      <figcaption>{title}</figcaption>
      <ul>
        {columns.map(({ label, short, count, tone }, at) => (
          <li key={label} title={t("barText", { label, n: number(count) })}>
            <span class="bar-room" aria-hidden="true">
              <i class={tone === undefined || tone > 0 ? "is-won" : tone < 0 ? "is-lost" : "is-drawn"} style={{ "--share": `${(100 * count) / most}%` }} />
            </span>
            <small class={isRows || isShown(columns, at) ? "" : "unseen"}>{short ?? label}</small>
            <span class="unseen">{number(count)}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/* If there are many ranges, only their beginnings are written. */
const MANY = 6;
const barColumns = (bars: Bar[], isToned: boolean): Column[] =>
  bars.map(([from, to, count]) => ({
    label: from === to ? number(from) : `${number(from)}–${number(to)}`,
    short: bars.length > MANY ? number(from) : undefined,
    count,
    tone: isToned ? from + to : undefined,
  }));
const SHOWN = 10;

/** The most frequent words in their own order, and the others together. */
function wordColumns(counts: WordCount[]): Column[] {
  const all = counts.map(([label, won, drawn, lost]) => ({ label, count: won + drawn + lost }));
  const kept = [...all].sort((a, b) => b.count - a.count).slice(0, SHOWN);
  const rest = all.reduce((sum, { count }) => sum + count, 0) - kept.reduce((sum, { count }) => sum + count, 0);
  kept.sort((a, b) => a.label.localeCompare(b.label, undefined, { numeric: true }));
  return rest > 0 ? [...kept, { label: t("others"), short: "…", count: rest }] : kept;
}

function reasonColumns(counts: WordCount[]): Column[] {
  const reasons = gameInfo(shown.value?.head.game ?? "")?.reasons;
  return counts.map(([code, won, drawn, lost]) => ({
    label: wellSet(reasons?.[code]?.[lang.value] ?? code),
    count: won + drawn + lost,
    tone: won - lost,
  }));
}

function Histograms({ match }: { match: PlayedMatch }) {
  const names = match.sides.map(({ name }) => readable(name));
  const isTwo = names.length === 2;
  return (
    <div class="histograms">
      {isTwo && match.ends.length > 1 && (
        <Histogram title={t("endsTitle", { name: names[0]! })} columns={barColumns(match.ends, true)} />
      )}
      {isTwo && match.firsts.map((counts, at) => (
        <Histogram key={at} title={t("firstsTitle", { name: names[at]! })} columns={wordColumns(counts)} />
      ))}
      <Histogram title={t("lengthsTitle")} columns={barColumns(match.lengths, false)} />
      <Histogram title={t("reasonsTitle")} columns={reasonColumns(match.reasons)} isRows />
    </div>
  );
}

/* A game ------------------------------------------------------------------- */

const STEP_MS = 900;
const game = signal(1);
const isOpen = signal(false);
const ply = signal(0);
const isRunning = signal(false);
/** The game shown, and its positions as far as they have arrived. */
const opened = signal<(Omit<Replay, "positions" | "from"> & { positions: (ReplayPosition | undefined)[] }) | null>(null);
let isAsking = false;
let latest: readonly [match: number, at: number] = [0, 0];

/* Positions arrive as many at a time as fit a message. Those shown meanwhile
 * are requested next. */
async function need(...asked: typeof latest): Promise<void> {
  const [match, at] = (latest = asked);
  const known = opened.peek();
  const isSame = known?.match === match && known.game === game.peek();
  if (isAsking || (isSame && known.positions[at])) return;
  isAsking = true;
  const wanted = game.peek();
  const part = await loadReplay(match, wanted, isSame ? at : 0, !hasBoard(shown.peek()?.head.game ?? ""));
  isAsking = false;
  if (part && wanted === game.peek()) {
    const positions = isSame ? [...opened.peek()!.positions] : [];
    part.positions.forEach((position, index) => (positions[part.from + index] = position));
    const lines = [...((isSame && opened.peek()!.lines) || []), ...readLines(part.lines)];
    opened.value = { ...part, positions, lines };
  }
  if (latest !== asked) void need(...latest);
}

function go(to: number): void {
  ply.value = Math.max(0, Math.min(opened.peek()?.steps ?? 0, to));
}

function choose(to: number, of: number): void {
  game.value = Math.max(1, Math.min(of, to));
  ply.value = 0;
  isRunning.value = false;
}

function Knob({ icon, label, onClick, isOff }: { icon: Parameters<typeof Icon>[0]["name"]; label: Key; onClick(): void; isOff?: boolean }) {
  return (
    <button type="button" class="knob" aria-label={t(label)} title={t(label)} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function Game({ match }: { match: PlayedMatch }) {
  const id = match.match;
  useEffect(() => {
    void need(id, ply.value);
  }, [id, game.value, ply.value]);
  useEffect(() => {
    if (!isRunning.value) return undefined;
    const timer = setInterval(() => {
      go(ply.peek() + 1);
      if (ply.peek() >= (opened.peek()?.steps ?? 0)) isRunning.value = false;
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isRunning.value]);
  const element = useRef<HTMLDivElement>(null);
  const page = boardOf(shown.value?.head.game ?? "");
  const now = opened.value;
  const isHere = now?.match === id && now.game === game.value;
  const position = isHere ? now.positions[ply.value] : undefined;
  const isReady = position !== undefined && (page || !hasBoard(shown.value?.head.game ?? ""));
  useEffect(() => {
    if (isReady) element.current?.scrollIntoView({ block: "nearest" });
  }, [isReady]);
  if (!now || !position || !isReady) return <p class="note">{t("loading")}</p>;
  const last = now.steps;
  const steps = now.positions.slice(1, ply.value + 1).flatMap((each) => (each?.step ? [each.step] : []));
  const best = ply.value === last && now.result ? Math.max(...now.result.utility) : 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    event.stopPropagation();
    go(Number.isFinite(by) ? ply.value + by : by < 0 ? 0 : last);
  };
  return (
    <div ref={element} class="t-game" onKeyDown={onKeyDown}>
      <ul class="players">
        {now.names.map((name, seat) => (
          <li key={seat} class={best > 0 && now.result!.utility[seat] === best ? "has-won" : ""}>
            <span class={`badge seat-${seat + 1}`} aria-hidden="true">{seat + 1}</span>
            <b>{readable(name)}</b>
            {page && <span class="strip-line">{page.strip(position.view, position.facts, seat + 1, lang.value)}</span>}
          </li>
        ))}
      </ul>
      <div class={`board-box ${page ? "" : "is-plain"}`}>
        <Position key={`${id} ${game.value}`} page={page} position={position} steps={steps} names={now.names} />
      </div>
      <p class="said">{wellSet(position.step?.say ?? t("start"))}</p>
      <div class="replay" role="group" aria-label={t("scrub")}>
        <div class="scrub" style={{ "--at": `${(100 * ply.value) / Math.max(1, last)}%` }}>
          <div class="scrub-track" aria-hidden="true" />
          <input type="range" min={0} max={last} value={ply.value} aria-label={t("scrub")} aria-valuetext={t("position", { n: ply.value, all: last })} onInput={(event) => go(Number(event.currentTarget.value))} />
        </div>
        <div class="knobs">
          <Knob icon="first" label="first" isOff={ply.value === 0} onClick={() => go(0)} />
          <Knob icon="back" label="back" isOff={ply.value === 0} onClick={() => go(ply.value - 1)} />
          <Knob icon={isRunning.value ? "pause" : "play"} label={isRunning.value ? "pause" : "play"} onClick={() => (isRunning.value = !isRunning.value)} />
          <Knob icon="forward" label="forward" isOff={ply.value === last} onClick={() => go(ply.value + 1)} />
          <Knob icon="last" label="last" isOff={ply.value === last} onClick={() => go(last)} />
          <span class="ply-count">{ply.value} / {last}</span>
        </div>
      </div>
      {linesKey.value && <LinesCard lines={now.lines ?? []} names={now.names.map(readable)} ply={ply.value} last={last} />}
    </div>
  );
}

/* The panel ---------------------------------------------------------------- */

/** Selects a game: a slider over the results of all of them. */
function Games({ match }: { match: PlayedMatch }) {
  const at = game.value;
  const all = match.games;
  return (
    <div class="t-games">
      <p>{t("game", { n: number(at), all: number(all) })}</p>
      <svg class="results" viewBox={`0 0 ${Math.max(1, match.results.length)} 1`} preserveAspectRatio="none" aria-hidden="true">
        {match.results.length <= 2000 && [...match.results].map((letter, index) => <rect key={index} class={`is-${letter}`} x={index} y="0" width="1" height="1" />)}
      </svg>
      <input type="range" min={1} max={all} value={at} aria-label={t("gameChoice")} onInput={(event) => choose(Number(event.currentTarget.value), all)} />
      <div class="t-buttons">
        <Knob icon="back" label="previousGame" isOff={at <= 1} onClick={() => choose(at - 1, all)} />
        <Knob icon="forward" label="nextGame" isOff={at >= all} onClick={() => choose(at + 1, all)} />
        {match.closest > 0 && <Button size="small" onClick={() => choose(match.closest, all)}>{t("closest")}</Button>}
        {match.longest > 0 && <Button size="small" onClick={() => choose(match.longest, all)}>{t("longest")}</Button>}
        <Button size="small" variant="primary" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
          {isOpen.value ? t("closeGame") : t("openGame", { n: number(at) })}
        </Button>
      </div>
    </div>
  );
}

let before = 0;

export function Selected() {
  const match = selected.value;
  if (match === null || match === "gone") {
    return (
      <section class="card t-card t-selected" aria-labelledby="t-selected">
        <h2 id="t-selected">{t("selected")}</h2>
        <p class="note">{t(match === null ? "selectedNone" : "selectedGone")}</p>
      </section>
    );
  }
  if (match.match !== before) {
    before = match.match;
    choose(match.closest || match.longest || 1, Math.max(1, match.games));
  }
  const names = versus(match.sides.map(({ name }) => name));
  const boards = shown.value?.head.boards?.length ?? 0;
  return (
    <section class="card t-card t-selected" aria-labelledby="t-selected">
      <header class="t-head">
        <h2 id="t-selected">{boards > 1 ? t("selectedTitle", { match: names, board: boardName(match.board) }) : names}</h2>
        <span class="note">{counted("gamesCount", match.games)}</span>
      </header>
      <ul class="t-sides">
        {match.sides.map(({ name, wins, draws, losses, fault }) => (
          <li key={name}>
            {t("scoreOf", { name: readable(name), wins: number(wins), draws: number(draws), losses: number(losses) })}
            {fault && <b class="fault"> {t("fault")}</b>}
          </li>
        ))}
      </ul>
      <div class="t-match">
        <Histograms match={match} />
        {match.results.length > 0 && <Games match={match} />}
      </div>
      {isOpen.value && match.results.length > 0 && <Game key={match.match} match={match} />}
    </section>
  );
}
