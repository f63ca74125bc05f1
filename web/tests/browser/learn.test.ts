/* Lessons: every position is one of its game where what is asked for can be
 * done, and other things too; in Chromium they are done one after the other. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { lessonLoaders } from "../../src/boards.gen";
import { isRight, type Lesson } from "../../src/lessons";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid } from "../server/joute";
import { violations } from "./axe";
import { DESKTOP, PHONE, Stage } from "./chromium";

let stage: Stage;
before(async () => {
  stage = await Stage.open();
});
after(async () => {
  await stage.close();
  assert.deepEqual(stage.faults, []);
});

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
  for (const look of [{ viewport: DESKTOP }, { viewport: PHONE, touch: true }]) {
    const page = await stage.window("/rules/moulin", look);
    const spot = (point: string) => page.locator(`.moulin-spot[data-point="${point}"]`);
    const play = async (...points: string[]) => {
      if (look.viewport === DESKTOP) {
        for (const point of points) await spot(point).click();
      } else {
        for (const point of points) await spot(point).tap();
        await page.locator(".confirm-bar .is-primary:enabled").tap();
      }
    };
    await page.getByRole("button", { name: "Apprendre en jouant" }).click();
    await page.locator(".lesson", { hasText: "Leçon 1 sur 7" }).waitFor();
    await play("24");
    await page.locator(".lesson.is-done").waitFor();
    await page.getByRole("button", { name: "Leçon suivante" }).click();
    await page.locator(".lesson", { hasText: "Leçon 2 sur 7" }).waitFor();
    await page.getByRole("button", { name: "Un indice" }).click();
    await page.locator(".lesson", { hasText: "au bout de la ligne du haut" }).waitFor();
    await play("77");
    await page.locator(".lesson.is-missed", { hasText: "Pas encore" }).waitFor();
    assert.deepEqual(await violations(page), []);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.locator(".lesson:not(.is-missed)", { hasText: "Leçon 2 sur 7" }).waitFor();
    await play("17", "22");
    await page.locator(".lesson.is-done", { hasText: "Bien joué" }).waitFor();
    await page.context().close();
  }
});
