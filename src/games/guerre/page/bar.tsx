/* bar.tsx: the strip under the battlefield: the stage of the turn or the
 * attack, who may answer with what and for how long, and the buttons for it. */
import type { ComponentChildren } from "preact";
import { clockText, isRunning, timeLeft } from "web/clock";
import { Terms } from "web/parts/term";
import { Chip } from "./card";
import { nameOf, type Scene } from "./scene";
import { attackText } from "./expects";
import { cardsOf, PLACES, PLAYERS, type Kind, type Phase, type Player } from "./types";
import { moveText } from "./words";

export interface BarHandlers {
  /** Plays the move that does nothing. */
  pass(): void;
  hoverPass(isOn: boolean): void;
  use(part: string): void;
  confirm(): void;
  clear(): void;
  see(player: Player | 0): void;
}

interface BarProps {
  scene: Scene;
  /** Why the last click did nothing. */
  why: string | null;
  /** If everything may be seen: the player from whose side it is seen; 0 for
   * nobody's. */
  seen: Player | 0 | null;
  on: BarHandlers;
}

type PillState = "done" | "now" | "next";

function Pills({ pills, label }: { pills: [string, PillState][]; label: string }) {
  return (
    <ol class="guerre-pills" aria-label={label}>
      {pills.map(([text, state]) => (
        <li key={text} class={`is-${state}`} aria-current={state === "now" ? "step" : undefined}><Terms text={text} /></li>
      ))}
    </ol>
  );
}

function inOrder(names: string[], at: number): [string, PillState][] {
  return names.map((name, n) => [name, n < at ? "done" : n === at ? "now" : "next"]);
}

/* The turn: draw, action, development; or the attack being answered. */
function pillsOf({ view, facts, words }: Scene): [string, PillState][] {
  const { pills, steps } = words;
  if (view.phase.startsWith("setup") || view.phase === "over") return [];
  if (view.attack || view.phase === "counter") {
    const names = [pills.support, pills.target, pills.defend, pills.volley, pills.result];
    const first = view.stack[0] ?? "";
    const window = view.phase !== "counter" ? view.phase : !view.attack ? "support" : /A$/.test(first) ? "volley" : "defend";
    const at = { support: 0, defend: 2, volley: 3 }[window as string] ?? 1;
    const shown = inOrder(names, at);
    if (view.phase === "counter") {
      shown[at] = [shown[at]![0], "done"];
      shown.splice(at + 1, 0, [pills.counter, "now"]);
    }
    return shown;
  }
  const at: Partial<Record<Phase, number>> = { draw: 0, action: 1, attack: 1, conscript: 1, develop: 2 };
  return facts ? inOrder([steps.draw, steps.action, steps.develop], at[view.phase] ?? 1) : [];
}

/** The time of the player who is asked, if there is a clock. */
function Time({ seat, scene }: { seat: Player; scene: Scene }) {
  const left = timeLeft(seat);
  if (left === null) return <span class="guerre-time">{scene.words.noLimit}</span>;
  return <span class={`guerre-time ${isRunning(seat) ? "is-running" : ""}`}>{clockText(left)}</span>;
}

function WindowText({ scene }: { scene: Scene }) {
  const { facts, words, now, view } = scene;
  const window = facts.window!;
  const cards = `${window.cards.map((kind) => words.kinds[kind]).join(", ")} ${words.or} ${words.kinds.K}`;
  const attack = attackText(facts, words);
  const stack = view.stack.map((card) => moveText(card, scene.props.lang)).join(" → ");
  return (
    <>
      <b>{now.mover === window.player ? words.youMayAnswer(cards) : words.mayAnswer(nameOf(scene, window.player), cards)}</b>
      <span>{[stack && words.chain(stack), attack].filter(Boolean).join(" · ")}</span>
    </>
  );
}

/* Two places to fill; units that must come are already in them. */
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

function Text({ scene, why, on }: { scene: Scene; why: string | null; on: BarHandlers }) {
  const { facts, view, words, now } = scene;
  const { kind, uses } = usesOfPicked(scene);
  if (kind && uses.length > 1) return <Uses scene={scene} kind={kind} uses={uses} on={on} />;
  if (why) return <span class="guerre-why">{why}</span>;
  if (view.phase === "conscript") return <Conscripts scene={scene} />;
  if (facts.window) return <WindowText scene={scene} />;
  if (view.phase === "over") return view.result ? <b>{words.reasons[view.result.reason]}</b> : null;
  const bonus = view.players[view.active - 1]!.bonus;
  const isWhole = now.mover && scene.props.chosen;
  const text = isWhole ? scene.props.chosen!.say : words.turnOf(nameOf(scene, view.active), words.phases[view.phase]);
  return (
    <>
      <span>{text}</span>
      {bonus > 0 && <b class="guerre-bonus">{words.bonusIs(bonus)}</b>}
    </>
  );
}

/* What the picked card could be used for. */
function usesOfPicked({ now, view, near }: Scene): { kind: Kind | null; uses: string[] } {
  const kind = (now.card ? now.card.slice(1, 2) : now.source === "hand" ? now.held : null) as Kind | null;
  const isThere = kind !== null && now.mover === near && cardsOf(view.players[near - 1]!.hand)?.includes(kind);
  return { kind, uses: isThere ? (now.uses[kind] ?? []) : [] };
}

/* Asks which of several ways to use it. */
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

function Buttons({ scene, on }: { scene: Scene; on: BarHandlers }) {
  const { now, props, words, view } = scene;
  const confirms = props.picked.length > 0;
  if (!now.mover) return null;
  return (
    <span class="guerre-buttons">
      {confirms && (
        <span class="guerre-go">
          {props.chosen && (
            <button type="button" class="button is-primary is-normal guerre-confirm" onClick={on.confirm}>{words.play}</button>
          )}
          <button type="button" class="button is-plain is-normal" onClick={on.clear}>{words.again}</button>
        </span>
      )}
      {!confirms && now.pass && (
        <button
          type="button"
          class={`button ${now.legal.length === 1 ? "is-primary" : "is-plain"} is-normal guerre-pass`}
          data-pass={now.pass}
          onClick={on.pass}
          onPointerEnter={() => on.hoverPass(true)}
          onPointerLeave={() => on.hoverPass(false)}
        >
          {words.pass[view.phase] ?? words.moves.none}
          <kbd aria-hidden="true">␣</kbd>
        </button>
      )}
    </span>
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

export function Bar({ scene, why, seen, on }: BarProps) {
  const { facts, view, words, now } = scene;
  const pills = pillsOf(scene);
  const isAsked = facts.window !== null || view.phase === "conscript";
  const tone = !isAsked ? "" : now.mover ? "is-asked is-mine" : "is-asked";
  return (
    <div class={`guerre-bar ${tone}`} data-drop="support">
      <div class="guerre-where">
        <div class="guerre-top">
          {pills.length > 0 && <Pills pills={pills} label={words.phases[view.phase]} />}
          {facts.window && <Time seat={facts.window.player} scene={scene} />}
        </div>
        <div class="guerre-text">
          <Text scene={scene} why={why} on={on} />
        </div>
        <span class="unseen" role="status">{why}</span>
      </div>
      {seen !== null && <Seen scene={scene} seen={seen} on={on} />}
      <Buttons scene={scene} on={on} />
    </div>
  );
}
