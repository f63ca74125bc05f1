/* saying.ts: what a legal move would do and what is asked of a player, in words
 * made from what the server says of it. */
import type { Expected } from "web/board";
import type { Lang, LegalMove } from "web/messages";
import { effectOf, isPlace, other, type Effect, type Facts, type Kind, type Player, type View } from "./types";
import { outcomeText, wordsOf, type GuerreWords } from "./words";

function endOf(effect: Effect, mover: Player, words: GuerreWords): string[] {
  if (!effect.ends) return effect.conscription ? [words.say.conscription] : [];
  if (effect.winner === 0) return [words.say.drawn];
  return [effect.winner === mover ? words.say.wins : words.say.loses];
}

export function blowText(effect: Effect, words: GuerreWords): string | null {
  const { blow } = effect;
  if (!blow) return null;
  const outcome = outcomeText(words, blow.outcome, blow.damage, blow.defence);
  return words.say.blow(words.kinds[blow.unit], blow.attack, words.kinds[blow.target], blow.defence, outcome);
}

function putText(effect: Effect, words: GuerreWords): string[] {
  if (!effect.reach) return [];
  const reach = effect.reach.length > 0 ? words.say.reach(effect.reach.join(" ")) : words.say.reachNone;
  return effect.replaces ? [words.say.replaces(words.the[effect.replaces]), reach] : [reach];
}

function cardText(effect: Effect, words: GuerreWords): string[] {
  const found: string[] = [];
  if (effect.cancelled !== undefined) found.push(effect.cancelled ? words.say.cancelled : words.say.uncancelled);
  if (effect.bonus) found.push(words.say.bonus(effect.bonus));
  if (effect.over) found.push(words.say[effect.over]);
  return found;
}

function windowText(effect: Effect, words: GuerreWords): string[] {
  const says = words.say as unknown as Record<string, string>;
  return effect.window && says[effect.window] ? [says[effect.window]!] : [];
}

function developText(effect: Effect, facts: Facts, words: GuerreWords): string[] {
  if (effect.citizens === undefined) return [];
  const leads = facts.majority ? [words.say.leads(effect.leads ?? 0, facts.majority)] : [];
  return [words.say.citizens(effect.citizens), ...leads];
}

function bareText(move: LegalMove, view: View, words: GuerreWords): string[] {
  if (move.move === "." || (move.move === "-" && view.phase === "action")) {
    return [...(move.move === "-" ? [words.say.nothing] : []), words.say.ends];
  }
  return move.parts[1] === "R" ? [words.say.waits] : [];
}

/** What a legal move would do: "Soldat (5) contre Roi (défense 5) : capture". */
export function say(move: LegalMove, view: View, facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const effect = effectOf(move);
  const blow = blowText(effect, words);
  const parts = [
    ...putText(effect, words),
    ...cardText(effect, words),
    ...(blow ? [blow] : []),
    ...endOf(effect, view.turn as Player, words),
    ...developText(effect, facts, words),
    ...bareText(move, view, words),
    ...windowText(effect, words),
  ];
  return parts.join(lang === "fr" ? " ; " : "; ") || move.say;
}

/** "5 contre 3 : dégâts 1/3", the declared attack. */
export function attackText(facts: Facts, words: GuerreWords): string {
  const attack = facts.attack;
  if (!attack) return "";
  return `${attack.value} – ${attack.defence}, ${outcomeText(words, attack.outcome, attack.damage, attack.defence)}`;
}

function expectPicked(picked: string[], words: GuerreWords): string | null {
  const [first, second] = picked;
  if (first === undefined) return null;
  if (first === "+P" || first === "+K=P") return second ? words.expects.priestTo(second) : words.expects.priest;
  if (isPlace(first)) return words.expects.target(first);
  return first.startsWith("+") ? null : words.expects.where(words.the[first as keyof typeof words.the] ?? first);
}

function expectWindow(view: View, facts: Facts, words: GuerreWords): Expected | null {
  const { attack } = view;
  if (view.phase === "defend" && attack) {
    const unit = view.players[view.active - 1]!.field[attack.from]?.unit;
    const target = view.players[other(view.active) - 1]!.field[attack.to]?.unit;
    const against = attackText(facts, words);
    const nameOf = (names: Record<Kind, string>, kind: Kind | undefined) => (kind ? names[kind] : "");
    return { text: words.expects.defend(nameOf(words.the, unit), nameOf(words.kinds, target), attack.to, against), isAlert: true };
  }
  if (view.phase === "volley") return { text: words.expects.volley(attackText(facts, words)) };
  return view.phase === "counter" ? { text: words.expects.counter, isAlert: true } : null;
}

export function expects(view: View, facts: Facts, legal: LegalMove[], picked: string[], lang: Lang): Expected {
  const words = wordsOf(lang);
  const asked = expectPicked(picked, words);
  const window = expectWindow(view, facts, words);
  if (asked) return { text: asked };
  if (window) return window;
  const attacks = legal.some(({ parts }) => isPlace(parts[0]));
  const isFieldEmpty = Object.values(view.players[Number(view.turn) - 1]?.field ?? {}).every((unit) => unit === null);
  switch (view.phase) {
    case "setup-front": return { text: words.expects.front };
    case "setup-reserve": return { text: words.expects.reserve };
    case "action": return { text: attacks ? words.expects.action : words.expects.deployOnly };
    case "attack": return { text: words.expects.attack };
    case "conscript": return { text: isFieldEmpty ? words.expects.conscript : words.expects.conscriptLast, isAlert: true };
    case "develop":
      return legal.some(({ move }) => move === "-")
        ? { text: words.expects.develop }
        : { text: words.expects.mustDevelop(facts.players[view.active - 1]!.hand), isAlert: true };
    default: return { text: "" };
  }
}
