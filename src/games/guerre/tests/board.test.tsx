/* The board of guerre: what can be clicked where, from what a server says
 * (web/tests/fixtures/guerre.json), what is said of it, and what is drawn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { h } from "preact";
import { render } from "preact-render-to-string";
import positions from "../../../../web/tests/fixtures/guerre.json";
import type { BoardProps } from "web/board";
import { pick, pickAll, wholeMove } from "web/choices";
import type { GameEvent, Lang, LegalMove, RefusedMove, Step } from "web/messages";
import page from "../board";
import { choosing, completed, partsOfCard, type Choosing, type Source } from "../page/choosing";
import { endingsOf } from "../page/endings";
import { helpAt, sceneOf, type Props } from "../page/scene";
import { asSeenBy, cardsOf, isOpen, KINDS, lastMove, type Facts, type Player, type View } from "../page/types";
import { moveText, wordsOf } from "../page/words";

interface Fixture {
  name: string;
  view: View;
  facts: Facts;
  legal: LegalMove[];
  refused: Record<Lang, RefusedMove[]>;
  events: GameEvent[];
  picked: string[];
  bottom: number;
  settings: object;
}

const all = positions as unknown as Fixture[];
const named = (name: string): Fixture => all.find((fixture) => fixture.name === name)!;
const nothing = () => {};
const LANGS: Lang[] = ["fr", "en"];

function propsOf(fixture: Fixture, lang: Lang, more: Partial<BoardProps> = {}): Props {
  const { view, facts, events, picked } = fixture;
  const legal = fixture.legal.map((move) => ({ ...move, say: move.move }));
  return {
    view, facts, legal, events, picked, lang,
    refused: fixture.refused[lang], steps: [], isHint: false, bottom: fixture.bottom, names: ["Camille", "Inès"], lit: [],
    chosen: wholeMove(legal, picked),
    as: fixture.bottom, owing: [], sealed: null,
    onPick: nothing, onBack: nothing, onHover: nothing, onReopen: nothing, analysis: null,
    settings: { coordinates: true, patterns: false, showLegal: true, animate: false, ...fixture.settings },
    ...more,
  };
}

const draw = (fixture: Fixture, lang: Lang = "fr", more: Partial<BoardProps> = {}): string =>
  render(h(page.Board, propsOf(fixture, lang, more)));

/* Everything that a click could pick, with where a unit is taken from. */
function clicks(view: View, now: Choosing): { parts: string[]; source: Source | null }[] {
  const squares = [...Object.values(now.own), ...Object.values(now.enemy)].map(({ parts }) => parts);
  const cards = cardsOf(view.players[(now.mover ?? 1) - 1]!.hand) ?? [];
  return [
    ...squares.map((parts) => ({ parts, source: null })),
    ...cards.map((kind) => ({ parts: partsOfCard(view, now, kind), source: "hand" as const })),
    ...(now.reserve ? [{ parts: completed(view, now, now.reserve, "reserve"), source: "reserve" as const }] : []),
    ...now.citizens.map((kind) => ({ parts: completed(view, now, kind, "kingdom"), source: "kingdom" as const })),
    ...now.zones.map((zone) => ({ parts: [now.held!, zone], source: null })),
    ...(now.pass ? [{ parts: [now.pass], source: null }] : []),
  ].filter(({ parts }) => parts.length > 0);
}

/* The moves that some sequence of clicks chooses. */
function reachable({ view, legal }: Fixture): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting: { picked: string[]; source: Source | null }[] = [{ picked: [], source: null }];
  for (const { picked, source } of waiting) {
    for (const click of clicks(view, choosing(view, legal, picked, source))) {
      const by = {
        picked,
        onPick: (part: string) => (by.picked = pick(legal, by.picked, part)),
        onBack: () => (by.picked = by.picked.slice(0, -1)),
      };
      pickAll(click.parts, by);
      const whole = wholeMove(legal, by.picked);
      if (whole) found.add(whole.move);
      const next = { picked: by.picked, source: click.source ?? source };
      const key = JSON.stringify(next);
      if (!seen.has(key)) waiting.push(next);
      seen.add(key);
    }
  }
  return found;
}

for (const fixture of all) {
  test(`guerre, ${fixture.name}: every legal move can be clicked, and no other`, () => {
    assert.deepEqual([...reachable(fixture)].sort(), fixture.legal.map(({ move }) => move).sort());
  });
}

test("an attacker's targets show what would happen, before the attack", () => {
  const now = choosing(named("attacker").view, named("attacker").legal, ["F1"], null);
  assert.equal(now.enemy.F3?.role, "target");
  assert.match(draw(named("attacker")), /guerre-result is-capture[^>]*><b>3 = 3<\/b> capture/);
  assert.match(draw(named("attack-chosen"), "en"), /3 = 3<\/b> capture/);
  assert.match(draw(named("attack-chosen")), /guerre-arrow is-chosen/);
});

test("an enemy in reach of several units asks which one attacks; in reach of one unit it is aimed at", () => {
  const { view, legal } = named("simple");
  const now = choosing(view, legal, [], null);
  assert.deepEqual(now.enemy.F2, { role: "prey", parts: [], move: null, attackers: ["A1", "F2"] });
  assert.deepEqual(now.enemy.F3?.parts, ["F1", "xF3"]);
});

test("the reserve is deployed before the hand, and a card for the reserve comes from the hand", () => {
  const { view, legal } = named("simple");
  const now = choosing(view, legal, [], null);
  assert.equal(now.reserve, "G");
  assert.deepEqual(now.uses.A, ["A"]);
  assert.deepEqual(partsOfCard(view, now, "A"), ["A", "R"]);
  assert.deepEqual(choosing(view, legal, ["G"], "reserve").zones, []);
});

test("the King's uses follow each other", () => {
  const { view, legal } = named("defend");
  const first = choosing(view, legal, [], null);
  assert.deepEqual(first.uses.K, ["+K=G", "+K=P"]);
  assert.deepEqual(partsOfCard(view, first, "K"), ["+K=G"]);
  assert.deepEqual(partsOfCard(view, choosing(view, legal, ["+K=G"], "hand"), "K"), ["+K=P"]);
  assert.match(draw({ ...named("defend"), picked: ["+K=G"] }), /aria-pressed="true">comme Garde</);
});

test("a Priest's swap can be picked from either end", () => {
  const { view, legal } = named("priest-to");
  assert.deepEqual(choosing(view, legal, ["+K=P", "F2"], null).own.F1?.parts, ["+K=P", "F1", "F2"]);
});

test("keys pick cards and the reserve, and a pass that costs an action needs a confirmation", () => {
  const { view, legal } = named("action");
  const keys = page.keys(view, legal, 1, []);
  assert.deepEqual(keys["1"], ["+K=S"]);
  assert.deepEqual(keys["3"], []);
  assert.deepEqual(keys.r, ["G"]);
  assert.deepEqual(keys[" "], ["-"]);
  const confirms = page.confirms as (move: LegalMove, view: View) => boolean;
  const asks = (name: string, text: string) => confirms(named(name).legal.find(({ move }) => move === text)!, named(name).view);
  assert.equal(asks("action", "-"), true);
  assert.equal(asks("defend", "-"), false);
  assert.equal(asks("action", "G@F3"), false);
  assert.equal(asks("action", "F1xF3"), true);
  assert.equal(asks("develop", "A@C"), true);
});

test("a pass is forced only if nothing else is possible", () => {
  assert.equal(page.forced!(named("volley").legal), null);
  const alone = named("volley").legal.filter(({ move }) => move === "-");
  assert.equal(page.forced!(alone)?.move, "-");
  assert.equal(page.forced!([]), null);
});

test("every legal move has words in both languages", () => {
  for (const { legal } of all)
    for (const { move } of legal)
      for (const lang of LANGS) assert.notEqual(moveText(move, lang), "");
  assert.equal(moveText("+K=P:F1-A2", "fr"), "Roi comme Prêtre : F1 ↔ A2");
  assert.equal(moveText("S@C", "en"), "Soldier demobilised");
  assert.equal(moveText("*W", "fr"), "pioche Sorcier");
});

test("each phase says what it asks for, and what must be done stands out", () => {
  const expected = (name: string, lang: Lang) => {
    const { view, facts, legal, picked } = named(name);
    return page.expects!(view, facts, legal, picked, lang);
  };
  assert.deepEqual(expected("start", "fr"), { text: "placez une carte au front" });
  assert.deepEqual(expected("attacker", "en"), { text: "whom to attack from F1?" });
  assert.deepEqual(expected("deploying", "fr"), { text: "où placer le Garde ?" });
  assert.deepEqual(expected("conscript", "en"), { text: "nobody is left on the field: conscript two units", isAlert: true });
  assert.deepEqual(expected("must-develop", "fr"), { text: "6 cartes en main : démobilisez-en une", isAlert: true });
  const defend = expected("defend", "fr");
  assert.equal(defend.isAlert, true);
  assert.match(defend.text, /^le Soldat attaque votre Garde en F3 \(3 – 3, capture\)/);
});

test("a click that can do nothing says why and what could be done", () => {
  const help = (name: string, what: Parameters<typeof helpAt>[1], lang: Lang = "fr") => {
    const fixture = named(name);
    return helpAt(sceneOf(propsOf(fixture, lang), fixture.view, null), what);
  };
  assert.match(help("action", { card: "A" }), /^La réserve se déploie d'abord\.$/);
  assert.match(help("attacker", { enemy: "F2" }), /^Depuis F1, le Soldat n'atteint pas F2\./);
  assert.match(help("develop", { card: "K" }, "en"), /^The King cannot be demobilised\.$/);
  assert.equal(help("defend-other", { own: "F1" }), "C'est à Inès.");
  assert.match(help("simple", { enemy: "F2" }), /^Choisissez d'abord qui attaque : A1, F2\.$/);
});

test("the strip says who may answer, with what, and what would happen", () => {
  assert.match(draw(named("defend")), /À vous de répondre<\/small> <b>Garde, Prêtre ou Roi/);
  const other = draw(named("defend-other"), "en");
  assert.match(other, /Inès may answer<\/small> <b>Guard, Priest or King/);
  assert.doesNotMatch(other, /guerre-pass/);
  assert.match(draw(named("counter")), /is-done"><small>[^<]*<\/small> <b>Garde en soutien/);
  for (const fixture of all) assert.ok(draw(fixture).split('class="is-now"').length <= 2 && (draw(fixture).match(/<li class="is-(done|now|next)"/g) ?? []).length <= 3);
  assert.match(draw(named("conscript")), /guerre-slot is-now/);
});

test("the other player's hand shows its backs; after the game the viewer chooses what is open", () => {
  const { view } = named("execution");
  assert.equal(view.phase, "over");
  assert.ok(isOpen(view));
  const seen = asSeenBy(view, 2);
  assert.deepEqual(seen.players[0].hand, { count: 5 });
  assert.ok(!isOpen(seen));
  assert.match(draw(named("execution")), /Vu par/);
  for (const fixture of all.filter(({ view: { phase } }) => phase !== "over")) {
    assert.ok(!isOpen(fixture.view), fixture.name);
    assert.doesNotMatch(draw(fixture), /Vu par/, fixture.name);
  }
});

test("the panel says how near each end is", () => {
  const ends = (name: string) => endingsOf(named(name).view, named(name).facts, wordsOf("fr"));
  assert.deepEqual(ends("simple").map(({ reason }) => reason), ["execution", "collapse", "war-over"]);
  assert.deepEqual(ends("action").map(({ reason }) => reason), ["execution", "collapse", "war-over", "development"]);
  for (const { view, facts } of all)
    for (const { sides } of endingsOf(view, facts, wordsOf("en")))
      for (const { share, text } of sides) assert.ok(share >= 0 && share <= 1 && !/undefined|NaN/.test(text));
  const taken = ends("execution")[0]!.sides.find(({ player }) => player === 2)!;
  assert.equal(taken.share, 1);
});

test("the last move that left a mark stays marked", () => {
  const step = (by: Player[], text: string | null): Step => ({ by, text, say: "", mark: null, curve: null, ms: 0 });
  const steps = [step([2], "F1xF3"), step([2], "."), step([2], "-"), step([], null)];
  assert.deepEqual(lastMove(steps), { player: 2, own: ["F1"], enemy: ["F3"], zone: null });
  assert.deepEqual(lastMove([step([1], "S@C")]), { player: 1, own: [], enemy: [], zone: "C" });
  assert.equal(lastMove([]), null);
  assert.match(draw(named("action"), "fr", { steps }), /guerre-cell is-2[^"]*is-last[^"]*"[^>]*data-cell="2F1"/);
});

test("a hint is a ghost", () => {
  const html = draw({ ...named("deploying"), picked: ["G", "F3"] }, "fr", { isHint: true });
  assert.match(html, /guerre-card kind-G is-1\s+is-ghost is-hint/);
});

test("every square and card can be reached by keyboard and says what it is", () => {
  for (const fixture of all)
    for (const lang of LANGS) {
      const html = draw(fixture, lang);
      const cells = [...html.matchAll(/role="gridcell" tabindex="(-?\d)"[^>]*><span class="unseen">([^<]+)</gi)];
      assert.equal(cells.length, 12, fixture.name);
      assert.equal(cells.filter(([, index]) => index === "0").length, 1, fixture.name);
      assert.doesNotMatch(html, /undefined|NaN/, fixture.name);
      if (lang === "en") assert.doesNotMatch(html, /\b(Soldat|Garde|vide|Réserve|tourné)\b/, fixture.name);
    }
  assert.match(draw(named("attacker")), />F3 d'Inès, Garde, attaque 1, défense 3, cible, capture</);
});

test("every kind has a sign, a name and a band of its own", () => {
  const html = KINDS.map((kind) => draw({ ...named("action"), view: { ...named("action").view, players: named("action").view.players.map((side) => ({ ...side, hand: { [kind]: 1 } })) as View["players"] } }));
  assert.equal(new Set(html.map((text) => /guerre-held[\s\S]*?<svg[\s\S]*?<\/svg>/.exec(text)![0].replace(/aria-\w+="[^"]*"/g, ""))).size, 6);
});

test("a position in words", () => {
  const { view, facts } = named("action");
  assert.equal(
    page.describe!(view, facts, "fr"),
    "Bleu au combat : F1 Soldat, F2 Prêtre, A1 Archer. Réserve de Bleu : Garde. Votre main : Roi, Soldat, Archer. Orange au combat : F2 Roi, F3 Garde, A2 Sorcier. Réserve d'Orange : Soldat.",
  );
});
