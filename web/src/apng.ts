/* apng.ts: joins PNG pictures of one size to an animated picture, which browsers, chats and
 * documents show without a player. */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/* CRC-32, as every chunk of a PNG ends with it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

export function crc32(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = TABLE[(rest ^ byte) & 255]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

function chunksOf(png: Uint8Array): Chunk[] {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= png.length; ) {
    const size = view.getUint32(at);
    chunks.push({ type: String.fromCharCode(...png.subarray(at + 4, at + 8)), data: png.subarray(at + 8, at + 8 + size) });
    at += size + 12;
  }
  return chunks;
}

function chunk(type: string, ...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const bytes = new Uint8Array(size + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, size);
  bytes.set(Array.from(type, (letter) => letter.charCodeAt(0)), 4);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  view.setUint32(size + 8, crc32(bytes.subarray(4, size + 8)));
  return bytes;
}

/** Joins numbers, each with its number of bytes, in the byte order of a PNG. */
function numbers(...pairs: [value: number, size: 1 | 2 | 4][]): Uint8Array {
  const bytes = pairs.flatMap(([value, size]) => Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 255));
  return Uint8Array.from(bytes);
}

export interface Frame {
  png: Uint8Array;
  ms: number;
}

/** The animated picture, which is shown again and again. */
export function joinFrames(frames: Frame[]): Uint8Array<ArrayBuffer> {
  const first = chunksOf(frames[0]!.png);
  const header = first.find(({ type }) => type === "IHDR")!.data;
  const { buffer, byteOffset } = header;
  const [width, height] = [new DataView(buffer, byteOffset).getUint32(0), new DataView(buffer, byteOffset).getUint32(4)];
  const parts = [Uint8Array.from(SIGNATURE), chunk("IHDR", header), chunk("acTL", numbers([frames.length, 4], [0, 4]))];
  let sequence = 0;
  frames.forEach(({ png, ms }, at) => {
    parts.push(chunk("fcTL", numbers([sequence++, 4], [width, 4], [height, 4], [0, 4], [0, 4], [ms, 2], [1000, 2], [0, 1], [0, 1])));
    for (const { type, data } of chunksOf(png)) {
      if (type === "IDAT") parts.push(at === 0 ? chunk("IDAT", data) : chunk("fdAT", numbers([sequence++, 4]), data));
    }
  });
  parts.push(chunk("IEND"));
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
