/* The user's results: by level, streaks, and the level to try next. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextLevel, streakOf, talliesOf, type Outcome, type Played } from "../src/history";

const played = (...games: [string, Outcome, number][]): Played[] =>
  games.map(([game, outcome, level], at) => ({ table: `t${at}`, game, outcome, level, at: 100 - at, moves: 9 }));

test("results by level, wins in a row, and the level to try next", () => {
  const all = played(["moulin", "won", 3], ["roses", "lost", 2], ["moulin", "won", 3], ["moulin", "lost", 2], ["moulin", "draw", 3]);
  assert.deepEqual(talliesOf(all, "moulin"), [{ level: 2, won: 0, draw: 0, lost: 1 }, { level: 3, won: 2, draw: 1, lost: 0 }]);
  assert.equal(streakOf(all, "moulin"), 2);
  assert.equal(nextLevel(all, "moulin"), 4);
  assert.equal(nextLevel(all, "roses"), 2);
  assert.equal(nextLevel(played(...Array(3).fill(["roses", "lost", 2]) as [string, Outcome, number][]), "roses"), 1);
  assert.equal(nextLevel([], "trolls"), 0);
});
