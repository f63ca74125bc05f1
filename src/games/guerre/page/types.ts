/* types.ts: what the server tells of guerre (RULES.md, View and In the page). */
import type { LegalMove, Step } from "web/messages";

export type Kind = "K" | "S" | "G" | "A" | "P" | "W";
export type Place = "F1" | "F2" | "F3" | "A1" | "A2" | "A3";
export type Player = 1 | 2;
export type Phase =
  | "setup-front" | "setup-reserve" | "draw" | "action" | "attack" | "defend" | "volley" | "counter"
  | "conscript" | "develop" | "over";
export type Counts = Partial<Record<Kind, number>>;
export type Level = "simple" | "intermediate" | "advanced";
export type Reason = "execution" | "collapse" | "development" | "war-over";
export type Outcome = "capture" | "kill" | "damage" | "none";

export interface Unit {
  unit: Kind;
  turned: boolean;
  damage: number;
}

export interface Side {
  hand: Counts | { count: number };
  pile: Counts | { count: number };
  reserve: Kind[];
  field: Record<Place, Unit | null>;
  kingdom: Counts;
  captured: Counts;
  graveyard: Counts;
  bonus: number;
  unseen?: Counts;
}

export interface View {
  turn: Player | "chance" | "over";
  phase: Phase;
  active: Player;
  stack: string[];
  attack: { from: Place; to: Place } | null;
  result: { reason: Reason; utility: number[] } | null;
  players: [Side, Side];
}

export interface KindFacts {
  attack: number;
  upright: number;
  turned: number;
}

export interface PlayerFacts {
  hand: number;
  pile: number;
  citizens: number;
  leads: Kind[];
  conscripts: number;
  kinds: Partial<Record<Kind, KindFacts>>;
  /** The probability, for the other player, that the hand has at least one. */
  odds?: Counts;
  units: Partial<Record<Place, { attack: number; defence: number; targets: Place[] }>>;
}

export interface Facts {
  players: [PlayerFacts, PlayerFacts];
  level: Level;
  hand_max: number;
  majority: number | null;
  attack: { value: number; defence: number; outcome: Outcome; damage: number } | null;
  window: { player: Player; cards: Kind[] } | null;
}

/** What a legal move would do if nobody answers it. */
export interface Effect {
  reach: Place[];
  blow: { attack: number; defence: number; outcome: Outcome; damage: number } | null;
  /** The player who wins if the move ends the game; 0 for nobody. */
  winner: number | null;
}

export const KINDS: Kind[] = ["K", "S", "G", "A", "P", "W"];
export const PLACES: Place[] = ["F1", "F2", "F3", "A1", "A2", "A3"];
export const PLAYERS: Player[] = [1, 2];

export const other = (player: Player): Player => (player === 1 ? 2 : 1);

export function effectOf({ events = [] }: LegalMove): Effect {
  const put = events.find(({ code }) => ["place", "deploy", "conscript"].includes(code));
  const over = events.find(({ code }) => code === "over");
  const at = events.findIndex(({ code }) => code === "strike");
  const hit = events[at + 1];
  const outcome = hit && ["capture", "kill", "damage"].includes(hit.code) ? (hit.code as Outcome) : "none";
  const damage = outcome === "damage" ? (hit!.damage as number) : 0;
  return {
    reach: (put?.reach ?? []) as Place[],
    blow: at < 0 ? null : { attack: events[at]!.attack as number, defence: events[at]!.defence as number, outcome, damage },
    winner: over ? (over.player as number) : null,
  };
}

export const isKind = (part: string | undefined): part is Kind => KINDS.includes(part as Kind);
export const isPlace = (part: string | undefined): part is Place => PLACES.includes(part as Place);

/** The cards of a hand, one by one, the King first; null if only their number
 * is known. */
export function cardsOf(hand: Side["hand"]): Kind[] | null {
  if ("count" in hand) return null;
  const counts = hand as Counts;
  return KINDS.flatMap((kind) => Array<Kind>(counts[kind] ?? 0).fill(kind));
}

export function sizeOf(counts: Side["hand"]): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Kinds of some counts with their number, in the usual order. */
export function listed(counts: Counts): [Kind, number][] {
  return KINDS.flatMap((kind) => (counts[kind] ? [[kind, counts[kind]!] as [Kind, number]] : []));
}

/** Hides from a view what a player could not see; in a finished game everything is open. */
export function asSeenBy(view: View, player: Player): View {
  const hide = (cards: Side["hand"]) => ({ count: sizeOf(cards) });
  const players = view.players.map((side, at) => ({
    ...side,
    hand: at + 1 === player ? side.hand : hide(side.hand),
    pile: hide(side.pile),
  }));
  return { ...view, players: players as [Side, Side] };
}

/** True if nothing is hidden in this view. */
export const isOpen = (view: View): boolean => view.players.every(({ hand }) => !("count" in hand));

/** The places that the last step touched on the battlefield, and the zone that
 * a card went to. */
export interface LastMove {
  player: Player;
  own: Place[];
  enemy: Place[];
  zone: "R" | "C" | null;
}

function readMove(text: string, player: Player): LastMove | null {
  const attack = /^([FA]\d)x([FA]\d)$/.exec(text);
  const priest = /P:([FA]\d)-([FA]\d)$/.exec(text);
  const put = /@([FA]\d|R|C)$/.exec(text);
  if (attack) return { player, own: [attack[1] as Place], enemy: [attack[2] as Place], zone: null };
  if (priest) return { player, own: [priest[1] as Place, priest[2] as Place], enemy: [], zone: null };
  if (/^\+/.test(text)) return { player, own: [], enemy: [], zone: "R" };
  if (!put) return null;
  const isZone = put[1] === "R" || put[1] === "C";
  return { player, own: isZone ? [] : [put[1] as Place], enemy: [], zone: isZone ? (put[1] as "R" | "C") : null };
}

/** The last step that left a mark; passes leave none. */
export function lastMove(steps: Step[]): LastMove | null {
  for (let at = steps.length - 1; at >= 0; at--) {
    const { by, text } = steps[at]!;
    const found = by.length === 1 && text ? readMove(text, by[0] as Player) : null;
    if (found) return found;
  }
  return null;
}
