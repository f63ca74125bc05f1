/* actions.tsx: everything one may do beside playing a move. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { canAnalyse, isAnalysing, toggleAnalysis } from "../analysis";
import { openFile, saveFile } from "../files";
import type { Table } from "../messages";
import { flip } from "../play";
import { store } from "../table";
import { t } from "../words";
import { dialog } from "./dialogs";
import { Icon } from "./icons";
import { Button, toast } from "./ui";

type IconName = Parameters<typeof Icon>[0]["name"];

interface ActionProps {
  icon: IconName;
  children: ComponentChildren;
  disabled?: boolean;
  /** Of one that stays down. */
  pressed?: boolean;
  onClick(): void;
}

function Action({ icon, children, disabled, pressed, onClick }: ActionProps) {
  return (
    <Button class="action" disabled={disabled} aria-pressed={pressed} onClick={onClick}>
      <Icon name={icon} />
      <span>{children}</span>
    </Button>
  );
}

export async function saveRecord(table: Table): Promise<void> {
  const record = await store.record();
  if (record) {
    saveFile(`${table.game}-${table.table}.json`, record);
  }
}

export async function openOrSay(file: File | undefined): Promise<void> {
  try {
    if (file) {
      await openFile(file);
    }
  } catch {
    toast(t("game.notARecord"), "error");
  }
}

function OpenAction() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Action icon="open" onClick={() => input.current!.click()}>
        {t("game.load")}
      </Action>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void openOrSay(event.currentTarget.files?.[0])}
      />
    </>
  );
}

/** Those that belong under the board. */
export function QuickActions({ table }: { table: Table }) {
  const { can } = table;
  return (
    <div class="quick">
      {(can.undo || can.redo) && (
        <Action icon="undo" disabled={!can.undo} onClick={() => store.undo()}>
          {t(can.undo === "ask" ? "game.undoAsk" : "game.undo")}
        </Action>
      )}
      {can.redo && (
        <Action icon="redo" onClick={() => store.redo()}>
          {t("game.redo")}
        </Action>
      )}
      {can.hint && (
        <Action icon="hint" disabled={store.isThinkingHint.value} onClick={() => void store.askHint()}>
          {t(store.isThinkingHint.value ? "game.thinking" : "game.hint")}
        </Action>
      )}
      {canAnalyse.value && (
        <Action icon="analysis" pressed={isAnalysing.value} onClick={toggleAnalysis}>
          {t("game.analysis")}
        </Action>
      )}
      <Action icon="flip" onClick={flip}>
        {t("game.flip")}
      </Action>
    </div>
  );
}

export function Actions({ table }: { table: Table }) {
  const { can } = table;
  const show = (name: "help" | "rules" | "share" | "resign") => () => {
    dialog.value = name;
  };
  return (
    <div class="actions">
      <Action icon="rules" onClick={show("rules")}>
        {t("rules")}
      </Action>
      <Action icon="share" onClick={show("share")}>
        {t("game.share")}
      </Action>
      {can.record && (
        <Action icon="save" onClick={() => void saveRecord(table)}>
          {t("game.save")}
        </Action>
      )}
      <OpenAction />
      <Action icon="keys" onClick={show("help")}>
        {t("game.helpShort")}
      </Action>
      {can.resign && table.you.length > 0 && (
        <Action icon="flag" onClick={show("resign")}>
          {t("game.resign")}
        </Action>
      )}
    </div>
  );
}
