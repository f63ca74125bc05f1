/* bar.tsx: the strip above the battlefield, which says where the turn or the
 * attack stands and who may answer, and what stands beside the hand. */
import type { ComponentChildren } from "preact";
import { clockText, isRunning, timeLeft } from "web/clock";
import { Chip } from "./card";
import { nameOf, type Scene } from "./scene";
import { cardsOf, other, PLACES, PLAYERS, type Kind, type Phase, type Place, type Player } from "./types";
import { moveText } from "./words";

export interface BarHandlers {
  /** Plays the move that does nothing. */
  pass(): void;
  hoverPass(isOn: boolean): void;
  use(part: string): void;
  see(player: Player | 0): void;
}

interface BarProps {
  scene: Scene;
  /** If nothing is hidden: the player through whose eyes the board is shown, 0 for both; null if
   * something is hidden. */
  seen: Player | 0 | null;
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
  if (view.phase.startsWith("setup") || view.phase === "over" || !facts) return [];
  if (view.attack || view.phase === "counter") return answering(scene);
  const at: Partial<Record<Phase, number>> = { draw: 0, action: 1, attack: 1, conscript: 1, develop: 2 };
  const { draw, action, develop } = words.steps;
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

/* The words beside the hand. */
function Text({ scene, why, on }: { scene: Scene; why: string | null; on: BarHandlers }) {
  const { facts, view, words, now } = scene;
  const { kind, uses } = usesOfPicked(scene);
  if (kind && uses.length > 1) return <Uses scene={scene} kind={kind} uses={uses} on={on} />;
  if (why) return <span class="guerre-why">{why}</span>;
  if (view.phase === "conscript") return <Conscripts scene={scene} />;
  const bonus = view.players[view.active - 1]!.bonus;
  if (bonus > 0) return <b class="guerre-bonus">{words.bonusIs(bonus)}</b>;
  const window = facts.window;
  const hand = cardsOf(view.players[scene.near - 1]!.hand) ?? [];
  const hasGrey = window && now.mover === window.player && hand.some((card) => (now.uses[card] ?? []).length === 0);
  return hasGrey ? <span class="guerre-grey">{words.greyed(window.cards.map((card) => words.kinds[card]).join(", "))}</span> : null;
}

/* What the picked card could be used for. */
function usesOfPicked({ now, view, near }: Scene): { kind: Kind | null; uses: string[] } {
  const kind = (now.card ? now.card.slice(1, 2) : now.source === "hand" ? now.held : null) as Kind | null;
  const isThere = kind !== null && now.mover === near && cardsOf(view.players[near - 1]!.hand)?.includes(kind);
  return { kind, uses: isThere ? (now.uses[kind] ?? []) : [] };
}

/* Asks in which of several ways to use the picked unit. */
function Uses({ scene, kind, uses, on }: { scene: Scene; kind: Kind; uses: string[]; on: BarHandlers }) {
  const { now, view, words } = scene;
  const first = now.picked[0];
  const put = view.phase.startsWith("setup") ? words.uses.place : words.uses.deploy;
  const labelOf = (use: string) =>
    use === kind ? put : use.startsWith("+K=") ? words.uses.as(words.kinds[use.slice(3) as Kind]) : words.uses.support(kind);
  return (
    <span class="guerre-uses" role="group" aria-label={words.kinds[kind]}>
      {uses.map((use) => (
        <button key={use} type="button" class="button is-plain is-small" aria-pressed={use === first} onClick={() => use !== first && on.use(use)}>
          {labelOf(use)}
        </button>
      ))}
    </span>
  );
}

function Pass({ scene, on }: { scene: Scene; on: BarHandlers }) {
  const { now, props, words, view } = scene;
  if (!now.mover || !now.pass || props.picked.length > 0) return null;
  return (
    <button
      type="button"
      class={`button ${now.legal.length === 1 ? "is-primary" : "is-plain"} is-normal guerre-pass`}
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

function Seen({ scene, seen, on }: { scene: Scene; seen: Player | 0; on: BarHandlers }) {
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

/** Above the battlefield: where the turn or the attack stands. */
export function Bar({ scene, seen, on }: BarProps) {
  const { facts, view, words, now } = scene;
  const stages = stagesOf(scene);
  const isAsked = facts.window !== null || view.phase === "conscript";
  const tone = !isAsked ? "" : now.mover ? "is-asked is-mine" : "is-asked";
  if (stages.length === 0 && seen === null) return null;
  return (
    <div class={`guerre-bar ${tone}`} data-drop="support">
      {stages.length > 0 && <Stages stages={stages} label={words.phases[view.phase]} />}
      {facts.window && <Time seat={facts.window.player} />}
      {seen !== null && <Seen scene={scene} seen={seen} on={on} />}
    </div>
  );
}

/** What stands beside the hand: why a card cannot be played, and the button to pass. */
export function Aside({ scene, why, on }: Pick<BarProps, "scene" | "on"> & { why: string | null }) {
  return (
    <div class="guerre-aside">
      <div class="guerre-text"><Text scene={scene} why={why} on={on} /></div>
      <span class="unseen" role="status">{why}</span>
      <Pass scene={scene} on={on} />
    </div>
  );
}
