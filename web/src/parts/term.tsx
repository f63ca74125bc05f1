/* term.tsx: texts in which the game's terms are explained, once the
 * explanations (the game's guide.json) are loaded. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** Marks the terms of a text; null if they are not loaded, or the game has
 * none. */
export const explain = signal<((text: string) => ComponentChildren) | null>(null);

export const Terms = ({ text }: { text: string }) => <>{explain.value ? explain.value(text) : text}</>;
