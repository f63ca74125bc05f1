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
const PICTURES = "src/pictures.gen.ts";
const TOURNAMENT = "src/pages/tournament.tsx";

function option(name) {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

/* Games in the order of games.def that have the file in their folder; % is the
 * id of the game. */
function gamesWith(file) {
  const ids = readFileSync(join(GAMES, "games.def"), "utf8").matchAll(/^GAME\((\w+)\)/gm);
  return Array.from(ids, (id) => id[1]).filter((id) => existsSync(join(GAMES, id, file.replace("%", id))));
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
import type { GamePage } from "./board";
import type { GameEditor } from "./editing";

export const boardLoaders: Record<string, () => Promise<{ default: GamePage }>> = {
${loaders("board")}
};

export const pictured: string[] = ${JSON.stringify(gamesWith("page/picture.tsx"))};

export const editorLoaders: Record<string, () => Promise<{ default: GameEditor }>> = {
${loaders("page/editor", "ts")}
};

export const lessonLoaders: Record<string, () => Promise<{ default: any }>> = {
${data("lessons.json")}
};

export const puzzleLoaders: Record<string, () => Promise<{ default: any }>> = {
${data("puzzles.json")}
};

export const guideLoaders: Record<string, () => Promise<{ default: any }>> = {
${data("guide.json")}
};
`;
  writeIfChanged(join(WEB, "src/boards.gen.ts"), text);
  const pictures = gamesWith("page/picture.tsx");
  writeIfChanged(join(WEB, PICTURES), `/* Written by build.mjs: the small pictures of the games, in one file. */
import type { ComponentType } from "preact";
import type { PictureProps } from "./board";
${pictures.map((id) => `import { Picture as ${id} } from "../../src/games/${id}/page/picture";`).join("\n")}

export const pictures: Record<string, ComponentType<PictureProps>> = { ${pictures.join(", ")} };
`);
}

function styleSheet(names, games) {
  const own = names.map((name) => join(WEB, `src/style/${name}.css`));
  const boards = games.map((id) => join(GAMES, id, "board.css"));
  return [...own, ...boards].map((path) => `@import "${path}";`).join("\n");
}

const PAGE_STYLES = ["tokens", "base", "ui", "pages", "lobby", "game", "lines"];
const REPORT_STYLES = ["tokens", "base", "ui", "game", "lines", "report"];

/* The typeface: its Latin letters, every weight in one file. */
const FONT = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
const fontFace = `@font-face {
  font-family: "Inter joute";
  src: url("${FONT}") format("woff2");
  font-weight: 100 900;
  font-display: optional;
}
`;
/* A report contains the typeface, but with "optional" the browser would not wait until it is
 * decoded. */
const reportFontFace = fontFace.replace("optional", "block");

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
  /* The style sheet of a tournament, which its page asks for. */
  loader: { ".css": "file" },
};

/* Both workers of a page that plays without a server. */
const WORKER = "src/alone/worker.ts";
const PACKING = "src/alone/packing.ts";
const worker = { ...shared, entryPoints: [WORKER], format: "iife" };

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
    const style = await bundle({ loader: { ".woff2": "dataurl" } }, `${styleSheet(REPORT_STYLES, games.filter((game) => existsSync(join(GAMES, game, "board.css"))))}\n${reportFontFace}`, "css");
    const hash = "sha256-" + createHash("sha256").update(code).digest("base64");
    const values = { HASH: hash, STYLE: style, SCRIPT: code };
    writeFileSync(join(folder, `${name}.html`), page.replace(/%(HASH|STYLE|SCRIPT)%/g, (_, key) => values[key]));
  };
  await Promise.all([report("plain", []), ...gamesWith("board.tsx").map((id) => report(id, [id]))]);
}

/* Names of outputs are relative to web/. */
function outputOf(meta, entry) {
  const found = Object.entries(meta.outputs).find(([, output]) => output.entryPoint === entry || output.entryPoints?.includes(entry));
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

/* Fewer files --------------------------------------------------------- For each set of pages,
 * esbuild puts the modules that exactly these pages share into one file, which gives about forty
 * small files. Here they are merged into three, each of which imports only from those before it. The first has
 * the entry and what every game loads. The second has the drawings that the lobby's pictures share
 * with the boards. The third has the pages without a board and the rest of what the lobby loads. */

const isEntry = (meta, name) => meta.outputs[name].entryPoint !== undefined;

function groupsOf(meta) {
  const shared = (...entries) =>
    new Set(entries.flatMap((entry) => [...withStatic(meta, outputOf(meta, entry))]).filter((name) => !isEntry(meta, name)));
  const page = shared(ENTRY, GAME_PAGE);
  const boards = shared(...gamesWith("board.tsx").map((id) => `../src/games/${id}/board.tsx`));
  const rest = [...shared(LOBBY, PICTURES)].filter((name) => !page.has(name));
  return {
    page: [...page, outputOf(meta, GAME_PAGE), outputOf(meta, ENTRY)],
    drawings: rest.filter((name) => boards.has(name)),
    lobby: [...rest.filter((name) => !boards.has(name)), outputOf(meta, LOBBY), outputOf(meta, PICTURES)],
  };
}

/* Files import one another as import{a as b,c}from"./chunk-X.js". */
const IMPORT = /import\s*(\{[^}]*\}\s*from\s*)?"\.\/([^"]+)";?/g;

/* What the third file of a group exported as "a", the merged file exports as "$2a". */
function redirected(code, places) {
  const named = new Map();
  const rest = code.replace(IMPORT, (all, list, file) => {
    const place = places.get(file);
    if (!place) return all;
    const names = list ? list.slice(list.indexOf("{") + 1, list.indexOf("}")).split(",").map((name) => name.trim()).filter(Boolean) : [];
    named.set(place.into, [...(named.get(place.into) ?? []), ...names.map((name) => {
      const [from, to = from] = name.split(" as ");
      return `$${place.at}${from} as ${to}`;
    })]);
    return "";
  });
  return [...named].map(([file, names]) => `import{${names.join(",")}}from"./${file}";`).join("") + rest;
}

async function mergeGroup(meta, name, members, places) {
  const assets = join(OUT, "assets");
  const own = new Map(members.map((member, at) => [basename(member), at]));
  const outside = {
    name: "outside",
    setup(own_) {
      own_.onResolve({ filter: /^\.\// }, ({ path, kind }) => (kind !== "dynamic-import" && own.has(path.slice(2)) ? null : { path, external: true }));
      own_.onLoad({ filter: /\.js$/ }, ({ path }) => ({ contents: redirected(readFileSync(path, "utf8"), places), loader: "js" }));
    },
  };
  /* Entries keep the names of their exports, because other files may import them at run time; so
   * the file has the name of one of them. */
  const entries = members.filter((member) => isEntry(meta, member) && meta.outputs[member].exports.length > 0);
  const contents = members
    .map((member, at) => {
      const names = meta.outputs[member].exports.map((each) => (entries.includes(member) ? each : `${each} as $${at}${each}`));
      return `${names.length ? `export {${names.join(",")}} from` : "import"} "./${basename(member)}";`;
    })
    .join("\n");
  const made = await build({
    ...shared, stdin: { contents, loader: "js", resolveDir: assets }, format: "esm", write: false, metafile: false, outdir: undefined, plugins: [outside],
  });
  const code = made.outputFiles[0].text;
  const file = entries.length > 0 ? basename(entries[0]) : `${name}-${createHash("sha256").update(code).digest("hex").slice(0, 8).toUpperCase()}.js`;
  writeFileSync(join(assets, file), code);
  members.forEach((member, at) => places.set(basename(member), { into: file, at }));
  return file;
}

/* Merges the groups. Returns the files that result, in the form of esbuild's metafile. */
async function merge(meta) {
  const places = new Map();
  const groups = groupsOf(meta);
  for (const [name, members] of Object.entries(groups)) await mergeGroup(meta, name, members, places);
  const pathOf = (file) => relative(WEB, join(OUT, "assets", file));
  const outputs = {};
  const movedTo = (imports) => imports.map((each) => {
    const place = places.get(basename(each.path));
    return place ? { ...each, path: pathOf(place.into) } : each;
  });
  for (const [name, output] of Object.entries(meta.outputs)) {
    const place = places.get(basename(name));
    const at = place ? pathOf(place.into) : name;
    const before = outputs[at]?.imports ?? [];
    const entryPoints = [...(outputs[at]?.entryPoints ?? []), ...(output.entryPoint ? [output.entryPoint] : [])];
    outputs[at] = { ...output, entryPoints, imports: [...before, ...movedTo(output.imports)].filter(({ path }) => path !== at) };
    const path = resolve(WEB, name);
    if (place && at !== name) rmSync(path);
    else if (!place && name.endsWith(".js")) writeFileSync(path, redirected(readFileSync(path, "utf8"), places));
  }
  return { outputs: renamed(outputs, places) };
}

/* esbuild named each file by a hash of what it contained before the merge. Here all files are named
 * by one hash of their contents, because browsers keep a file for ever and must not mix the files
 * of two versions. Files that are imported at run time may have been merged into others. */
function renamed(outputs, places) {
  const files = Object.keys(outputs).filter((name) => name.endsWith(".js")).sort();
  const texts = new Map(files.map((name) => [name, readFileSync(resolve(WEB, name), "utf8")]));
  const all = createHash("sha256").update([...texts.values()].join("\n")).digest("hex");
  const names = new Map(files.map((name) => {
    const hash = createHash("sha256").update(basename(name) + all).digest("hex").slice(0, 8).toUpperCase();
    return [basename(name), basename(name).replace(/-[^-]+\.js$/, `-${hash}.js`)];
  }));
  const pathOf = (name) => join(dirname(name), names.get(basename(name)) ?? basename(name));
  for (const [name, text] of texts) {
    rmSync(resolve(WEB, name));
    writeFileSync(resolve(WEB, pathOf(name)), text.replace(/(?<=["'`]\.\/)[\w.-]+\.js(?=["'`])/g, (file) => names.get(places.get(file)?.into ?? file) ?? file));
  }
  return Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
    pathOf(name), { ...output, imports: output.imports.map((each) => ({ ...each, path: pathOf(each.path) })) },
  ]));
}

const url = (name) => "/assets/" + basename(name);

function writeHashed(name, content) {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8).toUpperCase();
  const hashed = name.replace(/\.(\w+)$/, `-${hash}.$1`);
  writeFileSync(join(OUT, "assets", hashed), content);
  return "/assets/" + hashed;
}

/* What a page needs to play without a server: the module, if it was built,
 * without vectors and with them, the worker, and the value nets of the games
 * (src/ai/net.h). */
async function writeModule(workerMeta) {
  const modules = ["joute.wasm", "joute-simd.wasm"];
  const folder = join(WEB, "../build/wasm");
  if (!modules.every((name) => existsSync(join(folder, name)))) return null;
  const made = await build({ absWorkingDir: WEB, entryPoints: [PACKING], bundle: true, format: "esm", write: false });
  const { pack } = await import(`data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString("base64")}`);
  const nets = gamesWith("%.net").map((id) => writeHashed(`${id}.net`, pack(readFileSync(join(GAMES, id, `${id}.net`)))));
  const [plain, vectors] = modules.map((name) => writeHashed(name, readFileSync(join(folder, name))));
  return { plain, vectors, others: [url(outputOf(workerMeta, WORKER)), ...nets] };
}

/* The policy of the server's page, and what a page without a server needs more:
 * the module and workers. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; manifest-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";

/* The scripts that only the page of a tournament loads, which needs a server. */
function serverOnly(meta) {
  const reach = (from, without) => {
    const found = new Set();
    const visit = (name) => {
      if (!meta.outputs[name] || found.has(name) || name === without) return;
      found.add(name);
      meta.outputs[name].imports.forEach(({ path }) => visit(path));
    };
    visit(from);
    return found;
  };
  const here = reach(outputOf(meta, ENTRY), outputOf(meta, TOURNAMENT));
  return [...reach(outputOf(meta, TOURNAMENT))].filter((name) => !here.has(name)).map((name) => basename(name));
}

/* The document of a site without a server (joute site): addresses are relative,
 * and the policy stands in the document. A service worker keeps the files that
 * it names, of the two modules one; joute site writes these files. */
function writeSite(html, meta, { plain, vectors }) {
  const folder = join(OUT, "site");
  mkdirSync(folder, { recursive: true });
  const site = html
    .replace("<html ", "<html data-alone ")
    .replace(/\s*<link rel="preload" href="\/api[^>]*>/, "")
    .replace('<meta charset="utf-8">', `<meta charset="utf-8">\n    <meta http-equiv="Content-Security-Policy" content="${POLICY}">`)
    .replaceAll('/assets/', 'assets/');
  writeFileSync(join(folder, "index.html"), site);
  writeFileSync(join(folder, "404.html"), readFileSync(join(WEB, "missing.html")));
  const others = [...serverOnly(meta), basename(plain), basename(vectors)];
  const assets = readdirSync(join(OUT, "assets")).filter((name) => !/\.(gz|br)$|^tournament-.*css$/.test(name) && !others.includes(name)).sort();
  const values = {
    VERSION: createHash("sha256").update(site + assets.join()).digest("hex").slice(0, 16),
    FILES: JSON.stringify(["./", ...assets.map((name) => "assets/" + name)]).slice(2, -2),
    PLAIN: plain.slice(1),
    VECTORS: vectors.slice(1),
  };
  const code = readFileSync(join(WEB, "sw.js"), "utf8");
  writeFileSync(join(folder, "sw.js"), code.replace(/%([A-Z]+)%/g, (_, key) => values[key]));
}

const withStatics = (text, names) => text.replace(/"static\/([^"]+)"/g, (_, name) => `"${names[name]}"`);

function writeStatics() {
  const names = {};
  /* The manifest comes last, because it names the others. */
  const files = readdirSync(join(WEB, "static")).sort((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
  for (const name of files) {
    const raw = readFileSync(join(WEB, "static", name));
    const content = name.endsWith(".json") ? withStatics(raw.toString(), names).replaceAll("/assets/", "") : raw;
    names[name] = writeHashed(name, content);
  }
  return names;
}

function writeIndex(meta, styleName, fontName, setThemeName, alone) {
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
    ALONE: alone ? `<meta name="joute-alone" content="${[alone.plain, alone.vectors, ...alone.others].join(" ")}">` : "",
    PRELOAD: preload.join("\n    "),
  };
  const html = readFileSync(join(WEB, "index.html"), "utf8")
    .replace(/%(\w+)%/g, (_, key) => values[key]);
  const document = withStatics(html, statics).replace(/^\s*\n/gm, "");
  writeFileSync(join(OUT, "index.html"), document);
  if (alone) writeSite(document, meta, alone);
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
      .filter((file) => file.isFile() && !/\.(gz|br|png|woff2|net)$/.test(file.name))
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
  return {
    game: Math.max(...boards.map((board) => gz(loaded(ENTRY, GAME_PAGE, board)))),
    lobby: gz(loaded(ENTRY, LOBBY, PICTURES, GAME_PAGE)),
  };
}

async function finish(meta, styleMeta, setThemeMeta, workerMeta) {
  const made = (end) => Object.keys(styleMeta.outputs).find((name) => name.endsWith(end));
  const styleName = made(".css");
  const setThemeName = outputOf(setThemeMeta, SET_THEME);
  writeIndex(meta, styleName, made(".woff2"), setThemeName, await writeModule(workerMeta));
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
  const [a, b, c, d] = await Promise.all([build(script), build(style()), build(setTheme), build(worker), writeReports()]);
  const { sizes, loads } = await finish(await merge(a.metafile), b.metafile, c.metafile, d.metafile);
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
        const { format, stdin, entryPoints } = own.initialOptions;
        parts[format === "esm" ? 0 : stdin ? 1 : entryPoints[0] === SET_THEME ? 2 : 3] = result.metafile;
        if (!parts[0] || !parts[1] || !parts[2] || !parts[3]) return;
        await finish(...parts);
        console.log(`${new Date().toLocaleTimeString()} built`);
      });
    },
  };
  for (const options of [script, style(), setTheme, worker]) {
    const watcher = await context({ ...options, plugins: [report] });
    await watcher.watch();
  }
}

await (process.argv.includes("--watch") ? watch() : once());
