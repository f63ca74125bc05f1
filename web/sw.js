/* sw.js: keeps a site without a server in the browser. build.mjs fills in the
 * files and their version. All files of a version are in one cache, and a new
 * version takes over only when no tab of the old one is left: versions never
 * mix. */
const CACHE = "joute %VERSION% " + registration.scope;
const FILES = ["%FILES%"];
FILES.push(location.search === "?plain" ? "%PLAIN%" : "%VECTORS%");

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
});

const isOurs = (name) => name.startsWith("joute ") && name.endsWith(" " + registration.scope);

addEventListener("activate", (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  };
  event.waitUntil(clear());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const isHere = request.method === "GET" && request.url.startsWith(registration.scope);
  if (!isHere) return;
  /* Every page of the site is the same document. */
  const isPage = request.mode === "navigate" && new URL(request.url).pathname === new URL(registration.scope).pathname;
  const answer = async () => {
    const cache = await caches.open(CACHE);
    return (await cache.match(isPage ? "./" : request)) ?? fetch(request);
  };
  event.respondWith(answer());
});
