/* Addresses, start codes, words and the structure of the rules. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readStartCode, startCode } from "../src/lobby/code";
import type { GameInfo } from "../src/messages";
import { parse } from "../src/router";
import { lang } from "../src/settings";
import { optionText, t } from "../src/words";

test("every address of docs/API.md has its page", () => {
  assert.deepEqual(parse("/"), { page: "lobby" });
  assert.deepEqual(parse("/t/abc"), { page: "table", id: "abc" });
  assert.deepEqual(parse("/r"), { page: "record", id: null });
  assert.deepEqual(parse("/r/abc"), { page: "record", id: "abc" });
  assert.deepEqual(parse("/rules/moulin"), { page: "rules", game: "moulin" });
  assert.deepEqual(parse("/edit/roses"), { page: "edit", game: "roses" });
  assert.deepEqual(parse("/watch"), { page: "watch" });
  assert.deepEqual(parse("/history"), { page: "history" });
  assert.deepEqual(parse("/settings"), { page: "settings" });
});

test("other addresses are missing", () => {
  for (const path of ["/t", "/rules", "/watch/x", "/t/a/b", "/nothing", "/%E0%A4%A"])
    assert.deepEqual(parse(path), { page: "missing" }, path);
});

const help = { en: "", fr: "" };
const game = {
  id: "demo",
  options: [
    { key: "size", type: "int", default: 9, min: 3, max: 9, help },
    { key: "wild", type: "bool", default: true, help },
    { key: "kind", type: "choice", default: "a", values: ["a", "b"], help },
  ],
} as unknown as GameInfo;

test("a start code says what was chosen, and is read back", () => {
  const options = { size: 5, wild: false, kind: "b" };
  const code = startCode(game, options, 77);
  assert.equal(code, "demo:size=5,wild=false,kind=b:#77");
  assert.deepEqual(readStartCode(code, [game]), { game, options, seed: 77 });
});

test("a start code may leave out default values", () => {
  assert.equal(startCode(game, {}, 12345), "demo:#12345");
  assert.deepEqual(readStartCode("demo", [game]), { game, options: {}, seed: null });
  assert.deepEqual(readStartCode(" DEMO:size=9:#0 ", [game]), { game, options: {}, seed: 0 });
});

test("a wrong start code is refused", () => {
  const wrong = ["", "other:#1", "demo:#", "demo:#1.5", "demo:#-1", "demo:size=2", "demo:size=x", "demo:wild=1"];
  for (const code of [...wrong, "demo:kind=c", "demo:nope=1", "demo:size", "demo:#1:size=5:#2", "demo:#9999999999999999"])
    assert.equal(readStartCode(code, [game]), null, code);
});

test("words are counted and filled in each language", () => {
  lang.value = "fr";
  assert.equal(t("players", { n: 0 }), "0 joueur");
  assert.equal(t("players", { n: 2 }), "2 joueurs");
  assert.equal(t("rulesOf", { game: "X" }), "Règles\u202f: X");
  lang.value = "en";
  assert.equal(t("players", { n: 0 }), "0 players");
  assert.equal(t("players", { n: 1 }), "1 player");
});

test("options are named in words for people, not as in files", () => {
  const name = { en: "rules", fr: "règles" };
  const names = [{ en: "simple", fr: "simples" }, { en: "full", fr: "complètes" }];
  const choice = { key: "level", type: "choice" as const, default: "a", values: ["a", "b"], names, name, help: name };
  const flying = { key: "flying", type: "bool" as const, default: true, name: { en: "flying", fr: "vol" }, help: name };
  lang.value = "fr";
  assert.equal(optionText(choice, "b"), "règles\u202f: complètes");
  assert.equal(optionText(flying, false), "vol\u202f: non");
  lang.value = "en";
  assert.equal(optionText(flying, true), "flying: yes");
  assert.equal(optionText({ ...flying, key: "pieces", type: "int" }, 12), "flying: 12");
});

