/* Lessons: in every position the task can be solved, and other moves are
 * possible too; in Chromium they are done one after the other. */
import assert from "node:assert/strict";
import { guideLoaders, lessonLoaders } from "../../src/boards.gen";
import type { Guide } from "../../src/guide";
import { isRight, type Lesson } from "../../src/lessons";
import { puzzlesOf } from "../../src/puzzles";
import type { Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { accessible } from "./axe";
import { type Look, PHONE, Stage } from "./chromium";
import { count, equals, eventually, fits, shows } from "./expect";

const stage = new Stage();
const { test, long } = stage;

for (const game of Object.keys(lessonLoaders)) {
  test(`${game}: what each lesson asks for can be done, and other things too`, async () => {
    const lessons = (await lessonLoaders[game]!()).default as Lesson[];
    assert.ok(lessons.length >= 5 && lessons.length <= 8);
    for (const [n, lesson] of lessons.entries()) {
      const client = await Client.hello(stage.server);
      const others: SeatRequest[] = Array((lesson.players ?? 2) - 1).fill({ kind: "computer", spec: "level:1" });
      const made = await client.ask({
        t: "create", cid: newCid(), seats: [{ kind: "me", name: "Ada" }, ...others],
        record: { game, options: lesson.options ?? {}, state: lesson.state },
      });
      assert.equal(made.t, "created", `${game} ${n + 1}: ${JSON.stringify(made)}`);
      const { legal } = await client.settled(({ legal }) => legal.length > 0);
      const right = legal.filter(({ move }) => isRight(lesson, move) || isRight(lesson, `${move},1`));
      assert.ok(right.length > 0, `${game} ${n + 1}: nothing is right`);
      assert.ok(n === 0 || right.length < legal.length, `${game} ${n + 1}: everything is right`);
      client.close();
    }
  });
}

test("moulin is learnt from its rules page: a wrong move, a hint, the right one, the next lesson", async () => {
  const page = await stage.window("/settings", { viewport: PHONE, touch: true });
  let made = 0;
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => void (made += Number(String(payload).includes('"t":"create"')))));
  await stage.go(page, "/rules/moulin");
  const clickTwice = (name: string) => page.getByRole("button", { name }).first().evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const play = async (...points: string[]) => {
    for (const point of points) await page.locator(`.moulin-spot[data-point="${point}"]`).tap();
    await page.locator(".confirm-bar .is-primary:enabled").tap();
  };
  await clickTwice("Apprendre en jouant");
  await page.locator(".lesson", { hasText: "Leçon 1 sur 7" }).waitFor();
  await play("24");
  await page.locator(".lesson.is-done").waitFor();
  await clickTwice("Leçon suivante");
  await page.locator(".lesson:not(.is-missed)", { hasText: "Leçon 2 sur 7" }).waitFor();
  await page.getByRole("button", { name: "Un indice" }).click();
  await page.locator(".lesson", { hasText: "au bout de la ligne du haut" }).waitFor();
  await play("77");
  await page.locator(".lesson.is-missed", { hasText: "Pas encore" }).waitFor();
  await accessible(page);
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.locator(".lesson:not(.is-missed)", { hasText: "Leçon 2 sur 7" }).waitFor();
  await play("17", "22");
  await page.locator(".lesson.is-done", { hasText: "Bien joué" }).waitFor();
  assert.equal(made, 3, "a table for each lesson and one for the second try, also by two clicks");
});

test("roses: a puzzle opens from its collection, with a hint and the solution", async () => {
  const [puzzle] = await puzzlesOf("roses");
  const page = await stage.window("/puzzles/roses", { viewport: PHONE, touch: true });
  await accessible(page);
  await fits(page);
  await page.getByRole("button", { name: /^Problème 1, niveau/ }).click();
  const card = page.locator(".lesson", { hasText: "Problème 1 sur 30" });
  await card.waitFor();
  await page.getByRole("button", { name: "Un indice" }).click();
  await page.getByRole("button", { name: "La solution" }).click();
  await shows(page.locator(".lesson"), new RegExp(puzzle!.best.replace(/\d/, "\\s?$&")));
  await page.locator(".confirm-bar .is-primary:enabled").waitFor();
});

const figures = (page: Page) => page.locator(".figure");

const LOOKS: Look[] = [{}, { viewport: PHONE, touch: true, theme: "dark", lang: "en" }];

/** A game's rules page has a board for every position and terms with
 * explanations; axe finds nothing. */
async function readRules(page: Page, game: string): Promise<void> {
  const { sections } = (await guideLoaders[game]!()).default as Guide;
  const wanted = sections.filter(({ figure }) => figure).length;
  await stage.go(page, `/rules/${game}`);
  await count(figures(page), wanted);
  for (let at = 0; at < wanted; at++) {
    await figures(page).nth(at).scrollIntoViewIfNeeded();
    await figures(page).nth(at).locator(".figure-board > *").first().waitFor();
  }
  await page.locator("section .term").nth(4).waitFor();
  await accessible(page);
  await fits(page);
}

test("every rules page has its boards, terms with explanations, and no axe findings: each in one look", async () => {
  for (const [at, look] of LOOKS.entries()) {
    const page = await stage.window("/rules/moulin", look);
    for (const game of Object.keys(guideLoaders).filter((_, n) => n % LOOKS.length === at)) await readRules(page, game);
  }
});

long("every rules page has its boards, terms with explanations, and no axe findings: each in both looks", async () => {
  for (const look of LOOKS) {
    const page = await stage.window("/rules/moulin", look);
    for (const game of Object.keys(guideLoaders)) await readRules(page, game);
  }
});

test("a move is tried on a board of the rules, its effect is told, and the position is restored", async () => {
  const page = await stage.window("/rules/moulin");
  const mills = figures(page).nth(1);
  await mills.scrollIntoViewIfNeeded();
  for (const point of ["17", "22"]) await mills.locator(`.moulin-spot[data-point="${point}"]`).click();
  await mills.locator("figcaption", { hasText: "moulin 11 14 17" }).waitFor();
  await mills.getByRole("button", { name: "Remettre la position" }).click();
  await mills.locator("figcaption", { hasText: "Noir a deux pions" }).waitFor();
  await count(mills.locator(".moulin-stone:not(.is-ghost)"), 4);
  await stage.go(page, "/rules/roses");
  const draw = figures(page).nth(3);
  await draw.scrollIntoViewIfNeeded();
  await draw.getByRole("button", { name: /^Piocher/ }).click();
  await draw.getByRole("button", { name: "Jouer ce coup" }).click();
  await draw.getByRole("button", { name: "Remettre la position" }).waitFor();
  await shows(draw.locator("figcaption"), /Rouge pioche/);
  /* A throw is sealed, and then the other's throw is shown. */
  await stage.go(page, "/rules/trolls");
  const bridge = figures(page).first();
  await bridge.scrollIntoViewIfNeeded();
  await bridge.getByRole("button", { name: "Une pierre de plus" }).click();
  await bridge.locator(".trolls-go:enabled, button:enabled", { hasText: /^Sceller/ }).first().click();
  await bridge.locator("figcaption", { hasText: "Gauche lance 1, Droite 2" }).waitFor();
});

test("a term is explained by pointer, keyboard and tap, and the explanation closes", async () => {
  const page = await stage.window("/rules/moulin");
  const word = page.locator("section .term", { hasText: /^moulin$/ }).first();
  const tip = page.getByRole("tooltip");
  await word.hover();
  await tip.getByText("Trois pions d'une même couleur").waitFor();
  await page.mouse.move(0, 0);
  await tip.waitFor({ state: "detached" });
  await word.focus();
  await tip.waitFor();
  await equals(() => tip.evaluate((box) => box.matches(":popover-open")), true, "no column cuts it off");
  await eventually(async () => assert.equal(await word.getAttribute("aria-describedby"), await tip.getAttribute("id")));
  await accessible(page);
  await page.keyboard.press("Escape");
  await tip.waitFor({ state: "detached" });
  const phone = await stage.window("/rules/moulin", { viewport: { width: 320, height: 640 }, touch: true });
  await phone.locator("section .term").first().tap();
  await eventually(async () => {
    const { x, width } = (await phone.getByRole("tooltip").boundingBox())!;
    assert.ok(x >= 0 && x + width <= 320, `from ${x}, ${width} wide`);
  });
});

test("terms are explained at a table and in a lesson too, and all are in a list", async () => {
  const page = await stage.window("/rules/guerre");
  await page.getByRole("button", { name: "Apprendre en jouant" }).first().click();
  await page.locator(".lesson .term", { hasText: "front" }).focus();
  await page.getByRole("tooltip").getByText("face à l'ennemi").waitFor();
  await page.locator(".guerre-panel summary", { hasText: "Les 4 fins" }).click();
  await page.locator(".guerre-ending .term", { hasText: "Effondrement" }).waitFor();
  await page.locator(".guerre-zone .term", { hasText: "Royaume" }).first().hover();
  await page.getByRole("tooltip").getByText("Vos citoyens").waitFor();
  await page.locator(".info").getByRole("button", { name: "Les mots du jeu" }).click();
  await page.locator("dialog[open] dt", { hasText: "Sorcier" }).waitFor();
  await accessible(page);
});

test("a click that can do nothing says what could be done, on every board", async () => {
  const page = await stage.window("/rules/moulin");
  const learn = async (game: string) => {
    await stage.go(page, `/rules/${game}`);
    await page.getByRole("button", { name: "Apprendre en jouant" }).first().click();
    await page.locator(".lesson").waitFor();
  };
  const answer = page.locator(".guerre-why, .status.warn strong");
  /* For each game: what shows that something can be played, what is clicked, and the answer. */
  for (const [game, ready, dead, said] of [
    ["roses", ".roses-square.is-target", ".roses-square[data-square='0,8']", /Rien ne se joue ici\. Jouez une carte/],
    ["trolls", ".trolls-chooser", ".trolls svg", /Rien ne se joue ici\. De 1 à 15 pierres, en secret/],
    ["splaby", ".splaby-handle", ".splaby-board .splaby-ground", /Rien ne se joue ici\. Peignez dans une direction/],
    ["guerre", ".guerre-held.is-playable", ".guerre-field [data-cell='2A1']", /Rien à faire ici\. Déployez/],
  ] as const) {
    await learn(game);
    await page.locator(ready).first().waitFor();
    await page.locator(dead).first().click({ force: true });
    await answer.getByText(said).first().waitFor();
  }
  const spot = (point: string) => page.locator(`.moulin-spot[data-point="${point}"]`);
  await learn("moulin");
  await spot("24").click();
  await page.getByRole("button", { name: "Leçon suivante" }).waitFor();
  await page.locator(".status", { hasText: "À vous" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Leçon suivante" }).click();
  await page.locator(".lesson", { hasText: "Leçon 2" }).waitFor();
  await spot("22").click({ force: true });
  await answer.getByText(/Rien ne se joue ici\. Posez un pion/).waitFor();
  await spot("17").hover();
  await answer.waitFor({ state: "detached" });
  await spot("11").press("Enter");
  await answer.getByText(/Rien ne se joue ici/).waitFor();
  await spot("17").click();
  await answer.getByText(/Retirez un pion/).waitFor();
});

test("a wrong answer is refuted and taken back; a lesson is not among the user's games; the first arrow goes to the board", async () => {
  const context = await stage.person();
  await context.addInitScript(() => localStorage.setItem("joute.lessons", '{"moulin":1}'));
  const page = await stage.window("/rules/moulin", {}, context);
  await page.getByRole("button", { name: "Apprendre en jouant" }).first().click();
  await page.locator(".lesson", { hasText: "Leçon 2 sur" }).waitFor();
  await page.waitForFunction(() => document.title.startsWith("Le jeu du moulin"));
  await page.locator(".moulin-spot[data-point]").first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.closest("[role=application]"));
  const before = await eventually(() => page.locator(".ply-count").innerText());
  await page.keyboard.press("/");
  await page.locator(".entry input").fill("77");
  await page.keyboard.press("Enter");
  await page.locator(".lesson.is-missed", { hasText: "La suite :" }).waitFor();
  await equals(() => page.locator(".ply-count").innerText(), before);
  /* The refutation can be read until the next try. */
  await page.locator(".lesson.is-missed", { hasText: "La suite :" }).waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.locator(".lesson:not(.is-missed)").waitFor();
  await stage.go(page, "/");
  await page.locator(".resume-none").waitFor();
});

test("a wrong answer is named with its worth, refuted and taken back: also where both choose at once, and in the middle of a turn", async () => {
  for (const game of ["trolls", "guerre"]) {
    const [, puzzle] = await puzzlesOf(game);
    const page = await stage.window(`/puzzles/${game}`);
    await page.getByRole("button", { name: /^Problème 2, niveau/ }).click();
    await page.locator(".lesson", { hasText: "Problème 2 sur" }).waitFor();
    await page.keyboard.press("/");
    await page.locator(".entry input").fill(puzzle!.next);
    await page.keyboard.press("Enter");
    await page.locator(".lesson.is-missed", { hasText: `contre ${puzzle!.worth[0]}` }).waitFor();
    await page.locator(".lesson.is-missed", { hasText: "La suite :" }).waitFor();
    await equals(() => page.locator(".ply-count").innerText(), "0 / 0");
    await page.locator(".lesson.is-missed", { hasText: "La suite :" }).waitFor();
    await page.close();
  }
});

test("after the last lesson a game against level 1 is one click away", async () => {
  const context = await stage.person();
  await context.addInitScript(() => localStorage.setItem("joute.lessons", '{"guerre":7}'));
  const page = await stage.window("/rules/guerre", {}, context);
  await page.getByRole("button", { name: "Apprendre en jouant" }).first().click();
  await page.locator(".lesson", { hasText: "Leçon 8 sur 8" }).waitFor();
  await page.locator("[data-cell='1F2']").click();
  await page.locator("[data-cell='2F2']").click();
  await page.locator(".status .confirm-bar .is-primary").click();
  await page.locator(".lesson.is-done", { hasText: "la guerre est finie" }).waitFor();
  await page.getByRole("button", { name: "Jouer une partie" }).click();
  await page.locator("input[name=game][value=guerre]:checked").waitFor({ state: "attached" });
  await eventually(async () => assert.ok(await page.locator(".levels input").first().isChecked()));
});
