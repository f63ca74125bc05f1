/* Tests what the page of moulin makes of the answers of joute eval --json. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Step } from "web/messages";
import { analysis, kindOf, rankOf, shortText, worthOf, type Evaluation } from "../page/analysis";
import { wordsOf } from "../page/words";

const legal = ["24-14", "24-22x34", "24-22x11", "66-64"].map((move) => ({ move, parts: move.split(/[-x]/), say: "" }));
const known: Evaluation = {
  value: "win",
  plies: 5,
  moves: [
    { move: "24-22x34", value: "win", plies: 4 },
    { move: "24-22x11", value: "win", plies: 12 },
    { move: "24-14", value: "draw", plies: null },
    { move: "66-64", value: "loss", plies: 7 },
  ],
};
const texts = (found: Evaluation, picked: string[]) =>
  Object.fromEntries([...worthOf(found, legal, picked)].map(([point, judged]) => [point, shortText(judged, wordsOf("fr"), "fr")]));

test("a point shows what the best move through it is worth", () => {
  assert.deepEqual(texts(known, []), { 24: "G5", 66: "P8" });
  assert.deepEqual(texts(known, ["24"]), { 14: "N", 22: "G5" });
  assert.deepEqual(texts(known, ["24", "22"]), { 34: "G5", 11: "G13" });
});

test("a move that wins at once says so", () => {
  const won: Evaluation = { value: "win", plies: 1, moves: [{ move: "24-14", value: "win", plies: 0 }] };
  assert.deepEqual(texts(won, []), { 24: "G!" });
  assert.equal(wordsOf("fr").worthLong("win", 0), "gain immédiat");
  assert.equal(wordsOf("en").worthLong("loss", 6), "loss in 6");
  assert.equal(wordsOf("en").worthLong("win", null), "win");
});

test("a quick win is best, then a slow one, then a draw; the slowest loss is least bad", () => {
  const order = [...known.moves!, { move: "", value: "loss" as const, plies: 3 }].map(rankOf);
  assert.deepEqual(order, [...order].sort((a, b) => b - a));
});

test("without tables the move of the search is marked with its chances", () => {
  const percent = new Intl.NumberFormat("fr", { style: "percent" }).format(0.42);
  const searched: Evaluation = { score: -0.163, depth: 9, line: ["24-14", "55"], moves: [] };
  assert.deepEqual(texts(searched, []), { 24: percent });
  assert.equal(kindOf(searched), "loss");
  assert.deepEqual(texts({ ...searched, moves: [{ move: "66-64", value: "loss", plies: 2 }] }, []), { 24: percent, 66: "P3" });
});

const step = (by: number): Step => ({ by: [by], text: "24-14", say: "", mark: null, curve: null, ms: 0 });

test("prospects are player 1's, whoever is to move", () => {
  assert.equal(analysis.prospects(known, 1), 1);
  assert.equal(analysis.prospects(known, 2), -1);
  assert.ok(Math.abs(analysis.prospects({ score: 0.3 }, 2)! + 0.3) < 1e-9);
});

test("a win thrown away, a drawn position lost and a move that the search finds much worse are mistakes", () => {
  const fault = (by: number, before: Evaluation, after: number | null) => analysis.fault!(step(by), before, after, "en", []);
  assert.equal(fault(1, known, 0), "a win thrown away, better: 24 → 22 ✕ 34");
  assert.equal(fault(2, known, 1), "a win turned into a loss, better: 24 → 22 ✕ 34");
  assert.equal(fault(2, { value: "draw", plies: null }, 1), "a drawn position lost");
  assert.equal(fault(1, known, 1), null);
  assert.equal(fault(1, { value: "loss", plies: 4 }, -1), null);
  assert.equal(fault(1, known, 0.2), null);
  assert.equal(fault(1, { score: 0.5 }, 0.4), null);
  assert.equal(fault(1, { score: 0.07 }, -1), "from 54% to 0% according to the search");
  assert.equal(fault(1, known, null), null);
});
