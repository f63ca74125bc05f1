/* where.ts: whether this page plays on this device, and where the files for it
 * are. build.mjs writes both into index.html. */

const page = typeof document === "undefined" ? null : document;

/** The page comes from a folder of files: there is no server to speak with. */
export const isAlone = page?.documentElement.dataset.alone !== undefined;

/* The smallest module with vectors, which Safari has since 16.4. With them value
 * nets are twice as fast. */
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
const hasVectors = () => WebAssembly.validate(Uint8Array.from(VECTORS));

/** A phone, or another device with little memory. Not every browser tells how much there is. */
export const isSmall = (): boolean =>
  matchMedia("(pointer: coarse)").matches || ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4;

/** Keeps the files of the site, with the module that this browser reads. */
export const serviceWorker = () => (hasVectors() ? "sw.js" : "sw.js?plain");

/** Addresses of the module, of the worker and of the games' value nets; null if
 * they were not built. */
export function files(): { module: string; worker: string; nets: Record<string, string> } | null {
  const content = page?.querySelector<HTMLMetaElement>('meta[name="joute-alone"]')?.content;
  const [plain, vectors, worker, ...nets] = content?.split(" ") ?? [];
  const module = hasVectors() ? vectors : plain;
  const absolute = (path: string) => new URL(path, page!.baseURI).href;
  const ofGames = nets.map((net) => [net.match(/(\w+)-\w+\.net$/)?.[1] ?? "", absolute(net)]);
  return module && worker ? { module: absolute(module), worker: absolute(worker), nets: Object.fromEntries(ofGames) } : null;
}
