/* figures.mjs: the figures of a site without a server, measured in one run:
 * sizes, the speed of searches against the native build, memory, and how fast
 * the session answers while the thinker thinks. Needs build/gcc, build/wasm and
 * build/web (./test builds them).
 *
 *   node web/figures.mjs [MILLISECONDS]     of each measurement of speed (1000) */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chromium } from "playwright-core";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ms = process.argv[2] ?? "1000";
const folder = mkdtempSync(join(tmpdir(), "joute-figures-"));
const kb = (n) => `${(n / 1024).toFixed(1)} KB`;

function sizes() {
  const files = readdirSync(join(folder, "site"), { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const sum = { raw: 0, gz: 0, br: 0 };
  const nets = { raw: 0, gz: 0, br: 0 };
  for (const file of files) {
    const content = readFileSync(join(file.parentPath ?? file.path, file.name));
    const isPacked = /\.(woff2|png|net)$/.test(file.name);
    const [gz, br] = isPacked ? [content.length, content.length] : [gzipSync(content, { level: 9 }).length, brotliCompressSync(content).length];
    if (file.name.endsWith(".wasm")) console.log(`module: ${kb(content.length)}, gzip ${kb(gz)} of 225, brotli ${kb(br)} of 190`);
    const to = file.name.endsWith(".net") ? nets : sum;
    to.raw += content.length;
    to.gz += gz;
    to.br += br;
  }
  console.log(`site: ${files.length} files, ${kb(sum.raw)}, gzip ${kb(sum.gz)} of 490, brotli ${kb(sum.br)} of 430`);
  console.log(`the value nets besides: ${kb(nets.raw)}, gzip ${kb(nets.gz)}, brotli ${kb(nets.br)}`);
}

function speeds() {
  const run = (...command) =>
    execFileSync(command[0], [...command.slice(1), "--speed", ms], { encoding: "utf8", cwd: root }).trim().split("\n").map((line) => line.split(" "));
  /* In turns, the best of three each: other programs disturb both alike. */
  const better = (a, b) => (a ? a.map((row, at) => (Number(row[2]) > Number(b[at][2]) ? row : b[at])) : b);
  let native, wasm;
  for (let n = 0; n < 3; n++) {
    native = better(native, run("build/gcc/tests/same_bits"));
    wasm = better(wasm, run(process.execPath, "tests/wasm/run.mjs", "build/wasm/tests/same_bits.wasm"));
  }
  native.forEach(([game, signature, speed], at) => {
    const ratio = Number(wasm[at][2]) / Number(speed);
    const same = signature === wasm[at][1] ? "the same search" : "ANOTHER SEARCH";
    console.log(`${game}: ${speed} simulations a second, as WebAssembly ${wasm[at][2]}: ${ratio.toFixed(2)} of 0.60; ${same}`);
  });
}

/* In the page: two workers of its own, a game of two computers, and pings. */
async function answers() {
  const [module, worker, ...nets] = document.querySelector('meta[name="joute-alone"]').content.split(" ").map((path) => new URL(path, document.baseURI).href);
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
  times.sort((a, b) => a - b);
  return { compile: compiledAt - began, open: openAt - compiledAt, median: times[150], p99: times[297], most: times[299] };
}

async function browser() {
  const port = await new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
  const server = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", folder], { stdio: "ignore" });
  const executablePath = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync);
  const chrome = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const page = await (await chrome.newContext({ serviceWorkers: "block" })).newPage();
    let requests = 0;
    page.on("request", () => requests++);
    for (;;) if (await page.goto(`http://127.0.0.1:${port}/site/`).catch(() => null)) break;
    await page.locator(".start").waitFor();
    console.log(`requests until the lobby can be used: ${requests}`);
    const t = await page.evaluate(answers);
    const one = (n) => n.toFixed(1);
    console.log(`module compiled in ${one(t.compile)} ms; session open ${one(t.open)} ms after that, of 100`);
    console.log(`pings while best thinks: median ${one(t.median)} ms, p99 ${one(t.p99)} of 20, longest ${one(t.most)}`);
  } finally {
    await chrome.close();
    server.kill();
  }
}

try {
  execFileSync(join(root, "build/gcc/joute"), ["site", join(folder, "site")]);
  sizes();
  speeds();
  await browser();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
