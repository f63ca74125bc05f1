/* The main flows in Firefox, where it is installed: the lobby, a game against
 * the computer by mouse and keyboard, a reload, the other language, rules and
 * a lesson, a watcher. Chromium has the rest. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { PATIENCE, Server } from "../server/joute";
import { DESKTOP } from "./chromium";
import { address, count, eventually, shows } from "./expect";
import { Files, isBuilt, PLACE } from "./site";

const FIREFOX = "/usr/bin/firefox-esr";
const skip = existsSync(FIREFOX) ? false : `${FIREFOX} is not installed`;
let faults: string[] = [];
/* Firefox writes into this folder, because users of ./test may have no suitable home. */
const home = mkdtempSync(join(tmpdir(), "joute-firefox-"));
let server: Server;
let browser: Browser;

before(async () => {
  if (skip) return;
  server = await Server.start();
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    env: { ...process.env, HOME: home, TMPDIR: home },
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
    /* Debian's Firefox is older, and its viewport cannot be set. */
    defaultViewport: null,
    args: [`--width=${DESKTOP.width}`, `--height=${DESKTOP.height}`],
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "fr" },
  });
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

/** A test in which no page may report an error. */
function firefox(name: string, run: () => Promise<void>): void {
  void test(`Firefox: ${name}`, { skip }, async () => {
    faults = [];
    await run();
    assert.deepEqual(faults, []);
  });
}

async function openIn(context: BrowserContext, path: string, origin = server.origin): Promise<Page> {
  const opened = await context.newPage();
  opened.setDefaultTimeout(PATIENCE);
  opened.on("pageerror", (error) => faults.push(`${path}: ${error}`));
  opened.on("console", (message) => void (message.type() === "error" && faults.push(`${path}: ${message.text()}`)));
  await opened.goto(origin + path);
  return opened;
}

const CHOICE = ".moulin-spot.is-choice";

/** A part of the page. Puppeteer's own waiting evaluates text, which our policy
 * forbids in Debian's Firefox. */
const part = (where: Page, css: string) => ({
  element: () => eventually(async () => (await where.$(css)) ?? assert.fail(`there is no ${css}`)),
  innerText: () => where.$eval(css, (element) => element.textContent ?? ""),
  count: async () => (await where.$$(css)).length,
});

const find = (where: Page, css: string) => part(where, css).element();
const click = async (where: Page, css: string) => (await find(where, css)).click();

/** Waits until this many plies were played, and all are shown. */
const untilPly = (where: Page, ply: number) => shows(part(where, ".ply-count"), new RegExp(`^\\s*${ply} / ${ply}\\b`));

/** Waits for this player's turn: the points to choose from, and the ply. */
async function turn(page: Page): Promise<{ free: string[]; ply: number }> {
  await find(page, CHOICE);
  const free = await page.$$eval(CHOICE, (all) => all.map((each) => each.getAttribute("data-point")!));
  return { free, ply: Number.parseInt(await eventually(() => part(page, ".ply-count").innerText()), 10) };
}

/** Plays on the first free one of these points, no three of which are in
 * line. */
async function playOne(page: Page, points: string[]): Promise<number> {
  const { free, ply } = await turn(page);
  await click(page, `.moulin-spot[data-point="${points.find((point) => free.includes(point))}"]`);
  return ply;
}

firefox("a game of moulin against level 1 from the lobby, by mouse and keyboard, reloaded and watched", async () => {
  const page = await openIn(await browser.createBrowserContext(), "/");
  await click(page, "label:has(> input[name=game][value=moulin])");
  await click(page, ".modes label:has(input[value=computer])");
  await click(page, ".levels label");
  await click(page, ".start");
  const [path] = await address(page, /^\/t\/\w+/);
  /* No two of these points are on a line, so no mill closes and nothing is removed. */
  for (const points of [["11", "26"], ["77", "62", "53"]]) await untilPly(page, (await playOne(page, points)) + 2);

  const { free, ply } = await turn(page);
  await page.$eval(".moulin-spot[tabindex='0']", (spot) => (spot as SVGElement).focus());
  const arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] as const;
  let pressed = 0;
  await eventually(async () => {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? "");
    if (free.includes(focused)) return;
    await page.keyboard.press(arrows[pressed++ % 4]!);
    assert.fail(`the cursor is at ${focused}, free are ${free}`);
  });
  await page.keyboard.press("Enter");
  await untilPly(page, ply + 2);

  await page.reload();
  await untilPly(page, ply + 2);
  const watcher = await openIn(await browser.createBrowserContext(), path);
  await untilPly(watcher, ply + 2);
  /* A window behind another one is drawn rarely, and a click waits for that. */
  await page.bringToFront();
  await playOne(page, ["35", "53", "33", "55"]);
  await untilPly(watcher, ply + 4);
  await count(part(watcher, CHOICE), 0);
});

/* Without the module there is no site to try. */
if (isBuilt) {
  firefox("a site goes on without its server", async () => {
    const files = (await Files.start()) as unknown as Files;
    try {
      const page = await openIn(await browser.createBrowserContext(), PLACE, files.origin);
      await eventually(async () =>
        assert.ok(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated")),
      );
      await files.kill();
      /* Requests of the first visit that were still on their way are lost with the server. */
      await page.reload();
      await click(page, "label:has(> input[name=game][value=moulin])");
      await click(page, ".levels label");
      await click(page, ".start");
      await address(page, /\?\/t\/\w+$/);
      const ply = await playOne(page, ["11", "26"]);
      await untilPly(page, ply + 2);
      await page.reload();
      await untilPly(page, (await playOne(page, ["77", "62", "53"])) + 2);
    } finally {
      await files.stop();
    }
  });
}

firefox("the other language, the rules with their boards, a lesson", async () => {
  const page = await openIn(await browser.createBrowserContext(), "/");
  await find(page, "html[lang=fr]");
  await click(page, ".header-tools button[lang=en]");
  await find(page, "html[lang=en]");
  await page.goto(`${server.origin}/rules/moulin`);
  await find(page, ".figure .figure-board > *");
  await eventually(async () => assert.match(await page.title(), /Rules/));
  await click(page, ".rules-doings button");
  await shows(part(page, ".lesson"), /Lesson 1 of 7/);
  await click(page, '.moulin-spot[data-point="24"]');
  await find(page, ".lesson.is-done");
});
