/* expect.ts: what a page must show in the end. A page follows its server, so a
 * value that is read once may be read too early: every check is repeated until
 * it holds. tests/lint.test.ts rejects other ways. Works with pages of
 * Playwright and of Puppeteer. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { PATIENCE } from "../server/joute";

const LONGEST_PAUSE = 320;

/** Tries the check until it does not throw, and returns its value. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE;
  for (let pause = 10; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end || /has been closed/.test(String(error))) throw error;
    }
    await new Promise((next) => setTimeout(next, pause));
  }
}

/** Asks until the answer is the wanted one. */
export function equals<T>(ask: () => T | Promise<T>, wanted: T, what?: string): Promise<void> {
  return eventually(async () => assert.deepEqual(await ask(), wanted, what));
}

/** Asks until the answer differs. */
export function differs<T>(ask: () => T | Promise<T>, old: T): Promise<void> {
  return eventually(async () => assert.notDeepEqual(await ask(), old));
}

/** Waits until the part of the page has a matching text. */
export function shows(part: { innerText(): Promise<string> }, text: RegExp): Promise<void> {
  return eventually(async () => assert.match(await part.innerText(), text));
}

/** Waits until there are n of these parts. For n = 0, first wait for the event after which there could be
 * one. */
export function count(parts: { count(): Promise<number> }, n: number): Promise<void> {
  return equals(() => parts.count(), n);
}

/** Waits until the address matches; returns the match. */
export function address(page: { evaluate(read: () => string): Promise<string> }, pattern: RegExp): Promise<RegExpExecArray> {
  return eventually(async () => {
    const path = await page.evaluate(() => location.pathname + location.search + location.hash);
    const found = pattern.exec(path);
    assert.ok(found, `the address is ${path}, not ${pattern}`);
    return found;
  });
}

/** Waits until one of the selectors finds something visible; returns that selector's element. */
export async function whichever(page: Page, ...selectors: string[]): Promise<string> {
  const found = await page.waitForFunction((all: string[]) => {
    const isSeen = (css: string) => [...document.querySelectorAll(css)].some((part) => part.getClientRects().length > 0);
    return all.find(isSeen);
  }, selectors);
  return (await found.jsonValue())!;
}

/** Waits until nothing is wider than the window. */
export function fits(page: Page): Promise<void> {
  return equals(() => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)), 0, `${page.url()} is too wide`);
}

/** Waits until nothing is redrawn for 60 frames, except the milliseconds of the
 * connection. */
export function rests(page: Page): Promise<void> {
  return eventually(async () => {
    const changes = await page.evaluate(async () => {
      let changed = 0;
      const observer = new MutationObserver((all) => (changed += all.length));
      observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let frame = 0; frame < 60; frame++) await new Promise((done) => requestAnimationFrame(done));
      observer.disconnect();
      return changed + document.getAnimations().length;
    });
    assert.ok(changes <= 4, `${changes} changes in 60 frames`);
  });
}
