/* A tournament watched in a browser while it is really played, on a SQLite store
 * that the test fills: live, frozen, revealed, on a big screen and a telephone. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import type { Page } from "playwright-core";
import { accessible } from "./axe";
import { type Look, PHONE, Stage } from "./chromium";
import { count, differs, equals, eventually, fits, shows } from "./expect";

const folder = mkdtempSync(join(tmpdir(), "joute watched "));
const store = join(folder, "tournament.db");
/* These players think for a while, so that there is something to watch. */
const PLAYERS = ["random", "greedy", "level:2", "mcts:200", "mcts:300", "mcts:400"];

let runner: ChildProcess | null = null;
after(() => runner?.kill("SIGKILL"));
const stage = new Stage(["--tournament", store]);
const { test } = stage;
after(() => rmSync(folder, { recursive: true, force: true }));

/** Continues a game from the move that it had reached. */
function play(): void {
  if (runner) return;
  const players = PLAYERS.flatMap((player) => ["-p", player]);
  runner = spawn(process.env.JOUTE!, ["tournament", "run", "--game", "trolls", "--games", "400", "--seed", "7", "--store", store, "--jobs", "1", ...players], {
    stdio: "ignore", env: { ...process.env, ASAN_OPTIONS: "detect_leaks=0" },
  });
}

/** Ends the run with the signal of Ctrl-C. */
function interrupt(): Promise<void> {
  const child = runner!;
  runner = null;
  return new Promise((done) => {
    if (child.exitCode !== null) done();
    child.once("exit", () => done());
    child.kill("SIGINT");
  });
}

const progress = (page: Page): Promise<number> => page.getByRole("progressbar").getAttribute("aria-valuenow").then(Number);
const standings = (page: Page): Promise<string> => page.locator(".t-table tbody").innerText();

/** Waits until this many matches are played. */
const played = (page: Page, least: number) =>
  eventually(async () => {
    const done = await progress(page);
    assert.ok(done >= least, `${done} of ${least} matches`);
    return done;
  });

/** A window on the tournament while it is played. */
async function watch(look: Look = {}): Promise<Page> {
  play();
  const page = await stage.window("/tournament", look);
  await page.locator(".t-state.is-running").waitFor();
  await played(page, 2);
  return page;
}

/** A window on the tournament that was interrupted after a few matches. */
async function watchPaused(look: Look = {}): Promise<Page> {
  if (runner || !existsSync(store)) {
    const live = await watch(look);
    await interrupt();
    await live.locator(".t-state:is(.is-paused, .is-over)").waitFor();
    return live;
  }
  const page = await stage.window("/tournament", look);
  await page.locator(".t-state:is(.is-paused, .is-over)").waitFor();
  return page;
}

test("the page says that there is no tournament, continues automatically when it begins, and follows it", async () => {
  const page = await stage.window("/tournament");
  await page.getByText("Il n'y a pas de tournoi à voir").waitFor();
  play();
  await page.locator(".t-state.is-running").waitFor();
  await page.getByText("en cours ; à revoir une fois terminé").waitFor();
  const now = await played(page, 2);
  await count(page.locator(".t-table tbody tr"), PLAYERS.length);
  await count(page.locator(".cross tbody tr"), PLAYERS.length);
  await page.locator(".cross :is(.is-ahead, .is-behind)").first().waitFor();
  await page.locator(".t-screen .board-box svg").first().waitFor();
  await page.locator("nav a[aria-current=page]", { hasText: "Tournoi" }).waitFor();
  const before = await eventually(() => standings(page));
  await played(page, now + 2);
  await differs(() => standings(page), before);
});

test("frozen standings stay as they are, even after a reload", async () => {
  const page = await watch();
  await page.keyboard.press("f");
  await page.getByText("Classement figé").waitFor();
  const frozen = await eventually(() => standings(page));
  await played(page, (await eventually(() => progress(page))) + 2);
  await equals(() => standings(page), frozen);
  await page.reload();
  await page.getByText("Classement figé").waitFor();
  await equals(() => standings(page), frozen);
  await page.getByRole("button", { name: "Revenir au direct" }).click();
  await differs(() => standings(page), frozen);
});

test("what was frozen of another tournament is not shown", async () => {
  const page = await watch();
  await page.keyboard.press("f");
  await page.getByText("Classement figé").waitFor();
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem("joute.frozen")!);
    kept.head.begun -= 1;
    sessionStorage.setItem("joute.frozen", JSON.stringify(kept));
  });
  await page.reload();
  await page.locator(".t-table tbody tr").first().waitFor();
  await count(page.getByText("Classement figé"), 0);
});

test("the menu names the tournament on the first visit of a page that asks the server nothing", async () => {
  const page = await stage.window("/settings", {}, await stage.person());
  await page.locator(".header-nav [href='/tournament']").waitFor();
});

test("the lobby says how the tournament stands, and leads to it", async () => {
  play();
  const page = await stage.window("/");
  await shows(page.locator(".to-tournament"), /Trolls & Châteaux[^]*sur 60/);
  await page.locator(".to-tournament").click();
  await page.locator(".t-table").waitFor();
});

test("no name in the standings is cut, at any width", async () => {
  const page = await watchPaused();
  for (const [width, height] of [[1920, 1080], [1280, 800], [844, 390], [820, 1180], [640, 400], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    await equals(() => page.locator(".t-table .is-name span").evaluateAll((names) =>
      names.filter((name) => name.scrollWidth > name.clientWidth || name.clientWidth < 20).map((name) => name.textContent)), [], `${width}`);
    await fits(page);
  }
});

test("on a telephone the bot that is followed stays in sight", async () => {
  const page = await watchPaused({ viewport: PHONE, touch: true, theme: "dark", lang: "en" });
  await page.locator(".t-table .is-name button", { hasText: "Greedy" }).click();
  await count(page.locator("tr.is-followed"), 1);
  await page.locator(".cross").scrollIntoViewIfNeeded();
  const strip = page.locator(".t-followed");
  await shows(strip, /Greedy/);
  await eventually(async () => {
    const box = (await strip.boundingBox())!;
    assert.ok(box.y >= 0 && box.y < 120, `the strip is at ${box.y}`);
  });
  await fits(page);
  await accessible(page);
});

test("an interrupted tournament is paused; each of its boards has its table; the big screen shows nothing else", async () => {
  const page = await watchPaused();
  await page.getByText("Aucun match n'est en cours").waitFor();
  await page.locator(".histogram").first().waitFor();
  await accessible(page);
  const all = await eventually(() => standings(page));
  await page.locator(".t-boards button").nth(1).click();
  await differs(() => standings(page), all);
  await page.locator(".t-boards button").first().click();
  await equals(() => standings(page), all);
  await page.keyboard.press("b");
  await page.locator(".t-page.is-big .t-table").waitFor();
  await page.locator(".header").waitFor({ state: "hidden" });
  await page.keyboard.press("b");
  await page.locator(".header").waitFor();
});

test("a match is opened from the cross table by keyboard, and a game replayed", async () => {
  const page = await watchPaused();
  const cell = page.locator(".cross td[data-match]").first();
  const names = await cell.evaluate((element) => {
    const table = element.closest("table")!;
    const [row, column] = element.dataset.place!.split(" ").map(Number);
    return [table.tBodies[0]!.rows[row!]!.cells[0]!.innerText, table.tHead!.rows[0]!.cells[column! + 1]!.title];
  });
  await page.locator(".cross td[tabindex='0']").focus();
  await eventually(async () => {
    if (await cell.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("ArrowRight");
    assert.ok(await cell.evaluate((element) => element === document.activeElement));
  });
  await page.keyboard.press("Enter");
  await page.locator(".cross .is-chosen").first().waitFor();
  const title = page.locator("#t-selected", { hasText: " contre " });
  for (const name of names) await title.filter({ hasText: name }).waitFor();
  await page.locator(".histogram").nth(2).waitFor();
  await page.getByRole("button", { name: /Revoir la partie/ }).click();
  const game = page.locator(".t-game");
  const at = (ply: RegExp) => game.locator(".ply-count", { hasText: ply }).waitFor();
  await game.locator(".board-box svg").first().waitFor();
  await at(/^0 \//);
  await game.getByRole("button", { name: "Coup suivant" }).click();
  await at(/^1 \//);
  await page.keyboard.press("ArrowRight");
  await at(/^2 \//);
  await game.getByRole("button", { name: "À la fin" }).click();
  await at(/^(\d+) \/ \1$/);
  await game.locator(".board-box svg").first().waitFor();
  await accessible(page);
});

test("the standings are revealed from the last to the first, and said only when they are asked for", async () => {
  const page = await watchPaused();
  const names = await eventually(() => page.locator(".t-table tbody .is-name").allInnerTexts());
  await page.locator("h1").click();
  await page.keyboard.press("r");
  await page.locator(".t-reveal").waitFor();
  const told = () => page.locator("main").innerText().then((text) => names.filter((name) => text.includes(name)));
  await equals(told, []);
  for (let shown = 1; shown <= names.length; shown++) {
    await page.keyboard.press("ArrowRight");
    await count(page.locator(".t-table tbody tr:not(.is-hidden)"), shown);
    await eventually(async () => assert.ok((await told()).includes(names.at(-shown)!)));
    await count(page.locator(".t-table tbody tr.is-hidden"), names.length - shown);
  }
  await page.keyboard.press("ArrowLeft");
  await count(page.locator(".is-hidden"), 1);
  await accessible(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator(".cross").waitFor();
  const said = page.locator(".t-page > [aria-live=polite]");
  await equals(() => said.innerText(), "");
  await page.getByRole("button", { name: "Annoncer le classement" }).click();
  await shows(said, /1\. .*points/);
});

test("somebody plays against a player of the tournament from its row", async () => {
  const page = await watchPaused({ viewport: PHONE, touch: true });
  const name = PLAYERS[3]!.replace("mcts:", "MCTS ");
  await page.getByRole("button", { name: `Jouer contre ${name}` }).tap();
  await page.waitForURL(/\/t\/\w+$/);
  await page.locator(".board-box svg").first().waitFor();
  await page.locator(".strip", { hasText: name }).waitFor();
});

test("a store that disappears is reported, and the page continues when it is back", async () => {
  const page = await watchPaused({ lang: "en", theme: "contrast" });
  await eventually(async () => assert.match(await page.title(), /^Tournament: /));
  await accessible(page);
  renameSync(store, `${store}.away`);
  await page.getByText("There is no tournament").waitFor();
  renameSync(`${store}.away`, store);
  await page.locator(".t-table").waitFor();
});
