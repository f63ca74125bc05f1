/* words.ts: what the board and the panel of splaby say. */
import type { Lang } from "web/messages";
import type { Item, Place } from "./types";

const fr = {
  board: "Labyrinthe de 7 lignes sur 7 colonnes, à partir de 0 en haut à gauche",
  players: ["Bleu", "Orange", "Vert", "Violet"],
  sides: { N: "nord", E: "est", S: "sud", O: "ouest", X: "nulle part" } as Record<string, string>,
  letter: { N: "N", E: "E", S: "S", O: "O" } as Record<string, string>,
  items: ["aucun objet", "bombe", "pistolet", "bouclier"],
  itemHelp: [
    "",
    "peint dans les quatre directions, dans le sens horaire",
    "la peinture traverse un mur",
    "personne ne vole votre peinture",
  ],
  at: ([row, col]: Place) => `ligne ${row}, colonne ${col}`,
  steps: ["Étape 1 sur 2 : peindre", "Étape 2 sur 2 : avancer ou pousser"],
  expects: ["peignez dans une direction, ou pas du tout", "avancez d'une case, ou poussez la carte", "validez la poussée, ou tournez la carte"],
  paintFirst: "D'abord peindre : choisissez une direction, ou « Ne pas peindre ».",
  paint: (side: string) => `Peindre vers : ${side}`,
  noPaint: "Ne pas peindre",
  painted: "Peint",
  notPainted: "Sans peindre",
  move: (side: string) => `Avancer : ${side}`,
  cost: (n: number) => (n === 0 ? "rien n'est peint" : n === 1 ? "1 case" : `${n} cases`),
  steals: (name: string, n: number) => `vole ${n} à ${name}`,
  reserve: "Réserve",
  spare: "Carte amovible",
  turnLeft: "Tourner dans le sens anti-horaire",
  turnRight: "Tourner dans le sens horaire",
  push: "Pousser la carte",
  slot: (side: string, line: string) => `Pousser par ${side}, ${side === "nord" || side === "sud" ? "colonne" : "ligne"} ${line}`,
  forbidden: "interdit : une carte vient d'en sortir",
  forbiddenAt: (slot: string) => `Interdit : ${slot}, une carte vient d'en sortir.`,
  neutral: "La carte poussée dehors redevient neutre.",
  back: "Repeindre autrement",
  round: (now: number, of: number) => `Tour ${now} sur ${of}`,
  order: "Surfaces, dans l'ordre du jeu",
  tiles: (n: number) => (n <= 1 ? `${n} case` : `${n} cases`),
  units: (n: number) => `réserve ${n}`,
  held: (item: string, n: number) => (n === 1 ? `${item}, encore 1 tour` : `${item}, encore ${n} tours`),
  legend: "Objets",
  ranking: "Classement : les cases, puis la réserve",
  rank: (n: number) => `${n}.`,
  stands: (name: string, place: string, surface: number, reserve: number, item: string) =>
    `${name} : ${place}, ${surface} cases, réserve ${reserve}${item ? `, ${item}` : ""}.`,
  faultMove: "illégal",
  unitsShort: (n: number) => `rés. ${n}`,
  keys: {
    paint: "peindre, puis avancer",
    none: "ne pas peindre",
    turn: "tourner la carte amovible",
  },
};

const en: typeof fr = {
  board: "Labyrinth of 7 rows and 7 columns, counted from 0 at the top left",
  players: ["Blue", "Orange", "Green", "Purple"],
  sides: { N: "north", E: "east", S: "south", O: "west", X: "nowhere" },
  letter: { N: "N", E: "E", S: "S", O: "W" },
  items: ["no item", "bomb", "gun", "shield"],
  itemHelp: ["", "paints in all four directions, clockwise", "the paint passes one wall", "nobody steals your paint"],
  at: ([row, col]) => `row ${row}, column ${col}`,
  steps: ["Step 1 of 2: paint", "Step 2 of 2: move or push"],
  expects: ["paint in a direction, or not at all", "step to a tile, or push the spare tile in", "confirm the push, or turn the tile"],
  paintFirst: "Paint first: choose a direction, or “Do not paint”.",
  paint: (side) => `Paint ${side}`,
  noPaint: "Do not paint",
  painted: "Paints",
  notPainted: "No paint",
  move: (side) => `Step ${side}`,
  cost: (n) => (n === 0 ? "nothing is painted" : n === 1 ? "1 tile" : `${n} tiles`),
  steals: (name, n) => `steals ${n} from ${name}`,
  reserve: "Reserve",
  spare: "Spare tile",
  turnLeft: "Turn counter-clockwise",
  turnRight: "Turn clockwise",
  push: "Push the tile in",
  slot: (side, line) => `Push in from the ${side}, ${side === "north" || side === "south" ? "column" : "row"} ${line}`,
  forbidden: "forbidden: a tile just came out here",
  forbiddenAt: (slot) => `Forbidden: ${slot}, where a tile just came out.`,
  neutral: "The tile pushed out loses its colour.",
  back: "Paint otherwise",
  round: (now, of) => `Round ${now} of ${of}`,
  order: "Surfaces, in the order of play",
  tiles: (n) => (n === 1 ? "1 tile" : `${n} tiles`),
  units: (n) => `reserve ${n}`,
  held: (item, n) => (n === 1 ? `${item}, 1 turn left` : `${item}, ${n} turns left`),
  legend: "Items",
  ranking: "Ranking: tiles, then reserve",
  rank: (n) => `${n}.`,
  stands: (name, place, surface, reserve, item) => `${name}: ${place}, ${surface} tiles, reserve ${reserve}${item ? `, ${item}` : ""}.`,
  faultMove: "illegal",
  unitsShort: (n) => `res. ${n}`,
  keys: { paint: "paint, then step", none: "do not paint", turn: "turn the spare tile" },
};

export type SplabyWords = typeof fr;

export function wordsOf(lang: Lang): SplabyWords {
  return lang === "fr" ? fr : en;
}

const ARROWS: Record<string, string> = { N: "↑", E: "→", S: "↓", O: "←" };
const TURNS = ["", "↻", "↻↻", "↺"];

/** "O5" as "O5" or "W5". */
export function slotText(slot: string, lang: Lang): string {
  return `${wordsOf(lang).letter[slot[0]!]}${slot[1]}`;
}

/** How many quarter turns a rotation such as "HHA" is. */
export function quartersOf(rotation: string): number {
  const sum = [...rotation].reduce((n, letter) => n + (letter === "H" ? 1 : letter === "A" ? 3 : 0), 0);
  return sum % 4;
}

/** "●→ ↑": paints to the east, steps north; "●↑ ▣N3↻": pushes a turned tile. */
export function moveText(text: string, lang: Lang): string {
  const words = wordsOf(lang);
  const found = /^P([NESOX])(?:D([NESO])|T([HA]*)([NESO][135])|(!))$/.exec(text);
  if (!found) return text;
  const [, paint, step, rotation, slot] = found;
  const first = paint === "X" ? "" : `●${ARROWS[paint!]} `;
  if (step) return first + ARROWS[step];
  if (slot) return `${first}▣${slotText(slot, lang)}${TURNS[quartersOf(rotation!)]}`;
  return first + words.faultMove;
}

/** "bombe, encore 6 tours"; "" without one. */
export function heldText(item: Item, turns: number, words: SplabyWords): string {
  return item === 0 ? "" : words.held(words.items[item]!, turns);
}

