/* bar.tsx: below the labyrinth: the spare tile, which the user turns, and the
 * sum of the two steps of a turn. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Terms } from "web/parts/term";
import { singleKeys } from "web/settings";
import { spentBy, type Scene } from "./scene";
import { ItemIcon, Tile } from "./tile";
import { slotText } from "./words";

const TYPING = "input, textarea, select, dialog, [contenteditable]";

interface BarProps {
  scene: Scene;
  /** Quarter turns of the spare; the count goes on beyond four. */
  turn: number;
  /** The user tried the second step before the first. */
  isWarned: boolean;
  onTurn(quarters: number): void;
}

function Spare({ scene, turn, onTurn }: BarProps) {
  const { view, words, mover } = scene;
  const { spare } = view;
  const turnByWheel = (event: WheelEvent) => {
    if (!mover) return;
    event.preventDefault();
    onTurn(event.deltaY > 0 ? 1 : -1);
  };
  return (
    <div class="splaby-spare" role="group" aria-label={words.spare} onWheel={turnByWheel}>
      <button type="button" aria-label={words.turnLeft} title={`${words.turnLeft} (E)`} disabled={!mover} onClick={() => onTurn(-1)}>↺</button>
      <svg viewBox="-34 -34 68 68" role="img" data-acts aria-label={words.spare} onClick={() => mover && onTurn(1)}>
        <g class="splaby-turning" style={{ transform: `rotate(${turn * 90}deg)` }}>
          <Tile walls={spare.walls} paint={0} item={0} isFixed={false} patterns={false} />
        </g>
        {spare.item > 0 && <ItemIcon item={spare.item} />}
      </svg>
      <button type="button" aria-label={words.turnRight} title={`${words.turnRight} (R)`} disabled={!mover} onClick={() => onTurn(1)}>↻</button>
    </div>
  );
}

/* "3 cases · vole 3 à Léo · Réserve 12 → 12". */
function Spent({ scene }: { scene: Scene }) {
  const { words, props, paint, isPainted } = scene;
  if (!paint) return null;
  const { tiles, before, after, stolen } = spentBy(scene, paint);
  const to = words.sides[paint[1]!]!;
  const what = paint === "PX" ? (isPainted ? words.notPainted : words.noPaint) : isPainted ? `${words.painted} : ${to}` : words.paint(to);
  const parts = [
    ...(paint === "PX" ? [] : [words.cost(tiles)]),
    ...stolen.map(([player, amount]) => words.steals(props.names[player - 1] ?? words.players[player - 1]!, amount)),
  ];
  return (
    <p class="splaby-spent">
      {[what, ...parts].join(" · ")} · {words.reserve} <b>{before} → {after}</b>
    </p>
  );
}

export function Bar(props: BarProps) {
  const { scene, isWarned, onTurn } = props;
  const { words, mover, isPainted, view, shifted } = scene;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!mover) return;
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      /* If a page has several boards, only this one. */
      const figure = box.current!.closest("figure");
      if (figure && !figure.contains(event.target as Node)) return;
      const quarters = { r: 1, e: -1 }[event.key.toLowerCase()];
      if (!quarters || isTyping || event.ctrlKey || event.metaKey || event.altKey || !singleKeys.peek()) return;
      event.preventDefault();
      onTurn(quarters);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
  return (
    <div ref={box} class="splaby-bar">
      <Spare {...props} />
      <div class="splaby-steps">
        {mover && <p class={`splaby-step is-${mover}`}><Terms text={words.steps[isPainted ? 1 : 0]!} /></p>}
        {isWarned && !isPainted ? <p class="splaby-warning" role="alert">{words.paintFirst}</p> : <Spent scene={scene} />}
        {shifted && shifted.ejected.paint > 0 && <p>{words.neutral}</p>}
        {!mover && view.forbidden && view.turn !== "over" && <p>{words.forbiddenAt(slotText(view.forbidden, scene.props.lang))}</p>}
      </div>
      <div class="splaby-buttons">
        {mover && !isPainted && (
          <button type="button" class="button is-plain is-normal splaby-none" data-part="PX" onClick={() => scene.props.onPick("PX")}>
            {words.noPaint}
          </button>
        )}
        {mover && isPainted && scene.props.picked.length === 1 && (
          <button type="button" class="button is-plain is-normal splaby-back" onClick={() => scene.props.onBack()}>
            {words.back}
          </button>
        )}
      </div>
    </div>
  );
}
