/* range.ts: an arithmetic code. Each bit divides the range low..high by its
 * odds and keeps one part; a first byte that both ends share is written out.
 * All browsers must reckon alike, so odds may come from +, -, * and / only. */

/** Writes the bit that it is given, or reads one; returns it. The odds, between
 * 0 and 1, are those of a bit that is set. */
export type Coder = (odds: number, bit: boolean) => boolean;

class Range {
  private low = 0;
  private high = 0xffffffff;

  /** The largest number of the part for a bit that is set. */
  middle(odds: number): number {
    return this.low + Math.floor((this.high - this.low) * odds);
  }
  keep(odds: number, bit: boolean, done: (byte: number) => void): boolean {
    const middle = this.middle(odds);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    for (; this.low >>> 24 === this.high >>> 24; this.low = (this.low << 8) >>> 0, this.high = ((this.high << 8) | 255) >>> 0)
      done(this.high >>> 24);
    return bit;
  }
  /** The last byte of the code: followed by the zeros that are read after it, it lies in the range. */
  last(): number {
    return (this.low >>> 24) + 1;
  }
}

/** The code of the bits that walk writes. */
export function encode(walk: (write: Coder) => void): number[] {
  const range = new Range();
  const code: number[] = [];
  walk((odds, bit) => range.keep(odds, bit, (byte) => code.push(byte)));
  return [...code, range.last()];
}

/** Reads the code that begins there. Throws if it was cut off. */
export function decoder(code: Uint8Array, at: number): Coder {
  const range = new Range();
  let read = 0;
  const shift = () => {
    if (at === code.length + 4) throw new Error("damaged");
    read = ((read << 8) | (code[at++] ?? 0)) >>> 0;
  };
  for (let n = 0; n < 4; n++) shift();
  return (odds) => range.keep(odds, read <= range.middle(odds), shift);
}
