/* hand.tsx: the cards of the player at the bottom, face up or face down. */
import { Card } from "./card";
import { isHeld } from "./choosing";
import { nameOf, type Scene } from "./scene";
import { cardsOf, sizeOf, type Kind } from "./types";

export interface HandHandlers {
  pick(kind: Kind): void;
  hover(kind: Kind | null): void;
  press(event: PointerEvent, kind: Kind): void;
  /** Moves the focus up to the battlefield. */
  leave(): void;
}

/** The card that leaves the hand with this part. */
const cardOf = (part: string | undefined): string => part?.replace(/^\+/, "")[0] ?? "";

/** Several equal cards look the same; the first of them is drawn as the picked one. */
function pickedAt(scene: Scene, cards: Kind[]): number {
  const { now } = scene;
  const kind = now.card ? cardOf(now.card) : now.held && isHeld(now, now.held, "hand") ? now.held : "";
  return cards.indexOf(kind as Kind);
}

function useText(scene: Scene, kind: Kind): string {
  const { now, words, view } = scene;
  return (now.uses[kind] ?? [])
    .map((use) => {
      if (use === kind) return view.phase === "develop" ? words.uses.demobilise : view.phase === "setup-reserve" ? words.uses.reserve : words.uses.deploy;
      return kind === "K" ? words.uses.as(words.kinds[use.slice(3) as Kind]) : words.uses.support(kind);
    })
    .join(", ");
}

function Backs({ scene }: { scene: Scene }) {
  const { view, words, near } = scene;
  const count = sizeOf(view.players[near - 1]!.hand);
  return (
    <div class="guerre-hand" role="group" aria-label={words.handOf(nameOf(scene, near))}>
      <span class="unseen">{words.handCount(count)}</span>
      {Array.from({ length: count }, (_, at) => <span key={at} class={`guerre-back is-${near}`} />)}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent, on: HandHandlers): void {
  const cards = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button")];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
  if (step !== 0) cards[at + step]?.focus();
  else if (event.key === "ArrowUp") on.leave();
  else if (event.key !== "ArrowDown") return;
  event.preventDefault();
  event.stopPropagation();
}

export function Hand({ scene, on }: { scene: Scene; on: HandHandlers }) {
  const { view, facts, words, near, now, props } = scene;
  const cards = cardsOf(view.players[near - 1]!.hand);
  if (!cards) return <Backs scene={scene} />;
  const isMine = now.mover === near;
  const picked = isMine ? pickedAt(scene, cards) : -1;
  return (
    <div
      class={`guerre-hand ${isMine ? "" : "is-idle"}`}
      role="group"
      aria-label={words.handOf(nameOf(scene, near))}
      onKeyDown={(event) => onKeyDown(event, on)}
    >
      {cards.length === 0 && <span class="guerre-none">{words.emptyHand}</span>}
      {cards.map((kind, at) => {
        const uses = isMine ? (now.uses[kind] ?? []) : [];
        const spoken = [words.card(words.kinds[kind], at + 1), useText(scene, kind)].filter(Boolean).join(", ");
        return (
          <button
            key={`${kind}${cards.slice(0, at).filter((one) => one === kind).length}`}
            type="button"
            class={`guerre-held ${uses.length > 0 ? "is-playable" : ""} ${at === picked ? "is-picked" : ""} ${at === picked && props.isHint ? "is-hint" : ""}`}
            data-card={kind}
            aria-pressed={at === picked}
            aria-disabled={uses.length === 0}
            onClick={() => on.pick(kind)}
            onPointerDown={(event) => on.press(event, kind)}
            onPointerEnter={() => on.hover(kind)}
            onPointerLeave={() => on.hover(null)}
            onFocus={() => on.hover(kind)}
            onBlur={() => on.hover(null)}
          >
            <span class="unseen">{spoken}</span>
            <Card kind={kind} player={near} facts={facts.players[near - 1]!.kinds[kind]} words={words} corner={isMine ? String(at + 1) : ""} />
          </button>
        );
      })}
    </div>
  );
}
