/* Positions set up by hand, as far as the page composes them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import guerre from "../../src/games/guerre/page/editor";
import moulin from "../../src/games/moulin/page/editor";
import roses from "../../src/games/roses/page/editor";
import splaby from "../../src/games/splaby/page/editor";
import { reasonText } from "../src/editing";

test("a reason uses the name that people see, not the key", () => {
  assert.equal(reasonText("record.state.hand[0] : plus de 9 pions", { hand: "Réserve" }), "Réserve : plus de 9 pions");
  assert.equal(reasonText("record.state.king: must be on a pawn", { king: "The King" }), "The King : must be on a pawn");
  assert.equal(reasonText("record.state.odd: wrong", {}), "odd : wrong");
  assert.equal(reasonText("no such thing", {}), "no such thing");
});

test("moulin: a stone put where it stands is taken away; earlier positions are forgotten", () => {
  const start = { turn: 1, board: ".".repeat(24), hand: [0, 0], quiet: 3, seen: ["x"], result: null };
  const one = moulin.put(start, "14", "2");
  assert.equal(one.board, ".2" + ".".repeat(22));
  assert.deepEqual({ quiet: one.quiet, seen: one.seen }, { quiet: 0, seen: [] });
  assert.equal(moulin.put(one, "14", "2").board, start.board);
  assert.equal(moulin.put(one, "14", "1").board, ".1" + ".".repeat(22));
});

test("roses: a card is at one place only", () => {
  const start = { turn: 1, board: ["..", ".."], king: [0, 0], hands: [["N1"], []], pile: ["E2"], discard: [], passes: 1, drawing: 2, result: null };
  const given = roses.set(start, "N1", "discard");
  assert.deepEqual([given.hands, given.pile, given.discard, given.passes, given.drawing], [[[], []], ["E2"], ["N1"], 0, null]);
});

test("splaby: four turns of a tile give it back, and an unknown place changes nothing", () => {
  const start = { walls: Array(49).fill(9), paint: Array(49).fill(0), items: Array(49).fill(0), players: [] };
  let state: any = start;
  for (let n = 0; n < 4; n++) state = splaby.put(state, "3,4", "turn0");
  assert.deepEqual(state.walls, start.walls);
  assert.notDeepEqual(splaby.put(start, "3,4", "turn0").walls, start.walls);
  assert.equal(splaby.put(start, "9,9", "paint1"), start);
});

const side = () => ({
  hand: { K: 1, S: 2 }, pile: { S: 8, G: 6 }, reserve: [], kingdom: {}, captured: {}, graveyard: {}, bonus: 0,
  field: { F1: null, F2: null, F3: null, A1: null, A2: null, A3: null },
});
const cards = (state: any): Record<string, number> => {
  const sum: Record<string, number> = {};
  const add = (kind: string, n = 1) => (sum[kind] = (sum[kind] ?? 0) + n);
  for (const one of state.players) {
    for (const zone of ["hand", "pile", "kingdom"]) for (const [kind, n] of Object.entries(one[zone])) add(kind, n as number);
    for (const unit of Object.values(one.field) as any[]) if (unit) add(unit.unit);
    for (const kind of one.reserve) add(kind);
  }
  return sum;
};

test("guerre: whatever is put where, both decks stay whole", () => {
  let state: any = { turn: 1, phase: "setup-front", active: 1, stack: [], attack: null, players: [side(), side()], result: null };
  const all = cards(state);
  for (const [place, tool] of [["1F1", "K"], ["1F2", "K"], ["1F1", "S"], ["1F1", "G"], ["1F2", "S"], ["2F3", "G"], ["2F3", "none"], ["2A1", "K"]] as const) {
    state = guerre.put(state, place, tool);
    assert.deepEqual(cards(state), all, `${tool} on ${place}`);
  }
  state = guerre.set(state, "1kingdomS", 3);
  assert.deepEqual(cards(state), all);
  assert.equal(state.players[0].kingdom.S, 3);
  assert.deepEqual(cards(guerre.clear(state, {})), all);
  assert.equal(guerre.clear(state, {}).players[1].field.F2.unit, "K");
});
