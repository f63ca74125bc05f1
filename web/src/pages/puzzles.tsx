/* puzzles.tsx: the puzzles of a game: the position of the day, and all of them
 * with the solved ones marked. */
import { useEffect, useState } from "preact/hooks";
import { gameInfo, games } from "../api";
import { pictureOf } from "../boards";
import { puzzleLoaders } from "../boards.gen";
import { startLesson } from "../lessons";
import { media } from "../media";
import { Tile } from "../parts/tile";
import { Button, ButtonLink, toast } from "../parts/ui";
import { dayOf, ofTheDay, puzzlesOf, say, solved, streakAt, type Puzzle } from "../puzzles";
import { usePage } from "../router";
import { t } from "../lobby/words";
import { Missing } from "./missing";

export default function Puzzles({ game }: { game: string }) {
  const info = gameInfo(game);
  if (info && game in puzzleLoaders) return <PuzzlesOf game={game} title={info.title} />;
  return games.value.length > 0 ? <Missing /> : <p class="page">{t("loading")}</p>;
}

/* Where the list would be longer than two windows. */
const isSmall = media("(max-width: 640px)");

const start = (game: string, number: number) =>
  void startLesson(game, number, "puzzle").catch((error: Error) => toast(error.message, "error"));

function Position({ game, puzzle }: { game: string; puzzle: Puzzle }) {
  const Picture = pictureOf(game);
  return <span class="picture" aria-hidden="true">{Picture && <Picture view={puzzle.state} options={puzzle.options} />}</span>;
}

interface ListProps {
  game: string;
  puzzles: Puzzle[];
  /** The puzzles that are listed. */
  numbers: number[];
  isDone?: boolean;
}

const List = ({ game, puzzles, numbers, isDone }: ListProps) => (
  <ol class="puzzles-list">
    {numbers.map((at) => {
      const { level } = puzzles[at]!;
      return (
        <li key={at}>
          <button type="button" class={isDone ? "is-done" : ""} onClick={() => start(game, at)}
            aria-label={say(isDone ? "numberDone" : "number", { n: at + 1, level })}>
            <Position game={game} puzzle={puzzles[at]!} />
            <span><b>{at + 1}</b> {say("level", { n: level })}{isDone && " ✓"}</span>
          </button>
        </li>
      );
    })}
  </ol>
);

/** Puzzles of neighbouring levels, which stand together. */
interface Group {
  from: number;
  to: number;
  numbers: number[];
}

/** Fewer than these are no group of their own. */
const LEAST = 5;

function groupsOf(puzzles: Puzzle[]): Group[] {
  const groups: Group[] = [];
  puzzles.forEach(({ level }, at) => {
    const last = groups.at(-1);
    if (last && (last.to === level || last.numbers.length < LEAST)) {
      last.to = level;
      last.numbers.push(at);
    } else {
      groups.push({ from: level, to: level, numbers: [at] });
    }
  });
  return groups;
}

function PuzzlesOf({ game, title }: { game: string; title: string }) {
  usePage(say("title", { game: title }));
  const [puzzles, setPuzzles] = useState<Puzzle[]>([]);
  useEffect(() => void puzzlesOf(game).then(setPuzzles), [game]);
  const today = dayOf(new Date());
  const kept = solved.value.games[game] ?? [];
  const done = puzzles.flatMap((_, at) => (kept.includes(at) ? at : []));
  const streak = streakAt(solved.value, today);
  const daily = ofTheDay(puzzles.length, today);
  const next = puzzles.findIndex((_, at) => !done.includes(at));
  /* Where the window is small, only those are unfolded among which one goes on. */
  const isOpen = (numbers: number[]) => !isSmall.value || numbers.includes(next);
  return (
    <div class="page rules puzzles">
      <article class="card rules-text">
        <header class="rules-head">
          <div>
            <h1>{say("title", { game: title })}</h1>
            <p class="lead">{say("lead")}</p>
            <div class="rules-doings">
              <Button variant="primary" onClick={() => start(game, daily)}>{say(done.includes(daily) ? "todayDone" : "today")}</Button>
              {next > 0 && <Button onClick={() => start(game, next)}>{say("next", { n: next + 1 })}</Button>}
              <ButtonLink href={`/rules/${game}`}>{say("rules")}</ButtonLink>
            </div>
            <p class="puzzles-score">
              {say("solved", { n: done.length, of: puzzles.length })}
              {streak > 0 && <> · <strong>{say("streak", { n: streak })}</strong></>}
            </p>
          </div>
          {puzzles[daily] && (
            <button type="button" class="puzzles-today" aria-label={say(done.includes(daily) ? "todayDone" : "today")} onClick={() => start(game, daily)}>
              <Position game={game} puzzle={puzzles[daily]} />
            </button>
          )}
        </header>
        {groupsOf(puzzles).map(({ from, to, numbers }) => {
          const todo = numbers.filter((at) => !done.includes(at));
          return todo.length > 0 && (
            <details key={`${game}${from}`} class="puzzles-group" open={isOpen(todo)}>
              <summary>
                <h2>{say(from === to ? "groupOne" : "group", { from, to })}</h2> <span>{say("solved", { n: numbers.length - todo.length, of: numbers.length })}</span>
              </summary>
              <List game={game} puzzles={puzzles} numbers={todo} />
            </details>
          );
        })}
        {done.length > 0 && (
          <details class="puzzles-group" open={next < 0}>
            <summary><h2>{say("doneOnes", { n: done.length })}</h2></summary>
            <List game={game} puzzles={puzzles} numbers={done} isDone />
          </details>
        )}
      </article>
      <nav class="card rules-games" aria-label={t("rules.games")}>
        <h2>{t("rules.games")}</h2>
        <ul>
          {games.value.filter(({ id }) => id in puzzleLoaders).map(({ id, title: name }) => (
            <li key={id}>
              <a href={`/puzzles/${id}`} aria-current={id === game ? "page" : undefined}><Tile game={id} />{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
