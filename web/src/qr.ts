/* qr.ts: a text as a QR code (ISO/IEC 18004): bytes, error correction M,
 * versions 1 to 10, which hold 213 bytes. */

/** For each version: the error correction bytes of a block, and the data bytes of its blocks. */
const BLOCKS: [number, number[]][] = [
  [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]],
  [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]], [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
];
/** The middles of the alignment patterns. */
const MIDDLES = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

/* Arithmetic of bytes modulo x^8 + x^4 + x^3 + x^2 + 1. */
const POWERS: number[] = [];
const LOGS: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  POWERS[power] = value;
  LOGS[value] = power;
  value = (value << 1) ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS[a]! + LOGS[b]!) % 255]! : 0);

/** The remainder of a block's polynomial, Reed and Solomon's correction. */
function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let root = 0; root < count; root++) {
    divisor = [...divisor, 0].map((term, at) => term ^ times(at > 0 ? divisor[at - 1]! : 0, POWERS[root]!));
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, at) => {
    const factor = rest[at]!;
    divisor.forEach((term, shift) => (rest[at + shift]! ^= times(term, factor)));
  });
  return rest.slice(data.length);
}

/** All bytes of the code in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [count, sizes] = BLOCKS[version - 1]!;
  const capacity = sizes.reduce((sum, size) => sum + size, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, 8 * capacity - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, at) => parseInt(bits.slice(8 * at, 8 * at + 8).join(""), 2));
  for (let at = 0; data.length < capacity; at++) data.push(at % 2 ? 0x11 : 0xec);
  let from = 0;
  const blocks = sizes.map((size) => data.slice(from, (from += size)));
  const corrections = blocks.map((block) => correction(block, count));
  const woven = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  return [...woven(blocks), ...woven(corrections)];
}

/** The remainder of a division of polynomials over bits. */
function remainder(value: number, divisor: number, bits: number): number {
  let rest = value << bits;
  for (let at = 31 - Math.clz32(rest); at >= bits; at = 31 - Math.clz32(rest)) rest ^= divisor << (at - bits);
  return rest;
}

type Grid = (boolean | undefined)[][];

const MASKS: ((row: number, col: number) => boolean)[] = [
  (row, col) => (row + col) % 2 === 0,
  (row) => row % 2 === 0,
  (_, col) => col % 3 === 0,
  (row, col) => (row + col) % 3 === 0,
  (row, col) => (Math.floor(row / 2) + Math.floor(col / 3)) % 2 === 0,
  (row, col) => ((row * col) % 2) + ((row * col) % 3) === 0,
  (row, col) => (((row * col) % 2) + ((row * col) % 3)) % 2 === 0,
  (row, col) => (((row + col) % 2) + ((row * col) % 3)) % 2 === 0,
];

/** The modules that every code of a version has: finders, timing, alignment. */
function frame(version: number): Grid {
  const side = 17 + 4 * version;
  const grid: Grid = Array.from({ length: side }, () => Array<boolean | undefined>(side).fill(undefined));
  const rings = (row: number, col: number, reach: number, dark: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down++) {
      for (let right = -reach; right <= reach; right++) {
        const line = grid[row + down];
        if (line && col + right >= 0 && col + right < side) line[col + right] = dark(Math.max(Math.abs(down), Math.abs(right)));
      }
    }
  };
  for (let at = 0; at < side; at++) grid[6]![at] = grid[at]![6] = at % 2 === 0;
  for (const [row, col] of [[3, 3], [3, side - 4], [side - 4, 3]]) rings(row!, col!, 4, (ring) => ring !== 2 && ring !== 4);
  const middles = MIDDLES[version - 1]!;
  for (const row of middles) {
    for (const col of middles) {
      const isCorner = (row === 6 && (col === 6 || col === side - 7)) || (row === side - 7 && col === 6);
      if (!isCorner) rings(row, col, 2, (ring) => ring !== 1);
    }
  }
  return grid;
}

/* Correction level M is 0. */
function putFormat(grid: Grid, mask: number): void {
  const side = grid.length;
  const bits = ((mask << 10) | remainder(mask, 0x537, 10)) ^ 0x5412;
  for (let at = 0; at < 15; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const near = at < 6 ? at : at < 8 ? at + 1 : side - 15 + at;
    grid[near]![8] = isDark;
    grid[8]![at < 8 ? side - 1 - at : at === 8 ? 7 : 14 - at] = isDark;
  }
  grid[side - 8]![8] = true;
}

function putVersion(grid: Grid, version: number): void {
  if (version < 7) return;
  const side = grid.length;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let at = 0; at < 18; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const [across, along] = [Math.floor(at / 3), side - 11 + (at % 3)];
    grid[along]![across] = grid[across]![along] = isDark;
  }
}

/** Fills the free modules with the bits, in columns of two from the right, alternately upwards and
 * downwards. */
function putData(grid: Grid, bytes: number[], mask: number): void {
  const side = grid.length;
  let bit = 0;
  for (let right = side - 1, isUp = true; right > 0; right -= 2, isUp = !isUp) {
    if (right === 6) right--;
    for (let step = 0; step < side; step++) {
      const row = isUp ? side - 1 - step : step;
      for (const col of [right, right - 1]) {
        if (grid[row]![col] !== undefined) continue;
        const isDark = ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[row]![col] = (isDark === 1) !== MASKS[mask]!(row, col);
        bit++;
      }
    }
  }
}

/** A measure of how hard a code is to read: runs, blocks, false finders, unequal shares. */
function penalty(grid: boolean[][]): number {
  const side = grid.length;
  const turned = grid.map((_, col) => grid.map((row) => row[col]!));
  let sum = 0;
  for (const row of [...grid, ...turned]) {
    const text = row.map(Number).join("");
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (let at = 0; at + 11 <= side; at++) {
      if (/^(10111010000|00001011101)/.test(text.slice(at))) sum += 40;
    }
  }
  for (let row = 1; row < side; row++) {
    for (let col = 1; col < side; col++) {
      const same = [grid[row]![col - 1], grid[row - 1]![col], grid[row - 1]![col - 1]].every((each) => each === grid[row]![col]);
      if (same) sum += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / side ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The modules of the code, dark ones true; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex(([, sizes], at) => sizes.reduce((sum, size) => sum + size, 0) >= bytes.length + (at < 9 ? 2 : 3)) + 1;
  if (version === 0) return null;
  const data = codewords(bytes, version);
  const codes = MASKS.map((_, mask) => {
    const grid = frame(version);
    putFormat(grid, mask);
    putVersion(grid, version);
    putData(grid, data, mask);
    return grid as boolean[][];
  });
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
