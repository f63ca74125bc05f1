/* The report of a tournament, opened from a file as on a teacher's desk: with
 * names that are markup, in both languages, themes and sizes. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before } from "node:test";
import type { Page } from "playwright-core";
import { accessible } from "./axe";
import { LAPTOP, type Look, PHONE, Stage } from "./chromium";
import { count, equals, eventually, fits, shows } from "./expect";

const stage = new Stage();
const { test, long } = stage;

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

/** Makes a tournament and its report; returns the report's path. */
function makeReport(game: string, players: string[], more: string[] = []): string {
  const store = join(folder, `${game}.db`);
  const file = join(folder, `${game} report.html`);
  const run = (...args: string[]) => execFileSync(process.env.JOUTE!, ["tournament", ...args, "--store", store], { stdio: "pipe", cwd: folder });
  rmSync(store, { force: true });
  run("run", ...more, "--game", game, "--games", "2", "--seed", "4", "--no-sandbox", ...players.flatMap((player) => ["-p", player]));
  run("report", "-o", file);
  return file;
}

let hostile: string;
before(() => {
  const bots = join(folder, "bots");
  mkdirSync(bots);
  const first = "move=$1; seen=$((seen + 1)); [ $seen -gt 100 ] && move=nonsense";
  for (const [file, name, answer] of [["a<b>.sh", MARKUP.replaceAll("'", ""), "move=$1"], ["late.sh", "late & lost", first], ["bad.sh", "bad", "move=99"]]) {
    writeFileSync(join(bots, file!), bot(name!, answer!));
    chmodSync(join(bots, file!), 0o755);
  }
  writeFileSync(join(bots, "search.c"), "int main(void) { return 0; }");
  hostile = makeReport("moulin", ["random", "greedy"], [bots]);
});
after(() => rmSync(folder, { recursive: true, force: true }));

async function open(file: string, look: Look = {}): Promise<Page> {
  const page = await stage.window(pathToFileURL(file).href, { viewport: LAPTOP, ...look });
  await page.locator("#standings tbody tr").first().waitFor();
  return page;
}

test("markup in names is shown as text", async () => {
  const page = await open(hostile);
  await equals(() => page.locator("#standings tbody .is-name", { hasText: "</script><script>" }).count(), 1);
  await eventually(async () => assert.equal(await page.title(), await page.locator("h1").innerText()));
  await count(page.locator("main img, main script"), 0);
  assert.doesNotMatch(readFileSync(hostile, "utf8").split('id="data">')[1]!.split("</script>")[0]!, /</);
});

test("standings are sorted by a click on a title", async () => {
  const page = await open(hostile);
  const points = async () => (await page.locator("#standings tbody td:nth-of-type(2)").allInnerTexts()).map((text) => Number(text.replace(",", ".")));
  const ranked = await eventually(async () => {
    const found = await points();
    assert.deepEqual(found, [...found].sort((a, b) => b - a));
    return found;
  });
  const head = page.locator("#standings thead th").nth(2);
  await head.getByRole("button").click();
  await head.getByRole("button").click();
  await page.locator("#standings thead th[aria-sort=ascending]").waitFor();
  await equals(points, ranked.reverse());
});

test("the cross table, one bot's results, faults with their reasons", async () => {
  const page = await open(hostile, { lang: "en" });
  const players = 4; // and one that was refused
  await count(page.locator("#standings tbody tr"), players);
  await count(page.locator("#cross tbody tr"), players);
  await count(page.locator("#cross :is(.is-ahead, .is-behind)"), players * (players - 1));
  await page.locator("#cross select").first().selectOption("stronger");
  await shows(page.locator("#cross tbody td:not(.is-self)").first(), /\d/);
  await page.locator("#detail select").selectOption("1");
  await count(page.locator("#detail tbody tr"), players - 1);
  await count(page.locator("#ratings li"), players);
  await shows(page.locator("#faults"), /bad\.sh[\s\S]*"99" is not/);
  await shows(page.locator("#faults"), /late & lost/);
});

test("a final is named, and its points are told apart", async () => {
  const page = await open(makeReport("roses", ["random", "greedy", "level:1"]));
  await shows(page.locator(".head"), /puis une finale des 2 premiers, 100 parties par match[\s\S]*ses points sont à part/);
  await count(page.locator(".podium span", { hasText: /^finale/ }), 2);
  await shows(page.locator("#replay"), /finale \(match 4\), partie/);
  await count(page.locator("#standings tbody tr"), 3);
  await count(page.locator("#detail tbody tr"), 2);
  const sum = async (cells: string) =>
    (await page.locator(cells).allInnerTexts()).reduce((all, text) => all + Number(text.replace(",", ".")), 0);
  await equals(async () => (await sum("#detail tbody td:nth-of-type(1)")) - (await sum("#standings tbody tr:first-child td:nth-of-type(2)")), 0);
});

test("a game that was lost by a fault is replayed from its place in the list", async () => {
  const page = await open(hostile);
  await page.locator("#faults .places a").first().click();
  await page.locator(".ply-count", { hasText: /^\d+ \/ [1-9]/ }).waitFor();
  await page.getByRole("button", { name: "Coup suivant" }).click();
  await page.locator(".ply-count", { hasText: /^1 \// }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".ply-count", { hasText: /^2 \// }).waitFor();
  await page.getByRole("button", { name: "À la fin" }).click();
  await shows(page.locator(".said"), /disqualifié/);
  await page.locator("#replay .board-box svg").first().waitFor();
});

const LOOKS: Look[] = [{ viewport: LAPTOP, theme: "dark", lang: "en" }, { viewport: PHONE }];

async function readReport(game: string, look: Look): Promise<void> {
  const players = game === "splaby" ? ["random", "random", "greedy", "random"] : ["random", "greedy", "random"];
  const file = game === "moulin" ? hostile : makeReport(game, players, game === "splaby" ? ["-o", "rounds=3"] : []);
  const page = await open(file, look);
  await page.locator(".knob").last().click();
  await page.locator(".board-box svg").first().waitFor();
  await accessible(page);
  await fits(page);
  /* However narrow the plot, its letters can be read. */
  const letters = page.locator(":is(.curves text, .rating-axis span)");
  await eventually(async () => assert.ok(Math.min(...(await letters.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height)))) >= 12));
  await page.context().close();
}

const GAMES = ["moulin", "roses", "trolls", "guerre", "splaby"];

test("the report of every game has its board, and axe finds nothing: each in one look", async () => {
  for (const [at, game] of GAMES.entries()) await readReport(game, LOOKS[at % LOOKS.length]!);
});

long("the report of every game has its board, and axe finds nothing: each in every look", async () => {
  for (const game of GAMES) for (const look of LOOKS) await readReport(game, look);
});

test("long names beside the stones of trolls fit a telephone", async () => {
  const page = await open(makeReport("trolls", ["level:2"], [join(folder, "bots")]), { viewport: PHONE });
  await shows(page.locator("#standings"), /Niveau 2/);
  await page.locator(".trolls-name").first().waitFor();
  await fits(page);
});

test("language and theme of a report are switched, and the machine is judged", async () => {
  const page = await open(hostile);
  await shows(page.locator("#time"), /machine/i);
  await shows(page.locator("#faults"), /déposez le programme compilé/);
  await page.getByRole("button", { name: /Switch to English/ }).click();
  await page.getByRole("heading", { name: "Standings" }).waitFor();
  await shows(page.locator("#faults"), /put the compiled program here/);
  await page.locator("html[lang=en]").waitFor();
  const theme = page.getByRole("button", { name: /Change the theme/ });
  await theme.click();
  await theme.click();
  await page.locator("html[data-theme=dark]").waitFor();
});
