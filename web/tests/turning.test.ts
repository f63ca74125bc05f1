/* Where a game was lost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { aheadSince, fallOf, takenFrom } from "../src/turning";

test("the loser's step after which the prospects fell most", () => {
  const moves = [1, 2, 1, 2, 1].map((seat, at) => ({ by: [seat], text: `m${at}` }));
  const of = (values: (number | null)[], seat: number) => fallOf(values, moves, seat);
  assert.deepEqual(of([0, 0.1, 0.2, -0.4, -0.5, -1], 1), { seat: 1, ply: 3, text: "m2", before: 60, after: 30 });
  assert.equal(of([0, 0.1, 0.2, 0.1, -0.9, -1], 1), null);
  /* A forced move changes nothing: its position is worth as much as the next one. */
  assert.deepEqual(of([0, null, 0.2, null, -0.5, -1], 1)?.ply, 3);
  assert.equal(of([null, null, null, null, null, null], 1), null);
});

test("a draw of luck is nobody's step", () => {
  const moves = [[1], [], [2], [1]].map((by, at) => ({ by, text: `m${at}` }));
  assert.equal(fallOf([0.3, null, -0.5, -0.5, -0.6], moves, 1), null);
  assert.equal(fallOf([0.3, -0.4, -0.5, -0.5, -0.6], moves, 1)?.ply, 1);
});

test("with several players, the step that took most tiles, or since when the winner led", () => {
  const moves = [1, 2, 3, 1].map((seat, at) => ({ by: [seat], text: `m${at}` }));
  const shares = [[0, 0, 0], [4, 0, 0], [4, 3, 0], [1, 3, 3], [2, 3, 3]];
  assert.deepEqual(takenFrom(shares, moves, 1), { seat: 1, ply: 3, text: "m2", before: 4, after: 1, by: 3 });
  assert.equal(takenFrom(shares, moves, 2), null);
  assert.equal(aheadSince([0, -1, 1, null, 2]), 2);
  assert.equal(aheadSince([1, 2, 3]), 0);
  assert.equal(aheadSince([-1, -2, -1]), 2);
});
