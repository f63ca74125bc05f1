/* journal.tsx: everything that happened, in words, shown and announced. */
import { useEffect, useRef } from "preact/hooks";
import { journal, lastLines } from "../journal";
import { t } from "../words";

/** The live regions: invisible, but a screen reader announces what changes in them. */
export function LiveRegions() {
  return (
    <>
      <div class="unseen" aria-live="polite">
        <Aloud isUrgent={false} />
      </div>
      <div class="unseen" aria-live="assertive">
        <Aloud isUrgent />
      </div>
    </>
  );
}

function Aloud({ isUrgent }: { isUrgent: boolean }) {
  return (
    <>
      {lastLines(isUrgent).map(({ id, said }) => (
        <p key={id}>{said}</p>
      ))}
    </>
  );
}

export function Journal() {
  const lines = journal.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current!.scrollTop = list.current!.scrollHeight;
  }, [lines]);
  return (
    <section class="journal" aria-labelledby="journal-title">
      <h2 id="journal-title">{t("game.journal")}</h2>
      <ol ref={list} tabIndex={0} aria-labelledby="journal-title">
        {lines.filter(({ isPosition }) => !isPosition).map(({ id, words, isUrgent }) => {
          const text = words();
          return text !== null && <li key={id} class={isUrgent ? "urgent" : ""}>{text}</li>;
        })}
      </ol>
    </section>
  );
}
