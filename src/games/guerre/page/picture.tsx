/* picture.tsx: a small battlefield: a position of the game, or one for the lobby. */
import type { PictureProps } from "web/board";
import { SignShape } from "./drawings";
import { PLACES, PLAYERS, type Kind, type View } from "./types";

interface PictureCard {
  kind: Kind;
  column: number;
  row: number;
  player: number;
  isTurned: boolean;
}

const card = (kind: Kind, column: number, row: number, player: number, isTurned = false): PictureCard =>
  ({ kind, column, row, player, isTurned });

const SAMPLE = [
  card("A", 1, 0, 2), card("S", 0, 1, 2), card("K", 1, 1, 2), card("G", 2, 1, 2),
  card("G", 0, 2, 1), card("S", 1, 2, 1), card("W", 2, 2, 1), card("P", 1, 3, 1),
];

/* Player 1 below; own F1 faces the enemy's F3. */
function cardsOf({ players }: View): PictureCard[] {
  return PLAYERS.flatMap((player) =>
    PLACES.flatMap((place) => {
      const unit = players[player - 1]!.field[place];
      const [column, depth] = [Number(place[1]), place[0] === "F" ? 0 : 1];
      return unit ? [card(unit.unit, player === 1 ? column - 1 : 3 - column, player === 1 ? 2 + depth : 1 - depth, player, unit.turned)] : [];
    }),
  );
}

export function Picture({ view }: PictureProps) {
  const cards = view ? cardsOf(view as View) : SAMPLE;
  return (
    <svg class="guerre-picture" viewBox={view ? "24 0 168 144" : "0 0 216 144"} aria-hidden="true">
      <rect class="guerre-picture-land" width="216" height="144" rx="10" />
      <rect class="guerre-picture-far" width="216" height="72" rx="10" />
      <path class="guerre-picture-front" d="M14 72h188" />
      {cards.map(({ kind, column, row, player, isTurned }) => (
        <g
          key={`${column}${row}`}
          class={`kind-${kind} is-${player}`}
          transform={`translate(${34 + column * 52} ${5 + row * 34}) ${isTurned ? "rotate(90 22 15.5) translate(5 3.5) scale(.77)" : ""}`}
        >
          <rect class="guerre-picture-card" width="44" height="31" rx="5" />
          <path class="guerre-picture-band" d="M0 9V5a5 5 0 0 1 5-5h34a5 5 0 0 1 5 5v4z" />
          <g class="guerre-picture-sign" transform="translate(12.5 10) scale(.4)"><SignShape kind={kind} /></g>
        </g>
      ))}
    </svg>
  );
}
