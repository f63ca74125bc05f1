/* A tournament watched in a browser while it is really played, on a SQLite store
 * that the test fills: live, frozen, revealed, on a big screen and a telephone. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { violations } from "./axe";
import { PHONE, Stage } from "./chromium";

const folder = mkdtempSync(join(tmpdir(), "joute watched "));
const store = join(folder, "tournament.db");
/* They think for a while, so that there is something to watch. */
const PLAYERS = ["random", "greedy", "level:2", "mcts:200", "mcts:300", "mcts:400"];

let page: Page;
let runner: ChildProcess | null = null;

/** Plays on from where it was. */
function play(): void {
  const players = PLAYERS.flatMap((player) => ["-p", player]);
  const child = spawn(process.env.JOUTE!, ["tournament", "run", "--game", "trolls", "--games", "400", "--seed", "7", "--store", store, "--jobs", "1", ...players], {
    stdio: "ignore", env: { ...process.env, ASAN_OPTIONS: "detect_leaks=0" },
  });
  runner = child;
}

function interrupt(): Promise<void> {
  const child = runner!;
  runner = null;
  return new Promise((done) => {
    if (child.exitCode !== null) done();
    child.once("exit", () => done());
    child.kill("SIGINT");
  });
}

const done = (on: Page): Promise<number> => on.getByRole("progressbar").getAttribute("aria-valuenow").then(Number);
/** Until so many matches are played. */
const played = (on: Page, least: number) =>
  on.waitForFunction((n) => Number(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")) >= n, least, { timeout: 240_000 });
const standings = (on: Page): Promise<string> => on.locator(".t-table tbody").innerText();

after(() => runner?.kill("SIGKILL"));
const stage = new Stage(["--tournament", store]);
after(() => rmSync(folder, { recursive: true, force: true }));

test("the page says that there is nothing, and goes on by itself when it begins", async () => {
  page = await stage.window("/tournament");
  await page.getByText("Il n'y a pas de tournoi à voir").waitFor();
  play();
  await page.locator(".t-state.is-running").waitFor({ timeout: 240_000 });
  await page.getByText("se joue ; à revoir dès que").waitFor();
  await played(page, 2);
  assert.equal(await page.locator(".t-table tbody tr").count(), PLAYERS.length);
  assert.equal(await page.locator(".cross tbody tr").count(), PLAYERS.length);
  await page.locator(".cross :is(.is-ahead, .is-behind)").first().waitFor();
  await page.locator(".t-screen .board-box svg").first().waitFor();
  assert.equal(await page.getByRole("link", { name: "Tournoi" }).getAttribute("aria-current"), "page");
});

test("rows change while it is played, and the chosen board is another table", async () => {
  const before = await standings(page);
  const now = await done(page);
  await played(page, now + 2);
  assert.notEqual(await standings(page), before);
  const here = await standings(page);
  await page.locator(".t-boards button").nth(1).click();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>(".t-table tbody")!.innerText !== old, here);
  await page.locator(".t-boards button").first().click();
});

test("what is frozen stays as it is, also when the page is loaded again", async () => {
  await page.keyboard.press("f");
  await page.getByText("Classement figé").waitFor();
  const frozen = await standings(page);
  await played(page, (await done(page)) + 2);
  assert.equal(await standings(page), frozen);
  await page.reload();
  await page.getByText("Classement figé").waitFor();
  assert.equal(await standings(page), frozen);
  await page.getByRole("button", { name: "Reprendre le direct" }).click();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>(".t-table tbody")!.innerText !== old, frozen);
});

test("one bot is followed, on a telephone it stays in sight", async () => {
  await page.locator(".t-table .is-name button", { hasText: "greedy" }).click();
  assert.equal(await page.locator("tr.is-followed").count(), 1);
  const phone = await stage.window("/tournament", { viewport: PHONE, touch: true, theme: "dark", lang: "en" });
  await phone.locator(".t-table .is-name button", { hasText: "greedy" }).click();
  await phone.locator(".cross").scrollIntoViewIfNeeded();
  const strip = phone.locator(".t-followed");
  assert.match(await strip.innerText(), /greedy/);
  const box = (await strip.boundingBox())!;
  assert.ok(box.y >= 0 && box.y < 120, `the strip is at ${box.y}`);
  assert.ok((await phone.evaluate(() => document.documentElement.scrollWidth)) <= PHONE.width, "no wider than the telephone");
  assert.deepEqual(await violations(phone), []);
  await phone.context().close();
});

test("the big screen shows nothing else", async () => {
  await page.keyboard.press("b");
  await page.locator(".t-page.is-big").waitFor();
  assert.equal(await page.locator(".header").isVisible(), false);
  assert.ok(await page.locator(".t-table").isVisible());
  await page.keyboard.press("b");
  await page.locator(".header").waitFor();
});

test("an interrupted tournament is paused, and axe has nothing against the page", async () => {
  await interrupt();
  await page.locator(".t-state.is-paused, .t-state.is-over").waitFor();
  await page.getByText("Aucun match ne se joue").waitFor();
  await page.locator(".histogram").first().waitFor();
  assert.deepEqual(await violations(page), []);
});

test("a match is opened from the cross table by keyboard, and a game replayed", async () => {
  const cell = page.locator(".cross td[data-match]").first();
  const names = await cell.evaluate((element) => {
    const table = element.closest("table")!;
    const [row, column] = element.dataset.place!.split(" ").map(Number);
    return [table.tBodies[0]!.rows[row!]!.cells[0]!.innerText, table.tHead!.rows[0]!.cells[column! + 1]!.title];
  });
  await page.locator(".cross td[tabindex='0']").focus();
  for (let n = 0; n < 20 && !(await cell.evaluate((element) => element === document.activeElement)); n++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator(".cross .is-chosen").first().waitFor();
  const title = page.locator("#t-selected");
  await page.waitForFunction(([a, b]) => {
    const text = document.getElementById("t-selected")!.innerText;
    return text.includes(a!) && text.includes(b!);
  }, names);
  assert.match(await title.innerText(), / contre /);
  assert.ok((await page.locator(".histogram").count()) >= 3);
  await page.getByRole("button", { name: /Revoir la partie/ }).click();
  await page.locator(".t-game .board-box svg").first().waitFor();
  const count = page.locator(".t-game .ply-count");
  assert.match(await count.innerText(), /^0 \//);
  await page.locator(".t-game").getByRole("button", { name: "Coup suivant" }).click();
  await page.keyboard.press("ArrowRight");
  assert.match(await count.innerText(), /^2 \//);
  await page.locator(".t-game").getByRole("button", { name: "À la fin" }).click();
  const [at, last] = (await count.innerText()).split(" / ");
  assert.equal(at, last);
  await page.locator(".t-game .board-box svg").first().waitFor();
  assert.deepEqual(await violations(page), []);
});

test("the standings are revealed from the last to the first", async () => {
  const names = await page.locator(".t-table tbody .is-name").allInnerTexts();
  await page.locator("h1").click();
  await page.keyboard.press("r");
  await page.locator(".t-reveal").waitFor();
  const text = () => page.locator("main").innerText();
  for (const name of names) assert.ok(!(await text()).includes(name), `${name} is not told yet`);
  for (let shown = 1; shown <= names.length; shown++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((n) => document.querySelectorAll(".t-table tbody tr:not(.is-hidden)").length === n, shown);
    assert.ok((await text()).includes(names.at(-shown)!));
    assert.equal((await page.locator(".t-table tbody tr.is-hidden").count()) > 0, shown < names.length);
  }
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.locator(".is-hidden").count(), 1);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator(".cross").waitFor();
});

test("the standings are said when they are asked for, and only then", async () => {
  const live = page.locator(".t-page > [aria-live=polite]");
  assert.equal(await live.innerText(), "");
  await page.getByRole("button", { name: "Dire le classement" }).click();
  assert.match(await live.innerText(), /1\. .*points/);
});

test("a store that goes away is said to be gone, and comes back", async () => {
  renameSync(store, `${store}.away`);
  await page.getByText("Il n'y a pas de tournoi à voir").waitFor();
  renameSync(`${store}.away`, store);
  await page.locator(".t-table").waitFor();
  const plain = await stage.window("/tournament", { lang: "en", theme: "contrast" });
  await plain.locator(".t-table").waitFor();
  assert.match(await plain.title(), /^Tournament: /);
  assert.deepEqual(await violations(plain), []);
});
