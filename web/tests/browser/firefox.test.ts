/* The main flows in Firefox, where it is installed: the lobby, a game against
 * the computer by mouse and keyboard, a reload, the other language, rules and
 * a lesson, a watcher. Chromium has the rest. */
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer-core";
import { Server } from "../server/joute";
import { DESKTOP } from "./chromium";

const FIREFOX = "/usr/bin/firefox-esr";
const skip = existsSync(FIREFOX) ? false : `${FIREFOX} is not installed`;
const faults: string[] = [];
/* Firefox writes there; users of ./test may have no home it can use. */
const home = mkdtempSync(join(tmpdir(), "joute-firefox-"));
let server: Server;
let browser: Browser;
let page: Page;

before(async () => {
  if (skip) return;
  server = await Server.start();
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: FIREFOX,
    env: { ...process.env, HOME: home, TMPDIR: home },
    timeout: 60_000,
    /* Debian's own is older, and cannot be told a viewport. */
    defaultViewport: null,
    args: [`--width=${DESKTOP.width}`, `--height=${DESKTOP.height}`],
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "fr" },
  });
  page = await openIn(browser.defaultBrowserContext(), "/");
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  assert.deepEqual(faults, []);
});

async function openIn(context: BrowserContext, path: string): Promise<Page> {
  const opened = await context.newPage();
  opened.on("pageerror", (error) => faults.push(`${path}: ${error}`));
  opened.on("console", (message) => void (message.type() === "error" && faults.push(`${path}: ${message.text()}`)));
  await opened.goto(server.origin + path);
  return opened;
}

const CHOICE = ".moulin-spot.is-choice";

const words = (where: Page, css: string) => where.$eval(css, (element) => element.textContent ?? "");

/** Asks until there is an answer. Puppeteer's own waiting evaluates text, which our policy forbids to Debian's Firefox. */
async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    const found = await ask();
    if (found) return found;
  }
  throw new Error(`there is no ${what}`);
}

const find = (where: Page, css: string) => until(css, () => where.$(css));
const click = async (where: Page, css: string) => (await find(where, css)).click();

/** Waits until so many plies were played, and all are shown. */
const untilPly = (where: Page, ply: number) =>
  until(`ply ${ply}`, async () => (await where.$(".ply-count")) && new RegExp(`^${ply} / ${ply}\\b`).test((await words(where, ".ply-count")).trim()));

/** Waits for this player's turn: the points to choose from, and the ply. */
async function turn(): Promise<{ free: string[]; ply: number }> {
  await find(page, CHOICE);
  const free = await page.$$eval(CHOICE, (all) => all.map((each) => each.getAttribute("data-point")!));
  return { free, ply: Number.parseInt(await words(page, ".ply-count"), 10) };
}

/** Plays on the first of these points that is free: no three of them in line. */
async function playOne(points: string[]): Promise<number> {
  const { free, ply } = await turn();
  await click(page, `.moulin-spot[data-point="${points.find((point) => free.includes(point))}"]`);
  return ply;
}

test("a game of moulin against level 1 is started from the lobby and played by mouse", { skip }, async () => {
  await click(page, "label:has(> input[name=game][value=moulin])");
  await click(page, ".modes label:has(input[value=computer])");
  await click(page, ".levels label");
  await click(page, ".start");
  await find(page, ".moulin-board");
  assert.match(await page.evaluate(() => location.pathname), /^\/t\//);
  /* No two of them on a line: nothing is to be removed. */
  for (const points of [["11", "26"], ["77", "62", "53"]]) {
    await untilPly(page, (await playOne(points)) + 2);
  }
});

test("a move is played by keyboard", { skip }, async () => {
  const { free, ply } = await turn();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? "");
  await page.$eval(".moulin-spot[tabindex='0']", (spot) => (spot as SVGElement).focus());
  for (let n = 0; n < 12 && !free.includes(await focused()); n++) {
    await page.keyboard.press((["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"] as const)[n % 4]!);
  }
  assert.ok(free.includes(await focused()), `the cursor is at ${await focused()}, free are ${free}`);
  await page.keyboard.press("Enter");
  await untilPly(page, ply + 2);
});

test("a reload keeps the game, and somebody else watches it", { skip }, async () => {
  const { ply } = await turn();
  await page.reload();
  await untilPly(page, ply);
  const watcher = await openIn(await browser.createBrowserContext(), new URL(page.url()).pathname);
  await untilPly(watcher, ply);
  /* What is behind another window draws seldom, and a click waits for that. */
  await page.bringToFront();
  await playOne(["35", "53", "33", "55"]);
  await untilPly(watcher, ply + 2);
  assert.equal((await watcher.$$(CHOICE)).length, 0);
  await watcher.browserContext().close();
});

test("the other language, the rules with their boards, a lesson", { skip }, async () => {
  assert.equal(await page.$eval("html", (html) => html.lang), "fr");
  await click(page, ".header-tools button[lang=en]");
  await find(page, "html[lang=en]");
  await page.goto(`${server.origin}/rules/moulin`);
  await find(page, ".figure .figure-board > *");
  assert.match(await page.title(), /Rules/);
  await click(page, ".rules-doings button");
  await find(page, ".lesson");
  assert.match(await words(page, ".lesson"), /Lesson 1 of 7/);
  await click(page, '.moulin-spot[data-point="24"]');
  await find(page, ".lesson.is-done");
});
