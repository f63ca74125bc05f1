/* editor.ts: positions of trolls set up by hand. */
import { fresh, type GameEditor } from "web/editing";
import type { Facts, Pair, View } from "./types";

const WORDS = {
  fr: { troll: "Troll", cell: "Case du troll", stones: ["Pierres de gauche", "Pierres de droite"] },
  en: { troll: "Troll", cell: "The troll's cell", stones: ["Stones on the left", "Stones on the right"] },
};

/* Earlier throws belong to a game, not to a position. */
const still = (state: object): object => fresh({ ...state, turn: "all", throws: [] });

const editor: GameEditor = {
  tools: (_, lang) => [{ id: "troll", label: WORDS[lang].troll }],
  put: (state: View, place) => still({ ...state, troll: Number(place) }),
  fields: (state: View, options, lang) => [
    { key: "troll", label: WORDS[lang].cell, value: state.troll, min: 0, max: Number(options.cells) - 1 },
    ...state.stones.map((value, at) => ({
      key: `stones${at}`, label: WORDS[lang].stones[at]!, value, min: 0, max: Number(options.stones),
    })),
  ],
  set(state: View, key, value) {
    if (key === "troll") return still({ ...state, troll: Number(value) });
    return still({ ...state, stones: state.stones.map((old, at) => (key === `stones${at}` ? Number(value) : old)) });
  },
  clear: (state: View, options) => still({
    ...state, troll: (Number(options.cells) - 1) / 2, stones: [Number(options.stones), Number(options.stones)],
  }),
  facts: (state: View, options): Facts => ({
    cells: Number(options.cells), stones: Number(options.stones), start: state.troll, way: [state.troll],
    useful: [...state.stones] as Pair, distance: [state.troll, Number(options.cells) - 1 - state.troll], pushed_to: state.troll,
  }),
  keys: {
    fr: { troll: "Le troll", stones: "Pierres", throws: "Jets", turn: "Trait", result: "Fin" },
    en: { troll: "The troll", stones: "Stones", throws: "Throws", turn: "Turn", result: "End" },
  },
};

export default editor;
