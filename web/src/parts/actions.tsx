/* actions.tsx: everything a user may do besides playing a move. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { canAnalyse, isAnalysing, toggleAnalysis } from "../analysis";
import { editorLoaders } from "../boards.gen";
import { opened, openFile, saveFile } from "../files";
import type { Table } from "../messages";
import { flip, isMine, isPlain } from "../play";
import { navigate, query } from "../router";
import { store } from "../table";
import { t } from "../words";
import { dialog } from "./dialogs";
import { Icon } from "./icons";
import { goOn } from "./ending";
import { MoveEntry } from "./entry";
import { Button, Menu, toast } from "./ui";

type IconName = Parameters<typeof Icon>[0]["name"];

/** True if the rarely used tools are shown. */
export const isMoreOpen = signal(false);

interface ActionProps {
  icon: IconName;
  children: ComponentChildren;
  /** True if the button shows only its icon. */
  isBare?: boolean;
  /** Read aloud instead of a short label. */
  name?: string;
  disabled?: boolean;
  /** For a toggle button. */
  pressed?: boolean;
  onClick(): void;
}

function Action({ icon, children, isBare, name, disabled, pressed, onClick }: ActionProps) {
  return (
    <Button class={`action is-${icon}`} disabled={disabled} aria-label={name} aria-pressed={pressed}
      title={isBare ? String(children) : name} onClick={onClick}>
      <Icon name={icon} />
      <span class={isBare ? "unseen" : undefined}>{children}</span>
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

/* Opens the position shown in the editor. */
function editPosition({ game, options }: Table): void {
  isMoreOpen.value = false;
  opened.value = { game, options, state: store.shown.peek()!.view };
  navigate(`/edit/${game}`);
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
        accept=".json,.jsonl,application/json"
        hidden
        onChange={(event) => void openOrSay(event.currentTarget.files?.[0])}
      />
    </>
  );
}

const show = (name: "help" | "rules" | "share" | "resign") => () => {
  isMoreOpen.value = false;
  dialog.value = name;
};

const AnalysisAction = ({ isBare }: { isBare?: boolean }) =>
  canAnalyse.value ? (
    <Action icon="analysis" isBare={isBare} pressed={isAnalysing.value} onClick={toggleAnalysis}>
      {t("game.analysis")}
    </Action>
  ) : null;

/* A task is solved without help from the tools; its own hint is in its card. */
export const isTask = (): boolean =>
  (query("puzzle") ?? query("lesson")) !== null && !store.table.value!.moves.some(({ by }) => by.some(isMine));

const HintAction = () => (
  <Action icon="hint" disabled={store.isThinkingHint.value} onClick={() => void store.askHint()}>
    {t(store.isThinkingHint.value ? "game.thinking" : "game.hint")}
  </Action>
);

/** One row, the same from the first move to the last; rarely used tools are
 * behind its last button. */
export function Tools({ table }: { table: Table }) {
  const { can } = table;
  const isPlayed = table.you.length > 0 && !table.result;
  return (
    <div class="card tools" role="toolbar" aria-label={t("game.tools")}>
      {isPlayed && (
        <Action icon="undo" name={can.undo === "ask" ? t("game.undoAsk") : undefined} disabled={!can.undo}
          onClick={() => store.undo()}>
          {t(can.undo === "ask" ? "game.undoAskShort" : "game.undo")}
        </Action>
      )}
      {can.redo && (
        <Action icon="redo" isBare onClick={() => store.redo()}>
          {t("game.redo")}
        </Action>
      )}
      {can.hint && !isTask() && <HintAction />}
      {!isTask() && <AnalysisAction isBare={isPlayed} />}
      <Action icon="flip" isBare={isPlayed} onClick={flip}>
        {t("game.flip")}
      </Action>
      {can.resign && table.you.length > 0 && (
        <Action icon="flag" isBare onClick={show("resign")}>
          {t("game.resign")}
        </Action>
      )}
      <Menu label={t("game.more")} sign={<Icon name="more" />} isOpen={isMoreOpen.value}
        onToggle={(isOpen) => (isMoreOpen.value = isOpen)}>
        <Actions table={table} isWhole={false} />
        <MoveEntry table={table} />
      </Menu>
    </div>
  );
}

/** The actions that belong under the board. */
export function QuickActions({ table }: { table: Table }) {
  const { can } = table;
  return (
    <div class="quick">
      {(can.undo || can.redo) && !table.result && (
        <Action icon="undo" disabled={!can.undo} onClick={() => store.undo()}>
          {t(can.undo === "ask" ? "game.undoAsk" : "game.undo")}
        </Action>
      )}
      {can.redo && (
        <Action icon="redo" onClick={() => store.redo()}>
          {t("game.redo")}
        </Action>
      )}
      {can.hint && !isTask() && <HintAction />}
      {!isTask() && !(table.result && store.isLive.value) && <AnalysisAction />}
      <Action icon="flip" onClick={flip}>
        {t("game.flip")}
      </Action>
    </div>
  );
}

/* Only a game that has a drawing can become a picture. */
async function picture(table: Table): Promise<void> {
  const { savePicture } = await import("./snapshot");
  if (!(await savePicture(`${table.game}-${store.ply.peek()}.png`))) toast(t("game.noPicture"));
}

/** The part of a film that is made, from 0 to 1; null while no film is being made. */
const filming = signal<number | null>(null);

async function film(table: Table): Promise<void> {
  filming.value = 0;
  try {
    const { saveFilm } = await import("./film");
    if (!(await saveFilm(`${table.game}-${table.table}.png`, (share) => (filming.value = share)))) toast(t("game.noPicture"));
  } finally {
    filming.value = null;
  }
}

/** With isWhole it also has the actions that have buttons of their own where there is room. */
export function Actions({ table, isWhole }: { table: Table; isWhole: boolean }) {
  const { can } = table;
  return (
    <div class="action-groups">
      <div class="actions">
        <Action icon="rules" onClick={show("rules")}>
          {t("rules")}
        </Action>
        {!matchMedia("(pointer: coarse)").matches && (
          <Action icon="keys" onClick={show("help")}>
            {t("game.helpShort")}
          </Action>
        )}
        {can.again && table.you.length > 0 && (
          <Action icon="redo" onClick={() => ((isMoreOpen.value = false), void goOn("again", table.table))}>
            {t("game.again")}
          </Action>
        )}
        {isWhole && can.resign && table.you.length > 0 && (
          <Action icon="flag" onClick={show("resign")}>
            {t("game.resign")}
          </Action>
        )}
      </div>
      <div class="actions">
        <Action icon="share" onClick={show("share")}>
          {t("game.share")}
        </Action>
        {can.record && (
          <Action icon="save" onClick={() => void saveRecord(table)}>
            {t("game.save")}
          </Action>
        )}
        {!isPlain.value && (
          <Action icon="save" onClick={() => void picture(table)}>
            {t("game.picture")}
          </Action>
        )}
        {!isPlain.value && table.result && (
          <Action icon="save" disabled={filming.value !== null} onClick={() => void film(table)}>
            {filming.value === null ? t("game.film") : t("game.filming", { n: Math.round(100 * filming.value) })}
          </Action>
        )}
      </div>
      <div class="actions">
        {table.game in editorLoaders && table.can.record && (
          <Action icon="edit" onClick={() => editPosition(table)}>
            {t("game.edit")}
          </Action>
        )}
        <OpenAction />
      </div>
    </div>
  );
}
