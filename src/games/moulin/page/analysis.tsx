/* analysis.tsx: win, draw or loss of a position and of every move from it, with
 * the distance to the end; or the search's estimate if no table knows. */
import type { AnalysisProps, GameAnalysis } from "web/board";
import type { Lang, LegalMove, SeatNumber, Step } from "web/messages";
import { movesFrom } from "web/choices";
import { wordsOf, type MoulinWords } from "./words";

export type Worth = "win" | "draw" | "loss";

/** A judgement of a position, or of a move for the player who makes it: certain
 * (value, with the distance in plies), or the search's estimate, -1..1. */
export interface Judged {
  value?: Worth;
  plies?: number | null;
  score?: number;
}

/** What joute eval --json says, for the side to move. */
export interface Evaluation extends Judged {
  moves?: (Judged & { move: string })[];
  depth?: number;
  line?: string[];
}

/** Higher is better for the player to move: certain results first, a quick win
 * before a slow one and a slow loss before a quick one. */
export function rankOf({ value, plies, score = 0 }: Judged): number {
  if (value === "win") return 1e6 - (plies ?? 0);
  if (value === "loss") return -1e6 + (plies ?? 0);
  return value === "draw" ? 0 : score;
}

/** The moves about which something is known; without tables at least the one
 * that the search would make. */
function judgedMoves({ moves = [], line = [], score, value, plies }: Evaluation): (Judged & { move: string })[] {
  const [best] = line;
  const isListed = best === undefined || moves.some(({ move }) => move === best);
  /* One count for all: plies from the position on, the move itself included. */
  const counted = moves.map((each) => (each.plies === undefined || each.plies === null ? each : { ...each, plies: each.plies + 1 }));
  return isListed ? counted : [{ move: best, score, value, plies }, ...counted];
}

const inOrder = (found: Evaluation) => judgedMoves(found).sort((a, b) => rankOf(b) - rankOf(a));

/** The value of the best move at each place that can be picked next. */
export function worthOf(found: Evaluation | null, legal: LegalMove[], picked: string[]): Map<string, Judged> {
  const worth = new Map<string, Judged>();
  const judged = new Map((found ? judgedMoves(found) : []).map((each) => [each.move, each]));
  for (const { move, parts } of movesFrom(legal, picked)) {
    const part = parts[picked.length];
    const own = judged.get(move);
    if (part === undefined || !own) continue;
    const best = worth.get(part);
    if (!best || rankOf(own) > rankOf(best)) worth.set(part, own);
  }
  return worth;
}

/* A score as chances, like everywhere on the page. */
const scoreText = (score: number, lang: Lang): string =>
  new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format((score + 1) / 2);

/** "G24", "N", "P3", or the chances in percent; "G!" wins at once. */
export function shortText({ value, plies, score }: Judged, words: MoulinWords, lang: Lang): string {
  if (!value) return score === undefined ? "?" : scoreText(score, lang);
  if (value === "draw" || plies === undefined || plies === null) return words.worth[value];
  return `${words.worth[value]}${plies <= 1 ? "!" : plies}`;
}

/** Scores closer to 0 than this do not say who is better. */
const EVEN = 0.1;

/** The look of a mark: by what is certain, or by the sign of the score. */
export function kindOf({ value, score = 0 }: Judged): Worth {
  return value ?? (score > EVEN ? "win" : score < -EVEN ? "loss" : "draw");
}

/** The number of moves listed while the game goes on, and when one looks back. */
const LISTED = 10;
const LISTED_BACK = 5;

const spaced = (move: string): string => move.replace("-", " → ").replace("x", " ✕ ");
const worthText = (judged: Judged, words: MoulinWords, lang: Lang): string =>
  judged.value ? words.worthLong(judged.value, judged.plies) : shortText(judged, words, lang);

function MoveRow({ judged, isPlayed, words, lang }: { judged: Judged & { move: string }; isPlayed: boolean; words: MoulinWords; lang: Lang }) {
  return (
    <li class={isPlayed ? "is-played" : ""}>
      <span>{spaced(judged.move)}</span>
      {isPlayed && <em>{words.wasPlayed}</em>}
      <b class={`moulin-worth is-${kindOf(judged)}`}>{worthText(judged, words, lang)}</b>
    </li>
  );
}

function Card(props: AnalysisProps) {
  const { lang } = props;
  const words = wordsOf(lang);
  const found = props.analysis as Evaluation | null;
  if (!found) return <p class="analysis-note">{words.overHere}</p>;
  const played = props.steps[props.ply]?.text ?? null;
  const moves = inOrder(found);
  const listed = props.steps.length > props.ply ? LISTED_BACK : LISTED;
  const shown = moves.filter(({ move }, at) => at < listed || move === played);
  return (
    <div class="moulin-analysis">
      <p>
        {words.toMove}{" "}
        <b class={`moulin-worth is-${kindOf(found)}`}>{worthText(found, words, lang)}</b>
        {found.depth !== undefined && <span class="analysis-note"> {words.depth(found.depth)}</span>}
      </p>
      {found.line && found.line.length > 0 && <p class="analysis-note">{found.line.map(spaced).join(" · ")}</p>}
      {shown.length > 0 && (
        <ol>
          {shown.map((judged) => (
            <MoveRow key={judged.move} judged={judged} isPlayed={judged.move === played} words={words} lang={lang} />
          ))}
        </ol>
      )}
      {moves.length > shown.length && <p class="analysis-note">{words.others(moves.length - shown.length)}</p>}
    </div>
  );
}

/* For the side to move, -1..1. */
function own(found: Evaluation): number {
  if (found.value) return found.value === "win" ? 1 : found.value === "loss" ? -1 : 0;
  /* Only certain results are exactly even, won or lost. */
  return Math.max(-0.99, Math.min(0.99, found.score || 1e-6));
}

const seen = (value: number, seat: SeatNumber): number => (seat === 1 ? value : -value);
const isSure = (value: number): boolean => value === 1 || value === 0 || value === -1;

/** A step is a mistake if the search's score falls by as much, unless the game was lost already (web/src/turning.ts). */
const FALL = 0.2;
const LOST = -0.5;

/** A lost draw or a thrown-away win, if both values are certain; otherwise a step
 * after which the search's opinion is much worse. */
function lost(by: SeatNumber, before: Evaluation, after: number, lang: Lang): string | null {
  const words = wordsOf(lang);
  const had = own(before);
  const has = seen(after, by);
  if (has >= had) return null;
  if (!before.value) return had - has < FALL || had < LOST ? null : words.fell(scoreText(had, lang), scoreText(has, lang));
  if (!isSure(has)) return null;
  if (had === 1) return has === 0 ? words.winToDraw : words.winToLoss;
  return words.drawToLoss;
}

/* What a step lost, and the move that was better. */
function fault({ by, text }: Step, before: Evaluation, after: number | null, lang: Lang): string | null {
  const what = after === null ? null : lost(by[0] ?? 1, before, after, lang);
  const best = inOrder(before)[0]?.move;
  return what && best && best !== text ? `${what}, ${wordsOf(lang).better(spaced(best))}` : what;
}

function brief(found: Evaluation, played: string | null, lang: Lang): string {
  const words = wordsOf(lang);
  const moves = inOrder(found);
  const own = moves.find(({ move }) => move === played);
  const best = moves[0] && moves[0] !== own ? words.best(spaced(moves[0].move)) : "";
  return [worthText(found, words, lang), best, own && `${words.wasPlayed} : ${worthText(own, words, lang)}`].filter(Boolean).join(" · ");
}

export const analysis: GameAnalysis = {
  Card,
  brief,
  prospects: (found: Evaluation, mover) => seen(own(found), mover),
  fault,
};
