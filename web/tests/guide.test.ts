/* The guides of the games: their terms, and how texts use them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { guideLoaders, lessonLoaders } from "../src/boards.gen";
import { runsOf, type Guide, type Term } from "../src/guide";
import type { Lesson } from "../src/lessons";

const mill: Term = { words: "moulin|moulins", says: "three in a line" };
const closed: Term = { words: "moulin fermé", says: "a closed one" };
const words = (text: string, terms: Term[]) => runsOf(text, terms).flatMap(({ text: run, term }) => (term ? [run] : []));

test("a text is split at its terms, each once, the longest first, and nothing is lost", () => {
  const text = "Un moulin fermé vaut deux moulins, un Moulin en vaut un.";
  assert.deepEqual(words(text, [mill, closed]), ["moulin fermé", "moulins"]);
  assert.equal(runsOf(text, [mill, closed]).map((run) => run.text).join(""), text);
});

test("no term is found within a word, and special characters are literal", () => {
  assert.deepEqual(words("moulinet, émoulin, moulin.", [mill]), ["moulin"]);
  assert.deepEqual(words("a+ (b)", [{ words: "(b)|a+", says: "" }]), ["a+"]);
  assert.deepEqual(runsOf("nothing", []), [{ text: "nothing", term: null }]);
});

for (const game of Object.keys(guideLoaders)) {
  test(`${game}: every term and section is there in both languages, every figure has a position`, async () => {
    const { about, terms, sections } = (await guideLoaders[game]!()).default as Guide;
    const lessons = (await lessonLoaders[game]!()).default as Lesson[];
    assert.ok(terms.length >= 5 && sections.length >= 3);
    for (const lang of ["fr", "en"] as const) {
      assert.ok(about[lang].endsWith("."));
      const spellings = terms.flatMap((term) => term[lang].words.toLowerCase().split("|"));
      assert.equal(new Set(spellings).size, spellings.length, `${game} ${lang}: a word twice`);
      assert.ok(terms.every((term) => term[lang].says.endsWith(".")));
      for (const { title, text, table, figure } of sections) {
        assert.ok(title[lang] && (text ?? table)![lang].length > 0);
        assert.ok(!table || table[lang].every((row) => row.length === table[lang][0]!.length));
        assert.ok(!figure || (figure.caption[lang] && (figure.state ?? lessons[figure.lesson! - 1])), `${game}: ${title[lang]}`);
      }
    }
    assert.ok(sections.some(({ figure }) => figure));
  });
}
