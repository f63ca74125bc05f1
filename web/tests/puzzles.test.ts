/* Puzzles: the data of every game, the position of the day, and the streak. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { puzzleLoaders } from "../src/boards.gen";
import { ofTheDay, puzzlesOf, solves, streakAt, withSolved, type Solved } from "../src/puzzles";

for (const game of Object.keys(puzzleLoaders)) {
  test(`${game}: puzzles come by level, and their move is clearly better`, async () => {
    const all = await puzzlesOf(game);
    assert.ok(all.length >= 15);
    assert.deepEqual(all.map(({ level }) => level), all.map(({ level }) => level).sort());
    for (const puzzle of all) {
      const { level, best, next, worth, state } = puzzle;
      assert.ok(level >= 1 && level <= 8 && worth[0] - worth[1] >= 9 && best !== next);
      const step = (move: string) => (state.turn === "all" ? `${move},1` : move);
      assert.ok(solves(puzzle, step(best)) && !solves(puzzle, step(next)));
    }
  });
}

test("each puzzle has its day, and days in a row are counted", () => {
  for (const count of [1, 19, 20, 30, 77]) {
    assert.equal(new Set(Array.from({ length: count }, (_, day) => ofTheDay(count, 20000 + day))).size, count);
  }
  let solved: Solved = { games: {}, day: 0, streak: 0 };
  for (const [day, number] of [[10, 1], [10, 2], [11, 2]] as const) solved = withSolved(solved, "roses", number, day);
  assert.deepEqual(solved, { games: { roses: [1, 2] }, day: 11, streak: 2 });
  assert.deepEqual([11, 12, 13].map((day) => streakAt(solved, day)), [2, 2, 0]);
  assert.equal(withSolved(solved, "roses", 3, 14).streak, 1);
});
