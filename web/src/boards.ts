/* boards.ts: the boards of the games, each loaded when it is first needed.
 * build.mjs writes boards.gen.ts from src/games/games.def. */
import { signal, type Signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { loadAgain } from "./api";
import type { GamePage, PictureProps } from "./board";
import { boardLoaders, pictureLoaders } from "./boards.gen";

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

type Picture = ComponentType<PictureProps>;
const pictures = new Map<string, Signal<{ Picture: Picture } | null>>();

/** The game's small picture, which needs no board; null as above. */
export function pictureOf(game: string): Picture | null {
  const known = pictures.get(game);
  if (known) return known.value?.Picture ?? null;
  const picture = signal<{ Picture: Picture } | null>(null);
  pictures.set(game, picture);
  /* Without the server there is no picture. */
  pictureLoaders[game]?.().then((found) => (picture.value = found), () => pictures.delete(game));
  return picture.value?.Picture ?? null;
}

/** Loads a board that may be needed soon; a failure is ignored. */
export function loadAhead(game: string): void {
  loadBoard(game).catch(() => {});
}

export async function loadBoard(game: string): Promise<GamePage | null> {
  const load = boardLoaders[game];
  return load ? (await load()).default : null;
}
