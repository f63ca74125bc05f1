/* bar.tsx: beside the labyrinth, or below it on a phone: the spare tile, which
 * turns under the hand. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { singleKeys } from "web/settings";
import type { Scene } from "./scene";
import { ItemIcon, Tile } from "./tile";

const TYPING = "input, textarea, select, dialog, [contenteditable]";

interface BarProps {
  scene: Scene;
  /** Quarter turns of the spare; the count goes on beyond four. */
  turn: number;
  onTurn(quarters: number): void;
}

const ARC = "M17 5.500A7 7 0 1 0 19 12M17 2v4h-4";

function Turn({ label, letter, isLeft, disabled, onClick }: { label: string; letter: string; isLeft?: boolean; disabled: boolean; onClick(): void }) {
  return (
    <button type="button" aria-label={label} title={`${label} (${letter})`} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path transform={isLeft ? "matrix(-1 0 0 1 24 0)" : ""} d={ARC} /></svg>
    </button>
  );
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
    <div class={`splaby-spare ${mover && scene.isPainted ? "is-open" : ""}`} role="group" aria-label={words.spare} onWheel={turnByWheel}>
      <Turn label={words.turnLeft} letter="E" isLeft disabled={!mover} onClick={() => onTurn(-1)} />
      <svg class="splaby-loose" viewBox="-34 -34 68 68" role="img" data-acts aria-label={words.spare} onClick={() => mover && onTurn(1)}>
        <g class="splaby-turning" style={{ transform: `rotate(${turn * 90}deg)` }}>
          <Tile walls={spare.walls} paint={0} item={0} isFixed={false} patterns={false} />
        </g>
        {spare.item > 0 && <ItemIcon item={spare.item} />}
      </svg>
      <Turn label={words.turnRight} letter="R" disabled={!mover} onClick={() => onTurn(1)} />
    </div>
  );
}

export function Bar(props: BarProps) {
  const { scene, onTurn } = props;
  const { words, mover, isPainted } = scene;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!mover) return;
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      /* If a page has several boards, a key is meant for the one with the focus. */
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
      <span class="splaby-caption" aria-hidden="true">{words.spareShort}</span>
      {mover && !isPainted ? (
        <button type="button" class="button is-plain is-normal splaby-none" data-part="PX" onClick={() => scene.props.onPick("PX")}>
          {words.noPaint}
        </button>
      ) : (
        <span class="splaby-room" />
      )}
    </div>
  );
}
