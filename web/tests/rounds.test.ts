import { test } from "node:test";
import assert from "node:assert/strict";
import { roundsOf } from "../src/rounds";
import type { Step } from "../src/messages";

const step = (by: number[], text: string | null): Step => ({ by, text, say: "", mark: null, curve: null, ms: 0 });
const drawn = (moves: Step[], seats: number) =>
  roundsOf(moves, seats).rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join(" ")));

test("two players alternate in two columns", () => {
  const moves = [step([1], "a"), step([2], "b"), step([1], "c")];
  assert.deepEqual(drawn(moves, 2), [["a", "b"], ["c", ""]]);
});

test("the player who moves first has the first column", () => {
  const moves = [step([2], "a"), step([1], "b"), step([2], "c")];
  assert.deepEqual(roundsOf(moves, 2).order, [2, 1]);
  assert.deepEqual(drawn(moves, 2), [["a", "b"], ["c", ""]]);
});

test("several choices in a row share a cell", () => {
  const moves = [step([1], "a"), step([1], "b"), step([2], "c"), step([2], "d"), step([1], "e")];
  assert.deepEqual(drawn(moves, 2), [["a b", "c d"], ["e", ""]]);
});

test("draws are shown with the move before them, or at the opening", () => {
  const table = roundsOf([step([], "*x"), step([1], "pioche"), step([], null), step([2], "b")], 2);
  assert.deepEqual(table.opening, [{ ply: 1, text: "*x" }]);
  assert.deepEqual(table.rows[0]![0]![0]!.draws, [{ ply: 3, text: null }]);
  assert.equal(table.rows[0]![1]![0]!.ply, 4);
});

test("draws that begin a turn are shown with the move after them, and the last one waits", () => {
  const table = roundsOf([step([1], "a"), step([], "*x"), step([2], "b"), step([], "*y")], 2, true);
  const [first, second] = table.rows[0]!.map(([entry]) => entry!);
  assert.deepEqual([first!.before, first!.draws], [[], []]);
  assert.deepEqual([second!.before, second!.draws], [[{ ply: 2, text: "*x" }], [{ ply: 4, text: "*y" }]]);
});

test("a joint move is a row of its own", () => {
  assert.deepEqual(drawn([step([1, 2], "3,5"), step([1, 2], "2,2")], 2), [["3", "5"], ["2", "2"]]);
});

test("four players, one of whom misses a turn", () => {
  const moves = [[4], [1], [2], [3], [4], [2]].map((by, at) => step(by, `m${at}`));
  assert.deepEqual(drawn(moves, 4), [["m0", "m1", "m2", "m3"], ["m4", "", "m5", ""]]);
});
