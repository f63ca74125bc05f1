/* Every board in Chromium: a few moves by mouse, one by keyboard, one by touch
 * on a telephone that holds the same seats. whole.test.ts plays to the end. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import type { SeatRequest, Table } from "../../src/messages";
import type { Client } from "../server/joute";
import { AGAINST, BOTH, DESKTOP, giveSeats, heard, LAPTOP, listen, PHONE, Stage } from "./chromium";
import { count, differs, equals, eventually, whichever } from "./expect";
import { drag, moulinMove, onSlider, rosesMove, trollsMove } from "./playing";

const stage = new Stage();
const { test } = stage;

interface Windows {
  desk: Page;
  phone: Page;
  /** Waits until exactly these moves were played. */
  played: (...moves: string[]) => Promise<void>;
  judge: Client;
}

/** A table on one screen, shown in two windows: a large one with mouse and
 * keyboard, and a telephone. */
async function twoWindows(game: string, seed: number, options: object = {}): Promise<Windows> {
  const { table, tokens } = await stage.makeTable({ game, options, seed }, BOTH);
  const judge = await stage.watch(table);
  const open = async (look: object) => {
    const person = await stage.person(look);
    await giveSeats(person, table, tokens);
    await listen(person);
    return stage.window(`/t/${table}`, look, person);
  };
  const chosen = ({ moves }: Table) => moves.filter(({ by }) => by.length > 0).map(({ text }) => text);
  const played = async (...moves: string[]) => assert.deepEqual(chosen(await judge.settled((now) => chosen(now).length >= moves.length)), moves);
  return { desk: await open({ viewport: game === "guerre" ? LAPTOP : DESKTOP }), phone: await open({ viewport: PHONE, touch: true }), played, judge };
}

/** A listener at a window can write down all moves of the table, in order. */
const tellsAll = (page: Page, { moves }: Client["table"] & object, read: (sentence: string) => string[]) =>
  equals(async () => (await heard(page)).flatMap(read), moves.map(({ text }) => text));

const sure = (phone: Page) => phone.locator(".confirm-bar .is-primary:enabled").tap();

test("moulin by mouse, keyboard and touch; the status line says what is expected", async () => {
  const { desk, phone, played, judge } = await twoWindows("moulin", 1);
  const spot = (page: Page, point: string) => page.locator(`.moulin-spot[data-point="${point}"]`);
  const status = (tone: string, words: RegExp) => desk.locator(`.status.${tone} strong`, { hasText: words }).waitFor();
  await status("mine", /^À vous, Ada — posez un pion$/);
  const moves = ["11", "22", "14", "24"];
  for (const [at, point] of moves.entries()) {
    await spot(desk, point).click();
    await desk.locator(".ply-count", { hasText: `${at + 1} / ${at + 1}` }).waitFor();
  }
  await spot(desk, "17").click();
  await status("warn", /^Moulin\s! Retirez un pion blanc — 2 possibles$/);
  /* The pointer rests on 17, from where several captures go on: none of them is named. */
  await desk.locator(".status-detail", { hasText: /^Ferme un moulin/ }).waitFor();
  await desk.keyboard.press("Escape");
  await status("mine", /posez un pion$/);
  await spot(desk, "17").click();
  await spot(desk, "22").click();
  await played(...moves, "17x22");
  await status("mine", /^À vous, Zoé/);
  await spot(desk, "22").focus();
  await desk.keyboard.press("ArrowDown");
  await desk.locator('.moulin-spot[data-point="42"]:focus').waitFor();
  await desk.keyboard.press("Enter");
  await played(...moves, "17x22", "42");
  await phone.locator(".status.mine", { hasText: "Ada" }).waitFor();
  await spot(phone, "77").tap();
  await sure(phone);
  await played(...moves, "17x22", "42", "77");
  await tellsAll(desk, judge.table!, moulinMove);
});

test("on a phone a second tap on the confirm button does not undo the move", async () => {
  const context = await stage.person({ viewport: PHONE, touch: true });
  await listen(context);
  const { page, table } = await stage.table({ game: "moulin" }, BOTH, {}, context);
  await page.locator('.moulin-spot[data-point="11"]').tap();
  const button = page.locator(".confirm-bar .is-primary:enabled");
  const box = (await button.boundingBox())!;
  /* As soon as the bar is gone, touches the element that is then in its place. */
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
  await equals(async () => /Reprendre/.test(await second), true);
  await page.locator('.moulin-spot[data-point="14"]').tap();
  await page.locator(".confirm-bar .is-primary:enabled").tap();
  const judge = await stage.watch(table);
  await judge.settled(({ ply }) => ply === 2);
  /* Nothing was announced in between. */
  await equals(async () => (await heard(page)).filter((line) => /pose en|repris/.test(line)).map((line) => moulinMove(line)[0] ?? line), ["11", "14"]);
});

test("of several announcements at once none is lost", async () => {
  const context = await stage.person();
  await listen(context);
  const { page } = await stage.table({ game: "moulin" }, BOTH, {}, context);
  await page.locator(".moulin-spot.is-choice").first().waitFor();
  await page.evaluate(() => {
    for (const key of "lcl") document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await equals(async () => (await heard(page)).filter((line) => /^(Position|Sans)/.test(line)), ["Position de départ", "Sans pendule", "Position de départ"]);
});

test("roses by mouse, keyboard and touch", async () => {
  const { desk, phone, judge } = await twoWindows("roses", 4);
  const cards = (page: Page) => page.locator(".roses-card.is-own[aria-disabled=false]");
  const turn = (page: Page, name: string) => page.locator(".status.mine", { hasText: name }).waitFor();
  const plies = (n: number) => judge.settled(({ moves }) => moves.filter(({ text }) => !text?.startsWith("*")).length === n);
  /* A click on a card and a second one on it; a click on a square and then on the button. */
  await turn(desk, "Ada");
  await cards(desk).first().click();
  await cards(desk).first().click();
  await plies(1);
  await turn(desk, "Zoé");
  await desk.locator(".roses-square.is-target").first().click();
  await desk.locator(".confirm-bar .is-primary").click();
  await plies(2);
  await turn(desk, "Ada");
  await desk.keyboard.press("p");
  await desk.locator(".confirm-bar .is-primary:enabled").waitFor();
  await desk.keyboard.press("Enter");
  await plies(3);
  await turn(phone, "Zoé");
  await cards(phone).first().tap();
  await sure(phone);
  await plies(4);
  await turn(desk, "Ada");
  await tellsAll(desk, judge.table!, rosesMove);
});

test("trolls by mouse, keyboard and touch, the second player behind a curtain", async () => {
  const { desk, phone, played, judge } = await twoWindows("trolls", 11);
  const number = (page: Page, n: number) => page.locator(".trolls-count output", { hasText: new RegExp(`^${n}$`) }).waitFor();
  const mouse = async (n: number) => {
    await onSlider(desk, n, (x, y) => desk.mouse.click(x, y));
    await desk.locator(".trolls-seal").click();
  };
  for (const n of [3, 5]) {
    await desk.locator(".curtain button").first().click();
    await mouse(n);
  }
  await played("3,5");
  /* The player who sealed last begins the next turn. */
  await desk.locator(".trolls-count .is-none").waitFor();
  await desk.keyboard.press("2");
  await number(desk, 2);
  await desk.keyboard.press("Enter");
  await desk.locator(".curtain").waitFor();
  await desk.keyboard.press("Enter");
  await desk.locator(".trolls-slide input").focus();
  for (const n of [1, 2, 3, 4]) {
    await desk.keyboard.press("ArrowRight");
    await number(desk, n);
  }
  await desk.keyboard.press("Enter");
  await played("3,5", "4,2");
  for (const n of [6, 1]) {
    const curtain = ".curtain button";
    if ((await whichever(phone, curtain, ".trolls-count .is-none")) === curtain) await phone.locator(curtain).first().tap();
    await onSlider(phone, n, (x, y) => phone.touchscreen.tap(x, y));
    await phone.locator(".confirm-bar .is-primary", { hasText: `Sceller ${n} ` }).tap();
  }
  await played("3,5", "4,2", "6,1");
  await tellsAll(desk, judge.table!, trollsMove);
});

test("roses: after the end every card lies beside the board on a phone on its side", async () => {
  const finished = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "roses", "--seed", "2"], { encoding: "utf8" })) as object;
  const { page } = await stage.table({ record: finished }, BOTH, { viewport: { width: 844, height: 390 }, touch: true });
  await page.locator(".roses-hand li").nth(9).waitFor({ state: "attached" });
  await equals(() => page.evaluate(() => {
    const { top, bottom } = document.querySelector(".board-box")!.getBoundingClientRect();
    return [...document.querySelectorAll(".roses-hand li")].filter((slot) => {
      const box = slot.getBoundingClientRect();
      return box.top < top || box.bottom > bottom;
    }).length;
  }), 0);
});

/* The parts of the page that moved, as a whole, by more than 4 px since the last call. Left out are what says
 * what was chosen: the line above the board, the bar with its buttons, the chosen card itself. */
const moved = (page: Page): Promise<string[]> => page.evaluate(() => {
  const kept = window as unknown as { parts?: Map<Element, number[]> };
  const parts = [...document.querySelectorAll(".game *:not(svg *, .above *, .unseen, [aria-pressed=true], [aria-pressed=true] *)")];
  const now = new Map(parts.map((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    return [part, [left, right, (left + right) / 2, top, bottom, (top + bottom) / 2]] as [Element, number[]];
  }).filter(([, [left, right, , top, bottom]]) => right! - left! > 1 && bottom! - top! > 1));
  const found = [...now].flatMap(([part, at]) => {
    const was = kept.parts?.get(part);
    const by = was?.map((from, n) => Math.abs(at[n]! - from)) ?? [0, 0, 0, 0, 0, 0];
    /* What grows keeps an edge or its middle. */
    return Math.max(Math.min(...by.slice(0, 3)), Math.min(...by.slice(3))) > 4 ? [`${part.tagName} ${part.className}`] : [];
  });
  kept.parts = now;
  return found;
});

test("choosing a move moves nothing else, in any window", async () => {
  const card = ".roses-card.is-own:not([aria-disabled=true])";
  const slot = ".splaby-slots.is-open .splaby-slot:not(.is-forbidden)";
  const boards: [string, object, string[]][] = [
    ["moulin", { seed: 1 }, [".moulin-spot.is-choice"]],
    ["roses", { seed: 4 }, [card]],
    ["trolls", { seed: 5 }, [".trolls-count button:last-of-type"]],
    ["guerre", { seed: 5, options: { level: "advanced" } }, [".guerre-held.is-playable", ".guerre-cell.can-put"]],
    ["splaby", { seed: 5 }, [".splaby-none", slot]],
  ];
  for (const [game, start, steps] of boards) {
    const person = await stage.person({ viewport: LAPTOP });
    await person.addInitScript(() => localStorage.setItem("joute.settings", JSON.stringify({ confirm: "always" })));
    const others: SeatRequest[] = Array(game === "splaby" ? 3 : 1).fill({ kind: "computer", spec: "level:1" });
    const { page } = await stage.table({ game, ...start }, [{ kind: "me", name: "Ada" }, ...others], {}, person);
    for (const [width, height] of [[1280, 800], [1920, 1080], [820, 1180], [390, 844], [844, 390], [640, 400]] as const) {
      await page.setViewportSize({ width, height });
      await page.locator(steps[0]!).first().waitFor();
      await page.mouse.move(0, 0);
      await equals(() => moved(page), []);
      for (const step of steps) await page.locator(step).first().click();
      await page.locator(":is(.trolls-seal, .confirm-bar .is-primary):enabled").filter({ visible: true }).waitFor();
      assert.deepEqual(await moved(page), [], `${game} at ${width}×${height}`);
      for (let n = 0; n < 3; n++) await page.keyboard.press("Escape");
    }
    await person.close();
  }
});

test("splaby by mouse, keyboard and touch; what a push would do is drawn first, and the spare tile turns", async () => {
  const { desk, phone, played } = await twoWindows("splaby", 10, { players: 2 });
  const slot = desk.locator('.splaby-slot[data-part="N3"]');
  const entry = () => desk.locator('[data-tile="0,3"] .splaby-way').getAttribute("d");
  await desk.locator(".splaby-none").waitFor();
  await slot.click({ force: true });
  /* The reason says what to do; nothing is said twice. */
  await desk.locator(".status strong", { hasText: /^D'abord peindre[^.]+\.$/ }).waitFor();
  await desk.locator(".splaby-none").click();
  const was = await eventually(entry);
  await slot.hover();
  await desk.locator(".splaby-tile.is-moved").nth(6).waitFor();
  await desk.locator(".splaby-ejected").waitFor();
  await desk.mouse.move(5, 5);
  await desk.locator(".splaby-ejected").waitFor({ state: "detached" });
  await equals(entry, was);
  await slot.click();
  await desk.locator(".splaby-slot.is-picked").waitFor();
  const unturned = await eventually(entry);
  await desk.keyboard.press("r");
  await differs(entry, unturned);
  await count(desk.locator(".splaby-slot.is-forbidden"), 0);
  await slot.click();
  await desk.locator(".splaby-slot.is-forbidden[data-part='S3']").waitFor();
  await desk.locator(".ply", { hasText: "colonne 3 du nord · tournée à droite" }).waitFor();
  await count(desk.locator(".splaby-slot.is-forbidden"), 1);
  await desk.locator(".splaby-none").waitFor();
  await desk.keyboard.press("0");
  await desk.locator('.splaby-slots.is-open .splaby-slot[data-part="E1"]').focus();
  await desk.keyboard.press("Enter");
  await desk.locator(".splaby-slot.is-picked").waitFor();
  await desk.keyboard.press("Enter");
  await played("PXTHN3", "PXTE1");
  await phone.locator(".status.mine", { hasText: "Zoé" }).waitFor();
  await phone.locator(".splaby-none").tap();
  await phone.locator('.splaby-slots.is-open .splaby-slot[data-part="S5"]').tap();
  await sure(phone);
  await played("PXTHN3", "PXTE1", "PXTS5");
});

test("splaby: the whole board is in sight in a low or narrow window, and no name is cut", async () => {
  const four: SeatRequest[] = ["Camille", "Béatrice", "Ada", "Zoé"].map((name) => ({ kind: "me", name }));
  for (const viewport of [LAPTOP, { width: 844, height: 390 }, { width: 640, height: 400 }, { width: 390, height: 844 }]) {
    const { page } = await stage.table({ game: "splaby", seed: 5 }, four, { viewport });
    await page.locator(".splaby-none").waitFor();
    /* Those of a pawn at the edge too, which stands at a slot's side. */
    await equals(() => page.locator(".splaby-handle circle").evaluateAll((arrows) => arrows.filter((arrow) => {
      const { left, right, top, bottom } = arrow.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const ends = [[left + 2, y], [right - 2, y], [x, top + 2], [x, bottom - 2]] as const;
      return ends.some(([at, down]) => document.elementFromPoint(at, down)?.closest("[data-part]") !== arrow.closest("[data-part]"));
    }).length), 0, "every arrow can be pressed as a whole");
    await page.locator(".splaby-none").click();
    await page.locator(".splaby-slots.is-open").waitFor();
    const outside = () => page.locator(".splaby-key, .splaby-spare button").evaluateAll((keys) => keys.filter((key) => {
      const { left, top, right, bottom } = key.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).length);
    await equals(outside, 0);
    const cut = () => page.locator(".strip-name b").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth || name.clientHeight > 30).map((name) => name.textContent));
    await equals(cut, [], `${viewport.width}×${viewport.height}`);
  }
});

test("roses on a phone: letters and figures of board and cards are at least 9.5 px high", async () => {
  const { page } = await stage.table({ game: "roses", seed: 5 }, AGAINST, { viewport: PHONE, touch: true });
  await page.locator(".roses-square.is-target").first().waitFor();
  await page.locator(".roses-card.is-own:not([aria-disabled=true])").first().click();
  await page.locator(".is-wide .roses-gain").first().waitFor();
  const small = () => page.locator(".roses svg text").evaluateAll((texts) => texts.flatMap((text) => {
    const height = parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a;
    return height < 9.5 ? [`${text.textContent}: ${height}`] : [];
  }));
  await equals(small, []);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator(".game.short").waitFor();
  await equals(small, []);
});

test("trolls in a low window: the scene, the stones and the choice are in sight", async () => {
  for (const viewport of [{ width: 844, height: 390 }, { width: 640, height: 400 }]) {
    const { page } = await stage.table({ game: "trolls", seed: 5 }, AGAINST, { viewport });
    await page.locator(".trolls-seal").waitFor();
    await eventually(async () => {
      const [scene, seal] = [await page.locator(".trolls-scene").boundingBox(), await page.locator(".trolls-seal").boundingBox()];
      assert.ok(scene && scene.height > 80 && scene.y >= 0, `the scene is ${scene?.height} high`);
      assert.ok(seal && seal.y + seal.height <= viewport.height, `the button ends at ${seal && seal.y + seal.height}`);
    });
  }
});

test("guerre by mouse, keyboard and touch; a curtain falls between two players", async () => {
  const { desk, phone, played } = await twoWindows("guerre", 5, { level: "simple" });
  const ready = (page: Page) => page.locator(".curtain button").first().click();
  await ready(desk);
  await drag(desk, '.guerre-held[data-card="K"]', '[data-cell="1F2"]');
  await desk.locator(".curtain").waitFor();
  await count(desk.locator(".guerre"), 0); // nothing of the board is left behind the curtain
  await ready(desk);
  await desk.locator('.guerre-cell[data-cell="1F2"] .kind-K').waitFor();
  await count(desk.locator(".guerre-backs .guerre-back"), 3);
  await drag(desk, '.guerre-held[data-card="K"]', '[data-cell="2F1"]');
  await desk.locator(".curtain").waitFor();
  await ready(desk);
  await drag(desk, ".guerre-held.is-playable", ".guerre-zones.is-near .is-zone-R");
  await desk.locator(".status .confirm-bar .is-primary").click();
  await played("K@F2", "K@F1", "S@R");
  await ready(desk);
  await desk.locator(".guerre-held.is-playable").first().waitFor();
  await desk.keyboard.press("1");
  await desk.locator(".status .confirm-bar .is-primary").waitFor();
  await desk.keyboard.press("Enter");
  await played("K@F2", "K@F1", "S@R", "S@R");
  await phone.locator(".curtain button").tap();
  await phone.locator(".guerre-take").tap();
  await phone.locator('.guerre-cell.can-put[data-cell="1F1"]').tap();
  await sure(phone);
  await played("K@F2", "K@F1", "S@R", "S@R", "S@F1");
});
