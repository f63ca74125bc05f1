/* Where a game was lost. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fallOf } from "../src/turning";

test("the loser's step after which the prospects fell most", () => {
  const moves = [1, 2, 1, 2, 1].map((seat, at) => ({ by: [seat], text: `m${at}` }));
  const of = (values: (number | null)[], seat: number) => fallOf(values, moves, seat);
  assert.deepEqual(of([0, 0.1, 0.2, -0.4, -0.5, -1], 1), { seat: 1, ply: 3, text: "m2", before: 60, after: 30 });
  assert.equal(of([0, 0.1, 0.2, 0.1, -0.9, -1], 1), null);
  assert.deepEqual(of([0, null, 0.2, null, -0.5, -1], 1)?.ply, 5);
  assert.equal(of([null, null, null, null, null, null], 1), null);
});
