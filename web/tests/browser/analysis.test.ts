/* What solvers say, on the page: while one plays, after a game, over a match;
 * and sealed choices between two browsers. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { DESKTOP, giveSeats, type Look, PHONE, Stage } from "./chromium";
import { violations } from "./axe";

/* Tables of moulin for few pieces, where the server looks for them. */
const cache = mkdtempSync(join(tmpdir(), "joute-cache-"));
process.env.XDG_CACHE_HOME = cache;
execFileSync(process.env.JOUTE!, ["solve", "moulin", "--max-total", "7", "--moving"], { stdio: "ignore" });
const stage = new Stage();
const { test } = stage;
after(() => rmSync(cache, { recursive: true, force: true }));

const ME: SeatRequest = { kind: "me", name: "Ada" };
const RANDOM: SeatRequest = { kind: "computer", spec: "random" };

/** The window of who holds the seats of a new table. */
async function open(start: object, seats: SeatRequest[], look: Look = { viewport: DESKTOP }): Promise<{ page: Page; table: string }> {
  const maker = await Client.hello(stage.server);
  const made = await maker.ask({ t: "create", cid: newCid(), seats, ...start });
  assert.equal(made.t, "created");
  const { table, tokens } = made as { table: string; tokens: Record<string, string> };
  maker.close();
  const context = await stage.person(look);
  await giveSeats(context, table, tokens);
  return { page: await stage.window(`/t/${table}`, look, context), table };
}

async function seal(page: Page, number: number): Promise<void> {
  await page.locator(".trolls-count .is-none").waitFor();
  await page.keyboard.type(String(number));
  await page.locator(".trolls-count output", { hasText: new RegExp(`^${number}$`) }).waitFor();
  await page.keyboard.press("Enter");
}

/** Throws one stone after the other until the game is over. */
async function throwOnes(page: Page): Promise<void> {
  for (;;) {
    await page.waitForSelector(".trolls-count .is-none, .trolls-ending");
    if (await page.locator(".trolls-ending").count()) return;
    await seal(page, 1);
    await page.waitForSelector(".trolls-count .is-none, .trolls-ending");
  }
}

test("trolls: the equilibrium on request, then turn by turn after the game", async () => {
  const { page } = await open({ game: "trolls" }, [ME, RANDOM]);
  await page.locator(".trolls-scene").waitFor();
  assert.equal(await page.locator(".trolls-shares").count(), 0);
  await page.keyboard.press("a");
  await page.locator(".trolls-shares i").first().waitFor();
  assert.equal(await page.locator(".trolls-shares i").count(), 3);
  assert.match(await page.locator(".trolls-analysis").innerText(), /Position égale\.[\s\S]*46\s%[\s\S]*5\s%[\s\S]*49\s%/);
  assert.deepEqual(await violations(page), []);
  await throwOnes(page);
  const turns = page.locator(".trolls-turns > li");
  const played = Number(await page.locator(".ply-count").innerText().then((text) => text.split("/")[1]));
  assert.equal(await turns.count(), played);
  await page.locator(".trolls-turns .trolls-mixes").nth(played - 1).waitFor();
  assert.equal(await page.locator(".trolls-turns .is-played").count(), 2 * played);
  assert.deepEqual(await violations(page), []);
  await turns.first().getByRole("button").click();
  await page.locator(".trolls-analysis .is-played").first().waitFor();
});

const FEW = { turn: 1, board: "1..1.....1.2.2....2.....", hand: [0, 0], quiet: 0, seen: [], result: null };

test("moulin: every move with its outcome when somebody asks", async () => {
  const record = { game: "moulin", options: { quiet_plies: 8 }, state: FEW };
  for (const look of [{ viewport: DESKTOP }, { viewport: PHONE, touch: true }]) {
    const { page } = await open({ record }, [ME, { kind: "me", name: "Zoé" }], look);
    await page.locator(".moulin-board").waitFor();
    await page.getByRole("button", { name: "Analyse", exact: true }).click();
    await page.locator(".moulin-plate").first().waitFor();
    const choices = await page.locator(".moulin-spot.is-choice").count();
    assert.equal(await page.locator(".moulin-plate").count(), choices);
    const label = await page.locator(".moulin-spot.is-choice").first().getAttribute("aria-label");
    assert.match(label!, /gain en \d+|perte en \d+|nulle/);
    assert.deepEqual(await violations(page), []);
    await page.context().close();
  }
});

/** Plays a game from a few pieces on with moves that only a beginner makes:
 * the worst by the tables. */
async function blunder(): Promise<string> {
  const player = await Client.hello(stage.server);
  const record = { game: "moulin", options: { quiet_plies: 8 }, state: FEW };
  const made = await player.ask({ t: "create", cid: newCid(), seats: [ME, { kind: "me", name: "Zoé" }], record });
  const worth = { win: 2, draw: 1, loss: 0 };
  await player.settled((table) => table.legal.length > 0);
  while (player.table!.legal.length > 0) {
    const { ply, as } = player.table!;
    const answer = await player.ask({ t: "analyse", cid: newCid(), ply });
    const { moves } = (answer as unknown as { analysis: { moves: { move: string; value: keyof typeof worth }[] } }).analysis;
    const worst = moves.reduce((a, b) => (worth[b.value] < worth[a.value] ? b : a));
    await player.ask({ t: "move", cid: newCid(), ply, seat: as, text: worst.move });
    await player.settled((table) => table.ply > ply);
  }
  player.close();
  return (made as { table: string }).table;
}

test("moulin: mistakes are marked on the curve of a finished game, and lead to their place", async () => {
  const page = await stage.window(`/r/${await blunder()}`);
  await page.getByRole("button", { name: "Analyser" }).first().click();
  await page.locator(".faults li").first().waitFor();
  await page.locator(".analysis-note", { hasText: /positions sur/ }).waitFor({ state: "detached" });
  const faults = await page.locator(".faults li").count();
  assert.ok(faults > 0);
  assert.equal(await page.locator(".analysis .plot-mark").count(), faults);
  assert.match(await page.locator(".faults").innerText(), /gain laissé échapper|gain devenu perte|nulle perdue/);
  await page.locator(".faults button").first().click();
  await page.locator(".moulin-analysis .is-played").waitFor();
  assert.deepEqual(await violations(page), []);
});

test("trolls: a match by rematches, its score and the opponent's habits", async () => {
  const { page } = await open({ game: "trolls", options: { stones: 4, cells: 3 } }, [ME, RANDOM]);
  const played: string[] = [];
  for (let game = 0; game < 3; game++) {
    await throwOnes(page);
    played.push(new URL(page.url()).pathname.slice(3));
    if (game < 2) {
      await page.locator(".ending .is-primary").click();
      await page.waitForURL((url) => !url.pathname.endsWith(played.at(-1)!));
    }
  }
  const records = await Promise.all(
    played.map(async (id) => (await (await fetch(`${stage.server.origin}/api/records/${id}`)).json()) as { moves: string[]; result: { utility: number[] } }),
  );
  /* Ada sits left, right, left. */
  const won = (ada: boolean) => records.filter(({ result }, at) => result.utility[(at + (ada ? 0 : 1)) % 2]! > 0).length;
  const score = page.locator(".match-score");
  await score.waitFor();
  await page.locator(".match", { hasText: "3 parties jouées" }).waitFor();
  assert.deepEqual(await score.locator("b").allInnerTexts(), [String(won(true)), String(won(false))]);
  const first = records.map(({ moves }, at) => Number(moves[0]!.split(",")[(at + 1) % 2]));
  const bars = page.locator(".trolls-habits li");
  const shown = await bars.evaluateAll((all) => all.map((each) => [each.querySelector("b")!.textContent, each.querySelector("small")!.textContent]));
  const counted = [...new Set(first)].sort((a, b) => a - b).map((number) => [String(number), `${first.filter((each) => each === number).length}×`]);
  assert.deepEqual(shown, counted);
  assert.deepEqual(await violations(page), []);
});

test("a sealed choice is shown to its owner alone, also after a reload, and can be reopened", async () => {
  const { page, table } = await open({ game: "trolls" }, [ME, { kind: "open" }]);
  const other = await stage.window(`/t/${table}`);
  await other.locator(".cover form button[type=submit]").click();
  await seal(page, 7);
  await page.locator(".trolls-sealed", { hasText: "Vous avez scellé 7 pierres" }).waitFor();
  await page.reload();
  await page.locator(".trolls-sealed", { hasText: "Vous avez scellé 7 pierres" }).waitFor();
  await other.locator(".trolls-banner.is-1.is-sealed").waitFor();
  assert.equal(await other.locator(".trolls-banner.is-1 text").count(), 0);
  await page.locator(".trolls-reopen").click();
  await seal(page, 2);
  await page.locator(".trolls-sealed", { hasText: "Vous avez scellé 2 pierres" }).waitFor();
  await seal(other, 5);
  for (const window of [page, other]) {
    await window.locator(".trolls-reveal", { hasText: /2.*5/ }).waitFor();
    await window.context().close();
  }
});
