/* entry.tsx: a box to type a move into, as the rules write it. */
import { useState } from "preact/hooks";
import { matchTyped } from "../choices";
import type { Table } from "../messages";
import { playTyped } from "../play";
import { store } from "../table";
import { t } from "../words";
import { Button, Field } from "./ui";

const SHOWN = 6;

/** The meaning of the text typed so far, or what it may become. */
function preview(text: string): string {
  const { exact, candidates } = matchTyped(store.legal.value, text);
  if (text.trim() === "" || store.legal.value.length === 0) {
    return "";
  }
  if (exact) {
    return `${exact.move} : ${exact.say}`;
  }
  const more = candidates.length > SHOWN ? " …" : "";
  return candidates.slice(0, SHOWN).map(({ move }) => move).join(", ") + more;
}

export function MoveEntry({ table }: { table: Table }) {
  return table.result || table.you.length === 0 ? null : <Entry />;
}

function Entry() {
  const [text, setText] = useState("");
  const [error, setError] = useState<string | null>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    const problem = playTyped(text);
    setError(problem);
    if (problem === null) {
      setText("");
    }
  };
  const type = (value: string) => {
    setText(value);
    setError(null);
    store.hovered.value = matchTyped(store.legal.peek(), value).exact;
  };
  return (
    <form class="entry" onSubmit={submit}>
      <Field label={t("game.typeMove")} error={error} help={preview(text)}>
        {(control) => (
          <span class="entry-row">
            <input
              {...control}
              type="text"
              value={text}
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              onInput={(event) => type(event.currentTarget.value)}
            />
            <Button type="submit" disabled={store.legal.value.length === 0}>
              {t("game.playMove")}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
