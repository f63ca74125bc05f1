/* where.ts: whether this page plays on this device, and where the files for it
 * are. build.mjs writes both into index.html. */

const page = typeof document === "undefined" ? null : document;

/** The page comes from a folder of files: there is no server to speak with. */
export const isAlone = page?.documentElement.dataset.alone !== undefined;

/** Addresses of the module, of the worker and of the games' value nets; null if
 * they were not built. */
export function files(): { module: string; worker: string; nets: Record<string, string> } | null {
  const content = page?.querySelector<HTMLMetaElement>('meta[name="joute-alone"]')?.content;
  const [module, worker, ...nets] = content?.split(" ") ?? [];
  const absolute = (path: string) => new URL(path, page!.baseURI).href;
  const ofGames = nets.map((net) => [net.match(/(\w+)-\w+\.net$/)?.[1] ?? "", absolute(net)]);
  return module && worker ? { module: absolute(module), worker: absolute(worker), nets: Object.fromEntries(ofGames) } : null;
}
