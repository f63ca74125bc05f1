/* where.ts: whether this page plays on this device, and where the files for it
 * are. build.mjs writes both into index.html. */

const page = typeof document === "undefined" ? null : document;

/** The page comes from a folder of files: there is no server to speak with. */
export const isAlone = page?.documentElement.dataset.alone !== undefined;

/** Addresses of the module and of the worker; null if they were not built. */
export function files(): { module: string; worker: string } | null {
  const content = page?.querySelector<HTMLMetaElement>('meta[name="joute-alone"]')?.content;
  const [module, worker] = content?.split(" ") ?? [];
  const absolute = (path: string) => new URL(path, page!.baseURI).href;
  return module && worker ? { module: absolute(module), worker: absolute(worker) } : null;
}
