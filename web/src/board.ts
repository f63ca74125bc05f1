/* board.ts: what a game's board (src/games/<id>/board.tsx) gets and returns. A
 * board draws; it knows no rules. A game without a board uses the plain one. */
import type { ComponentType, ComponentChildren } from "preact";
import type { GameEvent, Lang, LegalMove, RefusedMove, SeatNumber, Step } from "./messages";

export interface BoardProps {
  view: any;
  facts: any;
  /** [] while the viewer may not choose. */
  legal: LegalMove[];
  refused: RefusedMove[];
  /** The events of the last step, for its animation and its mark. */
  events: GameEvent[];
  /** All steps up to the position shown, as far as the viewer may know them. */
  steps: Step[];
  /** The seat at the bottom: the viewer's, or 1; flipped by the user. */
  bottom: SeatNumber;
  lang: Lang;
  names: string[];
  /** The parts of a move picked so far; shared with keyboard and text input. */
  picked: string[];
  /** The complete move that Enter or the button would play, or null. */
  chosen: LegalMove | null;
  /** The picked parts are a hint: draw them as a ghost. */
  isHint: boolean;
  /** A part was picked. The shell finds out whether the move is complete, asks
   * for confirmation if the settings say so, and plays it. A part that does not
   * continue the picked ones but could replace the last one (another stone,
   * another card) replaces it. Picking the last part of a chosen move again
   * plays the move, as Enter does. */
  onPick(part: string): void;
  /** Takes the last part back (Escape). */
  onBack(): void;
  /** The pointer or the focus is on a choice, or on none (null): the shell's
   * status line says what it would do. */
  onHover(move: LegalMove | null): void;
  /** The seat that `legal` is for; 0 for a watcher. */
  as: SeatNumber;
  /** The seats that still owe a choice; [] while looking back. */
  owing: SeatNumber[];
  /** The choice that the seat has sealed while others still choose; only its player knows it. */
  sealed: string | null;
  /** Takes the sealed choice back. */
  onReopen(): void;
  /** What the game's solver says about the position shown (docs/API.md,
   * analysis), once somebody has asked for it; otherwise null. */
  analysis: any;
  settings: BoardSettings;
}

export interface BoardSettings {
  coordinates: boolean;
  patterns: boolean;
  showLegal: boolean;
  /** false under prefers-reduced-motion or when switched off. */
  animate: boolean;
}

/** The text beside the board: the score explained, what is left, ... */
export interface PanelProps {
  view: any;
  facts: any;
  lang: Lang;
  names: string[];
  chosen: LegalMove | null;
  hovered: LegalMove | null;
  over: boolean;
  /** Lights up places of the board ("24", "3,4"); [] for none. */
  onLight(places: string[]): void;
}

/** What the solver said, shown beside the board. */
export interface AnalysisProps {
  /** The analysis of the position shown; null if it is not known yet, or if the game is over there. */
  analysis: any;
  /** For every known position, by ply. */
  all: ReadonlyMap<number, any>;
  ply: number;
  steps: Step[];
  /** The end of a finished game is shown. */
  over: boolean;
  lang: Lang;
  names: string[];
  /** Shows the position after this many steps. */
  onJump(ply: number): void;
}

/** How a page uses the answers of its game's solver, whose form only the game's
 * folder knows. */
export interface GameAnalysis {
  Card: ComponentType<AnalysisProps>;
  /** Player 1's prospects, -1..1, in a position where this seat is to move. */
  prospects(analysis: any, mover: SeatNumber): number | null;
  /** The answer in one line, for small screens; `played` is the move made from there. */
  brief?(analysis: any, played: string | null, lang: Lang, names: string[]): string | null;
  /** What a step gave away, in a few words; null if nothing. `before` is the
   * analysis of the position in which it was made, `after` player 1's prospects
   * after it. */
  fault?(step: Step, before: any, after: number | null, lang: Lang, names: string[]): string | null;
}

/** A finished game of a match, with its seats as they are now. */
export interface MatchGame {
  /** The moves by seat, numbered as in that game; `turned` says by how many seats the present game differs. */
  moves: string[];
  turned: number;
  utility: number[];
}

/** What the games of a match show about the players. */
export interface HabitsProps {
  games: MatchGame[];
  /** The seats of the people at this screen; [] for a watcher. */
  you: SeatNumber[];
  lang: Lang;
  names: string[];
  /** What the game's solver says of the start; null if it says nothing. */
  analyse(): Promise<any>;
}

/** A position of the time lapse. */
export interface LapseProps {
  view: any;
  names: string[];
  lang: Lang;
}

/** The words for what the player to move should choose: "place a piece". */
export interface Expected {
  text: string;
  /** True if the text stands out, because something unusual is asked for. */
  isAlert?: boolean;
}

/** A step of a move: "paint", "move or push". */
export interface Pill {
  text: string;
  state: "done" | "now" | "next";
}

/** The properties of page/picture.tsx: a position as watchers see it, or none. */
export interface PictureProps {
  view?: any;
  options?: Record<string, unknown>;
}

/** A board fills the width it gets and is no higher than the CSS variable
 * --board-room, which the shell sets (100dvh if it does not). The players'
 * strips are outside it. */
export interface GamePage {
  /** Whether, or for which moves, the page asks before a move is played with
   * the mouse too (UX: an expensive slip). "always" overrides the settings, for
   * boards where people pass over moves to choose one. */
  confirms: boolean | "always" | ((move: LegalMove, view: any) => boolean);
  /** The board has a button that plays the chosen move, except on a phone. */
  hasConfirm?: boolean;
  Board: ComponentType<BoardProps & { lit: string[] }>;
  /** A move has several parts, which the line above the board shows as steps
   * in the place of a headline. */
  pills?(view: any, picked: string[], lang: Lang): Pill[];
  /** One sentence for the line above the board: what the parts picked or pointed at would do. If it
   * is null, the page uses the server's words. */
  tells?(view: any, facts: any, parts: string[], names: string[], lang: Lang): ComponentChildren;
  /** The heading of the players' strips if there are more than two. */
  stripHead?(lang: Lang): ComponentChildren;
  /** What the curve of the game counts, if "difference" does not say it. */
  curveTitle?(lang: Lang): string;
  /** The players have the colours of the page. */
  hasSeatColours?: boolean;
  /** The score explained and the counts; shown left of the board. */
  Panel: ComponentType<PanelProps>;
  /** One line about a seat for its strip: "9 to place, 3 taken". */
  strip(view: any, facts: any, seat: SeatNumber, lang: Lang): ComponentChildren;
  /** If the game has a solver. */
  analysis?: GameAnalysis;
  /** Loads what a time lapse of the finished game shows of each position,
   * without what would only flicker. */
  lapse?(): Promise<ComponentType<LapseProps>>;
  /** What the players did over several games, if that is interesting. */
  Habits?: ComponentType<HabitsProps>;
  /** What each key would pick now: { p: "pioche", 1: "N3" }. A list replaces
   * all picked parts; null picks nothing, but keeps the key for the game. */
  keys(view: any, legal: LegalMove[], bottom: SeatNumber, picked: string[]): Record<string, string | string[] | null>;
  /** A chance draw begins the turn of the player who moves next. */
  drawsBegin?: boolean;
  /** The game's own keys and what they do, for the help. */
  keyHelp(lang: Lang): [string, string][];
  /** The move that is played automatically after a moment if the person wants
   * that (settings.autoPass): a pass when nothing else is possible. */
  forced?(legal: LegalMove[]): LegalMove | null;
  /** The move that does nothing, for the bar under the thumb of a phone, and its name. */
  pass?(view: any, legal: LegalMove[], lang: Lang): { move: string; text: string } | null;
  /** What the player should pick next, in words that continue "your turn". */
  expects?(view: any, facts: any, legal: LegalMove[], picked: string[], lang: Lang): Expected;
  /** The whole position in words, for people who come to a table and cannot see
   * it; from there on, steps tell all changes. */
  describe?(view: any, facts: any, lang: Lang): string;
  /** Whether the figures of the result decided the finished game; true by default. */
  ranks?(view: any): boolean;
  /** The board itself reacts to a click that can do nothing. */
  answersClicks?: boolean;
  /** The label of the button that plays the chosen move; "Play the move" by
   * default. */
  confirmText?(move: LegalMove, lang: Lang): string;
  /** A move for people: "24 → 22 ✕ 34", "SE 2". */
  moveText(text: string, lang: Lang): string;
  /** What chance dealt to others, face down; "•••" by default. */
  hiddenText?(lang: Lang): string;
  /** A sentence of the server with its moves as people read them; a brief one leaves out what the board shows. */
  sayText?(text: string, isBrief: boolean): string;
}
