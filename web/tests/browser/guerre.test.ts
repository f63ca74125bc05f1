/* Guerre in Chromium: the response window, a forced pass, a finished game, the
 * size of the board. boards.test.ts tests how it is played. */
import { execFileSync } from "node:child_process";
import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { ADA, AGAINST, BOTH, DESKTOP, LAPTOP, PHONE, Stage, TABLET } from "./chromium";
import { count, eventually } from "./expect";
import { record, underAttack } from "./positions";

const stage = new Stage();
const { test } = stage;

const game = (level: string, seed: number) => ({ game: "guerre", options: { level }, seed });

async function withSettings(settings: object): Promise<BrowserContext> {
  const context = await stage.person({ viewport: LAPTOP });
  await context.addInitScript((chosen) => localStorage.setItem("joute.settings", JSON.stringify(chosen)), settings);
  return context;
}

test("inside a response window the server dies and comes back: the window is still open", async () => {
  const { page } = await stage.table(record(underAttack()), BOTH, { viewport: LAPTOP });
  const ready = () => page.locator(".curtain button").first().click();
  const asked = page.locator(".guerre-bar.is-mine", { hasText: "Garde, Prêtre ou Roi" });
  await ready();
  await asked.waitFor();
  await stage.server.kill("SIGKILL");
  await page.locator(".banner.warn").waitFor();
  await stage.server.restart();
  await page.locator(".banner.warn").waitFor({ state: "detached" });
  /* A player who comes back is behind the curtain. */
  await ready();
  await asked.waitFor();
  await page.reload();
  await ready();
  await asked.waitFor();
  await page.locator('.guerre-held[data-card="G"]').click();
  await page.locator(".status.chosen", { hasText: "l'attaque est annulée" }).waitFor();
  await page.locator(".status .confirm-bar .is-primary").click();
  await page.locator(".curtain").waitFor();
});

test("a forced pass is played automatically, if the user wants it", async () => {
  const state = underAttack({ S: 1 }, { S: 6, G: 5, A: 5, P: 3, W: 3 }, ["S", "K"]);
  const seats: SeatRequest[] = [{ kind: "computer", spec: "level:1" }, ADA];
  const { page } = await stage.table(record(state), seats, {}, await withSettings({ autoPass: true }));
  await page.locator(".ply", { hasText: "passe" }).first().waitFor();
});

test("a hint is drawn as a ghost and not played", async () => {
  const { page, table } = await stage.table(game("simple", 8), AGAINST, { viewport: LAPTOP });
  await page.locator(".guerre-held.is-playable").first().waitFor();
  await page.keyboard.press("i");
  await page.locator(".guerre-card.is-ghost.is-hint, .guerre-held.is-hint").first().waitFor();
  const watcher = await stage.watch(table);
  assert.equal(watcher.table!.ply, 0);
  watcher.close();
});

test("a finished game can be seen from either side, or open", async () => {
  const finished = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "guerre", "--seed", "3"], { encoding: "utf8" })) as object;
  const { page } = await stage.table({ record: finished }, BOTH, { viewport: LAPTOP });
  const backs = (where: string) => page.locator(`${where} .guerre-back`);
  await page.locator(".guerre-seen").waitFor();
  await page.keyboard.press("Home");
  await page.locator('.guerre[data-ply="0"] .guerre-held').first().waitFor();
  await count(backs(".guerre-zones.is-far"), 0);
  await page.locator(".guerre-seen button", { hasText: "Ada" }).click();
  await count(backs(".guerre-zones.is-far"), 4);
  await count(page.locator(".guerre-held"), 4);
  await page.locator(".guerre-seen button", { hasText: "Zoé" }).click();
  await count(backs(".guerre-hand"), 4);
  await count(page.locator(".guerre-held"), 0);
});

test("guerre: the board is as large as the window allows, and all of it is visible", async () => {
  const { page } = await stage.table(record(underAttack()), BOTH, { viewport: LAPTOP });
  await page.locator(".curtain button").first().click();
  await page.locator(".guerre").waitFor();
  for (const viewport of [LAPTOP, DESKTOP, PHONE, TABLET, { width: 768, height: 1024 }, { width: 844, height: 390 }, { width: 640, height: 400 }]) {
    await page.setViewportSize(viewport);
    await eventually(async () => {
      const seen = await page.evaluate(() => {
        const box = (css: string) => document.querySelector(css)!.getBoundingClientRect();
        const { scrollHeight, clientHeight } = document.querySelector(".status-text strong")!;
        const figures = [...document.querySelectorAll(".guerre-cell .guerre-value > *:not(svg)")].map((each) => parseFloat(getComputedStyle(each).fontSize));
        return { figure: Math.min(...figures), headline: scrollHeight <= clientHeight + 1, board: box(".guerre").toJSON(), room: box(".board-box").toJSON(), hand: box(".guerre-hand").toJSON(), card: box(".guerre-cell .guerre-card").toJSON() };
      });
      const size = `${viewport.width}×${viewport.height}`;
      assert.ok(seen.hand.bottom <= viewport.height, `${size}: the hand is in sight`);
      assert.ok(seen.card.height >= 56, `${size}: a card is ${seen.card.height} high`);
      assert.ok(seen.figure >= 11, `${size}: a value is ${seen.figure} px high`);
      assert.ok(seen.headline, `${size}: the headline is cut`);
      assert.ok(seen.board.width > seen.room.width * 0.95 || seen.board.height > seen.room.height * 0.95, `${size}: fills its room`);
    });
  }
});

/* Beside the hand, or under the thumb of a phone. */
const PASS = ".guerre-pass, .thumb > .pass";
const SHORT = { width: 844, height: 390 };
const ZOOMED = { width: 640, height: 400 };

/* Where the parts of the board are; none may be cut or stick out. */
async function placed(page: Page): Promise<Record<string, number[]>> {
  return page.evaluate(() => {
    const parts = [".guerre-bar", ".guerre-field", ".guerre-rail", ".guerre-hand", ".guerre-aside > *"].flatMap((css) => [...document.querySelectorAll(css)]);
    const room = document.querySelector(".board-box")!.getBoundingClientRect();
    return Object.fromEntries(parts.map((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      if (right > room.right + 1 || bottom > room.bottom + 1) throw new Error(`${part.className} sticks out`);
      return [[...part.classList].find((name) => name.startsWith("guerre-")), [left, top, right, bottom].map(Math.round)];
    }));
  });
}

test("guerre: neither a choice nor a refusal moves the field, the hand or the zones", async () => {
  const { page } = await stage.table(record(underAttack({ K: 1, G: 1, A: 1 }, { S: 7, G: 4, A: 4, P: 3, W: 3 })), BOTH, { viewport: LAPTOP });
  await page.locator(".curtain button").first().click();
  for (const [viewport, layout] of [[LAPTOP, "desktop"], [PHONE, "phone"], [TABLET, "tablet:not(.short)"], [SHORT, "short"]] as const) {
    await page.setViewportSize(viewport);
    await page.locator(`.game.${layout}`).waitFor();
    const before = await eventually(async () => {
      const found = await placed(page);
      assert.ok(found["guerre-hand"], "not drawn yet");
      assert.equal(await page.locator(PASS).count(), 1);
      assert.equal(await page.locator(".thumb > .pass").count(), viewport === PHONE ? 1 : 0);
      return found;
    });
    await page.locator('.guerre-held[data-card="A"]').click({ force: true });
    await page.locator(".guerre-why").waitFor();
    assert.deepEqual(await placed(page), before, `refused at ${viewport.width}×${viewport.height}`);
    await page.locator('.guerre-held[data-card="G"]').click();
    await page.locator(PASS).waitFor({ state: "hidden" });
    assert.deepEqual(await placed(page), before, `chosen at ${viewport.width}×${viewport.height}`);
    await page.keyboard.press("Escape");
    await page.locator(PASS).waitFor();
  }
});

test("guerre: in the first phase the hand is below the field, or beside it on a short window", async () => {
  const { page } = await stage.table(game("advanced", 7), AGAINST, { viewport: LAPTOP });
  await page.locator(".guerre-pills .is-now", { hasText: "Une carte au front" }).waitFor();
  for (const viewport of [LAPTOP, PHONE, SHORT, ZOOMED]) {
    await page.setViewportSize(viewport);
    await eventually(async () => {
      const { "guerre-bar": bar, "guerre-field": field, "guerre-hand": hand } = await placed(page);
      assert.ok(hand![1]! >= (viewport.height < 500 ? bar : field)![3]!, `${viewport.width}×${viewport.height}`);
    });
  }
});

test("guerre: a response window of a finished game leaves the field its room", async () => {
  const finished = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "guerre", "--seed", "3"], { encoding: "utf8" })) as { moves: string[] };
  const attack = finished.moves.findIndex((move) => /^[FA]\dx/.test(move)) + 1;
  const { page } = await stage.table({ record: finished }, BOTH, { viewport: LAPTOP });
  await page.locator(".guerre-seen").waitFor();
  await page.keyboard.press("Home");
  for (let ply = 0; ply < attack; ply++) await page.keyboard.press("ArrowRight");
  await page.locator(".guerre-bar.is-asked .is-now").waitFor();
  for (const viewport of [LAPTOP, PHONE, SHORT, ZOOMED]) {
    await page.setViewportSize(viewport);
    await eventually(async () => {
      const { "guerre-field": field } = await placed(page);
      assert.ok(field![3]! - field![1]! >= 200, `${viewport.width}×${viewport.height}: the field is ${field![3]! - field![1]!} high`);
    });
  }
});
