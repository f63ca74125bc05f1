/* bar.tsx: the strip above the battlefield, which says where the turn or the
 * attack stands and who may answer, and what stands beside the hand. */
import type { ComponentChildren } from "preact";
import { clockText, isRunning, timeLeft } from "web/clock";
import { layout } from "web/layout";
import { Chip } from "./card";
import { greyOf, nameOf, type Scene } from "./scene";
import { cardsOf, other, PLACES, PLAYERS, type Kind, type Phase, type Place, type Player } from "./types";
import { moveText } from "./words";

export interface BarHandlers {
  /** Plays the move that does nothing. */
  pass(): void;
  hoverPass(isOn: boolean): void;
  use(part: string): void;
  see(player: Player | 0): void;
}

interface PartProps {
  scene: Scene;
  on: BarHandlers;
}

/** One of at most three stages: what was done, what is asked now, what comes next. */
interface Stage {
  caption: string;
  text: string;
  state: "done" | "now" | "next";
}

function Stages({ stages, label }: { stages: Stage[]; label: string }) {
  return (
    <ol class="guerre-pills" aria-label={label}>
      {stages.map(({ caption, text, state }) => (
        <li key={state} class={`is-${state}`} aria-current={state === "now" ? "step" : undefined}>
          <small>{caption}</small> <b>{text}</b>
        </li>
      ))}
    </ol>
  );
}

/* The present stage, with the one before it and the one after it. */
function around({ words }: Scene, names: string[], at: number): Stage[] {
  const { stages } = words;
  const part = (n: number, caption: string, state: Stage["state"]): Stage[] => (names[n] ? [{ caption, text: names[n]!, state }] : []);
  return [...part(at - 1, stages.done, "done"), ...part(at, stages.now, "now"), ...part(at + 1, stages.next, "next")];
}

/* The attack being answered: who attacks whom, who may answer, what follows. */
function answering(scene: Scene): Stage[] {
  const { view, facts, words, now, props } = scene;
  const { stages, pills } = words;
  const window = facts.window;
  const unitAt = (player: Player, place: Place) => view.players[player - 1]!.field[place]?.unit;
  const from = view.attack && unitAt(view.active, view.attack.from);
  const to = view.attack && unitAt(other(view.active), view.attack.to);
  const last = view.stack.at(-1);
  const done = last ? moveText(last, props.lang) : from && to ? stages.attack(words.kinds[from], words.the[to]) : pills.target;
  const cards = window ? `${window.cards.map((kind) => words.kinds[kind]).join(", ")} ${words.or} ${words.kinds.K}` : pills.support;
  const isMine = window !== null && now.mover === window.player;
  const next = view.phase === "volley" || view.phase === "counter" ? pills.result : pills.counter;
  return [
    { caption: stages.doneBy(nameOf(scene, last ? other(window?.player ?? 1) : view.active)), text: done, state: "done" },
    { caption: isMine ? stages.yours : stages.asks(nameOf(scene, window?.player ?? view.active)), text: cards, state: "now" },
    { caption: stages.next, text: next, state: "next" },
  ];
}

function stagesOf(scene: Scene): Stage[] {
  const { view, facts, words } = scene;
  const { reason } = view.result ?? {};
  if (reason) return [{ caption: words.stages.over, text: words.reasons[reason], state: "now" }];
  if (facts && (view.attack || view.phase === "counter")) return answering(scene);
  const { front, reserve, draw, action, develop } = words.steps;
  if (view.phase.startsWith("setup")) return around(scene, [front, reserve, draw], view.phase === "setup-front" ? 0 : 1);
  const at: Partial<Record<Phase, number>> = { draw: 0, develop: 2 };
  return around(scene, [draw, action, develop], at[view.phase] ?? 1);
}

/** The time of the player who is asked, if there is a clock. */
function Time({ seat }: { seat: Player }) {
  const left = timeLeft(seat);
  return left === null ? null : <span class={`guerre-time ${isRunning(seat) ? "is-running" : ""}`}>{clockText(left)}</span>;
}

/* The two places of a conscription; units that must come already stand in them. */
function Conscripts({ scene }: { scene: Scene }) {
  const { view, words } = scene;
  const player = view.turn as Player;
  const side = view.players[player - 1]!;
  const there = PLACES.flatMap((place) => (side.field[place] ? [side.field[place]!.unit] : []));
  const slots: (Kind | null)[] = [0, 1].map((at) => there[at] ?? side.reserve[at - there.length] ?? null);
  return (
    <span class="guerre-slots" role="group" aria-label={words.conscripts}>
      <b>{words.conscripts}</b>
      {slots.map((kind, at) => (
        <span key={at} class={`guerre-slot ${at < there.length ? "is-done" : at === there.length ? "is-now" : ""}`}>
          {kind ? <Chip kind={kind} words={words} /> : <i>{words.conscriptChoice}</i>}
          <span class="unseen">{words.conscriptSlot(at + 1)}</span>
        </span>
      ))}
    </span>
  );
}

/* Why some cards are grey. Its room is kept on a phone. */
function Grey({ scene }: { scene: Scene }) {
  const why = greyOf(scene);
  return <span class="guerre-grey">{why && scene.words.greyed(why)}</span>;
}

/* What the picked card could be used for. */
function usesOfPicked({ now, view, near }: Scene): { kind: Kind | null; uses: string[] } {
  const kind = (now.card ? now.card.slice(1, 2) : now.source === "hand" ? now.held : null) as Kind | null;
  const isThere = kind !== null && now.mover === near && cardsOf(view.players[near - 1]!.hand)?.includes(kind);
  return { kind, uses: isThere ? (now.uses[kind] ?? []) : [] };
}

/* Asks in which of several ways to use the picked unit. */
function Uses({ scene, kind, uses, on }: PartProps & { kind: Kind; uses: string[] }) {
  const { now, view, words } = scene;
  const first = now.picked[0];
  const put = view.phase.startsWith("setup") ? words.uses.place : words.uses.deploy;
  const labelOf = (use: string) =>
    use === kind ? put : use.startsWith("+K=") ? words.uses.as(words.kinds[use.slice(3) as Kind]) : words.uses.support(kind);
  return (
    <span class="guerre-uses" role="group" aria-label={words.kinds[kind]}>
      <b>{words.kinds[kind]}</b>
      {uses.map((use) => (
        <button key={use} type="button" class="button is-plain is-small" aria-pressed={use === first} onClick={() => use !== first && on.use(use)}>
          {labelOf(use)}
        </button>
      ))}
    </span>
  );
}

function Pass({ scene, on }: PartProps) {
  const { now, props, words, view } = scene;
  if (!now.mover || !now.pass) return null;
  /* While something is picked the button only keeps its room, so that nothing moves. */
  return (
    <button
      type="button"
      class={`button ${now.legal.length === 1 ? "is-primary" : "is-plain"} is-normal guerre-pass ${props.picked.length > 0 ? "is-away" : ""}`}
      data-pass={now.pass}
      onClick={on.pass}
      onPointerEnter={() => on.hoverPass(true)}
      onPointerLeave={() => on.hoverPass(false)}
    >
      {words.pass[view.phase] ?? words.moves.none}
      <kbd aria-hidden="true">{words.space}</kbd>
    </button>
  );
}

function Seen({ scene, seen, on }: PartProps & { seen: Player | 0 }) {
  const { words } = scene;
  const choice = (player: Player | 0, label: string): ComponentChildren => (
    <button key={player} type="button" class="button is-plain is-small" aria-pressed={seen === player} onClick={() => on.see(player)}>
      {label}
    </button>
  );
  return (
    <span class="guerre-seen" role="group" aria-label={words.seenBy}>
      <span>{words.seenBy}</span>
      {PLAYERS.map((player) => choice(player, nameOf(scene, player)))}
      {choice(0, words.allOpen)}
    </span>
  );
}

/** Above the battlefield: where the turn or the attack stands, why a click did nothing, or what is to be
 * chosen now. It is always there, so that the battlefield keeps its place. */
export function Bar({ scene, why, on }: PartProps & { why: string | null }) {
  const { facts, view, words, now } = scene;
  const { kind, uses } = usesOfPicked(scene);
  const isAsked = facts.window !== null || view.phase === "conscript";
  const tone = !isAsked ? "" : now.mover ? "is-asked is-mine" : "is-asked";
  return (
    <div class={`guerre-bar ${tone}`} data-drop="support">
      {kind && uses.length > 1 ? <Uses scene={scene} kind={kind} uses={uses} on={on} />
        : why ? <p class="guerre-why">{why}</p>
        : view.phase === "conscript" ? <Conscripts scene={scene} />
        : <Stages stages={stagesOf(scene)} label={words.phases[view.phase]} />}
      <span class="unseen" role="status">{why}</span>
      {facts.window && <Time seat={facts.window.player} />}
    </div>
  );
}

/** Beside the hand: the button to pass, which a phone has under the thumb; in an open game, the player
 * through whose eyes the board is shown, 0 for both. */
export function Aside({ scene, seen, on }: PartProps & { seen: Player | 0 | null }) {
  const { props, view } = scene;
  if (seen !== null) return <div class="guerre-aside"><Seen scene={scene} seen={seen} on={on} /></div>;
  if (!props.as || view.phase.startsWith("setup")) return null;
  if (layout.value === "phone") return <Grey scene={scene} />;
  return (
    <div class="guerre-aside">
      <Grey scene={scene} />
      <Pass scene={scene} on={on} />
    </div>
  );
}
