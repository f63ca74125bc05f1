/* The report of a tournament, opened from a file as on a teacher's desk: with
 * names that are markup, in both languages, themes and sizes. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, test } from "node:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { violations } from "./axe";
import { FLAGS, PHONE } from "./chromium";

const LAPTOP = { width: 1280, height: 800 };
const MARKUP = `</script><script>document.title='taken'</script><img src=x onerror="document.title='taken'">`;

/* A bot of moulin in shell: the first of the legal moves, or nonsense. */
const bot = (name: string, answer: string) => `#!/bin/sh
while read -r word rest; do
  case $word in
    match) echo 'ready ${name}' ;;
    legal) set -- $rest; ${answer} ;;
    go) echo "move $move" ;;
    bye) exit ;;
  esac
done
`;

const folder = mkdtempSync(join(tmpdir(), "joute report "));
const faults: string[] = [];
let browser: Browser;

/** A tournament and its report; its path. */
function makeReport(game: string, players: string[], more: string[] = []): string {
  const store = join(folder, `${game}.db`);
  const file = join(folder, `${game} report.html`);
  const run = (...args: string[]) => execFileSync(process.env.JOUTE!, ["tournament", ...args, "--store", store], { stdio: "pipe", cwd: folder });
  run("run", ...more, "--game", game, "--games", "2", "--seed", "4", "--no-sandbox", ...players.flatMap((player) => ["-p", player]));
  run("report", "-o", file);
  return file;
}

async function open(file: string, look: { viewport?: { width: number; height: number }; dark?: boolean; lang?: string } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: look.viewport ?? LAPTOP,
    colorScheme: look.dark ? "dark" : "light",
    locale: look.lang ?? "fr-FR",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  context.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("request", (request) => request.url().startsWith("file:") || faults.push(`asks for ${request.url()}`));
  page.on("dialog", (dialog) => faults.push(`dialog ${dialog.message()}`));
  await page.goto(pathToFileURL(file).href);
  await page.locator("h1").waitFor();
  return page;
}

const texts = (page: Page, selector: string): Promise<string[]> => page.locator(selector).allInnerTexts();

let hostile: string;
before(async () => {
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
  const bots = join(folder, "bots");
  mkdirSync(bots);
  const first = "move=$1; seen=$((seen + 1)); [ $seen -gt 100 ] && move=nonsense";
  for (const [file, name, answer] of [["a<b>.sh", MARKUP.replaceAll("'", ""), "move=$1"], ["late.sh", "late & lost", first], ["bad.sh", "bad", "move=99"]]) {
    writeFileSync(join(bots, file!), bot(name!, answer!));
    chmodSync(join(bots, file!), 0o755);
  }
  hostile = makeReport("moulin", ["random", "greedy"], [bots]);
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
  assert.deepEqual(faults, []);
});

test("names that are markup are text", async () => {
  const page = await open(hostile);
  const names = await texts(page, "#standings tbody .is-name");
  assert.ok(names.some((name) => name.startsWith("</script><script>")), names.join("\n"));
  assert.equal(await page.title(), "Tournoi de " + (await page.locator("h1").innerText()).replace(/^Tournoi de /, ""));
  assert.equal(await page.locator("main img, main script").count(), 0);
  assert.doesNotMatch(readFileSync(hostile, "utf8").split('id="data">')[1]!.split("</script>")[0]!, /</);
  await page.context().close();
});

test("standings are sorted by a click on a title", async () => {
  const page = await open(hostile);
  const points = () => texts(page, "#standings tbody td:nth-of-type(2)").then((all) => all.map((text) => Number(text.replace(",", "."))));
  const ranked = await points();
  assert.deepEqual(ranked, [...ranked].sort((a, b) => b - a));
  const head = page.locator("#standings thead th").nth(2);
  await head.getByRole("button").click();
  await head.getByRole("button").click();
  assert.equal(await head.getAttribute("aria-sort"), "ascending");
  assert.deepEqual(await points(), ranked.reverse());
  await page.context().close();
});

test("the cross table, one bot's results, faults with their reasons", async () => {
  const page = await open(hostile, { lang: "en-GB" });
  const count = await page.locator("#standings tbody tr").count();
  assert.equal(await page.locator("#cross tbody tr").count(), count);
  assert.equal(await page.locator("#cross :is(.is-ahead, .is-behind)").count(), count * (count - 1));
  await page.locator("#cross select").first().selectOption("stronger");
  assert.match((await texts(page, "#cross tbody td:not(.is-self)")).join(" "), /\d/);
  await page.locator("#detail select").selectOption("1");
  assert.equal(await page.locator("#detail tbody tr").count(), count - 1);
  assert.equal(await page.locator("#ratings li").count(), count);
  const told = (await texts(page, "#faults .fault-card")).join("\n");
  assert.match(told, /bad\.sh[\s\S]*"99" is not/);
  assert.match(told, /late & lost/);
  await page.context().close();
});

test("a game that was lost by a fault is replayed from its place in the list", async () => {
  const page = await open(hostile);
  await page.locator("#faults .places a").first().click();
  const count = page.locator(".ply-count");
  const last = Number((await count.innerText()).split("/")[1]);
  assert.ok(last > 0);
  await page.getByRole("button", { name: "Coup suivant" }).click();
  await page.keyboard.press("ArrowRight");
  assert.match(await count.innerText(), /^2 \//);
  await page.getByRole("button", { name: "À la fin" }).click();
  assert.match(await page.locator(".said").innerText(), /disqualifié/);
  assert.equal(await page.locator("#replay .board-box svg").first().isVisible(), true);
  await page.context().close();
});

test("every game has its board, in every size and theme, without a word of axe", async () => {
  for (const game of ["moulin", "roses", "trolls", "guerre", "splaby"]) {
    const players = game === "splaby" ? ["random", "random", "greedy", "random"] : ["random", "greedy", "random"];
    const options = game === "splaby" ? ["-o", "rounds=3"] : [];
    const file = game === "moulin" ? hostile : makeReport(game, players, options);
    for (const [viewport, dark, lang] of [[LAPTOP, true, "en-GB"], [PHONE, false, "fr-FR"]] as const) {
      const page = await open(file, { viewport, dark, lang });
      await page.locator(".knob").last().click();
      assert.ok(await page.locator(".board-box svg").first().isVisible(), game);
      assert.deepEqual(await violations(page), [], `${game} ${viewport.width}`);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width, `${game} is too wide`);
      await page.context().close();
    }
  }
});

test("language and theme are switched, and the machine is judged", async () => {
  const page = await open(hostile);
  assert.match(await page.locator("#time").innerText(), /machine/i);
  await page.getByRole("button", { name: /Switch to English/ }).click();
  await page.getByRole("heading", { name: "Standings" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  const theme = page.getByRole("button", { name: /Change the theme/ });
  await theme.click();
  await theme.click();
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
  await page.context().close();
});
