/* router.ts: which page is shown. Every page has an address. */
import { computed, signal } from "@preact/signals";
import { options } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { isAlone } from "./alone/where";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "record"; id: string | null }
  | { page: "rules"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "edit"; game: string }
  | { page: "watch" }
  | { page: "settings" }
  | { page: "history" }
  | { page: "tournament" }
  | { page: "missing" };

const hasWindow = typeof window !== "undefined";

/* In a folder of files only one document exists. There the address "/t/abc?x=1"
 * of a page is written "?/t/abc&x=1", which every host and every sub-folder
 * understands. Everywhere else in the program addresses are the plain ones. */
export function toSite(path: string): string {
  const [before, hash] = path.split(/(?=#)/) as [string, string?];
  return (before === "/" ? "./" : "?" + before.replace("?", "&")) + (hash ?? "");
}
export function fromSite(search: string): string {
  return search.startsWith("?/") ? search.slice(1).replace("&", "?") : "/" + search;
}

const plain = (place: { pathname: string; search: string }) =>
  isAlone ? fromSite(place.search) : place.pathname + place.search;

if (isAlone) {
  const { vnode } = options;
  options.vnode = (node) => {
    const props = node.props as { href?: unknown };
    if (node.type === "a" && typeof props.href === "string" && props.href.startsWith("/")) props.href = toSite(props.href);
    vnode?.(node);
  };
}

/** The address without the origin: path and query. */
export const address = signal(hasWindow ? plain(location) : "/");

export const route = computed(() => parse(address.value.split("?")[0]!));

export function parse(path: string): Route {
  const [first = "", second, third] = path.split("/").filter(Boolean).map(decode);
  if (third !== undefined) return { page: "missing" };
  if (first === "t" && second) return { page: "table", id: second };
  if (first === "r") return { page: "record", id: second ?? null };
  if ((first === "rules" || first === "puzzles" || first === "edit") && second) return { page: first, game: second };
  if (second !== undefined) return { page: "missing" };
  if (first === "") return { page: "lobby" };
  if (first === "watch" || first === "settings" || first === "history" || (first === "tournament" && !isAlone)) return { page: first };
  return { page: "missing" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A member of the address's query, or null. */
export function query(name: string): string | null {
  return new URLSearchParams(address.value.split("?")[1] ?? "").get(name);
}

/* Set by a navigation, cleared by the page that arrives. */
let arrival: { scroll: number } | null = null;

/** Goes to another page; with replace, the present one leaves the history. */
export function navigate(path: string, how: { replace?: boolean } = {}): void {
  rememberScroll();
  history[how.replace ? "replaceState" : "pushState"]({ scroll: 0 }, "", isAlone ? toSite(path) : path);
  arrive(0);
}

function rememberScroll(): void {
  history.replaceState({ scroll: scrollY }, "");
}

function arrive(scroll: number): void {
  const path = plain(location);
  if (path === address.peek()) return;
  arrival = { scroll };
  address.value = path;
}

/** The whole address of a page, for others. */
export function linkTo(path: string): string {
  return new URL(isAlone ? toSite(path) : path, location.href).href;
}

/** The title of the page, which may blink meanwhile. */
export let calmTitle = "joute";

/** Called by every page: sets the title and, after a navigation, moves the
 * focus to the page's heading, so that a screen reader announces the page. */
export function usePage(title: string): void {
  useLayoutEffect(() => {
    calmTitle = title === "joute" ? title : `${title} · joute`;
    document.title = calmTitle;
  }, [title]);
  useLayoutEffect(() => {
    if (arrival === null) return undefined;
    const { scroll } = arrival;
    arrival = null;
    scrollTo(0, scroll);
    return focusHeading();
  }, [address.value]);
}

/* A page may have to wait for the server before it has its heading; until then
 * another one may be shown. The focus follows, unless the person moved it. */
const HEADING_MS = 5000;

function focusHeading(): () => void {
  const content = document.getElementById("content")!;
  const watcher = new MutationObserver(look);
  const stop = () => {
    watcher.disconnect();
    ["keydown", "pointerdown"].forEach((kind) => removeEventListener(kind, stop, true));
  };
  function look() {
    const heading = content.querySelector<HTMLElement>("h1");
    if (!heading || document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  (document.activeElement as HTMLElement | null)?.blur();
  watcher.observe(content, { childList: true, subtree: true });
  /* Once somebody acts, the focus is theirs. */
  ["keydown", "pointerdown"].forEach((kind) => addEventListener(kind, stop, true));
  look();
  setTimeout(stop, HEADING_MS);
  return stop;
}

/* Links of the page itself are followed without loading it again. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest?.("a");
  if (!link || link.origin !== location.origin || link.target || link.download) return;
  if (isAlone && link.pathname !== location.pathname) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  navigate(plain(link) + link.hash);
}

export function startRouter(): void {
  history.scrollRestoration = "manual";
  addEventListener("click", followLink);
  addEventListener("popstate", (event) => arrive(event.state?.scroll ?? 0));
  addEventListener("pagehide", rememberScroll);
}
