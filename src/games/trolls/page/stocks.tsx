/* stocks.tsx: the stones of both players, those about to be thrown set apart. */
import { CastleIcon } from "./drawings";
import { PLAYERS, type Player } from "./types";
import type { TrollsWords } from "./words";

/** A larger stock is drawn as a bar. */
const DOTS = 30;
const ROW = 15;
const PITCH = 10;

function Dots({ player, left, all, thrown }: { player: Player; left: number; all: number; thrown: number }) {
  const rows = all > ROW ? 2 : 1;
  const isOut = (at: number) => at >= left;
  const isThrown = (at: number) => at < left && at >= left - thrown;
  return (
    <svg class={`trolls-stock is-${player}`} viewBox={`0 0 ${ROW * PITCH} ${rows * PITCH}`} aria-hidden="true">
      {Array.from({ length: all }, (_, at) => {
        const column = at % ROW;
        const x = (player === 1 ? column : ROW - 1 - column) * PITCH + PITCH / 2;
        return (
          <circle
            key={at}
            class={isOut(at) ? "is-out" : isThrown(at) ? "is-thrown" : ""}
            cx={x}
            cy={Math.floor(at / ROW) * PITCH + PITCH / 2}
            r="3.6"
          />
        );
      })}
    </svg>
  );
}

function Bar({ player, left, all, thrown }: { player: Player; left: number; all: number; thrown: number }) {
  const width = ROW * PITCH;
  const share = (stones: number) => (stones / all) * width;
  const from = (stones: number, size: number) => (player === 1 ? share(stones) : width - share(stones) - size);
  return (
    <svg class={`trolls-stock is-${player}`} viewBox={`0 0 ${width} ${PITCH}`} aria-hidden="true">
      <rect class="is-out" x="0.5" y="1.5" width={width - 1} height={PITCH - 3} rx="3.5" />
      <rect x={from(0, share(left - thrown))} y="1.5" width={share(left - thrown)} height={PITCH - 3} rx="3.5" />
      {thrown > 0 && (
        <rect class="is-thrown" x={from(left - thrown, share(thrown))} y="1.5" width={share(thrown)} height={PITCH - 3} rx="3.5" />
      )}
    </svg>
  );
}

interface StocksProps {
  stones: [number, number];
  all: number;
  names: string[];
  /** The stones that each player is about to throw, as far as the viewer may know them. */
  thrown: [number, number];
  words: TrollsWords;
}

export function Stocks({ stones, all, names, thrown, words }: StocksProps) {
  const Shape = all > DOTS ? Bar : Dots;
  return (
    <div class="trolls-stocks">
      {PLAYERS.map((player) => (
        <div key={player} class={`trolls-side is-${player}`}>
          <p>
            <CastleIcon player={player} />
            <span class="trolls-name">{names[player - 1] ?? words.players[player - 1]}</span>
            <strong>{words.stones(stones[player - 1]!)}</strong>
          </p>
          <Shape player={player} left={stones[player - 1]!} all={all} thrown={thrown[player - 1]!} />
        </div>
      ))}
    </div>
  );
}
