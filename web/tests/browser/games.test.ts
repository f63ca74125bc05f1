/* Whole games in Chromium: by mouse, by keyboard, by touch; the transcript of
 * the live region is enough to know every move. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, dice } from "../server/joute";
import { DESKTOP, giveSeats, heard, listen, type Look, PHONE, Stage } from "./chromium";

const stage = new Stage();
const { test } = stage;

const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];

/** A table of both seats on one screen, made by a program, and its window. */
async function oneScreen(game: string, options: object, seed: number, look: Look): Promise<{ page: Page; table: string }> {
  const maker = await Client.hello(stage.server);
  const table = await maker.create(game, BOTH, { options, seed });
  const context = await stage.person(look);
  await giveSeats(context, table, maker.tokens);
  maker.close();
  await listen(context);
  return { page: await stage.window(`/t/${table}`, look, context), table };
}

type Roll = (n: number) => number;
type Turn = (page: Page, roll: Roll) => Promise<void>;
type Act = (page: Page, x: number, y: number) => Promise<void>;

const click: Act = (page, x, y) => page.mouse.click(x, y);
const tap: Act = (page, x, y) => page.touchscreen.tap(x, y);

const SURE = ".curtain button, .confirm-bar .is-primary:enabled";

/** Acts on the button that goes on, or else on one of the choices, where it is
 * on the screen: Playwright's own waiting would take most of a game's time.
 * Then waits, as a person would, until a phone's button has gone: others
 * appear in its place. */
function turnOn(choices: string, act: Act): Turn {
  return async (page, roll) => {
    await page.waitForSelector(`${SURE}, ${choices}, .ending`);
    const number = roll(1_000_000);
    const place = await page.evaluate(([all, at, button]) => {
      const sure = document.querySelector(button);
      const others = document.querySelectorAll(all);
      const target = sure ?? others[at % others.length];
      target?.scrollIntoView({ block: "nearest" });
      const box = target?.getBoundingClientRect();
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2, isSure: sure !== null } : null;
    }, [choices, number, SURE] as const);
    if (place) {
      await act(page, place.x, place.y);
    }
    if (place?.isSure) {
      await page.waitForFunction(() => document.querySelector(".thumb .confirm-bar .is-primary:enabled") === null);
    }
  };
}

const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector(".ending") !== null);

/** Takes turns until the game is over. */
async function playToEnd(page: Page, turn: Turn, roll: Roll, most: number): Promise<void> {
  for (let n = 0; n < most && !(await isOver(page)); n++) {
    await turn(page, roll);
  }
  await page.locator(".ending").first().waitFor();
}

interface Saved {
  start: { hands: string[][] };
  moves: string[];
}

async function recordOf(table: string): Promise<Saved> {
  const answer = await fetch(`${stage.server.origin}/api/records/${table}`);
  assert.equal(answer.status, 200);
  return (await answer.json()) as Saved;
}

/** What was heard gives all moves, in order. */
async function assertHeard(page: Page, table: string, read: (sentence: string) => string[]): Promise<void> {
  assert.deepEqual((await heard(page)).flatMap(read), (await recordOf(table)).moves);
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

const MOULIN_CHOICES = ".moulin-spot.is-choice";

async function walkToChoice(page: Page, roll: Roll): Promise<void> {
  await page.waitForSelector(`${MOULIN_CHOICES}, .ending`);
  const choices = await choicesOf(page);
  if (choices.length > 0) {
    await walkTo(page, choices[roll(choices.length)]!);
  }
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
  const { page, table } = await oneScreen("moulin", { quiet_plies: 8 }, 1, { viewport: DESKTOP });
  await playToEnd(page, turnOn(MOULIN_CHOICES, click), dice(1), 1500);
  await assertHeard(page, table, moulinMove);
});

test("moulin is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 2, { viewport: DESKTOP });
  await playToEnd(page, walkToChoice, dice(2), 600);
  await assertHeard(page, table, moulinMove);
});

test("moulin is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 3, { viewport: PHONE, touch: true });
  await playToEnd(page, turnOn(MOULIN_CHOICES, tap), dice(3), 1500);
  await assertHeard(page, table, moulinMove);
});

test("on a phone a second tap on the confirm button does not undo the move", async () => {
  const { page } = await oneScreen("moulin", {}, 10, { viewport: PHONE, touch: true });
  await page.locator('.moulin-spot[data-point="11"]').tap();
  const button = page.locator(".confirm-bar .is-primary:enabled");
  const box = (await button.boundingBox())!;
  /* As soon as the bar is gone, what stands there then is touched. */
  const second = page.evaluate(([x, y]) => new Promise<string>((done) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(".confirm-bar")) return;
      observer.disconnect();
      const under = document.elementFromPoint(x, y)?.closest("button");
      under?.click();
      done(under?.textContent ?? "");
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }), [box.x + 20, box.y + box.height / 2] as const);
  await button.tap();
  assert.match(await second, /Annuler/);
  await page.locator('.moulin-spot[data-point="14"]').tap();
  await page.locator(".confirm-bar .is-primary:enabled").tap();
  await page.locator(".confirm-bar").waitFor({ state: "detached" });
  assert.deepEqual((await heard(page)).flatMap(moulinMove), ["11", "14"]);
  assert.ok(!(await heard(page)).some((line) => /repris/.test(line)));
});

test("the status line says what is expected, and turns when a piece is to be removed", async () => {
  const { page } = await oneScreen("moulin", {}, 8, { viewport: DESKTOP });
  const spot = (point: string) => page.locator(`.moulin-spot[data-point="${point}"]`);
  const status = (tone: string, words: RegExp) => page.locator(`.status.${tone} strong`, { hasText: words }).waitFor();
  await status("mine", /^À vous, Ada — posez un pion$/);
  for (const [at, point] of ["11", "22", "14", "24"].entries()) {
    await spot(point).click();
    await page.locator(".ply-count", { hasText: `${at + 1} / ${at + 1}` }).waitFor();
  }
  await spot("17").click();
  await status("warn", /^Moulin\s! Retirez un pion blanc — 2 possibles$/);
  await page.keyboard.press("Escape");
  await status("mine", /posez un pion$/);
});

test("of several lines at once none is lost", async () => {
  const { page } = await oneScreen("moulin", {}, 9, { viewport: DESKTOP });
  await page.locator(".moulin-board").waitFor();
  const before = (await heard(page)).length;
  await page.evaluate(() => {
    for (const key of "lcl") document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await page.waitForFunction((n) => (window as unknown as { heard: string[] }).heard.length > n, before);
  const said = (await heard(page)).slice(before).filter((line) => /^(Position|Sans)/.test(line));
  assert.deepEqual(said, ["Position de départ", "Sans pendule", "Position de départ"]);
});

/* Roses ---------------------------------------------------------------- */

const SHORT_ROSES = { rows: 5, cols: 5, pawns: 6 };

/** What a listener writes down of a sentence about roses. */
function rosesMove(sentence: string): string[] {
  const card = /joue ([NSEO]+) (\d)\s:/.exec(sentence);
  const drawn = /reçoit ([NSEO]+) (\d)\./.exec(sentence);
  if (card) return [card[1]! + card[2]];
  if (drawn) return [`*${drawn[1]}${drawn[2]}`];
  if (/ pioche\./.test(sentence)) return ["pioche"];
  return / passe\./.test(sentence) ? ["passe"] : [];
}

const DIRECTIONS: { [word: string]: string } = {
  nord: "N", "nord-est": "NE", est: "E", "sud-est": "SE", sud: "S", "sud-ouest": "SO", ouest: "O", "nord-ouest": "NO",
};

/** The hands that a listener was told of: "Cartes de Rouge : nord 3, est 1." */
function rosesHands(sentence: string): string[][] {
  return Array.from(sentence.matchAll(/Cartes de \S+\s: ([^.]+)\./g), ([, cards]) =>
    cards!.split(", ").map((card) => card.replace(/^\S+/, (word) => DIRECTIONS[word]!).replace(" ", "")),
  );
}

const ROSES_CHOICES = ".roses-card.is-own[aria-disabled=false], .roses-draw, .roses-pass";

async function cardsOf(page: Page): Promise<string[]> {
  return page.locator(ROSES_CHOICES).evaluateAll((all) => all.map((each) => each.getAttribute("data-card")!));
}

function rosesTurn(pick: (page: Page, card: string) => Promise<void>): Turn {
  return async (page, roll) => {
    await page.waitForSelector(`${ROSES_CHOICES}, .ending`);
    const cards = await cardsOf(page);
    if (cards.length > 0) {
      const before = (await heard(page)).length;
      await pick(page, cards[roll(cards.length)]!);
      await page.waitForFunction((n) => (window as unknown as { heard: string[] }).heard.length > n, before);
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
  await assertHeard(page, table, rosesMove);
  const told = (await heard(page)).map(rosesHands).find((hands) => hands.length > 0);
  assert.deepEqual(told, (await recordOf(table)).start.hands);
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
  await assertHeard(page, table, rosesMove);
});

test("roses is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("roses", SHORT_ROSES, 6, { viewport: PHONE, touch: true });
  await playToEnd(page, turnOn(ROSES_CHOICES, tap), dice(6), 1000);
  await assertHeard(page, table, rosesMove);
});

/* Trolls --------------------------------------------------------------- */

/** What a listener writes down of a sentence about trolls. */
function trollsMove(sentence: string): string[] {
  const found = /Gauche lance (\d+), Droite (\d+)\./.exec(sentence);
  return found ? [`${found[1]},${found[2]}`] : [];
}

/** Where the middle of the slider's thumb is for a number. */
async function onSlider(page: Page, number: number): Promise<{ x: number; y: number }> {
  const slider = page.locator(".trolls-slide input");
  const box = (await slider.boundingBox())!;
  const most = Number(await slider.getAttribute("max"));
  const thumb = 26;
  return { x: box.x + thumb / 2 + ((box.width - thumb) * number) / most, y: box.y + box.height / 2 };
}

/** Each turn both seal a number by the given means, the second behind the
 * curtain; the joint moves that come of it. Who sealed last begins the next. */
async function playTrolls(page: Page, roll: Roll, lift: (page: Page) => Promise<void>, seal: (page: Page, number: number) => Promise<void>): Promise<string[]> {
  const meant: number[][] = [[], []];
  for (let n = 0; n < 200; n++) {
    await page.waitForSelector(".curtain button, .trolls-slide, .trolls-ending");
    if (await page.locator(".trolls-ending").count()) break;
    if (await page.locator(".curtain button").count()) {
      await lift(page);
      await page.waitForSelector(".trolls-slide");
      continue;
    }
    const number = 1 + roll(Number(await page.locator(".trolls-slide input").getAttribute("max")));
    const isAda = /Ada/.test(await page.locator(".status strong").innerText());
    meant[isAda ? 0 : 1]!.push(number);
    await seal(page, number);
    await page.waitForSelector(".curtain, .trolls-ending, .trolls-count .is-none");
  }
  return meant[0]!.map((left, at) => `${left},${meant[1]![at]}`);
}

async function assertMeant(page: Page, table: string, meant: string[]): Promise<void> {
  assert.deepEqual((await recordOf(table)).moves, meant);
  await assertHeard(page, table, trollsMove);
  assert.match(await page.locator(".trolls-ending").innerText(), /gagne\.|partie nulle/);
}

test("trolls is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("trolls", {}, 11, { viewport: DESKTOP });
  const meant = await playTrolls(page, dice(11), (window) => window.locator(".curtain button").first().click(), async (window, number) => {
    const { x, y } = await onSlider(window, number);
    await window.mouse.click(x, y);
    await window.locator(".trolls-seal").click();
  });
  await assertMeant(page, table, meant);
});

test("trolls is played to its end with the keyboard: digits, arrows, the slider's own keys", async () => {
  const { page, table } = await oneScreen("trolls", { stones: 30, cells: 15 }, 12, { viewport: DESKTOP });
  let turns = 0;
  const meant = await playTrolls(page, dice(12), (window) => window.keyboard.press("Enter"), async (window, number) => {
    const means = turns++ % 3;
    if (means === 2) await window.locator(".trolls-slide input").focus();
    const shown = window.locator(".trolls-count output", { hasText: new RegExp(`^${number}$`) });
    /* Digits typed slowly, as on a slow machine, are numbers of their own. */
    for (let n = 0; means === 0 && n < 5 && (await shown.count()) === 0; n++) {
      await window.keyboard.press("Escape");
      await window.keyboard.type(String(number));
    }
    if (means !== 0) for (let n = 0; n < number; n++) await window.keyboard.press("ArrowRight");
    await shown.waitFor();
    await window.keyboard.press("Enter");
  });
  await assertMeant(page, table, meant);
});

test("trolls is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("trolls", {}, 13, { viewport: PHONE, touch: true });
  const meant = await playTrolls(page, dice(13), (window) => window.locator(".curtain button").first().tap(), async (window, number) => {
    const { x, y } = await onSlider(window, number);
    await window.touchscreen.tap(x, y);
    await window.locator(".confirm-bar .is-primary", { hasText: `Sceller ${number} ` }).tap();
  });
  await assertMeant(page, table, meant);
});

/* Splaby --------------------------------------------------------------- */

const SHORT_SPLABY = { players: 2, rounds: 4 };
const SLOTS = ".splaby-slots.is-open .splaby-slot:not(.is-forbidden)";
const SPLABY_CHOICES = `.splaby-handle, .splaby-none, ${SLOTS}`;

/** Every turn is in the record, and nobody was thought to have played another. */
async function assertTurns(table: string, { players, rounds }: typeof SHORT_SPLABY): Promise<void> {
  const { moves } = await recordOf(table);
  assert.equal(moves.length, players * rounds);
  assert.ok(moves.every((move) => /^P[NESOX](D[NESO]|T[HA]*[NESO][135])$/.test(move)), moves.join(" "));
}

/* Arrows and 0 paint, arrows step; or a slot is gone to, R turns the tile. */
async function splabyByKeys(page: Page, roll: Roll): Promise<void> {
  const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  await page.waitForSelector(`${SPLABY_CHOICES}, .ending`);
  if (await isOver(page)) return;
  if (await page.locator(".splaby-none").isVisible()) {
    await page.keyboard.press([...arrows, "0"][roll(5)]!);
    await page.waitForSelector(SLOTS);
  }
  const ply = await page.locator(".ply-count").innerText();
  if (roll(3) === 0) {
    const slots = page.locator(SLOTS);
    await slots.nth(roll(await slots.count())).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("r");
    await page.keyboard.press("Enter");
  } else {
    const parts = await page.locator(".splaby-handle").evaluateAll((all) => all.map((each) => each.getAttribute("data-part")!));
    if (parts.length === 0) return;
    await page.keyboard.press(arrows["NESO".indexOf(parts[roll(parts.length)]![1]!)]!);
  }
  await page.waitForFunction((before) => document.querySelector(".ending") || document.querySelector<HTMLElement>(".ply-count")?.innerText !== before, ply);
}

test("splaby is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 7, { viewport: DESKTOP });
  await playToEnd(page, turnOn(SPLABY_CHOICES, click), dice(7), 600);
  await assertTurns(table, SHORT_SPLABY);
});

test("splaby is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 8, { viewport: DESKTOP });
  await playToEnd(page, splabyByKeys, dice(8), 600);
  await assertTurns(table, SHORT_SPLABY);
});

test("splaby is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 9, { viewport: PHONE, touch: true });
  await playToEnd(page, turnOn(SPLABY_CHOICES, tap), dice(9), 600);
  await assertTurns(table, SHORT_SPLABY);
});

test("four browsers play splaby at one table", async () => {
  const maker = await Client.hello(stage.server);
  const open = { kind: "open" as const };
  const table = await maker.create("splaby", [{ kind: "me", name: "Ada" }, open, open, open], { options: { rounds: 2 }, seed: 11 });
  const pages: Page[] = [];
  for (const name of ["Ada", "Bob", "Cléo", "Dan"]) {
    const context = await stage.person({ viewport: DESKTOP });
    if (name === "Ada") await giveSeats(context, table, maker.tokens);
    const page = await stage.window(`/t/${table}`, {}, context);
    if (name !== "Ada") {
      await page.getByLabel("Votre nom").or(page.locator(".cover-card input, .cover input, form input")).first().fill(name);
      await page.getByRole("button", { name: "Prendre place" }).click();
    }
    pages.push(page);
  }
  maker.close();
  const roll = dice(11);
  const turn = turnOn(SPLABY_CHOICES, click);
  for (const end = Date.now() + 240_000; Date.now() < end && !(await isOver(pages[0]!)); ) {
    const states = await Promise.all(pages.map((page) => page.locator(SPLABY_CHOICES).count()));
    const at = states.findIndex((count) => count > 0);
    if (at >= 0) await turn(pages[at]!, roll);
    else await pages[0]!.waitForTimeout(20);
  }
  for (const page of pages) {
    await page.locator(".ending").first().waitFor();
    assert.equal(await page.locator(".splaby-pawn").count() >= 4, true);
  }
  await assertTurns(table, { players: 4, rounds: 2 });
});

test("splaby: what a push would do is drawn first, and the spare tile turns", async () => {
  const { page } = await oneScreen("splaby", { players: 2 }, 10, { viewport: DESKTOP });
  const slot = page.locator('.splaby-slot[data-part="N3"]');
  await page.locator(".splaby-none").waitFor();
  await slot.click({ force: true });
  await page.locator(".splaby-warning", { hasText: "D'abord peindre" }).waitFor();
  await page.locator(".splaby-none").click();
  const entry = () => page.locator('[data-tile="0,3"] .splaby-way').getAttribute("d");
  const was = await entry();
  await slot.hover();
  await page.locator(".splaby-tile.is-moved").nth(6).waitFor();
  await page.locator(".splaby-ejected").waitFor();
  await page.mouse.move(5, 5);
  await page.locator(".splaby-ejected").waitFor({ state: "detached" });
  assert.equal(await entry(), was);
  await slot.click();
  await page.locator(".splaby-slot.is-picked").waitFor();
  const unturned = await entry();
  await page.keyboard.press("r");
  await page.waitForFunction((d) => document.querySelector('[data-tile="0,3"] .splaby-way')?.getAttribute("d") !== d, unturned);
  assert.equal(await page.locator(".splaby-slot.is-forbidden").count(), 0);
  await slot.click();
  await page.locator(".splaby-slot.is-forbidden").waitFor();
  await page.getByText("▣N3↻", { exact: true }).first().waitFor();
  assert.equal(await page.locator(".splaby-slot.is-forbidden").getAttribute("data-part"), "S3");
});
