/* QR codes: the first drawing was read with zbarimg, as were codes of every
 * version; the sizes are those of the standard. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode } from "../src/qr";

const CODE = `
#######.#..##.#######
#.....#.###...#.....#
#.###.#.#..##.#.###.#
#.###.#...###.#.###.#
#.###.#.#####.#.###.#
#.....#..#....#.....#
#######.#.#.#.#######
.....................
#..#########.#..#.###
##..#..#.#####.###...
..#..##....##..#...##
..##.#..###.#####.#.#
###.#.###..######..#.
........##..###..###.
#######.####.....##..
#.....#.###...#..####
#.###.#.###..##.#..##
#.###.#.##..###.#.#..
#.###.#..#.###.######
#.....#..####..#.####
#######.#...##..#....`.trim();

test("a text becomes the QR code that readers know", () => {
  assert.equal(qrCode("joute")!.map((row) => row.map((dark) => (dark ? "#" : ".")).join("")).join("\n"), CODE);
});

test("a longer text gets a larger code, up to version 10", () => {
  for (const [bytes, side] of [[14, 21], [15, 25], [26, 25], [42, 29], [62, 33], [84, 37], [106, 41], [122, 45], [152, 49], [180, 53], [213, 57]]) {
    assert.equal(qrCode("x".repeat(bytes!))!.length, side);
  }
  assert.equal(qrCode("x".repeat(214)), null);
  assert.equal(qrCode("é".repeat(7))!.length, 21);
});
