/* The pages in Chromium: two browsers at one table, reloads, restarts, replay,
 * files, languages, themes, accessibility. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { accessible } from "./axe";
import { ADA, BOTH, DESKTOP, giveSeats, type Look, PHONE, Stage, TABLET, ZOE } from "./chromium";
import { address, count, equals, eventually, fits, rests, shows } from "./expect";
import { middle } from "./playing";
import { record, underAttack } from "./positions";

const stage = new Stage();
const { test, long } = stage;

const spot = (page: Page, point: string) => page.locator(`.moulin-spot[data-point="${point}"]`);
const choice = (page: Page) => page.locator(".moulin-spot.is-choice").first();
const stones = (page: Page, n: number) => count(page.locator(".moulin-spot .moulin-stone:not(.is-ghost)"), n);

/** Starts a game in the lobby, as a person would. */
async function startFromLobby(page: Page, game: string, opponent: string): Promise<void> {
  await page.getByRole("radio", { name: game }).or(page.getByRole("button", { name: game })).first().click({ force: true });
  await page.getByRole("radio", { name: opponent, exact: true }).check({ force: true });
  await page.locator(".start").click();
  await address(page, /^\/t\//);
}

/** A finished game, played by programs. */
async function finishedGame(game = "moulin"): Promise<string> {
  const played = JSON.parse(execFileSync(process.env.JOUTE!, ["random", game, "--seed", "3"], { encoding: "utf8" })) as object;
  return (await stage.makeTable({ record: played }, BOTH)).table;
}

test("a game against the computer, from the lobby: a move, its answer, a hint, an undo", async () => {
  const page = await stage.window("/");
  await startFromLobby(page, "Le jeu du moulin", "Ordinateur");
  await choice(page).waitFor();
  /* The computer may have begun: the first player is drawn. */
  const before = Number.parseInt(await eventually(() => page.locator(".ply-count").innerText()), 10);
  await choice(page).click();
  await stones(page, before + 2);
  await page.getByRole("button", { name: "Indice" }).click();
  await page.locator(".status strong", { hasText: "Indice" }).waitFor();
  await page.getByRole("button", { name: "Reprendre", exact: true }).click();
  await stones(page, before);
});

test("two browsers play each other by a link, one reloads, a third watches", async () => {
  const host = await stage.window("/");
  await startFromLobby(host, "Le jeu du moulin", "Par lien");
  const link = new URL(await eventually(() => host.locator(".waiting input").inputValue())).pathname;
  const guest = await stage.window(link);
  await guest.getByRole("button", { name: "Prendre place" }).click();
  const watcher = await stage.window(link);
  const [first, second] = (await isToPlay(host, guest)) ? [host, guest] : [guest, host];
  await spot(first, "11").click();
  await stones(second, 1);
  await spot(second, "14").click();
  await stones(first, 2);
  await first.reload();
  await stones(first, 2);
  await spot(first, "17").click();
  await stones(second, 3);
  await stones(watcher, 3);
  await count(watcher.locator(".moulin-spot.is-choice"), 0);
  await second.getByRole("button", { name: "Abandonner" }).click();
  await second.getByRole("button", { name: "Oui, abandonner" }).click();
  await shows(first.locator(".ending h2"), /gagné/);
  await shows(second.locator(".ending h2"), /perdu/);
  await watcher.locator(".ending").waitFor();
});

test("a table at which nobody has sat down can be cancelled, and is gone", async () => {
  const page = await stage.window("/");
  await startFromLobby(page, "Le jeu du moulin", "Par lien");
  await page.getByRole("button", { name: "Annuler la table" }).click();
  await page.locator(".start").waitFor();
  await equals(() => page.evaluate(() => localStorage.getItem("joute.tables")), "[]");
});

/** Waits until one of the two can choose; true if it is the first. */
function isToPlay(page: Page, other: Page): Promise<boolean> {
  return Promise.race([choice(page).waitFor().then(() => true), choice(other).waitFor().then(() => false)]);
}

test("a move typed while the server is dead is played once, when it is back, and the game goes on", async () => {
  const page = await stage.window("/");
  await startFromLobby(page, "Le jeu du moulin", "À deux ici");
  await choice(page).waitFor();
  await page.keyboard.press("/");
  const entry = page.getByLabel("Saisir un coup");
  await entry.fill("11");
  await entry.press("Enter");
  await stones(page, 1);
  await stage.server.kill("SIGKILL");
  await page.locator(".banner.warn").waitFor();
  await entry.fill("14");
  await entry.press("Enter");
  await stage.server.restart();
  await page.locator(".ply-count", { hasText: "2 / 2" }).waitFor();
  await spot(page, "17").click();
  await stones(page, 3);
  await equals(() => page.locator(".ply-count").innerText(), "3 / 3");
});

test("between two browsers a move is taken back by consent, and the clocks are shown", async () => {
  const { table, tokens } = await stage.makeTable({ game: "moulin", clock: { base: 300_000, step: 2000 } }, [ADA, { kind: "open" }]);
  const context = await stage.person();
  await giveSeats(context, table, tokens);
  const host = await stage.window(`/t/${table}`, {}, context);
  const guest = await stage.window(`/t/${table}`);
  await guest.getByRole("button", { name: "Prendre place" }).click();
  await spot(host, "11").click();
  await spot(guest, "14").click();
  await stones(host, 2);
  await shows(host.locator(".clock.running"), /^[45]:\d\d$/);
  for (const [answer, left] of [["Refuser", 2], ["Accepter", 1]] as const) {
    await guest.getByRole("button", { name: "Demander à reprendre" }).click();
    await host.locator(".banner.ask").getByRole("button", { name: answer }).click();
    await guest.locator(".banner.ask").waitFor({ state: "detached" });
    await stones(guest, left);
  }
  await spot(guest, "17").click();
  await stones(host, 2);
});

test("a game opened by a link is dragged through, and the server is not flooded", async () => {
  const played = execFileSync(process.env.JOUTE!, ["random", "roses", "--seed", "4"]);
  const page = await stage.window("/");
  let [asked, refused] = [0, 0];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => (asked += String(payload).includes('"t":"at"') ? 1 : 0));
    socket.on("framereceived", ({ payload }) => (refused += String(payload).startsWith('{"t":"error"') ? 1 : 0));
    socket.on("close", () => refused++);
  });
  await stage.go(page, `/r#${played.toString("base64url")}`);
  await page.locator(".status.over").waitFor();
  refused = 0;
  const bar = page.getByLabel("Position dans la partie");
  const { x, y } = await middle(bar);
  const half = await bar.evaluate((slider) => slider.getBoundingClientRect().width / 2);
  await page.mouse.move(x + half - 12, y);
  const began = Date.now();
  await page.mouse.down();
  await page.mouse.move(x - half + 20, y, { steps: 50 });
  await page.mouse.move(x, y, { steps: 20 });
  await page.mouse.up();
  await eventually(async () => {
    const at = Number(await bar.inputValue());
    assert.ok(at > 20, `at ${at}`);
    assert.match(await page.locator(".status.past strong").innerText(), new RegExp(`Coup ${at} sur`));
  });
  assert.equal(refused, 0);
  /* At most one request every 50 ms, however long the dragging took. */
  const most = (Date.now() - began) / 50 + 2;
  assert.ok(asked <= most, `${asked} positions asked for, at most ${most}`);
});

test("a finished game is replayed: by its address, buttons, keys, slider and wheel; the help has its keys; it prints", async () => {
  const page = await stage.window(`/r/${await finishedGame()}#4`);
  await stones(page, 4);
  await page.getByRole("button", { name: "Un coup en avant" }).click();
  await stones(page, 5);
  await page.getByRole("button", { name: "Début de la partie" }).click();
  await stones(page, 0);
  await page.locator("body").press("ArrowRight");
  await stones(page, 1);
  await page.getByLabel("Position dans la partie").fill("3");
  await stones(page, 3);
  await page.locator(".moulin-board").hover();
  await page.mouse.wheel(0, -100);
  await stones(page, 2);
  await page.mouse.wheel(0, 100);
  await stones(page, 3);
  await page.getByRole("button", { name: "Dernier coup", exact: true }).click();
  await page.locator(".ending").waitFor();
  await shows(page.locator(".status.over"), /(Ada|Zoé) a moins de trois pions/);
  /* The list begins with a whole line, below the names. */
  await equals(() => page.locator(".moves").evaluate((list) => {
    const top = list.querySelector("thead")!.getBoundingClientRect().bottom;
    const isCut = (ply: Element) => ply.getBoundingClientRect().top < top - 3 && ply.getBoundingClientRect().bottom > top + 3;
    return list.scrollTop > 0 && ![...list.querySelectorAll(".ply")].some(isCut);
  }), true);
  /* The last line is above the fade, on a phone too. */
  const isClear = () => page.locator(".moves").evaluate((list) => list.querySelector("[aria-current]")!.getBoundingClientRect().bottom <= list.getBoundingClientRect().bottom - 20);
  await equals(isClear, true);
  await page.setViewportSize(PHONE);
  await page.locator(".phone-tab", { hasText: "Coups" }).click();
  await equals(isClear, true);
  await page.setViewportSize(DESKTOP);
  await page.keyboard.press("?");
  await page.locator("dialog[open] kbd", { hasText: "← ↑ ↓ →" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await page.emulateMedia({ media: "print" });
  await page.locator(".header").waitFor({ state: "hidden" });
  await page.locator(".moulin-board").waitFor();
});

test("a game is saved to a file that the program verifies, and opened again", async () => {
  const page = await stage.window("/");
  await startFromLobby(page, "Le Roi des Roses", "À deux ici");
  await page.locator(".roses-card.is-own[aria-disabled=false]").first().click();
  await page.locator(".confirm-bar .is-primary:enabled").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".ply-count", { hasText: "1 / 1" }).waitFor();
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Enregistrer" }).click(),
  ]);
  const file = join(stage.server.folder, "saved.json");
  await download.saveAs(file);
  assert.match(execFileSync(process.env.JOUTE!, ["verify", file], { encoding: "utf8" }), /ok/);
  const saved = JSON.parse(readFileSync(file, "utf8")) as { moves: string[] };
  assert.equal(saved.moves.length, 1);
  await stage.go(page, "/");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.getByText("Choisir un fichier").click()]);
  await chooser.setFiles(file);
  await page.getByRole("button", { name: "Reprendre la partie" }).click();
  await address(page, /^\/t\//);
  await page.locator(".ply-count", { hasText: "1 / 1" }).waitFor();
});

test("language and theme change at once and stay", async () => {
  const page = await stage.window("/settings");
  const settings = page.getByRole("heading", { level: 1, name: "Settings" });
  await page.getByRole("radio", { name: "English" }).check({ force: true });
  await settings.waitFor();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.locator("html[lang=en][data-theme=dark]").waitFor();
  await page.reload();
  await settings.waitFor();
  await page.locator("html[lang=en][data-theme=dark]").waitFor();
});

test("the journal follows the language, also for undone moves; nothing is announced again", async () => {
  const page = await stage.window("/");
  await startFromLobby(page, "Le jeu du moulin", "À deux ici");
  for (const [at, point] of ["24", "11"].entries()) {
    await spot(page, point).click();
    await stones(page, at + 1);
  }
  await page.getByRole("button", { name: "Reprendre", exact: true }).click();
  await stones(page, 1);
  await spot(page, "17").click();
  await stones(page, 2);
  await page.locator(".journal-card summary").click();
  const journal = page.locator(".journal");
  const aloud = () => page.locator("[aria-live] p").allTextContents();
  await shows(journal, /Noir pose en 24[^]*Coup repris[^]*17/);
  const before = await eventually(async () => {
    const said = await aloud();
    assert.match(said.join("\n"), /17/);
    return said;
  });
  await page.locator(".tool[lang=en]").click();
  await shows(journal, /Black places on 24[^]*11[^]*Taken back[^]*White places on 17/);
  await eventually(async () => assert.doesNotMatch(await journal.innerText(), /pose|coup|Noir|Blanc/));
  await equals(aloud, before);
});

test("while a move is being sent its stone is shown and no other point is offered", async () => {
  const context = await stage.person();
  let isHeld = false;
  const held: (() => void)[] = [];
  await context.routeWebSocket(/\/ws$/, (page) => {
    page.connectToServer().onMessage((message) => {
      if (isHeld) held.push(() => page.send(message));
      else page.send(message);
    });
  });
  const { page } = await stage.table({ game: "moulin" }, BOTH, {}, context);
  await choice(page).waitFor();
  isHeld = true;
  await spot(page, "24").click();
  await stones(page, 1);
  await count(page.locator(".moulin-spot[aria-disabled=false]"), 0);
  isHeld = false;
  held.forEach((send) => send());
  await spot(page, "11").click();
  await stones(page, 2);
});

test("nothing hidden reaches a watcher's page of a running game", async () => {
  const [one, two] = [await Client.hello(stage.server), await Client.hello(stage.server)];
  const table = await one.create("guerre", [{ kind: "me" }, { kind: "open" }], { listed: true });
  await two.join(table, { sit: true });
  const page = await stage.window(`/t/${table}`);
  await count(page.locator(".guerre .guerre-back"), 8);
  await count(page.locator(".guerre-held, .guerre-pass, .guerre-seen"), 0);
  assert.equal(await two.refused({ t: "record", cid: newCid() }), "not-allowed");
  one.close();
  two.close();
});

/* Accessibility ---------------------------------------------------------- */

/** Tables to check: boards to play on (for trolls one without the curtain),
 * finished games, a free seat, an attack to answer. */
async function tables(): Promise<{ paths: string[]; seats: [string, Record<string, string>][] }> {
  const seats: [string, Record<string, string>][] = [];
  const add = async (start: object, players: SeatRequest[]) => {
    const { table, tokens } = await stage.makeTable(start, players);
    seats.push([table, tokens]);
  };
  for (const game of ["moulin", "roses", "trolls", "guerre", "splaby"]) {
    const other: SeatRequest = game === "trolls" ? { kind: "computer", spec: "random" } : ZOE;
    await add({ game, options: game === "splaby" ? { players: 2 } : {} }, [{ kind: "me", name: "W".repeat(24) }, other]);
  }
  await add(record(underAttack()), [{ kind: "computer", spec: "level:1" }, ADA]);
  const { table: open } = await stage.makeTable({ game: "moulin", listed: true }, [ADA, { kind: "open" }]);
  const over = await Promise.all(["roses", "trolls", "guerre"].map(finishedGame));
  return { paths: [...seats.map(([table]) => `/t/${table}`), `/t/${open}`, ...over.map((table) => `/r/${table}`)], seats };
}

const LOOKS: Look[] = [
  { theme: "light", viewport: DESKTOP },
  { theme: "dark", viewport: TABLET },
  { theme: "contrast", viewport: PHONE, lang: "en" },
  { theme: "light", viewport: { width: 320, height: 640 } },
];

/** Checks the pages whose number belongs to a look. */
async function lookAtAll(isFor: (page: number, look: number) => boolean): Promise<void> {
  const { paths, seats } = await tables();
  /* Each page, with an element that shows that the page has come. */
  const pages = [
    ["/", ".start"], ["/watch", ".watch-computers li"], ["/settings", ".settings input"], ["/history", ".history h1"], ["/nowhere", "h1"], ["/r", "input[type=file]"],
    ...paths.map((path) => [path, ".board-box svg, .roses-hand, .guerre, .curtain"] as const),
  ] as const;
  for (const [look, at] of LOOKS.map((each, n) => [each, n] as const)) {
    const context = await stage.person(look);
    for (const [table, tokens] of seats) await giveSeats(context, table, tokens);
    const page = await context.newPage();
    for (const [path, mark] of pages.filter((_, n) => isFor(n, at))) {
      await stage.go(page, path);
      await page.locator(mark).first().waitFor({ state: "attached" });
      await accessible(page);
      await fits(page);
    }
    await context.close();
  }
}

/** Sums up by how much parts of the page jumped without being asked to. */
async function followShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (seen.sum += (entry as unknown as { value: number }).value))).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
}

test("a first visit loads few files, and nothing moves though the typeface never comes", async () => {
  for (const [path, last] of [
    ["/", ".today .picture svg"], ["/watch", ".watch-computers .picture svg:not(.neutral)"], ["/rules/roses", ".glossary dt"],
    ["/puzzles/moulin", ".puzzles-list svg"], ["/settings", ".look-sample svg:not(.neutral)"],
  ] as const) {
    const page = await (await stage.person({ viewport: PHONE })).newPage();
    const shifts = await followShifts(page);
    const files: string[] = [];
    page.on("request", (request) => void (/\/assets\//.test(request.url()) && files.push(request.url())));
    await page.route(/woff2$/, () => {});
    await page.goto(stage.server.origin + path, { waitUntil: "commit" });
    await page.locator(last).first().waitFor();
    await rests(page);
    const sum = await shifts();
    assert.ok(sum < 0.02, `${path}: shift ${sum}`);
    /* The style, what is set before the first paint, the typeface, three scripts, and the puzzles. */
    if (path === "/") assert.ok(files.length <= 7, files.join(" "));
    await page.context().close();
  }
});

test("axe finds nothing on any page, and no page is too wide: each in one theme and size", () =>
  lookAtAll((page, look) => page % LOOKS.length === look));

long("axe finds nothing on any page, and no page is too wide: each in every theme and size", () => lookAtAll(() => true));

test("on a phone the board keeps its size when a game is over or looked back at", async () => {
  const page = await stage.window("/", { viewport: PHONE, touch: true });
  for (const game of ["roses", "moulin"]) {
    const table = await finishedGame(game);
    for (const [width, height, least] of [[390, 844, 300], [320, 640, 225]] as const) {
      await page.setViewportSize({ width, height });
      await stage.go(page, `/r/${table}`);
      const isLarge = () => eventually(async () => {
        const box = await page.locator(`.${game}-board`).boundingBox();
        assert.ok(box && box.width >= least, `${game} at ${width}: ${box?.width}`);
      });
      await page.locator(".ending").waitFor();
      await isLarge();
      await page.getByRole("button", { name: "Revoir" }).tap();
      await page.locator(".status.past").waitFor();
      await isLarge();
    }
  }
});
