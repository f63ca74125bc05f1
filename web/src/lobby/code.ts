/* code.ts: the start code, a whole deal in one line that can be sent to a
 * friend: "roses:#12345", "moulin:flying=false,pieces=12:#7". */
import type { GameInfo } from "../messages";
import { isFitting, type Options } from "./plan";

export interface Start {
  game: GameInfo;
  options: Options;
  /** null if it is to be drawn. */
  seed: number | null;
}

/* Six digits can be said aloud; any whole number may be typed. */
const SEED_LIMIT = 1e6;

export function drawSeed(): number {
  return Math.floor(Math.random() * SEED_LIMIT);
}

export function startCode(game: GameInfo, options: Options, seed: number): string {
  const pairs = Object.entries(options).map(([key, value]) => `${key}=${value}`);
  return [game.id, ...(pairs.length ? [pairs.join(",")] : []), `#${seed}`].join(":");
}

/** null if the text is not a start code of one of the games. */
export function readStartCode(text: string, games: GameInfo[]): Start | null {
  const [id, ...rest] = text.trim().split(":");
  const game = games.find((one) => one.id === id?.toLowerCase());
  if (!game || rest.length > 2) return null;
  const start: Start = { game, options: {}, seed: null };
  return rest.every((piece) => readPiece(piece.trim(), start)) ? start : null;
}

function readPiece(piece: string, start: Start): boolean {
  if (!piece.startsWith("#")) return piece === "" || piece.split(",").every((pair) => readPair(pair, start));
  const seed = Number(piece.slice(1));
  if (!/^#\d+$/.test(piece) || !Number.isSafeInteger(seed)) return false;
  start.seed = seed;
  return true;
}

function readPair(pair: string, start: Start): boolean {
  const [key, text] = pair.split("=").map((part) => part.trim());
  const option = start.game.options.find((one) => one.key === key);
  if (!option || text === undefined) return false;
  const value = option.type === "bool" ? text === "true" : option.type === "int" ? Number(text) : text;
  const isBool = option.type !== "bool" || text === "true" || text === "false";
  if (!isBool || !isFitting(option, value)) return false;
  if (value !== option.default) start.options[option.key] = value;
  return true;
}
