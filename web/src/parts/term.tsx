/* term.tsx: texts in which words of the game explain themselves, once their
 * explanations (the game's guide.json) are there. */
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";

/** Sets the terms of a text apart; null: not loaded, or the game has none. */
export const explain = signal<((text: string) => ComponentChildren) | null>(null);

export const Terms = ({ text }: { text: string }) => <>{explain.value ? explain.value(text) : text}</>;
