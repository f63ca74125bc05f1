/* Guerre in Chromium: games to their end against the weakest computer by mouse, keys
 * and touch; dragging, the response window, what a finished game shows, axe. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, dice, newCid } from "../server/joute";
import { violations } from "./axe";
import { DESKTOP, giveSeats, type Look, PHONE, Stage } from "./chromium";

const stage = new Stage();
const { test } = stage;

type Roll = (n: number) => number;

const AGAINST: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "computer", spec: "level:1" }];
const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];
const LAPTOP = { width: 1280, height: 800 };

/** A window at a table that a program has made. */
async function at(seats: SeatRequest[], what: object, look: Look, settings: object = {}): Promise<{ page: Page; table: string }> {
  const maker = await Client.hello(stage.server);
  const made = await maker.ask({ t: "create", cid: newCid(), seats, ...what });
  assert.equal(made.t, "created", JSON.stringify(made));
  maker.close();
  const { table, tokens } = made as { table: string; tokens: Record<string, string> };
  const context = await stage.person(look);
  await context.addInitScript((more) => {
    const kept = JSON.parse(localStorage.getItem("joute.settings") ?? "{}") as object;
    localStorage.setItem("joute.settings", JSON.stringify({ ...kept, ...more }));
  }, settings);
  await giveSeats(context, table, tokens);
  const page = await stage.window(`/t/${table}`, look, context);
  await page.locator(".guerre, .curtain").first().waitFor();
  return { page, table };
}

const game = (level: string, seed: number) => ({ game: "guerre", options: { level }, seed });

/* Positions ------------------------------------------------------------ */

const unit = (kind: string, turned = false) => ({ unit: kind, turned, damage: 0 });
const NOBODY = { F1: null, F2: null, F3: null, A1: null, A2: null, A3: null };
const side = (hand: object, pile: object, reserve: string[], field: object) =>
  ({ hand, pile, reserve, field: { ...NOBODY, ...field }, kingdom: {}, captured: {}, graveyard: {}, bonus: 0 });

/** Blue's Soldier attacks Orange's Guard, and Orange may answer. */
const defended = (hand: object, pile: object) => ({
  turn: 2, phase: "defend", active: 1, stack: [], attack: { from: "F1", to: "F3" }, result: null,
  players: [
    side({ K: 1, S: 2 }, { S: 6, G: 6, A: 5, P: 3, W: 3 }, [], { F1: unit("S", true) }),
    side(hand, pile, ["S"], { F3: unit("G"), F2: unit("S") }),
  ],
});
const WITH_GUARD = defended({ K: 1, G: 1 }, { S: 7, G: 4, A: 5, P: 3, W: 3 });
const record = (state: object) => ({ record: { game: "guerre", options: {}, state } });

/* Steps up to the position shown. */
const plies = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector<HTMLElement>(".guerre")?.dataset.ply ?? 0));

async function untilPly(page: Page, beyond: number): Promise<void> {
  await page.waitForFunction(
    (n) => Number(document.querySelector<HTMLElement>(".guerre")?.dataset.ply ?? 0) > n || document.querySelector(".ending"),
    beyond,
  );
}

/* Until there is something to go on with, or the move is played. False: what
 * was aimed at slid away under the pointer, as cards do when others are drawn;
 * a person aims again. */
let misses = 0;
async function untilAsked(page: Page, before: number): Promise<boolean> {
  try {
    await page.waitForFunction(
      ([n, css]) =>
        Number(document.querySelector<HTMLElement>(".guerre")?.dataset.ply ?? 0) > n || document.querySelector(css) !== null,
      [before, `${SURE}, ${GO_ON}, .guerre-cell.can-from, .ending`] as const,
      { timeout: AIM_MS },
    );
    return true;
  } catch {
    assert.ok(++misses < 20, "clicks do nothing");
    return false;
  }
}

/* The record of a finished game. */
async function movesOf(table: string): Promise<string[]> {
  const answer = await fetch(`${stage.server.origin}/api/records/${table}`);
  assert.equal(answer.status, 200);
  return ((await answer.json()) as { moves: string[] }).moves;
}

/* A move by the pointer ------------------------------------------------- */

const AIM_MS = 5000;
const START = ".guerre-held.is-playable, .guerre-take, .guerre-cell.can-attacker, .guerre-pass";
const GO_ON = ".guerre-cell:is(.can-put, .can-to, .can-target):not(.is-picked), .guerre-here";
const SURE = ".guerre-confirm, .thumb .confirm-bar .is-primary:enabled";

/** Where one of these is; sure ones first, a pass seldom. */
async function placeOf(page: Page, css: string, roll: Roll): Promise<{ x: number; y: number } | null> {
  const number = roll(1_000_000);
  return page.evaluate(([all, n]) => {
    const seen = [...document.querySelectorAll<HTMLElement>(all)].filter((each) => each.getClientRects().length > 0);
    const lively = seen.filter((each) => !each.matches(".guerre-pass"));
    const choices = lively.length > 0 && n % 4 > 0 ? lively : seen;
    const box = choices[Math.floor(n / 4) % choices.length]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  }, [css, number] as const);
}

type Act = (page: Page, x: number, y: number) => Promise<void>;
const click: Act = (page, x, y) => page.mouse.click(x, y);
const tap: Act = (page, x, y) => page.touchscreen.tap(x, y);

const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector(".ending") !== null);

/** One click after the other until a move is played. */
async function moveBy(act: Act, page: Page, roll: Roll): Promise<void> {
  await page.waitForSelector(`${START}, .ending`);
  const before = await plies(page);
  const start = await placeOf(page, START, roll);
  if (!start || (await isOver(page))) return;
  await act(page, start.x, start.y);
  if (!(await untilAsked(page, before))) return;
  for (let n = 0; n < 6 && (await plies(page)) === before && !(await isOver(page)); n++) {
    const sure = await placeOf(page, SURE, roll);
    const next = sure ?? (await placeOf(page, GO_ON, roll)) ?? (await placeOf(page, ".guerre-cell.can-from", roll));
    if (next) await act(page, next.x, next.y);
    if (sure) await untilPly(page, before);
    else await untilAsked(page, before);
  }
}

async function playToEnd(page: Page, move: (page: Page, roll: Roll) => Promise<void>, roll: Roll): Promise<void> {
  for (let n = 0; n < 900 && !(await isOver(page)); n++) await move(page, roll);
  await page.locator(".ending").first().waitFor();
}

/** A game of two who choose at random, less its last steps: from the first on
 * would take five times as long; how one begins is tried below. */
function late(level: string, seed: number): object {
  const words = ["random", "guerre", "-o", `level=${level}`, "--seed", String(seed)];
  const whole = JSON.parse(execFileSync(process.env.JOUTE!, words, { encoding: "utf8" })) as { moves: string[] };
  return { record: { ...whole, result: null, moves: whole.moves.slice(0, -25) } };
}

test("guerre, simple rules, is played to its end against level 1 with the mouse", async () => {
  const { page, table } = await at(AGAINST, late("simple", 11), { viewport: LAPTOP }, { animation: "fast" });
  await playToEnd(page, (window, roll) => moveBy(click, window, roll), dice(11));
  assert.ok((await movesOf(table)).length > 80);
});

test("guerre, with support cards, is played to its end against level 1 by touch on a phone", async () => {
  const { page, table } = await at(AGAINST, late("intermediate", 13), { viewport: PHONE, touch: true });
  await playToEnd(page, (window, roll) => moveBy(tap, window, roll), dice(13));
  assert.ok((await movesOf(table)).length > 80);
});

/* A move by keys --------------------------------------------------------- */

/** Walks with the arrows to one of the squares, and picks it. */
async function walkTo(page: Page, css: string, roll: Roll): Promise<boolean> {
  const found = await page.locator(css).evaluateAll((all) => all.map((each) => each.getAttribute("data-cell")!));
  if (found.length === 0) return false;
  const wanted = found[roll(found.length)]!;
  await page.locator('.guerre-cell[tabindex="0"]').focus();
  const order = await page.locator(".guerre-cell").evaluateAll((all) => all.map((each) => each.getAttribute("data-cell")!));
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
  const to = order.indexOf(wanted);
  const from = order.indexOf(await focused());
  const press = async (key: string, times: number) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const [down, right] = [Math.floor(to / 3) - Math.floor(from / 3), (to % 3) - (from % 3)];
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  assert.equal(await focused(), wanted);
  await page.keyboard.press("Enter");
  return true;
}

async function startByKeys(page: Page, roll: Roll): Promise<void> {
  const cards = await page.locator(".guerre-held").evaluateAll((all) =>
    all.flatMap((each, n) => (each.classList.contains("is-playable") ? [n + 1] : [])));
  const has = (css: string) => page.locator(css).count();
  const ways: (() => Promise<unknown>)[] = [];
  if (cards.length > 0) ways.push(() => page.keyboard.press(String(cards[roll(cards.length)])));
  if (await has(".guerre-zone.is-zone-R .guerre-take")) ways.push(() => page.keyboard.press("r"));
  else if (await has(".guerre-take")) {
    ways.push(async () => {
      await page.locator(".guerre-take").first().focus();
      await page.keyboard.press("Enter");
    });
  }
  if (await has(".guerre-cell.can-attacker")) ways.push(() => walkTo(page, ".guerre-cell.can-attacker", roll));
  if (ways.length === 0 || ((await has(".guerre-pass")) && roll(4) === 0)) {
    await page.locator('.guerre-cell[tabindex="0"]').focus();
    await page.keyboard.press("Space");
    return;
  }
  await ways[roll(ways.length)]!();
}

async function moveByKeys(page: Page, roll: Roll): Promise<void> {
  await page.waitForSelector(`${START}, .ending`);
  const before = await plies(page);
  if (await isOver(page)) return;
  await startByKeys(page, roll);
  for (let n = 0; n < 6 && (await plies(page)) === before && !(await isOver(page)); n++) {
    if (await page.locator(".guerre-confirm").count()) {
      await page.locator('.guerre-cell[tabindex="0"]').focus();
      await page.keyboard.press("Enter");
      await untilPly(page, before);
    } else if (!(await walkTo(page, GO_ON.split(", .guerre-here")[0]!, roll)) && !(await walkTo(page, ".guerre-cell.can-from", roll))) {
      await untilPly(page, before);
    }
  }
}

test("guerre, full rules, is played to its end against level 1 with the keyboard", async () => {
  const { page, table } = await at(AGAINST, late("advanced", 22), { viewport: LAPTOP });
  await playToEnd(page, moveByKeys, dice(22));
  assert.ok((await movesOf(table)).length > 80);
});

/* What else a board must do ---------------------------------------------- */

const cell = (page: Page, name: string) => page.locator(`.guerre-cell[data-cell="${name}"]`);

async function drag(page: Page, from: string, to: string): Promise<void> {
  const middle = async (css: string) => {
    const box = (await page.locator(css).first().boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

test("a card is dragged to the front, another to the reserve; a curtain falls between two players", async () => {
  const { page } = await at(BOTH, game("simple", 5), { viewport: LAPTOP });
  const ready = () => page.locator(".curtain button").first().click();
  await ready();
  await drag(page, '.guerre-held[data-card="K"]', '[data-cell="1F2"]');
  await page.locator(".curtain").waitFor();
  assert.equal(await page.locator(".guerre").count(), 0, "nothing of the board is left behind the curtain");
  await ready();
  await cell(page, "1F2").locator(".kind-K").waitFor();
  assert.equal(await page.locator(".guerre-backs .guerre-back").count(), 3);
  await drag(page, '.guerre-held[data-card="K"]', '[data-cell="2F1"]');
  await page.locator(".curtain").waitFor();
  await ready();
  await drag(page, ".guerre-held.is-playable", ".guerre-zones.is-near .is-zone-R");
  await page.locator(".guerre-confirm").click();
  await page.locator(".curtain").waitFor();
});

test("a click that can do nothing says what could be done", async () => {
  const { page } = await at(AGAINST, game("simple", 6), { viewport: LAPTOP });
  await cell(page, "1A2").click();
  await page.locator(".guerre-why", { hasText: "Placez une carte de votre main sur F1, F2 ou F3." }).waitFor();
  await page.locator(".guerre-held").first().click();
  await page.locator(".guerre-cell.can-put").first().waitFor();
  assert.equal(await page.locator(".guerre-why").count(), 0);
});

test("inside a response window the server dies and comes back: the window is still open", async () => {
  const { page } = await at(BOTH, record(WITH_GUARD), { viewport: LAPTOP });
  await page.locator(".curtain button").first().click();
  const asked = page.locator(".guerre-bar.is-mine", { hasText: "Garde, Prêtre ou Roi" });
  await asked.waitFor();
  await stage.server.kill("SIGKILL");
  await page.locator(".banner.warn").waitFor();
  await stage.server.restart();
  await page.locator(".banner.warn").waitFor({ state: "detached" });
  /* Who comes again comes behind the curtain. */
  await page.locator(".curtain button").first().click();
  await asked.waitFor();
  await page.reload();
  await page.locator(".curtain button").first().click();
  await asked.waitFor();
  await page.locator('.guerre-held[data-card="G"]').click();
  await page.locator(".status.chosen", { hasText: "l'attaque est annulée" }).waitFor();
  await page.locator(".guerre-confirm").click();
  await page.locator(".curtain").waitFor();
});

test("a pass that is forced is made by itself, if one likes", async () => {
  const forced = defended({ S: 1 }, { S: 6, G: 5, A: 5, P: 3, W: 3 });
  const seats: SeatRequest[] = [{ kind: "computer", spec: "level:1" }, { kind: "me", name: "Ada" }];
  const state = { ...forced, players: [forced.players[0]!, { ...forced.players[1]!, reserve: ["S", "K"] }] };
  const { page } = await at(seats, record(state), { viewport: LAPTOP }, { autoPass: true });
  await untilPly(page, 0);
  await page.locator(".ply", { hasText: "passe" }).first().waitFor();
});

test("a hint is drawn as a ghost and not played", async () => {
  const { page } = await at(AGAINST, game("simple", 8), { viewport: LAPTOP });
  await page.locator(".guerre-held").first().waitFor();
  await page.keyboard.press("i");
  await page.locator(".guerre-card.is-ghost.is-hint, .guerre-held.is-hint").first().waitFor();
  assert.equal(await plies(page), 0);
});

function finished(seed: number): object {
  return JSON.parse(execFileSync(process.env.JOUTE!, ["random", "guerre", "--seed", String(seed)], { encoding: "utf8" })) as object;
}

test("a finished game is seen with either player's eyes, or open", async () => {
  const { page } = await at(BOTH, { record: finished(3) }, { viewport: LAPTOP });
  await page.locator(".guerre-seen").waitFor();
  await page.keyboard.press("Home");
  await page.locator('.guerre[data-ply="0"]').waitFor();
  await page.locator(".guerre-held").first().waitFor();
  assert.equal(await page.locator(".guerre-zones.is-far .guerre-back").count(), 0);
  await page.locator(".guerre-seen button", { hasText: "Ada" }).click();
  assert.equal(await page.locator(".guerre-zones.is-far .guerre-back").count(), 4);
  assert.equal(await page.locator(".guerre-held").count(), 4);
  await page.locator(".guerre-seen button", { hasText: "Zoé" }).click();
  assert.equal(await page.locator(".guerre-held").count(), 0);
  assert.equal(await page.locator(".guerre-hand .guerre-back").count(), 4);
});

test("axe finds nothing against the board in any theme, and no size makes it too wide", async () => {
  const faults: string[] = [];
  const tables = [{ seats: BOTH, what: record(WITH_GUARD) }, { seats: BOTH, what: { record: finished(4) } }];
  for (const { seats, what } of tables)
    for (const theme of ["light", "dark", "contrast"] as const)
      for (const viewport of [LAPTOP, PHONE]) {
        const { page } = await at(seats, what, { viewport, theme });
        if (await page.locator(".curtain button").count()) await page.locator(".curtain button").first().click();
        await page.locator(".guerre").waitFor();
        const where = `${theme} ${viewport.width}`;
        faults.push(...(await violations(page)).map((each) => `${where}: ${each}`));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) faults.push(`${where}: ${wide} pixels too wide`);
        await page.context().close();
      }
  assert.deepEqual(faults, []);
});

test("the board is as large as the window allows, and all of it is in sight", async () => {
  for (const viewport of [LAPTOP, DESKTOP, PHONE, { width: 1024, height: 768 }, { width: 768, height: 1024 }]) {
    const { page } = await at(BOTH, record(WITH_GUARD), { viewport, touch: viewport.width < 500 });
    await page.locator(".curtain button").first().click();
    await page.locator(".guerre").waitFor();
    const seen = await page.evaluate(() => {
      const box = (css: string) => document.querySelector(css)!.getBoundingClientRect();
      return { board: box(".guerre").toJSON(), room: box(".board-box").toJSON(), hand: box(".guerre-hand").toJSON() };
    });
    const size = `${viewport.width}×${viewport.height}`;
    assert.ok(seen.hand.bottom <= viewport.height, `${size}: the hand is in sight`);
    assert.ok(seen.board.width > seen.room.width * 0.95 || seen.board.height > seen.room.height * 0.95, `${size}: fills its room`);
    await page.context().close();
  }
});
