/* tile.tsx: a game without words: its picture, or its initial. */
import { games } from "../api";
import { pictureOf } from "../boards";

const COLOURS = 5;

/* The colour of a game, by its index in the list: the page knows nothing else about a game. */
function colourOf(game: string): number {
  const at = games.value.findIndex(({ id }) => id === game);
  return (Math.max(at, 0) % COLOURS) + 1;
}

export function Tile({ game }: { game: string }) {
  return (
    <span class={`tile tile-${colourOf(game)}`} aria-hidden="true">
      {game.slice(0, 1).toUpperCase()}
    </span>
  );
}

/** The picture of the game's own board, or a neutral one. */
export function GamePicture({ game }: { game: string }) {
  const Picture = pictureOf(game);
  return (
    <div class="picture" aria-hidden="true">
      {Picture ? <Picture /> : <NeutralPicture game={game} />}
    </div>
  );
}

const COLS = 9;
const ROWS = 5;

export function NeutralPicture({ game }: { game: string }) {
  const letter = game.slice(0, 1).toUpperCase();
  const dots = Array.from({ length: COLS * ROWS }, (_, at) => (
    <circle key={at} cx={12 + (at % COLS) * 24} cy={16 + Math.floor(at / COLS) * 28} r="3" />
  ));
  return (
    <svg viewBox="0 0 216 144" class={`neutral tile-${colourOf(game)}`}>
      <rect width="216" height="144" rx="10" />
      {dots}
      <rect class="neutral-middle" x="66" y="30" width="84" height="84" rx="14" />
      <text x="108" y="91" text-anchor="middle">
        {letter}
      </text>
    </svg>
  );
}
