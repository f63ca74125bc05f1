/* boards.ts: the boards of the games, each loaded when it is first needed.
 * build.mjs writes boards.gen.ts from src/games/games.def. */
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { loadAgain } from "./api";
import type { GamePage, PictureProps } from "./board";
import { boardLoaders } from "./boards.gen";

const loaded = new Map<string, Signal<GamePage | null>>();

/** True if the game has a board of its own. */
export function hasBoard(game: string): boolean {
  return game in boardLoaders;
}

/** The board of a game; null while it is loading (its readers are drawn again
 * when it is there) and for a game without one. */
export function boardOf(game: string): GamePage | null {
  const known = loaded.get(game);
  if (known) return known.value;
  const board = signal<GamePage | null>(null);
  loaded.set(game, board);
  loadBoard(game).then((page) => (board.value = page), loadAgain);
  return board.value;
}

type Pictures = Record<string, ComponentType<PictureProps>>;
const pictures = signal<Pictures>({});
let isAsked = false;

/** The game's small picture, which needs no board; null while it is loading or if there is none. The
 * pictures of all games are loaded together. */
export function pictureOf(game: string): ComponentType<PictureProps> | null {
  if (!isAsked) {
    isAsked = true;
    /* Without the server there are no pictures. */
    import("./pictures.gen").then((found) => (pictures.value = found.pictures), () => (isAsked = false));
  }
  return pictures.value[game] ?? null;
}

/** Loads a board that may be needed soon; a failure is ignored. */
export function loadAhead(game: string): void {
  loadBoard(game).catch(() => {});
}

export async function loadBoard(game: string): Promise<GamePage | null> {
  const load = boardLoaders[game];
  return load ? (await load()).default : null;
}
