/* lesson.tsx: the task of a lesson or puzzle, above its board, and its
 * result. */
import { useEffect, useState } from "preact/hooks";
import { isRight, lessonsOf, noteDone, startLesson, type Kind, type Lesson } from "../lessons";
import { layout } from "../layout";
import type { Step, Table } from "../messages";
import { nothing } from "../nothing";
import { isSolved as isOver, moveText, myTurn, sayText } from "../play";
import { noteSolved, puzzlesOf, say, solves, type Puzzle } from "../puzzles";
import { navigate } from "../router";
import { lang } from "../settings";
import { store } from "../table";
import { wellSet } from "../words";
import { Terms } from "./term";
import { Button, ButtonLink, toast } from "./ui";

/** How long the refutation is shown before it is taken back. */
const REFUTED_MS = 4000;
/** A reply that refutes nothing. */
const PASS = "-";
/** Before a move of the rest of the turn is played for the player. */
const REST_MS = 700;
/** The most such moves. */
const REST_MOST = 6;

/** As long as most replies. */
const REPLY = "•••• ".repeat(13);

/** A lesson or a puzzle, with its words. */
interface Task {
  number: string;
  text: string;
  hint: string;
  done: string;
  /** The solution, shown to those who ask for it after a wrong answer. */
  solution: string | null;
  /** The move of the solution. */
  best: string | null;
  isRight(move: string): boolean;
  /** What a wrong move was worth, for player 1 from 0 to 100 if that is known. */
  missed(move: string, worth: number | null): string;
}

/** A wrong answer: how it reads, what it was worth, and what followed. */
interface Miss {
  answer: Step["text"];
  move: string;
  worth: number | null;
  reply: string | null;
}

const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(lang.value) + text.slice(1);

const lessonTask = (lesson: Lesson, at: number, of: number): Task => ({
  number: say("lessonNumber", { n: at + 1, of }),
  text: wellSet(lesson.text[lang.value]),
  hint: wellSet(lesson.hint[lang.value]),
  done: wellSet(lesson.done[lang.value]),
  solution: null,
  best: null,
  isRight: (move) => isRight(lesson, move),
  missed: (move) => `${say("played", { move })} ${wellSet(lesson.hint[lang.value])}`,
});

const puzzleTask = (puzzle: Puzzle, at: number, of: number): Task => {
  const [best, next] = puzzle.worth;
  return {
    number: say("card", { n: at + 1, of, level: puzzle.level }),
    text: say("ask"),
    hint: say("hint", { best, next }),
    done: say("done", { best, next, other: moveText(puzzle.next) }),
    solution: say("solutionIs", { move: moveText(puzzle.best) }),
    best: puzzle.best,
    isRight: (move) => solves(puzzle, move),
    missed: (move, worth) =>
      worth === null ? say("missedMost", { move: capital(move), best, next }) : say("missed", { move: capital(move), best, own: Math.min(worth, next) }),
  };
};

async function tasksOf(kind: Kind, game: string): Promise<() => Task[]> {
  if (kind === "puzzle") {
    const puzzles = await puzzlesOf(game);
    return () => puzzles.map((puzzle, at) => puzzleTask(puzzle, at, puzzles.length));
  }
  const lessons = await lessonsOf(game);
  return () => lessons.map((lesson, at) => lessonTask(lesson, at, lessons.length));
}

/* The first step of player 1, who alone or first in a joint step answers the task. */
const answerOf = ({ moves }: Table): number => moves.findIndex(({ by }) => by.includes(1));

async function takeBack(): Promise<void> {
  for (let n = 0; n < 2 * REST_MOST && store.table.peek()?.can.undo === "free" && answerOf(store.table.peek()!) >= 0; n++) {
    if (!(await store.undo())) return;
  }
}

/* Plays what the computer would play, so that a turn of several moves comes to its end. */
async function playOn(ply: number): Promise<void> {
  await store.askHint();
  const hint = store.hint.peek();
  const move = store.legal.peek().find((each) => each.move === hint?.move);
  if (move && hint?.ply === ply) await store.play(move);
}

/** What is wrong with the answer: the wrong move, which is refuted on the board and then taken back. It is
 * remembered until the next answer. */
function useRefutation(table: Table, isWrong: boolean): [Miss | null, () => void] {
  const [miss, setMiss] = useState<Miss | null>(null);
  const at = answerOf(table);
  const step = isWrong ? table.moves[at] : undefined;
  const isJoint = (step?.by.length ?? 0) > 1;
  const reply = isJoint ? step : step && table.moves.slice(at + 1).find(({ by, text }) => by.length > 0 && !by.includes(1) && text !== PASS);
  const value = step && store.evals.value.get(at + 1);
  const isMine = step !== undefined && (myTurn.value > 0 || table.result !== null);
  const rest = table.moves.length - at;
  const isPlayingOn = isMine && !reply && !table.result && rest <= REST_MOST;
  const isRefuted = isMine && !isPlayingOn;
  useEffect(() => {
    if (!step) return;
    const move = moveText(isJoint ? step.text?.split(",")[0] ?? null : step.text);
    const worth = value === undefined || value === null ? null : Math.round(50 + 50 * value);
    const said = reply ? firstSentence(sayText(reply.say)) : null;
    setMiss((before) => ({ answer: step.text, move, worth, reply: said ?? (before?.answer === step.text ? before.reply : null) }));
  }, [step, reply, value]);
  useEffect(() => {
    if (!isPlayingOn) return undefined;
    const timer = setTimeout(() => void playOn(table.ply), REST_MS);
    return () => clearTimeout(timer);
  }, [isPlayingOn, table.ply]);
  useEffect(() => {
    if (!isRefuted || table.can.undo !== "free") return undefined;
    const timer = setTimeout(() => void takeBack(), REFUTED_MS);
    return () => clearTimeout(timer);
  }, [isRefuted]);
  return [miss, () => setMiss(null)];
}

/* All that the card may say has its room, so that nothing moves when it says it. */
const Room = ({ texts }: { texts: string[] }) => (
  <>
    {texts.map((text, at) => <span key={at} class="lesson-room" aria-hidden="true">{text}</span>)}
  </>
);

/** A lesson or puzzle at a table. The first step of player 1 tells whether the task was understood.
 */
export default function LessonCard({ table, kind, number }: { table: Table; kind: Kind; number: number }) {
  const [tasks, setTasks] = useState<{ list(): Task[] } | null>(null);
  const [isHelped, setHelped] = useState(false);
  const [isSolved, setSolved] = useState(false);
  const { game } = table;
  useEffect(() => void tasksOf(kind, game).then((list) => setTasks({ list })), [game, kind]);
  const all = tasks?.list();
  const task = all?.[number];
  const move = table.moves[answerOf(table)]?.text ?? null;
  const isDone = task !== undefined && move !== null && task.isRight(move);
  useEffect(() => {
    isOver.value = isDone;
    if (isDone) (kind === "lesson" ? noteDone : noteSolved)(game, number);
    return () => void (isOver.value = false);
  }, [isDone]);
  const [missed, forget] = useRefutation(table, task !== undefined && move !== null && !isDone);
  if (!task || !all) return <div class="lesson" />;
  const isLast = number + 1 === all.length;
  const miss = isDone ? null : missed;
  /* On a small screen the card stands in the place of the status line. */
  const answer = layout.value === "desktop" || isDone || miss ? null : nothing.value;
  const go = (to: number) => startLesson(game, to, kind).catch((error: Error) => toast(error.message, "error"));
  /* The solution is drawn on the board too, and waits to be played. */
  const solve = ({ best }: Task) => {
    setSolved(true);
    const found = store.legal.peek().find((each) => each.move === best);
    if (found) store.choose(found);
  };
  const usual = task.missed("•••• ••••", 50);
  return (
    <section class={`lesson ${isDone ? "is-done" : miss ? "is-missed" : ""}`} aria-label={say("lessonTitle")}>
      {kind === "lesson" && (
        <div class="lesson-steps" aria-hidden="true">
          {all.map((_, at) => <i key={at} class={at < number || (at === number && isDone) ? "is-past" : at === number ? "is-here" : ""} />)}
        </div>
      )}
      <div class="lesson-text">
        <p role="status">
          <strong>{isDone ? say("right") : miss ? say("notYet") : task.number}</strong>{" "}
          <Terms text={answer ?? (isDone ? task.done : miss ? task.missed(miss.move, miss.worth) : isHelped ? task.hint : task.text)} />
          {isSolved && !isDone && <> <b>{task.solution}</b></>}
          {miss?.reply && <> <b>{say("refuted")}</b> {miss.reply}</>}
        </p>
        <Room texts={[`${task.number} ${task.text}`, `${say("notYet")} ${usual} ${say("refuted")} ${REPLY}`, `${say("right")} ${task.done}`]} />
      </div>
      <div class="lesson-buttons">
        {miss && <Button variant="primary" onClick={() => (move === null ? forget() : void go(number))}>{say("retry")}</Button>}
        {isDone && !isLast && <Button variant="primary" onClick={() => go(number + 1)}>{kind === "lesson" ? say("nextLesson") : say("following")}</Button>}
        {isDone && isLast && (
          <Button variant="primary" onClick={() => navigate(`/?game=${game}&mode=computer&level=1`)}>{say("playGame")}</Button>
        )}
        {move === null && !isHelped && !miss && <Button onClick={() => setHelped(true)}>{say("aHint")}</Button>}
        {move === null && isHelped && !miss && !task.solution && <Button onClick={() => setHelped(false)}>{say("question")}</Button>}
        {task.solution && (miss || isHelped) && !isDone && !isSolved && <Button onClick={() => solve(task)}>{say("solution")}</Button>}
        <ButtonLink href={kind === "lesson" ? `/rules/${game}` : `/puzzles/${game}`}>{kind === "lesson" ? say("rules") : say("leave")}</ButtonLink>
      </div>
    </section>
  );
}
