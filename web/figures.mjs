/* figures.mjs: the figures of a site without a server, measured in one run:
 * sizes, the speed of searches against the native build, memory, links, and how
 * fast the session answers while the thinker thinks. Needs build/gcc, build/wasm and
 * build/web (./test builds them).
 *
 *   node web/figures.mjs [MILLISECONDS]     of each measurement of speed (1000); 0: none */
import { build } from "esbuild";
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const web = dirname(fileURLToPath(import.meta.url));
const root = dirname(web);
const ms = process.argv[2] ?? "1000";
const folder = mkdtempSync(join(tmpdir(), "joute-figures-"));
const site = join(folder, "site");
const joute = join(root, "build/gcc/joute");
const games = JSON.parse(execFileSync(joute, ["games", "--json"], { encoding: "utf8" }));
const kb = (n) => `${(n / 1024).toFixed(1)} KB`;

function sizeOf(name) {
  const content = readFileSync(join(site, name));
  const isPacked = /\.(woff2|png|net)$/.test(name);
  const [gz, br] = isPacked ? [content.length, content.length] : [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
  return { raw: content.length, gz, br };
}
const sum = (names) =>
  names.map(sizeOf).reduce((a, b) => ({ raw: a.raw + b.raw, gz: a.gz + b.gz, br: a.br + b.br }), { raw: 0, gz: 0, br: 0 });
const shown = ({ raw, gz, br }) => `${kb(raw)}, gzip ${kb(gz)}, brotli ${kb(br)}`;

/* A browser fetches one of the two modules: the one with vectors, or else the
 * plain one. */
function sizes() {
  const all = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath ?? file.path, file.name).slice(site.length + 1));
  const modules = all.filter((name) => name.endsWith(".wasm"));
  modules.forEach((name) => console.log(`${name.replace(/.*\/|-[0-9A-F]{8}/g, "")}: ${shown(sizeOf(name))}; at most gzip 225, brotli 190`));
  const visit = all.filter((name) => !name.endsWith(".wasm") || name.includes("simd"));
  const nets = visit.filter((name) => name.endsWith(".net"));
  console.log(`a visit keeps, without value nets: ${shown(sum(visit.filter((name) => !nets.includes(name))))}; at most gzip 490, brotli 430`);
  console.log(`the value nets: ${shown(sum(nets))}; with them: ${shown(sum(visit))}`);
  console.log(`the folder: ${all.length} files, ${kb(sum(all).raw)}`);
}

function speeds() {
  const run = (...command) =>
    execFileSync(command[0], [...command.slice(1), "--speed", ms], { encoding: "utf8", cwd: root }).trim().split("\n").map((line) => line.split(" "));
  /* The programs run in turns, so that other load disturbs all of them alike; the best of three
   * runs counts. */
  const better = (a, b) => (a ? a.map((row, at) => (Number(row[2]) > Number(b[at][2]) ? row : b[at])) : b);
  let native, plain, simd;
  for (let n = 0; n < 3; n++) {
    native = better(native, run("build/gcc/tests/same_bits"));
    plain = better(plain, run(process.execPath, "tests/wasm/run.mjs", "build/wasm/tests/same_bits.wasm"));
    simd = better(simd, run(process.execPath, "tests/wasm/run.mjs", "build/wasm/tests/same_bits_simd.wasm"));
  }
  native.forEach(([game, signature, speed], at) => {
    const of = (rows) => (Number(rows[at][2]) / Number(speed)).toFixed(2);
    const same = signature === simd[at][1] && signature === plain[at][1] ? "the same search" : "ANOTHER SEARCH";
    console.log(`${game}: ${speed} simulations in a second of processor time; with vectors ${of(simd)} of it (0.60), without ${of(plain)}; ${same}`);
  });
}

/* The code of the page, from its sources. */
async function bundled(contents) {
  const made = await build({ stdin: { contents, resolveDir: web }, bundle: true, format: "esm", write: false });
  return import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
}

async function links() {
  const { toFragment } = await bundled('export { toFragment } from "./src/fragment";');
  for (const { id } of games) {
    const random = execFileSync(joute, ["random", id, "--seed", "1", "--games", "60"], { encoding: "utf8" }).trim().split("\n");
    const lengths = random.map((line) => toFragment(JSON.parse(line)).length).sort((a, b) => a - b);
    console.log(`${id}: links of 60 random games: median ${lengths[30]} letters, longest ${lengths[59]} of ${id === "splaby" ? 1700 : 850}`);
  }
}

/* Runs the session and a thinker in node, as the page does. One player of this kind plays against
 * random ones. It is measured after a few moves or at the end of the game, because moulin needs no search for the first ones.
 */
async function memory() {
  const { Module, DeviceSession } = await bundled('export { Module } from "./src/alone/module"; export { DeviceSession } from "./src/alone/session";');
  const compiled = new WebAssembly.Module(readFileSync(join(root, "build/wasm/joute-simd.wasm")));
  const mib = (module) => (module.size() / (1 << 20)).toFixed(0);
  let session;
  const measure = (game, [least, most], spec, isSmall = false) =>
    new Promise((done) => {
      let moves = 0;
      const thinker = new Module(compiled);
      if (isSmall) thinker.spare();
      const net = join(root, `src/games/${game}/${game}.net`);
      if (existsSync(net)) thinker.bringNet(game, readFileSync(net));
      const finish = () => {
        session.close();
        done(mib(thinker));
      };
      const start = (events) => ({
        think: ({ job, bytes }) => void setImmediate(() => {
          const result = thinker.run(bytes);
          if (++moves < 8) events.done(job, result);
          else finish();
        }),
        forget: () => undefined,
        end: () => undefined,
      });
      const store = { read: async () => null, write: async () => undefined };
      session = new DeviceSession(compiled, store, start, done);
      /* Trolls may be over before that. */
      const client = session.enter({ heard: (text) => text.includes('"result":{') && finish(), closed: () => undefined });
      const seats = Array.from({ length: least }, (_, at) => ({ kind: "computer", spec: at ? "random" : spec }));
      const options = most > least ? { players: least } : {};
      session.say(client, JSON.stringify({ t: "hello", v: 1, lang: "en" }));
      session.say(client, JSON.stringify({ t: "create", cid: "figures-1", game, options, seats }));
    });
  for (const { id, players } of games)
    console.log(`${id}: thinker ${await measure(id, players, "level:8")} MiB at level 8 of 40, ${await measure(id, players, "best")} at best of 160, ${await measure(id, players, "best", true)} at best on a phone`);
  console.log(`session ${mib(session.module)} MiB of 4`);
}

/* Runs in the page: starts two workers, plays a game of two computers, and sends pings meanwhile.
 */
async function answers() {
  const [, module, worker, ...nets] = document.querySelector('meta[name="joute-alone"]').content.split(" ").map((path) => new URL(path, document.baseURI).href);
  const began = performance.now();
  const compiled = await WebAssembly.compile(await (await fetch(module)).arrayBuffer());
  const compiledAt = performance.now();
  const session = new Worker(worker);
  const say = (message) => session.postMessage({ t: "say", text: JSON.stringify(message) });
  let wake = () => {};
  const heard = [];
  session.onmessage = ({ data }) => {
    heard.push(data.t === "heard" ? JSON.parse(data.text) : data);
    wake();
  };
  const until = async (wanted) => {
    for (;;) {
      const at = heard.findIndex(wanted);
      if (at >= 0) return heard.splice(at, 1)[0];
      await new Promise((done) => (wake = done));
    }
  };
  session.postMessage({ t: "begin", role: "session", module: compiled, worker, nets: Object.fromEntries(nets.map((net) => [net.match(/(\w+)-\w+\.net$/)[1], net])), scope: "figures" });
  session.postMessage({ t: "enter" });
  await until(({ t }) => t === "entered");
  say({ t: "hello", v: 1, lang: "en" });
  await until(({ t }) => t === "welcome");
  const openAt = performance.now();
  const best = { kind: "computer", spec: "best" };
  say({ t: "create", cid: "figures-1", game: "roses", options: {}, seats: [best, best] });
  await until(({ t }) => t === "created");
  const times = [];
  for (let n = 0; n < 300; n++) {
    const asked = performance.now();
    say({ t: "ping" });
    await until(({ t }) => t === "pong");
    times.push(performance.now() - asked);
    await new Promise((done) => setTimeout(done, 40));
  }
  /* A worker that does nothing else, for comparison: what the machine's other work costs. */
  const empty = new Worker(URL.createObjectURL(new Blob(["onmessage = ({ data }) => postMessage(data)"])));
  const echoes = [];
  for (let n = 0; n < 300; n++) {
    const asked = performance.now();
    await new Promise((done) => {
      empty.onmessage = done;
      empty.postMessage(n);
    });
    echoes.push(performance.now() - asked);
    await new Promise((done) => setTimeout(done, 40));
  }
  const sorted = (list) => list.sort((a, b) => a - b);
  return { compile: compiledAt - began, open: openAt - compiledAt, times: sorted(times), echoes: sorted(echoes) };
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

async function browser() {
  const [files, served] = [await freePort(), await freePort()];
  const servers = [
    spawn("python3", ["-m", "http.server", String(files), "--bind", "127.0.0.1", "--directory", folder], { stdio: "ignore" }),
    spawn(joute, ["serve", "--listen", `127.0.0.1:${served}`, "--db", join(folder, "joute.db")], { stdio: "ignore" }),
  ];
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
  const chrome = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const visit = async (address) => {
      const page = await (await chrome.newContext({ serviceWorkers: "block", bypassCSP: true })).newPage();
      let requests = 0;
      page.on("request", () => requests++);
      while (!(await page.goto(address).catch(() => null))) requests = 0;
      await page.locator(".start").waitFor();
      return { page, requests };
    };
    const { page, requests } = await visit(`http://127.0.0.1:${files}/site/`);
    const other = await visit(`http://127.0.0.1:${served}/`);
    await other.page.close();
    console.log(`requests until the lobby can be used: ${requests}, from joute serve ${other.requests}; at most 3 more`);
    const t = await page.evaluate(answers);
    const one = (n) => n.toFixed(1);
    console.log(`module compiled in ${one(t.compile)} ms; session open ${one(t.open)} ms after that, of 100`);
    const of = (list) => `median ${one(list[150])} ms, p99 ${one(list[297])}, longest ${one(list[299])}`;
    console.log(`pings while best thinks: ${of(t.times)}; p99 at most 20; load ${one(loadavg()[0])}`);
    console.log(`messages to an empty worker meanwhile: ${of(t.echoes)}`);
  } finally {
    await chrome.close();
    servers.forEach((server) => server.kill());
  }
}

try {
  execFileSync(joute, ["site", site]);
  sizes();
  if (ms > 0) speeds();
  await memory();
  await links();
  await browser();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
