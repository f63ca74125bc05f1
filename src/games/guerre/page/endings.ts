/* endings.ts: how near each of the four ends of guerre is, for each player,
 * from the facts of the server. */
import { KINDS, other, PLACES, PLAYERS, sizeOf, type Facts, type Place, type Player, type Reason, type View } from "./types";
import type { GuerreWords } from "./words";

export interface Near {
  /** The player whose King is in danger, whose kingdom may collapse, or who
   * leads. */
  player: Player;
  /** 0..1. */
  share: number;
  /** The present figures, in words. */
  text: string;
}

export interface Progress {
  reason: Reason;
  /** When it happens. */
  help: string;
  sides: Near[];
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

function kingAt(view: View, player: Player): Place | null {
  return PLACES.find((place) => view.players[player - 1]!.field[place]?.unit === "K") ?? null;
}

/* The worst that could happen to a player's King. */
function execution(view: View, facts: Facts, owner: Player, words: GuerreWords): Omit<Near, "player"> {
  const player = other(owner);
  const place = kingAt(view, owner);
  const isLost = view.players[player - 1]!.captured.K || view.players[owner - 1]!.graveyard.K;
  if (isLost) return { share: 1, text: words.endings.kingLost };
  if (!place) {
    const isWaiting = view.players[owner - 1]!.reserve.includes("K");
    return { share: isWaiting ? 0.06 : 0, text: isWaiting ? words.endings.kingReserve : words.endings.kingHidden };
  }
  const { damage } = view.players[owner - 1]!.field[place]!;
  const { defence } = facts.players[owner - 1]!.units[place]!;
  const aimed = PLACES.filter((from) => facts.players[player - 1]!.units[from]?.targets.includes(place));
  const attackOf = (from: Place) => facts.players[player - 1]!.units[from]!.attack;
  const worth = (from: Place) => (attackOf(from) === defence ? 1 : clamp((attackOf(from) + damage) / defence));
  const best = aimed.sort((a, b) => worth(b) - worth(a))[0];
  if (!best) return { share: 0.2, text: words.endings.kingSafe(place) };
  const unit = view.players[player - 1]!.field[best]!.unit;
  const against = `${attackOf(best)}\u00a0–\u00a0${defence - damage}`;
  return { share: 0.25 + 0.75 * worth(best), text: words.endings.kingAimed(place, `${words.kinds[unit]} ${best}`, against) };
}

function collapse(view: View, facts: Facts, player: Player, words: GuerreWords): Omit<Near, "player"> {
  const units = PLACES.filter((place) => view.players[player - 1]!.field[place]).length;
  const { conscripts } = facts.players[player - 1]!;
  if (view.phase.startsWith("setup")) return { share: 0, text: words.endings.collapseIs(units, conscripts) };
  const share = conscripts < 2 ? 1 - 0.1 * units : 1 - 0.08 * units - 0.12 * conscripts;
  return { share: clamp(share), text: words.endings.collapseIs(units, conscripts) };
}

/* Cards of both players, wherever they are. */
function allCards(view: View): number {
  return view.players.reduce((sum, { hand, pile, reserve, field, kingdom, captured, graveyard }) => {
    const onField = PLACES.filter((place) => field[place]).length;
    return sum + reserve.length + onField + [hand, pile, kingdom, captured, graveyard].reduce((n, zone) => n + sizeOf(zone), 0);
  }, 0);
}

export function endingsOf(view: View, facts: Facts, words: GuerreWords): Progress[] {
  const [one, two] = facts.players;
  const left = one.pile + two.pile;
  const war: Near = {
    player: one.citizens >= two.citizens ? 1 : 2,
    share: clamp(1 - left / (allCards(view) * 0.8)),
    text: words.endings.warIs(left, one.citizens, two.citizens),
  };
  const development = (player: Player) => {
    const { leads } = facts.players[player - 1]!;
    const kinds = KINDS.filter((kind) => leads.includes(kind)).map((kind) => words.kinds[kind]).join(", ");
    return { share: clamp(leads.length / facts.majority!), text: words.endings.developmentIs(leads.length, facts.majority!, kinds) };
  };
  const both = (nearOf: (player: Player) => Omit<Near, "player">): Near[] => PLAYERS.map((player) => ({ player, ...nearOf(player) }));
  const { executionHelp, collapseHelp, warHelp, developmentHelp } = words.endings;
  return [
    { reason: "execution", help: executionHelp, sides: both((player) => execution(view, facts, player, words)) },
    { reason: "collapse", help: collapseHelp, sides: both((player) => collapse(view, facts, player, words)) },
    { reason: "war-over", help: warHelp, sides: [war] },
    ...(facts.majority ? [{ reason: "development" as const, help: developmentHelp, sides: both(development) }] : []),
  ];
}
