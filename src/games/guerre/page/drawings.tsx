/* drawings.tsx: the signs of the units, drawn in two tones in a square of 48. */
import type { JSX } from "preact";
import type { Kind } from "./types";

const sword = (turn: number) => (
  <g transform={`rotate(${turn} 24 24)`}>
    <path class="guerre-tint" d="M21.4 6.5 24 1.5l2.6 5V31h-5.2z" />
    <path class="guerre-line" d="M24 5v24" />
    <path class="guerre-ink" d="M15.5 31h17a1.6 1.6 0 0 1 0 3.4h-17a1.6 1.6 0 0 1 0-3.4zM22 34.4h4V42h-4z" />
    <circle class="guerre-ink" cx="24" cy="44" r="2.7" />
  </g>
);

const SIGNS: Record<Kind, () => JSX.Element> = {
  K: () => (
    <>
      <path class="guerre-tint" d="M8.5 35 5.6 14.6l10 8.4L24 8l8.4 15 10-8.4L39.5 35z" />
      <path class="guerre-ink" d="M8.3 37.4h31.4V43H8.3z" />
      <circle class="guerre-ink" cx="5.6" cy="12.8" r="3" />
      <circle class="guerre-ink" cx="24" cy="6.4" r="3.3" />
      <circle class="guerre-ink" cx="42.4" cy="12.8" r="3" />
      <path class="guerre-ink" d="m24 23 4 5-4 5-4-5z" />
    </>
  ),
  S: () => <>{sword(-40)}{sword(40)}</>,
  G: () => (
    <>
      <path class="guerre-tint" d="M24 3.5 42 9v14.5C42 34 34.5 41.5 24 45 13.5 41.5 6 34 6 23.5V9z" />
      <path class="guerre-ink is-plain" d="M24 3.5V45C13.5 41.5 6 34 6 23.5V9z" opacity=".34" />
      <path class="guerre-line" d="M24 6v36M8 21.5h32" />
    </>
  ),
  A: () => (
    <>
      <path class="guerre-bow" d="M9 9c17 1.5 28.5 13 30 30" />
      <path class="guerre-line" d="M9 9l30 30" />
      <path class="guerre-line is-strong" d="M7 41 37 11" />
      <path class="guerre-ink" d="M43.5 4.5 39.8 17l-8.8-8.8z" />
      <path class="guerre-ink" d="m4 44 1-8 3.5 3.5L12 43z" />
    </>
  ),
  P: () => (
    <>
      <circle class="guerre-ring" cx="24" cy="18" r="10.5" />
      <path class="guerre-tint" d="M20.6 3h6.8v11.6H39v6.8H27.4V45h-6.8V21.4H9v-6.8h11.6z" />
      <circle class="guerre-ink" cx="24" cy="18" r="2.6" />
    </>
  ),
  W: () => (
    <>
      <path class="guerre-tint" d="M27 3c-2 5-1 8 1 13l6.6 19H12.8L20 17c2-6 3-11 7-14z" />
      <path class="guerre-ink" d="M24 33.5c11 0 20 2.5 20 5.5s-9 5.5-20 5.5S4 42 4 39s9-5.5 20-5.5z" />
      <path class="guerre-ink" d="m24.5 18.5 1.7 3.8 4.1.4-3.1 2.8.9 4.1-3.6-2.1-3.6 2.1.9-4.1-3.1-2.8 4.1-.4z" />
      <path class="guerre-ink" d="m38 7 1.2 3.3L42.5 11.5l-3.3 1.2L38 16l-1.2-3.3-3.3-1.2 3.3-1.2z" />
    </>
  ),
};

export function Sign({ kind }: { kind: Kind }) {
  return (
    <svg class="guerre-sign" viewBox="0 0 48 48" aria-hidden="true">
      <SignShape kind={kind} />
    </svg>
  );
}

/** The sign of a unit inside another drawing, 48 by 48. */
export function SignShape({ kind }: { kind: Kind }) {
  const Drawing = SIGNS[kind];
  return <Drawing />;
}

/** Sword and shield beside the numbers. */
export const AttackSign = () => (
  <svg class="guerre-mini" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M10.8 1.2 10.3 3.5 5.6 8.2 3.8 6.4 8.5 1.7zM2.5 6.3 5.7 9.5 4.9 10.3 3.8 9.2 2 11 1 10 2.8 8.2 1.7 7.1z" />
  </svg>
);

export const DefenceSign = () => (
  <svg class="guerre-mini" viewBox="0 0 12 12" aria-hidden="true">
    <path d="M6 .8 10.6 2.3V6c0 2.6-1.9 4.4-4.6 5.3C3.3 10.4 1.4 8.6 1.4 6V2.3z" />
  </svg>
);
