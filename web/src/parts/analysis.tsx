/* analysis.tsx: the card in which a game's solver, or a search, is asked. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
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

export function AnalysisCard({ table }: { table: Table }) {
  if (!canAnalyse.value || isCurtainDown(table) || isTask()) {
    return null;
  }
  const isOpen = isAnalysing.value;
  return (
    <section class="card analysis" aria-labelledby="analysis-title">
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
