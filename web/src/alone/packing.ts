/* packing.ts: a value net (src/ai/net.h) as it travels in a site: its head, and
 * then its weights in an arithmetic code. Weights are noise to gzip, but mostly
 * small, about as large as their neighbours, and often of the same sign as the
 * weight of the input before. Hosts need not compress the file. */
import { decoder, encode, type Coder } from "./range";

/* The bytes of a CacheHead and a NetHead together, and of the CacheHead.
 * AT_SIZE and AT_ROW are places in them: of the size of all that follows the
 * CacheHead, and of the number of weights in a row. */
const HEAD = 80;
const CACHE_HEAD = 64;
const AT_SIZE = 48;
const AT_ROW = 68;

const SIZES = 16; /* the most bits of a weight */
const NEAR = 24; /* classes of a weight's neighbours, by size */
const HIGH = 8; /* the first bits of a weight have contexts */
const AT_DIGITS = NEAR * SIZES;
const AT_SIGNS = AT_DIGITS + SIZES * HIGH;
const CONTEXTS = AT_SIGNS + 2 * SIZES + 1;
const bits = (n: number) => 32 - Math.clz32(n);

/** A Coder with contexts, whose odds are learned. */
type Code = (context: number, bit: boolean) => boolean;

function learning(coder: Coder): Code {
  const odds = new Float64Array(CONTEXTS).fill(0.5);
  const seen = new Uint8Array(CONTEXTS);
  return (context, given) => {
    const bit = coder(odds[context]!, given);
    if (seen[context]! < 254) seen[context]!++;
    const learned = odds[context]! + (Number(bit) - odds[context]!) / (seen[context]! + 1);
    odds[context] = Math.min(Math.max(learned, 1 / 4096), 4095 / 4096);
    return bit;
  };
}

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
  net.set(bytes);
  return Uint8Array.from([...bytes.subarray(0, HEAD), ...encode((write) => walk(weights, row, learning(write)))]);
}

export function unpack(packed: Uint8Array): Uint8Array {
  const { net, weights, row } = room(packed);
  walk(weights, row, learning(decoder(packed, HEAD)));
  return net;
}
