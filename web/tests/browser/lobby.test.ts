/* The lobby in Chromium: choosing, starting, sitting down, coming back. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { Client } from "../server/joute";
import { accessible } from "./axe";
import { ADA, giveSeats, LAPTOP, PHONE, Stage } from "./chromium";
import { address, count, equals, eventually, rests, shows } from "./expect";

const stage = new Stage();
const { test } = stage;

async function lobby(query = "", look = {}): Promise<Page> {
  const page = await stage.window(`/${query}`, look);
  await page.locator(".start").waitFor();
  return page;
}

const choose = (page: Page, game: string) => page.locator(`input[name=game][value=${game}]`).check();
async function mode(page: Page, value: string): Promise<void> {
  if (value === "computers" || value === "custom") await page.getByRole("button", { name: /^(Plus|More)…$/ }).click();
  await page.locator(`.modes input[value=${value}]`).check();
}

async function start(page: Page): Promise<string> {
  await page.locator(".start").click();
  return (await address(page, /^\/t\/(\w+)/))[1]!;
}

test("whole rows of the user's games are shown, and all of them on request", async () => {
  const ada = await stage.person({ viewport: LAPTOP });
  for (let n = 0; n < 7; n++) {
    const { table, tokens } = await stage.makeTable({ game: "moulin", options: {} }, [ADA, { kind: "computer", spec: "level:1" }]);
    await giveSeats(ada, table, tokens);
  }
  const page = await stage.window("/", {}, ada);
  const list = page.locator(".resume-list");
  await count(list.locator("li"), 7);
  await page.locator(".tables-card .empty-what").waitFor();
  const rows = () => list.evaluate((each) => each.clientHeight / 48);
  await equals(rows, 5);
  await page.getByRole("button", { name: "Toutes" }).click();
  await equals(rows, 7);
  await page.getByRole("button", { name: "Moins" }).click();
  await equals(rows, 5);
});

test("a game is chosen and started by keyboard alone", async () => {
  const page = await lobby();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#content:focus").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.locator("input[name=game][value=trolls]:checked").waitFor({ state: "attached" });
  await eventually(async () => {
    await page.keyboard.press("Tab");
    assert.equal(await page.locator(".start:focus").count(), 1);
  });
  await page.keyboard.press("Enter");
  await address(page, /^\/t\//);
  await page.locator(".board-box").waitFor();
  await page.locator("h1:focus").waitFor({ state: "attached" });
});

test("every game starts from the lobby, in turn against the computer and on one screen", async () => {
  const page = await lobby("", { viewport: PHONE, touch: true });
  for (const [at, game] of ["roses", "trolls", "guerre", "moulin", "splaby"].entries()) {
    await stage.go(page, `/?game=${game}&mode=${at % 2 ? "screen" : "computer"}`);
    await start(page);
    await page.locator(".board-box").waitFor();
  }
});

test("choices are remembered, the unfinished game is offered again", async () => {
  const page = await lobby();
  await choose(page, "moulin");
  await page.locator(".levels input").nth(4).check();
  await shows(page.locator("main"), /5 — .* · Elo \d{3,4}/);
  await page.locator(".sides input").first().check();
  const table = await start(page);
  await page.locator(".brand").click();
  await page.locator(`.resume-list a[href="/t/${table}"]`).waitFor();
  await page.reload();
  await page.locator(`.resume-list a[href="/t/${table}"]`).waitFor();
  await page.locator("input[value=moulin]:checked").waitFor({ state: "attached" });
  await equals(() => page.locator(".levels input").nth(4).isChecked(), true);
  /* The three columns end at one height, however many games there are. */
  await page.setViewportSize(LAPTOP);
  await equals(() => page.locator(".lobby-columns > *").evaluateAll((all) => new Set(all.map((each) => Math.round(each.getBoundingClientRect().bottom))).size), 1);
  await page.locator(".resume-list .forget").click();
  await page.locator(".resume-none").waitFor();
});

test("an offered game is seen and taken by another, and can be watched; a table by link is not listed", async () => {
  const ada = await lobby("?game=roses&mode=link");
  const hidden = await start(ada);
  await stage.go(ada, "/");
  await choose(ada, "moulin");
  await mode(ada, "online");
  const table = await start(ada);
  const bob = await lobby();
  await bob.locator(".tables tbody tr", { hasText: "Le jeu du moulin" }).waitFor();
  await count(bob.locator(".tables tbody tr"), 1);
  await bob.locator(".tables tbody tr").getByRole("button").click();
  await address(bob, new RegExp(table));
  await stage.go(bob, "/watch");
  await bob.locator(`.watch-card a[href="/t/${table}"]`).waitFor();
  await count(bob.locator(`a[href="/t/${hidden}"]`), 0);
  await bob.locator(`.watch-card a[href="/t/${table}"]`).click();
  await address(bob, new RegExp(table));
  const { open } = (await (await fetch(`${stage.server.origin}/api/tables`)).json()) as { open: unknown[] };
  assert.equal(open.length, 0);
});

test("games in lists are small boards that follow the moves, are requested once a second, and show nothing hidden", async () => {
  const [one, two] = [await Client.hello(stage.server), await Client.hello(stage.server)];
  const table = await one.create("moulin", [{ kind: "me", name: "Ada" }, { kind: "open" }], { listed: true });
  await two.join(table, { sit: true, name: "Zoé" });
  const [three, four] = [await Client.hello(stage.server), await Client.hello(stage.server)];
  const cards = await three.create("guerre", [{ kind: "me", name: "Léa" }, { kind: "open" }], { listed: true });
  await four.join(cards, { sit: true });
  const context = await stage.person();
  const page = await context.newPage();
  const began = Date.now();
  let asked = 0;
  const told: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => void (asked += Number(String(payload).includes('"glance"'))));
    socket.on("framereceived", ({ payload }) => void (String(payload).includes('"glance"') && told.push(String(payload))));
  });
  await stage.go(page, "/watch");
  const card = page.locator(".watch-card", { hasText: "Ada" });
  await card.locator(".mini[data-ply='0'] svg").waitFor();
  await one.move("24");
  await two.settled(({ ply }) => ply === 1);
  await two.move("11");
  await card.locator(".mini[data-ply='2']").waitFor();
  await count(card.locator(".moulin-stone"), 2);
  await card.getByText("coup 2").waitFor();
  const war = page.locator(".watch-card", { hasText: "Léa" });
  await war.locator(".mini svg").waitFor();
  await count(war.locator(".guerre-picture-card"), 0);
  assert.ok(told.length > 0 && !told.some((text) => /"hand":\{"[KSGAPW]"/.test(text)));
  assert.ok(asked <= (Date.now() - began) / 1000 + 1, `asked ${asked} times in ${Date.now() - began} ms`);
  await accessible(page);
  await stage.go(page, "/");
  await page.getByRole("tab", { name: /^En cours/ }).click();
  await page.locator(".tables tr", { hasText: "Ada" }).locator(".mini[data-ply='2'] svg").waitFor();
  await accessible(page);
  [one, two, three, four].forEach((client) => client.close());
});

test("on the page for watching one click lets computers of a level play", async () => {
  const page = await stage.window("/watch", { viewport: PHONE, touch: true });
  await page.locator(".watch-computers .levels input").nth(1).check({ force: true });
  await page.getByRole("button", { name: "Lancer une partie : Splaby'O" }).tap();
  const table = (await address(page, /^\/t\/(\w+)/))[1]!;
  const { seats } = (await stage.watch(table)).table!;
  assert.deepEqual(seats.map(({ spec }) => spec), Array(4).fill("level:2"));
});

test("the chosen game's large picture is a running game, unless animation is off", async () => {
  const [one, two] = [await Client.hello(stage.server), await Client.hello(stage.server)];
  const table = await one.create("roses", [{ kind: "me", name: "Ada" }, { kind: "open" }], { listed: true });
  await two.join(table, { sit: true, name: "Zoé" });
  const page = await lobby("?game=roses");
  await page.getByRole("tab", { name: /^En cours/ }).click();
  await page.locator(".tables tr.of-chosen", { hasText: "Ada" }).waitFor();
  await page.locator(".showcase .picture:not(.mini) svg").waitFor();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.locator(".showcase .mini[data-ply='0'] svg").waitFor();
  const { legal } = await one.settled(({ legal }) => legal.length > 0);
  await one.move(legal[0]!.move);
  await page.locator(".showcase .mini[data-ply]:not([data-ply='0']) svg").waitFor();
  await page.locator(".showcase-live", { hasText: "Ada" }).getByRole("link").click();
  await address(page, new RegExp(table));
  [one, two].forEach((client) => client.close());
});

test("a start code gives the same deal again; a wrong one says so", async () => {
  const page = await lobby("?mode=screen");
  const code = page.getByLabel("Code de départ");
  const open = () => page.locator(".options > summary").click();
  const deal = async () => {
    await code.fill("roses:rows=7,cols=7:#4711");
    await code.blur();
    await page.locator("input[value=roses]:checked").waitFor({ state: "attached" });
    await shows(page.locator(".options summary"), /2 modifiées/);
    await start(page);
    await page.locator(".roses-card.is-own[aria-disabled=false]").first().waitFor();
  };
  await open();
  await code.fill("nonsense");
  await code.blur();
  await page.locator(".help.error").waitFor();
  await deal();
  const view = await eventually(() => page.locator(".board-box").innerText());
  await stage.go(page, "/?mode=screen");
  await open();
  await deal();
  await equals(() => page.locator(".board-box").innerText(), view);
});

test("back goes to where the page was scrolled, forward to the top", async () => {
  /* On a phone there is always something to scroll. */
  const page = await lobby("", { viewport: PHONE });
  const isAt = (y: number) => page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 3, y);
  await page.evaluate(() => scrollTo(0, 100));
  await isAt(100);
  await page.locator(".new-game .card-head a").first().click();
  await page.locator(".rules-text").waitFor();
  await isAt(0);
  await page.locator("h1:focus").waitFor({ state: "attached" });
  await eventually(async () => assert.match(await page.title(), /Règles/));
  await page.goBack();
  await page.locator(".lobby").waitFor();
  await isAt(100);
});

test("a record is opened from a file and by dropping it; other files are refused", async () => {
  const record = execFileSync(process.env.JOUTE!, ["random", "moulin", "--seed", "6"]);
  const file = { name: "game.json", mimeType: "application/json", buffer: record };
  const page = await lobby();
  await page.setInputFiles(".open-file input", { ...file, buffer: Buffer.from("{oops") });
  await page.locator(".toast.error", { hasText: "game.json" }).waitFor();
  await page.setInputFiles(".open-file input", file);
  await address(page, /^\/[rt]/);
  /* A file is opened even before the list of games has come. */
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route("**/api/games/brief", (route) => held.then(() => route.continue()));
  await stage.go(page, "/");
  await page.locator(".open-file").waitFor();
  const dropped = () => page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "game.json"));
    return transfer;
  }, record.toString());
  await page.dispatchEvent("body", "dragover", { dataTransfer: await dropped() });
  await page.locator(".open-file.is-over").waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: await dropped() });
  release();
  await address(page, /^\/[rt]/);
  await stage.go(page, "/r");
  await page.locator(".open-zone").waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: await dropped() });
  await address(page, /^\/t/);
});

test("a game asked for while the server is away starts when it is back", async () => {
  const page = await lobby("?game=moulin&mode=computer");
  await page.locator(".connection.connected").waitFor();
  await stage.server.kill("SIGTERM");
  await page.locator(".connection:not(.connected)").waitFor();
  await page.locator(".start").click();
  await stage.server.restart();
  await address(page, /^\/t\//);
});

test("a board that failed to load is fetched again", async () => {
  const page = await lobby("?game=moulin&mode=computer");
  let isAway = true;
  await page.route(/assets\/board-/, (route) => (isAway ? route.abort() : route.continue()));
  const lost = () => page.waitForEvent("requestfailed", (request) => /assets\/board-/.test(request.url()));
  const ahead = lost();
  await page.locator(".start").hover();
  await ahead;
  const needed = lost();
  await start(page);
  await needed;
  isAway = false;
  await page.locator(".moulin-board").waitFor();
});

test("the whole lobby is in sight on a small desktop, and on a telephone held across what starts a game", async () => {
  const page = await lobby("", { viewport: { width: 1280, height: 800 } });
  for (const game of ["roses", "trolls", "guerre", "moulin", "splaby"]) {
    await choose(page, game);
    await page.locator(".today .picture svg").waitFor();
    await equals(() => page.evaluate(() => document.documentElement.scrollHeight), 800, game);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  for (const part of [".start", ".modes"]) {
    await eventually(async () => {
      const box = (await page.locator(part).boundingBox())!;
      assert.ok(box.y >= 0 && box.y + box.height <= 390, `${part} ends at ${box.y + box.height}`);
    });
  }
  await page.getByRole("button", { name: "Résoudre" }).click();
  await page.locator(".lesson").waitFor();
});

test("an idle lobby redraws nothing, and a side is chosen by a plain click", async () => {
  const page = await lobby("?game=roses&mode=computer");
  await page.locator(".connection.connected").waitFor();
  await page.getByRole("radio", { name: "Rouge (1er)" }).click();
  for (const last of [".game-card svg:not(.neutral) >> nth=4", ".showcase svg:not(.neutral)", ".tables-card .count >> nth=1"]) {
    await page.locator(last).waitFor();
  }
  await rests(page);
});
