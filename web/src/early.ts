/* early.ts: runs before the first paint, so that no other theme flashes.
 * Everything else about settings is in settings.ts. */
import { systemTheme } from "./theme";

function chosen(): { theme?: string; lang?: string } {
  try {
    return JSON.parse(localStorage.getItem("joute.settings") ?? "{}");
  } catch {
    return {};
  }
}

const { theme = "system", lang } = chosen();
document.documentElement.dataset.theme = theme === "system" ? systemTheme() : theme;
if (lang) document.documentElement.lang = lang;
