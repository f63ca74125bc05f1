/* shapes.tsx: arrows and circles that a person draws over the board with the
 * right button while thinking. They stay in this window until a left click or
 * the next move. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useReducer, useRef } from "preact/hooks";

/** A shape that somebody drew: from one place of the board to another, or around one place. */
interface Shape {
  from: string;
  to: string;
  /** In the second colour, drawn with Shift. */
  isSecond: boolean;
}

const shapes = signal<Shape[]>([]);
/** The shape being drawn. */
const draft = signal<Shape | null>(null);

/* The board names its places; elements over them do not matter. */
function placeAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement | SVGElement>(".board-box [data-place]");
    if (place) return place.dataset.place!;
  }
  return null;
}

const isSame = (a: Shape, b: Shape): boolean => a.from === b.from && a.to === b.to && a.isSecond === b.isSecond;

/** The right button was pressed or released over the board, or the left one
 * pressed. */
export function onButton(type: string, button: number, x: number, y: number, isSecond: boolean): void {
  const place = placeAt(x, y);
  const drawn = draft.peek();
  if (button !== 2) {
    shapes.value = [];
  } else if (type === "pointerdown") {
    draft.value = place === null ? null : { from: place, to: place, isSecond };
  } else if (drawn) {
    draft.value = null;
    if (place === null) return;
    const shape = { ...drawn, to: place };
    const others = shapes.peek().filter((other) => !isSame(other, shape));
    shapes.value = others.length < shapes.peek().length ? others : [...others, shape];
  }
}

interface Spot {
  x: number;
  y: number;
  /** Half of the place's smaller side. */
  reach: number;
}

function measure(box: Element): Map<string, Spot> {
  const room = box.getBoundingClientRect();
  const spots = new Map<string, Spot>();
  for (const place of box.querySelectorAll<HTMLElement | SVGElement>("[data-place]")) {
    const { left, top, width, height } = place.getBoundingClientRect();
    spots.set(place.dataset.place!, {
      x: left + width / 2 - room.left,
      y: top + height / 2 - room.top,
      reach: Math.min(width, height) / 2,
    });
  }
  return spots;
}

function arrow(from: Spot, to: Spot): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [right, down] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(from.reach, 26) * 0.7;
  const tip = { x: to.x - right * to.reach * 0.2, y: to.y - down * to.reach * 0.2 };
  const neck = { x: tip.x - right * head, y: tip.y - down * head };
  const side = (by: number) => `${neck.x - down * head * by} ${neck.y + right * head * by}`;
  return `M${from.x} ${from.y}L${neck.x} ${neck.y}M${side(0.6)}L${tip.x} ${tip.y}L${side(-0.6)}Z`;
}

function Drawn({ shape, spots }: { shape: Shape; spots: Map<string, Spot> }) {
  const [from, to] = [spots.get(shape.from), spots.get(shape.to)];
  if (!from || !to) return null;
  const look = shape.isSecond ? "is-second" : undefined;
  return shape.from === shape.to
    ? <circle class={look} cx={from.x} cy={from.y} r={from.reach * 0.92} />
    : <path class={look} d={arrow(from, to)} />;
}

/** The shapes of the position shown, over the board. */
export function Shapes({ ply, bottom }: { ply: number; bottom: number }) {
  const root = useRef<SVGSVGElement>(null);
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const spots = useRef(new Map<string, Spot>());
  const drawnAt = useRef(ply);
  useLayoutEffect(() => {
    if (drawnAt.current === ply) return;
    drawnAt.current = ply;
    shapes.value = [];
    draft.value = null;
  }, [ply]);
  useLayoutEffect(() => {
    const box = root.current!.closest(".board-box")!;
    const look = () => {
      spots.current = measure(box);
      drawAgain(0);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(box);
    return () => observer.disconnect();
  }, [ply, bottom]);
  useLayoutEffect(() => {
    const move = ({ clientX, clientY }: PointerEvent) => {
      const to = draft.peek() && placeAt(clientX, clientY);
      if (to && to !== draft.peek()!.to) draft.value = { ...draft.peek()!, to };
    };
    addEventListener("pointermove", move);
    return () => removeEventListener("pointermove", move);
  }, []);
  const drawing = draft.value; /* replaces the shape that it would remove */
  const all = drawing ? [...shapes.value.filter((shape) => !isSame(shape, drawing)), drawing] : shapes.value;
  return (
    <svg ref={root} class="shapes" aria-hidden="true">
      {all.map((shape) => <Drawn key={`${shape.from}-${shape.to}-${shape.isSecond}`} shape={shape} spots={spots.current!} />)}
    </svg>
  );
}
