/* What players of other sites expect, in Chromium: drawn arrows, alerts at the
 * player's turn, premoves, the same deal again, positions set up by hand,
 * looks. */
import assert from "node:assert/strict";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { accessible } from "./axe";
import { AGAINST, BOTH, giveSeats, PHONE, Stage } from "./chromium";
import { address, count, equals, eventually } from "./expect";
import { drag, middle } from "./playing";

const stage = new Stage();
const { test } = stage;

/* Arrows and circles --------------------------------------------------- */

const place = (name: string) => `.board-box [data-place="${name}"]`;

/** Draws with the right button from one place to another. */
const drawShape = (page: Page, from: string, to: string) => drag(page, place(from), place(to), "right");

test("on every board the right button draws arrows and circles, a left click removes them", async () => {
  const context = await stage.person();
  const page = await stage.window("/", {}, context);
  for (const [game, from, to] of [
    ["moulin", "11", "34"], ["roses", "0,0", "3,4"], ["splaby", "0,0", "3,4"], ["trolls", "1", "4"], ["guerre", "1F1", "2F2"],
  ] as const) {
    const { table, tokens } = await stage.makeTable({ game, seed: 7, options: game === "splaby" ? { players: 2 } : {} }, AGAINST);
    await giveSeats(context, table, tokens);
    await stage.go(page, `/t/${table}`);
    /* A move of the computer would remove the words too. */
    await page.locator(".status:is(.mine, .warn)").waitFor();
    const circle = page.locator(".shapes circle");
    await drawShape(page, from, to);
    await page.locator(".shapes path").waitFor();
    await drawShape(page, to, to);
    await circle.waitFor();
    await eventually(async () => {
      const [end, drawn] = [await middle(page.locator(place(to))), await middle(circle)];
      assert.ok(Math.hypot(end.x - drawn.x, end.y - drawn.y) < 2, `${game}: the circle stands around its place`);
    });
    await drawShape(page, to, to);
    await circle.waitFor({ state: "detached" });
    await page.locator(".board-box").click({ position: { x: 3, y: 3 } });
    await page.locator(".shapes path").waitFor({ state: "detached" });
  }
});

test("drawn shapes turn with the board and vanish with the next move; nobody else sees them", async () => {
  const { page, table } = await stage.table({ game: "moulin" }, BOTH);
  const other = await stage.window(`/t/${table}`);
  await page.locator(".moulin-spot.is-choice").first().waitFor();
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
  await other.locator(".moulin-spot .moulin-stone").waitFor();
  await count(other.locator(".shapes"), 0);
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

test("a player who waits is asked once about alerts, and gets them", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  const question = ada.locator(".toast", { hasText: "Vous prévenir" });
  await placeAt(ada, "11");
  await question.waitFor();
  await accessible(ada);
  await equals(async () => (await watched(ada)).tones, 0, "no sound before anybody asked for it");
  await question.getByRole("button", { name: "Oui" }).click();
  await question.waitFor({ state: "detached" });
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = true));
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("77");
  await eventually(async () => {
    const { notices, tones } = await watched(ada);
    assert.match(notices.join("\n"), /^C'est à vous.*$/);
    assert.ok(tones > 0);
  });
  await ada.waitForFunction(() => document.title.startsWith("●"));
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = false));
  await ada.reload();
  await placeAt(ada, "14");
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("74");
  await ada.locator('.moulin-spot.is-choice[data-point="17"]').waitFor();
  await count(question, 0);
  await equals(async () => (await watched(ada)).notices, [], "none while the page is in sight");
  zoe.close();
});

test("a player who declines alerts is not asked again", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  await placeAt(ada, "11");
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  await ada.evaluate(() => ((window as unknown as { watched: Watched }).watched.isHidden = true));
  await zoe.settled((table) => table.legal.length > 0);
  await zoe.move("77");
  await ada.waitForFunction(() => document.title.startsWith("●"));
  await equals(() => watched(ada), { isHidden: true, notices: [], tones: 0 });
  zoe.close();
});

test("the answer to a click that can do nothing stays while the other chooses", async () => {
  const { ada, zoe } = await twoPeople("trolls");
  await ada.locator(".trolls-chooser").waitFor();
  await ada.locator(".trolls svg").first().click({ force: true });
  const answer = ada.locator(".status.warn", { hasText: "Rien ne se joue ici. De 1 à" });
  await answer.waitFor();
  await zoe.move("3");
  await ada.locator(".trolls-banner.is-2.is-sealed").waitFor();
  await answer.waitFor();
  await ada.keyboard.press("2");
  await answer.waitFor({ state: "detached" });
  zoe.close();
});

/* Planned moves -------------------------------------------------------- */

/** Records everything that the page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  return sent;
}

/** Clicks on a point while another thinks. */
async function planAt(page: Page, point: string): Promise<void> {
  await page.locator(".board-box.can-premove").waitFor();
  const { x, y } = await middle(page.locator(`[data-point='${point}']`));
  await page.mouse.click(x, y);
}

test("a premove is played on the turn, and nobody knows it before", async () => {
  const { ada, zoe } = await twoPeople("moulin");
  const sent = sentBy(ada);
  await ada.locator(".moulin-spot.is-choice").first().waitFor();
  await ada.reload();
  const status = ada.locator(".status");
  await placeAt(ada, "11");
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  /* A premove by mouse; a click on it cancels it. */
  await ada.locator(".board-box.can-premove").waitFor();
  await count(ada.locator(".moulin-spot.is-choice"), 0); // nothing is offered unasked
  await planAt(ada, "24");
  await status.getByText("Coup préparé : 24").waitFor();
  await ada.locator(".moulin-stone.is-ghost").waitFor();
  await accessible(ada);
  await planAt(ada, "24");
  await status.getByText("Coup préparé : 24").waitFor({ state: "detached" });
  /* A premove by keyboard; Escape cancels it. */
  await ada.locator("[data-point='24']").focus();
  await ada.keyboard.press("ArrowLeft");
  await ada.keyboard.press("Enter");
  await status.getByText("Coup préparé : 22").waitFor();
  await ada.keyboard.press("Escape");
  await status.getByText("Coup préparé : 22").waitFor({ state: "detached" });
  await planAt(ada, "14");
  await status.getByText("Coup préparé : 14").waitFor();
  assert.equal(sent.filter((text) => /"t":"move"/.test(text)).length, 1, "only what was played was sent");
  assert.ok(!sent.some((text) => /"(14|22|24)"/.test(text)));
  await zoe.settled((now) => now.legal.length > 0);
  await zoe.move("77");
  const after = await zoe.settled((now) => now.moves.length === 3);
  assert.deepEqual(after.moves.map((step) => step.text), ["11", "77", "14"]);
  await ada.locator(".ply[aria-current]", { hasText: "14" }).waitFor();
  /* A premove with a stone that the other player then takes is cancelled. */
  await planAt(ada, "33");
  await status.getByText("Coup préparé : 33").waitFor();
  await zoe.move("33");
  await ada.locator(".toast", { hasText: "33 n'est plus possible" }).waitFor();
  await ada.locator(".status.mine").waitFor();
  assert.equal((await zoe.settled((now) => now.moves.length === 4)).turn, 1);
  zoe.close();
});

test("roses: the key of a draw makes a premove, which is shown and played", async () => {
  const { ada, zoe } = await twoPeople("roses");
  await ada.locator(".roses-square.is-target").first().click();
  await ada.locator(".confirm-bar .is-primary").click();
  await ada.locator(".toast").getByRole("button", { name: "Non" }).click();
  await zoe.settled((now) => now.legal.length > 0);
  await ada.locator(".board-box.can-premove").waitFor();
  await count(ada.locator(".roses-square.is-target"), 0);
  await ada.keyboard.press("p");
  await ada.locator(".status", { hasText: "Coup préparé" }).waitFor();
  assert.equal(zoe.table!.moves.length, 1);
  await zoe.move(zoe.table!.legal[0]!.move);
  const after = await zoe.settled((now) => now.moves.some(({ text }) => text === "pioche"));
  assert.deepEqual(after.moves.find(({ text }) => text === "pioche")!.by, [1]);
  zoe.close();
});

/* The same deal -------------------------------------------------------- */

/** The position at the start of the table of a window, as a watcher sees it. */
async function startOf(page: Page): Promise<string> {
  const [, table] = await address(page, /^\/t\/(\w+)/);
  const watcher = await stage.watch(table!);
  const { ply, view } = watcher.table as unknown as { ply: number; view: object };
  watcher.close();
  assert.equal(ply, 0);
  return JSON.stringify(view);
}

async function resign(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Abandonner" }).click();
  await page.getByRole("button", { name: "Oui, abandonner" }).click();
  await page.locator(".ending").waitFor();
}

test("the same deal again: from the menu while nothing is hidden, and after the end", async () => {
  const { page, table } = await stage.table({ game: "roses", seed: 7 }, BOTH);
  const first = await startOf(page);
  await page.locator(".roses-square.is-target").first().click();
  await page.locator(".confirm-bar .is-primary").click();
  await page.locator(".ply[aria-current]:not(.origin)").waitFor();
  await page.getByRole("button", { name: "Plus" }).click();
  await page.getByRole("button", { name: "La même donne" }).click();
  const [second] = await address(page, new RegExp(`^/t/(?!${table}).*`));
  await page.locator(".ply.origin[aria-current]").waitFor();
  assert.equal(await startOf(page), first);
  await resign(page);
  await page.locator(".ending").getByRole("button", { name: "La même donne" }).click();
  await address(page, new RegExp(`^/t/(?!${table})(?!${second.slice("/t/".length)})`));
  await page.locator(".ply.origin[aria-current]").waitFor();
  assert.equal(await startOf(page), first);
});

test("splaby and guerre have the same deal again, moulin has none", async () => {
  const context = await stage.person();
  const page = await stage.window("/", {}, context);
  for (const [game, options] of [["splaby", { players: 2 }], ["guerre", {}], ["moulin", {}]] as const) {
    const { table, tokens } = await stage.makeTable({ game, options }, AGAINST);
    await giveSeats(context, table, tokens);
    await stage.go(page, `/t/${table}`);
    await resign(page);
    await page.locator(".ending .is-primary").waitFor();
    await count(page.locator(".ending").getByRole("button", { name: "La même donne" }), game === "moulin" ? 0 : 1);
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
  await page.getByRole("button", { name: "Jouer à partir d'ici", disabled: true }).waitFor();
  for (const point of ["11", "14", "47"]) await page.locator(`[data-place="${point}"]`).click({ force: true });
  await page.getByRole("radio", { name: "Blanc" }).first().check({ force: true });
  await page.locator('[data-place="33"]').focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press(" ");
  await page.locator('[data-place="77"]').click({ force: true });
  await verdict(page).getByText("La position est permise").waitFor();
  await accessible(page);
  await page.getByRole("button", { name: "Jouer à partir d'ici" }).click();
  await page.getByRole("button", { name: "Reprendre la partie" }).click();
  /* Black closes a mill from 47, and three white stones can be removed. */
  await page.locator(".moulin-spot.is-movable").first().waitFor();
  await count(page.locator(".moulin-spot .moulin-stone.is-1"), 3);
  await count(page.locator(".moulin-spot .moulin-stone.is-2"), 3);
  /* And back into the editor, with the same position. */
  await page.getByRole("button", { name: "Plus" }).click();
  await page.getByRole("button", { name: "Composer une position" }).click();
  await verdict(page).getByText("La position est permise").waitFor();
  await count(page.locator(".moulin-spot .moulin-stone.is-1"), 3);
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
  const name = await eventually(() => card.locator("b").innerText());
  const same = page.locator(".edit-cycle", { hasText: name }).first();
  await card.click();
  await same.getByText("défausse").waitFor();
  await verdict(page).getByText("La position est permise").waitFor();
});

test("trolls, guerre and splaby: changes are checked, and axe finds nothing", async () => {
  const page = await stage.window("/edit/trolls", { theme: "dark" });
  for (const [game, act, wrong] of [
    ["trolls", () => page.locator('[data-place="1"]').click(), () => page.getByLabel("Case du troll").fill("0")],
    ["splaby", async () => {
      await page.getByLabel("Case", { exact: true }).fill("3,3");
      await page.getByRole("button", { name: "Poser là" }).click();
    }, () => page.getByLabel("Tours restants").fill("101")],
    ["guerre", async () => {
      for (const place of ["1F2", "2F2"]) await page.locator(`[data-place="${place}"]`).click();
    }, () => page.locator('[data-place="2F2"]').click()],
  ] as const) {
    await stage.go(page, `/edit/${game}`);
    await verdict(page).getByText("La position est permise").waitFor();
    await act();
    await verdict(page).getByText("La position est permise").waitFor();
    await accessible(page);
    await wrong();
    await page.locator(".edit-verdict.is-wrong").waitFor();
  }
});

test("on a telephone the board stays in sight of everything that is put on it", async () => {
  const page = await stage.window("/edit/roses", { viewport: PHONE, touch: true });
  await verdict(page).getByText("La position est permise").waitFor();
  await page.locator(".edit-cycle").last().scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 200);
  await eventually(async () => {
    const { y, height } = (await page.locator(".roses-board").boundingBox())!;
    assert.ok(y >= 0 && y + height <= PHONE.height, `from ${y} to ${y + height}`);
  });
  await page.locator('[data-place="2,2"]').tap();
  await page.locator(".edit-verdict.is-wrong").waitFor();
});

/* Looks ---------------------------------------------------------------- */

test("boards and pieces look as chosen, in every window, after a reload, and never in high contrast", async () => {
  const { page } = await stage.table({ game: "moulin" }, BOTH);
  await page.locator(".moulin-spot").first().waitFor();
  const wood = (colour: string) =>
    page.waitForFunction((wanted) => {
      const board = document.querySelector(".moulin-board");
      return board !== null && getComputedStyle(board).getPropertyValue("--wood-1").trim() === wanted;
    }, colour);
  const settings = await stage.window("/settings", {}, page.context());
  const chosen = (theme: string) => page.locator(`html[data-board=slate][data-pieces=antique][data-theme=${theme}]`).waitFor();
  await settings.getByRole("radio", { name: "Ardoise" }).check({ force: true });
  await settings.getByRole("radio", { name: "Ancien" }).check({ force: true });
  for (const [name, theme] of [["Clair", "light"], ["Sombre", "dark"]] as const) {
    await settings.getByRole("radio", { name }).check({ force: true });
    await chosen(theme);
    await accessible(settings);
    await accessible(page);
  }
  await page.reload();
  await chosen("dark");
  await wood("#d5dbe1");
  await settings.getByRole("radio", { name: "Contraste" }).check({ force: true });
  await chosen("contrast");
  await wood("#3d3d3d");
});

/* Long matches --------------------------------------------------------- */

test("trolls: a match of a thousand games has its score, its curve and the opponent's throws", async () => {
  const { table, tokens } = await stage.makeTable({ game: "trolls", seed: 7 }, AGAINST);
  const context = await stage.person();
  await context.addInitScript(({ id, tokens }) => {
    const games = Array.from({ length: 999 }, (_, n) => [`game${String(n).padStart(8, "0")}`, "2,1 3,4 1,1", n % 3 === 0 ? [1, -1] : [-1, 1]]);
    const known = { id, tokens, at: Date.now(), earlier: games.map(([game]) => game) };
    if (localStorage.getItem("joute.match") !== null) return;
    localStorage.setItem("joute.match", JSON.stringify(games));
    localStorage.setItem("joute.tables", JSON.stringify([known]));
  }, { id: table, tokens });
  const page = await stage.window(`/t/${table}`, {}, context);
  const match = page.locator(".match");
  await match.getByText("999 parties jouées").waitFor();
  /* Seats rotate after every game: the player at seat 1 now won every other
   * game. */
  await match.locator(".plot-line").waitFor();
  await match.locator(".trolls-bars li").first().waitFor();
  await accessible(page);
  /* There is one first throw in each game. */
  const throws = async () => (await match.locator(".trolls-bars small").allInnerTexts()).reduce((sum, text) => sum + parseInt(text, 10), 0);
  await equals(throws, 999);
  await resign(page);
  await page.locator(".ending").getByRole("button", { name: "Revanche" }).click();
  await address(page, new RegExp(`^/t/(?!${table})`));
  await page.waitForFunction(() => (JSON.parse(localStorage.getItem("joute.match")!) as unknown[]).length === 1000);
  await match.getByText("1000 parties jouées").waitFor();
});

test("a position is saved as a picture", async () => {
  const { page } = await stage.table({ game: "moulin" }, BOTH);
  await page.locator(".moulin-spot").first().waitFor();
  await page.locator(".tools").getByRole("button", { name: "Plus" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Image (PNG)" }).click()]);
  assert.equal(file.suggestedFilename(), "moulin-0.png");
});

test("splaby: every player has a curve, from the first move to the end", async () => {
  const maker = await Client.hello(stage.server);
  const seats: SeatRequest[] = [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }, { kind: "me", name: "Léo" }];
  const table = await maker.create("splaby", seats, { seed: 5, options: { players: 3, rounds: 2 } });
  const page = await stage.window(`/t/${table}`);
  await page.locator(".splaby-board").waitFor();
  while (!maker.table!.result) {
    const { ply, legal } = maker.table!;
    const answer = await maker.ask({ t: "move", cid: newCid(), ply, seat: maker.table!.as, text: legal.at(-1)!.move });
    assert.equal(answer.t, "ack");
    await maker.settled((now) => now.ply > ply || now.result !== null);
  }
  const plot = page.locator(".shares");
  await page.locator(".ending").waitFor();
  await count(plot.locator("figcaption ~ svg .share-line"), 3);
  const last = maker.table!.moves.at(-1)!.shares!;
  await equals(() => plot.locator(".share-name").allTextContents(), ["Ada", "Zoé", "Léo"].map((name, at) => `${name} ${last[at]}`));
  assert.deepEqual(maker.table!.result!.scores, last);
  await plot.locator("summary").click();
  await count(plot.locator("tbody tr"), 7);
  await accessible(page);
  maker.close();
});
