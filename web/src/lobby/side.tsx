/* side.tsx: the lobby's third column: the user's games, the tournament, the position of the day, and opening a
 * file; and the field of the user's name. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isAlone } from "../alone/where";
import { games, gameTitle, loadGames } from "../api";
import { pictureOf } from "../boards";
import { puzzleLoaders } from "../boards.gen";
import { readable } from "../dictionary";
import { openFile } from "../files";
import { history } from "../history";
import { forgetTable, myName, myTables, NAME_LENGTH, rename } from "../identity";
import type { TableSummary, TournamentStanding } from "../messages";
import { Button, toast } from "../parts/ui";
import { dayOf, ofTheDay, puzzlesOf, say, solved, streakAt, type Puzzle } from "../puzzles";
import { lang } from "../settings";
import { connection, hasTournament, newCid, request } from "../transport";
import { t } from "./words";
import { MiniBoard, plyOf } from "./mini";
import { chosenGame } from "./plan";
import { opponentsText, playersText } from "./summary";
import { ownTables, StandingPill } from "./tables";

const PUZZLES_AFTER_MS = 300;

const saveAll = async () => (await import("../alone/collection")).saveAll();

/** The user's games: those that wait come first, then the finished ones with
 * their results. */
export function MyGames() {
  const own = ownTables();
  const tables = own ?? [];
  /* Their rows are kept free until the server has said what they are. */
  const coming = own ? 0 : myTables().length;
  const [isWhole, setWhole] = useState(false);
  const [isMore, setMore] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const count = tables.length;
  useLayoutEffect(() => {
    const measure = () => setMore(!!list.current && list.current.scrollHeight > list.current.clientHeight + 1);
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [count]);
  return (
    <section class={`card resume ${count + coming === 0 ? "resume-none" : ""} ${isWhole ? "is-whole" : ""}`} aria-labelledby="resume">
      <div class="card-head">
        <h2 id="resume">{t("tables.mine")}{count > 0 && <span class="count"> · {count}</span>}</h2>
        {(isMore || isWhole) && <button type="button" class="as-link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>{t(isWhole ? "resume.fewer" : "resume.all")}</button>}
        {history.value.length > 0 && <a href="/history">{t("history.see")}</a>}
      </div>
      {count + coming === 0 && <p class="help">{t("resume.none")}</p>}
      {coming > 0 && <div class="resume-list" aria-hidden="true"><div style={{ height: `${48 * coming}px` }} /></div>}
      {count > 0 && (
        <ul class="resume-list" ref={list}>
          {tables.map((table) => <MyGame key={table.id} table={table} />)}
        </ul>
      )}
      {isAlone && count > 0 && (
        <button type="button" class="as-link" title={t("resume.saveHelp")} onClick={() => void saveAll()}>{t("resume.save")}</button>
      )}
    </section>
  );
}

/** The chosen game's position of the day; its puzzles come after everything
 * else. */
export function Today() {
  const game = chosenGame.value?.id ?? "";
  const [puzzles, setPuzzles] = useState<{ game: string; all: Puzzle[] }>({ game: "", all: [] });
  useEffect(() => {
    if (!(game in puzzleLoaders)) return undefined;
    const timer = setTimeout(() => void puzzlesOf(game).then((all) => setPuzzles({ game, all }), () => {}), PUZZLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [game]);
  if (!(game in puzzleLoaders)) return null;
  const now = dayOf(new Date());
  const at = ofTheDay(puzzles.all.length, now);
  const puzzle = puzzles.game === game ? puzzles.all[at] : undefined;
  const Picture = pictureOf(game);
  const streak = streakAt(solved.value, now);
  const isDone = puzzle && solved.value.games[game]?.includes(at);
  const start = () => void import("../lessons").then(({ startLesson }) => startLesson(game, at, "puzzle"))
    .catch((error: Error) => toast(error.message, "error"));
  return (
    <section class="card today" aria-labelledby="today">
      <div class="picture" aria-hidden="true">{puzzle && Picture && <Picture view={puzzle.state} options={puzzle.options} />}</div>
      <div>
        <h2 id="today"><a href={`/puzzles/${game}`}>{say("today")}</a></h2>
        <p class="help">{streak > 0 ? say("streak", { n: streak }) : isDone ? t("today.done") : puzzle && say("level", { n: puzzle.level })}</p>
      </div>
      <Button size="small" disabled={!puzzle} onClick={start}>{t(isDone ? "today.again" : "today.solve")}</Button>
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

const STANDING_EVERY_MS = 10_000;

/** Leads to the tournament that this server shows, and says how it stands. */
export function TournamentLink() {
  const [standing, setStanding] = useState<TournamentStanding | null>(null);
  const isShown = hasTournament.value && connection.value === "connected";
  useEffect(() => {
    if (!isShown) return undefined;
    const ask = () => void request({ t: "standing", cid: newCid() }).then((answer) => answer.t === "standing" && setStanding(answer), () => {});
    ask();
    const timer = setInterval(() => document.hidden || ask(), STANDING_EVERY_MS);
    return () => clearInterval(timer);
  }, [isShown]);
  if (!hasTournament.value) return null;
  const { head, leader } = standing ?? {};
  const isRunning = head?.state === "running";
  const isOver = head?.state === "over";
  const words = { done: head?.done ?? 0, total: head?.total ?? 0, leader: readable(leader?.name ?? ""), points: (leader?.points ?? 0).toLocaleString(lang.value) };
  return (
    <a class="card to-tournament" href="/tournament">
      <span>
        {t("lobby.tournament", { game: head?.title ?? "…" })}
        <span class={isRunning ? "is-running" : "help"}>{isRunning ? t("lobby.live") : "→"}</span>
      </span>
      <progress max={Math.max(1, words.total)} value={words.done} aria-label={t("lobby.matches", { ...words, count: words.done })} />
      <span class="help">{[!isOver && t("lobby.matches", { ...words, count: words.done }), leader && t(isOver ? "lobby.winner" : "lobby.leader", words)].filter(Boolean).join(" · ")}</span>
    </a>
  );
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
        accept=".json,.jsonl,application/json"
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
