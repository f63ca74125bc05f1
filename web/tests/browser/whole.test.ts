/* Whole games in Chromium: by mouse, by keyboard, by touch; the transcript of
 * the live region is enough to know every move. boards.test.ts has the short
 * version, which ./test runs. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import type { Locator, Page } from "playwright-core";
import { Client, dice } from "../server/joute";
import { ADA, AGAINST, BOTH, giveSeats, heard, LAPTOP, listen, type Look, PHONE, Stage } from "./chromium";
import { eventually, shows, whichever } from "./expect";
import { moulinMove, oneOf, onSlider, type Roll, rosesMove, trollsMove } from "./playing";

const stage = new Stage();
const { long } = stage;

/** A table with both seats on one screen, and its window. */
async function oneScreen(game: string, options: object, seed: number, look: Look): Promise<{ page: Page; table: string }> {
  const context = await stage.person(look);
  await listen(context);
  return stage.table({ game, options, seed }, BOTH, look, context);
}

const TOUCH = { viewport: PHONE, touch: true };

/** Continues a game by one act or one move; false once it is over. */
type Turn = (page: Page, roll: Roll) => Promise<boolean>;
type Act = (part: Locator) => Promise<void>;
const click: Act = (part) => part.click();
const tap: Act = (part) => part.tap();

const OVER = ".ending";
const SURE = ".curtain button, .confirm-bar .is-primary:enabled";

/** Acts on the button that continues, or else on one of the choices. Then
 * waits, as a person would, until a phone's button has gone, since other
 * buttons appear in its place. */
function turnOn(choices: string, act: Act): Turn {
  return async (page, roll) => {
    const found = await whichever(page, OVER, SURE, choices);
    if (found === OVER) return false;
    await act(await oneOf(page.locator(found), roll));
    if (found === SURE) await page.locator(".thumb .confirm-bar .is-primary:enabled").waitFor({ state: "detached" });
    return true;
  };
}

async function playToEnd(page: Page, turn: Turn, roll: Roll): Promise<void> {
  for (let n = 0; await turn(page, roll); n++) assert.ok(n < 1500, "it does not end");
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

/** The announcements contain all moves, in order. */
async function tellsAll(page: Page, table: string, read: (sentence: string) => string[]): Promise<void> {
  const { moves } = await recordOf(table);
  await eventually(async () => assert.deepEqual((await heard(page)).flatMap(read), moves));
}

/* Moulin --------------------------------------------------------------- */

const SHORT_MOULIN = { pieces: 5, quiet_plies: 12 };
const MOULIN_CHOICES = ".moulin-spot.is-choice";
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

/** Walks with the arrow keys to one of the choices, then picks it. */
const walkToChoice: Turn = async (page, roll) => {
  if ((await whichever(page, OVER, MOULIN_CHOICES)) === OVER) return false;
  const point = await (await oneOf(page.locator(MOULIN_CHOICES), roll)).getAttribute("data-point");
  const cursor = page.locator(".moulin-spot[tabindex='0']");
  await cursor.focus();
  for (const key of wayTo((await cursor.getAttribute("data-point"))!, point!)) await page.keyboard.press(key);
  await page.locator(`.moulin-spot[data-point="${point}"]:focus`).waitFor();
  await page.keyboard.press("Enter");
  return true;
};

long("moulin is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("moulin", { quiet_plies: 8 }, 1, {});
  await playToEnd(page, turnOn(MOULIN_CHOICES, click), dice(1));
  await tellsAll(page, table, moulinMove);
});

long("moulin is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 2, {});
  await playToEnd(page, walkToChoice, dice(2));
  await tellsAll(page, table, moulinMove);
});

long("moulin is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("moulin", SHORT_MOULIN, 3, TOUCH);
  await playToEnd(page, turnOn(MOULIN_CHOICES, tap), dice(3));
  await tellsAll(page, table, moulinMove);
});

/* Roses ---------------------------------------------------------------- */

const SHORT_ROSES = { rows: 5, cols: 5, pawns: 6 };
const ROSES_CHOICES = ".roses-card.is-own[aria-disabled=false], .roses-draw, .roses-pass";

const DIRECTIONS: { [word: string]: string } = {
  nord: "N", "nord-est": "NE", est: "E", "sud-est": "SE", sud: "S", "sud-ouest": "SO", ouest: "O", "nord-ouest": "NO",
};

/** The hands that were announced: "Cartes de Rouge : nord 3, est 1." */
function rosesHands(sentence: string): string[][] {
  return Array.from(sentence.matchAll(/Cartes de \S+\s: ([^.]+)\./g), ([, cards]) =>
    cards!.split(", ").map((card) => card.replace(/^\S+/, (word) => DIRECTIONS[word]!).replace(" ", "")),
  );
}

/** Picks one of the cards and waits until something was announced about it. */
function rosesTurn(pick: (page: Page, card: string) => Promise<void>): Turn {
  return async (page, roll) => {
    if ((await whichever(page, OVER, ROSES_CHOICES)) === OVER) return false;
    const card = await (await oneOf(page.locator(ROSES_CHOICES), roll)).getAttribute("data-card");
    const before = await page.evaluate(() => (window as unknown as { heard: string[] }).heard.length);
    await pick(page, card!);
    await page.waitForFunction((n) => (window as unknown as { heard: string[] }).heard.length > n, before);
    return true;
  };
}

const aCard = (page: Page, card: string) => page.locator(`.roses-hand [data-card="${card}"]:not([aria-disabled=true])`).first();

long("roses is played to its end with the mouse: card, then the card again", async () => {
  const { page, table } = await oneScreen("roses", { pawns: 12 }, 4, {});
  const turn = rosesTurn(async (window, card) => {
    await aCard(window, card).click();
    await aCard(window, card).click();
  });
  await playToEnd(page, turn, dice(4));
  await tellsAll(page, table, rosesMove);
  const { hands } = (await recordOf(table)).start;
  await eventually(async () => assert.deepEqual((await heard(page)).map(rosesHands).find((told) => told.length > 0), hands));
});

long("roses is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("roses", SHORT_ROSES, 5, {});
  const turn = rosesTurn(async (window, card) => {
    const number = await aCard(window, card).evaluate((button) => {
      const all = [...(button.closest("ul")?.querySelectorAll("[data-card]") ?? [])];
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
  await playToEnd(page, turn, dice(5));
  await tellsAll(page, table, rosesMove);
});

long("roses is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("roses", SHORT_ROSES, 6, TOUCH);
  await playToEnd(page, turnOn(ROSES_CHOICES, tap), dice(6));
  await tellsAll(page, table, rosesMove);
});

/* Trolls --------------------------------------------------------------- */

/** Each turn both seal a number by the given means, the second behind the
 * curtain; the player who sealed last begins the next turn. Checks that these
 * were the joint moves. */
async function playTrolls(page: Page, table: string, roll: Roll, lift: () => Promise<void>, seal: (number: number) => Promise<void>): Promise<void> {
  const sealed: number[] = [];
  const [curtain, chooser, over] = [".curtain button", ".trolls-slide", ".trolls-ending"];
  for (;;) {
    const found = await whichever(page, over, curtain, chooser);
    if (found === over) break;
    if (found === curtain) {
      await lift();
      await page.locator(chooser).waitFor();
    }
    const number = 1 + roll(Number(await page.locator(".trolls-slide input").getAttribute("max")));
    sealed.push(number);
    await seal(number);
    await whichever(page, ".curtain", over, ".trolls-count .is-none");
  }
  const { moves } = await recordOf(table);
  assert.deepEqual(moves.flatMap((move, at) => (at % 2 ? move.split(",").reverse() : move.split(","))).map(Number), sealed);
  await tellsAll(page, table, trollsMove);
  await shows(page.locator(over), /gagne\.|partie nulle/);
}

long("trolls is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("trolls", {}, 11, {});
  await playTrolls(page, table, dice(11), () => page.locator(".curtain button").first().click(), async (number) => {
    await onSlider(page, number, (x, y) => page.mouse.click(x, y));
    await page.locator(".trolls-seal").click();
  });
});

long("trolls is played to its end with the keyboard: digits, arrows, the slider's own keys", async () => {
  const { page, table } = await oneScreen("trolls", { stones: 30, cells: 15 }, 12, {});
  let turns = 0;
  await playTrolls(page, table, dice(12), () => page.keyboard.press("Enter"), async (number) => {
    const means = turns++ % 3;
    const shown = page.locator(".trolls-count output", { hasText: new RegExp(`^${number}$`) });
    if (means === 2) await page.locator(".trolls-slide input").focus();
    if (means === 0) {
      /* Digits typed slowly, as on a slow machine, are numbers of their own. */
      await eventually(async () => {
        await page.keyboard.press("Escape");
        await page.keyboard.type(String(number));
        assert.equal(await shown.count(), 1);
      });
    } else {
      for (let n = 0; n < number; n++) await page.keyboard.press("ArrowRight");
    }
    await shown.waitFor();
    await page.keyboard.press("Enter");
  });
});

long("trolls is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("trolls", {}, 13, TOUCH);
  await playTrolls(page, table, dice(13), () => page.locator(".curtain button").first().tap(), async (number) => {
    await onSlider(page, number, (x, y) => page.touchscreen.tap(x, y));
    await page.locator(".confirm-bar .is-primary", { hasText: `Sceller ${number} ` }).tap();
  });
});

/* Splaby --------------------------------------------------------------- */

const SHORT_SPLABY = { players: 2, rounds: 4 };
const SLOTS = ".splaby-slots.is-open .splaby-slot:not(.is-forbidden)";
const HANDLES = ".splaby-handle";
const SPLABY_CHOICES = `${HANDLES}, .splaby-none, ${SLOTS}`;

/** Every turn is in the record, with the right player. */
async function hasTurns(table: string, { players, rounds }: typeof SHORT_SPLABY): Promise<void> {
  const { moves } = await recordOf(table);
  assert.equal(moves.length, players * rounds);
  assert.ok(moves.every((move) => /^P[NESOX](D[NESO]|T[HA]*[NESO][135])$/.test(move)), moves.join(" "));
}

/* Arrows and 0 paint, arrows step; or the cursor goes to a slot and R turns the
 * tile. */
const splabyByKeys: Turn = async (page, roll) => {
  const arrows = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];
  const none = ".splaby-none";
  if ((await whichever(page, OVER, none)) === OVER) return false;
  const ply = page.locator(".ply-count");
  const before = await eventually(() => ply.innerText());
  await page.keyboard.press([...arrows, "0"][roll(5)]!);
  await page.locator(SLOTS).first().waitFor();
  if ((await whichever(page, ...(roll(3) === 0 ? [SLOTS] : [HANDLES, SLOTS]))) === SLOTS) {
    await (await oneOf(page.locator(SLOTS), roll)).focus();
    for (const key of ["Enter", "r", "Enter"]) await page.keyboard.press(key);
  } else {
    const part = await (await oneOf(page.locator(HANDLES), roll)).getAttribute("data-part");
    await page.keyboard.press(arrows["NESO".indexOf(part![1]!)]!);
  }
  await page.waitForFunction((old) => document.querySelector(".ending") || document.querySelector<HTMLElement>(".ply-count")?.innerText !== old, before);
  return true;
};

long("splaby is played to its end with the mouse", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 7, {});
  await playToEnd(page, turnOn(SPLABY_CHOICES, click), dice(7));
  await hasTurns(table, SHORT_SPLABY);
});

long("splaby is played to its end with the keyboard", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 8, {});
  await playToEnd(page, splabyByKeys, dice(8));
  await hasTurns(table, SHORT_SPLABY);
});

long("splaby is played to its end by touch on a phone", async () => {
  const { page, table } = await oneScreen("splaby", SHORT_SPLABY, 9, TOUCH);
  await playToEnd(page, turnOn(SPLABY_CHOICES, tap), dice(9));
  await hasTurns(table, SHORT_SPLABY);
});

long("four browsers play splaby at one table", async () => {
  const maker = await Client.hello(stage.server);
  const open = { kind: "open" as const };
  const table = await maker.create("splaby", [ADA, open, open, open], { options: { rounds: 2 }, seed: 11 });
  const pages: Page[] = [];
  for (const name of ["Ada", "Bob", "Cléo", "Dan"]) {
    const context = await stage.person();
    if (name === "Ada") await giveSeats(context, table, maker.tokens);
    const page = await stage.window(`/t/${table}`, {}, context);
    if (name !== "Ada") {
      await page.locator(".cover form input").first().fill(name);
      await page.getByRole("button", { name: "Prendre place" }).click();
    }
    pages.push(page);
  }
  const roll = dice(11);
  const turn = turnOn(SPLABY_CHOICES, click);
  for (;;) {
    const { turn: seat, ply } = await maker.settled((now) => typeof now.turn === "number" || now.result !== null);
    if (typeof seat !== "number") break;
    while (maker.table!.ply === ply && (await turn(pages[seat - 1]!, roll)));
  }
  for (const page of pages) {
    await page.locator(OVER).first().waitFor();
    await page.locator(".splaby-pawn").nth(3).waitFor();
  }
  maker.close();
  await hasTurns(table, { players: 4, rounds: 2 });
});

/* Guerre --------------------------------------------------------------- */

const TARGETS = ".guerre-cell:is(.can-put, .can-to, .can-target):not(.is-picked)";
const HERE = ".guerre-here:not(.is-picked)";
const FROM = ".guerre-cell.can-from";
const CONFIRM = ".status .confirm-bar .is-primary:enabled, .thumb .confirm-bar .is-primary:enabled";
const PASS = ".guerre-pass, .thumb > .pass";
const CURSOR = '.guerre-cell[tabindex="0"]';

/** A game against the weakest computer, continued from near its end: two random players have played all but
 * the last steps. From the start it would take five times as long; boards.test.ts tries how a game begins. */
function late(level: string, seed: number): object {
  const words = ["random", "guerre", "-o", `level=${level}`, "--seed", String(seed)];
  const whole = JSON.parse(execFileSync(process.env.JOUTE!, words, { encoding: "utf8" })) as { moves: string[] };
  return { record: { ...whole, result: null, moves: whole.moves.slice(0, -25) } };
}

/** Finds one of the ways to begin a move, rarely a pass. */
function beginning(page: Page, roll: Roll, ...lively: string[]): Promise<string> {
  const from = roll(lively.length);
  const ways = [...lively.slice(from), ...lively.slice(0, from)];
  return whichever(page, OVER, ...(roll(4) === 0 ? [PASS, ...ways] : [...ways, PASS]));
}

/** Continues a move until it is played. */
async function finishMove(page: Page, before: string, pick: (css: string) => Promise<void>): Promise<void> {
  const played = `.guerre:not([data-ply="${before}"])`;
  for (;;) {
    const next = await whichever(page, OVER, played, CONFIRM, TARGETS, HERE, FROM);
    if (next === OVER || next === played) return;
    await pick(next);
    if (next === CONFIRM) await whichever(page, OVER, played);
  }
}

const plyOf = async (page: Page): Promise<string> => (await page.locator(".guerre").getAttribute("data-ply"))!;

function guerreBy(act: Act): Turn {
  return async (page, roll) => {
    const pick = async (css: string) => act(await oneOf(page.locator(css), roll));
    const start = await beginning(page, roll, ".guerre-held.is-playable", ".guerre-take", ".guerre-cell.can-attacker");
    if (start === OVER) return false;
    const before = await plyOf(page);
    await pick(start);
    await finishMove(page, before, pick);
    return true;
  };
}

/** Walks with the arrows to one of the squares, and picks it. */
async function walkTo(page: Page, css: string, roll: Roll): Promise<void> {
  const wanted = await (await oneOf(page.locator(css), roll)).getAttribute("data-cell");
  await page.locator(CURSOR).focus();
  const [from, to] = await page.locator(".guerre-cell").evaluateAll(
    (all, cell) => [all.findIndex((each) => each === document.activeElement), all.findIndex((each) => each.getAttribute("data-cell") === cell)] as const,
    wanted,
  );
  const press = async (key: string, times: number) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key);
  };
  const [down, right] = [Math.floor(to / 3) - Math.floor(from / 3), (to % 3) - (from % 3)];
  await press(down > 0 ? "ArrowDown" : "ArrowUp", Math.abs(down));
  await press(right > 0 ? "ArrowRight" : "ArrowLeft", Math.abs(right));
  await page.locator(`.guerre-cell[data-cell="${wanted}"]:focus`).waitFor();
  await page.keyboard.press("Enter");
}

const guerreByKeys: Turn = async (page, roll) => {
  const [held, reserve, attacker] = [".guerre-held.is-playable", ".guerre-zone.is-zone-R .guerre-take", ".guerre-cell.can-attacker"];
  const start = await beginning(page, roll, held, reserve, attacker);
  if (start === OVER) return false;
  const before = await plyOf(page);
  const pressAt = async (css: string, key: string) => {
    await page.locator(css).first().focus();
    await page.keyboard.press(key);
  };
  if (start === held) {
    const card = await (await oneOf(page.locator(held), roll)).evaluate((each) => [...document.querySelectorAll(".guerre-held")].indexOf(each) + 1);
    await page.keyboard.press(String(card));
  } else if (start === reserve) await page.keyboard.press("r");
  else if (start === PASS) await pressAt(CURSOR, "Space");
  else await walkTo(page, start, roll);
  await finishMove(page, before, (css) => (css === CONFIRM ? pressAt(CURSOR, "Enter") : css === HERE ? pressAt(HERE, "Enter") : walkTo(page, css, roll)));
  return true;
};

for (const [name, level, seed, turn, look] of [
  ["simple rules, is played to its end against level 1 with the mouse", "simple", 11, guerreBy(click), { viewport: LAPTOP }],
  ["with support cards, is played to its end against level 1 by touch on a phone", "intermediate", 13, guerreBy(tap), TOUCH],
  ["full rules, is played to its end against level 1 with the keyboard", "advanced", 22, guerreByKeys, { viewport: LAPTOP }],
] as [string, string, number, Turn, Look][]) {
  long(`guerre, ${name}`, async () => {
    const { page, table } = await stage.table(late(level, seed), AGAINST, look);
    await playToEnd(page, turn, dice(seed));
    assert.ok((await recordOf(table)).moves.length > 80);
  });
}
