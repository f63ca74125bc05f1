/* prediction.ts: predicts a text bit by bit, as the records in links are coded
 * (fragment.ts). Six contexts guess each bit, from what followed them before;
 * the guesses are added with weights that are learned on the way. The model
 * begins with a few records that it has seen, sample.json. Links are read by the
 * same steps that wrote them, so no number and no letter here or in the sample
 * may change. */
import type { Coder } from "./alone/range";
import sample from "./sample.json";

const CONTEXTS = 6;
const SLOTS = 18; /* bits of a slot's number */
const RATE = 0.02;

/* Math.exp may differ between browsers. */
function exp(x: number): number {
  let power = 1 + x / 1024;
  for (let n = 0; n < 10; n++) power *= power;
  return power;
}
const squash = (x: number) => 1 / (1 + exp(Math.min(Math.max(-x, -20), 20)));

/* The inverse of squash, by 4096 steps of its argument. */
const stretched = new Float64Array(4096).fill(8);
for (let step = -2047, p = 0; step <= 2047; step++)
  for (const end = Math.floor(squash(step / 256) * 4096); p <= end && p < 4096; p++) stretched[p] = step / 256;

const hash = (...parts: number[]) => parts.reduce((sum, part) => Math.imul(sum ^ part, 0x9e3779b1) ^ (sum >>> 13), 0x1234567);

class Text {
  /* Each slot has the odds of a bit, and how often they were learned. */
  private readonly odds = new Float64Array(1 << SLOTS).fill(0.5);
  private readonly seen = new Uint8Array(1 << SLOTS);
  /* A row of weights for each number of contexts that have been seen. */
  private readonly weights = new Float64Array((CONTEXTS + 1) * CONTEXTS).fill(0.3);
  private readonly slots = new Int32Array(CONTEXTS);
  private readonly guesses = new Float64Array(CONTEXTS);
  private contexts: number[] = [];
  private last: number[] = [0, 0, 0, 0];
  /* Hashes of the words between commas: the one that has begun, and two before. */
  private words: number[] = [0, 0, 0];

  constructor() {
    this.look();
  }

  private look(): void {
    const [a, b, c, d] = this.last as [number, number, number, number];
    const [word, before, earlier] = this.words as [number, number, number];
    this.contexts = [hash(1, a), hash(2, a, b), hash(3, a, b, c), hash(4, a, b, c, d), hash(5, word, before), hash(6, word, earlier)];
  }

  /** Codes a byte, or reads one; returns it. */
  next(code: Coder, given: number): number {
    let byte = 1;
    for (let k = 7; k >= 0; k--) byte = 2 * byte + this.bit(code, byte, ((given >> k) & 1) === 1);
    byte &= 255;
    this.last = [byte, ...this.last.slice(0, 3)];
    const [word, before] = this.words as [number, number];
    this.words = byte === 44 || byte === 91 ? [0, word, before] : [hash(word, byte), ...this.words.slice(1)];
    this.look();
    return byte;
  }

  private bit(code: Coder, begun: number, given: boolean): number {
    const { odds, seen, weights, slots, guesses } = this;
    let known = 0;
    for (let n = 0; n < CONTEXTS; n++) {
      const slot = (slots[n] = hash(this.contexts[n]!, begun) >>> (32 - SLOTS));
      if (seen[slot]) known++;
      guesses[n] = stretched[Math.floor(odds[slot]! * 4096)]!;
    }
    const row = known * CONTEXTS;
    let sum = 0;
    for (let n = 0; n < CONTEXTS; n++) sum += weights[row + n]! * guesses[n]!;
    const guess = Math.min(Math.max(squash(sum), 1 / 4096), 4095 / 4096);
    const bit = Number(code(guess, given));
    for (let n = 0; n < CONTEXTS; n++) {
      const slot = slots[n]!;
      weights[row + n]! += RATE * (bit - guess) * guesses[n]!;
      odds[slot]! += (bit - odds[slot]!) / (seen[slot]! + 1.2);
      if (seen[slot]! < 255) seen[slot]!++;
    }
    return bit;
  }
}

/** A model that has seen the sample. */
function begun(): Text {
  const text = new Text();
  for (const byte of new TextEncoder().encode(JSON.stringify(sample))) text.next((_, bit) => bit, byte);
  return text;
}

/** The text ends with a NUL. */
export function writeText(bytes: Uint8Array, write: Coder): void {
  const text = begun();
  for (const byte of [...bytes, 0]) text.next(write, byte);
}

/** Throws if the text is longer than that. */
export function readText(read: Coder, longest: number): Uint8Array<ArrayBuffer> {
  const text = begun();
  const bytes: number[] = [];
  for (let byte = text.next(read, 0); byte !== 0; byte = text.next(read, 0)) {
    if (bytes.length === longest) throw new Error("too-big");
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
