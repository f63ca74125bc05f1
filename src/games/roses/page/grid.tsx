/* grid.tsx: the board of roses. */
import { useRef, useState } from "preact/hooks";
import { cardTo, peekedAt, type Scene } from "./choosing";
import { useMotion } from "./motion";
import { CELL, centreOf, middleOf, outline } from "./outline";
import { Crown, Rose } from "./rose";
import { Shades, shaded } from "./shade";
import { effectOf, isSame, type Player, type Square } from "./types";
import { cardSpoken } from "./words";

/* The frame has room for coordinates, or none. */
const FRAME = 18;
const NARROW_FRAME = 6;

const ARROWS: Record<string, Square> = {
  ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
};

export interface GridHandlers {
  pick(card: string): void;
  hover(card: string | null): void;
  back(): void;
}

function at(square: Square): string {
  const { x, y } = centreOf(square);
  return `translate(${x} ${y})`;
}

function playerAt(board: string[], [row, col]: Square): Player | null {
  const letter = board[row]?.[col];
  return letter === "R" ? 1 : letter === "B" ? 2 : null;
}

function Coordinates({ rows, cols }: { rows: number; cols: number }) {
  return (
    <g class="roses-coordinates" aria-hidden="true">
      {[...Array(cols).keys()].map((col) => (
        <text x={(col + 0.5) * CELL} y="-4">{col}</text>
      ))}
      {[...Array(rows).keys()].map((row) => (
        <text x="-9" y={(row + 0.5) * CELL + 5}>{row}</text>
      ))}
    </g>
  );
}

function squareLabel(scene: Scene, square: Square): string {
  const { view, facts, words, last, shown } = scene;
  const player = playerAt(view.board, square);
  const parts = [words.square(...square), player ? words.roses[player - 1]! : words.empty];
  if (isSame(view.king, square)) parts.push(words.king);
  const territory = facts.territories.find(({ squares }) => squares.some((one) => isSame(one, square)));
  if (territory && territory.squares.length > 1) parts.push(words.territory(territory.squares.length));
  const target = cardTo(scene, square);
  if (target) {
    const { card, number } = target;
    const before = facts.scores[scene.mover! - 1]!;
    parts.push(words.target(number), cardSpoken(card.card, words), `${before} → ${before + (card.gain ?? 0)} ${words.points}`);
    if (shown?.move === card.card && scene.picked === card.card) parts.push(words.picked);
  }
  if (last.to && isSame(last.to, square)) parts.push(words.last);
  const gain = shaded.value && facts.gains?.[shaded.value - 1]![square[0] * view.board[0]!.length + square[1]];
  if (gain) parts.push(words.worth(gain));
  return parts.join(", ");
}

/* Where the cards of the player to move lead: the card's number. */
function Targets({ scene }: { scene: Scene }) {
  const { mover, facts, props, shown } = scene;
  if (!mover || !props.settings.showLegal) return null;
  return (
    <g class="roses-targets">
      {facts.cards[mover - 1]!.map((card, n) => {
        if (card.why !== null || card.to === null || shown?.move === card.card) return null;
        return (
          <g transform={at(card.to)}>
            <Number text={String(n + 1)} />
          </g>
        );
      })}
    </g>
  );
}

function Number({ text }: { text: string }) {
  return (
    <g class="roses-number">
      <circle r="14" />
      <text y="6">{text}</text>
    </g>
  );
}

/* The move shown: the way, the rose, the territory; the panel and the line
 * above the board tell the score. */
function Preview({ scene }: { scene: Scene }) {
  const { shown, view, mover, props } = scene;
  if (!shown || !mover) return null;
  const { to, territory } = effectOf(shown);
  if (!to) return null;
  const from = centreOf(view.king);
  const end = centreOf(to);
  return (
    <g class={`roses-preview is-${mover}`}>
      <rect class="roses-aim" x={to[1] * CELL + 7} y={to[0] * CELL + 7} width={CELL - 14} height={CELL - 14} />
      <path class="roses-way" d={`M${from.x} ${from.y}L${end.x} ${end.y}`} />
      <path class="roses-land" d={outline(territory ?? [])} />
      <g class="roses-ghost" transform={at(to)}>
        <Rose player={mover} patterns={props.settings.patterns} />
      </g>
    </g>
  );
}

/* A small label under a square, above it in the last row. */
function Tag({ square, rows, cols, text }: { square: Square; rows: number; cols: number; text: string }) {
  const width = text.length * 9.5 + 14;
  const { x, y } = centreOf(square);
  const left = Math.min(Math.max(x - width / 2, 2), cols * CELL - width - 2);
  const top = square[0] === rows - 1 ? y - CELL / 2 - 20 : y + CELL / 2 - 6;
  return (
    <g class="roses-tag" transform={`translate(${left} ${top})`}>
      <rect width={width} height="24" rx="7" />
      <text x={width / 2} y="17.5">{text}</text>
    </g>
  );
}

/* Where the opponent's card under the pointer would lead after the move shown. */
function Answer({ scene }: { scene: Scene }) {
  const peeked = peekedAt(scene);
  return peeked && (
    <g class={`roses-answer-at is-${peeked.player}`} transform={at(peeked.card.to!)}>
      <circle r="21" />
      <text y="6.500">+{peeked.card.gain}</text>
    </g>
  );
}

/* The marks of the last step stay until the next. */
function LastMarks({ scene }: { scene: Scene }) {
  const { last, shown, view } = scene;
  if (!last.from || !last.to) return null;
  const [from, to] = [centreOf(last.from), centreOf(last.to)];
  return (
    <g class="roses-last">
      <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      {!shown && view.turn !== "over" && last.territory.length > 1 && (
        <path class={`roses-land is-${last.player}`} data-motion="territory" d={outline(last.territory)} />
      )}
    </g>
  );
}

function LastGain({ scene }: { scene: Scene }) {
  const { last, shown, view } = scene;
  if (!last.to || shown || view.turn === "over" || last.gain < 1) return null;
  return (
    <g data-motion="gain">
      <Tag square={last.to} rows={view.board.length} cols={view.board[0]!.length} text={`+${last.gain}`} />
    </g>
  );
}

/* At the end every territory has an outline and its value. */
function FinalScores({ scene }: { scene: Scene }) {
  if (scene.view.turn !== "over") return null;
  return (
    <g class="roses-final">
      {scene.facts.territories.map(({ player, squares, points }) => (
        <g>
          <path class={`roses-land is-${player}`} d={outline(squares)} />
          <g class={`roses-worth is-${player}`} transform={at(middleOf(squares))}>
            <rect x="-17" y="9" width="34" height="20" rx="6" />
            <text y="24">{squares.length > 1 ? `${squares.length}²` : points}</text>
          </g>
        </g>
      ))}
    </g>
  );
}

interface CellProps {
  scene: Scene;
  square: Square;
  isCursor: boolean;
  on: { click(square: Square): void; hover(square: Square | null): void; focus(square: Square): void };
}

function Cell({ scene, square, isCursor, on }: CellProps) {
  const { view, props, last } = scene;
  const [row, col] = square;
  const player = playerAt(view.board, square);
  const target = cardTo(scene, square);
  const isLast = last.to !== null && isSame(last.to, square);
  const isTrace = isLast || (last.from !== null && isSame(last.from, square));
  const [x, y] = [col * CELL, row * CELL];
  return (
    <g
      class={`roses-square ${target ? "is-target" : ""}`}
      role="gridcell"
      tabindex={isCursor ? 0 : -1}
      data-square={`${row},${col}`}
      data-place={`${row},${col}`}
      aria-label={squareLabel(scene, square)}
      aria-selected={target ? scene.picked === target.card.card : undefined}
      onClick={() => on.click(square)}
      onPointerEnter={(event) => on.hover(event.pointerType === "touch" ? null : square)}
      onPointerLeave={() => on.hover(null)}
      onFocus={() => on.focus(square)}
      onBlur={() => on.hover(null)}
    >
      <rect class={`roses-cell ${(row + col) % 2 ? "is-odd" : ""}`} x={x} y={y} width={CELL} height={CELL} />
      {isTrace && <rect class="roses-trace" x={x} y={y} width={CELL} height={CELL} />}
      {player && (
        <g transform={at(square)}>
          <g data-motion={isLast ? "pawn" : undefined}>
            <Rose player={player} patterns={props.settings.patterns} />
          </g>
        </g>
      )}
      <rect class="roses-focus" x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx="3" />
    </g>
  );
}

function litSquares(lit: string[]): Square[] {
  return lit.map((place) => place.split(",").map((digit) => parseInt(digit, 10)) as Square);
}

export function Grid({ scene, on }: { scene: Scene; on: GridHandlers }) {
  const { view, words, props } = scene;
  const root = useRef<SVGSVGElement>(null);
  const [moved, setMoved] = useState<Square | null>(null);
  const rows = view.board.length;
  const cols = view.board[0]!.length;
  const cursor = moved ?? view.king;
  useMotion(root, { king: view.king, board: view.board, events: props.events, animate: props.settings.animate });

  function click(square: Square): void {
    const target = cardTo(scene, square);
    if (target) on.pick(target.card.card);
  }

  const cellHandlers = {
    click,
    hover: (square: Square | null) => on.hover(square ? (cardTo(scene, square)?.card.card ?? null) : null),
    focus(square: Square) {
      setMoved(square);
      on.hover(cardTo(scene, square)?.card.card ?? null);
    },
  };

  function goTo([row, col]: Square): void {
    if (row < 0 || row >= rows || col < 0 || col >= cols) return;
    setMoved([row, col]);
    root.current?.querySelector<SVGElement>(`[data-square="${row},${col}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    const isPick = event.key === "Enter" || event.key === " ";
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (arrow) goTo([cursor[0] + arrow[0], cursor[1] + arrow[1]]);
    else if (event.key === "Home") goTo([cursor[0], 0]);
    else if (event.key === "End") goTo([cursor[0], cols - 1]);
    else if (isPick && cardTo(scene, cursor)) click(cursor);
    else if (event.key === "Escape" && props.picked.length > 0) on.back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const frame = props.settings.coordinates ? FRAME : NARROW_FRAME;
  const width = cols * CELL + 2 * frame;
  const height = rows * CELL + 2 * frame;
  return (
    <svg
      ref={root}
      class="roses-board"
      style={{ "--roses-ratio": width / height }}
      viewBox={`${-frame} ${-frame} ${width} ${height}`}
      role="grid"
      aria-label={words.board}
      aria-rowcount={rows}
      aria-colcount={cols}
      onKeyDown={onKeyDown}
    >
      <rect class="roses-frame" x={-frame} y={-frame} width={width} height={height} rx="8" />
      {props.settings.coordinates && <Coordinates rows={rows} cols={cols} />}
      {view.board.map((_, row) => (
        <g key={row} role="row" aria-label={words.row(row)}>
          {[...Array(cols).keys()].map((col) => (
            <Cell
              key={col}
              scene={scene}
              square={[row, col]}
              isCursor={isSame(cursor, [row, col])}
              on={cellHandlers}
            />
          ))}
        </g>
      ))}
      <g class="roses-over" aria-hidden="true">
        <Shades scene={scene} />
        <LastMarks scene={scene} />
        <path class="roses-lit" d={outline(litSquares(props.lit))} />
        <FinalScores scene={scene} />
        <Targets scene={scene} />
        <Preview scene={scene} />
        <Answer scene={scene} />
        <g transform={at(view.king)}>
          <g data-motion="king"><Crown /></g>
        </g>
        <LastGain scene={scene} />
      </g>
    </svg>
  );
}
