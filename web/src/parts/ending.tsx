/* ending.tsx: how the game ended, why, and what to do next. */
import { canAnalyse, isAnalysing } from "../analysis";
import { gameInfo } from "../api";
import { keepMatch, keepTokens } from "../identity";
import { layout, tab } from "../layout";
import type { Result, Table } from "../messages";
import { isMine, nameOf } from "../play";
import { togglePlaying } from "../replay";
import { navigate } from "../router";
import { store } from "../table";
import { inLang, list, t } from "../words";
import { saveRecord } from "./actions";
import { copyAndSay, tableLink } from "./dialogs";
import { Button } from "./ui";

function seatsWith(result: Result, value: number): number[] {
  return result.utility.flatMap((each, at) => (each === value ? [at + 1] : []));
}

function headline(table: Table, result: Result): string {
  const best = Math.max(...result.utility);
  const winners = seatsWith(result, best);
  if (best <= 0 || winners.length === table.seats.length) {
    return t("game.endDraw");
  }
  if (table.you.length === 1) {
    return t(winners.some(isMine) ? "game.endWon" : "game.endLost");
  }
  return t("game.endWins", { names: list(winners.map(nameOf)), n: winners.length });
}

function reasonOf(table: Table, result: Result): string {
  if (result.why) {
    const losers = seatsWith(result, Math.min(...result.utility)).map(nameOf);
    return t(`game.why.${result.why}`, { names: list(losers) });
  }
  const words = gameInfo(table.game)?.reasons[result.reason];
  return words ? sentence(inLang(words)) : result.words;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** From the best to the worst, with what the game counts. */
function Ranking({ result }: { result: Result }) {
  const { scores } = result;
  if (!scores) {
    return null;
  }
  const seats = scores.map((_, at) => at + 1).sort((a, b) => result.utility[b - 1]! - result.utility[a - 1]!);
  return (
    <ol class="ranking">
      {seats.map((seat) => (
        <li key={seat}>
          <span>{nameOf(seat)}</span> <b>{scores[seat - 1]}</b>
        </li>
      ))}
    </ol>
  );
}

async function rematch(before: string): Promise<void> {
  const next = store.rematch.peek() ?? (await store.askRematch());
  if (next) {
    keepTokens(next.table, next.tokens);
    keepMatch(next.table, before);
    navigate(`/t/${next.table}`);
  }
}

/* On a phone what the solver says stands behind a tab. */
function analyse(): void {
  isAnalysing.value = true;
  if (layout.peek() === "phone") {
    tab.value = "score";
  }
}

export function Ending({ table }: { table: Table }) {
  const { result } = table;
  const isPhone = layout.value === "phone";
  if (!result) {
    return null;
  }
  return (
    <section class="card ending" aria-labelledby="ending-title">
      <h2 id="ending-title">{headline(table, result)}</h2>
      <p>{reasonOf(table, result)}</p>
      <Ranking result={result} />
      <div class="ending-buttons">
        {(table.can.rematch || store.rematch.value) && (
          <Button variant="primary" size="small" onClick={() => void rematch(table.table)}>
            {t(store.rematch.value ? "game.rematchJoin" : "game.rematch")}
          </Button>
        )}
        {isPhone && <Button size="small" onClick={() => (tab.value = "score")}>{t("game.scoreExplained")}</Button>}
        {canAnalyse.value && !isAnalysing.value && (
          <Button size="small" onClick={analyse}>{t("game.analysisStart")}</Button>
        )}
        <Button size="small" onClick={togglePlaying}>{t("game.replayGame")}</Button>
        {!isPhone && (
          <Button size="small" onClick={() => void copyAndSay(tableLink(table))}>
            {t("game.copyLink")}
          </Button>
        )}
        {!isPhone && table.can.record && <Button size="small" onClick={() => void saveRecord(table)}>{t("game.save")}</Button>}
      </div>
    </section>
  );
}
