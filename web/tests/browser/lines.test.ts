/* What bots read and wrote, under each move: in the game of a file, in a
 * tournament with an author's and the teacher's address, and in a report. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import type { Page } from "playwright-core";
import { accessible } from "./axe";
import { type Look, PHONE, Stage } from "./chromium";
import { count, differs, equals, eventually, fits, shows } from "./expect";

const folder = mkdtempSync(join(tmpdir(), "joute lines "));
const store = join(folder, "tournament.db");
const addresses = join(folder, "addresses.txt");
after(() => rmSync(folder, { recursive: true, force: true }));

/* A bot that thinks aloud; with `fault` its seventh answer is nonsense. */
const bot = (name: string, fault: boolean) => `#!/bin/sh
while read -r word rest; do
  case $word in
    match) echo 'ready ${name}' ;;
    legal) set -- $rest; first=$1; [ $((n = n + 1)) -eq 7 ] && ${fault} && first=oops ;;
    go) printf '${name} thinks <b>loud</b> \\033[31m%s\\n' "$n" >&2; echo "move $first # words of ${name}" ;;
    bye) exit ;;
  esac
done
`;

const joute = (...words: string[]) => execFileSync(process.env.JOUTE!, words, { cwd: folder, stdio: ["ignore", "pipe", "ignore"], encoding: "utf8" });

mkdirSync(join(folder, "bots"));
for (const [name, fault] of [["Ada", false], ["Bea", true]] as const) {
  writeFileSync(join(folder, "bots", `${name}.sh`), bot(name, fault), { mode: 0o755 });
}
joute("match", "moulin", "-p", "bots/Ada.sh", "-p", "bots/Bea.sh", "--games", "1", "--no-swap", "--no-sandbox", "--save", "saved", "--lines");
spawnSync(process.env.JOUTE!, ["tournament", "run", "bots", "--game", "moulin", "--games", "2", "--seed", "1", "--store", store, "--no-sandbox", "-p", "random"], { cwd: folder, stdio: "ignore" });

const stage = new Stage(["--tournament", store, "--lines", addresses]);
const { test } = stage;

const lines = (page: Page) => page.locator(".bot-lines");

async function openFile(page: Page): Promise<void> {
  await page.locator("input[type=file]").first().setInputFiles(join(folder, "saved/game-000001.json"));
  await page.locator(".board-box svg").first().waitFor();
}

test("a saved match shows under each move what its programs read, wrote and printed", async () => {
  const page = await stage.window("/r", { lang: "en" });
  await openFile(page);
  /* The last question was answered with nonsense. */
  await shows(lines(page), /after the last move[\s\S]*Bea[\s\S]*move oops # words of Bea/);
  await page.keyboard.press("Home");
  await shows(lines(page), /Step through the game/);
  await page.keyboard.press("ArrowRight");
  await shows(lines(page), /Ada\s+[\d,.]+ (µs|ms)[\s\S]*ready Ada\s+move \d+ # words of Ada[\s\S]*Ada thinks <b>loud<\/b> \?\[31m1/);
  await lines(page).locator("summary").first().click();
  await shows(lines(page), /match seat=1[\s\S]*legal 11 14[\s\S]*go 60000/);
  await accessible(page);
  /* The lines are kept for this tab and survive a reload. */
  await page.reload();
  await shows(lines(page), /move oops/);
});

test("on a telephone the lines stand below the moves", async () => {
  const page = await stage.window("/r", { viewport: PHONE, touch: true, theme: "dark" });
  await openFile(page);
  await page.locator(".phone-tab", { hasText: "Coups" }).tap();
  await shows(lines(page), /après le dernier coup[\s\S]*Écrit[\s\S]*move oops/);
  await fits(page);
  await accessible(page);
});

/** The address of a person in the file that the server has written. */
const addressOf = (whose: string): Promise<string> =>
  eventually(() => new RegExp(`^${whose}\t(.*)$`, "m").exec(readFileSync(addresses, "utf8"))![1]!.replace(/^http:\/\/[^/]+/, ""));

async function replay(path: string, look: Look = { lang: "en" }): Promise<Page> {
  const page = await stage.window(path, look);
  await page.locator(".t-matches button, .t-screen", { hasText: "Ada" }).filter({ hasText: "Bea" }).first().click();
  await page.locator(".t-games .button-primary, .t-games [aria-expanded]").first().click();
  await page.locator(".t-game .board-box svg").first().waitFor();
  await page.getByRole("button", { name: "Step forward" }).or(page.locator(".t-game .knob").nth(3)).first().click();
  await shows(page.locator(".ply-count"), /^1 \//);
  return page;
}

test("the teacher sees the lines of all programs, an author those of one, others none", async () => {
  const teacher = await replay(await addressOf("teacher"));
  await equals(() => teacher.evaluate(() => location.hash), "");
  await shows(lines(teacher), /words of (Ada|Bea)/);
  await teacher.locator(".t-game .knob").nth(3).click();
  await shows(lines(teacher), /words of (Ada|Bea)/);
  await accessible(teacher);
  const author = await replay(await addressOf("Ada.sh"));
  const seen = async () => (await lines(author).innerText()).match(/words of \w+|No program/g)!.join();
  const before = await eventually(seen);
  await author.locator(".t-game .knob").nth(3).click();
  await differs(seen, before);
  await equals(async () => [before, await seen()].sort(), ["No program", "words of Ada"]);
  const spectator = await replay("/tournament");
  await count(lines(spectator), 0);
});

test("a report with --lines shows them without a server", async () => {
  const file = join(folder, "report.html");
  joute("tournament", "report", "--lines", "--store", store, "-o", file);
  const page = await stage.window(`file://${file}`, { lang: "en" });
  await page.locator("[aria-label='Step forward'], .game-board .knob:nth-of-type(4)").first().click();
  await shows(lines(page), /words of (Ada|Bea)|No program/);
  await accessible(page);
});
