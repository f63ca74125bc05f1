/* What players of other sites expect, in Chromium: drawn arrows, word of one's
 * turn, planned moves, the same deal again, positions set up by hand, looks. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client } from "../server/joute";
import { giveSeats, type Look, Stage } from "./chromium";

let stage: Stage;
before(async () => {
  stage = await Stage.open();
});
after(async () => {
  await stage.close();
  assert.deepEqual(stage.faults, []);
});

const ALONE: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "computer", spec: "level:1" }];
const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];

interface Made {
  page: Page;
  table: string;
  context: BrowserContext;
}

/** A table made by a program, some of its seats given to a window. */
async function windowAt(maker: Client, table: string, look: Look = {}, seats = Object.keys(maker.tokens)): Promise<Made> {
  const context = await stage.person(look);
  await giveSeats(context, table, Object.fromEntries(seats.map((seat) => [seat, maker.tokens[seat]!])));
  const page = await stage.window(`/t/${table}`, look, context);
  return { page, table, context };
}

async function oneScreen(game: string, more: object = {}, look: Look = {}, seats = BOTH): Promise<Made> {
  const maker = await Client.hello(stage.server);
  const table = await maker.create(game, seats, { seed: 7, ...more });
  const made = await windowAt(maker, table, look);
  maker.close();
  return made;
}

/* Arrows and circles --------------------------------------------------- */

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws with the right button from one place to another. */
async function drawShape(page: Page, from: string, to: string): Promise<void> {
  const places = [from, to].map((place) => page.locator(`.board-box [data-place="${place}"]`));
  const [start, end] = [await middle(places[0]!), await middle(places[1]!)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up({ button: "right" });
}

const GAMES: [string, string, string][] = [
  ["moulin", "11", "34"], ["roses", "0,0", "3,4"], ["splaby", "0,0", "3,4"], ["trolls", "1", "4"], ["guerre", "1F1", "2F2"],
];

for (const [game, from, to] of GAMES) {
  test(`${game}: the right button draws arrows and circles, a left click takes them away`, async () => {
    const { page, context } = await oneScreen(game, game === "splaby" ? { options: { players: 2 } } : {}, {}, ALONE);
    await page.locator(`.board-box [data-place="${from}"]`).waitFor();
    await drawShape(page, from, to);
    await page.locator(".shapes path").waitFor();
    await drawShape(page, to, to);
    await page.locator(".shapes circle").waitFor();
    const end = await middle(page.locator(`.board-box [data-place="${to}"]`));
    const circle = await middle(page.locator(".shapes circle"));
    assert.ok(Math.hypot(end.x - circle.x, end.y - circle.y) < 2, "the circle stands around its place");
    await drawShape(page, to, to);
    await page.locator(".shapes circle").waitFor({ state: "detached" });
    await page.locator(".board-box").click({ position: { x: 3, y: 3 } });
    await page.locator(".shapes path").waitFor({ state: "detached" });
    await context.close();
  });
}

test("what is drawn turns with the board and goes with the next move; nobody else sees it", async () => {
  const { page, context, table } = await oneScreen("moulin");
  const other = await stage.window(`/t/${table}`);
  const places = page.locator(".moulin-spot");
  await places.first().waitFor();
  await drawShape(page, "11", "11");
  const circle = page.locator(".shapes circle");
  await circle.waitFor();
  await page.keyboard.press("f");
  await page.waitForFunction(() => {
    const [drawn, place] = [".shapes circle", "[data-place='11']"].map((each) => document.querySelector(each)!.getBoundingClientRect());
    return Math.abs(drawn!.x + drawn!.width / 2 - place!.x - place!.width / 2) < 2;
  });
  await page.locator("[data-place='24']").focus();
  await page.keyboard.press("Enter");
  await circle.waitFor({ state: "detached" });
  assert.equal(await other.locator(".shapes").count(), 0);
  await other.context().close();
  await context.close();
});
