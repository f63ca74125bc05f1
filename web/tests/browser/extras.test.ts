/* What goes with a game: phrases, the QR code of a waiting table, the worth of
 * squares in roses, and the film of a finished game. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { qrCode } from "../../src/qr";
import { accessible } from "./axe";
import { ADA, giveSeats, PHONE, Stage } from "./chromium";
import { address, count, differs, equals, eventually, fits, shows } from "./expect";

/* Browsers take a name that ends in localhost to the server of the test, which
 * the page does not take for this machine only. */
const stage = new Stage(["--host", "play.localhost"]);
const { test } = stage;

test("phrases reach the others in their own language, and are read aloud", async () => {
  const { table, tokens } = await stage.makeTable({ game: "moulin" }, [ADA, { kind: "open" }]);
  const ada = await stage.person({ lang: "en" });
  await giveSeats(ada, table, tokens);
  const one = await stage.window(`/t/${table}`, {}, ada);
  const two = await stage.window(`/t/${table}`, { viewport: PHONE, touch: true, theme: "dark" });
  await two.locator(".cover input").fill("Zoé");
  await two.locator(".cover button[type=submit]").tap();
  await one.locator(".phrases summary").focus();
  await one.keyboard.press("Enter");
  await count(one.locator(".phrases button"), 10);
  await accessible(one);
  await one.getByRole("button", { name: "Well played!" }).click();
  await shows(two.locator(".toasts"), /Ada.*Bien joué/);
  await shows(one.locator(".toasts"), /Ada: Well played!/);
  await two.locator(".phone-tab").last().tap();
  await two.locator(".phrases summary").tap();
  await fits(two);
  await two.getByRole("button", { name: "Merci" }).tap();
  await shows(one.locator(".toasts"), /Zoé: Thank you!/);
  const watcher = await stage.window(`/t/${table}`, { lang: "en" });
  await watcher.locator(".board-box svg").first().waitFor();
  await watcher.locator(".phrase-ear").waitFor({ state: "attached" });
  await one.getByRole("button", { name: "Hello!" }).click();
  await shows(watcher.locator(".toasts"), /Ada: Hello!/);
  await count(watcher.locator(".phrases"), 0);
});

test("a waiting table shows its address as a QR code", async () => {
  const { table, tokens } = await stage.makeTable({ game: "roses" }, [ADA, { kind: "open" }]);
  const person = await stage.person({ lang: "en" });
  await giveSeats(person, table, tokens);
  const page = await stage.window(`/t/${table}`, {}, person);
  await page.locator(".waiting").waitFor();
  await count(page.locator(".qr-code"), 0); /* nobody else reaches 127.0.0.1 */
  await page.goto(`http://play.localhost:${stage.server.port}/t/${table}`);
  const code = qrCode(`http://play.localhost:${stage.server.port}/t/${table}`)!;
  const drawn = page.locator(".qr-code path");
  await equals(async () => (await drawn.getAttribute("d"))!.split("M").length - 1, code.flat().filter(Boolean).length);
  await accessible(page);
});

/** A game of random players that ends after this many moves. */
function played(game: string, most = Infinity): { moves: string[] } {
  const record = JSON.parse(execFileSync(process.env.JOUTE!, ["random", game, "--seed", "1"], { encoding: "utf8" })) as { moves: string[] };
  return record.moves.length > most ? { ...record, moves: record.moves.slice(0, most), result: null } as typeof record : record;
}

test("roses shades every empty square by what a rose would add there", async () => {
  const { page } = await stage.table({ record: played("roses", 40) }, [ADA, { kind: "me", name: "Zoé" }], { lang: "en" });
  const button = page.locator(".roses-shading button").first();
  await button.focus();
  await page.keyboard.press("Enter");
  await equals(() => button.getAttribute("aria-pressed"), "true");
  const empty = page.locator(".roses-square[aria-label*=empty]");
  const alike = (parts: Locator) => eventually(async () => assert.equal(await parts.count(), await empty.count()));
  await alike(page.locator(".roses-shades rect"));
  await page.locator(".roses-shades text", { hasText: /^\+\d+$/ }).first().waitFor();
  /* Each empty square of the board also says what a rose would add. */
  await alike(page.locator(".roses-square[aria-label*='a rose here adds']"));
  await accessible(page);
  await button.click();
  await count(page.locator(".roses-shades"), 0);
});

/** What a button of the menu saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  const folder = mkdtempSync(join(tmpdir(), "joute saved "));
  await file.saveAs(join(folder, "picture.png"));
  const bytes = readFileSync(join(folder, "picture.png"));
  rmSync(folder, { recursive: true });
  return bytes;
}

/** How light a picture is at a share of its width and height, 0 to 255. */
const lightOf = (page: Page, png: Buffer, across: number, down: number): Promise<number> =>
  page.evaluate(async ([data, x, y]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const paper = document.createElement("canvas").getContext("2d")!;
    paper.drawImage(image, -Math.round(image.width * x), -Math.round(image.height * y));
    return Math.min(...paper.getImageData(0, 0, 1, 1).data.slice(0, 3));
  }, [png.toString("base64"), across, down] as const);

test("the picture of a position has the colours of its board, also where the board is no drawing", async () => {
  for (const game of ["moulin", "guerre"]) {
    const { page } = await stage.table({ record: played(game) }, [ADA, { kind: "me", name: "Zoé" }], { lang: "en" });
    await page.locator(".tools .menu-button, .tools summary, .tools [aria-expanded]").last().click();
    const light = await lightOf(page, await saved(page, "Picture (PNG)"), 0.03, 0.08);
    assert.ok(light > 100, `${game}: ${light}`);
  }
});

test("the film of a finished game is an animated picture with a frame for each position", async () => {
  const record = played("trolls");
  const { page } = await stage.table({ record }, [ADA, { kind: "me", name: "Zoé" }], { lang: "en" });
  await page.locator(".tools .menu-button, .tools summary, .tools [aria-expanded]").last().click();
  const bytes = await saved(page, "Film of the game");
  const at = bytes.indexOf("acTL");
  assert.equal(bytes.readUInt32BE(at + 4), record.moves.length + 1);
  assert.equal(bytes.toString("latin1").split("fcTL").length - 1, record.moves.length + 1);
});

test("splaby: the paint of a finished game is played and scrubbed as a time lapse", async () => {
  const record = played("splaby");
  const seats = [1, 2, 3, 4].map((n) => ({ kind: "me" as const, name: `P${n}` }));
  const { page } = await stage.table({ record }, seats, { lang: "en" });
  await page.locator(".lapse > summary").focus();
  await page.keyboard.press("Enter");
  const slider = page.getByRole("slider", { name: "Time lapse of the game" });
  await slider.waitFor();
  const drawing = page.locator(".splaby-lapse svg");
  const first = await drawing.getAttribute("aria-label");
  await page.locator(".lapse-bar button").click();
  /* The time lapse runs to the end as positions arrive. */
  await equals(() => slider.getAttribute("aria-valuetext"), `${record.moves.length} / ${record.moves.length}`);
  await differs(() => drawing.getAttribute("aria-label"), first);
  await accessible(page);
  await slider.focus();
  await page.keyboard.press("Home");
  await equals(() => drawing.getAttribute("aria-label"), first);
  await page.keyboard.press("ArrowRight");
  const ply = Number((await slider.getAttribute("aria-valuetext"))!.split(" ")[0]);
  await page.getByRole("button", { name: /^Show move/ }).click();
  await shows(page.locator(".ply-count").first(), new RegExp(`^${ply} /`));
});

test("guerre: the replay tells what each player could know of the other's hand", async () => {
  const record = played("guerre");
  const { page } = await stage.table({ record }, [ADA, { kind: "me", name: "Zoé" }], { lang: "en" });
  const knew = page.locator(".guerre-knew");
  await knew.waitFor();
  await page.keyboard.press("Home");
  await shows(page.locator(".ply-count").first(), /^0 /);
  await knew.locator("summary").focus();
  await page.keyboard.press("Enter");
  await shows(knew, /What Ada could know of the hand of Zoé[\s\S]*King[\s\S]*100%\s+1/);
  const rows = () => knew.locator("tbody").innerText();
  const first = await eventually(rows);
  await accessible(page);
  await knew.getByRole("button", { name: "Zoé" }).click();
  await shows(knew, /What Zoé could know of the hand of Ada/);
  await knew.getByRole("button", { name: "Ada" }).click();
  await equals(rows, first);
  await page.keyboard.press("End");
  await differs(rows, first);
});

test("a watcher is led to the rematch of two people", async () => {
  const record = played("moulin", 4);
  const { table, tokens } = await stage.makeTable({ record }, [ADA, { kind: "open" }]);
  const ada = await stage.person({ lang: "en" });
  await giveSeats(ada, table, tokens);
  const one = await stage.window(`/t/${table}`, {}, ada);
  const two = await stage.window(`/t/${table}`, { lang: "en", viewport: PHONE, touch: true });
  await two.locator(".cover button[type=submit]").tap();
  const watcher = await stage.window(`/t/${table}`, { lang: "en", viewport: PHONE, touch: true });
  await shows(watcher.locator("body"), /watching|Ada/);
  await one.getByRole("button", { name: "Resign" }).first().click();
  await one.locator("dialog[open] .button-primary, dialog[open] button").filter({ hasText: "Resign" }).first().click();
  await one.getByRole("button", { name: "Rematch" }).first().click();
  const [, next] = await address(one, new RegExp(`^/t/(?!${table})(\\w+)`));
  await address(watcher, new RegExp(`^/t/${next}`));
  /* What is announced on a telephone covers no button. */
  await two.locator(".toast").last().waitFor();
  await two.locator("main").getByRole("button", { name: /Accept/ }).tap();
  await address(two, new RegExp(`^/t/${next}`));
});

test("the user's results are shown by game and level, exported, and erased after a question", async () => {
  const results = ["won", "won", "lost", "draw"].map((outcome, at) => ({ table: `t${at}`, game: "moulin", at: 1000 - at, outcome, level: at < 3 ? 2 : 1, moves: 30 }));
  const person = await stage.person({ viewport: PHONE, touch: true, lang: "en", theme: "dark" });
  await person.addInitScript((all) => void (localStorage.getItem("joute.history") ?? localStorage.setItem("joute.history", JSON.stringify(all))), results);
  const page = await stage.window("/history", {}, person);
  const card = page.locator(".history");
  await shows(card, /2 wins in a row\s+2 won\s+1 drawn\s+1 lost/);
  await card.locator("tbody tr").first().waitFor({ state: "hidden" });
  await card.locator("summary").tap();
  await equals(() => card.locator("tbody tr").allInnerTexts().then((rows) => rows.map((row) => row.replace(/\s+/g, " ").trim())), ["Level 1 0 1 0", "Level 2 2 0 1"]);
  await equals(() => card.locator(".history-recent").innerText().then((text) => text.replace(/\W+|[a-z]+/g, "")), "DLWW");
  await equals(() => card.locator(".history-recent a").last().getAttribute("href"), "/t/t0");
  await equals(() => card.getByRole("link", { name: "Try level 3" }).getAttribute("href"), "/?game=moulin&mode=computer&level=3");
  await accessible(page);
  await fits(page);
  await Promise.all([page.waitForEvent("download"), card.getByRole("button", { name: "Export" }).tap()]);
  await card.getByRole("button", { name: "Erase" }).tap();
  await page.locator(".toast button", { hasText: "Keep them" }).tap();
  await shows(card, /2 wins in a row/);
  await card.getByRole("button", { name: "Erase" }).tap();
  await page.locator(".toast button", { hasText: "Erase" }).tap();
  await shows(card, /will be noted here/);
});
