/* test.mjs: bundles tests with esbuild and runs them in node, two files at a
 * time; prints the Test Anything Protocol, file by file.
 *
 *   node test.mjs [unit|server|browser|plain|shots] [WORD...] [--write] [--only=NAME]
 *
 * unit: tests/*.test.ts and those of the games; server and browser: the
 * folders of that name, against the program in $JOUTE; plain: a game without a
 * board, for tests/sixth.sh; shots: the pictures of the README. WORDs choose
 * files, NAME tests in them; --write makes the snapshots anew. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const games = join(here, "../src/games");
const kinds = {
  unit: [join(here, "tests"), ...readdirSync(games).map((game) => join(games, game, "tests"))],
  server: [join(here, "tests/server")],
  browser: [join(here, "tests/browser")],
  plain: [join(here, "tests/plain")],
  shots: [join(here, "tests/shots")],
};

function testsIn(folder) {
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => join(folder, name))
    : [];
}

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const kind = kinds[words[0]] ? words.shift() : "unit";
const files = kinds[kind].flatMap(testsIn).filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

/* Node 18 has the browsers' crypto behind a flag. */
const crypto = globalThis.crypto ? [] : ["--experimental-global-webcrypto"];

function run(file) {
  const environment = { ...process.env, JOUTE_WRITE: process.argv.includes("--write") ? "1" : "" };
  const only = process.argv.filter((word) => word.startsWith("--only=")).map((word) => `--test-name-pattern=${word.slice(7)}`);
  const flags = [...crypto, "--enable-source-maps", "--test-reporter=tap", ...only, file];
  const child = spawn(process.execPath, flags, { stdio: ["ignore", "pipe", "pipe"], env: environment });
  const said = [];
  child.stdout.on("data", (bytes) => said.push(bytes));
  child.stderr.on("data", (bytes) => said.push(bytes));
  return new Promise((done) => {
    child.on("close", (status) => {
      process.stdout.write(Buffer.concat(said));
      done(status ?? 1);
    });
  });
}

/* Takes files until none is left; whether all passed. */
async function runAll(left) {
  let passed = true;
  for (let file = left.shift(); file; file = left.shift()) passed = (await run(file)) === 0 && passed;
  return passed;
}

/* Beside node_modules, where what is not bundled is looked for. */
const out = mkdtempSync(join(existsSync(join(here, "node_modules")) ? join(here, "node_modules") : tmpdir(), ".tests-"));
try {
  await build({
    entryPoints: files.map((file, at) => ({ in: file, out: `${at}-${basename(file).replace(/\.tsx?$/, "")}` })),
    outdir: out,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node18",
    jsx: "automatic",
    jsxImportSource: "preact",
    nodePaths: [join(here, "node_modules")],
    tsconfig: join(here, "tsconfig.json"),
    external: ["ws", "playwright-core", "puppeteer-core"],
    loader: { ".css": "empty" },
    sourcemap: "inline",
    logLevel: "warning",
  });
  const built = readdirSync(out).filter((name) => name.endsWith(".mjs")).map((name) => join(out, name));
  const some = built.length > 0;
  const passed = await Promise.all([runAll(built), runAll(built)]);
  process.exitCode = some && passed.every(Boolean) ? 0 : 1;
} finally {
  rmSync(out, { recursive: true });
}
