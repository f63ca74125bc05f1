/* The board of trolls: what can be chosen, what is sealed, how the end is told.
 * What a server says at these positions is in web/tests/fixtures/trolls.json. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "preact";
import { render } from "preact-render-to-string";
import type { AnalysisProps, BoardProps } from "web/board";
import { wholeMove } from "web/choices";
import type { Lang, LegalMove } from "web/messages";
import positions from "../../../../web/tests/fixtures/trolls.json";
import page from "../board";
import { ENOUGH, punish } from "../page/against";
import { endSteps } from "../page/ending";
import { countThrows, type Situation } from "../page/habits";
import type { Facts, View } from "../page/types";
import { wordsOf } from "../page/words";

type Fixture = Pick<BoardProps, "view" | "facts" | "events" | "picked"> & {
  name: string;
  legal: LegalMove[];
  settings: object;
  as?: number;
  owing?: number[];
  sealed?: string | null;
};

const all = positions as unknown as Fixture[];
const named = (name: string) => all.find((fixture) => fixture.name === name)!;
const nothing = () => {};

function draw(fixture: Fixture, lang: Lang, more: Partial<BoardProps> = {}): string {
  const { view, facts, legal, events, picked } = fixture;
  return render(
    h(page.Board, {
      view, facts, legal, events, picked, lang,
      refused: [], steps: [], isHint: false, bottom: 1, names: ["Camille", "Léo"], lit: [],
      chosen: wholeMove(legal, picked),
      as: fixture.as ?? 1, owing: fixture.owing ?? [], sealed: fixture.sealed ?? null,
      onPick: nothing, onBack: nothing, onHover: nothing, onReopen: nothing, analysis: null,
      settings: { coordinates: true, patterns: false, showLegal: true, animate: false, ...fixture.settings },
      ...more,
    }),
  );
}

const pressing = (fixture: Fixture, key: string, picked: string[] = []) => page.keys(fixture.view, fixture.legal, 1, picked)[key];

test("every legal number is on the slider, and no other", () => {
  for (const fixture of all) {
    const html = draw(fixture, "fr");
    const most = /<input type="range"[^>]* min="1" max="(\d+)"/.exec(html)?.[1];
    assert.equal(Number(most ?? 0), fixture.legal.length, fixture.name);
  }
});

test("the button says what it seals, and waits for a number", () => {
  assert.match(draw(named("chosen"), "fr"), /trolls-seal">Sceller 3 pierres</);
  assert.match(draw(named("choosing"), "en"), /trolls-seal" disabled[^>]*>Choose a number</);
  assert.match(draw(named("right"), "en"), /Seal 2 stones/);
});

test("what is sealed is shown to its owner, with a way to reopen it", () => {
  const sealed = draw(named("sealed"), "fr");
  assert.match(sealed, /Vous avez scellé 3 pierres\.<\/strong> En attente de Léo\./);
  assert.match(sealed, /trolls-reopen/);
});

test("a watcher sees who has chosen, but no number", () => {
  const html = draw({ ...named("sealed"), as: 0, sealed: null }, "en");
  assert.match(html, /Camille<\/strong> has chosen.*Léo<\/strong> is thinking/);
  assert.doesNotMatch(html, /is-thrown|trolls-sealed|>3<\/text><\/g><g class="trolls-banner/);
});

test("the page says how many stones are never worth throwing", () => {
  assert.match(draw(named("wasted"), "fr"), /au-delà de 5, c&#39;est gâché|au-delà de 5, c'est gâché/);
  assert.doesNotMatch(draw(named("start"), "fr"), /gâché/);
});

const told = (name: string, lang: Lang) => {
  const { view, facts } = named(name);
  return endSteps(view as View, facts as Facts, ["Camille", "Léo"], wordsOf(lang));
};

test("the end is told step by step", () => {
  assert.deepEqual(told("castle", "en"), [
    "Camille throws 1, Léo 2.",
    "The troll goes from cell 1 to cell 0.",
    "The troll is in the castle of Camille. Léo wins.",
  ]);
  assert.deepEqual(told("pushed", "fr"), [
    "Camille lance 2, Léo 1.",
    "Le troll va de la case 3 à la case 4.",
    "Léo n'a plus de pierre.",
    "Les pierres de Camille (2) poussent le troll : 4\u00a0→\u00a05\u00a0→\u00a06.",
    "Le troll est dans le château de Léo. Camille gagne.",
  ]);
  assert.equal(told("pushed-near", "en").at(-1), "Nearer to the castle of Léo: 1 against 5. Camille wins.");
  assert.deepEqual(told("draw", "fr").slice(-2), ["Plus personne n'a de pierre.", "Case du milieu : partie nulle."]);
});

test("arrows go from number to number and stop at both ends", () => {
  const fixture = named("choosing");
  assert.equal(pressing(fixture, "ArrowRight"), "1");
  assert.equal(pressing(fixture, "ArrowRight", ["3"]), "4");
  assert.equal(pressing(fixture, "ArrowLeft", ["3"]), "2");
  assert.equal(pressing(fixture, "ArrowLeft", ["1"]), null);
  assert.equal(pressing(fixture, "ArrowRight", ["7"]), null);
});

test("digits typed one after the other are one number", async () => {
  const fixture = named("long");
  pressing(fixture, "4");
  assert.equal(pressing(fixture, "1", ["4"]), "41");
  assert.equal(pressing(named("choosing"), "9"), null);
  assert.equal(pressing(named("choosing"), "5", ["4"]), "5");
  await new Promise((done) => setTimeout(done, 1300));
  assert.equal(pressing(fixture, "2", ["4"]), "2");
});

test("the names beside the curve stand clear of it", () => {
  for (const fixture of all) {
    const way = /<figure class="trolls-way">.*?<\/figure>/s.exec(draw(fixture, "fr"))![0];
    const xs = (pattern: RegExp) => Array.from(way.matchAll(pattern), ([, x]) => Number(x));
    assert.ok(Math.min(...xs(/class="trolls-end is-\d" x="([\d.]+)"/g)) > 4 + Math.max(...xs(/cx="([\d.]+)"/g)), fixture.name);
  }
});

test("long names beside the curve are whole while they have a third of its width", () => {
  const names = ["JavaScript bot", "a name that is too long for that"];
  const ends = Array.from(draw(all[0]!, "fr", { names }).matchAll(/class="trolls-end is-\d"[^>]*>(.*?)</g), ([, text]) => text);
  assert.deepEqual(ends, [names[0], `${names[1]!.slice(0, 19)}…`]);
});

test("no French stands in English text or the other way round, and nothing is undefined", () => {
  for (const fixture of all) {
    const rest = h(page.Panel, {
      view: fixture.view, facts: fixture.facts, lang: "en", names: [], chosen: null, hovered: null, over: false, onLight: nothing,
    });
    const html = draw(fixture, "en") + render(rest);
    assert.doesNotMatch(html, /pierre|château|scell|tour \d|undefined|NaN/i, fixture.name);
  }
});

test("the position in words", () => {
  const { view, facts } = named("choosing");
  assert.equal(page.describe!(view, facts, "fr"), "Chemin de la case 0 à la case 6, troll sur la case 2. Pierres : Gauche 7, Droite 6.");
});

const EQUILIBRIUM = { value: 0.25, strategies: [{ 2: 0.6, 3: 0.4 }, { 1: 1 }] };
const step = (text: string) => ({ by: [1, 2], text, say: "", mark: null, curve: null, ms: 0 });

test("the equilibrium stands over its numbers while a player chooses", () => {
  const html = draw(named("choosing"), "fr", { analysis: EQUILIBRIUM });
  assert.equal(html.match(/<i style="--at:/g)?.length, 2);
  assert.equal(draw({ ...named("right"), picked: [] }, "fr", { analysis: EQUILIBRIUM }).match(/<i style="--at:/g)?.length, 1);
});

function card(props: Partial<AnalysisProps>): string {
  const all = { analysis: EQUILIBRIUM, all: new Map(), ply: 0, steps: [], over: false, lang: "en" as Lang, names: ["Camille", "Léo"], onJump: nothing };
  return render(h(page.analysis!.Card, { ...all, ...props })).replace(/<svg.*?<\/svg>/g, "");
}

test("what was thrown is framed among the bars, also where it is no part of the mix", () => {
  assert.match(card({}), /Camille is ahead: 0\.25 of a point a game/);
  assert.match(card({ steps: [step("5,1")] }), /<li class="is-played"[^>]*><small>0%<\/small>.*?<b>5<\/b><span class="unseen">thrown/);
  assert.match(card({ steps: [step("3,1")] }), /<li class="is-played"[^>]*><small>40%<\/small>/);
});

test("a finished game is told turn by turn", () => {
  const html = card({ analysis: null, over: true, steps: [step("3,1"), step("2,1")], all: new Map([[0, EQUILIBRIUM]]) });
  assert.equal(html.match(/Turn \d/g)?.length, 2);
  assert.equal(html.match(/is-played/g)?.length, 2);
});

test("a throw that no equilibrium makes is a mistake", () => {
  const fault = (text: string) => page.analysis!.fault!(step(text), EQUILIBRIUM, null, "en", []);
  assert.equal(fault("2,1"), null);
  assert.equal(fault("5,1"), "never in equilibrium (Left)");
  assert.equal(fault("1,2"), "never in equilibrium (Left, Right)");
});

test("habits are counted by the result of the turn before, whichever seat a player had", () => {
  const games = [
    { moves: ["2,5", "1,1", "3,2"], turned: 1, utility: [1, -1] },
    { moves: ["4,2", "1,3"], turned: 0, utility: [-1, 1] },
  ];
  const counts = (situation: Situation) => Object.fromEntries(countThrows(games, 1, situation));
  assert.deepEqual(counts("first"), { 4: 1, 5: 1 });
  assert.deepEqual(counts("more"), { 1: 2 });
  assert.deepEqual(counts("equal"), { 2: 1 });
  assert.deepEqual(counts("fewer"), {});
});

test("the throw that punishes a habit most, and what it earns", () => {
  const values = [[0, 1, -1], [-1, 0, 0.5]];
  assert.deepEqual(punish(values, new Map([[2, 1]]), 1), { throw: 1, earns: 1 });
  assert.deepEqual(punish(values, new Map([[1, 0.5], [2, 0.5]]), 1), { throw: 1, earns: 0.5 });
  assert.deepEqual(punish(values, new Map([[2, 1]]), 2), { throw: 1, earns: 1 });
  assert.deepEqual(punish(values, new Map([[3, 1]]), 2), { throw: 2, earns: 0.5 });
});

test("throws stand beside the equilibrium only after enough games", () => {
  const game = { moves: ["3,1", "2,2"], turned: 0, utility: [1, -1] };
  const shown = (games: number) => render(h(page.Habits!, { games: Array(games).fill(game), you: [1], lang: "en", names: ["Camille", "Léo"], analyse: () => Promise.resolve(null) }));
  assert.match(shown(ENOUGH), /Throws of Camille beside the equilibrium/);
  assert.doesNotMatch(shown(ENOUGH), /Throws of Léo beside/);
  assert.doesNotMatch(shown(ENOUGH - 1), /beside the equilibrium/);
});
