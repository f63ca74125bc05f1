/* board.ts: what a game's board (src/games/<id>/board.tsx) is given, and what
 * it gives back. A board draws; it knows no rule. A game without a board gets
 * the plain one. */
import type { ComponentType, ComponentChildren } from "preact";
import type { GameEvent, Lang, LegalMove, RefusedMove, SeatNumber, Step } from "./messages";

export interface BoardProps {
  view: any;
  facts: any;
  /** [] whenever the viewer may not choose now. */
  legal: LegalMove[];
  refused: RefusedMove[];
  /** What the last step did, for animation and for the mark of the last move. */
  events: GameEvent[];
  /** All steps up to the position shown, as far as the viewer may know them. */
  steps: Step[];
  /** The seat at the bottom: the viewer's, or 1; flipped by the user. */
  bottom: SeatNumber;
  lang: Lang;
  names: string[];
  /** The parts of a move picked so far; shared with keyboard and text input. */
  picked: string[];
  /** The move that Enter or the button would play, if one is chosen whole and waits. */
  chosen: LegalMove | null;
  /** What is picked was advised: draw it as a ghost. */
  isHint: boolean;
  /** A part was picked; the shell finds out whether the move is whole, asks
   * for confirmation where the settings say so, and plays it. A part that does
   * not go on from what is picked but could stand in the place of the last
   * part (another stone, another card) replaces it; the last part of a chosen
   * move picked again plays it, as Enter does. */
  onPick(part: string): void;
  /** Takes the last part back (Escape). */
  onBack(): void;
  /** The pointer or the focus is on a choice: the shell's status line says what
   * it would do. null: on none. */
  onHover(move: LegalMove | null): void;
  /** The seat that legal is for; 0: a watcher's. */
  as: SeatNumber;
  /** The seats that still owe a choice; [] while looking back. */
  owing: SeatNumber[];
  /** What the seat has chosen while others still choose; nobody else knows it. */
  sealed: string | null;
  /** Takes it back. */
  onReopen(): void;
  /** What the game's solver says of the position shown (docs/API.md, analysis),
   * once somebody has asked for it; else null. */
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

/** Words that stand beside the board: score explained, what is left, ... */
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

/** What the solver said, told beside the board. */
export interface AnalysisProps {
  /** Of the position shown; null: not known yet, or the game is over there. */
  analysis: any;
  /** Of every position that is known, by ply. */
  all: ReadonlyMap<number, any>;
  ply: number;
  steps: Step[];
  /** The end of a finished game is shown. */
  over: boolean;
  lang: Lang;
  names: string[];
  /** Shows the position after so many steps. */
  onJump(ply: number): void;
}

/** What a page makes of the answers of its game's solver, whose form only the
 * game's folder knows. */
export interface GameAnalysis {
  Card: ComponentType<AnalysisProps>;
  /** Player 1's prospects, -1..1, in a position where this seat is to move. */
  prospects(analysis: any, mover: SeatNumber): number;
  /** What a step gave away, in a few words; null: nothing. before is the
   * analysis where it was made, after player 1's prospects then. */
  fault?(step: Step, before: any, after: number | null, lang: Lang): string | null;
}

/** A finished game of a match, its seats as they are now. */
export interface MatchGame {
  /** By the seats of then: those of now are turned by so many. */
  moves: string[];
  turned: number;
  utility: number[];
}

/** What the games of a match tell of the players. */
export interface HabitsProps {
  games: MatchGame[];
  /** The seats of the people at this screen; [] for a watcher. */
  you: SeatNumber[];
  lang: Lang;
  names: string[];
}

/** What is expected of who is to choose: "place a piece". */
export interface Expected {
  text: string;
  /** Stands out: more than the usual is asked for. */
  isAlert?: boolean;
}

/** A step of a move: "paint", "move or push". */
export interface Pill {
  text: string;
  state: "done" | "now" | "next";
}

/** What page/picture.tsx is given: a position as watchers see it, or nothing. */
export interface PictureProps {
  view?: any;
  options?: Record<string, unknown>;
}

/** A board fills the width it is given, and makes itself no higher than the
 * CSS variable --board-room, which the shell sets (100dvh where it does not).
 * Strips of the players stand outside it. */
export interface GamePage {
  /** Asks before a move is played with the mouse too (UX: an expensive slip),
   * or before which moves; "always", whatever the settings say: one passes over
   * moves to choose one. */
  confirms: boolean | "always" | ((move: LegalMove, view: any) => boolean);
  /** The board has a button that plays the chosen move, but on a phone. */
  hasConfirm?: boolean;
  Board: ComponentType<BoardProps & { lit: string[] }>;
  /** A move has several parts, which the line above the board shows as steps
   * in the place of a headline. */
  pills?(view: any, picked: string[], lang: Lang): Pill[];
  /** What the parts picked or looked at come to, in one sentence for the line
   * above the board; null: the page says it in the server's words. */
  tells?(view: any, facts: any, parts: string[], names: string[], lang: Lang): ComponentChildren;
  /** What the columns of the strips are called where there are several. */
  stripHead?(lang: Lang): ComponentChildren;
  /** The players have the colours of the page. */
  hasSeatColours?: boolean;
  /** The score explained and the counts; shown left of the board. */
  Panel: ComponentType<PanelProps>;
  /** One line about a seat for its strip: "9 to place, 3 taken". */
  strip(view: any, facts: any, seat: SeatNumber, lang: Lang): ComponentChildren;
  /** Where the game has a solver. */
  analysis?: GameAnalysis;
  /** What the players did over several games, where that is worth knowing. */
  Habits?: ComponentType<HabitsProps>;
  /** What a key picks when it is pressed now: { p: "pioche", 1: "N3" }; a list:
   * these parts, from the first on; null: nothing, though the key is the
   * game's. */
  keys(view: any, legal: LegalMove[], bottom: SeatNumber, picked: string[]): Record<string, string | string[] | null>;
  /** A chance draw begins the turn of who moves next. */
  drawsBegin?: boolean;
  /** The game's own keys and what they do, for the help. */
  keyHelp(lang: Lang): [string, string][];
  /** The move that is played by itself after a moment if a person wants it so
   * (settings.autoPass): a pass when nothing else is possible. */
  forced?(legal: LegalMove[]): LegalMove | null;
  /** What is to be picked next, in words that go on from "your turn". */
  expects?(view: any, facts: any, legal: LegalMove[], picked: string[], lang: Lang): Expected;
  /** The whole position in words, for who comes to a table and cannot see it:
   * steps tell all that changes from there on. */
  describe?(view: any, facts: any, lang: Lang): string;
  /** The board itself answers a click that can do nothing. */
  answersClicks?: boolean;
  /** What the button that plays the chosen move says; "Play the move" if not
   * given. */
  confirmText?(move: LegalMove, lang: Lang): string;
  /** A move for people: "24 → 22 ✕ 34", "SE 2". */
  moveText(text: string, lang: Lang): string;
}
