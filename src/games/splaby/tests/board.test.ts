/* The board of splaby: what a push would do, ranks, moves in short. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ranking } from "../page/panel";
import { outlookOf } from "../page/scene";
import { lineOf, shift, turned, type Facts, type Place, type View } from "../page/types";
import { moveText, slotText } from "../page/words";

const at = (place: Place) => ({ at: place, reserve: 20, item: 0 as const, item_turns: 0 });

/** Every tile has its own number as walls, so the test can recognise it. */
function view(players: Place[]): View {
  return {
    turn: 1, first: 1, rounds_left: 100, forbidden: null, result: null,
    walls: [...Array(49).keys()],
    paint: [...Array(49).keys()].map((n) => (n === 45 ? 2 : 0)),
    items: [...Array(49).keys()].map((n) => (n === 3 ? 1 : 0)),
    spare: { walls: 9, item: 3 },
    players: players.map(at),
  };
}

test("a quarter turn clockwise moves every wall to the next side", () => {
  assert.deepEqual([1, 2, 4, 8, 9, 5].map((walls) => turned(walls, 1)), [2, 4, 8, 1, 3, 10]);
  assert.equal(turned(9, -1), 12);
  assert.equal(turned(9, 4), 9);
});

test("a push moves the line on, with items, paint and players", () => {
  const { view: after, ejected } = shift(view([[6, 3], [2, 3], [2, 2]]), "N3", "H");
  const column = lineOf("N3").map(([row, col]) => after.walls[row * 7 + col]);
  assert.deepEqual(column, [3, 3, 10, 17, 24, 31, 38]);
  assert.deepEqual(after.players.map((player) => player.at), [[0, 3], [3, 3], [2, 2]]);
  assert.deepEqual(ejected, { walls: 45, paint: 2, item: 0 });
  assert.equal(after.items[3], 3);
  assert.equal(after.items[10], 1);
  assert.equal(after.paint.includes(2), false);
  assert.deepEqual(after.spare, { walls: 45, item: 0 });
});

test("a push from each side moves the line away from that side", () => {
  assert.deepEqual(lineOf("S1")[0], [6, 1]);
  assert.deepEqual(lineOf("O5")[0], [5, 0]);
  assert.deepEqual(lineOf("E5")[0], [5, 6]);
  assert.deepEqual(lineOf("E5").at(-1), [5, 0]);
});

test("equal in tiles and reserve share a rank", () => {
  const facts = { players: [[7, 3], [9, 1], [7, 3], [7, 8]].map(([surface, reserve]) => ({ surface, reserve, open: [] })) };
  assert.deepEqual(ranking(facts as unknown as Facts).map(({ player, rank }) => [player, rank]), [[2, 1], [4, 2], [1, 3], [3, 3]]);
});

test("the parts of a move tell the paint spent and stolen, the tiles won, and the tiles lost by a push", () => {
  const now = { ...view([[2, 2], [0, 0]]), paint: [...Array(49).keys()].map((n) => (n === 45 ? 2 : n === 16 ? 1 : 0)) };
  const facts = { jets: { N: [[1, 2], [0, 2]] }, paints: { N: [18, 20], X: [20, 20] } } as unknown as Facts;
  const { tiles, reserve } = outlookOf(now, facts, ["PN", "N3", "0"])!;
  assert.deepEqual([tiles.before, tiles.after, reserve], [[1, 1], [3, 0], [20, 18]]);
  assert.equal(outlookOf(now, facts, ["PX", "DN"])!.tiles.after[0], 1);
});

test("moves in words, and the west in English", () => {
  assert.equal(moveText("PEDN", "fr"), "peint est · avance au nord");
  assert.equal(moveText("PXTHHO5", "fr"), "ligne 5 de l'ouest · demi-tour");
  assert.equal(moveText("PNTAAAO5", "en"), "paints north · row 5 from west · turned right");
  assert.equal(moveText("PX!", "fr"), "illégal");
  assert.equal(slotText("O1", "en"), "W1");
});
