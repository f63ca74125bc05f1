/* words.ts: what the board and the panel of roses say. */
import { lang } from "web/settings";
import type { Lang } from "web/messages";

const fr = {
  board: "Plateau : lignes et colonnes à partir de 0 en haut à gauche",
  row: (n: number) => `ligne ${n}`,
  square: (row: number, col: number) => `ligne ${row}, colonne ${col}`,
  empty: "vide",
  roses: ["rose rouge", "rose blanche"],
  players: ["Rouge", "Blanc"],
  king: "roi",
  last: "dernier coup",
  territory: (n: number) => `territoire de ${n}`,
  directions: {
    N: "nord", NE: "nord-est", E: "est", SE: "sud-est", S: "sud", SO: "sud-ouest", O: "ouest", NO: "nord-ouest",
  } as Record<string, string>,
  target: (number: number) => `cible de la carte ${number}`,
  card: (number: number) => `Carte ${number}`,
  leads: "va en",
  points: "points",
  impossible: "impossible",
  why: { off: "hors plateau", taken: "occupé" },
  whyShort: { off: "hors", taken: "occupé" },
  picked: "choisie",
  fresh: "vient d'être piochée",
  hand: (name: string) => `Cartes de ${name}`,
  draw: "Piocher",
  drawHelp: (n: number) => (n === 1 ? "la dernière carte" : `une carte sur ${n}`),
  shuffles: "la défausse redevient la pioche",
  pass: "Aucune carte jouable : passer",
  kingAt: (square: string) => `Roi en ${square}.`,
  holds: (name: string, cards: string) => `Cartes de ${name} : ${cards}.`,
  grows: (roses: string, squares: string) => `${roses} : ${squares}.`,
  manyRoses: ["Roses rouges", "Roses blanches"],
  pile: "Pioche",
  discard: "Défausse",
  left: "Roses à poser",
  cards: (n: number) => (n === 1 ? "1 carte" : `${n} cartes`),
  none: "aucune",
  score: (n: number) => (n === 1 ? "1 point" : `${n} points`),
  pawns: (n: number) => (n === 1 ? "1 rose à poser" : `${n} roses à poser`),
  light: (n: number) => (n === 1 ? "une rose seule : 1 point" : `territoire de ${n} roses : ${n * n} points`),
  shading: "Valeur des cases",
  shadingFor: (name: string) => `Ce qu'une rose de ${name} rapporterait sur chaque case`,
  worth: (gain: number) => `une rose y vaut +${gain}`,
  expects: {
    card: "jouez une carte, votre main est pleine",
    cardOrDraw: "jouez une carte ou piochez",
    draw: "aucune carte n'est jouable : piochez",
    pass: "aucune carte n'est jouable et votre main est pleine : vous devez passer",
  },
  keys: [
    ["1 … 5", "choisir une carte ; encore : la jouer"],
    ["P", "piocher, ou passer"],
    ["← ↑ ↓ →", "se déplacer sur le plateau, Entrée choisit"],
  ] as [string, string][],
  drawMove: "pioche",
  passMove: "passe",
  imposed: "passe (imposée)",
};

const en: typeof fr = {
  board: "Board: rows and columns from 0 at the top left",
  row: (n) => `row ${n}`,
  square: (row, col) => `row ${row}, column ${col}`,
  empty: "empty",
  roses: ["red rose", "white rose"],
  players: ["Red", "White"],
  king: "king",
  last: "last move",
  territory: (n) => `territory of ${n}`,
  directions: {
    N: "north", NE: "north-east", E: "east", SE: "south-east", S: "south", SO: "south-west", O: "west", NO: "north-west",
  },
  target: (number) => `target of card ${number}`,
  card: (number) => `Card ${number}`,
  leads: "leads to",
  points: "points",
  impossible: "impossible",
  why: { off: "off board", taken: "occupied" },
  whyShort: { off: "off", taken: "occupied" },
  picked: "picked",
  fresh: "just drawn",
  hand: (name) => `Cards of ${name}`,
  draw: "Draw",
  drawHelp: (n) => (n === 1 ? "the last card" : `one of ${n} cards`),
  shuffles: "the discard becomes the pile",
  pass: "No card can be played: pass",
  kingAt: (square) => `King on ${square}.`,
  holds: (name, cards) => `Cards of ${name}: ${cards}.`,
  grows: (roses, squares) => `${roses}: ${squares}.`,
  manyRoses: ["Red roses", "White roses"],
  pile: "Pile",
  discard: "Discard",
  left: "Roses to plant",
  cards: (n) => (n === 1 ? "1 card" : `${n} cards`),
  none: "none",
  score: (n) => (n === 1 ? "1 point" : `${n} points`),
  pawns: (n) => (n === 1 ? "1 rose to plant" : `${n} roses to plant`),
  light: (n) => (n === 1 ? "a single rose: 1 point" : `territory of ${n} roses: ${n * n} points`),
  shading: "Worth of squares",
  shadingFor: (name) => `What a rose of ${name} would add on each square`,
  worth: (gain) => `a rose here adds ${gain}`,
  expects: {
    card: "play a card, your hand is full",
    cardOrDraw: "play a card or draw",
    draw: "no card can be played: draw",
    pass: "no card can be played and your hand is full: you must pass",
  },
  keys: [
    ["1 … 5", "choose a card; again: play it"],
    ["P", "draw, or pass"],
    ["← ↑ ↓ →", "move on the board, Enter chooses"],
  ],
  drawMove: "draw",
  passMove: "pass",
  imposed: "pass (imposed)",
};

export type RosesWords = typeof fr;

export function wordsOf(lang: Lang): RosesWords {
  return lang === "fr" ? fr : en;
}

/** "SE2" as "SE" and 2. */
export function splitCard(card: string): { direction: string; number: number } {
  return { direction: card.slice(0, -1), number: Number(card.slice(-1)) };
}

/** "SE 2". */
export function cardText(card: string): string {
  const { direction, number } = splitCard(card);
  return `${lang.value === "en" ? direction.replace("O", "W") : direction} ${number}`;
}

/** A sentence of the server with its cards as they stand on the board, "SO1" as "SO 1" or "SW 1"; if it is
 * brief, its squares as in previews, "3,6". */
export function sayText(text: string, isBrief: boolean): string {
  const said = text.replace(/(?<![\w-])([NS]?[EO]|[NS]) ?[1-3](?!\w)/g, (card) => cardText(card.replace(" ", "")).replace(" ", "\u00a0"));
  return isBrief ? said.replace(/(?: en)? ligne (\d), colonne (\d)/g, " en $1,$2").replace(/row (\d), column (\d)/g, "$1,$2") : said;
}

/** "sud-est 2". */
export function cardSpoken(card: string, words: RosesWords): string {
  const { direction, number } = splitCard(card);
  return `${words.directions[direction]} ${number}`;
}

export function moveText(text: string, lang: Lang): string {
  const words = wordsOf(lang);
  const special: Record<string, string> = {
    pioche: words.drawMove,
    passe: words.passMove,
    "!passe": words.imposed,
  };
  return special[text] ?? (text.startsWith("*") ? `+ ${cardText(text.slice(1))}` : cardText(text));
}
