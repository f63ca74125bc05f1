/* surface.tsx: the board of guerre: battlefield, zones, strip and hand. */
import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { LegalMove } from "web/messages";
import { Aside, Bar } from "./bar";
import { Card } from "./card";
import { Field, squareAt } from "./field";
import { Hand } from "./hand";
import { useMotion } from "./motion";
import { isCard, usePicking } from "./picking";
import type { Props, Scene } from "./scene";
import { asSeenBy, isOpen, type Kind, type Player, type View } from "./types";
import { Zones } from "./zones";

/** The player through whose eyes a finished game is shown; 0: everything is open. */
const seenBy = signal<Player | 0>(0);

/* If a hand card has only one move, that move, so that the page describes it while the card is pointed at. */
function onlyMove({ now, near }: Scene, kind: Kind | null): LegalMove | null {
  const uses = kind && now.mover === near ? (now.uses[kind] ?? []) : [];
  const moves = now.legal.filter(({ parts }) => uses.includes(parts[0]!));
  return moves.length === 1 ? moves[0]! : null;
}

function Carried({ scene, kind, x, y }: { scene: Scene; kind: Kind; x: number; y: number }) {
  const { near, facts, words } = scene;
  return (
    <span class="guerre-carried" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <Card kind={kind} player={near} facts={facts.players[near - 1]!.kinds[kind]} words={words} />
    </span>
  );
}

/* The handlers of the four parts of the board. */
function handlersOf(props: Props, picking: ReturnType<typeof usePicking>, focusIn: (css: string) => void) {
  const { scene, wasDrag, press } = picking;
  const { now, near } = scene;
  const passMove = now.legal.find(({ move }) => move === now.pass) ?? null;
  const unlessDragged = <T extends unknown[]>(act: (...args: T) => void) => (...args: T) => {
    if (!wasDrag.current) act(...args);
  };
  return {
    field: {
      click: unlessDragged(picking.cell),
      hover: (spot: Parameters<typeof squareAt>[1] | null) => props.onHover((spot && squareAt(scene, spot)?.move) ?? null),
      press: (event: PointerEvent, spot: Parameters<typeof squareAt>[1]) => {
        if (spot.player === now.mover && now.own[spot.place]) press(event, { place: spot.place });
      },
      back: props.onBack,
      leave: () => focusIn(".guerre-hand button"),
    },
    zones: {
      take: unlessDragged(picking.take),
      put: picking.zone,
      press: (event: PointerEvent, kind: Kind, source: "reserve" | "kingdom" | "hand") => press(event, { kind, source }),
    },
    bar: {
      pass: picking.pass,
      hoverPass: (isOn: boolean) => props.onHover(isOn ? passMove : null),
      use: picking.use,
      see: (player: Player | 0) => (seenBy.value = player),
    },
    hand: {
      pick: unlessDragged(picking.card),
      hover: (kind: Kind | null) => props.onHover(onlyMove(scene, kind)),
      press: (event: PointerEvent, kind: Kind) => {
        if (now.mover === near && (now.uses[kind] ?? []).length > 0) press(event, { kind, source: "hand" });
      },
      leave: () => focusIn('.guerre-cell[tabindex="0"]'),
    },
  };
}

export function Board(props: Props) {
  const whole = props.view as View;
  const seen = isOpen(whole) ? seenBy.value : null;
  const root = useRef<HTMLDivElement>(null);
  const picking = usePicking(props, seen ? asSeenBy(whole, seen) : whole);
  const { scene, carried } = picking;
  const on = handlersOf(props, picking, (css) => root.current?.querySelector<HTMLElement>(css)?.focus());
  useMotion(root, props.steps.length, props.events, props.settings.animate);
  return (
    <div ref={root} class={`guerre is-${scene.facts.level} ${props.settings.patterns ? "has-patterns" : ""}`} data-ply={props.steps.length}>
      <Bar scene={scene} why={picking.why} on={on.bar} />
      <div class="guerre-table">
        <Field scene={scene} on={on.field} />
        <div class="guerre-rail" role="group" tabIndex={0} aria-label={scene.words.zones}>
          {[scene.far, scene.near].map((player) => (
            <Zones key={player} scene={scene} player={player} on={on.zones} isOpen={seen !== null} />
          ))}
        </div>
      </div>
      <div class="guerre-low">
        <Hand scene={scene} on={on.hand} />
        <Aside scene={scene} seen={seen} on={on.bar} />
      </div>
      {carried && isCard(carried.item) && <Carried scene={scene} kind={carried.item.kind} x={carried.x} y={carried.y} />}
    </div>
  );
}
