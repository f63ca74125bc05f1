/* The session on this device, in node: the module, a store in memory and a
 * thinker that is another instance. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { Module } from "../src/alone/module";
import { pack, unpack } from "../src/alone/packing";
import { DeviceSession } from "../src/alone/session";
import type { Kept, Store } from "../src/alone/store";
import type { StartThinker } from "../src/alone/thinking";
import { fromFragment, toFragment } from "../src/fragment";
import type { ServerMessage } from "../src/messages";
import { fromSite, toSite } from "../src/router";

const root = join(process.env.JOUTE!, "../../..");
const path = join(root, "build/wasm/joute.wasm");
const skip = existsSync(path) ? false : "the module is not built: cmake --preset wasm && cmake --build build/wasm";
const compiled = skip ? null! : new WebAssembly.Module(readFileSync(path));

class Memory implements Store {
  readonly tables = new Map<string, Kept>();
  gate: Promise<void> = Promise.resolve();
  async read(table: string): Promise<Kept | null> {
    return structuredClone(this.tables.get(table) ?? null);
  }
  async write(changed: Map<string, Kept>): Promise<void> {
    await this.gate;
    for (const [table, kept] of structuredClone(changed)) this.tables.set(table, kept);
  }
  async list(): Promise<string[]> {
    return [...this.tables.keys()];
  }
}

const honest: StartThinker = (events) => {
  const module = new Module(compiled);
  return {
    think: ({ job, bytes }) => void setImmediate(() => events.done(job, module.run(bytes))),
    forget: (player) => module.forget(player),
    end: () => undefined,
  };
};

/** A tab that sends messages and waits for the messages that a test wants. */
class Talker {
  readonly heard: any[] = [];
  private wake: () => void = () => undefined;
  private readonly client: number;
  private cid = 0;
  constructor(private readonly session: DeviceSession) {
    this.client = session.enter({
      heard: (text) => {
        this.heard.push(JSON.parse(text));
        this.wake();
      },
      closed: () => undefined,
    });
    session.say(this.client, JSON.stringify({ t: "hello", v: 1, lang: "en" }));
  }
  say(message: object): string {
    const cid = `request-${++this.cid}`;
    this.session.say(this.client, JSON.stringify({ cid, ...message }));
    return cid;
  }
  async until<T>(wanted: (message: any) => T | false | undefined): Promise<T> {
    for (let at = 0; ; at++) {
      while (at >= this.heard.length) await new Promise<void>((done) => (this.wake = done));
      const found = wanted(this.heard[at]);
      if (found) return found;
    }
  }
  ask(message: object): Promise<any> {
    const cid = this.say(message);
    return this.until((answer) => answer.cid === cid && answer);
  }
  leave(): void {
    this.session.leave(this.client);
  }
}

const sessions: DeviceSession[] = [];
afterEach(() => sessions.splice(0).forEach((session) => session.close()));

function open(store: Store, thinker: StartThinker = honest): DeviceSession {
  const session = new DeviceSession(compiled, store, thinker, (why) => assert.fail(String(why)));
  sessions.push(session);
  return session;
}
const SEATS = [{ kind: "me", name: "Ada" }, { kind: "computer", spec: "level:2" }];
const ended = { skip, timeout: 30_000 };

/** Plays trolls, one stone a turn, until it is over; returns its table. */
async function playTrolls(talker: Talker): Promise<string> {
  const { table, tokens } = await talker.ask({ t: "create", game: "trolls", options: {}, seats: SEATS });
  assert.deepEqual(Object.keys(tokens), ["1"]);
  for (let ply = 0; ; ply++) {
    const now = await talker.until((m) => (m.t === "snapshot" || m.t === "step") && (m.ply ?? m.step?.ply) === ply && m);
    if (now.result) return table;
    const answer = await talker.ask({ t: "move", seat: 1, ply, text: "1" });
    assert.equal(answer.t, "ack", JSON.stringify(answer));
  }
}

test("alone: a game is played to its end, kept, and read by the next session", ended, async () => {
  const store = new Memory();
  const talker = new Talker(open(store));
  const table = await playTrolls(talker);
  talker.leave();
  const session = open(store);
  const got = await new Promise<{ status: number; body: string }>((done) =>
    session.get(`/api/records/${table}`, (status, body) => done({ status, body })),
  );
  assert.equal(got.status, 200);
  assert.equal(execFileSync(process.env.JOUTE!, ["verify", "-"], { input: got.body, encoding: "utf8" }).trim(), "ok");
});

test("alone: nothing is announced before it is kept", ended, async () => {
  const store = new Memory();
  const talker = new Talker(open(store));
  await talker.until((message: ServerMessage) => message.t === "welcome");
  let openGate!: () => void;
  store.gate = new Promise((done) => (openGate = done));
  const made = talker.ask({ t: "create", game: "moulin", options: {}, seats: SEATS });
  await new Promise(setImmediate);
  assert.equal(talker.heard.filter(({ t }) => t === "created").length, 0);
  openGate();
  const { table } = await made;
  assert.ok(store.tables.has(table));
  talker.leave();
});

test("alone: a thinker that fails or answers nonsense costs a move's quality only", ended, async () => {
  let answers = 0;
  const wild: StartThinker = (events) => ({
    think: ({ job }) => void setImmediate(() => (++answers % 2 ? events.failed() : events.done(job, new Uint8Array(3000).fill(answers)))),
    forget: () => undefined,
    end: () => undefined,
  });
  const talker = new Talker(open(new Memory(), wild));
  await playTrolls(talker);
  assert.ok(answers > 2);
  talker.leave();
});

test("alone: a game takes its own value net and nothing else", ended, () => {
  const netOf = (game: string) => readFileSync(join(root, `src/games/${game}/${game}.net`));
  const module = new Module(compiled);
  const [guerre, splaby] = [netOf("guerre"), netOf("splaby")];
  const damaged = Buffer.from(guerre);
  damaged[damaged.length / 2] ^= 1;
  assert.deepEqual(
    [["guerre", damaged], ["guerre", guerre.subarray(1)], ["guerre", splaby], ["moulin", guerre], ["chess", guerre], ["guerre", guerre]].map(
      ([game, net]) => module.bringNet(game as string, net as Buffer),
    ),
    [false, false, false, false, false, true],
  );
});

test("alone: a value net comes out of its packing as it was, at half its size; damaged ones are refused", ended, () => {
  const module = new Module(compiled);
  for (const game of ["roses", "guerre", "splaby"]) {
    const net = readFileSync(join(root, `src/games/${game}/${game}.net`));
    const packed = pack(net);
    assert.ok(packed.length < net.length / 2, `${game}: ${packed.length} of ${net.length} bytes`);
    assert.deepEqual(Buffer.from(unpack(packed)), net);
    const reads = (bytes: Uint8Array) => {
      try {
        return module.bringNet(game, unpack(bytes));
      } catch {
        return false;
      }
    };
    assert.ok(reads(packed));
    for (let at = 80; at < packed.length; at += Math.ceil(packed.length / 20)) {
      const damaged = packed.slice();
      damaged[at]! ^= 16;
      assert.ok(!reads(damaged));
    }
    for (const size of [60, packed.length / 2]) assert.throws(() => unpack(packed.subarray(0, size)));
  }
});

test("alone: moulin with few pieces is solved on the device, as on the server", ended, async () => {
  const state = { turn: 1, board: "1..1.....1.2.2....2.....", hand: [0, 0], quiet: 0, seen: [], result: null };
  const record = { game: "moulin", options: {}, state };
  const folder = mkdtempSync(join(tmpdir(), "joute-tables-"));
  const joute = (...args: string[]) => execFileSync(process.env.JOUTE!, args, { encoding: "utf8", input: JSON.stringify(record) });
  joute("solve", "moulin", "--max-total", "8", "--moving", "--dir", folder);
  const expected = JSON.parse(joute("eval", "-", "--json", "--dir", folder));
  rmSync(folder, { recursive: true });
  const talker = new Talker(open(new Memory()));
  await talker.ask({ t: "create", seats: [{ kind: "me", name: "Ada" }, { kind: "me", name: "Zoé" }], record });
  const { analysis } = await talker.ask({ t: "analyse", ply: 0 });
  assert.equal(typeof expected.plies, "number");
  assert.deepEqual(analysis, expected);
  talker.leave();
});

test("alone: a small device says which players it spares", ended, async () => {
  const sparedBy = (isSmall: boolean) => {
    const session = new DeviceSession(compiled, new Memory(), honest, (why) => assert.fail(String(why)), isSmall);
    sessions.push(session);
    return new Promise<string[]>((done) =>
      session.get("/api/games", (_, body) => {
        const { games } = JSON.parse(body) as { games: { id: string; levels: { spec: string; spared?: boolean; en: string }[] }[] };
        done(games.flatMap(({ id, levels }) => levels.flatMap((level) => (level.spared ? [`${id} ${level.spec}`] : []))));
      }));
  };
  assert.deepEqual(await sparedBy(false), []);
  assert.deepEqual(await sparedBy(true), ["moulin best", "moulin parallel"]);
});

test("alone: a damaged store is refused and nothing ends", ended, async () => {
  const store = new Memory();
  store.tables.set("abcdefgh1234", { image: "{\"format\":", isOver: false, rows: [[1, "nonsense"]] });
  const talker = new Talker(open(store));
  assert.equal((await talker.ask({ t: "join", table: "abcdefgh1234" })).t, "error");
  await playTrolls(talker);
  talker.leave();
});

test("alone: addresses of a site come back as they were", () => {
  for (const address of ["/", "/t/abc", "/t/abc?lesson=3", "/?game=moulin&mode=computer", "/rules/roses"]) {
    assert.equal(fromSite(toSite(address).replace(/^\.\/$/, "")), address);
  }
  assert.equal(toSite("/t/abc#12"), "?/t/abc#12");
});

test("alone: a whole game fits in a link", async () => {
  for (const [game, most] of [["moulin", 600], ["roses", 300], ["trolls", 100], ["guerre", 500], ["splaby", 1000]] as const) {
    const games = execFileSync(process.env.JOUTE!, ["random", game, "--seed", "1", "--games", "8"], { encoding: "utf8" });
    for (const line of games.trim().split("\n")) {
      const record = JSON.parse(line);
      const fragment = toFragment(record);
      assert.deepEqual(await fromFragment(fragment), record);
      assert.match(fragment, /^[\w-]+$/);
      assert.ok(fragment.length < most, `${game}: ${fragment.length} letters`);
    }
  }
});

test("alone: links of all versions open", async () => {
  const record = {
    format: "joute-record/1", game: "trolls", options: { cells: 7, stones: 15 }, seed: 5, players: ["Zoé", "best"],
    start: { turn: "all", troll: 3, stones: [15, 15], throws: [], result: null }, moves: ["5,10", "1,1", "5,3", "2,1"],
    result: { utility: [1, -1], scores: null, reason: "out-of-stones" },
  };
  const coded = "myO0KXXo43b0YMRkq_3KuKU6DWyji4oGfnOMAAwUZxA";
  const deflated =
    "zTY5RSsRAEETvUt8ddFwGoY_iko_ZbK9GJumlp0dZQg7kObyYtAr6W1S9ehsuaktxMF61uwwmk9r5LoHwXBYBw01rbSDo1WddG3jDJBHxI6G5rtLAKe-EJnIGZ8K1lptYAx_xpJ8f" +
    "IJykOcboF_NAeLcVjFIr6OcDfPjjHVOmlEeCv5i-RzASTFqvDl57rTth0bfvKjKlexAShXamAwgPlPBvsaH7XGe_BZmGFCaTWswDFsXSNIS0-6CX4ddj378A";
  const plain = Buffer.from(JSON.stringify(record)).toString("base64url");
  for (const link of [coded, deflated, plain]) assert.deepEqual(await fromFragment(link), record);
  assert.equal(toFragment(record), coded, "links that were given out must not change");
});

test("alone: hostile and damaged links are refused", async () => {
  await assert.rejects(fromFragment(toFragment("0".repeat(300_000))), /too-big/);
  await assert.rejects(fromFragment(`m${"A".repeat(200_000)}`), /too-big/);
  const zeros = deflateRawSync(JSON.stringify("0".repeat(300_000))).toString("base64url");
  await assert.rejects(fromFragment(`z${zeros}`), /too-big/);
  const link = toFragment({ game: "moulin", moves: Array.from({ length: 40 }, (_, n) => `${11 + n}`) });
  for (let at = 1; at < link.length - 2; at += 7) {
    await assert.rejects(fromFragment(link.slice(0, at)));
    await assert.rejects(fromFragment(link.slice(0, at) + (link[at] === "A" ? "B" : "A") + link.slice(at + 1)));
  }
  for (const wrong of ["m", "mm", "m%", "z", "zz", "%%%", "zAAAA", "ey"]) await assert.rejects(fromFragment(wrong));
});
