/* picture.tsx: a small battlefield for the lobby. */
import { SignShape } from "./drawings";
import type { Kind } from "./types";

const CARDS: [Kind, number, number, number][] = [
  ["A", 1, 0, 2], ["S", 0, 1, 2], ["K", 1, 1, 2], ["G", 2, 1, 2], ["G", 0, 2, 1], ["S", 1, 2, 1], ["W", 2, 2, 1], ["P", 1, 3, 1],
];

export function Picture() {
  return (
    <svg class="guerre-picture" viewBox="0 0 216 144" aria-hidden="true">
      <rect class="guerre-picture-land" width="216" height="144" rx="10" />
      <rect class="guerre-picture-far" width="216" height="72" rx="10" />
      <path class="guerre-picture-front" d="M14 72h188" />
      {CARDS.map(([kind, column, row, player]) => (
        <g key={`${column}${row}`} class={`kind-${kind} is-${player}`} transform={`translate(${34 + column * 52} ${5 + row * 34})`}>
          <rect class="guerre-picture-card" width="44" height="31" rx="5" />
          <path class="guerre-picture-band" d="M0 9V5a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v4z" />
          <g class="guerre-picture-sign" transform="translate(12.5 10) scale(.4)"><SignShape kind={kind} /></g>
        </g>
      ))}
    </svg>
  );
}
