/* moves.tsx: the moves so far; a click goes to the position after one. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { faults } from "../analysis";
import type { Step, Table } from "../messages";
import { moveText, nameOf, page, seatWord } from "../play";
import { stopPlaying } from "../replay";
import { roundsOf, type Draw, type Entry } from "../rounds";
import { store } from "../table";
import { t } from "../words";

function goTo(ply: number): void {
  stopPlaying();
  store.goTo(ply);
}

interface PlyProps {
  ply: number;
  text: string | null;
  step: Step | undefined;
  class?: string;
}

function Ply({ ply, text, step, class: extra = "" }: PlyProps) {
  const isAt = store.ply.value === ply;
  return (
    <button
      type="button"
      class={`ply ${extra} ${step?.mark ? "marked" : ""}`}
      aria-current={isAt ? "step" : undefined}
      title={[text, step?.say].filter(Boolean).join(" · ")}
      onClick={() => goTo(ply)}
    >
      {moveText(text)}{faults.value.some((fault) => fault.ply === ply) && <b class="fault-sign"> ?</b>}
    </button>
  );
}

function EntryPlies({ entry, moves }: { entry: Entry; moves: Step[] }) {
  const draw = ({ ply, text }: Draw) => <Ply key={ply} class="draw" ply={ply} text={text} step={moves[ply - 1]} />;
  return (
    <>
      {entry.before.map(draw)}
      <Ply ply={entry.ply} text={entry.text} step={entry.step} />
      {entry.draws.map(draw)}
    </>
  );
}

/* Scrolls only the list: the page must not move. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>("[aria-current]");
  if (!current) {
    list.scrollTop = store.ply.peek() === 0 ? 0 : list.scrollTop;
    return;
  }
  const { top, bottom } = current.getBoundingClientRect();
  const room = list.getBoundingClientRect();
  /* The names stay visible above the moves; the last line fades. */
  const { scrollPaddingTop, scrollPaddingBottom, paddingBottom } = getComputedStyle(list);
  const first = room.top + parseFloat(scrollPaddingTop);
  const isSeen = top >= first && bottom <= room.bottom - parseFloat(scrollPaddingBottom);
  const most = list.scrollHeight - list.clientHeight - list.scrollTop;
  const end = most - parseFloat(paddingBottom) + parseFloat(scrollPaddingBottom);
  const wanted = isSeen ? 0 : Math.min((top + bottom) / 2 - (room.top + room.bottom) / 2, end);
  const lines = [...list.querySelectorAll(".ply")].map((ply) => ply.getBoundingClientRect().top - first).sort((a, b) => a - b);
  /* The list always begins with a whole line. The room below the last line makes that possible
   * everywhere. */
  list.scrollTop += lines.find((line) => line > wanted - 1 && line <= most) ?? wanted;
}

/* Hides the row that is only half in sight at the bottom. */
function cutRow(list: HTMLElement): void {
  const { bottom } = list.getBoundingClientRect();
  const row = [...list.querySelectorAll("tr")].find((each) => each.getBoundingClientRect().bottom > bottom + 1);
  const cut = row ? Math.max(0, bottom - row.getBoundingClientRect().top) : 0;
  list.style.setProperty("--cut", `${cut}px`);
}

function followSize(list: HTMLElement): () => void {
  const observer = new ResizeObserver(() => (showCurrent(list), cutRow(list)));
  observer.observe(list);
  return () => observer.disconnect();
}

export function MoveList({ table }: { table: Table }) {
  const { moves, seats } = table;
  const list = useRef<HTMLDivElement>(null);
  const drawsBegin = page.value?.drawsBegin ?? false;
  const rounds = useMemo(() => roundsOf(moves, seats.length, drawsBegin), [moves, seats.length, drawsBegin]);
  const ply = store.ply.value;
  /* A line for each move of several players, or of several parts. */
  const isMany = seats.length > 2 || Boolean(page.value?.pills);
  useEffect(() => (showCurrent(list.current!), cutRow(list.current!)), [ply, moves.length]);
  useEffect(() => followSize(list.current!), []);
  return (
    <div class="moves" ref={list} tabIndex={0} onScroll={(event) => cutRow(event.currentTarget)} role="region" aria-label={t("game.moves")}>
      <table class={`rounds ${isMany ? "is-lines" : drawsBegin ? "is-stacked" : ""}`}>
        {isMany && <colgroup><col width="34" /><col /></colgroup>}
        <thead class={isMany ? "unseen" : ""}>
          <tr>
            <th scope="col">
              <span class="unseen">{t("game.ply")}</span>
            </th>
            {(isMany ? [] : rounds.order).map((seat) => (
              <th key={seat} scope="col" title={nameOf(seat)}>{nameOf(seat)}</th>
            ))}
            {isMany && <th scope="col">{t("game.moves")}</th>}
          </tr>
        </thead>
        <tbody>
          <tr class="opening">
            <td />
            <td colSpan={isMany ? 1 : seats.length}>
              <button
                type="button"
                class="ply origin"
                aria-current={ply === 0 ? "step" : undefined}
                onClick={() => goTo(0)}
              >
                {t("game.start")}
              </button>
              {rounds.opening.map((draw) => (
                <Ply key={draw.ply} class="draw" ply={draw.ply} text={draw.text} step={moves[draw.ply - 1]} />
              ))}
            </td>
          </tr>
          {isMany && rounds.rows.flatMap((cells, at) => cells.flatMap((entries, column) => entries.map((entry) => (
            <tr key={entry.ply} class={at % 2 ? "is-even" : ""}>
              <th scope="row">{entry.ply}</th>
              <td>
                <span class={`badge seat-${rounds.order[column]}`} aria-hidden="true">{rounds.order[column]}</span>
                <span class="unseen">{seatWord(rounds.order[column]!)}</span>
                <EntryPlies entry={entry} moves={moves} />
              </td>
            </tr>
          ))))}
          {!isMany && rounds.rows.map((cells, at) => (
            <tr key={at}>
              <th scope="row">{cells.flat()[0]!.ply}</th>
              {cells.map((entries, column) => (
                <td key={column}>
                  {entries.map((entry) => (
                    <EntryPlies key={entry.ply} entry={entry} moves={moves} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
