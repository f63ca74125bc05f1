/* data.ts: the document in a report (src/tournament/results/report.c). */
import type { BotLines, DrawRun, GameEvent, Lang, Step } from "../messages";

export interface Bot {
  rank: number;
  name: string;
  file: string;
  points: number;
  score: number;
  played: number;
  wins: number;
  draws: number;
  losses: number;
  elo: number | null;
  elo_error: number | null;
  verdicts: number;
  games: number;
  moves: number;
  thought_us: number;
  late: number;
  finalist: boolean;
  /** Not among its points. */
  final_points: number;
  /** Pairs: a number of matches, and the bot's points after them. */
  curve: [number, number][];
}

/** The matches of row and column, the games that the row won, drew and lost, and the row's points
 * without those of the final; 0 if the two never met. */
export type Cell = [number, number, number, number, number] | 0;

export interface Verdict {
  name: string;
  /** 0 if the fault was found when the bot was checked. */
  match: number;
  game: number;
  move: number;
  code: string;
  why: Record<Lang, string>;
  words: string;
  position: string;
  advice: Record<Lang, string>;
}

export interface Position {
  view: any;
  facts: any;
  events: GameEvent[];
  draw?: DrawRun[][];
}

export type Kind = "closest" | "longest" | "verdict";

export interface PickedGame {
  kinds: Kind[];
  match: number;
  game: number;
  /** Steps of the whole game; the list `positions` may stop earlier. */
  steps: number;
  names: string[];
  result: { utility: number[]; scores: number[] | null; reason: string } | null;
  fr: { moves: Step[] };
  en: { moves: Step[] };
  positions: Position[];
  /** Only in a report for the teacher. */
  lines?: BotLines[];
}

export interface Report {
  lang: Lang;
  made: string;
  game: string;
  title: string;
  preset: string;
  format: string;
  games_each: number;
  /** The numbers of its matches; null if there is no final. */
  final: { bots: number; games_each: number; matches: number[] } | null;
  points: { of_match: boolean; win: number; draw: number; loss: number; fault: number };
  matches: number;
  total: number;
  games: number;
  plies: number;
  machine: { moves: number; overhead_us: number; late: number; busy: number; spoilt: number; too_busy: boolean };
  boards: { name: Record<Lang, string> }[];
  bots: Bot[];
  left_out: { file: string; reason: Record<Lang, string> }[];
  /** Indexed by board, row and column. */
  cells: Cell[][][];
  /** How likely the row is stronger than the column, in thousandths. */
  superiority: (number | null)[][];
  verdicts: Verdict[];
  picked: PickedGame[];
}

export const report: Report = JSON.parse(document.getElementById("data")!.textContent!);

export const isFinal = (match: number): boolean => report.final?.matches.includes(match) ?? false;

/** The sum of cells. */
export function addCells(cells: Cell[]): Cell {
  const met = cells.filter((cell) => cell !== 0);
  return met.length === 0 ? 0 : met.reduce((sum, cell) => sum.map((n, at) => n + cell[at]!) as typeof cell);
}

/** The results of one bot against another, on a board or, for -1, on all. */
export function cellOf(board: number, row: number, column: number): Cell {
  const tables = board < 0 ? report.cells : [report.cells[board]!];
  return addCells(tables.map((cells) => cells[row]?.[column] ?? 0));
}

/** The share of games won, where a draw counts half; null if they never met. */
export function shareOf(cell: Cell): number | null {
  if (cell === 0) return null;
  const [, won, drawn, lost] = cell;
  const games = won + drawn + lost;
  return games === 0 ? null : (won + drawn / 2) / games;
}
