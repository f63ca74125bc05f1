/* plan.ts: what a person is about to play: game, opponent, options. Every
 * choice is remembered. */
import { computed, effect, signal } from "@preact/signals";
import { isAlone } from "../alone/where";
import { gameInfo, games } from "../api";
import { hasWon } from "../history";
import { myName } from "../identity";
import type { ClockRule, GameInfo, OptionInfo, SeatRequest } from "../messages";
import { t } from "./words";

const allModes = ["computer", "screen", "online", "link", "computers", "custom"] as const;
export type Mode = (typeof allModes)[number];
/** Other people can be met on a server only. */
export const modes: readonly Mode[] = allModes.filter((mode) => !isAlone || (mode !== "online" && mode !== "link"));
export type OptionValue = boolean | number | string;
export type Options = Record<string, OptionValue>;

export interface SeatPlan {
  kind: SeatRequest["kind"];
  spec: string;
  /** For a person on this screen; "" for the usual name. */
  name: string;
}

export interface Plan {
  game: string;
  mode: Mode;
  /** The computer player. */
  spec: string;
  /** "random" or a seat's number. */
  side: string;
  /** An entry of clocks. */
  clock: string;
  /** True if a table with free seats, set by hand, is announced in the
   * lobby. */
  listed: boolean;
  /** For each game, the options that differ from the default. */
  options: Record<string, Options>;
  seats: SeatPlan[];
}

/** "base+step" in seconds. */
export const clocks = ["none", "60+1", "180+2", "300+3", "600+5", "900+10", "1800+20"] as const;

const KEY = "joute.plan";
const SEATS_MOST = 4;

const initial: Plan = {
  game: "",
  mode: "computer",
  spec: "level:3",
  side: "random",
  clock: "none",
  listed: true,
  options: {},
  seats: Array.from({ length: SEATS_MOST }, (_, at) => ({
    kind: at === 0 ? "me" : "computer",
    spec: "level:3",
    name: "",
  })),
};

function load(): Plan {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Plan>;
    return { ...initial, ...kept, mode: kept.mode && modes.includes(kept.mode) ? kept.mode : initial.mode };
  } catch {
    return initial;
  }
}

export const plan = signal<Plan>(load());

effect(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(plan.value));
  } catch {
    /* Storage is full or forbidden: the choices last as long as the page. */
  }
});

export function change(values: Partial<Plan>): void {
  plan.value = { ...plan.value, ...values };
}

export function changeSeat(at: number, values: Partial<SeatPlan>): void {
  change({ seats: plan.value.seats.map((seat, i) => (i === at ? { ...seat, ...values } : seat)) });
}

/** The chosen game; the first one until there is a choice. */
export const chosenGame = computed(() => gameInfo(plan.value.game) ?? games.value[0]);

/* The option that says how much of the rules is played, in games that can be played with fewer rules. */
const RULES = "level";

/* The simplest rules until the user's first win; used if the user has not chosen options. */
function beginnerOptions({ id, options }: GameInfo): Options {
  const rules = options.find(({ key, type }) => key === RULES && type === "choice");
  return rules && !hasWon(id) ? { [RULES]: rules.values![0]! } : {};
}

export function optionsOf(info: GameInfo): Options {
  return plan.value.options[info.id] ?? beginnerOptions(info);
}

export function optionValue(info: GameInfo, option: OptionInfo): OptionValue {
  return optionsOf(info)[option.key] ?? option.default;
}

/** Sets one option; a default value is not stored. */
export function setOption(info: GameInfo, option: OptionInfo, value: OptionValue): void {
  const { [option.key]: _, ...rest } = optionsOf(info);
  setOptions(info, value === option.default ? rest : { ...rest, [option.key]: value });
}

export function setOptions(info: GameInfo, options: Options): void {
  change({ options: { ...plan.value.options, [info.id]: options } });
}

export function isFitting(option: OptionInfo, value: unknown): value is OptionValue {
  if (option.type === "bool") return typeof value === "boolean";
  if (option.type === "choice") return option.values!.includes(value as string);
  return Number.isInteger(value) && (value as number) >= option.min! && (value as number) <= option.max!;
}

/* The option that holds the number of players if that varies (game.h). */
const PLAYERS = "players";

export function playersOption(info: GameInfo): OptionInfo | undefined {
  return info.players[0] === info.players[1] ? undefined : info.options.find(({ key }) => key === PLAYERS);
}

export function playersOf(info: GameInfo): number {
  const option = playersOption(info);
  return option ? Number(optionValue(info, option)) : info.players[0];
}

/** The chosen side if this game has it; the choice for another game may not
 * fit. */
export function sideOf(info: GameInfo): string {
  return Number(plan.value.side) <= playersOf(info) ? plan.value.side : "random";
}

function mySeat(info: GameInfo): number {
  const side = sideOf(info);
  return side === "random" ? Math.floor(Math.random() * playersOf(info)) : Number(side) - 1;
}

const me = (): SeatRequest => ({ kind: "me", name: myName.value });
const computer = (spec: string): SeatRequest => ({ kind: "computer", spec });
const open: SeatRequest = { kind: "open" };

/** The default name of a person on this screen: the user's own name if nobody
 * else plays there. */
export function usualName(info: GameInfo, at: number): string {
  const { mode, seats } = plan.value;
  const here = seats.slice(0, playersOf(info)).filter(({ kind }) => kind === "me").length;
  return mode === "custom" && here === 1 ? myName.value : t("screenPlayer", { n: at + 1 });
}

export function seatRequests(info: GameInfo): SeatRequest[] {
  const { mode, spec, seats } = plan.value;
  const own = mySeat(info);
  const person = (at: number): SeatRequest => ({ kind: "me", name: seats[at]!.name || usualName(info, at) });
  const seatOf: Record<Mode, (at: number) => SeatRequest> = {
    computer: (at) => (at === own ? me() : computer(spec)),
    screen: person,
    online: (at) => (at === own ? me() : open),
    link: (at) => (at === own ? me() : open),
    computers: (at) => computer(seats[at]!.spec),
    custom: (at) => {
      const seat = seats[at]!;
      return seat.kind === "me" ? person(at) : seat.kind === "open" ? open : computer(seat.spec);
    },
  };
  return Array.from({ length: playersOf(info) }, (_, at) => seatOf[mode](at));
}

/** True if somebody else may sit down: then only the server draws the deal. */
export function isOnline(info: GameInfo): boolean {
  const { mode, seats } = plan.value;
  if (mode === "custom") return seats.slice(0, playersOf(info)).some(({ kind }) => kind === "open");
  return mode === "online" || mode === "link";
}

/** True if the table is announced in the lobby. */
export function isListed(info: GameInfo): boolean {
  const { mode, listed } = plan.value;
  return mode === "online" || mode === "computers" || (mode === "custom" && isOnline(info) && listed);
}

export function clockRule(): ClockRule | null {
  const { mode, clock } = plan.value;
  if (clock === "none" || mode === "computers") return null;
  const [base, step] = clock.split("+").map((seconds) => Number(seconds) * 1000);
  return { base: base!, step: step! };
}
