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
  to: { N: "au nord", E: "à l'est", S: "au sud", O: "à l'ouest" } as Record<string, string>,
  from: { N: "du nord", E: "de l'est", S: "du sud", O: "de l'ouest" } as Record<string, string>,
  towards: { N: "le sud", E: "l'ouest", S: "le nord", O: "l'est" } as Record<string, string>,
  line: (side: string, line: string) => `${side === "N" || side === "S" ? "colonne" : "ligne"} ${line}`,
  steps: { paint: "Peindre", painted: (to: string) => `Peint ${to}`, unpainted: "Sans peindre", second: "Avancer ou pousser", pushed: (line: string) => `Pousse la ${line}`, walked: (to: string) => `Avance ${to}` },
  moves: { paint: (side: string) => `peint ${side}`, step: (to: string) => `avance ${to}`, turns: ["", "tournée à droite", "demi-tour", "tournée à gauche"] },
  short: { tiles: "cases", reserve: "réserve", item: "objet", none: "aucun" },
  between: " ; ",
  colon: " : ",
  gains: (n: number) => `${n > 0 ? "+" : "−"}${Math.abs(n)} ${Math.abs(n) === 1 ? "case" : "cases"}`,
  noGain: "aucune case de plus",
  reserveFrom: (before: number, after: number) => `réserve ${before} → ${after}`,
  slides: (line: string, towards: string) => `la ${line} glisse vers ${towards}`,
  loses: (name: string, n: number) => `${name} perd ${n} ${n === 1 ? "case" : "cases"}`,
  takes: (item: string) => `prend : ${item}`,
  after: "Cases après ce coup",
  surfaces: "Cases",
  tile: (place: string, ways: string, paint: string, item: string) =>
    `${place} : ${ways ? `ouvert ${ways}` : "fermé"}${paint ? `, peint par ${paint}` : ""}${item ? `, ${item}` : ""}`,
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
  spareShort: "amovible",
  turnLeft: "Tourner dans le sens anti-horaire",
  turnRight: "Tourner dans le sens horaire",
  push: (line: string) => `Pousser la ${line}`,
  walk: (to: string) => `Avancer ${to}`,
  slot: (side: string, line: string) => `Pousser par ${side}, ${side === "nord" || side === "sud" ? "colonne" : "ligne"} ${line}`,
  forbidden: "interdit : une carte vient d'en sortir",
  forbiddenAt: (slot: string) => `Interdit : ${slot}, une carte vient d'en sortir.`,
  round: (now: number, of: number) => `Ronde ${now} sur ${of}`,
  order: "Surfaces, de la plus grande à la plus petite",
  tiles: (n: number) => (n <= 1 ? `${n} case` : `${n} cases`),
  units: (n: number) => `réserve ${n}`,
  held: (item: string, n: number) => (n === 1 ? `${item}, encore 1 tour` : `${item}, encore ${n} tours`),
  legend: "Objets",
  ranking: "Classement",
  rank: (n: number) => `${n}.`,
  stands: (name: string, place: string, ways: string, tiles: string, reserve: number, item: string) =>
    `${name} : ${place}${ways && `, ouvert ${ways}`}, ${tiles}, réserve ${reserve}${item && `, ${item}`}.`,
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
  to: { N: "north", E: "east", S: "south", O: "west" },
  from: { N: "from north", E: "from east", S: "from south", O: "from west" },
  towards: { N: "the south", E: "the west", S: "the north", O: "the east" },
  line: (side, line) => `${side === "N" || side === "S" ? "column" : "row"} ${line}`,
  steps: { paint: "Paint", painted: (to) => `Painted ${to}`, unpainted: "No paint", second: "Step or push", pushed: (line) => `Pushed ${line}`, walked: (to) => `Stepped ${to}` },
  moves: { paint: (side) => `paints ${side}`, step: (to) => `steps ${to}`, turns: ["", "turned right", "half turn", "turned left"] },
  between: "; ",
  colon: ": ",
  short: { tiles: "tiles", reserve: "reserve", item: "item", none: "none" },
  gains: (n) => `${n > 0 ? "+" : "−"}${Math.abs(n)} ${Math.abs(n) === 1 ? "tile" : "tiles"}`,
  noGain: "no tile more",
  reserveFrom: (before, after) => `reserve ${before} → ${after}`,
  slides: (line, towards) => `${line} slides to ${towards}`,
  loses: (name, n) => `${name} loses ${n} ${n === 1 ? "tile" : "tiles"}`,
  takes: (item) => `takes the ${item}`,
  after: "Tiles after this move",
  surfaces: "Tiles",
  tile: (place, ways, paint, item) =>
    `${place}: ${ways ? `open ${ways}` : "closed"}${paint ? `, painted by ${paint}` : ""}${item ? `, ${item}` : ""}`,
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
  spareShort: "spare tile",
  turnLeft: "Turn anticlockwise",
  turnRight: "Turn clockwise",
  push: (line) => `Push ${line}`,
  walk: (to) => `Step ${to}`,
  slot: (side, line) => `Push in from the ${side}, ${side === "north" || side === "south" ? "column" : "row"} ${line}`,
  forbidden: "forbidden: a tile just came out here",
  forbiddenAt: (slot) => `Forbidden: ${slot}, where a tile just came out.`,
  round: (now, of) => `Round ${now} of ${of}`,
  order: "Surfaces, the largest first",
  tiles: (n) => (n === 1 ? "1 tile" : `${n} tiles`),
  units: (n) => `reserve ${n}`,
  held: (item, n) => (n === 1 ? `${item}, 1 turn left` : `${item}, ${n} turns left`),
  legend: "Items",
  ranking: "Ranking",
  rank: (n) => `${n}.`,
  stands: (name, place, ways, tiles, reserve, item) =>
    `${name}: ${place}${ways && `, open ${ways}`}, ${tiles}, reserve ${reserve}${item && `, ${item}`}.`,
  faultMove: "illegal",
  unitsShort: (n) => `res. ${n}`,
  keys: { paint: "paint, then step", none: "do not paint", turn: "turn the spare tile" },
};

export type SplabyWords = typeof fr;

export function wordsOf(lang: Lang): SplabyWords {
  return lang === "fr" ? fr : en;
}

/** "O5" as "O5" or "W5". */
export function slotText(slot: string, lang: Lang): string {
  return `${wordsOf(lang).letter[slot[0]!]}${slot[1]}`;
}

/** The number of quarter turns in a rotation such as "HHA". */
export function quartersOf(rotation: string): number {
  const sum = [...rotation].reduce((n, letter) => n + (letter === "H" ? 1 : letter === "A" ? 3 : 0), 0);
  return sum % 4;
}

const MOVE = /^P([NESOX])(?:D([NESO])|T([HA]*)([NESO][135])|(!))$/;

/** "peint est · avance au nord", "peint nord · colonne 3 du nord · tournée à droite". */
export function moveText(text: string, lang: Lang): string {
  const words = wordsOf(lang);
  const found = MOVE.exec(text);
  if (!found) return text;
  const [, paint, step, rotation, slot] = found;
  const { moves } = words;
  const second = step
    ? moves.step(words.to[step]!)
    : slot ? `${words.line(slot[0]!, slot[1]!)} ${words.from[slot[0]!]}` : words.faultMove;
  const turn = slot ? moves.turns[quartersOf(rotation!)] : "";
  return [paint === "X" ? "" : moves.paint(words.sides[paint!]!), second, turn].filter(Boolean).join(" · ");
}

/** "bombe, encore 6 tours"; "" without one. */
export function heldText(item: Item, turns: number, words: SplabyWords): string {
  return item === 0 ? "" : words.held(words.items[item]!, turns);
}

