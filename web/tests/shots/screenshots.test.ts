/* The pictures of the README: node test.mjs shots writes docs/images again. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DESKTOP, type Look, PHONE, Stage } from "../browser/chromium";
import { rests } from "../browser/expect";

const OUT = join(process.cwd(), process.cwd().endsWith("web") ? ".." : ".", "docs/images");

const stage = new Stage();
const { test } = stage;

/** The first steps of a game between two good players. */
function begun(game: string, seed: number, steps: number): object {
  const folder = mkdtempSync(join(tmpdir(), "joute-shots-"));
  const players = Array(game === "splaby" ? 4 : 2).fill(["-p", "level:7"]).flat();
  execFileSync(process.env.JOUTE!, ["match", game, ...players, "--games", "1", "--seed", String(seed), "--save", folder]);
  const record = JSON.parse(readFileSync(join(folder, readdirSync(folder).sort()[0]!), "utf8")) as { moves: string[] };
  rmSync(folder, { recursive: true });
  return { ...record, moves: record.moves.slice(0, steps), result: null };
}

const seatsOf = (record: object): number => (record as { players: unknown[] }).players.length;

/* keys are pressed one after the other; "[...]" is a part of the page to
 * click. */
async function shoot(name: string, record: object, look: Look, keys: string[]): Promise<void> {
  const others = Array(seatsOf(record) - 1).fill({ kind: "computer", spec: "level:6" });
  const { page } = await stage.table({ record }, [{ kind: "me", name: "Camille" }, ...others], look);
  await page.locator(".board-box svg").first().waitFor();
  await rests(page);
  for (const key of keys) {
    await (key.startsWith("[") ? page.locator(key).first().click() : page.keyboard.press(key));
  }
  await rests(page);
  await page.screenshot({ path: join(OUT, `${name}.png`) });
}

test("the lobby", async () => {
  const page = await stage.window("/", { viewport: DESKTOP });
  await page.locator(".start").waitFor();
  await rests(page);
  await page.screenshot({ path: join(OUT, "lobby.png") });
});

test("roses, dark, a card chosen", () => shoot("roses", begun("roses", 5, 40), { viewport: DESKTOP, theme: "dark" }, ["2"]));
test("moulin", () => shoot("moulin", begun("moulin", 8, 30), { viewport: DESKTOP }, []));
test("trolls, with the equilibrium", () => shoot("trolls", begun("trolls", 3, 1), { viewport: DESKTOP }, ["a", "3"]));
test("guerre, a unit and whom it could attack", () =>
  shoot("guerre", begun("guerre", 6, 57), { viewport: DESKTOP }, ['[data-cell="1F1"]']));
test("splaby, a line about to be pushed", () =>
  shoot("splaby", begun("splaby", 4, 65), { viewport: DESKTOP }, ["ArrowUp", '[data-part="E3"]', "r"]));
test("moulin on a phone", () => shoot("phone", begun("moulin", 8, 30), { viewport: PHONE, touch: true }, []));
