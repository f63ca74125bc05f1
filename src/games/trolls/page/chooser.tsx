/* chooser.tsx: chooses a number of stones by slider, buttons, digits or arrows,
 * and seals it. */
import { Terms } from "web/parts/term";
import type { BoardProps } from "web/board";
import type { Equilibrium, Mix } from "./analysis";
import type { Facts } from "./types";
import type { TrollsWords } from "./words";

/** More numbers than this are labelled in steps; with three digits, half as
 * many. */
const LABELLED = 16;

function stepOf(most: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100];
  const room = most < 100 ? LABELLED : LABELLED / 2;
  return steps.find((step) => most / step <= room) ?? 200;
}

function ticksOf(most: number): number[] {
  const step = stepOf(most);
  const ticks = Array.from({ length: Math.floor(most / step) }, (_, at) => (at + 1) * step);
  return step === 1 ? ticks : [1, ...ticks];
}

/* So near to the last number that a narrow slider has no room for both. */
const isCrowded = (number: number, most: number): boolean => (most - number) / (most - 1) < 0.12;

/* Where a number stands on the slider, which begins at 1. */
const along = (number: number, most: number): number => (Math.max(1, number) - 1) / Math.max(1, most - 1);

interface ChooserProps {
  props: BoardProps;
  facts: Facts;
  words: TrollsWords;
}

/* The numbers under the slider; those that are never useful fade. */
function Ticks({ most, useful, chosen }: { most: number; useful: number; chosen: number }) {
  return (
    <div class="trolls-ticks" aria-hidden="true">
      {ticksOf(most).map((number) => (
        <span
          key={number}
          class={`${number === chosen ? "is-chosen" : ""} ${number > useful ? "is-wasted" : ""}`}
          data-step={number === 1 || isCrowded(number, most) ? undefined : number % 5}
          style={{ "--at": along(number, most) }}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

/* The equilibrium, drawn over the numbers. */
function Shares({ mix, most }: { mix: Mix; most: number }) {
  const highest = Math.max(...Object.values(mix));
  return (
    <div class="trolls-shares" aria-hidden="true">
      {Object.entries(mix).map(([number, share]) => (
        <i key={number} style={{ "--at": along(Number(number), most), "--share": share / highest }} />
      ))}
    </div>
  );
}

export function Chooser({ props, facts, words }: ChooserProps) {
  const { legal, picked, chosen } = props;
  const most = legal.length;
  const number = Number(picked[0] ?? 0);
  const mix = (props.analysis as Equilibrium | null)?.strategies[props.as - 1];
  const useful = facts.useful[props.as - 1] ?? most;
  /* Choosing the same number again would seal it. */
  const choose = (next: number) => {
    if (next !== number) props.onPick(String(Math.min(most, Math.max(1, next))));
  };
  return (
    <div class="trolls-chooser" role="group" aria-label={words.yours}>
      <div class="trolls-count">
        <button type="button" aria-label={words.less} disabled={number < 2} onClick={() => choose(number - 1)}>−</button>
        <output class={number === 0 ? "is-none" : ""}>{number === 0 ? "?" : number}</output>
        <button type="button" aria-label={words.more} disabled={number >= most} onClick={() => choose(number + 1)}>+</button>
      </div>
      <div class={`trolls-slide ${mix ? "has-shares" : ""}`} style={{ "--share": along(number, most), "--useful": along(useful, most) }}>
        {mix && <Shares mix={mix} most={most} />}
        <input
          type="range"
          class={number === 0 ? "is-none" : ""}
          min={1}
          max={most}
          step={1}
          value={Math.max(1, number)}
          aria-label={words.slider}
          aria-valuetext={number === 0 ? words.noneYet : words.stones(number)}
          onInput={(event) => choose(Number(event.currentTarget.value))}
          /* The slider stands at 1 and does not tell that it was left there. */
          onPointerUp={(event) => number === 0 && event.currentTarget.value === "1" && choose(1)}
          onKeyDown={(event) => {
            const isFirst = number === 0 && /^(Arrow|Home)/.test(event.key);
            if (!isFirst && (event.key !== "Enter" || !chosen)) return;
            event.preventDefault();
            if (isFirst) choose(1);
            else props.onPick(picked[0]!);
          }}
        />
        <Ticks most={most} useful={useful} chosen={number} />
      </div>
      <div class="trolls-sealing">
        <button type="button" class="button is-primary is-big trolls-seal" disabled={!chosen} onClick={() => props.onPick(picked[0]!)}>
          {chosen ? words.seal(number) : words.sealNone}
        </button>
        {mix && <span class="trolls-legend">{words.equilibrium}</span>}
        {useful < most && <span class="trolls-wasted"><Terms text={words.useful(useful)} /></span>}
      </div>
    </div>
  );
}

interface SealedProps {
  sealed: string;
  waitsFor: string;
  words: TrollsWords;
  onReopen(): void;
}

/** The player's own choice, until the other has chosen. */
export function Sealed({ sealed, waitsFor, words, onReopen }: SealedProps) {
  return (
    <div class="trolls-sealed" role="group" aria-label={words.sealed}>
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <circle class="trolls-wax" r="16" />
        <circle class="trolls-ring" r="12" />
        <text y="5.4">{sealed}</text>
      </svg>
      <p>
        <strong>{words.sealedIs(Number(sealed))}</strong> {words.waits(waitsFor)}
      </p>
      <button type="button" class="button is-plain is-normal trolls-reopen" onClick={onReopen}>
        {words.reopen}
      </button>
    </div>
  );
}
