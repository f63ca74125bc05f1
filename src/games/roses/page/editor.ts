/* editor.ts: positions of roses set up by hand. */
import { h, type ComponentChildren } from "preact";
import { emptyPicture, fresh, pictureOf, type GameEditor } from "web/editing";
import { Crown, Rose } from "./rose";
import type { Facts, Square, View } from "./types";

const WORDS = {
  fr: {
    tools: { R: "Rose rouge", B: "Rose blanche", K: "Roi", ".": "Rien" }, turn: "Au trait", players: ["Rouge", "Blanc"],
    cards: "Les 24 cartes", places: { hand0: "main rouge", hand1: "main blanche", pile: "pioche", discard: "défausse" },
  },
  en: {
    tools: { R: "Red rose", B: "White rose", K: "King", ".": "Nothing" }, turn: "To move", players: ["Red", "White"],
    cards: "The 24 cards", places: { hand0: "red hand", hand1: "white hand", pile: "pile", discard: "discard" },
  },
};

type Place = keyof (typeof WORDS)["en"]["places"];
const PLACES: Place[] = ["hand0", "hand1", "pile", "discard"];

const PIECES: Record<string, ComponentChildren> = {
  R: h(Rose, { player: 1, patterns: false }), B: h(Rose, { player: 2, patterns: false }), K: h(Crown, {}),
};

/* Nobody has passed, nobody draws. */
const still = (state: object): object => fresh({ ...state, passes: 0, drawing: null });

const cardsAt = (state: View, place: Place): string[] =>
  place === "hand0" ? state.hands[0] : place === "hand1" ? state.hands[1] : state[place];

const allCards = (state: View): string[] => PLACES.flatMap((place) => cardsAt(state, place)).sort();

function moveCard(state: View, card: string, to: string): object {
  const at = (place: Place) => [...cardsAt(state, place).filter((other) => other !== card), ...(place === to ? [card] : [])];
  return { ...state, hands: [at("hand0"), at("hand1")], pile: at("pile"), discard: at("discard") };
}

const editor: GameEditor = {
  tools: (_, lang) => Object.entries(WORDS[lang].tools).map(([id, label]) => ({ id, label, picture: PIECES[id] ? pictureOf(PIECES[id], 24, "roses-icon") : emptyPicture() })),
  put(state: View, place, tool) {
    const [row, col] = place.split(",").map(Number) as Square;
    if (tool === "K") return still({ ...state, king: [row, col] });
    const rose = state.board[row]![col] === tool ? "." : tool;
    const board = state.board.map((line, at) => (at === row ? line.slice(0, col) + rose + line.slice(col + 1) : line));
    return still({ ...state, board });
  },
  fields: (state: View, _, lang) => [
    {
      key: "turn", label: WORDS[lang].turn, value: String(state.turn),
      choices: WORDS[lang].players.map((label, at) => ({ value: String(at + 1), label })),
    },
    ...allCards(state).map((card) => ({
      key: card, label: card, group: WORDS[lang].cards,
      value: PLACES.find((place) => cardsAt(state, place).includes(card))!,
      choices: PLACES.map((value) => ({ value, label: WORDS[lang].places[value] })),
    })),
  ],
  set: (state: View, key, value) =>
    still(key === "turn" ? { ...state, turn: Number(value) } : moveCard(state, key, String(value))),
  clear: (state: View) => still({
    ...state, turn: 1, board: state.board.map((line) => ".".repeat(line.length)),
    king: [Math.floor(state.board.length / 2), Math.floor(state.board[0]!.length / 2)],
  }),
  facts: (state: View): Facts => {
    const cards = (hand: string[]) => hand.map((card) => ({ card, to: null, why: "off" as const }));
    return {
      scores: [0, 0], left: [0, 0], territories: [], cards: [cards(state.hands[0]), cards(state.hands[1])],
      pile: state.pile.length, discard: state.discard.length,
    };
  },
  keys: {
    fr: { king: "Le roi", hands: "Mains", board: "Plateau", turn: "Trait", pile: "Pioche", discard: "Défausse", result: "Fin" },
    en: { king: "The King", hands: "Hands", board: "Board", turn: "Turn", pile: "Pile", discard: "Discard", result: "End" },
  },
};

export default editor;
