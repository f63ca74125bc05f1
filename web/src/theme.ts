/* theme.ts: which theme the system asks for, and the attributes that style
 * sheets use. */
export type ShownTheme = "light" | "dark" | "contrast";

const CONTRAST = "(prefers-contrast: more)";
const DARK = "(prefers-color-scheme: dark)";
export const THEME_QUERIES = [CONTRAST, DARK];

export function systemTheme(): ShownTheme {
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}

/** Marks on the document which boards and pieces are wanted; the default ones
 * need no mark. */
export function lookLike(root: HTMLElement, looks: Record<"board" | "pieces", string | undefined>): void {
  for (const key of ["board", "pieces"] as const) {
    const look = looks[key] ?? "classic";
    if (look === "classic") delete root.dataset[key];
    else root.dataset[key] = look;
  }
}
