/* messages.ts: what the server and the page say to each other (docs/API.md). */

export type Lang = "fr" | "en";
/** A player, from 1; 0 is a watcher. */
export type SeatNumber = number;

export interface Seat {
  kind: "human" | "computer" | "open";
  name: string;
  spec?: string;
  here: boolean;
}

export interface LegalMove {
  move: string;
  /** The move as a person picks it, one part after the other. */
  parts: string[];
  /** The effect of the move, in words. */
  say: string;
  /** The events of the step it would make, if the game's RULES.md says so. */
  events?: GameEvent[];
}

export interface RefusedMove {
  move: string;
  why: string;
}

export interface GameEvent {
  code: string;
  [parameter: string]: unknown;
}

export interface Step {
  by: SeatNumber[];
  text: string | null;
  say: string;
  mark: string | null;
  curve: number | null;
  /** Each player's share of what all play for. */
  shares?: number[];
  ms: number;
}

export interface Result {
  utility: number[];
  scores: number[] | null;
  reason: string;
  words: string;
  /** "{} has lost the King", about the seat `whose`. */
  because?: string;
  whose?: SeatNumber;
  why?: "resigned" | "time" | "fault";
}

export interface Clock {
  left: number[];
  running: SeatNumber[];
  now: number;
}

export interface Permissions {
  undo: "free" | "ask" | null;
  redo: boolean;
  hint: boolean;
  eval: boolean;
  record: boolean;
  resign: boolean;
  rematch: boolean;
  /** The same deal can be played again. */
  again: boolean;
  analyse: boolean;
  /** A premove may be prepared while another player thinks. */
  ahead: boolean;
}

/** A run of characters of a text drawing: text, ink, paper. */
export type DrawRun = [string, number, number];

/** What the user could play if it were the user's turn. */
export type Ahead = Pick<Position, "ply" | "view" | "facts" | "legal" | "refused">;

/** The state of a game as one client may see it. */
export interface Position {
  ply: number;
  turn: number | "all" | "chance" | "over";
  owing: SeatNumber[];
  as: SeatNumber;
  next: SeatNumber;
  /** The choice that the seat `as` has sealed while others still choose. */
  sealed: string | null;
  view: unknown;
  facts: Record<string, unknown>;
  legal: LegalMove[];
  refused: RefusedMove[];
  status: string;
  clock: Clock | null;
  result: Result | null;
  can: Permissions;
  draw?: DrawRun[][];
}

export interface Table extends Position {
  table: string;
  seq: number;
  game: string;
  options: Record<string, boolean | number | string>;
  clock_rule: ClockRule | null;
  seats: Seat[];
  you: SeatNumber[];
  ask: { what: "undo"; by: SeatNumber } | null;
  watchers: number;
  moves: Step[];
}

export interface ClockRule {
  base: number;
  step: number;
}

export interface TableSummary {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: Seat[];
  clock: ClockRule | null;
  ply: number;
  turn: number | "all" | "chance" | "over";
  watchers: number;
  over: boolean;
}

/** A table that the user is not at, as watchers see it. */
export interface Glance {
  id: string;
  seq: number;
  ply: number;
  over: boolean;
  view: unknown;
}

/** A position without a table. */
export type Trial = Omit<Position, "clock" | "can"> & { moves: Step[]; events: GameEvent[] };

export type Words = Record<Lang, string>;

export interface OptionInfo {
  key: string;
  type: "bool" | "int" | "choice";
  default: boolean | number | string;
  min?: number;
  max?: number;
  values?: string[];
  /** The names of the values, for people. */
  names?: Words[];
  name: Words;
  help: Words;
}

export interface GameInfo {
  id: string;
  title: string;
  players: [number, number];
  options: OptionInfo[];
  /** Sets of options that people choose by name; without those at their
   * defaults. */
  presets: ({ options: Record<string, boolean | number | string> } & Words)[];
  seats: Words[];
  reasons: Record<string, Words>;
  /** One paragraph; "" for a game without a guide. */
  about: Words;
  levels: ({ spec: string; elo?: number; spared?: boolean } & Words)[];
  hides: boolean;
  seals: boolean;
}

export interface SeatRequest {
  kind: "me" | "open" | "computer";
  name?: string;
  spec?: string;
}

/** The head of a tournament page; without a store it holds only the state. */
export interface TournamentHead {
  state: "none" | "waiting" | "running" | "paused" | "over";
  game?: string;
  title?: string;
  format?: string;
  games_each?: number;
  points?: { of_match: boolean; win: number; draw: number; loss: number; fault: number };
  boards?: Words[];
  /** When it began, in s; 0 if that is not known. */
  begun?: number;
  bots?: number;
  left_out?: number;
  done?: number;
  total?: number;
  playing?: number;
  games?: number;
  /** When it is expected to end, in s; 0 if unknown. */
  end?: number;
  cross?: boolean;
}

/** How the tournament stands, in short. */
export interface TournamentStanding {
  head: TournamentHead;
  leader?: { name: string; points: number };
}

/** A row begins with its key (in cells, two numbers). A row that is only its key has been removed. */
export type TournamentRow = (number | string | boolean | number[])[];

/** All rows or, if there is a `since`, the changes since that version. */
export interface TournamentMessage {
  t: "tournament";
  board: number;
  version: number;
  since?: number;
  head?: TournamentHead;
  bots?: TournamentRow[];
  cells?: TournamentRow[];
  matches?: TournamentRow[];
  curves?: TournamentRow[];
}

/** How often a word came up, in games won, drawn and lost. */
export type WordCount = [string, number, number, number];
/** A bar of a histogram: from, to, count. */
export type Bar = [number, number, number];

export interface PlayedMatch {
  match: number;
  board: number;
  stage: number;
  round: number;
  games: number;
  /** Game numbers, or 0 where no such game was played. */
  closest: number;
  longest: number;
  sides: { bot: number; name: string; wins: number; draws: number; losses: number; fault: boolean; points: number }[];
  /** One letter for each game, from the first side: w, d, l. */
  results: string;
  reasons: WordCount[];
  firsts: WordCount[][];
  lengths: Bar[];
  ends: Bar[];
}

export interface ReplayPosition {
  view: any;
  facts: any;
  events: GameEvent[];
  step?: Step;
  draw?: DrawRun[][];
}

/** What a bot read and wrote for one move, and how long it took for it. */
export interface BotLines {
  move: number;
  player: number;
  read?: string;
  wrote?: string;
  stderr?: string;
  us?: number;
}

export interface Replay {
  match: number;
  game: number;
  steps: number;
  /** The step of the first position. */
  from: number;
  names: string[];
  result: { utility: number[]; scores: number[] | null; reason: string } | null;
  positions: ReplayPosition[];
  /** The bots' lines, if the request had a key that opens them. */
  lines?: BotLines[];
}

export type ClientMessage =
  | { t: "hello"; v: 1; lang: Lang; key?: string }
  | { t: "lobby"; on: boolean }
  | { t: "glance"; cid: string; tables: Record<string, number> }
  | { t: "try"; cid: string; game: string; options: Record<string, unknown>; state: unknown; move?: string }
  | { t: "check"; cid: string; game?: string; options?: Record<string, boolean | number | string>; record?: unknown }
  | {
      t: "create";
      cid: string;
      game?: string;
      options?: Record<string, boolean | number | string>;
      seed?: number;
      seats: SeatRequest[];
      clock?: ClockRule | null;
      listed?: boolean;
      record?: unknown;
      draw?: boolean;
    }
  | {
      t: "join";
      cid: string;
      table: string;
      tokens?: Record<string, string>;
      sit?: boolean;
      name?: string;
      since?: number;
      draw?: boolean;
    }
  | { t: "leave" }
  | { t: "look"; seat: SeatNumber }
  | { t: "move"; cid: string; ply: number; seat: SeatNumber; text: string }
  | { t: "challenge"; cid: string; bot: number; board: number; seat: SeatNumber; name: string }
  | { t: "undo" | "redo" | "hint" | "record" | "rematch" | "again" | "ahead"; cid: string }
  | { t: "answer"; cid: string; yes: boolean }
  | { t: "resign"; cid: string; seat: SeatNumber }
  | { t: "at"; cid: string; ply: number }
  | { t: "analyse"; cid: string; ply: number }
  | { t: "reopen"; cid: string; seat: SeatNumber }
  | { t: "phrase"; cid: string; seat: number; phrase: number }
  | { t: "tournament"; on: boolean; board?: number }
  | { t: "standing"; cid: string }
  | { t: "match"; cid: string; match: number }
  | { t: "replay"; cid: string; match: number; game: number; from: number; draw?: boolean; key?: string }
  | { t: "ping" };

export type ServerMessage =
  | { t: "welcome"; v: number; version: string; now: number; tournament?: boolean; challenge?: boolean }
  | { t: "lobby"; open: TableSummary[]; running: TableSummary[] }
  | { t: "glance"; cid: string; tables: Glance[] }
  | ({ t: "tried"; cid: string } & Trial)
  | {
      t: "checked";
      cid: string;
      game: string;
      options: Record<string, boolean | number | string>;
      view: any;
      facts: any;
    }
  | { t: "created" | "joined"; cid: string; table: string; tokens: Record<string, string> }
  | ({ t: "snapshot"; events?: GameEvent[] } & Table)
  | ({ t: "step"; table: string; seq: number; step: Step; events: GameEvent[] } & Partial<Table>)
  | ({ t: "change"; table: string; seq: number } & Partial<Table>)
  | { t: "eval"; ply: number; value: number | null }
  | { t: "hint"; cid: string; ply: number; move: string; say: string; value: number; line: string[] }
  | {
      t: "position";
      cid: string;
      ply: number;
      view: unknown;
      facts: Record<string, unknown>;
      events: GameEvent[];
      draw?: DrawRun[][];
    }
  | { t: "analysis"; cid: string; ply: number; analysis: unknown }
  | ({ t: "ahead"; cid: string } & Ahead)
  | { t: "record"; cid: string; record: unknown }
  | TournamentMessage
  | ({ t: "standing"; cid: string } & TournamentStanding)
  | ({ t: "match"; cid: string } & PlayedMatch)
  | ({ t: "replay"; cid: string } & Replay)
  | { t: "rematch" | "again"; table: string; tokens: Record<string, string> }
  | { t: "phrase"; cid?: string; table: string; seat: number; phrase: number }
  | { t: "ack"; cid: string; seq: number }
  | { t: "error"; cid?: string; code: string; text: string }
  | { t: "pong"; now: number }
  | { t: "bye"; code: string; text: string };
