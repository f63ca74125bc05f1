/* editor.ts: positions of moulin set up by hand. */
import { h } from "preact";
import { emptyPicture, fresh, pictureOf, type GameEditor } from "web/editing";
import { POINTS } from "./points";
import { RADIUS, Stone } from "./stone";
import type { Facts, Player, View } from "./types";

const WORDS = {
  fr: { stones: ["Noir", "Blanc"], none: "Rien", turn: "Au trait", hand: "à poser" },
  en: { stones: ["Black", "White"], none: "Nothing", turn: "To move", hand: "to place" },
};

/* Earlier positions and quiet moves belong to a game, not to a position. */
const still = (state: object): object => fresh({ ...state, quiet: 0, seen: [] });

const editor: GameEditor = {
  tools: (_, lang) => [
    ...WORDS[lang].stones.map((label, at) => ({
      id: String(at + 1), label, picture: pictureOf(h(Stone, { player: (at + 1) as Player, patterns: false, x: 0, y: 0 }), RADIUS + 3, "moulin-board"),
    })),
    { id: ".", label: WORDS[lang].none, picture: emptyPicture() },
  ],
  put(state: View, place, tool) {
    const at = POINTS.indexOf(place);
    const stone = state.board[at] === tool ? "." : tool;
    return still({ ...state, board: state.board.slice(0, at) + stone + state.board.slice(at + 1) });
  },
  fields: (state: View, options, lang) => [
    {
      key: "turn", label: WORDS[lang].turn, value: String(state.turn),
      choices: WORDS[lang].stones.map((label, at) => ({ value: String(at + 1), label })),
    },
    ...state.hand.map((value, at) => ({
      key: `hand${at}`, label: `${WORDS[lang].stones[at]} : ${WORDS[lang].hand}`, value, min: 0, max: Number(options.pieces),
    })),
  ],
  set(state: View, key, value) {
    if (key === "turn") return still({ ...state, turn: Number(value) });
    return still({ ...state, hand: state.hand.map((old, at) => (key === `hand${at}` ? Number(value) : old)) });
  },
  clear: (state: View) => still({ ...state, turn: 1, board: ".".repeat(POINTS.length), hand: [0, 0] }),
  facts: (state: View): Facts => {
    const player = (hand: number) => ({ hand, board: 0, lost: 0, phase: "moving" as const, plays: 0 });
    return { players: [player(state.hand[0]), player(state.hand[1])], mills: [], repetition: null, quiet: null, blocked: [] };
  },
  keys: {
    fr: { hand: "Pions à poser", board: "Plateau", turn: "Trait", result: "Fin" },
    en: { hand: "Pieces to place", board: "Board", turn: "Turn", result: "End" },
  },
};

export default editor;
