/* files.ts: records as files, as links and on the clipboard. */
import { signal } from "@preact/signals";
import { isAlone } from "./alone/where";
import { gameInfo } from "./api";
import { navigate } from "./router";

/** A record for the page that opens it (pages/open.tsx). */
export const opened = signal<unknown>(null);

/** The largest record, without the lines of bots, which stay in this tab. */
const LARGEST = 256 * 1024;
const LARGEST_FILE = 4 * LARGEST;

export function saveFile(name: string, content: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(content) + "\n"], { type: "application/json" }));
}

export function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Opens a record or state file, or all games of another device; throws if it
 * is not one, or too large. */
export async function openFile(file: File): Promise<void> {
  if (isAlone && /\.jsonl$/.test(file.name)) return (await import("./alone/collection")).openAll(file);
  const text = file.size > LARGEST_FILE ? "" : await file.text();
  const content = JSON.parse(text) as { game?: unknown; dialogue?: unknown } | null;
  if (text.length > LARGEST && JSON.stringify({ ...content, dialogue: undefined }).length > LARGEST) {
    throw new Error("too-big");
  }
  if (!gameInfo(String(content?.game))) {
    throw new Error("not-a-record");
  }
  opened.value = content;
  navigate("/r");
}

/* Browsers allow the clipboard only on secure pages; a server in the next room
 * is not secure. */
function copyOldWay(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  return isDone;
}

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}
