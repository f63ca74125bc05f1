/* expects.ts: what is asked of a player, in words. */
import type { Expected } from "web/board";
import type { Lang, LegalMove } from "web/messages";
import { isPlace, other, type Facts, type Kind, type View } from "./types";
import { outcomeText, wordsOf, type GuerreWords } from "./words";

/** The declared attack: "5 – 3, dégâts 1/3". */
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
