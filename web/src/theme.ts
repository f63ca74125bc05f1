/* theme.ts: which theme the system asks for. */
export type ShownTheme = "light" | "dark" | "contrast";

const CONTRAST = "(prefers-contrast: more)";
const DARK = "(prefers-color-scheme: dark)";
export const THEME_QUERIES = [CONTRAST, DARK];

export function systemTheme(): ShownTheme {
  if (matchMedia(CONTRAST).matches) return "contrast";
  return matchMedia(DARK).matches ? "dark" : "light";
}
