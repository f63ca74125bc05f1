/* words.ts: what the board and the panel of moulin say. */
import type { Lang } from "web/messages";

const fr = {
  keys: [
    ["← ↑ ↓ →", "suivre les lignes du plateau"],
    ["Entrée", "poser, prendre un pion, le déplacer, retirer"],
    ["Échap", "revenir d'un pas"],
  ] as [string, string][],
  board: "Plateau du moulin. Les flèches suivent les lignes, Entrée choisit, Échap revient.",
  colours: ["noir", "blanc"],
  players: ["Noir", "Blanc"],
  empty: "vide",
  neighbours: "voisins",
  take: "à déplacer",
  put: "poser ici",
  go: "aller ici",
  remove: "à retirer",
  safe: "protégé",
  stuck: "bloqué",
  picked: "choisi",
  last: "dernier coup",
  mill: "moulin",
  phases: { placing: "pose", moving: "déplacement", flying: "saut" },
  toPlace: "à poser",
  onBoard: "en jeu",
  lost: "perdus",
  flies: "saut",
  fliesHelp: "trois pions : peut aller partout",
  quiet: "Coups sans prise",
  repetition: "Même position",
  mills: "Moulins",
  few: (name: string, n: number) =>
    n === 1 ? `${name} n'a plus qu'un coup possible` : `${name} n'a plus que ${n} coups possibles`,
  stones: (player: string, points: string, hand: number) => `${player} : ${points} ; ${hand} à poser.`,
  none: "aucun pion en jeu",
  expects: {
    place: "posez un pion",
    take: "choisissez un pion à déplacer",
    takeFlying: "choisissez un pion, il peut aller partout",
    go: "choisissez où aller",
    fly: "choisissez un point vide, n'importe lequel",
    remove: (colour: string, free: number, safe: number) =>
      `moulin ! Retirez un pion ${colour} — ${free} possible${free > 1 ? "s" : ""}` +
      (safe > 0 ? `, ${safe} protégé${safe > 1 ? "s" : ""}` : ""),
  },
  worth: { win: "G", draw: "N", loss: "P" },
  worthLong: (worth: "win" | "draw" | "loss", plies?: number | null) =>
    worth === "draw" ? "nulle" : `${worth === "win" ? "gain" : "perte"}${plies ? ` en ${plies}` : plies === 0 ? " immédiat" : ""}`,
  worthHelp: "G gain, N nulle, P perte ; puis le nombre de coups des deux joueurs jusqu'à la fin",
  toMove: "Pour le joueur au trait :",
  depth: (n: number) => `(profondeur ${n})`,
  others: (n: number) => (n > 1 ? `et ${n} autres coups` : "et un autre coup"),
  wasPlayed: "joué",
  overHere: "La partie est finie ici. Choisissez un coup pour voir ce qu'il valait.",
  winToDraw: "gain laissé échapper",
  winToLoss: "gain devenu perte",
  drawToLoss: "nulle perdue",
  fell: (had: string, has: string) => `de ${had} à ${has} selon la recherche`,
  ends: {
    "two-pieces": (loser: string) => `${loser} a moins de trois pions.`,
    blocked: (loser: string) => `${loser} ne peut plus bouger : ses pions bloqués sont entourés.`,
    repetition: () => "La même position est revenue trop souvent : nulle.",
    quiet: () => "Trop de coups sans prise : nulle.",
  } as Record<string, (loser: string) => string>,
};

const en: typeof fr = {
  keys: [
    ["← ↑ ↓ →", "follow the lines of the board"],
    ["Enter", "place, pick a piece, move it, remove"],
    ["Esc", "one step back"],
  ],
  board: "Board of moulin. Arrows follow the lines, Enter picks, Escape goes back.",
  colours: ["black", "white"],
  players: ["Black", "White"],
  empty: "empty",
  neighbours: "neighbours",
  take: "can move",
  put: "place here",
  go: "go here",
  remove: "can be removed",
  safe: "safe",
  stuck: "blocked",
  picked: "picked",
  last: "last move",
  mill: "mill",
  phases: { placing: "placing", moving: "moving", flying: "flying" },
  toPlace: "to place",
  onBoard: "on the board",
  lost: "lost",
  flies: "flies",
  fliesHelp: "three pieces: may go anywhere",
  quiet: "Moves without a capture",
  repetition: "Same position",
  mills: "Mills",
  few: (name, n) => (n === 1 ? `${name} has one possible move left` : `${name} has ${n} possible moves left`),
  stones: (player, points, hand) => `${player}: ${points}; ${hand} to place.`,
  none: "no piece on the board",
  expects: {
    place: "place a piece",
    take: "choose a piece to move",
    takeFlying: "choose a piece, it may go anywhere",
    go: "choose where to go",
    fly: "choose any empty point",
    remove: (colour, free, safe) =>
      `mill! Remove a ${colour} piece — ${free} possible` + (safe > 0 ? `, ${safe} protected` : ""),
  },
  worth: { win: "W", draw: "D", loss: "L" },
  worthLong: (worth, plies) =>
    worth === "draw" ? "draw" : `${worth}${plies ? ` in ${plies}` : plies === 0 ? " at once" : ""}`,
  worthHelp: "W win, D draw, L loss; then the number of moves by both sides to the end",
  toMove: "For the side to move:",
  depth: (n) => `(depth ${n})`,
  others: (n) => (n > 1 ? `and ${n} other moves` : "and one other move"),
  wasPlayed: "played",
  overHere: "The game is over here. Choose a move to see what it was worth.",
  winToDraw: "a win thrown away",
  winToLoss: "a win turned into a loss",
  drawToLoss: "a drawn position lost",
  fell: (had, has) => `from ${had} to ${has} according to the search`,
  ends: {
    "two-pieces": (loser) => `${loser} has fewer than three pieces.`,
    blocked: (loser) => `${loser} cannot move any more: the blocked pieces are outlined.`,
    repetition: () => "The same position came too often: a draw.",
    quiet: () => "Too many moves without a capture: a draw.",
  },
};

export type MoulinWords = typeof fr;

export function wordsOf(lang: Lang): MoulinWords {
  return lang === "fr" ? fr : en;
}
