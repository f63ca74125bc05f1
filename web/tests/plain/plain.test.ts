/* A game without a board in Chromium: its text drawing and the list of its
 * moves, by mouse, keyboard, typed text and on a phone. The five games have
 * boards; tests/sixth.sh runs this with a program that has one more game. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { boardLoaders } from "../../src/boards.gen";
import type { GameInfo } from "../../src/messages";
import { accessible } from "../browser/axe";
import { BOTH, giveSeats, type Look, PHONE, Stage } from "../browser/chromium";
import { differs, equals, eventually } from "../browser/expect";
import { Client } from "../server/joute";

const stage = new Stage();
const { test } = stage;

/** A window at a table of the game, and the program that made it. */
async function open(look: Look): Promise<{ page: Page; judge: Client }> {
  const { games } = (await (await fetch(`${stage.server.origin}/api/games`)).json()) as { games: GameInfo[] };
  const plain = games.find(({ id }) => !(id in boardLoaders));
  assert(plain, "every game has a board");
  const judge = await Client.hello(stage.server, "fr");
  const table = await judge.create(plain.id, BOTH);
  const context = await stage.person(look);
  await giveSeats(context, table, judge.tokens);
  return { page: await stage.window(`/t/${table}`, look, context), judge };
}

const drawing = (page: Page): Promise<string> => page.locator(".drawing").first().innerText();

test("a game without a board is played on its drawing: by mouse, by digit, by typing", async () => {
  const { page, judge } = await open({});
  const confirm = page.locator(".confirm-bar .is-primary:enabled");
  const ply = (n: number) => judge.settled((now) => now.ply === n || now.result !== null);
  const start = await eventually(() => drawing(page));
  await page.locator(".choice, .choices button").first().click();
  await confirm.click();
  await ply(1);
  await differs(() => drawing(page), start);
  await accessible(page);
  const first = await eventually(() => drawing(page));
  await page.keyboard.press("2");
  await confirm.waitFor();
  await page.keyboard.press("Enter");
  await ply(2);
  await differs(() => drawing(page), first);
  const second = await eventually(() => drawing(page));
  await page.keyboard.press("/");
  await page.locator(".entry input").fill(judge.table!.legal.at(-1)!.move);
  await page.keyboard.press("Enter");
  await ply(3);
  await differs(() => drawing(page), second);
  /* A step back shows the drawing of that moment. */
  await page.locator(".moves").focus();
  await page.getByRole("button", { name: "Un coup en arrière" }).first().click();
  await equals(() => drawing(page), second);
  judge.close();
});

test("a whole game by touch on a phone, on its drawing", async () => {
  const { page, judge } = await open({ viewport: PHONE, touch: true, theme: "dark" });
  for (let ply = 1; !judge.table!.result && ply < 60; ply++) {
    await page.locator(".choice, .choices button").first().tap();
    await page.locator(".confirm-bar .is-primary:enabled").tap();
    await judge.settled((now) => now.ply === ply || now.result !== null);
    await page.locator(".thumb .confirm-bar").waitFor({ state: "detached" });
  }
  await page.locator(".ending").first().waitFor();
  await accessible(page);
  judge.close();
});
