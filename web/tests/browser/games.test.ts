/* Whole games in Chromium: by mouse, by keyboard, by touch; the transcript of
 * the live region is enough to know every move. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, dice } from "../server/joute";
import { DESKTOP, giveSeats, heard, listen, type Look, PHONE, Stage } from "./chromium";

let stage: Stage;
before(async () => {
  stage = await Stage.open();
});
after(async () => {
  await stage.close();
  assert.deepEqual(stage.faults, []);
});

const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];

/** A table of both seats on one screen, made by a program, and its window. */
async function oneScreen(game: string, options: object, seed: number, look: Look): Promise<{ page: Page; table: string }> {
  const maker = await Client.hello(stage.server);
  const table = await maker.create(game, BOTH, { options, seed });
  const context = await stage.person(look);
  await giveSeats(context, table, maker.tokens);
  maker.close();
  const page = await context.newPage();
  page.on("pageerror", (error) => stage.faults.push(error.message));
  await listen(page);
  await page.goto(`${stage.server.origin}/t/${table}`);
  return { page, table };
}

type Turn = (page: Page, roll: (n: number) => number) => Promise<void>;

const isOver = (page: Page): Promise<boolean> => page.locator(".ending").first().isVisible();

/** Takes turns until the game is over. */
async function playToEnd(page: Page, turn: Turn, roll: (n: number) => number, most: number): Promise<void> {
  for (let n = 0; n < most && !(await isOver(page)); n++) {
    await turn(page, roll);
  }
  await page.locator(".ending").first().waitFor();
}

async function recordOf(table: string): Promise<string[]> {
  const answer = await fetch(`${stage.server.origin}/api/records/${table}`);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { moves: string[] }).moves;
}

/* Moulin --------------------------------------------------------------- */

const SHORT_MOULIN = { pieces: 5, quiet_plies: 12 };

/** What a listener writes down of a sentence about moulin. */
function moulinMove(sentence: string): string[] {
  const place = /pose en (\d\d)/.exec(sentence);
  const step = /(?:va|saute) de (\d\d) en (\d\d)/.exec(sentence);
  const removed = /retire le pion en (\d\d)/.exec(sentence);
  const play = place ? place[1]! : step ? `${step[1]}-${step[2]}` : null;
  return play === null ? [] : [play + (removed ? `x${removed[1]}` : "")];
}

async function choicesOf(page: Page): Promise<string[]> {
  return page.locator(".moulin-spot.is-choice").evaluateAll((all) => all.map((each) => each.getAttribute("data-point")!));
}

/** Picks points until the table has taken a move. */
function moulinTurn(pick: (page: Page, point: string) => Promise<void>): Turn {
  return async (page, roll) => {
    const choices = await choicesOf(page);
    if (choices.length === 0) {
      await page.waitForTimeout(15);
      return;
    }
    await pick(page, choices[roll(choices.length)]!);
  };
}

const RINGS = [[1, 4, 7], [2, 4, 6], [3, 4, 5]];
const POINTS = RINGS.flatMap((ring) => ring.flatMap((row) => ring.map((col) => `${row}${col}`))).filter((point) => point !== "44");
const ARROWS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The next point in a direction, unless the middle of the board is between. */
function neighbour(point: string, [down, right]: [number, number]): string | null {
  const [row, col] = [Number(point[0]), Number(point[1])];
  for (let n = 1; n < 7; n++) {
    const next = `${row + n * down}${col + n * right}`;
    if (next === "44") return null;
    if (POINTS.includes(next)) return next;
  }
  return null;
}

/** The arrow keys that lead from one point to another. */
function wayTo(from: string, to: string): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [point, way] of ways) {
    for (const [key, direction] of Object.entries(ARROWS)) {
      const next = neighbour(point, direction);
      if (next && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  return ways.get(to)!;
}

/** Walks with the arrow keys until the cursor is there, then picks it. */
async function walkTo(page: Page, point: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-point") ?? null);
  if ((await focused()) === null) {
    await page.locator(".moulin-spot[tabindex='0']").focus();
  }
  for (const key of wayTo((await focused())!, point)) {
    await page.keyboard.press(key);
  }
  assert.equal(await focused(), point);
  await page.keyboard.press("Enter");
}

test("moulin is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("moulin", { quiet_plies: 20 }, 1, { viewport: DESKTOP });
  const turn = moulinTurn((window, point) => window.locator(`.moulin-spot[data-point="${point}"]`).click());
  await playToEnd(page, turn, dice(1), 900);
  const transcript = (await heard(page)).flatMap(moulinMove);
  assert.deepEqual(transcript, await recordOf(table));
  await page.context().close();
});

test("moulin is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 2, { viewport: DESKTOP });
  await playToEnd(page, moulinTurn(walkTo), dice(2), 400);
  assert.deepEqual((await heard(page)).flatMap(moulinMove), await recordOf(table));
  await page.context().close();
});

/** On a touch screen a whole move waits for the big button. */
async function confirmTouch(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Valider le coup" });
  await button.waitFor({ timeout: 300 }).catch(() => undefined);
  if (await button.isVisible()) {
    await button.tap();
  }
}

test("moulin is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 3, { viewport: PHONE, touch: true });
  const tap = async (window: Page, point: string) => {
    await window.locator(`.moulin-spot[data-point="${point}"]`).tap();
    await confirmTouch(window);
  };
  await playToEnd(page, moulinTurn(tap), dice(3), 400);
  assert.deepEqual((await heard(page)).flatMap(moulinMove), await recordOf(table));
  await page.context().close();
});

/* Roses ---------------------------------------------------------------- */

const SHORT_ROSES = { rows: 5, cols: 5, pawns: 6 };

/** What a listener writes down of a sentence about roses. */
function rosesMove(sentence: string): string[] {
  const card = /joue ([NSEO]+) (\d) :/.exec(sentence);
  const drawn = /reçoit ([NSEO]+) (\d)\./.exec(sentence);
  if (card) return [card[1]! + card[2]];
  if (drawn) return [`*${drawn[1]}${drawn[2]}`];
  if (/ pioche\./.test(sentence)) return ["pioche"];
  return / passe\./.test(sentence) ? ["passe"] : [];
}

async function cardsOf(page: Page): Promise<string[]> {
  return page
    .locator(".roses-card.is-own[aria-disabled=false], .roses-draw, .roses-pass")
    .evaluateAll((all) => all.map((each) => each.getAttribute("data-card")!));
}

function rosesTurn(pick: (page: Page, card: string) => Promise<void>): Turn {
  return async (page, roll) => {
    const cards = await cardsOf(page);
    if (cards.length === 0) {
      await page.waitForTimeout(15);
      return;
    }
    const before = (await heard(page)).length;
    await pick(page, cards[roll(cards.length)]!);
    for (let n = 0; n < 200 && (await heard(page)).length === before; n++) {
      await page.waitForTimeout(10);
    }
  };
}

const aCard = (page: Page, card: string) => page.locator(`.roses-hand [data-card="${card}"]:not([aria-disabled=true])`).first();

test("roses is played to its end with the mouse: card, then the card again", async () => {
  const { page, table } = await oneScreen("roses", { pawns: 12 }, 4, { viewport: DESKTOP });
  const turn = rosesTurn(async (window, card) => {
    await aCard(window, card).click();
    await aCard(window, card).click();
  });
  await playToEnd(page, turn, dice(4), 300);
  assert.deepEqual((await heard(page)).flatMap(rosesMove), await recordOf(table));
  await page.context().close();
});

test("roses is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("roses", SHORT_ROSES, 5, { viewport: DESKTOP });
  const turn = rosesTurn(async (window, card) => {
    const number = await aCard(window, card).evaluate((button) => {
      const all = [...button.closest("ul")?.querySelectorAll("[data-card]") ?? []];
      return all.indexOf(button) + 1;
    });
    await window.locator("h1").first().focus();
    await window.keyboard.press(card === "pioche" ? "p" : card === "passe" ? "Tab" : String(number));
    if (card === "passe") {
      await aCard(window, card).focus();
      await window.keyboard.press("Enter");
    }
    await window.locator("h1").first().focus();
    await window.keyboard.press("Enter");
  });
  await playToEnd(page, turn, dice(5), 200);
  assert.deepEqual((await heard(page)).flatMap(rosesMove), await recordOf(table));
  await page.context().close();
});

test("roses is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("roses", SHORT_ROSES, 6, { viewport: PHONE, touch: true });
  const turn = rosesTurn(async (window, card) => {
    await aCard(window, card).tap();
    await confirmTouch(window);
  });
  await playToEnd(page, turn, dice(6), 200);
  assert.deepEqual((await heard(page)).flatMap(rosesMove), await recordOf(table));
  await page.context().close();
});

/* Games without a board of their own ------------------------------------ */

/** Clicks the curtain's button, the one that plays, or one of the choices. */
async function plainTurn(page: Page, roll: (n: number) => number): Promise<void> {
  const curtain = page.locator(".curtain button").first();
  const confirm = page.locator(".confirm-bar button.is-primary:enabled").first();
  const choices = page.locator(".choice-list .choice");
  const [isDown, isWhole, count] = await Promise.all([curtain.isVisible(), confirm.isVisible(), choices.count()]);
  const target = isDown ? curtain : isWhole ? confirm : count > 0 ? choices.nth(roll(count)) : null;
  /* Another message may have taken it away in the meantime. */
  await target?.click({ force: true, timeout: 500 }).catch(() => undefined);
  await page.waitForTimeout(10);
}

for (const [game, options] of Object.entries({
  trolls: { stones: 8 },
  guerre: {},
  splaby: { players: 2, rounds: 3 },
})) {
  test(`${game} is played to its end on the plain board`, async () => {
    const { page, table } = await oneScreen(game, options, 7, { viewport: DESKTOP });
    await playToEnd(page, plainTurn, dice(7), 3000);
    assert.ok((await recordOf(table)).length > 0);
    await page.context().close();
  });
}
