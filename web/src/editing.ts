/* editing.ts: what a game brings to set up positions by hand: its
 * page/editor.ts. The page draws tools and fields and asks the engine whether
 * the rules allow the result; nothing here knows a rule. */
import { h, type ComponentChildren } from "preact";
import type { Lang } from "./messages";

export interface Tool {
  id: string;
  label: string;
  /** The piece, drawn above its name. */
  picture?: ComponentChildren;
}

/** Draws a piece of the board as the picture of a tool. reach is the distance from its middle to its
 * edge; name is the class of the drawing that defines its colours. */
export const pictureOf = (piece: ComponentChildren, reach: number, name = ""): ComponentChildren =>
  h("svg", { class: name, viewBox: `${-reach} ${-reach} ${2 * reach} ${2 * reach}`, "aria-hidden": true }, piece);

/** Draws a tool that is no piece: lines from -12 to 12. */
export const signOf = (d: string): ComponentChildren =>
  pictureOf(h("path", { d, fill: "none", stroke: "currentColor", "stroke-width": 2 }), 13);
/** The picture of the tool that takes away. */
export const emptyPicture = (): ComponentChildren => signOf("M-7 -7L7 7M7 -7L-7 7");

/** A value beside the board: a whole number, or one of a few choices. */
export interface EditorField {
  key: string;
  label: string;
  value: string | number;
  /** For a number. */
  min?: number;
  max?: number;
  choices?: { value: string; label: string }[];
  /** Fields with the same heading are shown together: choices as buttons that
   * switch to the next one, numbers as small fields in a row. */
  group?: string;
  /** For a number in a group: shown above it in place of the label. */
  picture?: ComponentChildren;
}

export type Options = Record<string, boolean | number | string>;

export interface GameEditor {
  tools(state: any, lang: Lang): Tool[];
  /** Returns the state after a tool was used on a place of the board
   * (data-place). */
  put(state: any, place: string, tool: string): any;
  fields(state: any, options: Options, lang: Lang): EditorField[];
  set(state: any, key: string, value: string | number): any;
  /** Returns the state with an empty board. */
  clear(state: any, options: Options): any;
  /** The facts with which a refused position is drawn; `before` are those of
   * the last position that the rules allow. */
  facts(state: any, options: Options, before: any): any;
  /** Names of the state's keys for people, used in the reasons of refusals. */
  keys: Record<Lang, Record<string, string>>;
  /** The board's places cannot be reached by keyboard, so they are typed. */
  isTyped?: boolean;
}

/** A position without a move before it. */
export const fresh = (state: any): any => ({ ...state, result: null });

/** "record.state.hand[0]: ..." in words for people: "Reserve: ...". */
export function reasonText(text: string, keys: Record<string, string>): string {
  const found = /^(?:record\.)?(?:state\.)?(\w+)[\w.[\]]*\s?: (.*)$/su.exec(text);
  return found ? `${keys[found[1]!] ?? found[1]} : ${found[2]}` : text;
}
