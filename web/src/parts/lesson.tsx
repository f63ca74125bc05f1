/* lesson.tsx: the task of a lesson or puzzle, above its board, and its
 * result. */
import { useEffect, useState } from "preact/hooks";
import { isRight, lessonsOf, noteDone, startLesson, type Kind, type Lesson } from "../lessons";
import type { Table } from "../messages";
import { myTurn, sayText } from "../play";
import { noteSolved, puzzlesOf, say, solves, type Puzzle } from "../puzzles";
import { navigate } from "../router";
import { lang } from "../settings";
import { store } from "../table";
import { t, wellSet } from "../words";
import { Terms } from "./term";
import { Button, ButtonLink, toast } from "./ui";

/** How long the refutation is shown before it is taken back. */
const REFUTED_MS = 4000;

/** A lesson or a puzzle, with its words. */
interface Task {
  number: string;
  text: string;
  hint: string;
  done: string;
  /** The solution, shown to those who ask for it after a wrong answer. */
  solution: string | null;
  isRight(move: string): boolean;
}

const lessonTask = (lesson: Lesson, at: number, of: number): Task => ({
  number: t("lesson.number", { n: at + 1, of }),
  text: wellSet(lesson.text[lang.value]),
  hint: wellSet(lesson.hint[lang.value]),
  done: wellSet(lesson.done[lang.value]),
  solution: null,
  isRight: (move) => isRight(lesson, move),
});

const puzzleTask = (puzzle: Puzzle, at: number, of: number): Task => {
  const [best, next] = puzzle.worth;
  return {
    number: say("card", { n: at + 1, of, level: puzzle.level }),
    text: say("ask"),
    hint: say("hint", { best, next }),
    done: say("done", { best, next, other: puzzle.next }),
    solution: say("solutionIs", { move: puzzle.best }),
    isRight: (move) => solves(puzzle, move),
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

/** A lesson or puzzle at a table. The first step of player 1 tells whether the task was understood.
 */
export default function LessonCard({ table, kind, number }: { table: Table; kind: Kind; number: number }) {
  const [tasks, setTasks] = useState<{ list(): Task[] } | null>(null);
  const [isHelped, setHelped] = useState(false);
  const [isSolved, setSolved] = useState(false);
  /* What the last wrong answer allowed, until the next answer. */
  const [allowed, setAllowed] = useState<string | null>(null);
  const { game } = table;
  useEffect(() => void tasksOf(kind, game).then((list) => setTasks({ list })), [game, kind]);
  const all = tasks?.list();
  const task = all?.[number];
  const answerAt = table.moves.findIndex((step) => step.by.includes(1));
  const move = table.moves[answerAt]?.text ?? null;
  const isDone = task !== undefined && move !== null && task.isRight(move);
  useEffect(() => {
    if (isDone) (kind === "lesson" ? noteDone : noteSolved)(game, number);
  }, [isDone]);
  /* A wrong answer is refuted on the board, and then taken back. */
  const reply = answerAt < 0 || isDone ? undefined : table.moves.slice(answerAt + 1).find((step) => step.by.length > 0 && !step.by.includes(1));
  const isRefuted = reply !== undefined && (myTurn.value > 0 || table.result !== null);
  useEffect(() => {
    if (isRefuted) setAllowed(sayText(reply.say));
    if (!isRefuted || table.can.undo !== "free") return undefined;
    const timer = setTimeout(() => void store.undo(), REFUTED_MS);
    return () => clearTimeout(timer);
  }, [isRefuted]);
  if (!task || !all) return null;
  const isLast = number + 1 === all.length;
  const refuted = reply ? sayText(reply.say) : move === null ? allowed : null;
  const isMissed = (move !== null || refuted !== null) && !isDone;
  const go = (to: number) => startLesson(game, to, kind).catch((error: Error) => toast(error.message, "error"));
  return (
    <section class={`lesson ${isDone ? "is-done" : isMissed ? "is-missed" : ""}`} aria-label={t("lesson.title")}>
      {kind === "lesson" && (
        <div class="lesson-steps" aria-hidden="true">
          {all.map((_, at) => <i key={at} class={at < number || (at === number && isDone) ? "is-past" : at === number ? "is-here" : ""} />)}
        </div>
      )}
      <p role="status">
        <strong>{isDone ? t("lesson.right") : isMissed ? t("lesson.missed") : task.number}</strong>{" "}
        <Terms text={isDone ? task.done : isMissed || isHelped ? task.hint : task.text} />
        {isSolved && !isDone && <> <b>{task.solution}</b></>}
        {refuted !== null && <> <b>{t("lesson.refuted")}</b> {refuted}</>}
      </p>
      <div class="lesson-buttons">
        {isMissed && <Button variant="primary" onClick={() => (move === null ? setAllowed(null) : void go(number))}>{t("lesson.retry")}</Button>}
        {isDone && !isLast && <Button variant="primary" onClick={() => go(number + 1)}>{kind === "lesson" ? t("lesson.next") : say("following")}</Button>}
        {isDone && isLast && (
          <Button variant="primary" onClick={() => navigate(`/?game=${game}&mode=computer&level=1`)}>{t("lesson.play")}</Button>
        )}
        {move === null && !isHelped && !isMissed && <Button onClick={() => setHelped(true)}>{t("lesson.hint")}</Button>}
        {move === null && isHelped && !isMissed && !task.solution && <Button onClick={() => setHelped(false)}>{t("lesson.again")}</Button>}
        {task.solution && (isMissed || isHelped) && !isDone && !isSolved && <Button onClick={() => setSolved(true)}>{say("solution")}</Button>}
        <ButtonLink href={kind === "lesson" ? `/rules/${game}` : `/puzzles/${game}`}>{kind === "lesson" ? t("lesson.leave") : say("leave")}</ButtonLink>
      </div>
    </section>
  );
}
