/* A game without a board in Chromium: its text drawing and the list of its
 * moves, by mouse, keyboard, typed text and on a phone. The five games have
 * boards; tests/sixth.sh runs this with a program that has one more game. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { boardLoaders } from "../../src/boards.gen";
import type { GameInfo, SeatRequest } from "../../src/messages";
import { violations } from "../browser/axe";
import { giveSeats, type Look, PHONE, Stage } from "../browser/chromium";
import { Client } from "../server/joute";

const stage = new Stage();
const { test } = stage;

const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];

async function open(look: Look): Promise<{ page: Page; maker: Client }> {
  const { games } = (await (await fetch(`${stage.server.origin}/api/games`)).json()) as { games: GameInfo[] };
  const plain = games.find(({ id }) => !(id in boardLoaders));
  assert(plain, "every game has a board");
  const maker = await Client.hello(stage.server, "fr");
  const table = await maker.create(plain.id, BOTH);
  const context = await stage.person(look);
  await giveSeats(context, table, maker.tokens);
  return { page: await stage.window(`/t/${table}`, look, context), maker };
}

const drawn = (page: Page): Promise<string> => page.locator(".drawing").first().innerText();

/** Waits until the move is drawn, and on the list no more. */
async function played(page: Page, maker: Client, before: string, ply: number): Promise<void> {
  await maker.settled((now) => now.ply === ply || now.result !== null);
  await page.waitForFunction((old) => document.querySelector<HTMLElement>(".drawing")?.innerText !== old, before);
}

test("a game without a board is played on its drawing: by mouse, by digit, by typing", async () => {
  const { page, maker } = await open({});
  await page.locator(".drawing").first().waitFor();
  let before = await drawn(page);
  const choices = page.locator(".choice, .choices button");
  await choices.first().click();
  const confirm = page.locator(".confirm-bar .is-primary:enabled");
  await confirm.click();
  await played(page, maker, before, 1);
  assert.deepEqual(await violations(page), []);
  before = await drawn(page);
  await page.keyboard.press("2");
  await confirm.waitFor();
  await page.keyboard.press("Enter");
  await played(page, maker, before, 2);
  before = await drawn(page);
  await page.keyboard.press("/");
  await page.locator(".entry input").fill(maker.table!.legal.at(-1)!.move);
  await page.keyboard.press("Enter");
  await played(page, maker, before, 3);
  /* A step back shows the drawing of then. */
  const now = await drawn(page);
  await page.locator(".moves").focus();
  await page.getByRole("button", { name: "Un coup en arrière" }).first().click();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>(".drawing")?.innerText !== old, now);
  assert.equal(await drawn(page), before);
  maker.close();
});

test("a whole game by touch on a phone, on its drawing", async () => {
  const { page, maker } = await open({ viewport: PHONE, touch: true, theme: "dark" });
  for (let ply = 1; !maker.table!.result && ply < 60; ply++) {
    await page.locator(".choice, .choices button").first().tap();
    await page.locator(".confirm-bar .is-primary:enabled").tap();
    await maker.settled((now) => now.ply === ply || now.result !== null);
    await page.waitForFunction(() => document.querySelector(".thumb .confirm-bar") === null);
  }
  await page.locator(".ending").first().waitFor();
  assert.deepEqual(await violations(page), []);
  maker.close();
});
