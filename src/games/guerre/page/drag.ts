/* drag.ts: dragging a card or a unit. */
import { useRef, useState } from "preact/hooks";

const THRESHOLD = 5; /* pixels */

export interface Carried<T> {
  item: T;
  x: number;
  y: number;
}

/** start(item) is called when it is picked up, drop(item, where) when it is
 * released over a part of the page marked data-drop, or over none (null). After
 * a drag, wasDrag tells to ignore the click that follows. */
export function useDrag<T>(start: (item: T) => void, drop: (item: T, where: string | null) => void) {
  const [carried, setCarried] = useState<Carried<T> | null>(null);
  const wasDrag = useRef(false);
  const handlers = useRef({ start, drop });
  handlers.current = { start, drop };

  function press(event: PointerEvent, item: T): void {
    wasDrag.current = false;
    if (event.button !== 0 || !event.isPrimary) return;
    const from = { x: event.clientX, y: event.clientY };
    let isDrag = false;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      if (!isDrag && Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < THRESHOLD) return;
      if (!isDrag) {
        isDrag = true;
        handlers.current!.start(item);
      }
      setCarried({ item, x: moved.clientX, y: moved.clientY });
    };
    const end = (up: PointerEvent) => {
      if (up.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      setCarried(null);
      if (!isDrag) return;
      wasDrag.current = true;
      /* The browser sends a click right after this gesture, which is ignored; the next one counts. */
      setTimeout(() => (wasDrag.current = false));
      if (up.type === "pointercancel") return;
      const under = document.elementFromPoint(up.clientX, up.clientY)?.closest<HTMLElement>("[data-drop]");
      handlers.current!.drop(item, under?.dataset.drop ?? null);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  return { carried, wasDrag, press };
}
