/* side.tsx: running and just finished matches, with small boards, and the
 * points of the leaders. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { boardOf, hasBoard } from "../boards";
import type { Replay } from "../messages";
import { Button } from "../parts/ui";
import { Position } from "./position";
import { curveOf, head, loadReplay, nameOf, playing, recent, selectedId, shown, standings, visit, type LiveMatch } from "./store";
import { boardName, counted, number, t, versus } from "./words";

/* Small boards ----------------------------------------------------------- */

const STEP_MS = 900;
/** The last positions of a game that are played back. */
const STEPS = 24;
/** How long the end stays visible. */
const REST_STEPS = 4;

interface Screen {
  match: LiveMatch;
  replay: Replay;
  at: number;
}

/** One game at a time; the next follows when it has been shown. */
const screen = signal<Screen | null>(null);
let isLoading = false;

async function load(match: LiveMatch, game: string): Promise<void> {
  isLoading = true;
  const replay = await loadReplay(match.id, Math.min(match.pick, match.games), -STEPS, !hasBoard(game));
  isLoading = false;
  if (replay && replay.positions.length > 0) screen.value = { match, replay, at: 0 };
}

function advance(): void {
  const now = screen.peek();
  const newest = recent.peek()[0];
  const isSeen = !now || now.at >= now.replay.positions.length - 1 + REST_STEPS;
  const game = head.peek()?.game;
  if (isSeen && newest && game && newest.id !== now?.match.id && !isLoading) void load(newest, game);
  else if (now && !isSeen) screen.value = { ...now, at: now.at + 1 };
}

/** Plays back the matches that have just finished. */
export function Screen() {
  useEffect(() => {
    const timer = setInterval(advance, STEP_MS);
    advance();
    return () => clearInterval(timer);
  }, []);
  const now = screen.value;
  const game = shown.value?.head.game ?? "";
  const page = boardOf(game);
  /* The place is as large as the board will be, so that nothing moves when it comes. */
  if (!now || (hasBoard(game) && !page)) return <div class={`t-screen of-${game}`} aria-hidden="true"><p>…</p><div class="board-box" /></div>;
  const { match, replay } = now;
  const at = Math.min(now.at, replay.positions.length - 1);
  const steps = replay.positions.slice(1, at + 1).flatMap(({ step }) => (step ? [step] : []));
  return (
    <div class={`t-screen of-${game}`}>
      <p>
        <b>{versus(replay.names)}</b>{" "}
        <span class="note">{t("game", { n: replay.game, all: number(match.games) })}</span>
      </p>
      <div class="board-box" inert>
        <Position key={match.id} page={page} position={replay.positions[at]!} steps={steps} names={replay.names} coordinates={false} />
      </div>
    </div>
  );
}

/* Matches ------------------------------------------------------------------ */

function placeOf({ board, stage, round }: LiveMatch): string {
  const isOne = (shown.value?.head.boards?.length ?? 0) < 2;
  return [isOne ? "" : boardName(board), stage > 0 ? t("final") : "", round > 0 ? t("round", { n: round }) : ""].filter(Boolean).join(" · ");
}

function Playing({ match }: { match: LiveMatch }) {
  return (
    <li>
      <span class="pulse" aria-hidden="true" />
      <b>{versus(match.bots.map(nameOf))}</b>
      <small>{placeOf(match)}</small>
    </li>
  );
}

function Finished({ match }: { match: LiveMatch }) {
  const names = match.bots.map(nameOf);
  const most = Math.max(...match.wins);
  return (
    <li>
      <p class="t-duel">
        {names.flatMap((name, at) => {
          const look = match.wins[at] === most ? "has-won" : "";
          return [<span key={name} class={look} title={name}>{name} </span>, <span key={at} class={`result ${look}`}>{number(match.wins[at] ?? 0)} </span>];
        })}
      </p>
      <small>{placeOf(match)}</small>
      <Button size="small" aria-label={t("watchMatch", { match: versus(names) })} aria-pressed={selectedId.value === match.id} onClick={() => void visit(match.id)}>
        {t("watch")}
      </Button>
    </li>
  );
}

const PLAYING_SHOWN = 6;
const RECENT_SHOWN = 4;

export function Matches() {
  const now = playing.value;
  const isOver = head.value?.state === "over";
  return (
    <section class="card t-card t-matches" aria-labelledby="t-playing">
      <header class="t-head">
        <h2 id="t-playing">{t(isOver ? "lastMatches" : "playing")}</h2>
        {!isOver && <span class="note">{counted("playingCount", shown.value?.head.playing ?? 0)}</span>}
      </header>
      {isOver ? null : now.length === 0 ? <p class="note">{t("playingNone")}</p> : (
        <>
          <ul class="t-list">{now.slice(0, PLAYING_SHOWN).map((match) => <Playing key={match.id} match={match} />)}</ul>
          <p class="note">{t("playingNote")}</p>
        </>
      )}
      {recent.value.length > 0 && (
        <>
          {!isOver && <h3>{t("recent")}</h3>}
          <Screen />
          <ul class="t-list">{recent.value.slice(0, RECENT_SHOWN).map((match) => <Finished key={match.id} match={match} />)}</ul>
        </>
      )}
    </section>
  );
}

/* Points ------------------------------------------------------------------- */

/** Round values between the two, at most five. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((each) => each * power >= rough)! * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
}

const WIDTH = 266;
const HEIGHT = 170;
const EDGE = { left: 30, right: 94, top: 8, bottom: 24 };
/** The width of a digit of the scale, in its largest letters. */
const DIGIT = 8.5;
/** The distance between two names, so that both can be read. */
const LINE = 14;

export function Curves() {
  const lines = standings.value.slice(0, 5).flatMap(({ id, name }, at) => {
    const curve = curveOf(id);
    return curve ? [{ id, name, at, curve }] : [];
  });
  if (lines.length === 0) return null;
  const all = lines.flatMap(({ curve }) => curve);
  const last = Math.max(1, ...all.map(([match]) => match));
  const low = Math.min(0, ...all.map(([, points]) => points));
  const high = Math.max(1, ...all.map(([, points]) => points));
  const scale = ticks(low, high).map((points) => ({ points, words: number(points, 1) }));
  const PAD = { ...EDGE, left: Math.max(EDGE.left, 7 + DIGIT * Math.max(...scale.map(({ words }) => words.length))) };
  const x = (match: number) => PAD.left + ((WIDTH - PAD.left - PAD.right) * match) / last;
  const y = (points: number) => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * (points - low)) / (high - low);
  /* Names from the top down, without overlap. */
  let free = -LINE;
  const labels = [...lines].sort((a, b) => b.curve.at(-1)![1] - a.curve.at(-1)![1]).map((line) => {
    free = Math.max(free + LINE, y(line.curve.at(-1)![1]));
    return { ...line, y: free };
  });
  return (
    <section class="card t-card t-curves" aria-labelledby="t-curves">
      <header class="t-head">
        <h2 id="t-curves">{t("curves")}</h2>
        <span class="note">{counted("curvesCount", lines.length)}</span>
      </header>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("curvesLabel", { names: lines.map(({ name }) => name).join(", ") })}>
        {scale.map(({ points, words }) => (
          <g key={points}>
            <path class="grid" d={`M${PAD.left} ${y(points)}H${WIDTH - PAD.right}`} />
            <text x={PAD.left - 5} y={y(points) + 4} text-anchor="end">{words}</text>
          </g>
        ))}
        <text x={x(last)} y={HEIGHT - 6} text-anchor="end">{counted("matchesPlayed", last)}</text>
        {lines.map(({ id, at, curve }) => (
          <path key={id} class={`line line-${at + 1}`} d={`M${x(0)} ${y(0)}${curve.map(([match, points]) => `L${x(match).toFixed(1)} ${y(points).toFixed(1)}`).join("")}`} />
        ))}
        {labels.map(({ id, name, at, y: top }) => (
          <text key={id} class={`ink-of-${at + 1}`} x={WIDTH - PAD.right + 5} y={top + 4}>{name.length > 14 ? `${name.slice(0, 13)}…` : name}</text>
        ))}
      </svg>
    </section>
  );
}
