/* words.ts: what the board and the panel of guerre say. */
import type { Lang } from "web/messages";
import type { Kind, Outcome, Phase, Place, Reason } from "./types";

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/* "de Camille", "d'Inès". */
const of = (name: string) => (/^[aeiouyhàâäéèêëîïôöùûü]/i.test(name) ? `d'${name}` : `de ${name}`);

const fr = {
  kinds: { K: "Roi", S: "Soldat", G: "Garde", A: "Archer", P: "Prêtre", W: "Sorcier" } as Record<Kind, string>,
  the: { K: "le Roi", S: "le Soldat", G: "le Garde", A: "l'Archer", P: "le Prêtre", W: "le Sorcier" } as Record<Kind, string>,
  a: { K: "le Roi", S: "un Soldat", G: "un Garde", A: "un Archer", P: "un Prêtre", W: "un Sorcier" } as Record<Kind, string>,
  players: ["Bleu", "Orange"],
  field: "Champ de bataille ; le vôtre en bas, le front au milieu",
  rowOf: (name: string, isFront: boolean) => `${isFront ? "front" : "arrière"} ${of(name)}`,
  place: (name: string, place: Place) => `${place} ${of(name)}`,
  empty: "vide",
  attackIs: (n: number) => `attaque ${n}`,
  defenceIs: (n: number) => `défense ${n}`,
  damageIs: (n: number, all: number) => `dégâts ${n} sur ${all}`,
  turned: "tourné",
  turnedLong: "tourné, a déjà attaqué",
  last: "dernier coup",
  picked: "choisi",
  roles: {
    attacker: "peut attaquer", put: "peut être placé ici", target: "cible", prey: "à portée", from: "peut être déplacé", to: "peut aller ici",
  },
  handAttack: "l'attaque d'un Soldat est le nombre de cartes de sa main",
  card: (kind: string, n: number) => `${kind}, carte ${n}`,
  hand: "Main",
  handOf: (name: string) => `Main ${of(name)}`,
  handCount: (n: number) => plural(n, "carte", "cartes"),
  emptyHand: "Aucune carte en main",
  pile: "Pioche",
  reserve: "Réserve",
  kingdom: "Royaume",
  captives: (n: number) => (n === 1 ? "dont un captif" : `dont ${n} captifs`),
  graveyard: "Cimetière",
  none: "vide",
  space: "Espace",
  zones: "Réserves et royaumes",
  zoneOf: (zone: string, name: string) => `${zone} ${of(name)}`,
  first: "sort en premier",
  leads: "majorité",
  unseen: "Pas encore vus",
  knew: "Ce qu'ils savaient",
  knewOf: (who: string, whose: string, cards: number) => `Ce que ${who} pouvait savoir de la main de ${whose} (${cards === 1 ? "1 carte" : `${cards} cartes`}) :`,
  kind: "Carte",
  odds: "Au moins une",
  held: "En main",
  uses: {
    deploy: "déployer", reserve: "mettre en réserve", demobilise: "démobiliser", place: "placer", conscript: "enrôler",
    support: (kind: Kind) => ({ S: "soutien +1", G: "annuler l'attaque", A: "1 dégât", P: "repositionner", W: "annuler la carte", K: "" })[kind],
    as: (kind: string) => `comme ${kind}`,
  },
  pass: {
    action: "Ne rien faire", attack: "Terminer les attaques", develop: "Garder ma main", defend: "Ne pas répondre", volley: "Ne pas tirer",
    counter: "Ne pas répondre",
  } as Partial<Record<Phase, string>>,
  play: "Jouer",
  confirm: {
    card: (unit: string) => `Jouer ${unit}`, attack: "Attaquer", demobilise: "Démobiliser", put: "Placer ici", pass: "Ne rien faire", reserve: "Mettre en réserve",
  },
  stages: {
    done: "Fait", now: "Maintenant", next: "Puis", over: "Fin", yours: "À vous de répondre",
    doneBy: (name: string) => `Fait · ${name}`,
    asks: (name: string) => `${name} peut répondre`,
    attack: (unit: string, target: string) => `${unit} attaque ${target}`,
  },
  greyed: (why: string) => `En gris : ${why}.`,
  /* Why some cards of the hand cannot be used. */
  grey: {
    action: "la réserve se déploie d'abord", attack: "ces cartes ne s'ajoutent pas à une attaque", develop: "le Roi ne peut pas être démobilisé",
    conscript: "on enrôle de la réserve et du royaume, pas de la main",
  } as Partial<Record<Phase, string>>,
  answers: (cards: string[]) => `seuls ${cards.join(", ")} ou le Roi répondent ici`,
  cancelled: "annulée", otherwise: (what: string) => `sinon ${what}`,
  autoPass: "Passer automatiquement",
  autoPassHelp: "Quand rien d'autre n'est possible, le coup se joue après un instant.",
  steps: { front: "Une carte au front", reserve: "Une carte en réserve", draw: "Pioche", action: "Action", develop: "Développement" },
  pills: { support: "Soutiens", target: "Cible", defend: "Défense", counter: "Sorciers", volley: "Archers", result: "Résultat" },
  or: "ou",
  conscripts: "Enrôlement",
  conscriptSlot: (n: number) => `unité ${n}`,
  conscriptChoice: "au choix",
  seenBy: "Vu par",
  allOpen: "Tout ouvert",
  wait: (name: string) => `C'est à ${name}.`,
  chooseAttacker: (places: string) => `Choisissez d'abord qui attaque : ${places}.`,
  priestFirst: "Choisissez d'abord l'autre unité de l'échange.",
  cannot: "Rien à faire ici.",
  expects: {
    front: "placez une carte au front",
    reserve: "mettez une carte en réserve",
    action: "déployez, attaquez ou passez",
    deployOnly: "déployez une unité ou passez",
    attack: "attaquez encore, ou terminez",
    where: (unit: string) => `où placer ${unit} ?`,
    target: (place: string) => `qui attaquer depuis ${place} ?`,
    priest: "quelle unité déplacer ?",
    priestTo: (place: string) => `où envoyer l'unité de ${place} ?`,
    defend: (unit: string, target: string, place: string, against: string) => `${unit} attaque votre ${target} en ${place} (${against}) : répondez ou non`,
    volley: (against: string) => `votre attaque (${against}) : des Archers ?`,
    counter: "une carte adverse attend : la faire annuler ?",
    conscript: "plus personne au combat : enrôlez deux unités",
    conscriptLast: "enrôlez encore une unité",
    develop: "démobilisez ou gardez votre main",
    mustDevelop: (n: number) => `${n} cartes en main : démobilisez-en une`,
  },
  outcome: {
    capture: "capture", kill: "détruit", none: "sans effet",
    damage: (damage: number, defence: number) => `dégâts ${damage}/${defence}`,
  },
  victory: "victoire",
  moves: {
    at: (unit: string, place: string) => `${unit} en ${place}`,
    reserve: (unit: string) => `${unit} en réserve`,
    demobilise: (unit: string) => `${unit} démobilisé`,
    attack: (from: string, to: string) => `${from} attaque ${to}`,
    support: (unit: string) => `${unit} en soutien`,
    as: (unit: string, as: string) => `${unit} comme ${as}`,
    priest: (card: string, from: string, to: string) => `${card} : ${from} ↔ ${to}`,
    none: "passe",
    end: "fin des attaques",
    draw: (unit: string) => `pioche ${unit}`,
  },
  endings: {
    title: "Comment cela a fini", nearest: "Fin la plus proche", all: "Les 4 fins, des deux côtés",
    execution: "Roi pris", collapse: "Effondrement", "war-over": "Fin de la guerre", development: "Développement",
    kingHidden: "Roi à l'abri, en main", kingReserve: "Roi en réserve", kingSafe: (place: string) => `Roi en ${place}, hors de portée`,
    kingAimed: (place: string, unit: string, against: string) => `Roi en ${place}, à portée : ${unit}, ${against}`,
    kingLost: "Roi perdu",
    collapseIs: (units: number, conscripts: number) => `${units} au combat, ${conscripts} à enrôler`,
    collapseHelp: "Sans unité au combat, un joueur en enrôle deux de sa réserve et de son royaume ; s'il ne peut pas, il perd.",
    executionHelp: "Un joueur dont le Roi est capturé ou tué perd aussitôt.",
    warHelp: "Quand les deux pioches sont vides, le joueur qui a le plus de citoyens gagne.",
    developmentHelp: "Plus de citoyens que l'autre dans quatre des cinq sortes.",
    warIs: (cards: number, own: number, others: number) => `${plural(cards, "carte", "cartes")} à piocher ; ${own} – ${others}`,
    developmentIs: (n: number, of: number, kinds: string) => `${n} sur ${of}${kinds ? ` : ${kinds}` : ""}`,
  },
  reasons: {
    execution: "Roi pris", collapse: "Royaume effondré", development: "Victoire par développement", "war-over": "Fin de la guerre",
  } as Record<Reason, string>,
  citizens: "Citoyens",
  total: "total",
  phases: {
    "setup-front": "mise en place", "setup-reserve": "mise en place", draw: "pioche", action: "action", attack: "attaques", defend: "défense",
    volley: "tir", counter: "Sorciers", conscript: "enrôlement", develop: "développement", over: "fin",
  } as Record<Phase, string>,
  bonus: "Bonus", bonusHelp: "s'ajoute à l'attaque de chaque unité",
  describe: {
    unit: (place: string, unit: string) => `${place} ${unit}`,
    side: (name: string, units: string) => `${name} au combat : ${units}.`,
    /* name: null for the reader's own hand */
    holds: (cards: string, name: string | null) => `${name ? `Main ${of(name)}` : "Votre main"} : ${cards}.`,
    waits: (name: string, units: string) => `Réserve ${of(name)} : ${units}.`,
  },
  keys: [
    ["1 … 9", "choisir une carte de la main ; encore : son autre emploi"],
    ["Espace", "passer, ne pas répondre, terminer"],
    ["← ↑ ↓ →", "se déplacer sur le champ de bataille et dans la main"],
    ["R", "prendre la première unité de la réserve"],
  ] as [string, string][],
};

const en: typeof fr = {
  kinds: { K: "King", S: "Soldier", G: "Guard", A: "Archer", P: "Priest", W: "Wizard" },
  the: { K: "the King", S: "the Soldier", G: "the Guard", A: "the Archer", P: "the Priest", W: "the Wizard" },
  a: { K: "the King", S: "a Soldier", G: "a Guard", A: "an Archer", P: "a Priest", W: "a Wizard" },
  players: ["Blue", "Orange"],
  field: "Battlefield; yours at the bottom, the front in the middle",
  rowOf: (name, isFront) => `${isFront ? "front" : "rear"} of ${name}`,
  place: (name, place) => `${place} of ${name}`,
  empty: "empty",
  attackIs: (n) => `attack ${n}`,
  defenceIs: (n) => `defence ${n}`,
  damageIs: (n, all) => `damage ${n} of ${all}`,
  turned: "turned",
  turnedLong: "turned, has attacked",
  last: "last move",
  picked: "picked",
  roles: {
    attacker: "can attack", put: "can be placed here", target: "target", prey: "in reach", from: "can be moved", to: "can go here",
  },
  handAttack: "a Soldier's attack is the number of cards in the hand",
  card: (kind, n) => `${kind}, card ${n}`,
  hand: "Hand",
  handOf: (name) => `Hand of ${name}`,
  handCount: (n) => plural(n, "card", "cards"),
  emptyHand: "No card in hand",
  pile: "Pile",
  reserve: "Reserve",
  kingdom: "Kingdom",
  captives: (n) => (n === 1 ? "one of them captured" : `${n} of them captured`),
  graveyard: "Graveyard",
  none: "empty",
  space: "Space",
  zones: "Reserves and kingdoms",
  zoneOf: (zone, name) => `${zone} of ${name}`,
  first: "leaves first",
  leads: "majority",
  unseen: "Not seen yet",
  knew: "What they knew",
  knewOf: (who, whose, cards) => `What ${who} could know of the hand of ${whose} (${cards === 1 ? "1 card" : `${cards} cards`}):`,
  kind: "Card",
  odds: "At least one",
  held: "In hand",
  uses: {
    deploy: "deploy", reserve: "to the reserve", demobilise: "demobilise", place: "place", conscript: "conscript",
    support: (kind) => ({ S: "support +1", G: "cancel the attack", A: "1 damage", P: "reposition", W: "cancel the card", K: "" })[kind],
    as: (kind) => `as ${kind}`,
  },
  pass: {
    action: "Do nothing", attack: "End the attacks", develop: "Keep my hand", defend: "Do not answer", volley: "Do not shoot", counter: "Do not answer",
  },
  play: "Play",
  confirm: {
    card: (unit) => `Play ${unit}`, attack: "Attack", demobilise: "Demobilise", put: "Put here", pass: "Do nothing", reserve: "To the reserve",
  },
  stages: {
    done: "Done", now: "Now", next: "Then", over: "End", yours: "Yours to answer",
    doneBy: (name) => `Done · ${name}`,
    asks: (name) => `${name} may answer`,
    attack: (unit, target) => `${unit} attacks ${target}`,
  },
  greyed: (why) => `Grey: ${why}.`,
  grey: {
    action: "the reserve is deployed first", attack: "these cards do not join an attack", develop: "the King cannot be demobilised",
    conscript: "units are conscripted from the reserve and the kingdom, not from the hand",
  },
  answers: (cards) => `only ${cards.join(", ")} or the King can answer here`,
  cancelled: "cancelled", otherwise: (what) => `else ${what}`,
  autoPass: "Pass automatically",
  autoPassHelp: "When nothing else is possible the move is made after a moment.",
  steps: { front: "A card on the front", reserve: "A card in reserve", draw: "Draw", action: "Action", develop: "Development" },
  pills: { support: "Support", target: "Target", defend: "Defence", counter: "Wizards", volley: "Archers", result: "Result" },
  or: "or",
  conscripts: "Conscription",
  conscriptSlot: (n) => `unit ${n}`,
  conscriptChoice: "your choice",
  seenBy: "As seen by",
  allOpen: "All open",
  wait: (name) => `It is ${name}'s turn.`,
  chooseAttacker: (places) => `First choose who attacks: ${places}.`,
  priestFirst: "First choose the other unit of the swap.",
  cannot: "Nothing to do here.",
  expects: {
    front: "put a card on the front",
    reserve: "put a card in reserve",
    action: "deploy, attack or pass",
    deployOnly: "deploy a unit or pass",
    attack: "attack again, or end",
    where: (unit) => `where to put ${unit}?`,
    target: (place) => `whom to attack from ${place}?`,
    priest: "which unit to move?",
    priestTo: (place) => `where to send the unit on ${place}?`,
    defend: (unit, target, place, against) => `${unit} attacks your ${target} on ${place} (${against}): answer or not`,
    volley: (against) => `your attack (${against}): any Archers?`,
    counter: "a card of the opponent waits: cancel it?",
    conscript: "nobody is left on the field: conscript two units",
    conscriptLast: "conscript one more unit",
    develop: "demobilise or keep your hand",
    mustDevelop: (n) => `${n} cards in hand: demobilise one`,
  },
  outcome: {
    capture: "capture", kill: "destroyed", none: "no effect",
    damage: (damage, defence) => `damage ${damage}/${defence}`,
  },
  victory: "victory",
  moves: {
    at: (unit, place) => `${unit} on ${place}`,
    reserve: (unit) => `${unit} to reserve`,
    demobilise: (unit) => `${unit} demobilised`,
    attack: (from, to) => `${from} attacks ${to}`,
    support: (unit) => `${unit} in support`,
    as: (unit, as) => `${unit} as ${as}`,
    priest: (card, from, to) => `${card}: ${from} ↔ ${to}`,
    none: "pass",
    end: "attacks end",
    draw: (unit) => `draws ${unit}`,
  },
  endings: {
    title: "How this ended", nearest: "Nearest ending", all: "All 4 endings, both sides",
    execution: "King lost", collapse: "Collapse", "war-over": "End of the war", development: "Development",
    kingHidden: "King safe in hand", kingReserve: "King in reserve", kingSafe: (place) => `King on ${place}, out of reach`,
    kingAimed: (place, unit, against) => `King on ${place}, in reach: ${unit}, ${against}`,
    kingLost: "King lost",
    collapseIs: (units, conscripts) => `${units} on the field, ${conscripts} to conscript`,
    collapseHelp: "Without a unit on the field a player conscripts two from reserve and kingdom; a player who cannot do that loses.",
    executionHelp: "A player whose King is captured or killed loses at once.",
    warHelp: "When both piles are empty the player with the most citizens wins.",
    developmentHelp: "More citizens than the other in four of the five kinds.",
    warIs: (cards, own, others) => `${plural(cards, "card", "cards")} to draw; ${own} – ${others}`,
    developmentIs: (n, of, kinds) => `${n} of ${of}${kinds ? `: ${kinds}` : ""}`,
  },
  reasons: { execution: "King lost", collapse: "Kingdom collapsed", development: "Victory by development", "war-over": "End of the war" },
  citizens: "Citizens",
  total: "total",
  phases: {
    "setup-front": "set-up", "setup-reserve": "set-up", draw: "draw", action: "action", attack: "attacks", defend: "defence",
    volley: "shots", counter: "Wizards", conscript: "conscription", develop: "development", over: "end",
  },
  bonus: "Bonus", bonusHelp: "added to the attack of every unit",
  describe: {
    unit: (place, unit) => `${place} ${unit}`,
    side: (name, units) => `${name} on the field: ${units}.`,
    holds: (cards, name) => `${name ? `Hand of ${name}` : "Your hand"}: ${cards}.`,
    waits: (name, units) => `Reserve of ${name}: ${units}.`,
  },
  keys: [
    ["1 … 9", "choose a card of the hand; again: its other use"],
    ["Space", "pass, do not answer, end"],
    ["← ↑ ↓ →", "move on the battlefield and in the hand"],
    ["R", "take the first unit of the reserve"],
  ],
};

export type GuerreWords = typeof fr;

export const wordsOf = (lang: Lang): GuerreWords => (lang === "fr" ? fr : en);

export function outcomeText(words: GuerreWords, outcome: Outcome, damage: number, defence: number): string {
  return outcome === "damage" ? words.outcome.damage(damage, defence) : words.outcome[outcome];
}

/** A move for people: "Soldat en F2", "F1 attaque F3". */
export function moveText(text: string, lang: Lang): string {
  const words = wordsOf(lang);
  const kind = (letter: string | undefined) => words.kinds[letter as Kind] ?? letter ?? "";
  const put = /^(\w)@(\w+)$/.exec(text);
  const attack = /^(\w\d)x(\w\d)$/.exec(text);
  const card = /^\+(?:(K)=)?(\w)(?::(\w\d)-(\w\d))?$/.exec(text);
  if (text === "-") return words.moves.none;
  if (text === ".") return words.moves.end;
  if (text.startsWith("*")) return words.moves.draw(kind(text[1]));
  if (attack) return words.moves.attack(attack[1]!, attack[2]!);
  if (put?.[2] === "R") return words.moves.reserve(kind(put[1]));
  if (put?.[2] === "C") return words.moves.demobilise(kind(put[1]));
  if (put) return words.moves.at(kind(put[1]), put[2]!);
  if (!card) return text;
  const name = card[1] ? words.moves.as(kind("K"), kind(card[2])) : kind(card[2]);
  if (card[3]) return words.moves.priest(name, card[3], card[4]!);
  return card[1] ? name : words.moves.support(name);
}
