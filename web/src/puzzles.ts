/* puzzles.ts: positions with one clear best move, from puzzles.json in a game's
 * folder (joute puzzles), and which of them were solved in this browser. */
import { signal } from "@preact/signals";
import { puzzleLoaders } from "./boards.gen";
import { speaker, type Entry } from "./dictionary";
import type { Lang } from "./messages";

export interface Puzzle {
  /** The weakest level that finds the move, 1 to 8. */
  level: number;
  best: string;
  next: string;
  /** The chances of 100 after `best` and after `next`. */
  worth: [number, number];
  options: Record<string, unknown>;
  state: Record<string, unknown>;
}

const fr = {
  title: "Problèmes : {game}",
  lead: "Trouvez le seul bon coup. Une mauvaise réponse est réfutée sur le plateau.",
  today: "Position du jour",
  todayDone: "Position du jour : résolue",
  streak: { one: "{n} jour de suite", other: "{n} jours de suite" },
  solved: "{n} sur {of} résolus",
  doneOnes: "Résolus · {n}",
  next: "Continuer : problème {n}",
  group: "Niveaux {from} à {to}",
  groupOne: "Niveau {from}",
  level: "Niveau {n}",
  number: "Problème {n}, niveau {level}",
  numberDone: "Problème {n}, niveau {level}, résolu",
  card: "Problème {n} sur {of}, niveau {level}.",
  ask: "À vous de jouer : un seul coup est bon.",
  hint: "Le bon coup vous laisse {best} % de chances, tout autre {next} % au plus.",
  missed: "{move} : {own} % de chances, contre {best} % après le bon coup.",
  missedMost: "{move} : {next} % de chances au plus, contre {best} % après le bon coup.",
  played: "Vous avez joué {move}.",
  done: "Vous avez {best} % de chances ; le meilleur autre coup ({other}) en laissait {next} %.",
  solution: "La solution",
  solutionIs: "La solution : {move}.",
  following: "Problème suivant",
  leave: "Problèmes",
  lessonTitle: "Leçon",
  lessonNumber: "Leçon {n} sur {of}.",
  right: "Bien joué.",
  notYet: "Pas encore.",
  aHint: "Un indice",
  question: "La question",
  retry: "Réessayer",
  nextLesson: "Leçon suivante",
  playGame: "Jouer une partie",
  rules: "Les règles",
  refuted: "La suite :",
} satisfies Record<string, Entry>;
type Key = keyof typeof fr;
const en: Record<Key, Entry> = {
  title: "Puzzles: {game}",
  lead: "Find the only good move. A wrong answer is refuted on the board.",
  today: "Position of the day",
  todayDone: "Position of the day: solved",
  streak: { one: "{n} day in a row", other: "{n} days in a row" },
  solved: "{n} of {of} solved",
  doneOnes: "Solved · {n}",
  next: "Go on: puzzle {n}",
  group: "Levels {from} to {to}",
  groupOne: "Level {from}",
  level: "Level {n}",
  number: "Puzzle {n}, level {level}",
  numberDone: "Puzzle {n}, level {level}, solved",
  card: "Puzzle {n} of {of}, level {level}.",
  ask: "It is your move: only one is good.",
  hint: "The right move leaves you chances of {best} %, any other {next} % at most.",
  missed: "{move}: chances of {own} %, against {best} % after the right move.",
  missedMost: "{move}: chances of {next} % at most, against {best} % after the right move.",
  played: "You played {move}.",
  done: "Your chances are {best} %; the best other move ({other}) left {next} %.",
  solution: "The solution",
  solutionIs: "The solution: {move}.",
  following: "Next puzzle",
  leave: "The puzzles",
  lessonTitle: "Lesson",
  lessonNumber: "Lesson {n} of {of}.",
  right: "Well done.",
  notYet: "Not yet.",
  aHint: "A hint",
  question: "The question",
  retry: "Try again",
  nextLesson: "Next lesson",
  playGame: "Play a game",
  rules: "The rules",
  refuted: "What follows:",
};
export const say = speaker<Key>({ fr, en } as Record<Lang, Record<Key, Entry>>);

/** The easiest first. */
export async function puzzlesOf(game: string): Promise<Puzzle[]> {
  const all = (await puzzleLoaders[game]!()).default as Puzzle[];
  return [...all].sort((a, b) => a.level - b.level);
}

/** True if a step of player 1 solves the puzzle. If all choose at once, player 1's choice comes
 * first in the step. */
export function solves({ best, state }: Puzzle, step: string): boolean {
  return (state.turn === "all" ? step.split(",")[0] : step) === best;
}

/** What is kept: numbers of solved puzzles by game, the last day on which one was solved, and how many days
 * in a row. */
export interface Solved {
  games: Record<string, number[]>;
  day: number;
  streak: number;
}

const DAY_MS = 86_400_000;
/** Days since 1970 where the person is. */
export const dayOf = (date: Date): number => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / DAY_MS);

/** The puzzle of the day: another one every day, until all have been shown. */
export function ofTheDay(count: number, day: number): number {
  const strides = [7, 11, 13, 17, 19].filter((stride) => count % stride !== 0);
  return count > 0 ? (day * strides[0]!) % count : 0;
}

export function withSolved({ games, day, streak }: Solved, game: string, number: number, today: number): Solved {
  const before = games[game] ?? [];
  return {
    games: { ...games, [game]: before.includes(number) ? before : [...before, number] },
    day: today,
    streak: day === today ? streak : day === today - 1 ? streak + 1 : 1,
  };
}

/** Days in a row up to today; a day without a puzzle ends them. */
export const streakAt = ({ day, streak }: Solved, today: number): number => (day >= today - 1 ? streak : 0);

const KEY = "joute.puzzles";
const NONE: Solved = { games: {}, day: 0, streak: 0 };
function read(): Solved {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Solved | null;
    const isWhole = kept && Object.values(kept.games).every(Array.isArray) && Number.isInteger(kept.day) && Number.isInteger(kept.streak);
    return isWhole ? kept : NONE;
  } catch {
    return NONE;
  }
}
export const solved = signal<Solved>(typeof localStorage === "undefined" ? NONE : read());

export function noteSolved(game: string, number: number): void {
  solved.value = withSolved(solved.peek(), game, number, dayOf(new Date()));
  try {
    localStorage.setItem(KEY, JSON.stringify(solved.peek()));
  } catch {
    /* Storage is full or forbidden: the result lasts as long as the page. */
  }
}
