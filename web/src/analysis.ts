/* analysis.ts: what the game's solver, or a search, says about positions. When
 * a person asks for it, the page asks for the position shown and, in a finished
 * game, for all the others after it, one question at a time. */
import { computed, effect, signal, untracked } from "@preact/signals";
import type { GameAnalysis } from "./board";
import { names, page } from "./play";
import { store } from "./table";
import type { ServerError } from "./transport";
import { lang } from "./settings";

/** True once somebody has asked for the analysis. */
export const isAnalysing = signal(false);
/** Answers by ply; only the game's own page knows their form. undefined if the
 * solver had no answer. */
export const analyses = signal<ReadonlyMap<number, unknown>>(new Map());
/** Why the solver had no answer, by ply. */
export const problems = new Map<number, string>();

/** Raised whenever all answers are forgotten, so that late answers to earlier questions are ignored. */
let epoch = 0;
let isAsking = false;
const BUSY_MS = 700;

/* For games that do not say themselves how their analysis is shown. */
const usual = signal<GameAnalysis | null>(null);
/** How answers are shown; null until that is loaded. */
export const analyst = computed(() => page.value?.analysis ?? usual.value);

export const canAnalyse = computed(() => (store.table.value?.can.analyse ?? false) && page.value !== null);

/** What is known about the position on the screen. */
export const shownAnalysis = computed<unknown>(() =>
  isAnalysing.value ? (analyses.value.get(store.ply.value) ?? null) : null,
);

/** The number of positions of a finished game that are analysed, and the number of all. */
export const analysed = computed(() => ({ done: analyses.value.size, all: store.table.value?.ply ?? 0 }));

function wanted(): number | null {
  const table = store.table.peek();
  if (!table || !isAnalysing.peek() || !canAnalyse.peek()) {
    return null;
  }
  const isMissing = (ply: number) => !analyses.peek().has(ply) && (ply < table.ply || table.result === null);
  if (isMissing(store.ply.peek())) {
    return store.ply.peek();
  }
  const plies = table.result ? Array.from({ length: table.ply }, (_, ply) => ply) : [];
  return plies.find(isMissing) ?? null;
}

async function askFor(ply: number, asked: number): Promise<void> {
  const note = (found: unknown) => (analyses.value = new Map(analyses.peek()).set(ply, found));
  try {
    const found = await store.analyse(ply);
    if (asked === epoch) note(found);
  } catch (error) {
    const { code, text } = error as ServerError;
    if (asked !== epoch) {
      return;
    }
    if (code === "busy") {
      await new Promise((resolve) => setTimeout(resolve, BUSY_MS));
      return;
    }
    problems.set(ply, text);
    note(undefined);
  }
}

async function askOn(): Promise<void> {
  const asked = epoch;
  if (isAsking) {
    return;
  }
  isAsking = true;
  for (let ply = wanted(); ply !== null && asked === epoch; ply = wanted()) {
    await askFor(ply, asked);
  }
  if (asked === epoch) {
    isAsking = false;
  }
}

/* Forgets the positions after ply; the others have not changed. */
function forgetAfter(ply: number): void {
  epoch++;
  isAsking = false;
  problems.clear();
  analyses.value = new Map([...analyses.peek()].filter(([at, found]) => at <= ply && found !== undefined));
}

export function toggleAnalysis(): void {
  isAnalysing.value = !isAnalysing.peek();
  if (!analyst.peek()) void import("./parts/judged").then(({ judged }) => (usual.value = judged));
}

/** Follows the table until the returned function is called. */
export function startAnalysis(): () => void {
  isAnalysing.value = false;
  forgetAfter(-1);
  const stops = [
    store.onNotice(({ kind }) => kind === "undone" && forgetAfter(store.table.peek()!.ply)),
    effect(() => {
      const isWanted = isAnalysing.value && canAnalyse.value && store.ply.value >= 0 && store.table.value !== null;
      if (isWanted) untracked(() => void askOn());
    }),
  ];
  return () => {
    stops.forEach((stop) => stop());
    forgetAfter(-1);
  };
}

/* What follows from the analysis --------------------------------------- */

const moverAt = (ply: number): number => {
  const { moves = [], turn } = store.table.value ?? {};
  return moves[ply]?.by[0] ?? (typeof turn === "number" ? turn : 1);
};

/** Player 1's prospects after each ply, from 0; null if not known yet. */
export const prospects = computed<(number | null)[]>(() => {
  const table = store.table.value;
  const own = analyst.value;
  if (!table || !own) {
    return [];
  }
  return Array.from({ length: table.ply + 1 }, (_, ply) => {
    if (ply === table.ply && table.result) {
      return table.result.utility[0] ?? null;
    }
    const found = analyses.value.get(ply);
    return found === undefined ? null : own.prospects(found, moverAt(ply));
  });
});

export interface Fault {
  /** The position after the step. */
  ply: number;
  text: string;
}

/** Steps that gave something away. */
export const faults = computed<Fault[]>(() => {
  const fault = analyst.value?.fault;
  const { moves = [], seats = [] } = store.table.value ?? {};
  /* Prospects of one player say nothing of several others. */
  const after = seats.length === 2 ? prospects.value : [];
  if (!fault) {
    return [];
  }
  return moves.flatMap((step, ply) => {
    const before = analyses.value.get(ply);
    const text = before === undefined ? null : fault(step, before, after[ply + 1] ?? null, lang.value, names.value);
    return text === null ? [] : [{ ply: ply + 1, text }];
  });
});
