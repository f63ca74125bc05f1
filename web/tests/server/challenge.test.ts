/* Bots of a tournament that are challenged from the page (docs/API.md): one that
 * plays well, one that hangs, one that plays nonsense, one that dies. Each
 * writes a secret word wherever it can. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Client, newCid, Server } from "./joute";

const WORD = "s3cr3t";
const PLACES = 1;

/* In the tournament, where a match has two games, all play the first legal move.
 * At a table, where it has one, they do `then` after their first move. */
const bot = (name: string, then: string) => `#!/bin/sh
while read -r word rest; do
  case $word in
    match) case $rest in *games=1*) table=1 ;; esac; echo 'ready ${name}'; echo ${WORD} >&2 ;;
    legal) set -- $rest; move=$1 ;;
    go) count=$((count + 1)); if [ "$table" ] && [ $count -gt 1 ]; then ${then}; fi; echo "move $move # ${WORD}" ;;
    bye) exit ;;
  esac
done
`;
const BOTS = { good: ":", hang: "sleep 1000", illegal: `move=${WORD}`, dead: "kill -9 $$", resigned: "move=; echo resign; continue" };
type Name = keyof typeof BOTS;

const folder = mkdtempSync(join(tmpdir(), "joute challenge "));
const store = join(folder, "t.db");
let server: Server;

before(async () => {
  mkdirSync(join(folder, "bots"));
  for (const [name, then] of Object.entries(BOTS)) {
    const file = join(folder, "bots", `${name}.sh`);
    writeFileSync(file, bot(name, then));
    chmodSync(file, 0o755);
  }
  const run = spawnSync(process.env.JOUTE!, ["tournament", "run", join(folder, "bots"), "-p", "level:2", "--game", "moulin", "--games", "2", "--move-time", "400", "--store", store, "--no-sandbox"], {
    encoding: "utf8", env: { ...process.env, LANG: "C", ASAN_OPTIONS: "detect_leaks=0" },
  });
  assert.equal(run.status, 0, run.stderr);
  server = await Server.start(["--tournament", store, "--bots", String(PLACES)]);
});
after(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The processes of a bot of this test, with their command lines. */
const processes = (name: Name) =>
  readdirSync("/proc").flatMap((pid) => {
    try {
      const command = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : "";
      return command.includes(`${name}.sh`) ? [{ pid, command }] : [];
    } catch {
      return [];
    }
  });
const running = (name: Name) => processes(name).length;

/** The priority of a bot and, where the kernel divides cores among sessions, that of its session. */
function priorities(name: Name): string[] {
  const { pid } = processes(name).find(({ command }) => command.startsWith("/bin/sh"))!;
  const session = `/proc/${pid}/autogroup`;
  return [readFileSync(`/proc/${pid}/stat`, "utf8").replace(/.*\) /s, "").split(" ")[16]!,
    existsSync(session) ? readFileSync(session, "utf8").trim().split(" ").at(-1)! : "19"];
}

async function until(what: string, holds: () => boolean): Promise<void> {
  const began = Date.now();
  while (!holds()) {
    assert.ok(Date.now() - began < 60_000, what);
    await new Promise((done) => setTimeout(done, 30));
  }
}

/** The numbers of the bots, as the page gets them. */
async function numbers(client: Client): Promise<Record<string, number>> {
  for (;;) {
    client.send({ t: "tournament", on: true });
    const { bots = [] } = await client.next("tournament");
    if (bots.length > 0) return Object.fromEntries(bots.map(([id, name]) => [name, id]));
  }
}

/** Asks for a table against a bot; the person sits on seat 1. */
async function challenge(client: Client, name: string) {
  const bots = await numbers(client);
  /* The last bot may still be on its way out. */
  for (;;) {
    const answer = await client.ask({ t: "challenge", cid: newCid(), bot: bots[name]!, board: 0, seat: 1, name: "Ada" });
    if (answer.t === "created") await client.settled(({ table }) => table === answer.table);
    if (answer.t !== "error" || answer.code !== "busy") return answer;
    await new Promise((done) => setTimeout(done, 300));
  }
}

/** Plays the first legal move whenever it is the person's turn. */
async function play(client: Client, most: number): Promise<void> {
  for (let count = 0; count < most && !client.table!.result; ) {
    const { legal, ply, as: seat } = client.table!;
    if (legal.length > 0) {
      await client.ask({ t: "move", cid: newCid(), ply, seat, text: legal[0]!.move });
      count++;
    } else {
      await client.until("the bot's answer", ({ t }) => t === "step" || t === "change");
    }
  }
}

/** Nothing that a bot wrote has reached the client. */
const told = (client: Client) => assert.ok(!client.raw.some((text) => text.includes(WORD)), "the secret word was sent");

/** True if bots cannot be shut in on this machine, which the server says. */
async function hasNoBox(client: Client): Promise<boolean> {
  const answer = await challenge(client, "good");
  if (answer.t === "error") assert.match(answer.text, /sandbox/);
  return answer.t === "error";
}

test("a bot of the tournament plays at a table, as long as somebody is there", async (t) => {
  const client = await Client.hello(server);
  if (await hasNoBox(client)) return t.skip("no sandbox here");
  assert.deepEqual(client.table!.seats.map(({ kind, name }) => [kind, name]), [["human", "Ada"], ["computer", "good"]]);
  await play(client, 4);
  await client.until("the bot's answer", () => client.table!.ply >= 8);
  assert.equal(client.table!.result, null);
  assert.ok(running("good") > 0);
  assert.deepEqual(priorities("good"), ["19", "19"]);
  /* After an undo the bot is told where the game stands. */
  await client.ask({ t: "undo", cid: newCid() });
  assert.equal(client.table!.ply, 6);
  await play(client, 1);
  await client.until("the bot's answer", () => client.table!.ply === 8);
  /* All places are taken. */
  const other = await Client.hello(server, "fr");
  const bots = await numbers(other);
  const ask = (bot: number, board = 0) => other.ask({ t: "challenge", cid: newCid(), bot, board, seat: 2, name: "" });
  const busy = await ask(bots["good"]!);
  assert.ok(busy.t === "error" && busy.code === "busy", JSON.stringify(busy));
  assert.match(busy.text, /places de bots/);
  for (const answer of [await ask(9999), await ask(bots["good"]!, 99)]) assert.ok(answer.t === "error" && answer.code === "no-bot");
  /* One of our own players needs no place. */
  const own = await ask(bots["level:2"]!);
  assert.ok(own.t === "created");
  await other.settled(({ table }) => table === own.table);
  assert.deepEqual(other.table!.seats.map(({ spec }) => spec), ["level:2", undefined]);
  /* A client cannot name a program by itself. */
  for (const spec of ["bot:1", `${folder}/bots/good.sh`, "cmd:/bin/sh"]) {
    const answer = await other.ask({ t: "create", cid: newCid(), game: "moulin", seats: [{ kind: "me" }, { kind: "computer", spec }] });
    assert.ok(answer.t === "error" && answer.code === "bad-seats", spec);
  }
  told(client);
  other.close();
  client.close();
  await until("the bot has ended", () => running("good") === 0);
});

for (const [name, why] of [["hang", "fault"], ["illegal", "fault"], ["dead", "fault"], ["resigned", "resigned"]] as const) {
  test(`a bot that is ${name} loses, without a word of its own`, async (t) => {
    const client = await Client.hello(server);
    if (await hasNoBox(client)) return t.skip("no sandbox here");
    client.send({ t: "leave" });
    const answer = await challenge(client, name);
    assert.ok(answer.t === "created", JSON.stringify(answer));
    await play(client, 99);
    assert.equal(client.table!.ply, 3);
    assert.deepEqual([client.table!.result!.why, client.table!.result!.utility], [why, [1, -1]]);
    await until("the bot has ended", () => running(name) === 0);
    told(client);
    client.close();
  });
}

test("after a restart the game goes on; without the tournament the bot's seat waits", async (t) => {
  let client = await Client.hello(server);
  if (await hasNoBox(client)) return t.skip("no sandbox here");
  const { table } = client.table!;
  const { tokens } = client;
  const come = async () => {
    client = await Client.hello(server);
    await client.join(table, { tokens });
    await client.settled(({ table: joined }) => joined === table);
  };
  await play(client, 1);
  await client.until("the bot's answer", () => client.table!.ply === 2);
  assert.equal(await server.kill("SIGTERM"), 0);
  await until("the bot has ended with the server", () => running("good") === 0);
  await server.restart();
  await come();
  await play(client, 1);
  await client.until("the bot's answer", () => client.table!.ply === 4);
  rmSync(store);
  await until("the server has seen that the file is gone", () => server.errors !== "");
  client.close();
  await until("the bot has ended", () => running("good") === 0);
  await come();
  await play(client, 1);
  await client.until("the reason", () => client.table!.status.includes("cannot play now"));
});
