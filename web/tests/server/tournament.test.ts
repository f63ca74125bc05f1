/* The messages of a tournament (docs/API.md) while one is really played, by
 * bots that write a secret word wherever they can. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { ServerMessage } from "../../src/messages";
import { merge, type Shown } from "../../src/tournament/store";
import { Client, newCid, Server, within } from "./joute";

/* Written in paths, on standard error, in answers and in comments. */
const WORD = "s3cr3t";

/** How many requests a question about a match counts as. */
const COST = 3;

/* Plays the first legal move, the first three slowly, so that the match can be
 * watched; it writes the word with every move, and after some games instead of
 * a move. */
const bot = (name: string, last: number) => `#!/bin/sh
# ${WORD}
while read -r word rest; do
  case $word in
    match) echo 'ready ${name}'; echo ${WORD} >&2 ;;
    legal) set -- $rest; move=$1; seen=$((seen + 1)); [ $seen -gt ${last} ] && move=${WORD} ;;
    go) [ $((count = count + 1)) -gt 3 ] || sleep 0.4; echo ${WORD} >&2; echo "move $move # ${WORD}" ;;
    bye) exit ;;
  esac
done
`;

const folder = mkdtempSync(join(tmpdir(), `joute ${WORD} `));
const store = join(folder, `${WORD}.db`);
let server: Server;

/** Waits until a file is there. */
async function written(file: string): Promise<void> {
  while (!existsSync(file)) await new Promise((done) => setTimeout(done, 30));
}

/** Follows one board as the page does. */
class Watcher {
  readonly began = Date.now();
  shown: Shown | null = null;
  times: number[] = [];

  private constructor(readonly client: Client) {}

  static async open(board = -1): Promise<Watcher> {
    const watcher = new Watcher(await Client.hello(server, "fr"));
    watcher.client.socket.on("message", (data) => watcher.#take(JSON.parse(String(data)) as ServerMessage));
    watcher.client.send({ t: "tournament", on: true, board });
    await watcher.until("all of it", () => true);
    return watcher;
  }

  #take(message: ServerMessage): void {
    if (message.t !== "tournament") return;
    if (message.since !== undefined) this.times.push(Date.now());
    const next = merge(this.shown, message);
    assert.ok(next, `version ${message.version} does not follow ${this.shown?.version}`);
    this.shown = next;
  }

  /** Waits until what is shown passes the test. */
  until(what: string, test: (shown: Shown) => boolean): Promise<unknown> {
    if (this.shown && test(this.shown)) return Promise.resolve();
    return within(what, new Promise<void>((done) => {
      const look = () => {
        if (!this.shown || !test(this.shown)) return;
        this.client.socket.off("message", look);
        done();
      };
      this.client.socket.on("message", look);
    }), 240_000);
  }
}

function play(...more: string[]): ChildProcess {
  return spawn(process.env.JOUTE!, ["tournament", "run", ...more, "--game", "moulin", "--games", "6", "--seed", "4", "--store", store, "-p", "random", "-p", "greedy", "--jobs", "1", "--no-sandbox"], {
    stdio: "ignore", cwd: folder, env: { ...process.env, ASAN_OPTIONS: "detect_leaks=0" },
  });
}

/** Starts the tournament, and follows it from before its start to its end. */
async function follow(): Promise<Watcher> {
  const watcher = await Watcher.open();
  assert.equal(watcher.shown!.head.state, "none");
  play(join(folder, "bots"));
  await watcher.until("a match being played", ({ head }) => head.state === "running");
  await watcher.until("the end", ({ head }) => head.state === "over");
  return watcher;
}

/** The client that followed the tournament; the first test that asks for it starts it. */
let followed: Promise<Watcher> | null = null;
const follower = (): Promise<Watcher> => (followed ??= follow());

before(async () => {
  server = await Server.start(["--tournament", store]);
  const bots = join(folder, "bots");
  mkdirSync(bots);
  for (const [file, name, last] of [["good.sh", "Good", 1e6], ["late.sh", "Late", 150]] as const) {
    writeFileSync(join(bots, file), bot(name, last));
    chmodSync(join(bots, file), 0o755);
  }
});
after(async () => {
  (await followed?.catch(() => null))?.client.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a client that comes before the tournament gets it row by row, to its end", async () => {
  const { began, shown, times } = await follower();
  const { head, bots, cells } = shown!;
  assert.equal(head.done, 6);
  assert.equal(head.total, 6);
  assert.deepEqual(Object.values(bots).map(([, name]) => name).sort(), ["Good", "Late", "greedy", "random"]);
  assert.equal(Object.keys(cells).length, 6);
  const late = Object.values(bots).find(([, name]) => name === "Late")!;
  assert.ok((late[10] as number) > 0, "a bot that ends with nonsense has a verdict");
  assert.ok(times.length >= 2, "it was told more than once");
  assert.ok(times.length <= (Date.now() - began) / 1000 + 2, `${times.length} messages in ${Date.now() - began} ms`);
});

test("all changes together equal what a late client gets at once", async () => {
  const watcher = await follower();
  for (const board of [-1, 0]) {
    const later = await Watcher.open(board);
    assert.equal(later.shown!.board, board);
    if (board < 0) assert.deepEqual(later.shown, watcher.shown);
    later.client.close();
  }
  const lost = await Watcher.open(99);
  assert.equal(lost.shown!.board, -1);
  lost.client.close();
});

test("a match and its games can be fetched", async () => {
  const { client } = await follower();
  let looked = 0;
  for (let match = 1; match <= 6; match++) {
    const told = await client.ask({ t: "match", cid: newCid(), match }, COST);
    assert.equal(told.t, "match");
    if (told.t !== "match") return;
    assert.equal(told.sides.length, 2);
    const games = told.results.length;
    assert.equal(games, [...told.results].filter((letter) => "wdl".includes(letter)).length);
    if (games === 0) continue;
    assert.equal(told.lengths.reduce((sum, [, , count]) => sum + count, 0), games);
    const seen = await client.ask({ t: "replay", cid: newCid(), match, game: games, from: 0 }, COST);
    assert.ok(seen.t === "replay" && seen.from === 0 && seen.positions.length > 0);
    if (seen.steps === 0) continue; /* lost before its first move */
    looked++;
    const end = await client.ask({ t: "replay", cid: newCid(), match, game: games, from: -1, draw: true }, COST);
    assert.ok(end.t === "replay" && end.positions.length === 2 && end.from === seen.steps - 1);
    assert.ok(end.positions[1].step && end.positions[1].draw);
  }
  assert.ok(looked >= 3);
});

test("missing matches and games are refused", async () => {
  const { client } = await follower();
  assert.equal(await client.refused({ t: "match", cid: newCid(), match: 77 }), "no-match");
  assert.equal(await client.refused({ t: "replay", cid: newCid(), match: 1, game: 77, from: 0 }), "no-match");
  assert.equal(await client.refused({ t: "match", cid: newCid(), match: -1 }), "malformed");
  assert.equal(await client.refused({ t: "match", cid: newCid(), match: "1" as unknown as number }), "malformed");
});

test("a missing store is reported, and the tournament continues when it is back", async () => {
  const watcher = await follower();
  renameSync(store, `${store}.away`);
  await watcher.until("that it is gone", ({ head }) => head.state === "none");
  assert.deepEqual(watcher.shown!.bots, {});
  renameSync(`${store}.away`, store);
  await watcher.until("that it is back", ({ head, bots }) => head.state === "over" && Object.keys(bots).length === 4);
});

test("a client that no longer watches gets nothing", async () => {
  const watcher = await follower();
  const other = await Client.hello(server);
  other.send({ t: "tournament", on: true });
  await other.until("all of it", (message) => message.t === "tournament");
  other.send({ t: "tournament", on: false });
  other.send({ t: "ping" });
  await other.next("pong");
  const heard = other.all.length;
  renameSync(store, `${store}.away`);
  await watcher.until("that it is gone", ({ head }) => head.state === "none");
  renameSync(`${store}.away`, store);
  await watcher.until("that it is back", ({ head }) => head.state === "over");
  other.send({ t: "ping" });
  await other.next("pong");
  assert.equal(other.all.length, heard + 1);
  other.close();
});

test("nothing of a bot's code, standard error, answers or files was ever sent", async () => {
  const { client } = await follower();
  for (let match = 1; match <= 6; match++) {
    await client.ask({ t: "match", cid: newCid(), match }, COST);
    await client.ask({ t: "replay", cid: newCid(), match, game: 1, from: 0 }, COST);
  }
  const all = client.raw.join("\n");
  assert.ok(all.includes('"Late"') && all.length > 10_000);
  assert.ok(!all.includes(WORD));
  assert.ok(!all.includes(".sh") && !all.includes("/tmp") && !all.includes("seed"));
  /* The server's standard error says where it looked. */
  assert.match(server.errors, /there is no tournament here/);
});

test("each address opens the lines of its own bot, the teacher's those of all", async () => {
  const file = join(folder, "lines.txt");
  const open = await Server.start(["--tournament", store, "--lines", file]);
  try {
    const client = await Client.hello(open, "en");
    client.send({ t: "tournament", on: true });
    await client.until("the tournament", (message) => message.t === "tournament" && message.head?.state === "over");
    await within("the addresses", written(file));
    assert.equal(statSync(file).mode & 0o777, 0o600);
    const addresses = readFileSync(file, "utf8").split("\n").slice(1, -1).map((row) => row.split("\t") as [string, string]);
    const keyOf = (whose: RegExp) => addresses.find(([name]) => whose.test(name))![1].split("#lines=")[1]!;
    for (const [, url] of addresses) assert.match(url, /^http:\/\/[^/]+\/tournament#lines=/);
    let match = 1;
    const linesOf = async (key?: string) => {
      const answer = await client.ask({ t: "replay", cid: newCid(), match, game: 1, from: 0, key }, COST);
      return answer.t === "replay" ? answer.lines ?? null : assert.fail();
    };
    /* The match of the two programs. */
    const key = keyOf(/^teacher$/);
    let all = (await linesOf(key))!;
    while (new Set(all.map(({ player }) => player)).size < 2 && ++match <= 6) all = (await linesOf(key))!;
    assert.ok(match <= 6);
    assert.ok(all.some(({ stderr, wrote, read }) => stderr?.includes(WORD) && wrote?.includes("move") && read?.includes("legal")));
    const counts = [];
    for (const [whose] of addresses.slice(1)) {
      const own = await linesOf(keyOf(new RegExp(`^${whose.replace(/[.]/g, "\\.")}$`)));
      if (own) counts.push(new Set(own.map(({ player }) => player)).size);
    }
    assert.deepEqual(counts, [1, 1]);
    const wrong = `${key.slice(0, -1)}${key.endsWith("0") ? "1" : "0"}`;
    for (const bad of [undefined, "", wrong, "0-", key.replace(/^0/, "1")]) assert.equal(await linesOf(bad), null);
    /* The addresses stay valid when the server is started again. */
    client.close();
    await open.kill("SIGTERM");
    await open.restart();
    const later = await Client.hello(open, "en");
    later.send({ t: "tournament", on: true });
    await later.until("the tournament", (message) => message.t === "tournament" && message.head?.state === "over");
    const again = await later.ask({ t: "replay", cid: newCid(), match, game: 1, from: 0, key }, COST);
    assert.ok(again.t === "replay" && again.lines!.length === all.length);
    later.close();
  } finally {
    await open.stop();
  }
});

test("the feedback for a bot's author quotes the lines of its fault", () => {
  const feedback = join(folder, "feedback");
  const done = spawnSync(process.env.JOUTE!, ["tournament", "feedback", feedback, "--store", store]);
  assert.equal(done.status, 0);
  const all = readdirSync(feedback).map((name) => readFileSync(join(feedback, name), "utf8")).join("\n");
  assert.match(all, new RegExp(`What it read:\\n\\n(    .*\\n)*    legal .*\\n    go \\d+\\n\\nWhat it wrote:\\n\\n    move ${WORD} # ${WORD}\\n`));
});

test("a server without a tournament says so", async () => {
  const plain = await Server.start();
  try {
    const client = await Client.open(plain);
    client.send({ t: "hello", v: 1, lang: "en" });
    assert.equal((await client.next("welcome")).tournament, undefined);
    client.send({ t: "tournament", on: true });
    const answer = await client.next("error");
    assert.equal(answer.code, "no-tournament");
    client.close();
  } finally {
    await plain.stop();
  }
});

