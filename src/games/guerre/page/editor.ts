/* editor.ts: positions of guerre set up by hand, in which a player is about to
 * act. Cards come from their player's pile and go back there, so that the decks
 * stay complete. */
import { h } from "preact";
import { emptyPicture, fresh, type EditorField, type GameEditor } from "web/editing";
import { Sign } from "./drawings";
import type { Counts, Facts, Kind, Place, Player, Side, View } from "./types";

/* The editor has words of its own, so that the board loads without them. */
const WORDS = {
  fr: {
    players: ["Bleu", "Orange"], none: "Rien", turn: "Au trait", hand: "Main", kingdom: "Royaume",
    kinds: { K: "Roi", S: "Soldat", G: "Garde", A: "Archer", P: "Prêtre", W: "Sorcier" },
  },
  en: {
    players: ["Blue", "Orange"], none: "Nothing", turn: "To move", hand: "Hand", kingdom: "Kingdom",
    kinds: { K: "King", S: "Soldier", G: "Guard", A: "Archer", P: "Priest", W: "Wizard" },
  },
};
const KINDS: Kind[] = ["K", "S", "G", "A", "P", "W"];
const PLACES: Place[] = ["F1", "F2", "F3", "A1", "A2", "A3"];
const PLAYERS: Player[] = [1, 2];

type Zone = "hand" | "kingdom" | "pile";
const countIn = (side: Side, zone: Zone, kind: Kind): number => (side[zone] as Counts)[kind] ?? 0;

/* Counts of 0 are not written. */
function counted(side: Side, zone: Zone, kind: Kind, by: number): Side {
  const { [kind]: old = 0, ...rest } = side[zone] as Counts;
  return { ...side, [zone]: old + by === 0 ? rest : { ...rest, [kind]: old + by } };
}

/* Nothing is in progress: units upright and undamaged, no card in play. */
function still(state: View, players: Side[]): View {
  const upright = (field: Side["field"]) =>
    Object.fromEntries(PLACES.map((place) => [place, field[place] && { unit: field[place]!.unit, turned: false, damage: 0 }]));
  const active = state.active;
  return fresh({
    ...state, turn: active, phase: "action", stack: [], attack: null,
    players: players.map((side) => ({ ...side, field: upright(side.field), bonus: 0 })),
  });
}

const withSide = (state: View, player: Player, change: (side: Side) => Side): View =>
  still(state, state.players.map((side, at) => (at + 1 === player ? change(side) : side)));

/* A King who is not on the field is in his player's hand. */
const home = (kind: Kind): Zone => (kind === "K" ? "hand" : "pile");

function place(side: Side, at: Place, kind: Kind | null): Side {
  let next = side;
  const old = side.field[at]?.unit;
  if (old) next = counted(next, home(old), old, 1);
  const field = { ...next.field, [at]: null };
  if (kind === "K") {
    const stood = PLACES.find((other) => other !== at && side.field[other]?.unit === "K");
    if (stood) field[stood] = null;
    else next = countIn(next, "hand", "K") > 0 ? counted(next, "hand", "K", -1) : { ...next, reserve: next.reserve.filter((card) => card !== "K") };
  } else if (kind) {
    next = counted(next, "pile", kind, -1);
  }
  return { ...next, field: { ...field, [at]: kind && { unit: kind, turned: false, damage: 0 } } };
}

const pictureOfKind = (kind: Kind) => h("i", { class: `guerre-picture kind-${kind}` }, h(Sign, { kind }));

const editor: GameEditor = {
  tools: (_, lang) => [
    ...KINDS.map((kind) => ({ id: kind, label: WORDS[lang].kinds[kind], picture: pictureOfKind(kind) })),
    { id: "none", label: WORDS[lang].none, picture: emptyPicture() },
  ],
  put(state: View, at, tool) {
    const player = Number(at[0]) as Player;
    const spot = at.slice(1) as Place;
    const old = state.players[player - 1]!.field[spot]?.unit;
    return withSide(state, player, (side) => place(side, spot, tool === "none" || old === tool ? null : (tool as Kind)));
  },
  fields(state: View, _, lang) {
    const titleOf = (player: Player, zone: Zone) => `${WORDS[lang].players[player - 1]} : ${WORDS[lang][zone as "hand"].toLowerCase()}`;
    const zones = (player: Player, zone: Zone): EditorField[] =>
      KINDS.filter((kind) => kind !== "K").map((kind) => ({
        key: `${player}${zone}${kind}`, label: `${titleOf(player, zone)} : ${WORDS[lang].kinds[kind]}`,
        group: titleOf(player, zone), picture: pictureOfKind(kind),
        value: countIn(state.players[player - 1]!, zone, kind), min: 0, max: 20,
      }));
    return [
      { key: "active", label: WORDS[lang].turn, value: String(state.active), choices: PLAYERS.map((n) => ({ value: String(n), label: WORDS[lang].players[n - 1]! })) },
      ...PLAYERS.flatMap((player) => [...zones(player, "hand"), ...zones(player, "kingdom")]),
    ];
  },
  set(state: View, key, value) {
    if (key === "active") return still({ ...state, active: Number(value) as Player }, state.players);
    const [, digit, zone, kind] = /^(\d)(\w+)([A-Z])$/.exec(key) as unknown as [string, string, Zone, Kind];
    const by = Number(value) - countIn(state.players[Number(digit) - 1]!, zone, kind);
    return withSide(state, Number(digit) as Player, (side) => counted(counted(side, zone, kind, by), "pile", kind, -by));
  },
  /* Removes all cards but the Kings, each on his front. */
  clear: (state: View) => still(state, state.players.map((side) => {
    let bare: Side = { ...side, reserve: [] };
    for (const kind of side.reserve) bare = counted(bare, home(kind), kind, 1);
    for (const spot of PLACES) bare = place(bare, spot, null);
    for (const zone of ["hand", "kingdom"] as const)
      for (const kind of KINDS) if (kind !== "K" && countIn(bare, zone, kind) > 0) {
        const count = countIn(bare, zone, kind);
        bare = counted(counted(bare, zone, kind, -count), "pile", kind, count);
      }
    return place(bare, "F2", "K");
  })),
  facts: (_, __, before: Facts): Facts => ({
    ...before, attack: null, window: null,
    players: before.players.map((side) => ({ ...side, units: {} })) as Facts["players"],
  }),
  keys: {
    fr: { players: "Cartes", phase: "Phase", active: "Trait", turn: "Trait", attack: "Attaque", stack: "Soutiens" },
    en: { players: "Cards", phase: "Phase", active: "Turn", turn: "Turn", attack: "Attack", stack: "Support" },
  },
};

export default editor;
