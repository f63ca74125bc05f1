/* game.tsx: a table: the board, and everything around it. */
import { computed, effect, signal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { isAnalysing, shownAnalysis, startAnalysis } from "../analysis";
import { gameInfo, gameTitle, loadAgain } from "../api";
import { guideLoaders } from "../boards.gen";
import { asideOf, earlierOf, hasLines, keepTokens, tokensOf } from "../identity";
import { startAutoPass } from "../autopass";
import { startHistory } from "../history";
import { startJournal } from "../journal";
import { onKey } from "../keys";
import { answerNothing, noteBefore, startForgetting } from "../nothing";
import { isHigh, isShort, layout, tab, type Tab } from "../layout";
import type { Table } from "../messages";
import { Actions, openOrSay, QuickActions, Tools } from "../parts/actions";
import { AnalysisCard } from "../parts/analysis";
import { ruleText } from "../clock";
import { dialog, Dialogs, Options } from "../parts/dialogs";
import { Ending, TurningPoint } from "../parts/ending";
import { MoveEntry } from "../parts/entry";
import { Journal, LiveRegions } from "../parts/journal";
import { MoveList } from "../parts/moves";
import { ReplayBar } from "../parts/replay-bar";
import { Curtain, isCurtainDown, PeekBar, Seating, waitsForPlayers } from "../parts/seating";
import { Above, ConfirmBar, ConnectionBanner, expected } from "../parts/status";
import { OtherStrips, OwnStrip } from "../parts/strips";
import { Button, Tabs } from "../parts/ui";
import { PlainBoard } from "../plain";
import { startPremoves } from "../premove";
import { bottom, isPlain, lit, myTurn, names, notePointer, page, pickPart, resetView } from "../play";
import { stopPlaying } from "../replay";
import { navigate, query, usePage } from "../router";
import { animates, coordinates, lang, patterns, showLegal } from "../settings";
import type { Kind } from "../lessons";
import { store } from "../table";
import { connection } from "../transport";
import { inLang, t } from "../words";
import { Missing } from "./missing";

/* A lesson ----------------------------------------------------------- */

type LessonCard = ComponentType<{ table: Table; kind: Kind; number: number }>;
const lessonCard = signal<LessonCard | null>(null);

/** The lesson or puzzle that the address names, if the table shows one. */
const lesson = computed(() => {
  const kind: Kind = query("puzzle") === null ? "lesson" : "puzzle";
  const number = query(kind);
  return number !== null && /^\d{1,3}$/.test(number) ? { kind, number: Number(number) } : null;
});

function Lesson({ table }: { table: Table }) {
  useEffect(() => void import("../parts/lesson").then((part) => (lessonCard.value = part.default), loadAgain), []);
  const Card = lessonCard.value;
  return Card ? <Card key={table.table} table={table} {...lesson.value!} /> : <div class="lesson" />;
}

/* If no column is free, the lesson replaces the status line. */
const AboveBoard = ({ table }: { table: Table }) =>
  lesson.value === null || layout.value === "desktop" ? <Above table={table} /> : (
    <>
      <Lesson table={table} />
      {layout.value === "tablet" && !isShort.value && store.picked.value.length > 0 && <ConfirmBar table={table} />}
    </>
  );

/** True while a finished game is looked at again: its steps or its analysis. */
const isReview = computed(() => Boolean(store.table.value?.result) && (isAnalysing.value || !store.isLive.value));

/* Loaded while the table comes. */
const curves = signal<typeof import("../parts/curves") | null>(null);

function Curves({ table }: { table: Table }) {
  const Drawn = curves.value?.Curves;
  return Drawn ? <Drawn table={table} /> : null;
}

function EvalBar({ table }: { table: Table }) {
  const Bar = curves.value?.EvalBar;
  return Bar ? <Bar table={table} /> : null;
}

/* The board area ----------------------------------------------------- */

function GameBoard({ table }: { table: Table }) {
  const Board = page.value?.Board;
  const premoving = store.premoving.value;
  const shown = { ...store.shown.value!, ...premoving };
  if (!Board) {
    return <p class="loading">{t("loading")}</p>;
  }
  return (
    <Board
      view={shown.view}
      facts={shown.facts}
      legal={store.legal.value}
      refused={premoving?.refused ?? (store.isLive.value ? table.refused : [])}
      events={shown.events}
      steps={table.moves.slice(0, shown.ply)}
      bottom={bottom.value}
      lang={lang.value}
      names={names.value}
      picked={store.picked.value}
      chosen={store.chosen.value}
      isHint={store.hint.value !== null || store.premove.value !== null}
      onPick={pickPart}
      onBack={() => store.back()}
      onHover={(move) => (store.hovered.value = move)}
      as={table.as}
      owing={store.isLive.value && !table.result ? table.owing : []}
      sealed={store.isLive.value ? table.sealed : null}
      onReopen={store.reopen}
      analysis={shownAnalysis.value}
      settings={{
        coordinates: coordinates.value,
        patterns: patterns.value,
        showLegal: showLegal.value,
        animate: animates.value,
      }}
      lit={lit.value}
    />
  );
}

/* The wheel over the board steps through the moves while looking back or after
 * the end; while playing, it scrolls as everywhere. */
function onWheel(event: WheelEvent): void {
  if (store.isLive.peek() && !store.table.peek()?.result) return;
  event.preventDefault();
  stopPlaying();
  store.goBy(event.deltaY > 0 ? 1 : -1);
}

const answer = (event: Event, table: Table) => answerNothing(event, expected(table).text);

/* Called before the board handles a press or a key. */
function touch(event: PointerEvent | KeyboardEvent): void {
  noteBefore();
  if (!("button" in event) || event.button === 0) store.beginPremove();
}

/* Drawing with the right button is loaded at its first press; a left click
 * removes the shapes. */
const shapes = signal<ComponentType<{ ply: number; bottom: number }> | null>(null);
/* All callers share one promise, because of two imports the later one may finish first. */
let drawing: Promise<typeof import("../parts/shapes")> | undefined;

function onButton({ type, button, clientX, clientY, shiftKey }: PointerEvent): void {
  if (button !== 2 && (!shapes.peek() || type !== "pointerdown")) return;
  drawing ??= import("../parts/shapes");
  void drawing.then((part) => {
    shapes.value = part.Shapes;
    part.onButton(type, button, clientX, clientY, shiftKey);
  }, loadAgain);
}

function onMenu(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-place]")) event.preventDefault();
}

function BoardBox({ table }: { table: Table }) {
  if (isCurtainDown(table)) {
    return <div class="board-box"><Curtain table={table} /></div>;
  }
  const Shapes = shapes.value;
  return (
    <div
      class={`board-box ${isPlain.value ? "is-plain" : ""} ${store.premovable.value ? "can-premove" : ""} ${store.premoving.value ? "is-premoving" : ""} ${waitsForPlayers(table) ? "covered" : ""}`}
      onWheel={onWheel}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
      onClick={(event) => event.detail > 0 && answer(event, table)}
      onKeyUp={(event) => event.key === "Enter" && answer(event, table)}
      onPointerDown={onButton}
      onPointerUp={onButton}
      onContextMenu={onMenu}
    >
      {isPlain.value ? <PlainBoard /> : <GameBoard table={table} />}
      {Shapes && <Shapes ply={store.ply.value} bottom={bottom.value} />}
      <Seating table={table} />
    </div>
  );
}

const BoardRow = ({ table }: { table: Table }) => (
  <div class="board-row">
    <EvalBar table={table} />
    <BoardBox table={table} />
  </div>
);

/** The board between its players, if no column is free for them. */
function Centre({ table }: { table: Table }) {
  return (
    <div class="centre">
      {layout.value === "tablet" && <AboveBoard table={table} />}
      <OtherStrips table={table} />
      <BoardRow table={table} />
      <OwnStrip table={table} />
    </div>
  );
}

/* The cards beside or below the board -------------------------------- */

function PanelCard({ table }: { table: Table }) {
  const shown = store.shown.value!;
  const Panel = page.value?.Panel;
  if (!Panel || isCurtainDown(table)) {
    return null;
  }
  return (
    <section class="card panel">
      <h2 class="unseen">{t("game.tab.score")}</h2>
      <Panel
        view={shown.view}
        facts={shown.facts}
        lang={lang.value}
        names={names.value}
        chosen={store.chosen.value}
        hovered={store.hovered.value}
        over={table.result !== null && store.isLive.value}
        onLight={(places) => (lit.value = places)}
      />
    </section>
  );
}

function Info({ table }: { table: Table }) {
  const info = gameInfo(table.game);
  const kind = asideOf(table.table) === "shared" ? "game.shared" : table.you.length === 0 ? "game.watching" : table.you.length > 1 ? "game.oneScreen" : "game.playing";
  return (
    <section class="card info">
      <h2>{gameTitle(table.game)}</h2>
      <p>
        {t(kind)} · <span class="info-clock">{ruleText(table.clock_rule)}</span>
      </p>
      <p class="info-help">
        <button type="button" class="as-link" onClick={() => (dialog.value = "rules")}>{t("rules")}</button>
        {table.game in guideLoaders && (
          <button type="button" class="as-link" onClick={() => (dialog.value = "words")}>{t("game.terms")}</button>
        )}
      </p>
      <Options table={table} />
      {isPlain.value && info && <p>{inLang(info.about)}</p>}
    </section>
  );
}

/* Loaded at the second game of a match. */
const matchCard = signal<ComponentType<{ table: Table }> | null>(null);

function Match({ table }: { table: Table }) {
  useEffect(() => void import("../parts/match").then((part) => (matchCard.value = part.MatchCard), loadAgain), []);
  const Card = matchCard.value;
  return Card && <Card table={table} />;
}

const lapseCard = signal<ComponentType<{ table: Table }> | null>(null);

function Lapse({ table }: { table: Table }) {
  useEffect(() => void import("../parts/lapse").then((part) => (lapseCard.value = part.LapseCard), loadAgain), []);
  const Card = lapseCard.value;
  return Card && <Card key={table.table} table={table} />;
}

const Score = ({ table, children }: { table: Table; children?: ComponentChildren }) => (
  <div class="side score">
    {lesson.value !== null && layout.value === "desktop" && <Lesson table={table} />}
    <Info table={table} />
    <PanelCard table={table} />
    {layout.value !== "desktop" && table.result && <TurningPoint />}
    <AnalysisCard table={table} />
    {earlierOf(table.table).length > 0 && <Match table={table} />}
    {!(table.result && isAnalysing.value) && <Curves table={table} />}
    {table.result && page.value?.lapse && <Lapse table={table} />}
    {children}
  </div>
);

/* The card with the lines of programs, for a game whose lines were saved with it. */
const linesCard = signal<ComponentType<{ table: Table }> | null>(null);

function BotLines({ table }: { table: Table }) {
  useEffect(() => void import("../lines/table").then((part) => (linesCard.value = part.TableLines), loadAgain), []);
  const Card = linesCard.value;
  return Card && <Card key={table.table} table={table} />;
}

const Moves = ({ table }: { table: Table }) => (
  <>
    <section class="card moves-card">
      <MoveList table={table} />
      <ReplayBar table={table} />
    </section>
    {hasLines(table.table) && <BotLines table={table} />}
  </>
);

/* Phrases are for people at several screens. */
const phrases = signal<typeof import("../phrases/card") | null>(null);
const isAmongPeople = ({ seats, you }: Table): boolean => seats.filter(({ kind }) => kind === "human").length > Math.max(1, you.length);

/* Shows and reads out the phrases of others, wherever their card stands. */
function PhraseEar({ table }: { table: Table }) {
  useEffect(() => void import("../phrases/card").then((part) => (phrases.value = part), loadAgain), []);
  const Ear = phrases.value?.PhraseEar;
  return Ear ? <Ear table={table.table} /> : null;
}

function Phrases({ table }: { table: Table }) {
  const Card = phrases.value?.Phrases;
  return Card && isAmongPeople(table) ? <Card table={table} /> : null;
}

const More = ({ table }: { table: Table }) => (
  <div class="side more">
    {table.result && (layout.value === "phone" || isShort.value) && <QuickActions table={table} />}
    <Actions table={table} isWhole />
    <Phrases table={table} />
    <MoveEntry table={table} />
    <Journal />
  </div>
);

/* Explains the game's terms once the board is there. */
function useTerms(game: string): void {
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    if (game in guideLoaders) {
      void import("../parts/glossary").then(({ startExplaining }) => {
        if (!isGone) stop = startExplaining(game);
      }, () => {});
    }
    return () => {
      isGone = true;
      stop();
    };
  }, [game]);
}

/* Layouts ------------------------------------------------------------ */

function Desktop({ table }: { table: Table }) {
  return (
    <>
      <Score table={table}>
        <Phrases table={table} />
        <details class="card journal-card" open={isHigh.value}>
          <summary>{t("game.journal")}</summary>
          <Journal />
        </details>
      </Score>
      <div class="centre">
        <AboveBoard table={table} />
        <BoardRow table={table} />
      </div>
      <div class="side right">
        <OtherStrips table={table} />
        <Moves table={table} />
        <Ending table={table} />
        <PeekBar table={table} />
        <Tools table={table} />
        <OwnStrip table={table} />
      </div>
    </>
  );
}

const TABS: Exclude<Tab, "board">[] = ["moves", "score", "more"];
const tabName = (id: Tab): string => t(id === "score" && isAnalysing.value ? "game.analysis" : `game.tab.${id}`);

function Part({ table, part }: { table: Table; part: Tab }) {
  switch (part) {
    case "moves":
      return <Moves table={table} />;
    case "score":
      return <Score table={table} />;
    case "more":
      return <More table={table} />;
    case "board":
      return null;
  }
}

/** Long enough for the second tap of a double tap. */
const SECOND_TAP_MS = 500;

/** Once the move is played, other buttons appear in place of the confirm
 * button: a second tap that was meant for it must not undo the move. */
function useSecondTapGuard(): (event: MouseEvent) => void {
  const last = useRef({ isConfirm: false, goneAt: -SECOND_TAP_MS });
  const isConfirm = store.isLive.value && store.picked.value.length > 0;
  if (last.current.isConfirm !== isConfirm) {
    last.current = { isConfirm, goneAt: isConfirm ? -SECOND_TAP_MS : performance.now() };
  }
  return (event) => {
    if (performance.now() - last.current.goneAt < SECOND_TAP_MS) {
      event.stopPropagation();
    }
  };
}

function Tablet({ table }: { table: Table }) {
  const part = tab.value === "board" ? "moves" : tab.value;
  const dropSecondTap = useSecondTapGuard();
  const isConfirming = isShort.value && store.isLive.value && store.picked.value.length > 0 && !page.value?.hasConfirm;
  return (
    <>
      {isShort.value ? <div class="centre"><BoardRow table={table} /></div> : <Centre table={table} />}
      <div class="side right">
        {isShort.value && (
          <>
            <AboveBoard table={table} />
            <OtherStrips table={table} />
            <OwnStrip table={table} />
          </>
        )}
        {isReview.value ? <section class="card replay-card"><ReplayBar table={table} /></section> : <Ending table={table} />}
        <PeekBar table={table} />
        {!(isShort.value && table.result) && (
          <section class="card doings" onClickCapture={isShort.value ? dropSecondTap : undefined}>
            {isConfirming ? <ConfirmBar table={table} /> : <QuickActions table={table} />}
          </section>
        )}
        <Tabs
          label={t("game.parts")}
          tabs={TABS.map((id) => ({ id, label: tabName(id) }))}
          selected={part}
          onSelect={(id) => (tab.value = id)}
        >
          <Part table={table} part={part} />
        </Tabs>
      </div>
    </>
  );
}

function PhoneTab({ id, children }: { id: Tab; children: ComponentChildren }) {
  return (
    <button
      type="button"
      class="phone-tab"
      aria-current={tab.value === id ? "page" : undefined}
      onClick={() => (tab.value = id)}
    >
      {children}
    </button>
  );
}

function Phone({ table }: { table: Table }) {
  const isBoard = tab.value === "board";
  const dropSecondTap = useSecondTapGuard();
  return (
    <>
      <AboveBoard table={table} />
      {/* Once the game is over, a smaller board stays above its moves and its analysis. */}
      <div class={`phone-board ${isBoard ? "" : "is-small"}`} hidden={!isBoard && !(table.result && tab.value !== "more")}>
        <Centre table={table} />
        {isBoard && (
          <div class="thumb" onClickCapture={dropSecondTap}>
            {store.isLive.value && !isReview.value ? <PhoneActions table={table} /> : <ReplayBar table={table} />}
          </div>
        )}
      </div>
      {!isBoard && (
        <div class="phone-part">
          <Part table={table} part={tab.value} />
          {tab.value === "score" && (table.result || !store.isLive.value) && <div class="thumb"><ReplayBar table={table} /></div>}
        </div>
      )}
      <nav class="phone-tabs" aria-label={t("game.parts")}>
        {(["board", ...TABS] as const).map((id) => (
          <PhoneTab key={id} id={id}>
            {tabName(id)}
          </PhoneTab>
        ))}
      </nav>
    </>
  );
}

function Pass() {
  const pass = page.value?.pass?.(store.shown.value!.view, store.legal.value, lang.value);
  const play = () => [1, 2].forEach(() => pickPart(pass!.move));
  return pass ? <Button class="pass" onClick={play}>{pass.text}</Button> : null;
}

function PhoneActions({ table }: { table: Table }) {
  if (store.picked.value.length > 0) {
    return <ConfirmBar table={table} />;
  }
  return (
    <>
      <PeekBar table={table} />
      {myTurn.value > 0 && <Pass />}
      {table.result ? <Ending table={table} /> : <QuickActions table={table} />}
    </>
  );
}

const LAYOUTS = { desktop: Desktop, tablet: Tablet, phone: Phone };

/* The page ----------------------------------------------------------- */

function GameTable({ table }: { table: Table }) {
  const Layout = LAYOUTS[layout.value];
  useTerms(table.game);
  return (
    <div class={`game ${layout.value} ${isShort.value ? "short" : ""} ${isReview.value ? "review" : ""}`}>
      <h1 class="unseen">{gameTitle(table.game)}</h1>
      <Layout table={table} />
      <Dialogs table={table} />
      {isAmongPeople(table) && <PhraseEar table={table} />}
    </div>
  );
}

async function comeTo(id: string): Promise<void> {
  const tokens = await store.enter(id, { tokens: tokensOf(id) });
  if (Object.keys(tokens).length > 0) {
    keepTokens(id, tokens);
  }
}

/** The position that the address names, if any: #12. */
function plyOfAddress(): number | null {
  const found = /^#(\d+)$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

function followAddress(): void {
  const ply = plyOfAddress();
  if (ply !== null) {
    store.goTo(ply);
  }
}

function useTable(id: string): void {
  useEffect(() => {
    resetView();
    tab.value = "board";
    const stopJournal = startJournal();
    const stopAnalysis = startAnalysis();
    const stopHistory = startHistory();
    const stopAutoPass = startAutoPass();
    const stopForgetting = startForgetting();
    const stopPremoves = startPremoves();
    void comeTo(id);
    void import("../parts/curves").then((part) => (curves.value = part), loadAgain);
    const stopFollowing = store.onNotice(({ kind }) => kind === "joined" && followAddress());
    /* Only a loaded table tells whether its game is drawn as text. */
    const stopDrawing = effect(() => {
      if (isPlain.value) store.askDrawing();
    });
    /* Watchers follow the players to the next table. */
    const stopLeading = effect(() => {
      const next = store.rematch.value;
      if (next && store.isLive.value && store.table.value?.you.length === 0) navigate(`/t/${next.table}`);
    });
    addEventListener("hashchange", followAddress);
    return () => {
      stopLeading();
      removeEventListener("hashchange", followAddress);
      stopFollowing();
      stopDrawing();
      stopPlaying();
      stopJournal();
      stopAnalysis();
      stopHistory();
      stopAutoPass();
      stopForgetting();
      stopPremoves();
      store.leave();
    };
  }, [id]);
}

function dropFile(event: DragEvent): void {
  if (event.dataTransfer?.types.includes("Files")) {
    event.preventDefault();
    if (event.type === "drop") {
      void openOrSay(event.dataTransfer.files[0]);
    }
  }
}

/** Opens files that are dropped on the page. */
export function useDrop(): void {
  useEffect(() => {
    addEventListener("dragover", dropFile);
    addEventListener("drop", dropFile);
    return () => {
      removeEventListener("dragover", dropFile);
      removeEventListener("drop", dropFile);
    };
  }, []);
}

function usePointerAndKeys(): void {
  useDrop();
  useEffect(() => {
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", notePointer, true);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", notePointer, true);
    };
  }, []);
}

export default function GamePage({ id }: { id: string }) {
  useTable(id);
  usePointerAndKeys();
  /* The previous page's table is left a moment later. */
  const table = store.table.value?.table === id ? store.table.value : null;
  usePage(table ? gameTitle(table.game) : t("loading"));
  return (
    <>
      <LiveRegions />
      {/* Waits for table and board: a board that came later would move everything else. */}
      {table && (page.value || isPlain.value) ? <GameTable table={table} /> : <NoTable />}
    </>
  );
}

function NoTable() {
  if (store.problem.value) {
    return <Missing />;
  }
  return (
    <div class="game">
      <h1 class="unseen">{t("loading")}</h1>
      {connection.value !== "connected" && <ConnectionBanner />}
      <p class="loading">{t("loading")}</p>
    </div>
  );
}
