/* drag.ts: dragging a stone. */
import { useRef, useState } from "preact/hooks";
import type { Place } from "./points";

const THRESHOLD = 4; /* pixels */

interface Press {
  id: number;
  point: string;
  x: number;
  y: number;
  isDrag: boolean;
}

export interface Carried extends Place {
  point: string;
}

function placeIn(svg: SVGSVGElement, event: PointerEvent): Place {
  const matrix = svg.getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix!.inverse());
  return { x, y };
}

/** begin(point) is called when a stone is picked up, drop(point, place) when it
 * is released. The caller draws the dragged stone; wasDrag tells to ignore the
 * click that follows. */
export function useDrag(begin: (point: string) => void, drop: (point: string, place: Place) => void) {
  const press = useRef<Press | null>(null);
  const wasDrag = useRef(false);
  const [carried, setCarried] = useState<Carried | null>(null);

  function onPointerDown(event: PointerEvent, point: string, isMovable: boolean): void {
    wasDrag.current = false;
    if (event.button !== 0 || !isMovable) return;
    press.current = { id: event.pointerId, point, x: event.clientX, y: event.clientY, isDrag: false };
  }

  function onPointerMove(event: PointerEvent): void {
    const down = press.current;
    const svg = event.currentTarget as SVGSVGElement;
    if (!down || down.id !== event.pointerId) return;
    if (!down.isDrag) {
      if (Math.hypot(event.clientX - down.x, event.clientY - down.y) < THRESHOLD) return;
      down.isDrag = true;
      svg.setPointerCapture(down.id);
      begin(down.point);
    }
    setCarried({ point: down.point, ...placeIn(svg, event) });
  }

  function onPointerUp(event: PointerEvent): void {
    const down = press.current;
    press.current = null;
    setCarried(null);
    if (!down?.isDrag || down.id !== event.pointerId) return;
    wasDrag.current = true;
    drop(down.point, placeIn(event.currentTarget as SVGSVGElement, event));
  }

  function onPointerCancel(): void {
    press.current = null;
    setCarried(null);
  }

  return { carried, wasDrag, onPointerDown, handlers: { onPointerMove, onPointerUp, onPointerCancel } };
}
