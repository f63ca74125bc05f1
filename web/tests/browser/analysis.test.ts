/* Tests what solvers say on the page: during a game, after it and over a match; and sealed choices between
 * two browsers. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { accessible } from "./axe";
import { ADA, BOTH, PHONE, Stage } from "./chromium";
import { address, count, equals, eventually, shows, whichever } from "./expect";

/* Tables of moulin for few pieces, where the server looks for them. */
const cache = mkdtempSync(join(tmpdir(), "joute-cache-"));
process.env.XDG_CACHE_HOME = cache;
execFileSync(process.env.JOUTE!, ["solve", "moulin", "--max-total", "7", "--moving"], { stdio: "ignore" });
const stage = new Stage();
const { test } = stage;
after(() => rmSync(cache, { recursive: true, force: true }));

const RANDOM: SeatRequest = { kind: "computer", spec: "random" };
const CHOOSING = ".trolls-count .is-none";

async function seal(page: Page, number: number): Promise<void> {
  await page.locator(CHOOSING).waitFor();
  await page.keyboard.type(String(number));
  await page.locator(".trolls-count output", { hasText: new RegExp(`^${number}$`) }).waitFor();
  await page.keyboard.press("Enter");
}

/** Throws one stone after the other until the game is over. */
async function throwOnes(page: Page): Promise<void> {
  while ((await whichever(page, ".trolls-ending", CHOOSING)) === CHOOSING) await seal(page, 1);
}

test("trolls: the equilibrium on request, then turn by turn after the game", async () => {
  const { page, table } = await stage.table({ game: "trolls" }, [ADA, RANDOM]);
  await page.locator(CHOOSING).waitFor();
  await count(page.locator(".trolls-shares"), 0);
  await page.keyboard.press("a");
  await count(page.locator(".trolls-shares i"), 3);
  await shows(page.locator(".trolls-analysis"), /Position égale\.[\s\S]*46\s%[\s\S]*5\s%[\s\S]*49\s%/);
  await accessible(page);
  await throwOnes(page);
  const watcher = await stage.watch(table);
  const played = watcher.table!.ply;
  watcher.close();
  const turns = page.locator(".trolls-turns > li");
  await count(turns, played);
  await count(page.locator(".trolls-turns .is-played"), 2 * played);
  await page.locator(".trolls-turns .trolls-mixes").nth(played - 1).waitFor();
  await accessible(page);
  await turns.first().getByRole("button").click();
  await page.locator(".trolls-analysis .is-played").first().waitFor();
});

test("roses: a search judges every move; one of the list can be chosen", async () => {
  const { page } = await stage.table({ game: "roses", seed: 7 }, [ADA, RANDOM]);
  await page.locator(".roses-card.is-choice, .board-box svg").first().waitFor();
  await page.locator(".side.score .info").waitFor();
  await page.keyboard.press("a");
  await page.locator(".side.score .info").waitFor({ state: "hidden" });
  const rows = page.locator(".judged li");
  await count(rows, 5);
  await shows(rows.first(), /\d\s%/);
  await accessible(page);
  await rows.nth(4).getByRole("button").press("Enter");
  await page.getByRole("button", { name: "Valider" }).waitFor();
});

const FEW = { turn: 1, board: "1..1.....1.2.2....2.....", hand: [0, 0], quiet: 0, seen: [], result: null };
const FROM_FEW = { record: { game: "moulin", options: { quiet_plies: 8 }, state: FEW } };

test("moulin: every move is shown with its outcome on request", async () => {
  const { page } = await stage.table(FROM_FEW, BOTH, { viewport: PHONE, touch: true });
  await page.locator(".moulin-board").waitFor();
  await page.getByRole("button", { name: "Analyse", exact: true }).click();
  await page.locator(".moulin-plate").first().waitFor();
  const choices = page.locator(".moulin-spot.is-choice");
  await eventually(async () => {
    assert.equal(await page.locator(".moulin-plate").count(), await choices.count());
    assert.match((await choices.first().getAttribute("aria-label"))!, /gain en \d+|perte en \d+|nulle/);
  });
  await shows(page.locator(".status-found"), /^(Gain en|Perte en|Nulle).*le mieux/);
  await accessible(page);
});

test("moulin: where no table knows, a search judges every move, and none above the best", async () => {
  const { page } = await stage.table({ game: "moulin" }, BOTH);
  await page.locator(".moulin-spot.is-choice").first().waitFor();
  await page.keyboard.press("a");
  await count(page.locator(".moulin-plate"), 24);
  const listed = await eventually(async () => {
    const texts = await page.locator(".moulin-analysis li b").allInnerTexts();
    assert.equal(texts.length, 10);
    return texts.map((text) => Number(/^(\d+)\s?%$/.exec(text)![1]));
  });
  assert.deepEqual(listed, [...listed].sort((a, b) => b - a));
  await shows(page.locator(".moulin-analysis p").first(), new RegExp(`${listed[0]}\\s?%`));
});

test("on a phone a finished game is stepped through beside its analysis, and nobody has won before the end", async () => {
  const finished = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "trolls", "--seed", "3"], { encoding: "utf8" })) as object;
  const { page } = await stage.table({ record: finished }, BOTH, { viewport: PHONE, touch: true });
  await count(page.locator(".badge", { hasText: "★" }), 1);
  await page.locator(".ending-buttons").getByRole("button", { name: "Analyser" }).click();
  await page.locator(".trolls-turns .trolls-mixes").first().waitFor();
  await page.locator(".phone-part").evaluate((part) => part.scrollTo(0, part.scrollHeight / 3));
  const back = page.getByRole("button", { name: "Un coup en arrière" });
  await back.click();
  await page.locator(".trolls-analysis .is-played").first().waitFor();
  await accessible(page);
  /* Board, steps, curve and mistakes are on one screen. */
  const seen = [".trolls-scene", ".knobs", ".course svg", ".faults button"];
  await equals(() => Promise.all(seen.map((css) => page.locator(css).first().evaluate((part) => {
    const { top, bottom, height } = part.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= innerHeight;
  }))), seen.map(() => true));
  await page.locator(".faults button").first().click();
  await shows(page.locator(".ply-count"), /^\d+ \//);
  await page.locator(".trolls-scene").waitFor();
  await page.locator(".phone-tab").first().click();
  await page.locator(".status-found").waitFor();
  await count(page.locator(".badge", { hasText: "★" }), 0);
  await eventually(async () => {
    const [line, box] = await Promise.all([".status-found", ".status"].map((css) => page.locator(css).boundingBox()));
    assert.ok(line!.y + line!.height <= box!.y + box!.height, "nothing of it is cut");
  });
});

test("on a phone the button at the end opens the analysis of a game without a solver too", async () => {
  const finished = JSON.parse(execFileSync(process.env.JOUTE!, ["random", "roses", "--seed", "3"], { encoding: "utf8" })) as object;
  const { page } = await stage.table({ record: finished }, BOTH, { viewport: PHONE, touch: true });
  await page.locator(".ending-buttons").getByRole("button", { name: "Analyser" }).click();
  await page.getByRole("button", { name: "Début" }).click();
  await page.locator(".judged li").first().waitFor();
  await page.locator(".phone-tab").first().click();
  await shows(page.locator(".status-found"), /^Le mieux.*\d\s%/);
});

/** Plays a game from a few pieces on with a beginner's moves: the worst by the
 * tables. */
async function blunder(): Promise<{ table: string; plies: number }> {
  const player = await Client.hello(stage.server);
  const made = await player.ask({ t: "create", cid: newCid(), seats: BOTH, ...FROM_FEW });
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
  return { table: (made as { table: string }).table, plies: player.table!.ply };
}

test("moulin: mistakes are marked on the curve of a finished game, and lead to their place", async () => {
  const { table, plies } = await blunder();
  const context = await stage.person();
  /* The solver says nothing about the last position. */
  await context.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => {
      const { t, cid, ply } = JSON.parse(String(message)) as { t: string; cid: string; ply?: number };
      if (t === "analyse" && ply === plies - 1) page.send(JSON.stringify({ t: "error", cid, code: "not-allowed", text: "inconnue" }));
      else server.send(message);
    });
  });
  const page = await stage.window(`/r/${table}`, {}, context);
  await page.getByRole("button", { name: "Analyser" }).first().click();
  const faults = page.locator(".faults li");
  await faults.first().waitFor();
  await page.locator(".analysis-note", { hasText: /sur \d+ positions/ }).waitFor({ state: "detached" });
  await eventually(async () => assert.equal(await page.locator(".course-mark").count(), await faults.count()));
  await shows(page.locator(".course-caption b"), /\d\s?%$/);
  await shows(page.locator(".faults"), /gain laissé échapper|gain devenu perte|nulle perdue/);
  const [, place, move] = /coup (\d+) (\S+)/.exec(await eventually(() => faults.first().innerText()))!;
  await shows(faults.first(), /mieux\s: /);
  await faults.getByRole("button").first().click();
  await shows(page.locator(".ply-count"), new RegExp(`^${Number(place) - 1} /`));
  await shows(page.locator(".moulin-analysis .is-played"), new RegExp(`^${move}`));
  /* The list of moves counts as everything else does. */
  const first = Number(place) - ((Number(place) - 1) % 2);
  await shows(page.locator(".rounds tbody tr", { has: page.locator(`th:text-is("${first}")`) }), new RegExp(move!));
  /* Why there is no answer is said where it was not given, and nowhere else. */
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.locator(".analysis-note", { hasText: /^Inconnue\.$/ }).waitFor();
  await accessible(page);
});

/* A random game that somebody won. */
function wonGame(game: string): { record: { moves: string[] } } {
  for (let seed = 1; ; seed++) {
    const record = JSON.parse(execFileSync(process.env.JOUTE!, ["random", game, "--seed", String(seed)], { encoding: "utf8" }));
    const { utility } = record.result;
    if (record.moves.length <= 400 && utility.some((value: number) => value !== utility[0])) return { record };
  }
}

test("after every game a sentence says where it was lost, and leads there", async () => {
  const games = { roses: 2, trolls: 2, guerre: 2, moulin: 2, splaby: 4 };
  await Promise.all(Object.entries(games).map(async ([game, players]) => {
    const { page } = await stage.table(wonGame(game), [ADA, ...Array(players - 1).fill(RANDOM)]);
    await shows(page.locator(".turning"), /au coup \d+|Aucun coup décisif/);
    await equals(() => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), true, `${game}: a long list of moves makes the page no longer`);
    const place = /(?:Perdue|Tournant) au coup (\d+)/.exec(await eventually(() => page.locator(".turning").innerText()))?.[1];
    if (!place) return;
    await page.locator(".turning button").click();
    await shows(page.locator(".ply-count"), new RegExp(`^${Number(place) - 1} /`));
  }));
});

/* Hidden words in a part that scrolls but does not hold them: they lengthen the page. */
const loose = () => [...document.querySelectorAll<HTMLElement>(".game .unseen")].flatMap((word) => {
  const isScrolling = (part: HTMLElement | null): boolean => part !== null && /auto|scroll/.test(getComputedStyle(part).overflowY);
  let part = word.offsetParent && word.parentElement;
  while (part && part !== word.offsetParent && !isScrolling(part)) part = part.parentElement;
  return isScrolling(part) && part !== word.offsetParent ? [`${word.textContent} in ${part!.className}`] : [];
});

for (const [name, look] of [["a desktop", {}], ["a phone", { viewport: PHONE, touch: true }]] as const) {
  test(`on ${name} the analysis of a finished game makes the page no longer than the window`, async () => {
    const games = { roses: 2, trolls: 2, guerre: 2, moulin: 2, splaby: 4 };
    await Promise.all(Object.entries(games).map(async ([game, players]) => {
      const { page } = await stage.table(wonGame(game), [ADA, ...Array(players - 1).fill(RANDOM)], look);
      await page.locator(":is(.ending-buttons, .analysis)").getByRole("button", { name: "Analyser" }).first().click();
      await page.keyboard.press("ArrowLeft");
      await page.locator(".analysis li").first().waitFor();
      await equals(() => page.evaluate(loose), [], game);
      await equals(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0, game);
    }));
  });
}

test("trolls: a match by rematches, its score and the opponent's habits", async () => {
  const { page } = await stage.table({ game: "trolls", options: { stones: 4, cells: 3 } }, [ADA, RANDOM]);
  const played: string[] = [];
  for (const game of [1, 2, 3]) {
    await throwOnes(page);
    played.push((await address(page, /^\/t\/(\w+)/))[1]!);
    if (game === 3) break;
    await page.locator(".ending .is-primary").click();
    await address(page, new RegExp(`^/t/(?!${played.at(-1)})`));
    await page.locator(CHOOSING).waitFor();
  }
  const records = await Promise.all(
    played.map(async (id) => (await (await fetch(`${stage.server.origin}/api/records/${id}`)).json()) as { moves: string[]; result: { utility: number[] } }),
  );
  /* Ada sits left, right, left. */
  const won = (ada: boolean) => records.filter(({ result }, at) => result.utility[(at + (ada ? 0 : 1)) % 2]! > 0).length;
  await page.locator(".match", { hasText: "3 parties jouées" }).waitFor();
  await equals(() => page.locator(".match-score b").allInnerTexts(), [String(won(true)), String(won(false))]);
  const first = records.map(({ moves }, at) => Number(moves[0]!.split(",")[(at + 1) % 2]));
  const counted = [...new Set(first)].sort((a, b) => a - b).map((number) => [String(number), `${first.filter((each) => each === number).length}×`]);
  await equals(
    () => page.locator(".trolls-habits li").evaluateAll((all) => all.map((each) => [each.querySelector("b")!.textContent!, each.querySelector("small")!.textContent!])),
    counted,
  );
  await accessible(page);
});

test("a sealed choice is shown to its owner alone, also after a reload, and can be reopened", async () => {
  const { page, table } = await stage.table({ game: "trolls" }, [ADA, { kind: "open" }]);
  const other = await stage.window(`/t/${table}`);
  const sealed = (number: number) => page.locator(".trolls-sealed", { hasText: `Vous avez scellé ${number} pierres` }).waitFor();
  await other.locator(".cover form button[type=submit]").click();
  await seal(page, 7);
  await sealed(7);
  await page.reload();
  await sealed(7);
  await other.locator(".trolls-banner.is-1.is-sealed").waitFor();
  await count(other.locator(".trolls-banner.is-1 text"), 0);
  await page.locator(".trolls-reopen").click();
  await seal(page, 2);
  await sealed(2);
  await seal(other, 5);
  for (const window of [page, other]) await window.locator(".trolls-reveal", { hasText: /2.*5/ }).waitFor();
});
