/* judged.tsx: what a search says of every move of a position, for games whose
 * folder has no card of its own. Loaded once somebody asks for an analysis. */
import type { AnalysisProps, GameAnalysis } from "../board";
import { speaker, wellSet, type Entry } from "../dictionary";
import { moveText } from "../play";
import { lang } from "../settings";
import { store } from "../table";
import { FALL, LOST } from "../turning";

/** The answer of docs/API.md, Analyses; values are those of the player who is to
 * move, -1..1. */
interface Judged {
  value: number | null;
  line: string[];
  moves: { move: string; value: number }[];
}

const fr = {
  prospects: "L'ordinateur donne {chances} des points au joueur au trait.",
  unknown: "Pas d'évaluation pour cette position.",
  over: "La partie est finie ici. Revenez à un coup pour voir ce qu'il valait.",
  moves: "Ce que vaut chaque coup",
  played: "joué",
  unsearched: "écarté",
  choose: "Choisir {move}",
  more: { one: "et {n} coup qui vaut moins", other: "et {n} coups qui valent moins" },
  fell: "de {before} à {after}, mieux : {move}",
  brief: "le mieux : {move}, {chances}",
  briefPlayed: "le mieux : {move}, {chances} ; joué : {own}",
};

const en = {
  prospects: "The computer gives {chances} of the points to the player to move.",
  unknown: "No evaluation for this position.",
  over: "The game is over here. Go back to a move to see what it was worth.",
  moves: "What each move is worth",
  played: "played",
  unsearched: "set aside",
  choose: "Choose {move}",
  more: { one: "and {n} move that is worth less", other: "and {n} moves that are worth less" },
  fell: "from {before} to {after}, better: {move}",
  brief: "best: {move}, {chances}",
  briefPlayed: "best: {move}, {chances}; played: {own}",
} satisfies Record<keyof typeof fr, Entry>;

const t = speaker<keyof typeof fr>({ fr, en });

/** The number of moves listed while the game goes on, and when one looks back. */
const LISTED = 10;
const LISTED_BACK = 5;

/** A utility as a share of the points: a win is all of them. */
const chances = (value: number): string =>
  new Intl.NumberFormat(lang.value, { style: "percent", maximumFractionDigits: 0 }).format((value + 1) / 2);

function Row({ move, value, best, isPlayed }: { move: string; value: number; best: number; isPlayed: boolean }) {
  const legal = store.legal.value.find((each) => each.move === move);
  const text = wellSet(moveText(move));
  return (
    <li class={isPlayed ? "is-played" : ""}>
      {legal
        ? <button type="button" class="as-link" aria-label={t("choose", { move: text })} onClick={() => store.choose(legal)}>{text}</button>
        : <span>{text}</span>}
      {isPlayed && <em>{t("played")}</em>}
      <b class={value === best ? "is-best" : ""}>{chances(value)}</b>
    </li>
  );
}

function Card({ analysis, steps, ply, over }: AnalysisProps) {
  const found = analysis as Judged | null;
  if (over || !found) return <p class="analysis-note">{t("over")}</p>;
  const { value, moves } = found;
  if (value === null) return <p class="analysis-note">{t("unknown")}</p>;
  const played = steps[ply]?.text ?? null;
  const listed = steps.length > ply ? LISTED_BACK : LISTED;
  const shown = moves.filter(({ move }, at) => at < listed || move === played);
  return (
    <>
      <p>{t("prospects", { chances: chances(value) })}</p>
      <ol class="judged" aria-label={t("moves")}>
        {shown.map((each) => <Row key={each.move} {...each} best={moves[0]!.value} isPlayed={each.move === played} />)}
        {played !== null && !moves.some(({ move }) => move === played) && (
          <li class="is-played"><span>{wellSet(moveText(played))}</span><em>{t("played")}</em><b>{t("unsearched")}</b></li>
        )}
      </ol>
      {moves.length > shown.length && <p class="analysis-note">{t("more", { n: moves.length - shown.length })}</p>}
    </>
  );
}

function brief({ value, moves: [best, ...others] }: Judged, played: string | null): string | null {
  if (value === null || !best) return null;
  const own = others.find(({ move }) => move === played);
  const move = moveText(best.move);
  return own ? t("briefPlayed", { move, chances: chances(best.value), own: chances(own.value) }) : t("brief", { move, chances: chances(best.value) });
}

export const judged: GameAnalysis = {
  Card,
  brief,
  prospects: ({ value }: Judged, mover) => (value === null ? null : mover === 1 ? value : -value),
  fault: ({ by, text }, before: Judged, after) => {
    const [best] = before.moves;
    const own = before.moves.find(({ move }) => move === text)?.value;
    const has = own ?? (after === null ? null : by[0] === 1 ? after : -after);
    const had = before.value;
    if (!best || best.move === text || had === null || has === null || had < LOST || had - has < FALL) return null;
    return t("fell", { before: chances(had), after: chances(has), move: moveText(best.move) });
  },
};
