import { test } from "node:test";
import assert from "node:assert/strict";
import { commonWords, matchTyped, movesFrom, nextChoices, ownWords, pick, pickAll, stillPicked, wholeMove } from "../src/choices";
import type { LegalMove } from "../src/messages";

const move = (text: string, ...parts: string[]): LegalMove => ({ move: text, parts, say: text });

const moulin = [
  move("24-22", "24", "22"),
  move("24-14x11", "24", "14", "11"),
  move("24-14x77", "24", "14", "77"),
  move("46-47", "46", "47"),
];
const texts = (moves: LegalMove[]) => moves.map((each) => each.move);

test("first choices are the first parts, once each", () => {
  assert.deepEqual(
    nextChoices(moulin, []).map((choice) => [choice.part, choice.moves.length, choice.whole]),
    [["24", 3, null], ["46", 1, null]],
  );
});

test("a choice that completes the move says so", () => {
  const [to14, to22] = nextChoices(moulin, ["24"]);
  assert.equal(to22!.whole!.move, "24-22");
  assert.equal(to14!.whole, null);
  assert.equal(to14!.moves.length, 2);
});

test("complete moves are found only by all their parts", () => {
  assert.equal(wholeMove(moulin, []), null);
  assert.equal(wholeMove(moulin, ["24"]), null);
  assert.equal(wholeMove(moulin, ["24", "14", "77"])!.move, "24-14x77");
});

test("picking continues, restarts with another first part, and takes back the same part", () => {
  assert.deepEqual(pick(moulin, [], "24"), ["24"]);
  assert.deepEqual(pick(moulin, ["24"], "14"), ["24", "14"]);
  assert.deepEqual(pick(moulin, ["24"], "46"), ["46"]);
  assert.deepEqual(pick(moulin, ["24", "14"], "22"), ["24", "22"]);
  assert.deepEqual(pick(moulin, ["24"], "24"), []);
  assert.deepEqual(pick(moulin, ["24"], "33"), ["24"]);
});

test("picked parts survive only moves that still begin with them", () => {
  assert.deepEqual(stillPicked(moulin, ["24"]), ["24"]);
  assert.deepEqual(stillPicked([moulin[3]!], ["24"]), []);
  assert.deepEqual(movesFrom([], ["24"]), []);
});

test("typed text is found whatever its case, spaces and dashes", () => {
  assert.equal(matchTyped(moulin, "24-22").exact!.move, "24-22");
  assert.equal(matchTyped(moulin, " 24 – 14 × 77 ").exact!.move, "24-14x77");
  assert.equal(matchTyped(moulin, "241411").exact!.move, "24-14x11");
  const roses = [move("SE2", "SE2"), move("pioche", "pioche")];
  assert.equal(matchTyped(roses, "se 2").exact!.move, "SE2");
  assert.equal(matchTyped(roses, "").exact, null);
});

test("the beginning of a text lists its completions", () => {
  assert.deepEqual(texts(matchTyped(moulin, "24").candidates), ["24-22", "24-14x11", "24-14x77"]);
  assert.deepEqual(texts(matchTyped(moulin, "2414").candidates), ["24-14x11", "24-14x77"]);
  assert.deepEqual(matchTyped(moulin, "zz").candidates, []);
});

test("letters of different case stay apart when both are moves", () => {
  const both = [move("s", "s"), move("S", "S")];
  assert.equal(matchTyped(both, "S").exact!.move, "S");
  assert.equal(matchTyped(both, "s").exact!.move, "s");
});

test("signs alone can be moves", () => {
  const guerre = [move(".", "."), move("-", "-"), move("+S", "+S")];
  assert.equal(matchTyped(guerre, ".").exact!.move, ".");
  assert.equal(matchTyped(guerre, "-").exact!.move, "-");
  assert.equal(matchTyped(guerre, "s").exact, null);
});

test("a move may be the beginning of another", () => {
  const both = [move("PE", "PE"), move("PEDN", "PE", "DN")];
  assert.equal(wholeMove(both, ["PE"])!.move, "PE");
  assert.equal(nextChoices(both, ["PE"])[0]!.whole!.move, "PEDN");
  assert.equal(matchTyped(both, "pe").exact!.move, "PE");
});

test("the words that all moves of a choice begin with", () => {
  const said = (say: string): LegalMove => ({ move: say, parts: [say], say });
  assert.equal(commonWords([said("paints 3; step; reserve 4"), said("paints 3; pushes 2")]), "paints 3");
  assert.equal(commonWords([said("peint 3 ; pas"), said("rien ; pas")]), "");
  assert.equal(commonWords([said("peint 3 ; pas")]), "peint 3 ; pas");
  assert.equal(commonWords([]), "");
});

test("the words that distinguish a choice from the others", () => {
  const said = (say: string): LegalMove => ({ move: say, parts: [say], say });
  const all = [said("paints 3; step; gains 2"), said("paints 3; step; gains 1"), said("paints 3; pushes 2")];
  assert.equal(ownWords(all.slice(0, 2), all), "step");
  assert.equal(ownWords(all.slice(2), all), "pushes 2");
  assert.equal(ownWords(all, all), "");
});

test("choices stand in a natural order, signs last", () => {
  const parts = (legal: LegalMove[]) => nextChoices(legal, []).map(({ part }) => part);
  assert.deepEqual(parts(["10", "9", "1"].map((text) => move(text, text))), ["1", "9", "10"]);
  assert.deepEqual(parts(["-", "+S", "."].map((text) => move(text, text))).slice(0, 1), ["+S"]);
});

test("parts picked from the first on replace the picked ones; picking the same again confirms", () => {
  const heard: string[] = [];
  const by = (picked: string[]) => ({
    picked,
    onPick: (part: string) => heard.push(part),
    onBack: () => heard.push("back"),
  });
  const said = (wanted: string[], picked: string[]) => {
    heard.length = 0;
    pickAll(wanted, by(picked));
    return heard.join(" ");
  };
  assert.equal(said(["24", "14"], []), "24 14");
  assert.equal(said(["24", "14"], ["24", "22"]), "back 14");
  assert.equal(said(["24", "14"], ["46", "47"]), "back back 24 14");
  assert.equal(said(["24", "14"], ["24", "14"]), "14");
  assert.equal(said([], ["24"]), "");
});
