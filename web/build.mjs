/* build.mjs: bundles the page into ../build/web. See README.md.
 *
 *   node build.mjs [--watch] [--out FOLDER] */
import { build, context } from "esbuild";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const WEB = dirname(fileURLToPath(import.meta.url));
const GAMES = resolve(WEB, "../src/games");
const OUT = resolve(option("--out") ?? join(WEB, "../build/web"));
/* Limits in bytes of gzip: the script of a first load (the frame, the game page
 * and the largest board), and that of the lobby, which has the pictures of all
 * games and preloads the game page; a board is loaded only when somebody is
 * about to start. */
const BUDGET = 70 * 1024;
const LOBBY_BUDGET = 80 * 1024;
const ENTRY = "src/main.tsx";
const SET_THEME = "src/settheme.ts";
const GAME_PAGE = "src/pages/game.tsx";
const LOBBY = "src/pages/home.ts";

function option(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/* Games in the order of games.def that have the file in their folder. */
function gamesWith(file) {
  const ids = readFileSync(join(GAMES, "games.def"), "utf8").matchAll(/^GAME\((\w+)\)/gm);
  return Array.from(ids, (id) => id[1]).filter((id) => existsSync(join(GAMES, id, file)));
}

function writeIfChanged(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  writeFileSync(path, text);
}

function writeBoards() {
  const loaders = (file, ext = "tsx") =>
    gamesWith(`${file}.${ext}`).map((id) => `  ${id}: () => import("../../src/games/${id}/${file}"),`).join("\n");
  const data = (file) =>
    gamesWith(file).map((id) => `  ${id}: () => import("../../src/games/${id}/${file}"),`).join("\n");
  const text = `/* Written by build.mjs from src/games/games.def. */
import type { ComponentType } from "preact";
import type { GamePage, PictureProps } from "./board";
import type { GameEditor } from "./editing";

export const boardLoaders: Record<string, () => Promise<{ default: GamePage }>> = {
${loaders("board")}
};

export const pictureLoaders: Record<string, () => Promise<{ Picture: ComponentType<PictureProps> }>> = {
${loaders("page/picture")}
};

export const editorLoaders: Record<string, () => Promise<{ default: GameEditor }>> = {
${loaders("page/editor", "ts")}
};

export const lessonLoaders: Record<string, () => Promise<{ default: any }>> = {
${data("lessons.json")}
};

export const guideLoaders: Record<string, () => Promise<{ default: any }>> = {
${data("guide.json")}
};
`;
  writeIfChanged(join(WEB, "src/boards.gen.ts"), text);
}

function styleSheet(names, games) {
  const own = names.map((name) => join(WEB, `src/style/${name}.css`));
  const boards = games.map((id) => join(GAMES, id, "board.css"));
  return [...own, ...boards].map((path) => `@import "${path}";`).join("\n");
}

const PAGE_STYLES = ["tokens", "base", "ui", "pages", "lobby", "game", "tournament"];
const REPORT_STYLES = ["tokens", "base", "ui", "game", "report"];

/* The typeface: its Latin letters, every weight in one file. */
const FONT = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const fontFace = `@font-face {
  font-family: "Inter joute";
  src: url("${FONT}") format("woff2");
  font-weight: 100 900;
  font-display: optional;
}
`;

const shared = {
  absWorkingDir: WEB,
  bundle: true,
  minify: true,
  target: ["es2022", "chrome100", "firefox100", "safari15.4"],
  outdir: join(OUT, "assets"),
  entryNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  metafile: true,
  logLevel: "warning",
};

const script = {
  ...shared,
  entryPoints: [ENTRY],
  format: "esm",
  splitting: true,
  jsx: "automatic",
  jsxImportSource: "preact",
  /* Boards live in the games' folders, outside of node_modules' reach. */
  nodePaths: [join(WEB, "node_modules")],
  alias: { web: join(WEB, "src") },
};

const setTheme = { ...shared, entryPoints: [SET_THEME], format: "iife" };

function style() {
  const stdin = { contents: styleSheet(PAGE_STYLES, gamesWith("board.css")) + "\n" + fontFace, loader: "css", resolveDir: WEB, sourcefile: "style.css" };
  return { ...shared, entryPoints: undefined, stdin, entryNames: "style-[hash]", loader: { ".woff2": "file" } };
}

/* Reports of tournaments (joute tournament report): for each game a whole page
 * with its board, into which the program puts the results; plain.html for games
 * without a board. */
async function writeReports() {
  const folder = join(OUT, "report");
  const page = readFileSync(join(WEB, "report.html"), "utf8");
  mkdirSync(folder, { recursive: true });
  const bundle = async (options, contents, loader) => {
    const stdin = { contents, loader, resolveDir: WEB };
    const made = await build({ ...shared, ...options, entryPoints: undefined, stdin, metafile: false, write: false });
    return made.outputFiles[0].text.trim();
  };
  const report = async (name, games) => {
    const [id] = games;
    const from = (what, file) => `import ${what} from ${JSON.stringify(join(GAMES, id, file))};`;
    const hasPicture = id && existsSync(join(GAMES, id, "page/picture.tsx"));
    const board = (id ? from("board", "board") : "const board = null;") + (hasPicture ? from("{ Picture }", "page/picture") : "const Picture = null;");
    const code = (await bundle(
      { ...script, splitting: false, format: "iife" },
      `${board} import { start } from "./src/report/main"; start(board, Picture);`, "ts",
    )).replaceAll("</script", "<\\/script");
    const style = await bundle({}, styleSheet(REPORT_STYLES, games.filter((game) => existsSync(join(GAMES, game, "board.css")))), "css");
    const hash = "sha256-" + createHash("sha256").update(code).digest("base64");
    const values = { HASH: hash, STYLE: style, SCRIPT: code };
    writeFileSync(join(folder, `${name}.html`), page.replace(/%(HASH|STYLE|SCRIPT)%/g, (_, key) => values[key]));
  };
  await Promise.all([report("plain", []), ...gamesWith("board.tsx").map((id) => report(id, [id]))]);
}

/* Names of outputs are relative to web/. */
function outputOf(meta, entry) {
  const found = Object.entries(meta.outputs).find(([, output]) => output.entryPoint === entry);
  return found?.[0];
}

/* A script and everything it imports before it runs. */
function withStatic(meta, name, found = new Set()) {
  if (!name || found.has(name)) return found;
  found.add(name);
  for (const { path, kind } of meta.outputs[name].imports)
    if (kind === "import-statement") withStatic(meta, path, found);
  return found;
}

const url = (name) => "/assets/" + basename(name);

const withStatics = (text, names) => text.replace(/"static\/([^"]+)"/g, (_, name) => `"${names[name]}"`);

function writeStatics() {
  const names = {};
  /* The manifest comes last, because it names the others. */
  const files = readdirSync(join(WEB, "static")).sort((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
  for (const name of files) {
    const raw = readFileSync(join(WEB, "static", name));
    const content = name.endsWith(".json") ? withStatics(raw.toString(), names) : raw;
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
    const hashed = name.replace(/\.(\w+)$/, `-${hash}.$1`);
    writeFileSync(join(OUT, "assets", hashed), content);
    names[name] = "/assets/" + hashed;
  }
  return names;
}

function writeIndex(meta, styleName, fontName, setThemeName) {
  const entry = outputOf(meta, ENTRY);
  const preload = [...withStatic(meta, entry)]
    .filter((name) => name !== entry)
    .map((name) => `<link rel="modulepreload" href="${url(name)}">`);
  const statics = writeStatics();
  const values = {
    SCRIPT: url(entry),
    STYLE: url(styleName),
    FONT: url(fontName),
    SET_THEME: url(setThemeName),
    PRELOAD: preload.join("\n    "),
  };
  const html = readFileSync(join(WEB, "index.html"), "utf8")
    .replace(/%(\w+)%/g, (_, key) => values[key]);
  writeFileSync(join(OUT, "index.html"), withStatics(html, statics).replace(/^\s*\n/gm, ""));
}

const gzipOf = promisify(gzip);
const brotliOf = promisify(brotliCompress);

/* Writes .gz and .br beside every file that gets smaller; returns the sizes by
 * path. */
async function compressAll() {
  const sizes = new Map();
  const folders = [OUT, join(OUT, "assets")];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((file) => file.isFile() && !/\.(gz|br|png|woff2)$/.test(file.name))
      .map((file) => join(folder, file.name)),
  );
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path);
      const [gz, br] = await Promise.all([
        gzipOf(content, { level: 9 }),
        brotliOf(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      ]);
      writeFileSync(path + ".gz", gz);
      writeFileSync(path + ".br", br);
      sizes.set(path, { raw: content.length, gz: gz.length, br: br.length });
    }),
  );
  return sizes;
}

function printSizes(sizes) {
  for (const [path, { raw, gz, br }] of [...sizes].sort((a, b) => b[1].raw - a[1].raw)) {
    const figures = [raw, gz, br].map((n) => String(n).padStart(8)).join("");
    console.log(`${relative(OUT, path).padEnd(34)}${figures}`);
  }
}

/* The most script that a page with a game may have to wait for, and all that a
 * first visit of the lobby loads. */
function firstLoads(meta, sizes, setThemeName) {
  const gz = (names) =>
    [...names].reduce((sum, name) => sum + sizes.get(resolve(WEB, name)).gz, 0);
  const loaded = (...entries) =>
    new Set([setThemeName, ...entries.flatMap((entry) => [...withStatic(meta, outputOf(meta, entry))])]);
  const boards = gamesWith("board.tsx").map((id) => `../src/games/${id}/board.tsx`);
  const pictures = gamesWith("page/picture.tsx").map((id) => `../src/games/${id}/page/picture.tsx`);
  return {
    game: Math.max(...boards.map((board) => gz(loaded(ENTRY, GAME_PAGE, board)))),
    lobby: gz(loaded(ENTRY, LOBBY, ...pictures, GAME_PAGE)),
  };
}

async function finish(meta, styleMeta, setThemeMeta) {
  const made = (end) => Object.keys(styleMeta.outputs).find((name) => name.endsWith(end));
  const styleName = made(".css");
  const setThemeName = outputOf(setThemeMeta, SET_THEME);
  writeIndex(meta, styleName, made(".woff2"), setThemeName);
  const sizes = await compressAll();
  return { sizes, loads: firstLoads(meta, sizes, setThemeName) };
}

function clear() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(join(OUT, "assets"), { recursive: true });
}

async function once() {
  const start = Date.now();
  writeBoards();
  clear();
  const [a, b, c] = await Promise.all([build(script), build(style()), build(setTheme), writeReports()]);
  const { sizes, loads } = await finish(a.metafile, b.metafile, c.metafile);
  console.log(`${"file".padEnd(34)}   bytes    gzip  brotli`);
  printSizes(sizes);
  const kb = (n) => (n / 1024).toFixed(1);
  console.log(`script of the lobby: ${kb(loads.lobby)} KB gzip of ${kb(LOBBY_BUDGET)}`);
  console.log(`script of a first load: ${kb(loads.game)} KB gzip of ${kb(BUDGET)}; ${Date.now() - start} ms`);
  if (loads.game > BUDGET || loads.lobby > LOBBY_BUDGET) {
    console.error("build.mjs: the script of a first load is too large");
    process.exit(1);
  }
}

async function watch() {
  writeBoards();
  clear();
  const parts = [];
  const report = {
    name: "report",
    setup(own) {
      own.onEnd(async (result) => {
        if (!result.metafile) return;
        parts[own.initialOptions.format === "esm" ? 0 : own.initialOptions.stdin ? 1 : 2] = result.metafile;
        if (!parts[0] || !parts[1] || !parts[2]) return;
        await finish(...parts);
        console.log(`${new Date().toLocaleTimeString()} built`);
      });
    },
  };
  for (const options of [script, style(), setTheme]) {
    const watcher = await context({ ...options, plugins: [report] });
    await watcher.watch();
  }
}

await (process.argv.includes("--watch") ? watch() : once());
