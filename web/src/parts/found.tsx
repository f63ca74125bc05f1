/* found.tsx: what the analysis of a position says and, after the end, of the
 * whole game. Loaded once somebody asks for it. */
import { analysed, analyses, analyst, faults, problems, prospects, type Fault } from "../analysis";
import { speaker } from "../dictionary";
import type { Table } from "../messages";
import { moveText, nameOf, names } from "../play";
import { stopPlaying } from "../replay";
import { lang } from "../settings";
import { store } from "../table";
import { t, wellSet } from "../words";
import { Data } from "./plot";

const fr = {
  runs: "{done} sur {all} positions…",
  faults: "Erreurs",
  count: { one: "Une erreur", other: "{n} erreurs" },
  at: "coup {n}",
  none: "Aucun coup ne perd 10 points ou plus.",
  chances: "Chances de {name}",
};
const en = {
  runs: "{done} of {all} positions…",
  faults: "Mistakes",
  count: { one: "One mistake", other: "{n} mistakes" },
  at: "move {n}",
  none: "No move loses 10 points or more.",
  chances: "Chances of {name}",
} satisfies typeof fr;
const say = speaker<keyof typeof fr>({ fr, en });

function jump(ply: number): void {
  stopPlaying();
  store.goTo(ply);
}

const percent = (value: number): string => new Intl.NumberFormat(lang.value, { style: "percent" }).format((value + 1) / 2);
const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${wellSet(words.slice(1))}.`;

/* A mistake is seen where it was made: the position before it, in which the better move is known. */
function Faults({ table, found }: { table: Table; found: Fault[] }) {
  return (
    <ul class="faults" aria-label={say("faults")}>
      {found.map(({ ply, text }) => (
        <li key={ply}>
          <button type="button" aria-current={store.ply.value === ply - 1 ? "step" : undefined} onClick={() => jump(ply - 1)}>
            <b>{say("at", { n: ply })}</b> {moveText(table.moves[ply - 1]?.text ?? null)} <span>{wellSet(text)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/* The whole game, once it is over. Its curve is over the slider. */
function Course({ table }: { table: Table }) {
  const { done, all } = analysed.value;
  const found = faults.value;
  if (!table.result) {
    return null;
  }
  /* Of several players few steps are judged: no room is kept for them. */
  const isRunning = done < all && table.seats.length === 2;
  return (
    <div class={`course-faults ${isRunning ? "is-running" : ""} ${isRunning || found.length > 0 ? "is-kept" : ""}`}>
      <p class="analysis-note" role="status">
        {done < all ? say("runs", { done, all })
          : found.length > 0 ? say("count", { n: found.length })
          : analyst.value?.fault && say("none")}
      </p>
      {found.length > 0 && <Faults table={table} found={found} />}
    </div>
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
      <Course table={table} />
      <div class="found">
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
      </div>
      {table.result && table.seats.length === 2 && <Data title={say("chances", { name: nameOf(1) })} values={prospects.value} format={percent} unit={t("game.ply")} />}
    </>
  );
}
