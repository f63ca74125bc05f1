/* found.tsx: what the analysis of a position says and, after the end, of the
 * whole game. Loaded once somebody asks for it. */
import { analysed, analyses, analyst, faults, problems, prospects, type Fault } from "../analysis";
import { layout, tab } from "../layout";
import type { Table } from "../messages";
import { moveText, nameOf, names } from "../play";
import { stopPlaying } from "../replay";
import { lang } from "../settings";
import { store } from "../table";
import { t, wellSet } from "../words";
import { Plot } from "./plot";

function jump(ply: number): void {
  stopPlaying();
  store.goTo(ply);
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${wellSet(words.slice(1))}.`;

/* A mistake is seen where it was made: the position before it, in which the better move is known. */
function showFault(ply: number): void {
  jump(ply - 1);
  if (layout.peek() === "phone") tab.value = "board";
}

function Faults({ table, found }: { table: Table; found: Fault[] }) {
  return (
    <ul class="faults" aria-label={t("game.faults")}>
      {found.map(({ ply, text }) => (
        <li key={ply}>
          <button type="button" aria-current={store.ply.value === ply - 1 ? "step" : undefined} onClick={() => showFault(ply)}>
            <b>{t("game.faultAt", { n: ply })}</b> {moveText(table.moves[ply - 1]?.text ?? null)} <span>{wellSet(text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/* The whole game, once it is over. */
function Course({ table }: { table: Table }) {
  const { done, all } = analysed.value;
  const found = faults.value;
  if (!table.result || table.seats.length !== 2) {
    return null;
  }
  return (
    <>
      <Plot
        title={t("game.prospects")}
        values={prospects.value}
        reach={1}
        isChance
        at={store.ply.value}
        sides={[nameOf(1), nameOf(2)]}
        owner={nameOf(1)}
        marks={found}
        onJump={jump}
      />
      {done < all ? (
        <p class="analysis-note" role="status">{t("game.analysisRuns", { done, all })}</p>
      ) : (
        found.length === 0 && analyst.value?.fault && <p class="analysis-note">{t("game.noFaults")}</p>
      )}
      {found.length > 0 && <Faults table={table} found={found} />}
    </>
  );
}

export default function Found({ table }: { table: Table }) {
  const Card = analyst.value?.Card;
  const isOver = table.result !== null && store.isLive.value;
  /* While computers play on, the last answer stays until the next one is there. */
  const lags = !analyses.value.has(store.ply.value) && store.isLive.value && !isOver;
  const ply = lags ? Math.max(-1, ...[...analyses.value.keys()].filter((at) => at < store.ply.value)) : store.ply.value;
  const found = analyses.value.get(ply) ?? null;
  return (
    <>
      {(found === null && !isOver) || !Card ? (
        <p class="analysis-note" role="status">{problems.has(ply) ? sentence(problems.get(ply)!) : t("game.analysisThinks")}</p>
      ) : (
        <Card
          analysis={found}
          all={analyses.value}
          ply={ply}
          steps={table.moves}
          over={isOver}
          lang={lang.value}
          names={names.value}
          onJump={jump}
        />
      )}
      <Course table={table} />
    </>
  );
}
