/* settheme.ts: sets the theme before the first paint, so that no other theme
 * flashes. It is a script of its own; everything else about settings is in
 * settings.ts. */
import { lookLike, systemTheme } from "./theme";

function chosen(): { theme?: string; lang?: string; board?: string; pieces?: string } {
  try {
    return JSON.parse(localStorage.getItem("joute.settings") ?? "{}");
  } catch {
    return {};
  }
}

const { theme = "system", lang, board, pieces } = chosen();
document.documentElement.dataset.theme = theme === "system" ? systemTheme() : theme;
lookLike(document.documentElement, { board, pieces });
if (lang) document.documentElement.lang = lang;
