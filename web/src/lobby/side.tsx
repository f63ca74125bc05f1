/* side.tsx: the lobby's third column: the user's games, the user's name, and opening a file. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { games, gameTitle, loadGames } from "../api";
import { puzzleLoaders } from "../boards.gen";
import { openFile } from "../files";
import { history } from "../history";
import { forgetTable, myName, NAME_LENGTH, rename } from "../identity";
import type { TableSummary } from "../messages";
import { Button, toast } from "../parts/ui";
import { hasTournament } from "../transport";
import { t } from "./words";
import { MiniBoard, plyOf } from "./mini";
import { chosenGame } from "./plan";
import { opponentsText, playersText } from "./summary";
import { ownTables, StandingPill } from "./tables";

/** The user's games: those that wait come first, then the finished ones with
 * their results. */
export function MyGames() {
  const tables = ownTables() ?? [];
  const game = chosenGame.value;
  return (
    <section class={`card resume ${tables.length === 0 ? "resume-none" : ""}`} aria-labelledby="resume">
      <h2 id="resume">{t("tables.mine")}{tables.length > 0 && <span class="count"> · {tables.length}</span>}</h2>
      {tables.length === 0 && <p class="help">{t("resume.none")}</p>}
      {tables.length > 0 && (
        <ul class="resume-list">
          {tables.map((table) => <MyGame key={table.id} table={table} />)}
        </ul>
      )}
      <p class="resume-more">
        {game && game.id in puzzleLoaders && <a href={`/puzzles/${game.id}`}>{t("puzzles.today")}</a>}
        {history.value.length > 0 && <a href="/settings#history">{t("history.see")}</a>}
      </p>
    </section>
  );
}

function MyGame({ table }: { table: TableSummary }) {
  const names = { game: gameTitle(table.game), players: playersText(table) };
  return (
    <li>
      <a href={`/t/${table.id}`} title={t(table.over ? "tables.replayIt" : "tables.backTo", names)}>
        <MiniBoard table={table} hasCover />
        <span class="resume-what">
          <span class="resume-title"><strong>{gameTitle(table.game)}</strong> <StandingPill table={table} /></span>
          <span class="help">
            {opponentsText(table)}
            {plyOf(table) > 0 && ` · ${t("watch.ply", { n: plyOf(table) })}`}
          </span>
        </span>
      </a>
      <Button class="forget" variant="quiet" size="small" aria-label={t("tables.forgetIt", names)} title={t("tables.forget")}
        onClick={() => forgetTable(table.id)}>
        ✕
      </Button>
    </li>
  );
}

/** Leads to the tournament that this server shows. */
export function TournamentLink() {
  return hasTournament.value ? <a class="card to-tournament" href="/tournament">{t("lobby.tournament")} <span aria-hidden="true">→</span></a> : null;
}

export function OpenFile() {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => listenForDrop(setOver), []);
  return (
    <section class={`card open-file ${isOver ? "is-over" : ""}`} aria-labelledby="open-file">
      <h2 id="open-file">{t("record.title")}</h2>
      <Button size="small" title={t("record.help")} onClick={() => input.current?.click()}>{t("record.choose")}</Button>
      <p class="help">{t(isOver ? "record.dropHere" : "record.drop")}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
    </section>
  );
}

/* The list of games is needed to recognise a record. */
async function take(file: File | undefined): Promise<void> {
  if (!file) return;
  if (games.peek().length === 0) await loadGames();
  openFile(file).catch(() => toast(t("record.notOne", { file: file.name }), "error"));
}

/* A file may be dropped anywhere on the page. */
function listenForDrop(setOver: (isOver: boolean) => void): () => void {
  const over = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer?.files[0]);
  };
  addEventListener("dragover", over);
  addEventListener("dragleave", leave);
  addEventListener("drop", drop);
  return () => {
    removeEventListener("dragover", over);
    removeEventListener("dragleave", leave);
    removeEventListener("drop", drop);
  };
}

export function Me() {
  return (
    <section class="card me-card" aria-labelledby="me">
      <h2 id="me">
        <label for="my-name">{t("me.title")}</label>
      </h2>
      <NameInput id="my-name" />
    </section>
  );
}

export function NameInput(control: { id: string; "aria-describedby"?: string }) {
  return (
    <input
      {...control}
      type="text"
      maxLength={NAME_LENGTH}
      autocomplete="nickname"
      value={myName.value}
      onChange={(event) => rename(event.currentTarget.value)}
    />
  );
}
