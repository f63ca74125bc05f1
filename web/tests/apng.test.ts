/* Animated pictures: what is written is read chunk by chunk. */
import assert from "node:assert/strict";
import { deflateSync, inflateSync } from "node:zlib";
import { test } from "node:test";
import { crc32, joinFrames } from "../src/apng";

/** Chunks with a right checksum. */
function read(bytes: Uint8Array): [string, Buffer][] {
  const all = Buffer.from(bytes);
  assert.equal(all.subarray(1, 4).toString(), "PNG");
  const chunks: [string, Buffer][] = [];
  for (let at = 8; at < all.length; ) {
    const size = all.readUInt32BE(at);
    assert.equal(crc32(all.subarray(at + 4, at + 8 + size)), all.readUInt32BE(at + 8 + size));
    chunks.push([all.subarray(at + 4, at + 8).toString(), all.subarray(at + 8, at + 8 + size)]);
    at += size + 12;
  }
  return chunks;
}

/** A grey picture of 1×2 with the two bytes, its data in two chunks. */
function png(one: number, two: number): Uint8Array {
  const part = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  };
  const data = deflateSync(Buffer.from([0, one, 0, two]));
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 2, 8, 0, 0, 0, 0]);
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), part("IHDR", header), part("IDAT", data.subarray(0, 5)), part("IDAT", data.subarray(5)), part("IEND", Buffer.alloc(0))]);
}

test("pictures become the frames of an animated one, in order and with their times", () => {
  assert.equal(crc32(Buffer.from("123456789")), 0xcbf43926);
  const chunks = read(joinFrames([{ png: png(1, 2), ms: 700 }, { png: png(3, 4), ms: 3000 }]));
  assert.deepEqual(chunks.map(([type]) => type), ["IHDR", "acTL", "fcTL", "IDAT", "IDAT", "fcTL", "fdAT", "fdAT", "IEND"]);
  const of = (type: string) => chunks.filter(([each]) => each === type).map(([, data]) => data);
  assert.deepEqual([...of("acTL")[0]!], [0, 0, 0, 2, 0, 0, 0, 0]);
  assert.deepEqual(of("fcTL").map((data) => [data.readUInt32BE(0), data.readUInt32BE(4), data.readUInt32BE(8), data.readUInt16BE(20), data.readUInt16BE(22)]), [[0, 1, 2, 700, 1000], [1, 1, 2, 3000, 1000]]);
  assert.deepEqual(of("fdAT").map((data) => data.readUInt32BE(0)), [2, 3]);
  assert.deepEqual([...inflateSync(Buffer.concat(of("IDAT")))], [0, 1, 0, 2]);
  assert.deepEqual([...inflateSync(Buffer.concat(of("fdAT").map((data) => data.subarray(4))))], [0, 3, 0, 4]);
});
