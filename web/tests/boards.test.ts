/* boards.test.ts: the boards of moulin and roses in about 15 positions each:
 * what must hold in all of them and in both languages, and a few compared with
 * snapshots/GAME.txt, which --write writes again. The server's messages for
 * these positions are in fixtures/. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { h } from "preact";
import { render } from "preact-render-to-string";
import moulin from "../../src/games/moulin/board";
import roses from "../../src/games/roses/board";
import type { GamePage } from "../src/board";
import { wholeMove } from "../src/choices";
import type { GameEvent, Lang, LegalMove, RefusedMove } from "../src/messages";
import { typographic } from "../src/typography";
import moulinPositions from "./fixtures/moulin.json";
import rosesPositions from "./fixtures/roses.json";

interface Fixture {
  name: string;
  view: { turn: unknown };
  facts: unknown;
  legal: LegalMove[];
  refused: Record<Lang, RefusedMove[]>;
  events: GameEvent[];
  picked: string[];
  bottom: number;
  settings: object;
  lit: string[];
}

const GAMES: ["moulin" | "roses", GamePage, Fixture[]][] = [
  ["moulin", moulin, moulinPositions as unknown as Fixture[]],
  ["roses", roses, rosesPositions as unknown as Fixture[]],
];
const LANGS: Lang[] = ["fr", "en"];
/* Tests run in web/ or above it, from a bundle in another folder. */
const WEB = existsSync("tests/boards.test.ts") ? "." : "web";
const SETTINGS = { coordinates: true, patterns: false, showLegal: true, animate: false };
const nothing = () => {};

function boardProps(fixture: Fixture, lang: Lang) {
  return {
    ...fixture,
    lang,
    refused: fixture.refused[lang],
    legal: fixture.legal.map((move) => ({ ...move, say: move.move })),
    chosen: wholeMove(fixture.legal, fixture.picked),
    names: ["Camille", "Tom"],
    settings: { ...SETTINGS, ...fixture.settings },
    onPick: nothing,
    onBack: nothing,
    onHover: nothing,
    steps: [],
    isHint: false,
    as: 1,
    owing: [],
    sealed: null,
    onReopen: nothing,
    analysis: null,
  };
}

function drawBoard(page: GamePage, fixture: Fixture, lang: Lang): string {
  return render(h(page.Board, boardProps(fixture, lang)));
}

function drawRest(page: GamePage, fixture: Fixture, lang: Lang): string {
  const { view, facts, chosen, names } = boardProps(fixture, lang);
  const over = view.turn === "over";
  const panel = h(page.Panel, { view, facts, lang, names, chosen, hovered: null, over, onLight: nothing });
  const strips = [1, 2].map((seat) => h("p", null, page.strip(view, facts, seat, lang)));
  return render(panel) + strips.map((strip) => render(strip)).join("");
}

/* Elements ----------------------------------------------------------- */

interface Tag {
  name: string;
  attributes: Record<string, string>;
}

function readTag(text: string): Tag {
  const attributes: Record<string, string> = {};
  for (const [, key, value] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) attributes[key!] = value!;
  return { name: /^<([\w-]+)/.exec(text)![1]!, attributes };
}

function tags(html: string): Tag[] {
  return Array.from(html.matchAll(/<[a-z][^>]*>/g), ([text]) => readTag(text));
}

function byData(html: string, key: string): Map<string, Tag> {
  const found = tags(html).filter((tag) => key in tag.attributes);
  return new Map(found.map((tag) => [tag.attributes[key]!, tag]));
}

const has = (tag: Tag | undefined, name: string) => tag?.attributes.class?.split(" ").includes(name) ?? false;

const named = (fixtures: unknown[], name: string) => (fixtures as Fixture[]).find((fixture) => fixture.name === name)!;

/* Snapshots ---------------------------------------------------------- */

/* The inside of a rose, a stone or a sword is always the same. */
const DULL =
  /^(roses-(cell|focus|outer|inner|heart|blade|guard|coordinates|frame)|moulin-(focus|hit|point|shade|body|ring|wood|grain|lines|coordinates)|is-casing|unseen)/;

/* What a person would check of a position: what is read aloud and written, with the marks of each place that is not
 * just empty, then how many of each thing are drawn. Where they are drawn, a screenshot tells better. */
function told(html: string): string {
  const lines: string[] = [];
  const drawn = new Map<string, number>();
  for (const [text] of html.replace(/(-coordinates"[^>]*>).*?<\/g>/g, "$1</g>").matchAll(/<[a-z][^>]*>|[^<>]+(?=<)/g)) {
    if (!text.startsWith("<")) {
      lines.push(lines.at(-1)?.startsWith("  ") ? `${lines.pop()} | ${text}` : `  ${text}`);
      continue;
    }
    const { attributes } = readTag(text);
    const names = (attributes.class ?? "").trim();
    const label = (attributes["aria-label"] ?? "").replace(/\s; voisins.*/, "");
    const marks = names.split(" ").filter((name) => name.startsWith("is-")).join(" ");
    if (label && (marks || !/, vide$/.test(label))) lines.push(marks ? `${label} (${marks})` : label);
    else if (names && !label && !DULL.test(names)) drawn.set(names, (drawn.get(names) ?? 0) + 1);
  }
  return [...lines, ...Array.from(drawn, ([names, count]) => `${count} ${names}`)].join("\n") + "\n";
}

/* Positions that differ in kind; small enough in number to be read. */
const READ = {
  moulin: ["place-and-remove", "remove", "after-a-mill", "flies", "blocked", "watched"],
  roses: ["first-card", "picked", "drawn", "must-pass", "last-pawn", "watched"],
};

for (const [game, page, all] of GAMES) {
  const fixtures = all.filter(({ name }) => READ[game].includes(name));
  const path = join(WEB, "tests/snapshots", `${game}.txt`);
  const found = fixtures.map((fixture) => told(drawBoard(page, fixture, "fr") + drawRest(page, fixture, "fr")));
  if (process.env.JOUTE_WRITE)
    writeFileSync(path, fixtures.map(({ name }, at) => `== ${name}\n${found[at]}`).join("\n"));
  const kept = new Map(
    readFileSync(path, "utf8").split(/^== /m).slice(1).map((text) => [text.split("\n", 1)[0]!, text.slice(text.indexOf("\n") + 1)]),
  );
  fixtures.forEach(({ name }, at) =>
    test(`${game}, ${name}: as it was (node test.mjs boards --write)`, () => assert.equal(found[at]!.trim(), kept.get(name)?.trim())),
  );
}

/* What a person asked for ---------------------------------------------- */

const counted = (html: string, name: string) => tags(html).filter((tag) => has(tag, name)).length;
const drawn = (game: number, name: string, more: object = {}) => {
  const [, page, fixtures] = GAMES[game]!;
  return drawBoard(page, { ...named(fixtures, name), ...more }, "fr");
};

test("patterns, coordinates and lit places are drawn on request", () => {
  for (const [game, pattern, coordinates, lit] of [
    [0, "moulin-pattern", "moulin-coordinates", "moulin-lit"],
    [1, "roses-pattern", "roses-coordinates", "roses-lit"],
  ] as const) {
    assert.ok(counted(drawn(game, "patterns"), pattern) >= 15);
    assert.equal(counted(drawn(game, "watched"), pattern), 0);
    assert.equal(counted(drawn(game, "watched"), coordinates), 1);
    assert.equal(counted(drawn(game, "bare"), coordinates), 0);
    assert.notEqual(drawn(game, "lit"), drawn(game, "lit", { lit: [] }), lit);
  }
  assert.equal(counted(drawn(0, "lit"), "moulin-lit"), 3);
  assert.match(drawn(1, "lit"), /class="roses-lit" d="M[^"]+"/);
});

test("roses: no coordinate stands on a square or a rose", () => {
  const texts = [.../class="roses-coordinates"[^>]*>(.*?)<\/g>/.exec(drawn(1, "watched"))![1]!.matchAll(/x="([-\d.]+)" y="([-\d.]+)"/g)];
  assert.equal(texts.length, 18);
  for (const [, x, y] of texts) assert.ok(Number(x) < 0 || Number(y) < 0, `${x}, ${y}`);
});

test("from the other side the board is turned, or the viewer's hand is below", () => {
  const place = (bottom: number, point: string) => new RegExp(`data-point="${point}".*?cx="(\\d+)" cy="(\\d+)"`).exec(drawn(0, "turned", { bottom }))!.slice(1);
  assert.deepEqual(place(1, "11"), place(2, "77"));
  assert.notDeepEqual(place(1, "11"), place(2, "11"));
  const hands = (bottom: number) => Array.from(drawn(1, "turned", { bottom }).matchAll(/Cartes de (Camille|Tom)/g), ([, name]) => name);
  assert.deepEqual(hands(1), ["Tom", "Camille"]);
  assert.deepEqual(hands(2), ["Camille", "Tom"]);
});

test("moulin: a point tells its neighbours", () => {
  const remove = (moulinPositions as unknown as Fixture[]).find(({ name }) => name === "remove")!;
  const point = (lang: Lang) => byData(drawBoard(moulin, remove, lang), "data-point").get("14")!.attributes;
  assert.match(point("fr")["aria-label"]!, /^14, blanc, à retirer\s; voisins\s: 11 vide, 17 vide, 24 noir$/);
  assert.match(point("en")["aria-label"]!, /^14, white, can be removed; neighbours: 11 empty, 17 empty, 24 black$/);
});

/* Every legal move can be picked, and says what it is ------------------ */

/* The text of a card's button. */
function spoken(html: string, card: string): string {
  const button = html.split(`data-card="${card}"`)[1]!.split("</button>")[0]!;
  return button.replace(/<svg.*?<\/svg>/g, "").replace(/^[^>]*>|<[^>]*>/g, "");
}

const WORDS: Record<Lang, RegExp> = {
  fr: /poser ici|à déplacer|aller ici|à retirer/,
  en: /place here|can move|go here|can be removed/,
};

for (const lang of LANGS) {
  for (const fixture of moulinPositions as unknown as Fixture[]) {
    test(`moulin, ${fixture.name}, ${lang}: every part of every move is there and labelled`, () => {
      const prefixes = new Map<string, Set<string>>();
      for (const { parts } of fixture.legal)
        parts.forEach((part, at) => {
          const before = parts.slice(0, at).join();
          prefixes.set(before, (prefixes.get(before) ?? new Set()).add(part));
        });
      for (const [before, wanted] of prefixes) {
        const picked = before === "" ? [] : before.split(",");
        const points = byData(drawBoard(moulin, { ...fixture, picked }, lang), "data-point");
        assert.equal(points.size, 24);
        for (const part of wanted) {
          const point = points.get(part);
          assert.ok(has(point, "is-choice"), `${before} then ${part}`);
          assert.equal(point!.attributes["aria-disabled"], "false");
          assert.match(point!.attributes["aria-label"]!, new RegExp(`^${part}, `));
          assert.match(point!.attributes["aria-label"]!, WORDS[lang]);
        }
      }
    });
  }

  for (const fixture of rosesPositions as unknown as Fixture[]) {
    test(`roses, ${fixture.name}, ${lang}: every card has its button and its square`, () => {
      const html = drawBoard(roses, { ...fixture, picked: [] }, lang);
      const cards = byData(html, "data-card");
      const squares = byData(html, "data-square");
      for (const { move, events } of fixture.legal) {
        const button = cards.get(move);
        assert.ok(button, `a button for ${move}`);
        assert.notEqual(button.attributes["aria-disabled"], "true");
        assert.match(spoken(html, move), move === "passe" ? /pass/ : /\w, \S/);
        const to = events?.find(({ code }) => code === "king")?.to as number[] | undefined;
        if (to) {
          const square = squares.get(to.join());
          assert.ok(has(square, "is-target"), `${move} leads to ${to}`);
          assert.match(square!.attributes["aria-label"]!, lang === "fr" ? /cible de la carte \d/ : /target of card \d/);
        }
      }
      for (const { move } of fixture.refused[lang])
        if (cards.has(move)) assert.equal(cards.get(move)!.attributes["aria-disabled"], "true");
    });
  }
}

/* For the boards of all games ----------------------------------------- */

for (const [game, page, fixtures] of GAMES) {
  test(`${game}: one place of the board is in the tab order`, () => {
    for (const fixture of fixtures) {
      const places = tags(drawBoard(page, fixture, "fr")).filter(
        ({ attributes }) => "data-point" in attributes || "data-square" in attributes,
      );
      assert.equal(places.filter(({ attributes }) => attributes.tabindex === "0").length, 1, fixture.name);
    }
  });

  test(`${game}: no language shows through in the other`, () => {
    for (const fixture of fixtures) {
      const english = drawBoard(page, fixture, "en") + drawRest(page, fixture, "en");
      assert.doesNotMatch(english, /voisins|vide\b|ligne \d|colonne|cartes|à poser|undefined|NaN/, fixture.name);
    }
  });

  test(`${game}: every move of every position has a text for people`, () => {
    for (const fixture of fixtures)
      for (const { move } of fixture.legal) assert.ok(page.moveText(move, "fr").length >= move.length - 1);
  });
}

test("roses: 1 to 5 are the cards of the player to move, P draws or passes", () => {
  const fixture = rosesPositions.find(({ name }) => name === "to-play") as unknown as Fixture;
  assert.deepEqual(roses.keys(fixture.view, fixture.legal, 1, []), { 1: "NE3", 2: "S1", 3: "SO1", 4: "SO3", p: "pioche" });
  const passing = rosesPositions.find(({ name }) => name === "must-pass") as unknown as Fixture;
  assert.equal(roses.keys(passing.view, passing.legal, 1, []).p, "passe");
});

test("moulin and roses: a position in words", () => {
  const placed = named(moulinPositions, "placed");
  assert.equal(moulin.describe!(placed.view, placed.facts, "fr"), "Noir : 24 ; 8 à poser. Blanc : 22 ; 8 à poser.");
  const card = named(rosesPositions, "first-card");
  const told = roses.describe!(card.view, card.facts, "en");
  assert.match(told, /^King on row 4, column 7\. Red roses: row 4, column 7\. Cards of Red: north 3, south-east 3, /);
  assert.match(told, /Discard: east 3\.$/);
});

test("what is expected next", () => {
  const expected = (page: GamePage, fixtures: unknown[], name: string, lang: Lang) => {
    const { view, facts, legal, picked } = named(fixtures, name);
    return page.expects!(view, facts, legal, picked, lang);
  };
  const ofMoulin = (name: string, lang: Lang) => expected(moulin, moulinPositions, name, lang);
  assert.deepEqual(ofMoulin("placed", "fr"), { text: "posez un pion" });
  assert.deepEqual(ofMoulin("to-move", "en"), { text: "choose a piece to move" });
  assert.deepEqual(ofMoulin("destinations", "fr"), { text: "choisissez où aller" });
  assert.deepEqual(ofMoulin("flies", "en"), { text: "choose any empty point" });
  assert.deepEqual(ofMoulin("remove", "fr"), { text: "moulin ! Retirez un pion blanc — 5 possibles, 3 protégés", isAlert: true });
  assert.deepEqual(expected(roses, rosesPositions, "to-play", "fr"), { text: "jouez une carte ou piochez" });
  assert.match(expected(roses, rosesPositions, "must-pass", "en").text, /you must pass$/);
});

test("French spaces", () => {
  assert.equal(typographic("« Moulin ! » : 3 ; à 12:30", "fr"), "«\u00a0Moulin\u202f!\u00a0»\u202f: 3\u202f; à 12:30");
  assert.equal(typographic("les chances de Orange, de Bleu, de Élise, de A1 en E2", "fr"), "les chances d'Orange, de Bleu, d'Élise, de A1 en E2");
  assert.equal(typographic("a : b, c:d, 5 %.", "en"), "a: b, c:d, 5%.");
});

test("moves for people", () => {
  assert.equal(moulin.moveText("24-22x34", "fr"), "24 → 22 ✕ 34");
  assert.equal(moulin.moveText("24x22", "fr"), "24 ✕ 22");
  assert.equal(roses.moveText("SE2", "fr"), "SE 2");
  assert.equal(roses.moveText("*NO3", "en"), "+ NO 3");
  assert.equal(roses.moveText("pioche", "en"), "draw");
});
