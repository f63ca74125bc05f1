/* media.ts: what the window and the system are like, as signals. */
import { signal, type ReadonlySignal } from "@preact/signals";

/** Whether a media query holds; false where there is no window. */
export function media(query: string): ReadonlySignal<boolean> {
  if (typeof window === "undefined") return signal(false);
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => (matches.value = list.matches));
  return matches;
}
