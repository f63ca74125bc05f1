/* Boards and pieces that a person may choose: what is drawn on them stays
 * legible. Read from the style sheets, whose last blocks set the colours of
 * each look. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

/* Tests run in web/ or above it, from a bundle in another folder. */
const ROOT = existsSync("src/games") ? "." : "..";
const sheet = (game: string): string => readFileSync(join(ROOT, "src/games", game, "board.css"), "utf8");

type Colours = Record<string, string>;

const coloursIn = (block: string): Colours =>
  Object.fromEntries(Array.from(block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g), ([, name, colour]) => [name!, colour!]));

/** The colours of the default board, of the dark theme, and of every look. */
function looksOf(game: string): Record<string, Colours> {
  const blocks = Array.from(sheet(game).matchAll(/([^{}]*)\{([^{}]*)\}/g), ([, head, body]) => ({ head: head!, colours: coloursIn(body!) }));
  const usual = Object.assign({}, ...blocks.filter(({ head }) => !head.includes("data-")).map(({ colours }) => colours)) as Colours;
  const looks: Record<string, Colours> = {};
  for (const { head, colours } of blocks) {
    const found = /data-(?:board|pieces)="(\w+)"/.exec(head);
    if (found) looks[`${found[1]}${/"\]\[data-theme="dark"/.test(head) ? " in the dark" : ""}`] = { ...usual, ...colours };
  }
  return looks;
}

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [light(a), light(b)].sort((one, two) => one - two);
  return (high! + 0.05) / (low! + 0.05);
}

/** Pairs of colours that are drawn on each other, and their least contrast: 4.5 for text, 3 for shapes. */
const PAIRS: Record<string, [string, string, number][]> = {
  moulin: [
    ["wood-text", "wood-1", 4.5], ["wood-text", "wood-2", 4.5], ["wood-line", "wood-1", 3], ["wood-line", "wood-2", 3],
    ["black", "wood-1", 3], ["black", "wood-2", 3], ["white-edge", "wood-1", 3], ["white-edge", "wood-2", 3], ["black", "white", 7],
    ["choice", "wood-1", 3], ["choice", "wood-2", 3],
  ],
  roses: [
    ["sheet-frame", "sheet", 3], ["red-edge", "sheet", 3], ["red-edge", "sheet-odd", 3], ["white-edge", "sheet", 3],
    ["white-edge", "sheet-odd", 3], ["red", "white", 4.5], ["card-ink", "card", 4.5], ["choice", "sheet", 3], ["choice", "sheet-odd", 3],
  ],
  splaby: [["slate", "floor", 3], ["slate-fixed", "floor", 3]],
  trolls: [["mark", "hill", 4.5], ["cell-edge", "cell", 3], ["troll-edge", "hill", 3], ["troll-edge", "far", 3]],
  guerre: [],
};

for (const [game, pairs] of Object.entries(PAIRS)) {
  test(`${game}: every look is there and legible`, () => {
    const looks = looksOf(game);
    for (const name of ["slate", "felt", "paper"]) assert.ok(name in looks, name);
    for (const [name, colours] of Object.entries(looks)) {
      for (const [ink, ground, least] of pairs) {
        assert.ok(colours[ink] && colours[ground], `${ink} and ${ground} are colours`);
        const found = contrast(colours[ink]!, colours[ground]!);
        assert.ok(found >= least, `${name}: ${ink} on ${ground} has ${found.toFixed(2)} of ${least}`);
      }
    }
  });
}
