/* fragment.ts: whole games in links. */
import { decoder, encode } from "./alone/range";
import { readText, writeText } from "./prediction";

const LARGEST = 256 * 1024;

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** All bytes of a stream; throws if there are more than LARGEST. */
async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > LARGEST) {
      void reader.cancel();
      throw new Error("too-big");
    }
    parts.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/* The two bytes before a code: they find links that were cut or changed. */
const check = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => (sum * 31 + byte) % 65521, 1);

/** A record for the part of an address behind "#": an "m", and then in base64url
 * its JSON as prediction.ts codes it. Links of older versions have a "z" and
 * deflated JSON, or the JSON itself, which begins with "ey". */
export function toFragment(content: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const sum = check(bytes);
  return `m${toBase64(Uint8Array.from([sum >> 8, sum & 255, ...encode((write) => writeText(bytes, write))]))}`;
}

function readCode(code: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = readText(decoder(code, 2), LARGEST);
  if (check(bytes) !== code[0]! * 256 + code[1]!) throw new Error("damaged");
  return bytes;
}

const inflate = (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  readAll(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")));

/** Throws if it is no such text, or if more than LARGEST bytes are in it. */
export async function fromFragment(text: string): Promise<unknown> {
  if (text.length > LARGEST) throw new Error("too-big");
  const bytes = text.startsWith("m") ? readCode(fromBase64(text.slice(1))) : text.startsWith("z") ? await inflate(fromBase64(text.slice(1))) : fromBase64(text);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
