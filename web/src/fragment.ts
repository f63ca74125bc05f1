/* fragment.ts: whole games in links. */

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

const through = (bytes: Uint8Array<ArrayBuffer>, filter: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(filter as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>);

/** A record for the part of an address behind "#": a "z" and its JSON, deflated
 * in base64url. Older links, and those of browsers that cannot deflate, have
 * the plain JSON, which begins with "ey". */
export async function toFragment(content: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  return canDeflate() ? `z${toBase64(await readAll(through(bytes, new CompressionStream("deflate-raw"))))}` : toBase64(bytes);
}

function canDeflate(): boolean {
  try {
    return Boolean(new CompressionStream("deflate-raw"));
  } catch {
    return false;
  }
}

/** Throws if it is no such text, or if more than LARGEST bytes are in it. */
export async function fromFragment(text: string): Promise<unknown> {
  if (text.length > LARGEST) throw new Error("too-big");
  const bytes = text.startsWith("z")
    ? await readAll(through(fromBase64(text.slice(1)), new DecompressionStream("deflate-raw")))
    : fromBase64(text);
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
