/* cross.tsx: who beat whom: a heat map from blue to orange with the number in
 * each cell; the arrow keys move between cells, Enter opens the match. */
import { useEffect, useRef, useState } from "preact/hooks";
import { head, meeting, playing, selectedId, standings, visit, type Bot } from "./store";
import { number, t } from "./words";

const MOST = 64;
/** So few columns have their names across, if every word of them is so short. */
const FEW = 8;
const SHORT = 12;
/** A projector shows up to this many columns at once. It shows more of them page by page. */
const PAGE = 30;
const TURN_MS = 12_000;

/* The first column that is shown. */
function usePages(count: number, isBig: boolean): number {
  const [at, setAt] = useState(0);
  const isPaged = isBig && count > PAGE;
  useEffect(() => {
    if (!isPaged) return undefined;
    const timer = setInterval(() => setAt((now) => (now + PAGE < count ? now + PAGE : 0)), TURN_MS);
    return () => clearInterval(timer);
  }, [isPaged, count]);
  return isPaged && at < count ? at : 0;
}

const ARROWS: Record<string, [number, number]> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

interface CellProps {
  row: Bot;
  column: Bot;
  isLive: boolean;
  isReached: boolean;
  place: string;
}

function Cell({ row, column, isLive, isReached, place }: CellProps) {
  if (row.id === column.id) return <td class="is-self" role="gridcell" aria-label={row.name} data-place={place} tabIndex={isReached ? 0 : -1} />;
  const met = meeting(row.id, column.id);
  const names = { row: row.name, column: column.name };
  const games = met ? Math.max(1, met.wins + met.draws + met.losses) : 1;
  const lead = !met ? 0 : met.faults ? -1 : (met.wins - met.losses) / games;
  const plain = met ? t("cell", { ...names, wins: met.wins, draws: met.draws, losses: met.losses }) : t("cellNone", names);
  const words = isLive ? t("cellLive", { words: plain }) : plain;
  const figure = met && (met.faults > 0 ? "D" : number(100 * lead, 0, true));
  const look = [met ? (lead >= 0 ? "is-ahead" : "is-behind") : "is-open", isLive && "is-live", met?.last === selectedId.value && "is-chosen"];
  return (
    <td
      role="gridcell"
      class={look.filter(Boolean).join(" ")}
      style={{ "--lead": Math.abs(lead) }}
      title={words}
      aria-label={figure ? `${figure}, ${words}` : words}
      data-place={place}
      data-match={met?.last}
      tabIndex={isReached ? 0 : -1}
    >
      {figure}
    </td>
  );
}

export function Cross({ isBig = false }: { isBig?: boolean }) {
  const table = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState("0 0");
  const bots = standings.value.slice(0, MOST);
  const from = usePages(bots.length, isBig);
  const columns = isBig ? bots.slice(from, from + PAGE) : bots;
  const isFew = columns.length <= FEW && columns.every(({ name }) => name.length <= 2 * SHORT && name.split(/[\s_-]/).every((word) => word.length <= SHORT));
  const live = new Set(playing.value.flatMap(({ bots: ids }) => ids.flatMap((a) => ids.map((b) => `${a} ${b}`))));
  const [atRow = 0, atColumn = 0] = reached.split(" ").map(Number);
  const isInside = atRow < bots.length && atColumn < bots.length;
  const open = (target: EventTarget | null) => {
    const match = target instanceof HTMLElement ? Number(target.closest("td")?.dataset.match) : NaN;
    if (match > 0) void visit(match);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      open(event.target);
      return;
    }
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = [atRow + step[0], atColumn + step[1]].map((n) => Math.max(0, Math.min(bots.length - 1, n))).join(" ");
    setReached(to);
    table.current?.querySelector<HTMLElement>(`[data-place="${to}"]`)?.focus();
  };
  return (
    <section class="card t-card t-cross" aria-labelledby="t-cross">
      <header class="t-head">
        <h2 id="t-cross">{t("cross")}</h2>
        <span class="note">
          {columns.length < bots.length && `${t("crossPage", { from: from + 1, to: from + columns.length, all: bots.length })} · `}
          {t("crossNote")}
        </span>
      </header>
      {head.value?.cross === false ? (
        <p class="note">{t("crossNone")}</p>
      ) : (
        <div class="t-scroll">
          <table class={`cross ${isFew ? "is-few" : ""}`} role="grid" aria-labelledby="t-cross" ref={table} onKeyDown={onKeyDown} onClick={(event) => open(event.target)}>
            <thead>
              <tr>
                <td />
                {columns.map((bot) => (
                  <th key={bot.id} scope="col" title={bot.name}><span>{bot.name}</span></th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bots.map((row, down) => (
                <tr key={row.id}>
                  <th scope="row" class="is-name" title={row.name}>{row.name}</th>
                  {columns.map((column, across) => (
                    <Cell
                      key={column.id}
                      row={row}
                      column={column}
                      isLive={live.has(`${row.id} ${column.id}`)}
                      place={`${down} ${from + across}`}
                      isReached={isInside ? reached === `${down} ${from + across}` : down + across === 0}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p class="note">
        <span class="scale" aria-hidden="true"><span>{t("lost")}</span><i /><span>{t("won")}</span></span>
        {t("crossHelp")}
        {live.size > 0 && ` ${t("crossLive")}`}
        <span class="of-keys"> {t("crossKeys")}</span>
      </p>
    </section>
  );
}
