/* A site without a server (joute site) in Chromium: from a sub-folder of Python's
 * http.server, which is killed after the first visit. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { toFragment } from "../../src/fragment";
import { dice } from "../server/joute";
import { type Look, PHONE, Stage } from "./chromium";
import { address, count, eventually, shows, whichever } from "./expect";
import { oneOf, onSlider, type Roll } from "./playing";
import { Files, isBuilt, PLACE } from "./site";

const stage = new Stage([], Files.start);
const files = () => stage.server as unknown as Files;
const test = isBuilt ? stage.test : () => undefined;
const long = isBuilt ? stage.long : () => undefined;

/** A person who has visited the site once; then the server is killed. */
async function visitor(look: Look = {}): Promise<BrowserContext> {
  const person = await stage.person(look);
  await files().restart();
  const page = await stage.window(PLACE, look, person);
  await page.locator(".game-card input").first().waitFor({ state: "attached" });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.close();
  await files().kill();
  return person;
}

/** Starts a game from the lobby, with this plan; the ids of tables have 12 letters. */
async function startGame(person: BrowserContext, look: Look, game: string, mode: string, options: object = {}): Promise<Page> {
  await person.addInitScript((plan) => {
    if (!sessionStorage.getItem("planned")) localStorage.setItem("joute.plan", JSON.stringify(plan));
    sessionStorage.setItem("planned", "1");
  }, { game, mode, spec: "level:1", side: "1", options: { [game]: options } });
  const page = await stage.window(PLACE, look, person);
  await page.locator(".start").click();
  await address(page, /^\/cours\/jeux\/\?\/t\/[a-z0-9]{12}$/);
  return page;
}

/** Starts another game against the computer, in the same window. */
async function startAgain(page: Page, game: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), ["joute.plan", JSON.stringify({ game, mode: "computer", spec: "level:2", side: "1", options: {} })]);
  await stage.go(page, PLACE);
  await page.locator(".start").click();
  await address(page, /^\/cours\/jeux\/\?\/t\/[a-z0-9]{12}$/);
}

test("alone: a game whose value net is missing is played, and says so", async () => {
  const assets = join(files().folder, PLACE, "assets");
  const nets = readdirSync(assets).filter((name) => name.endsWith(".net"));
  const move = (from: string, to: string) => nets.forEach((name) => renameSync(join(assets, name + from), join(assets, name + to)));
  move("", ".away");
  try {
    await files().restart();
    const page = await startGame(await stage.person(), {}, "splaby", "computers");
    await shows(page.locator(".toasts"), /Splaby.*\s: une partie du programme n'a pas pu être chargée/);
    await shows(page.locator(".ply-count"), /[1-9]\d* \//);
  } finally {
    move(".away", "");
  }
});

test("alone: a browser without vectors keeps and uses the plain module", async () => {
  const [person, asked] = [await stage.person(), [] as string[]];
  await person.addInitScript(() => (WebAssembly.validate = () => false));
  await files().restart();
  const page = await stage.window(PLACE, {}, person);
  await page.locator(".game-card input").first().waitFor({ state: "attached" });
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return all.flat();
  });
  asked.push(...(await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))));
  for (const urls of [kept, asked]) assert.deepEqual(urls.filter((url) => url.endsWith(".wasm")).map((url) => /joute(-simd)?/.exec(url)![0]), ["joute"]);
});

const SPOT = ".moulin-spot.is-choice";
const SURE = ".curtain button, .confirm-bar .is-primary:enabled";
const OVER = ".ending";
const untilPly = (page: Page, ply: number) => shows(page.locator(".ply-count"), new RegExp(`^\\s*${ply} / ${ply}\\b`));

type Act = (part: Locator) => Promise<void>;
async function playToEnd(page: Page, choices: string, act: Act, roll: Roll): Promise<void> {
  for (let n = 0; ; n++) {
    assert.ok(n < 800, "it does not end");
    const found = await whichever(page, OVER, SURE, choices);
    if (found === OVER) return;
    await act(await oneOf(page.locator(found), roll));
    if (found === SURE) await page.locator(".thumb .confirm-bar .is-primary:enabled").waitFor({ state: "detached" });
  }
}

test("alone: a game against the computer goes on without the server, also after a reload", async () => {
  const person = await visitor();
  const page = await startGame(person, {}, "moulin", "computer");
  await page.locator(`${SPOT}[data-point="24"]`).click();
  await untilPly(page, 2);
  await page.reload();
  await untilPly(page, 2);
  await page.locator("h1").first().focus();
  await page.keyboard.press("i");
  await shows(page.locator("body"), /Indice\s: \d\d/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await untilPly(page, 0);
  await page.locator(SPOT).first().waitFor();
});

test("alone: rules, lesson and editor are there without the server", async () => {
  const person = await visitor();
  const page = await stage.window(`${PLACE}?/rules/trolls`, {}, person);
  await shows(page.locator("h1").first(), /Trolls/);
  await stage.go(page, `${PLACE}?/edit/moulin`);
  await page.locator(".edit").waitFor();
  await stage.go(page, `${PLACE}?/nothing/here/at/all`);
  await page.locator(`.page a[href="./"]`).first().waitFor();
  await count(page.locator(".modes input[value=online]"), 0);
});

test("alone: a link with a whole game opens without the server, a damaged one says so", async () => {
  const person = await visitor();
  const record = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "roses", "--seed", "4"], { encoding: "utf8" }));
  const page = await stage.window(`${PLACE}?/r#${toFragment(record)}`, {}, person);
  await page.locator(".status.over").waitFor();
  const broken = await stage.window(`${PLACE}?/r#zAAAA`, {}, person);
  await broken.locator(".banner.warn").waitFor();
});

test("alone: all games are saved as one file, which another device opens", async () => {
  const person = await visitor();
  const page = await startGame(person, {}, "moulin", "screen");
  await page.locator(`${SPOT}[data-point="24"]`).click();
  await untilPly(page, 1);
  await startAgain(page, "moulin");
  await untilPly(page, 0);
  await stage.go(page, PLACE);
  await count(page.locator(".resume-list li"), 2);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(".resume > .as-link").click()]);
  const path = join(files().folder, saved.suggestedFilename());
  await saved.saveAs(path);
  assert.match(execFileSync(process.env.JOUTE!, ["verify", path, "--lang", "en"], { encoding: "utf8" }), /^ok: 2 games$/m);

  const other = await stage.window(PLACE, {}, await visitor());
  for (const added of ["2 parties ajoutées", "0 partie ajoutée"]) {
    await other.locator(".open-file input").setInputFiles(path);
    await shows(other.locator(".toasts"), new RegExp(added));
    await count(other.locator(".resume-list li"), 2);
  }
  /* The computer still plays its seat. */
  await other.locator(".resume-list a").filter({ hasNotText: /coup/ }).click();
  await other.locator(`${SPOT}[data-point="24"]`).click();
  await untilPly(other, 2);
  await stage.go(other, PLACE);
  writeFileSync(path, "nothing\n{}\n");
  await other.locator(".open-file input").setInputFiles(path);
  await shows(other.locator(".toasts"), /n'est pas une partie de joute/);
});

test("alone: moulin is played to its end on a phone, and is still there after a reload", async () => {
  const look = { viewport: PHONE, touch: true };
  const person = await visitor(look);
  const page = await startGame(person, look, "moulin", "screen", { pieces: 3, quiet_plies: 4 });
  await playToEnd(page, SPOT, (part) => part.tap(), dice(3));
  await page.reload();
  await page.locator(OVER).first().waitFor();
});

test("alone: on a phone the hand is below the field, and the last buttons are one row of whole words", async () => {
  const look = { viewport: PHONE, touch: true };
  const page = await startGame(await visitor(look), look, "guerre", "computer");
  const top = async (part: Locator) => Math.round((await part.boundingBox())!.y);
  await eventually(async () => assert.ok((await top(page.locator(".guerre-hand"))) > (await top(page.locator(".guerre-field")))));
  await startAgain(page, "roses");
  await page.locator(".phone-tab").last().tap();
  await page.locator(".action.is-flag").tap();
  await page.locator("dialog[open] .is-danger").tap();
  await page.locator(".phone-tab").first().tap();
  const buttons = page.locator(".ending-buttons .button");
  await count(buttons, 4);
  await eventually(async () => {
    const tops = await Promise.all((await buttons.all()).map(top));
    assert.equal(new Set(tops).size, 1);
    const broken = await buttons.evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent));
    assert.deepEqual(broken, []);
  });
});

test("alone: two tabs share a game, and the second goes on when the first is closed", async () => {
  const person = await visitor();
  const first = await startGame(person, {}, "moulin", "screen");
  const second = await stage.window(PLACE + (await first.evaluate(() => location.search)), {}, person);
  await second.locator(`${SPOT}[data-point="24"]`).click();
  await untilPly(first, 1);
  await first.locator(`${SPOT}[data-point="22"]`).click();
  await untilPly(second, 2);
  await first.close();
  await second.locator(`${SPOT}[data-point="42"]`).click();
  await untilPly(second, 3);
});

test("alone: an update waits until the game's tab is closed, and keeps the game", async () => {
  const person = await visitor();
  const page = await startGame(person, {}, "moulin", "screen");
  const place = PLACE + (await page.evaluate(() => location.search));
  await page.locator(`${SPOT}[data-point="24"]`).click();
  await untilPly(page, 1);
  const [index, worker] = ["index.html", "sw.js"].map((name) => join(files().folder, PLACE, name)) as [string, string];
  const was = [readFileSync(index, "utf8"), readFileSync(worker, "utf8")] as const;
  try {
    writeFileSync(index, was[0].replace("<body>", '<body data-version="2">'));
    writeFileSync(worker, was[1].replace('"joute ', '"joute 2'));
    await files().restart();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing ?? registration.waiting!;
      if (coming.state !== "installed") await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
    });
    await files().kill();
    await page.reload();
    await untilPly(page, 1);
    await count(page.locator("body[data-version]"), 0);
    await page.close();
    await eventually(async () => {
      const again = await stage.window(place, {}, person);
      await untilPly(again, 1);
      const version = await again.evaluate(() => document.body.dataset.version);
      if (version !== "2") await again.close();
      assert.equal(version, "2");
    });
  } finally {
    writeFileSync(index, was[0]);
    writeFileSync(worker, was[1]);
  }
});

const SLIDE = ".trolls-slide";
long("alone: the other games are played to their ends on a phone", async () => {
  const look = { viewport: PHONE, touch: true };
  const tap: Act = (part) => part.tap();
  const choices: Record<string, [object, string]> = {
    roses: [{ rows: 5, cols: 5, pawns: 6 }, ".roses-card.is-own[aria-disabled=false], .roses-draw, .roses-pass"],
    splaby: [{ players: 2, rounds: 4 }, ".splaby-handle, .splaby-none, .splaby-slots.is-open .splaby-slot:not(.is-forbidden)"],
  };
  for (const [game, [options, css]] of Object.entries(choices)) {
    const page = await startGame(await visitor(look), look, game, "screen", options);
    await playToEnd(page, css, tap, dice(6));
  }
  const page = await startGame(await visitor(look), look, "trolls", "computer");
  const roll = dice(13);
  while ((await whichever(page, ".trolls-ending", SLIDE)) === SLIDE) {
    const number = 1 + roll(Number(await page.locator(`${SLIDE} input`).getAttribute("max")));
    await onSlider(page, number, (x, y) => page.touchscreen.tap(x, y));
    await page.locator(".confirm-bar .is-primary", { hasText: `Sceller ${number} ` }).tap();
    await whichever(page, ".trolls-ending", ".trolls-count .is-none");
  }
});
