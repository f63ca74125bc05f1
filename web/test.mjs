/* test.mjs: bundles tests with esbuild and runs them in node, two files at a
 * time; prints the Test Anything Protocol, file by file.
 *
 *   node test.mjs [unit|server|browser|plain|shots] [WORD...] [--only=NAME] [--long] [--write]
 *
 * unit: tests/*.test.ts and those of the games; server and browser: the
 * folders of that name, against the program in $JOUTE (build/gcc/joute); plain:
 * a game without a board, for tests/sixth.sh; shots: the pictures of the README.
 * WORDs choose files by their path in the repository, NAME the tests whose name
 * contains it. --write writes the snapshots again.
 *
 * Tests written as stage.long(...), whole games for the most part, exist with
 * --long or JOUTE_LONG=1 only. All files share one Chromium, whose address is in
 * $CHROMIUM_ENDPOINT; each test has contexts of its own (tests/browser/chromium.ts).
 *
 * Below a test that failed stands "# rerun: COMMAND", which runs it alone. The
 * last lines are "# slow: SECONDS NAME" for the ten slowest tests. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const games = join(root, "src/games");
const kinds = {
  unit: [join(here, "tests"), ...readdirSync(games).map((game) => join(games, game, "tests"))],
  server: [join(here, "tests/server")],
  browser: [join(here, "tests/browser")],
  plain: [join(here, "tests/plain")],
  shots: [join(here, "tests/shots")],
};

/* The shell takes a third of the processor time of the whole Chromium. */
const CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function testsIn(folder) {
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.test\.tsx?$/.test(name)).map((name) => relative(root, join(folder, name)))
    : [];
}

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const flags = process.argv.slice(2).filter((word) => word.startsWith("--"));
const kind = kinds[words[0]] ? words.shift() : "unit";
const files = kinds[kind].flatMap(testsIn).filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
const only = flags.filter((flag) => flag.startsWith("--only=")).map((flag) => flag.slice("--only=".length));

const environment = { JOUTE: join(root, "build/gcc/joute"), ...process.env };
if (flags.includes("--write")) environment.JOUTE_WRITE = "1";
if (flags.includes("--long")) environment.JOUTE_LONG = "1";

/* Node 18 has the browsers' crypto behind a flag. */
const crypto = globalThis.crypto ? [] : ["--experimental-global-webcrypto"];
const patterns = only.map((name) => `--test-name-pattern=${name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}`);

/* The output of node for one file, and how it ended. */
function runFile(bundle) {
  const child = spawn(process.execPath, [...crypto, "--enable-source-maps", "--test-reporter=tap", ...patterns, bundle], {
    stdio: ["ignore", "pipe", "pipe"],
    env: environment,
  });
  const said = [];
  child.stdout.on("data", (bytes) => said.push(bytes));
  child.stderr.on("data", (bytes) => said.push(bytes));
  return new Promise((done) => child.on("close", (status) => done([Buffer.concat(said).toString(), status ?? 1])));
}

const quoted = (word) => (/^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

function rerun(file, name) {
  const long = environment.JOUTE_LONG ? " --long" : "";
  const one = name === file ? "" : ` --only=${quoted(name)}`;
  return `# rerun: node web/test.mjs ${kind} ${file}${one}${long}`;
}

/* Every test that was run: its file, its name, whether it passed, seconds. */
const results = [];

/* Prints a file's results, each failure with its command below. Tests that
 * --only leaves out, which node calls skipped, are left out here too. */
function report(file, said) {
  let test = null;
  for (const line of said.split("\n")) {
    const found = /^(not )?ok \d+ - (.*)$/.exec(line);
    if (found) {
      const name = found[2].replace(/ # SKIP.*/, "").replace(/\\(.)/g, "$1");
      test = { file, name, passed: !found[1], seconds: 0, isLeftOut: / # SKIP test name does not match/.test(line) };
      if (!test.isLeftOut) results.push(test);
    }
    if (test && line.startsWith("  duration_ms: ")) test.seconds = Number(line.slice("  duration_ms: ".length)) / 1000;
    if (!test?.isLeftOut && !line.startsWith("# Subtest: ")) console.log(line);
    if (line === "  ...") {
      if (test && !test.passed && !test.isLeftOut) console.log(rerun(file, test.name));
      test = null;
    }
  }
}

/* Takes files until none is left. */
async function runAll(left) {
  for (let next = left.shift(); next; next = left.shift()) {
    const [file, bundle] = next;
    const [said, status] = await runFile(bundle);
    report(file, said.replaceAll(bundle, file).trimEnd());
    if (status !== 0 && !results.some((test) => test.file === file && !test.passed)) {
      results.push({ file, name: file, passed: false, seconds: 0 });
      console.log(`not ok 1 - ${file} ended with status ${status}\n${rerun(file, file)}`);
    }
  }
}

/* Errors of the run as a whole. */
function complaints() {
  const twice = results.filter(({ name }, at) => results.findIndex((other) => other.name === name) < at);
  return [
    ...(results.length === 0 ? ["no test was run (is its name right? some need --long)"] : []),
    ...twice.map(({ file, name }) => `two tests have the name "${name}", the second is in ${file}`),
  ];
}

async function startChromium() {
  if (kind === "unit" || kind === "server") return null;
  const { chromium } = await import("playwright-core");
  const server = await chromium.launchServer({ executablePath: CHROMIUMS.find(existsSync), args: FLAGS });
  environment.CHROMIUM_ENDPOINT = server.wsEndpoint();
  return server;
}

/* Beside node_modules, where modules that are not bundled are looked up. */
const out = mkdtempSync(join(existsSync(join(here, "node_modules")) ? join(here, "node_modules") : tmpdir(), ".tests-"));
let browser = null;
try {
  await build({
    entryPoints: files.map((file, at) => ({ in: join(root, file), out: String(at) })),
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
    external: ["ws", "playwright-core", "puppeteer-core", "typescript"],
    loader: { ".css": "empty" },
    sourcemap: "inline",
    logLevel: "warning",
  });
  browser = await startChromium();
  const left = files.map((file, at) => [file, join(out, `${at}.mjs`)]);
  await Promise.all([runAll(left), runAll(left)]);
} finally {
  await browser?.close();
  rmSync(out, { recursive: true });
}
results.sort((a, b) => b.seconds - a.seconds);
for (const { seconds, name } of results.slice(0, 10)) console.log(`# slow: ${seconds.toFixed(1)} ${name}`);
for (const complaint of complaints()) console.log(`not ok 1 - ${complaint}`);
process.exitCode = results.every(({ passed }) => passed) && complaints().length === 0 ? 0 : 1;
