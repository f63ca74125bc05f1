/* lesson.tsx: the task of a lesson, above its board, and its result. */
import { useEffect, useState } from "preact/hooks";
import { isRight, lessonsOf, noteDone, startLesson, type Lesson } from "../lessons";
import type { Table } from "../messages";
import { myTurn } from "../play";
import { navigate } from "../router";
import { lang } from "../settings";
import { store } from "../table";
import { t, wellSet } from "../words";
import { Terms } from "./term";
import { Button, ButtonLink, toast } from "./ui";

function go(game: string, number: number): void {
  startLesson(game, number).catch((error: Error) => toast(error.message, "error"));
}

/** How long the refutation stands before it is taken back. */
const REFUTED_MS = 4000;

/** The first step of player 1 tells whether it was understood. */
export default function LessonCard({ table, number }: { table: Table; number: number }) {
  const [lessons, setLessons] = useState<Lesson[] | null>(null);
  const [isHelped, setHelped] = useState(false);
  const { game } = table;
  useEffect(() => void lessonsOf(game).then(setLessons), [game]);
  const lesson = lessons?.[number];
  const move = table.moves.find((step) => step.by.includes(1))?.text ?? null;
  const isDone = lesson !== undefined && move !== null && isRight(lesson, move);
  useEffect(() => {
    if (isDone) noteDone(game, number);
  }, [isDone]);
  /* A wrong answer is refuted on the board, and then taken back. */
  const answerAt = table.moves.findIndex((step) => step.by.includes(1));
  const reply = answerAt < 0 || isDone ? undefined : table.moves.slice(answerAt + 1).find((step) => step.by.length > 0 && !step.by.includes(1));
  const isRefuted = reply !== undefined && (myTurn.value > 0 || table.result !== null);
  useEffect(() => {
    if (!isRefuted || table.can.undo !== "free") return undefined;
    const timer = setTimeout(() => void store.undo(), REFUTED_MS);
    return () => clearTimeout(timer);
  }, [isRefuted]);
  if (!lesson || !lessons) return null;
  const isLast = number + 1 === lessons.length;
  const say = isDone ? lesson.done : move !== null || isHelped ? lesson.hint : lesson.text;
  return (
    <section class={`lesson ${isDone ? "is-done" : move !== null ? "is-missed" : ""}`} aria-label={t("lesson.title")}>
      <p role="status">
        <strong>{isDone ? t("lesson.right") : move !== null ? t("lesson.missed") : t("lesson.number", { n: number + 1, of: lessons.length })}</strong>{" "}
        <Terms text={wellSet(say[lang.value])} />
        {reply && <> <b>{t("lesson.refuted")}</b> {reply.say}</>}
      </p>
      <div class="lesson-buttons">
        {move === null && !isHelped && <Button onClick={() => setHelped(true)}>{t("lesson.hint")}</Button>}
        {move === null && isHelped && <Button onClick={() => setHelped(false)}>{t("lesson.again")}</Button>}
        {move !== null && !isDone && <Button variant="primary" onClick={() => go(game, number)}>{t("lesson.retry")}</Button>}
        {isDone && !isLast && <Button variant="primary" onClick={() => go(game, number + 1)}>{t("lesson.next")}</Button>}
        {isDone && isLast && (
          <Button variant="primary" onClick={() => navigate(`/?game=${game}&mode=computer&level=1`)}>{t("lesson.play")}</Button>
        )}
        <ButtonLink href={`/rules/${game}`}>{t("lesson.leave")}</ButtonLink>
      </div>
    </section>
  );
}
