/* What players of other sites expect, in Chromium: drawn arrows, word of one's
 * turn, planned moves, the same deal again, positions set up by hand, looks. */
import assert from "node:assert/strict";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { violations } from "./axe";
import { giveSeats, type Look, rivals, Stage } from "./chromium";

const stage = new Stage();
const { test } = stage;

const ALONE: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "computer", spec: "level:1" }];
const BOTH: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }];

interface Made {
  page: Page;
  table: string;
}

/** A table made by a program, some of its seats given to a window. */
async function windowAt(maker: Client, table: string, look: Look = {}, seats = Object.keys(maker.tokens)): Promise<Made> {
  const context = await stage.person(look);
  await giveSeats(context, table, Object.fromEntries(seats.map((seat) => [seat, maker.tokens[seat]!])));
  const page = await stage.window(`/t/${table}`, look, context);
  return { page, table };
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

/** Waits until it stays where it is: a page that is still loading moves its board. */
async function settled(place: Locator): Promise<void> {
  for (let at = await middle(place), was = null as typeof at | null; was === null || at.x !== was.x || at.y !== was.y; ) {
    await place.page().waitForTimeout(100);
    [was, at] = [at, await middle(place)];
  }
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
    const { page } = await oneScreen(game, game === "splaby" ? { options: { players: 2 } } : {}, {}, ALONE);
    /* A move of the computer would take it away too. */
    await page.locator(".status:is(.mine, .warn)").waitFor();
    await page.locator(`.board-box [data-place="${from}"]`).waitFor();
    await page.waitForLoadState("networkidle");
    await settled(page.locator(`.board-box [data-place="${to}"]`));
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
  });
}

test("what is drawn turns with the board and goes with the next move; nobody else sees it", async () => {
  const { page, table } = await oneScreen("moulin");
  const other = await stage.window(`/t/${table}`);
  const places = page.locator(".moulin-spot");
  await places.first().waitFor();
  await page.waitForLoadState("networkidle");
  await settled(places.first());
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
});

/* One's turn ----------------------------------------------------------- */

interface Watched {
  isHidden: boolean;
  notices: string[];
  tones: number;
}
const watched = (page: Page): Promise<Watched> => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** The page believes that it is hidden when a test says so; what it shows and
 * plays then is counted. */
async function watchAlerts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen: Watched = { isHidden: false, notices: [], tones: 0 };
    (window as unknown as { watched: Watched }).watched = seen;
    Object.defineProperty(document, "hidden", { get: () => seen.isHidden });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      seen.tones++;
      start.call(this, when);
    };
    class Notice {
      static permission = "default";
      static requestPermission = async () => (Notice.permission = "granted");
      onclick = null;
      constructor(title: string) {
        seen.notices.push(title);
      }
      close() {}
    }
    Object.defineProperty(window, "Notification", { value: Notice });
  });
}

async function placeAt(page: Page, point: string): Promise<void> {
  await page.locator(`.moulin-spot.is-choice[data-point="${point}"]`).click();
}

/** Two people at an online table, each with a browser. */
async function twoPeople(game: string, options = {}): Promise<{ ada: Page; zoe: Client }> {
  const zoe = await Client.hello(stage.server);
  const table = await zoe.create(game, [{ kind: "open" }, { kind: "me", name: "Zoé" }], { options });
  const context = await stage.person();
  await watchAlerts(context);
  const ada = await stage.window(`/t/${table}`, {}, context);
  await ada.getByRole("button", { name: "Prendre place" }).click();
  return { ada, zoe };
}

test("who waits for somebody is asked once whether to be told, and is told", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  const question = ada.locator(".toast", { hasText: "Vous prévenir" });
  await placeAt(ada, "11");
  await question.waitFor();
  assert.deepEqual(await violations(ada), []);
  assert.equal((await watched(ada)).tones, 0, "no sound before anybody asked for it");
  await question.getByRole("button", { name: "Oui" }).click();
  await question.waitFor({ state: "detached" });
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = true));
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("77");
  await ada.waitForFunction(() => (window as unknown as { watched: Watched }).watched.notices.length === 1);
  assert.match((await watched(ada)).notices[0]!, /^C'est à vous/);
  assert.ok((await watched(ada)).tones > 0);
  await ada.waitForFunction(() => document.title.startsWith("●"));
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = false));
  await ada.reload();
  await placeAt(ada, "14");
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("74");
  await ada.locator('.moulin-spot.is-choice[data-point="17"]').waitFor();
  assert.equal(await question.count(), 0, "asked once");
  assert.equal((await watched(ada)).notices.length, 0, "none while the page is in sight");
  zoe.close();
});

test("who says no is left alone", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  await placeAt(ada, "11");
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = true));
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("77");
  await ada.waitForFunction(() => document.title.startsWith("●"));
  const { notices, tones } = await watched(ada);
  assert.deepEqual({ notices, tones }, { notices: [], tones: 0 });
  zoe.close();
});

test("what a click that can do nothing is answered with stays while the other chooses", async () => {
  const { ada, zoe } = await twoPeople("trolls");
  await ada.locator(".trolls-chooser").waitFor();
  await ada.locator(".trolls svg").first().click({ force: true });
  const answer = ada.locator(".status.warn", { hasText: "Rien ne se joue ici. Choisissez en secret" });
  await answer.waitFor();
  await zoe.move("3");
  await ada.locator(".trolls-banner.is-2.is-sealed").waitFor();
  assert.ok(await answer.isVisible());
  await ada.keyboard.press("2");
  await answer.waitFor({ state: "detached" });
  zoe.close();
});

/* Planned moves -------------------------------------------------------- */

/** Everything that the page sends, as it goes. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  return sent;
}

/** Clicks on a point while another thinks. */
async function planAt(page: Page, point: string): Promise<void> {
  await page.locator(".board-box.can-plan").waitFor();
  const place = await middle(page.locator(`[data-point='${point}']`));
  await page.mouse.click(place.x, place.y);
}

test("a move planned while the other thinks is played by itself, and known to nobody before", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  const sent = sentBy(ada);
  await ada.locator(".moulin-spot.is-choice").first().waitFor();
  await ada.reload();
  const status = ada.locator(".status");
  await placeAt(ada, "11");
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  /* By mouse; a click on it takes it back. */
  await ada.locator(".board-box.can-plan").waitFor();
  assert.equal(await ada.locator(".moulin-spot.is-choice").count(), 0, "nothing is offered unasked");
  await planAt(ada, "24");
  await status.getByText("24 est prévu").waitFor();
  await ada.locator(".moulin-stone.is-ghost").waitFor();
  assert.deepEqual(await violations(ada), []);
  await planAt(ada, "24");
  await status.getByText("24 est prévu").waitFor({ state: "detached" });
  /* By keyboard; Escape takes it back. */
  await ada.locator("[data-point='24']").focus();
  await ada.keyboard.press("ArrowLeft");
  await ada.keyboard.press("Enter");
  await status.getByText("22 est prévu").waitFor();
  await ada.keyboard.press("Escape");
  await status.getByText("22 est prévu").waitFor({ state: "detached" });
  await planAt(ada, "14");
  await status.getByText("14 est prévu").waitFor();
  assert.equal(sent.filter((text) => /"t":"move"/.test(text)).length, 1, "only what was played was sent");
  assert.ok(!sent.some((text) => /"(14|22|24)"/.test(text)));
  await zoe.settled((now) => now.legal.length > 0);
  await zoe.move("77");
  const after = await zoe.settled((now) => now.moves.length === 3);
  assert.deepEqual(after.moves.map((step) => step.text), ["11", "77", "14"]);
  await ada.locator(".ply[aria-current]", { hasText: "14" }).waitFor();
  /* What the other takes cannot be played any more. */
  await planAt(ada, "33");
  await status.getByText("33 est prévu").waitFor();
  await zoe.move("33");
  await ada.locator(".toast", { hasText: "33 n'est plus possible" }).waitFor();
  await ada.locator(".status.mine").waitFor();
  assert.equal((await zoe.settled((now) => now.moves.length === 4)).turn, 1);
  zoe.close();
});

test("roses: a draw is planned by its key, shown, and played", async () => {
  const { ada, zoe } = await twoPeople("roses");
  await ada.locator(".roses-square.is-target").first().click();
  await ada.locator(".confirm-bar .is-primary").click();
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  await zoe.settled((now) => now.legal.length > 0);
  await ada.locator(".board-box.can-plan").waitFor();
  assert.equal(await ada.locator(".roses-square.is-target").count(), 0);
  await ada.keyboard.press("p");
  await ada.locator(".status", { hasText: "est prévu" }).waitFor();
  assert.equal(zoe.table!.moves.length, 1);
  await zoe.move(zoe.table!.legal[0]!.move);
  const after = await zoe.settled((now) => now.moves.some(({ text }) => text === "pioche"));
  assert.deepEqual(after.moves.find(({ text }) => text === "pioche")!.by, [1]);
  zoe.close();
});

/* The same deal -------------------------------------------------------- */

const startOf = async (page: Page): Promise<string> => {
  const id = new URL(page.url()).pathname.split("/").at(-1)!;
  const watcher = await Client.hello(stage.server);
  await watcher.join(id);
  const { ply } = await watcher.settled(() => true);
  assert.equal(ply, 0);
  const { view } = watcher.table as unknown as { view: object };
  watcher.close();
  return JSON.stringify(view);
};

test("the same deal again: from the menu while nothing is hidden, and after the end", async () => {
  const { page, table } = await oneScreen("roses");
  const first = await startOf(page);
  await page.locator(".roses-square.is-target").first().click();
  await page.locator(".confirm-bar .is-primary").click();
  await page.locator(".ply[aria-current]:not(.origin)").waitFor();
  await page.getByRole("button", { name: "Plus" }).click();
  await page.getByRole("button", { name: "La même donne" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await page.locator(".ply.origin[aria-current]").waitFor();
  assert.equal(await startOf(page), first);
  const second = page.url();
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Oui, abandonner" }).click();
  await page.locator(".ending").getByRole("button", { name: "La même donne" }).click();
  await page.waitForURL((url) => url.href !== second);
  await page.locator(".ply.origin[aria-current]").waitFor();
  assert.equal(await startOf(page), first);
});

test("splaby and guerre have the same deal again, moulin has none", async () => {
  for (const [game, options] of [["splaby", { players: 2 }], ["guerre", {}], ["moulin", {}]] as const) {
    const { page } = await oneScreen(game, { options }, {}, ALONE);
    await page.getByRole("button", { name: "Abandonner" }).click();
    await page.getByRole("button", { name: "Oui, abandonner" }).click();
    await page.locator(".ending").waitFor();
    assert.equal(await page.locator(".ending").getByRole("button", { name: "La même donne" }).count(), game === "moulin" ? 0 : 1, game);
    await page.context().close();
  }
});

/* Positions set up by hand --------------------------------------------- */

const verdict = (page: Page): Locator => page.locator(".edit-verdict");

test("moulin: a position is set up by mouse and keyboard, refused with a reason, played", async () => {
  const page = await stage.window("/rules/moulin");
  await page.getByRole("link", { name: "Composer une position" }).click();
  await verdict(page).getByText("La position est permise").waitFor();
  await page.getByRole("button", { name: "Vider le plateau" }).click();
  await page.locator(".edit-verdict.is-wrong").waitFor();
  assert.ok(await page.getByRole("button", { name: "Jouer à partir d'ici" }).isDisabled());
  for (const point of ["11", "14", "47"]) await page.locator(`[data-place="${point}"]`).click({ force: true });
  await page.getByRole("radio", { name: "Blanc" }).first().check({ force: true });
  await page.locator('[data-place="33"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.locator('[data-place="77"]').click({ force: true });
  await verdict(page).getByText("La position est permise").waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole("button", { name: "Jouer à partir d'ici" }).click();
  await page.getByRole("button", { name: "Reprendre la partie" }).click();
  /* Black closes a mill from 47 and three white stones stand there to take. */
  await page.locator(".moulin-spot.is-movable").first().waitFor();
  assert.equal(await page.locator(".moulin-spot .moulin-stone.is-1").count(), 3);
  assert.equal(await page.locator(".moulin-spot .moulin-stone.is-2").count(), 3);
  /* And back into the editor, as it stands. */
  await page.getByRole("button", { name: "Plus" }).click();
  await page.getByRole("button", { name: "Composer une position" }).click();
  await verdict(page).getByText("La position est permise").waitFor();
  assert.equal(await page.locator(".moulin-spot .moulin-stone.is-1").count(), 3);
});

test("roses: the King must stand on a rose; cards go from hand to hand", async () => {
  const page = await stage.window("/edit/roses");
  await verdict(page).getByText("La position est permise").waitFor();
  await page.locator('[data-place="2,2"]').click();
  await page.locator(".edit-verdict.is-wrong", { hasText: "Le roi" }).waitFor();
  await page.getByRole("radio", { name: "Roi" }).check({ force: true });
  await page.locator('[data-place="2,2"]').click();
  await verdict(page).getByText("La position est permise").waitFor();
  const card = page.locator(".edit-cycle", { hasText: "pioche" }).first();
  const name = await card.locator("b").innerText();
  const same = page.locator(".edit-cycle", { hasText: name }).first();
  await card.click();
  await same.getByText("défausse").waitFor();
  await verdict(page).getByText("La position est permise").waitFor();
});

test("trolls, guerre and splaby: what is put is checked, axe has nothing against it", async () => {
  for (const [game, act, wrong] of [
    ["trolls", (page: Page) => page.locator('[data-place="1"]').click(), (page: Page) => page.getByLabel("Case du troll").fill("0")],
    ["splaby", async (page: Page) => {
      await page.getByLabel("Case", { exact: true }).fill("3,3");
      await page.getByRole("button", { name: "Poser là" }).click();
    }, (page: Page) => page.getByLabel("Tours restants").fill("101")],
    ["guerre", async (page: Page) => {
      for (const place of ["1F2", "2F2"]) await page.locator(`[data-place="${place}"]`).click();
    }, async (page: Page) => page.locator('[data-place="2F2"]').click()],
  ] as const) {
    const page = await stage.window(`/edit/${game}`, { theme: game === "splaby" ? "dark" : "light" });
    await verdict(page).getByText("La position est permise").waitFor();
    await act(page);
    await verdict(page).getByText("La position est permise").waitFor();
    assert.deepEqual(await violations(page), [], game);
    await wrong(page);
    await page.locator(".edit-verdict.is-wrong").waitFor();
    await page.context().close();
  }
});

/* Looks ---------------------------------------------------------------- */

test("boards and pieces look as chosen, in every window, after a reload, and never in high contrast", async () => {
  const { page } = await oneScreen("moulin");
  await page.locator(".moulin-spot").first().waitFor();
  const wood = (of: Page) => of.evaluate(() => getComputedStyle(document.querySelector(".moulin-board")!).getPropertyValue("--wood-1").trim());
  const usual = await wood(page);
  const settings = await stage.window("/settings", {}, page.context());
  await settings.getByRole("radio", { name: "Ardoise" }).check({ force: true });
  await settings.getByRole("radio", { name: "Ancien" }).check({ force: true });
  await page.waitForFunction((before) => getComputedStyle(document.querySelector(".moulin-board")!).getPropertyValue("--wood-1").trim() !== before, usual);
  for (const theme of ["Clair", "Sombre"]) {
    await settings.getByRole("radio", { name: theme }).check({ force: true });
    assert.deepEqual(await violations(settings), [], theme);
    assert.deepEqual(await violations(page), [], theme);
  }
  await page.reload();
  await page.locator(".moulin-spot").first().waitFor();
  assert.deepEqual(await page.evaluate(() => ({ ...document.documentElement.dataset })), {
    theme: "dark", board: "slate", pieces: "antique", motion: "off",
  });
  assert.equal(await wood(page), "#d5dbe1");
  await settings.getByRole("radio", { name: "Contraste" }).check({ force: true });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
  assert.equal(await wood(page), "#3d3d3d");
});

/* Long matches --------------------------------------------------------- */

test("trolls: a match of a thousand games has its score, its curve and the opponent's throws", async () => {
  const maker = await Client.hello(stage.server);
  const table = await maker.create("trolls", ALONE, { seed: 7 });
  const context = await stage.person();
  await context.addInitScript(({ id, tokens }) => {
    const games = Array.from({ length: 999 }, (_, n) => [`game${String(n).padStart(8, "0")}`, "2,1 3,4 1,1", n % 3 === 0 ? [1, -1] : [-1, 1]]);
    const known = { id, tokens, at: Date.now(), earlier: games.map(([game]) => game) };
    if (localStorage.getItem("joute.match") !== null) return;
    localStorage.setItem("joute.match", JSON.stringify(games));
    localStorage.setItem("joute.tables", JSON.stringify([known]));
  }, { id: table, tokens: maker.tokens });
  maker.close();
  const page = await stage.window(`/t/${table}`, {}, context);
  const match = page.locator(".match");
  await match.getByText("999 parties jouées").waitFor();
  /* Seats turn after every game: who sits at seat 1 now won every other one. */
  await match.locator(".plot-line").waitFor();
  await match.locator(".trolls-bars li").first().waitFor();
  assert.deepEqual(await violations(page), []);
  const counts = await match.locator(".trolls-bars small").allInnerTexts();
  assert.equal(counts.reduce((sum, text) => sum + parseInt(text, 10), 0), 999, "one first throw in each game");
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Oui, abandonner" }).click();
  await page.locator(".ending").getByRole("button", { name: "Revanche" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(table));
  await page.waitForFunction(() => (JSON.parse(localStorage.getItem("joute.match")!) as unknown[]).length === 1000);
  await match.getByText("1000 parties jouées").waitFor();
});

test("splaby: every player has a curve, from the first move to the end", async () => {
  const maker = await Client.hello(stage.server);
  const seats: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }, { kind: "me", name: "Léo" }];
  const table = await maker.create("splaby", seats, { seed: 5, options: { players: 3, rounds: 2 } });
  const { page } = await windowAt(maker, table);
  await page.locator(".splaby-board").waitFor();
  while (!maker.table!.result) {
    const { ply, legal } = maker.table!;
    const answer = await maker.ask({ t: "move", cid: newCid(), ply, seat: maker.table!.as, text: legal.at(-1)!.move });
    assert.equal(answer.t, "ack");
    await maker.settled((now) => now.ply > ply || now.result !== null);
  }
  const plot = page.locator(".shares");
  await page.locator(".ending").waitFor();
  await plot.locator("figcaption ~ svg .share-line").nth(2).waitFor({ state: "attached" });
  assert.equal(await plot.locator("figcaption ~ svg .share-line").count(), 3);
  const last = maker.table!.moves.at(-1)!.shares!;
  assert.deepEqual((await plot.locator(".share-names b").allInnerTexts()).map(Number), last);
  assert.deepEqual(maker.table!.result!.scores, last);
  await plot.locator("summary").click();
  await plot.locator("tbody tr").nth(6).waitFor();
  assert.equal(await plot.locator("tbody tr").count(), 7);
  assert.deepEqual(await violations(page), []);
  maker.close();
});

/* Speed ---------------------------------------------------------------- */

const ROUNDS = 3;
/** What a free machine should need (issue: 250 ms); a busy one is given more. */
const MOST_MS = 3000;

/** ms from the click on the lobby's button until the board was painted. */
async function clickToBoard(page: Page, game: string): Promise<number> {
  await page.goto(`${stage.server.origin}/?game=${game}&mode=computer`);
  await page.locator(".start").waitFor();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    document.querySelector(".start")!.addEventListener("click", () => performance.mark("click"), { capture: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector(".board-box [data-place]")) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark("board")));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(".start").click();
  await page.waitForFunction(() => performance.getEntriesByName("board").length === 1);
  return page.evaluate(() => performance.measure("wait", "click", "board").duration);
}

test("from the lobby's button to the board: the median of several of each game", async (test) => {
  const figures: [string, number][] = [];
  for (const game of ["moulin", "roses", "trolls", "guerre", "splaby"]) {
    const waits: number[] = [];
    for (let n = 0; n < ROUNDS; n++) {
      /* A first visit each time: nothing is in the cache. */
      const page = await stage.window("/");
      waits.push(await clickToBoard(page, game));
      await page.context().close();
    }
    figures.push([game, waits.sort((a, b) => a - b)[(ROUNDS - 1) / 2]!]);
  }
  test.diagnostic(`click to board, median ms: ${figures.map(([game, ms]) => `${game} ${Math.round(ms)}`).join(", ")}`);
  for (const [game, ms] of figures) assert.ok(ms < MOST_MS * rivals(), `${game}: ${ms} ms`);
});
