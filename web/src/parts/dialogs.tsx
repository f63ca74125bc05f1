/* dialogs.tsx: which dialog of the game page is open. Their contents are loaded
 * with the first one. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { gameInfo, loadAgain } from "../api";
import { copyText } from "../files";
import type { Table } from "../messages";
import { inLang, optionText, t } from "../words";
import { toast } from "./ui";

export type DialogName = "help" | "rules" | "words" | "share" | "resign";
export const dialog = signal<DialogName | null>(null);
export const closeDialog = (): void => {
  dialog.value = null;
};

export async function copyAndSay(text: string): Promise<void> {
  toast(t((await copyText(text)) ? "game.copied" : "game.copyFailed"));
}

/** The options that differ from the default. */
export function Options({ table }: { table: Table }) {
  const info = gameInfo(table.game);
  const shown = (info?.options ?? []).filter(({ key, ...option }) => table.options[key] !== option.default);
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul class="option-list">
      {shown.map((option) => (
        <li key={option.key} title={inLang(option.help)}>
          <span>{optionText(option, table.options[option.key]!)}</span>
        </li>
      ))}
    </ul>
  );
}

const boxes = signal<ComponentType<{ table: Table }> | null>(null);

export function Dialogs({ table }: { table: Table }) {
  const Boxes = boxes.value;
  if (dialog.value !== null && !Boxes) {
    void import("./dialog-boxes").then((part) => (boxes.value = part.default), loadAgain);
  }
  return Boxes && <Boxes table={table} />;
}
