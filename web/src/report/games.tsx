/* games.tsx: games of the tournament, step by step on the page's board. */
import { computed, effect, signal } from "@preact/signals";
import type { GamePage } from "../board";
import { readable, wellSet } from "../dictionary";
import type { Step } from "../messages";
import { LinesCard } from "../lines/card";
import { Drawing } from "../parts/drawing";
import { Icon } from "../parts/icons";
import { StillBoard } from "../parts/still";
import { lang } from "../settings";
import { isFinal, report, type PickedGame, type Position } from "./data";
import { counted, t, type Key } from "./words";

const STEP_MS = 900;
/** Games with fewer moves come last in the list. */
const WORTH = 5;

report.picked.sort((a, b) => Number(a.steps < WORTH) - Number(b.steps < WORTH));

/** The game, and the position after this many steps. */
export const at = signal(0);
const ply = signal(0);
const isPlaying = signal(false);

const game = computed<PickedGame>(() => report.picked[at.value]!);
const last = computed(() => game.value.positions.length - 1);

export function show(index: number): void {
  at.value = index;
  go(0);
}

function go(to: number): void {
  isPlaying.value = false;
  ply.value = Math.max(0, Math.min(last.value, to));
}

function togglePlaying(): void {
  if (!isPlaying.value && ply.value === last.value) ply.value = 0;
  isPlaying.value = !isPlaying.value;
}

effect(() => {
  if (!isPlaying.value) return undefined;
  if (ply.value >= last.value) {
    isPlaying.value = false;
    return undefined;
  }
  const timer = setTimeout(() => ply.value++, STEP_MS);
  return () => clearTimeout(timer);
});

/* The list ----------------------------------------------------------- */

function Choice({ picked, index }: { picked: PickedGame; index: number }) {
  return (
    <button type="button" class="game-choice" aria-pressed={index === at.value} onClick={() => show(index)}>
      <span class="tags">
        {picked.kinds.map((kind) => (
          <span key={kind} class={`tag is-${kind}`}>{t(`kind.${kind}`)}</span>
        ))}
      </span>
      <b>{picked.names.map(readable).join(" – ")}</b>
      <small>
        {t(isFinal(picked.match) ? "gameOfFinal" : "gameOf", { match: picked.match, game: picked.game })} · {counted("stepsCount", picked.steps)}
      </small>
    </button>
  );
}

/* The board ---------------------------------------------------------- */

const nothing = () => {};

function Players({ page, position }: { page: GamePage | null; position: Position }) {
  const { names, result } = game.value;
  const best = ply.value === last.value && result ? Math.max(...result.utility) : 0;
  return (
    <ul class="players">
      {names.map((name, seat) => (
        <li key={seat} class={best > 0 && result!.utility[seat] === best ? "has-won" : ""}>
          <span class={`badge seat-${seat + 1}`} aria-hidden="true">{seat + 1}</span>
          <b>{readable(name)}</b>
          {page && <span class="strip-line">{page.strip(position.view, position.facts, seat + 1, lang.value)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What the step did and, at the end of a game that a fault ended, that
 * fault. */
function words(steps: Step[]): string {
  const { match, game: number } = game.value;
  const step = steps[ply.value - 1];
  const fault = report.verdicts.find((verdict) => verdict.match === match && verdict.game === number);
  const end = fault && ply.value === last.value ? t("disqualified", { name: readable(fault.name), why: fault.why[lang.value] }) : "";
  return [wellSet(step ? step.say : t("start")), end].filter(Boolean).join(" ");
}

function Knob({ icon, label, isOff, onClick }: { icon: Parameters<typeof Icon>[0]["name"]; label: Key; isOff?: boolean; onClick(): void }) {
  return (
    <button type="button" class="knob" aria-label={t(label)} title={t(label)} disabled={isOff} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function Bar() {
  const share = `${(100 * ply.value) / Math.max(1, last.value)}%`;
  const isFirst = ply.value === 0;
  const isLast = ply.value === last.value;
  return (
    <div class="replay">
      <div class="scrub" style={{ "--at": share }}>
        <div class="scrub-track" aria-hidden="true" />
        <input
          type="range"
          min={0}
          max={last.value}
          value={ply.value}
          aria-label={t("scrub")}
          aria-valuetext={t("position", { n: ply.value, all: last.value })}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="knobs">
        <Knob icon="first" label="first" isOff={isFirst} onClick={() => go(0)} />
        <Knob icon="back" label="back" isOff={isFirst} onClick={() => go(ply.value - 1)} />
        <Knob icon={isPlaying.value ? "pause" : "play"} label={isPlaying.value ? "pause" : "play"} onClick={togglePlaying} />
        <Knob icon="forward" label="forward" isOff={isLast} onClick={() => go(ply.value + 1)} />
        <Knob icon="last" label="last" isOff={isLast} onClick={() => go(last.value)} />
        <span class="ply-count">
          {ply.value} / {last.value}
        </span>
      </div>
    </div>
  );
}

const KEYS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

function onKey(event: KeyboardEvent): void {
  const by = KEYS[event.key];
  if (by !== undefined && !(event.target instanceof HTMLInputElement)) {
    event.preventDefault();
    go(ply.value + by);
  }
}

export function Games({ page }: { page: GamePage | null }) {
  const { match, game: number, steps: count, positions, lines } = game.value;
  const position = positions[ply.value]!;
  const steps = game.value[lang.value].moves;
  const Panel = page?.Panel;
  const names = game.value.names.map(readable);
  return (
    <div class="games" onKeyDown={onKey}>
      <div class="game-list">
        {report.picked.map((picked, index) => (
          <Choice key={index} picked={picked} index={index} />
        ))}
      </div>
      <div class="game-board">
        <Players page={page} position={position} />
        <div class={`board-box ${page ? "" : "is-plain"}`}>
          {page ? (
            <StillBoard key={at.value} page={page} position={position} steps={steps.slice(0, ply.value)} names={names} />
          ) : (
            <Drawing rows={position.draw ?? []} label={t("drawing")} zoom={t("zoom")} />
          )}
        </div>
        <p class="said" aria-live="polite">{words(steps)}</p>
        <Bar />
        {lines && <LinesCard lines={lines} names={names} ply={ply.value} last={count} />}
        {count > last.value && <p class="note">{t("cut", { n: last.value, match, game: number })}</p>}
      </div>
      {Panel && (
        <div class="game-panel panel">
          <Panel
            view={position.view}
            facts={position.facts}
            lang={lang.value}
            names={names}
            chosen={null}
            hovered={null}
            over={ply.value === last.value}
            onLight={nothing}
          />
        </div>
      )}
    </div>
  );
}
