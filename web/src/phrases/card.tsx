/* card.tsx: ten phrases instead of a chat. Each player reads them in their own language; other words
 * cannot be said. */
import { useEffect } from "preact/hooks";
import type { Table } from "../messages";
import { goOn } from "../parts/ending";
import { toast } from "../parts/ui";
import { nameOf } from "../play";
import { newCid, on, request, ServerError } from "../transport";
import { PHRASES, t } from "./words";

/** A phrase is shown at the edge of the page, and read aloud; so is a rematch
 * that is offered, whichever part of the page a telephone shows. */
export function PhraseEar({ table }: { table: string }) {
  useEffect(() => {
    let withdraw = () => {};
    const stop = on((message) => {
      const words = message.t === "phrase" && message.table === table && PHRASES[message.phrase];
      if (words) toast(t("said", { name: nameOf(message.seat), words: t(words) }));
      if (message.t === "rematch" && Object.keys(message.tokens).length > 0) {
        withdraw = toast(t("rematch"), "info", { [t("accept")]: () => void goOn("rematch", table) });
      }
    });
    return () => {
      stop();
      withdraw();
    };
  }, [table]);
  return <span class="phrase-ear" hidden />;
}

async function say(seat: number, phrase: number): Promise<void> {
  try {
    await request({ t: "phrase", cid: newCid(), seat, phrase });
  } catch (error) {
    if (error instanceof ServerError && error.code === "too-fast") toast(t("tooFast"));
  }
}

export function Phrases({ table }: { table: Table }) {
  if (table.you.length !== 1) return null;
  return (
    <details class="card phrases">
      <summary>{t("title")}</summary>
      <ul>
        {PHRASES.map((key, phrase) => (
          <li key={key}>
            <button type="button" onClick={() => void say(table.you[0]!, phrase)}>{t(key)}</button>
          </li>
        ))}
      </ul>
    </details>
  );
}
