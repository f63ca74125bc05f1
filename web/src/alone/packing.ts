/* packing.ts: a value net (src/ai/net.h) as it travels in a site: its head, and
 * then its weights in an arithmetic code. Weights are noise to gzip, but mostly
 * small, about as large as their neighbours, and often of the same sign as the
 * weight of the input before. Hosts need not compress the file. */

/* The bytes of a CacheHead and a NetHead together, and of the CacheHead.
 * AT_SIZE and AT_ROW are places in them: of the size of all that follows the
 * CacheHead, and of the number of weights in a row. */
const HEAD = 80;
const CACHE_HEAD = 64;
const AT_SIZE = 48;
const AT_ROW = 68;

/** Writes the bit that it is given, or reads one; returns it. The odds of the context predict the
 * bit and are then updated. */
type Code = (context: number, bit: boolean) => boolean;

const SIZES = 16; /* the most bits of a weight */
const NEAR = 24; /* classes of a weight's neighbours, by size */
const HIGH = 8; /* the first bits of a weight have contexts */
const AT_DIGITS = NEAR * SIZES;
const AT_SIGNS = AT_DIGITS + SIZES * HIGH;
const CONTEXTS = AT_SIGNS + 2 * SIZES + 1;
const bits = (n: number) => 32 - Math.clz32(n);

/* Walks over the weights, for writing and for reading. */
function walk(weights: Int16Array, row: number, code: Code): void {
  const at = (index: number) => weights[index] ?? 0;
  for (let i = 0; i < weights.length; i++) {
    const above = at(i - row);
    const around = 2 * Math.abs(above) + Math.abs(at(i - 2 * row)) + Math.abs(at(i - 1)) + Math.abs(at(i - 2));
    const near = Math.min(NEAR - 1, Math.round(2 * Math.log2(around + 1)));
    /* A weight is coded in three parts: the number of bits of its absolute value plus one, the bits
     * after the first, and the sign. */
    const magnitude = Math.abs(at(i)) + 1;
    let size = 0;
    while (size < SIZES - 1 && code(near * SIZES + size, magnitude >> (size + 1) > 0)) size++;
    let read = 1;
    for (let k = size - 1; k >= 0; k--)
      read = 2 * read + Number(code(AT_DIGITS + size * HIGH + (read < HIGH ? read : 0), ((magnitude >> k) & 1) === 1));
    const isBelow = read > 1 && code(AT_SIGNS + (above < 0 ? SIZES : 0) + bits(Math.abs(above)), at(i) < 0);
    weights[i] = isBelow ? 1 - read : read - 1;
  }
}

/* The range low..high of an arithmetic code. Each bit divides the range by the bit's odds and keeps
 * one part. A first byte that low and high share is written out. */
class Range {
  private low = 0;
  private high = 0xffffffff;
  private readonly odds = new Float64Array(CONTEXTS).fill(0.5);
  private readonly seen = new Uint8Array(CONTEXTS);

  /** The largest number of the part for a bit that is set. */
  middle(context: number): number {
    return this.low + Math.floor((this.high - this.low) * this.odds[context]!);
  }
  keep(context: number, bit: boolean, done: (byte: number) => void): boolean {
    const middle = this.middle(context);
    if (bit) this.high = middle;
    else this.low = middle + 1;
    if (this.seen[context]! < 254) this.seen[context]!++;
    const learned = this.odds[context]! + (Number(bit) - this.odds[context]!) / (this.seen[context]! + 1);
    this.odds[context] = Math.min(Math.max(learned, 1 / 4096), 4095 / 4096);
    for (; this.low >>> 24 === this.high >>> 24; this.low = (this.low << 8) >>> 0, this.high = ((this.high << 8) | 255) >>> 0)
      done(this.high >>> 24);
    return bit;
  }
  /** The last byte of the code: followed by zeros, it lies in the range. */
  last(): number {
    return (this.low >>> 24) + 1;
  }
}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Room for the net with this head: its bytes, and in them its weights. */
function room(head: Uint8Array): { net: Uint8Array; weights: Int16Array; row: number } {
  const net = new Uint8Array(CACHE_HEAD + view(head).getUint32(AT_SIZE, true));
  net.set(head.subarray(0, HEAD));
  return { net, weights: new Int16Array(net.buffer, HEAD), row: view(head).getUint32(AT_ROW, true) };
}

/** For the build. */
export function pack(bytes: Uint8Array): Uint8Array {
  const { net, weights, row } = room(bytes);
  const out = Array.from(bytes.subarray(0, HEAD));
  const range = new Range();
  net.set(bytes);
  walk(weights, row, (context, bit) => range.keep(context, bit, (byte) => out.push(byte)));
  return Uint8Array.from([...out, range.last()]);
}

export function unpack(packed: Uint8Array): Uint8Array {
  const { net, weights, row } = room(packed);
  const range = new Range();
  let at = HEAD;
  let read = 0;
  const shift = () => (read = ((read << 8) | (packed[at++] ?? 0)) >>> 0);
  for (let n = 0; n < 4; n++) shift();
  walk(weights, row, (context) => range.keep(context, read <= range.middle(context), shift));
  return net;
}
