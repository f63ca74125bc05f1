/* editor.ts: positions of splaby set up by hand: paint, pawns, items, and tiles
 * turned in place. */
import { h } from "preact";
import { emptyPicture, fresh, pictureOf, signOf, type GameEditor } from "web/editing";
import { ItemIcon, Pawn, Tile } from "./tile";
import { indexOf, SIZE, turned, type Facts, type Item, type Place, type Player, type View } from "./types";
import { wordsOf } from "./words";

const WORDS = {
  fr: {
    pawn: "Pion", items: ["Sans objet", "Bombe", "Pistolet", "Bouclier"], bare: "Sans peinture", turn: "Tourner la tuile",
    mover: "Au trait", rounds: "Tours restants", reserve: "Réserve",
  },
  en: {
    pawn: "Pawn", items: ["No object", "Bomb", "Gun", "Shield"], bare: "No paint", turn: "Turn the tile",
    mover: "To move", rounds: "Rounds left", reserve: "Reserve",
  },
};

/* A tile open on all sides. */
const tilePicture = (paint: number) => pictureOf(h(Tile, { walls: 0, paint, item: 0, isFixed: false, patterns: false }), 34, "splaby-icon");

const replaced = <T>(list: T[], at: number, value: T): T[] => list.map((old, n) => (n === at ? value : old));

const editor: GameEditor = {
  tools(state: View, lang) {
    const words = WORDS[lang];
    return [
      ...state.players.map((_, n) => ({ id: `paint${n + 1}`, label: wordsOf(lang).players[n]!, picture: tilePicture(n + 1) })),
      { id: "paint0", label: words.bare, picture: tilePicture(0) },
      ...state.players.map((_, n) => ({ id: `pawn${n + 1}`, label: `${words.pawn} ${n + 1}`, picture: pictureOf(h(Pawn, { player: (n + 1) as Player }), 18) })),
      ...words.items.map((label, n) => ({ id: `item${n}`, label, picture: n === 0 ? emptyPicture() : pictureOf(h(ItemIcon, { item: n as Item }), 17) })),
      { id: "turn0", label: words.turn, picture: signOf("M5 -6.500A7 7 0 1 0 7 0M5 -10v4h-4") },
    ];
  },
  put(state: View, place, tool) {
    const at = place.split(",").map(Number) as Place;
    const index = indexOf(at);
    const [, kind, digit] = /^([a-z]+)(\d)$/.exec(tool)!;
    const number = Number(digit);
    if (!(at[0] >= 0 && at[0] < SIZE && at[1] >= 0 && at[1] < SIZE)) return state;
    if (kind === "paint") return fresh({ ...state, paint: replaced(state.paint, index, number) });
    if (kind === "item") return fresh({ ...state, items: replaced(state.items, index, number as Item) });
    if (kind === "turn") return fresh({ ...state, walls: replaced(state.walls, index, turned(state.walls[index]!, 1)) });
    return fresh({ ...state, players: replaced(state.players, number - 1, { ...state.players[number - 1]!, at }) });
  },
  fields: (state: View, options, lang) => [
    {
      key: "turn", label: WORDS[lang].mover, value: String(state.turn),
      choices: state.players.map((_, n) => ({ value: String(n + 1), label: wordsOf(lang).players[n]! })),
    },
    { key: "rounds_left", label: WORDS[lang].rounds, value: state.rounds_left, min: 1, max: Number(options.rounds) },
    ...state.players.map(({ reserve }, n) => ({ key: `reserve${n}`, label: `${WORDS[lang].reserve} : ${wordsOf(lang).players[n]!.toLowerCase()}`, value: reserve, min: 0, max: 999 })),
  ],
  set(state: View, key, value) {
    const found = /^reserve(\d)$/.exec(key);
    if (!found) return fresh({ ...state, [key]: Number(value) });
    const n = Number(found[1]);
    return fresh({ ...state, players: replaced(state.players, n, { ...state.players[n]!, reserve: Number(value) }) });
  },
  clear: (state: View, options) => fresh({
    ...state, turn: state.first, rounds_left: Number(options.rounds), paint: state.paint.map(() => 0), items: state.items.map(() => 0),
    players: state.players.map((player) => ({ ...player, item: 0, item_turns: 0 })), spare: { ...state.spare, item: 0 },
  }),
  facts: (state: View, options): Facts => ({
    players: state.players.map(({ reserve }) => ({ surface: 0, reserve, open: [] })),
    round: { now: 1, of: Number(options.rounds) }, forbidden: state.forbidden, jets: {}, paints: {},
  }),
  keys: {
    fr: { walls: "Tuiles", paint: "Peinture", items: "Objets", spare: "Tuile amovible", players: "Joueurs", rounds_left: "Tours restants", turn: "Trait" },
    en: { walls: "Tiles", paint: "Paint", items: "Objects", spare: "Spare tile", players: "Players", rounds_left: "Rounds left", turn: "Turn" },
  },
  isTyped: true,
};

export default editor;
