/* analysis.tsx: the card in which a game's solver, or a search, is asked. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { canAnalyse, isAnalysing, toggleAnalysis } from "../analysis";
import { loadAgain } from "../api";
import type { Table } from "../messages";
import { t } from "../words";
import { isTask } from "./actions";
import { isCurtainDown } from "./seating";
import { Button } from "./ui";

const found = signal<ComponentType<{ table: Table }> | null>(null);

function Found({ table }: { table: Table }) {
  useEffect(() => void import("./found").then((part) => (found.value = part.default), loadAgain), []);
  const Card = found.value;
  return Card ? <Card table={table} /> : <p class="analysis-note" role="status">{t("game.analysisThinks")}</p>;
}

/** After the end, once opened, it stands first. */
export function AnalysisCard({ table }: { table: Table }) {
  const isOpen = isAnalysing.value;
  const isFirst = isOpen && table.result !== null;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isFirst) card.current?.scrollIntoView({ block: "nearest" });
  }, [isFirst]);
  if (!canAnalyse.value || isCurtainDown(table) || isTask()) {
    return null;
  }
  return (
    <section ref={card} class={`card analysis ${isFirst ? "is-first" : ""}`} aria-labelledby="analysis-title">
      <div class="analysis-head">
        <h2 id="analysis-title">{t("game.analysis")}</h2>
        <Button size="small" aria-expanded={isOpen} title={t("game.analysisHelp")} onClick={toggleAnalysis}>
          {t(isOpen ? "game.analysisStop" : "game.analysisStart")}
        </Button>
      </div>
      {isOpen && <Found table={table} />}
    </section>
  );
}
