/* media.ts: properties of the window and the system, as signals. */
import { signal, type ReadonlySignal } from "@preact/signals";

/** True while a media query holds; false without a window. */
export function media(query: string): ReadonlySignal<boolean> {
  if (typeof window === "undefined") return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
