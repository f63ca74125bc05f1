/* summary.ts: a table of a list, in words. */
import { gameInfo } from "../api";
import { tokensOf } from "../identity";
import type { ClockRule, Seat, TableSummary } from "../messages";
import { list, optionText, t } from "./words";

export function clockText({ base, step }: ClockRule): string {
  return t("clock.minutes", { base: base / 60_000, step: step / 1000 });
}

const levelOf = (seat: Seat): string | undefined => (seat.kind === "computer" ? /^level:([1-8])$/.exec(seat.spec ?? "")?.[1] : undefined);

function computerName(seat: Seat): string {
  const level = levelOf(seat);
  return level ? t("seat.level", { n: level }) : seat.name;
}

function seatText(seat: Seat): string {
  if (seat.kind === "open") return t("tables.freeSeat");
  return seat.kind === "computer" ? computerName(seat) : seat.name;
}

/* "Ada et 3 ordinateurs, niveau 3"; of computers only "Ordinateurs, niveaux 2 et 5". */
function seatsText(seats: Seat[]): string {
  const levels = [...new Set(seats.map(levelOf))];
  if (levels.length > 1 && levels.every((level) => level !== undefined)) return t("seat.ofLevels", { levels: list(levels) });
  return list(seats.flatMap((seat) => {
    const equal = seats.filter((other) => levelOf(seat) && levelOf(other) === levelOf(seat));
    if (equal.length < 2) return [seatText(seat)];
    return equal[0] === seat ? [t("seat.levels", { count: equal.length, n: levelOf(seat)! })] : [];
  }));
}

/** The players, without the free seats. */
export function playersText({ seats }: TableSummary): string {
  return seatsText(seats.filter(({ kind }) => kind !== "open"));
}

/** The user's opponents; of computers of one level only the level. */
export function opponentsText(table: TableSummary): string {
  const mine = tokensOf(table.id);
  const others = table.seats.filter((_, at) => !(String(at + 1) in mine));
  if (others.length === 0) return t("mode.screen");
  const level = levelOf(others[0]!);
  if (level && others.every((seat) => levelOf(seat) === level)) return t("seat.justLevel", { n: level });
  return others.length > 2 && others.every(({ kind }) => kind === "computer") ? t("seat.computers", { n: others.length }) : seatsText(others);
}

/** The options that differ from the default. */
export function variantText({ game, options }: TableSummary): string {
  const all = gameInfo(game)?.options ?? [];
  const changed = all.filter((option) => option.key in options && options[option.key] !== option.default);
  return changed.map((option) => optionText(option, options[option.key]!)).join(", ");
}

export function freeSeats({ seats }: TableSummary): number {
  return seats.filter(({ kind }) => kind === "open").length;
}

export type Standing = "over" | "waiting" | "yourTurn" | "theirTurn";

export function standing(table: TableSummary): Standing {
  if (table.over) return "over";
  if (freeSeats(table) > 0) return "waiting";
  const isMine = table.turn === "all" || String(table.turn) in tokensOf(table.id);
  return isMine ? "yourTurn" : "theirTurn";
}
