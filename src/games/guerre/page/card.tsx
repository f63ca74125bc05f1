/* card.tsx: a unit as a card, on the battlefield or in the hand. */
import { AttackSign, DefenceSign, Sign } from "./drawings";
import type { Kind, KindFacts, Player, Unit } from "./types";
import type { GuerreWords } from "./words";

interface CardProps {
  kind: Kind;
  player: Player;
  facts: KindFacts | undefined;
  words: GuerreWords;
  /** Shown to the right of the name: a position, a key. */
  corner?: string;
  unit?: Unit;
  class?: string;
}

/** The defence upright and turned; the one that counts now is in bold. */
function Defence({ facts, turned, damage }: { facts: KindFacts; turned: boolean; damage: number }) {
  const left = (turned ? facts.turned : facts.upright) - damage;
  const isHurt = damage > 0;
  return (
    <span class={`guerre-value is-defence ${isHurt ? "is-hurt" : ""}`}>
      <DefenceSign />
      {turned ? <i>{facts.upright}/</i> : null}
      <b>{isHurt ? `${left}` : turned ? facts.turned : facts.upright}</b>
      {turned ? null : <i>/{facts.turned}</i>}
    </span>
  );
}

export function Card({ kind, player, facts, words, corner, unit, class: extra = "" }: CardProps) {
  const turned = unit?.turned ?? false;
  const damage = unit?.damage ?? 0;
  return (
    <span class={`guerre-card kind-${kind} is-${player} ${turned ? "is-turned" : ""} ${extra}`} aria-hidden="true">
      <span class="guerre-name">
        <b>{words.kinds[kind]}</b>
        <span>{turned && <i class="guerre-flag" title={words.turned}>↻</i>}{corner}</span>
      </span>
      <span class="guerre-body">
        <Sign kind={kind} />
        {facts && (
          <span class="guerre-values">
            <span class="guerre-value is-attack" title={kind === "S" ? words.handAttack : undefined}>
              <AttackSign />
              <b>{facts.attack}</b>
            </span>
            <Defence facts={facts} turned={turned} damage={damage} />
          </span>
        )}
        {damage > 0 && <span class="guerre-damage">−{damage}</span>}
      </span>
    </span>
  );
}

/** A unit drawn small, where there is no room for a card: its sign and a number. */
export function Chip({ kind, count, words, class: extra = "" }: { kind: Kind; count?: number; words: GuerreWords; class?: string }) {
  return (
    <span class={`guerre-chip kind-${kind} ${extra}`} title={words.kinds[kind]}>
      <Sign kind={kind} />
      <span class="unseen">{words.kinds[kind]}</span>
      {count !== undefined && <b>{count}</b>}
    </span>
  );
}
