/* The session protocol of docs/API.md against the real server. */
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import type { Table } from "../../src/messages";
import { Client, dice, newCid, pickMove, Server } from "./joute";

let server: Server;
before(async () => {
  server = await Server.start();
});
after(async () => {
  await server.stop();
  assert.equal(server.errors, "");
});

const ME_AND_OPEN = [{ kind: "me" as const, name: "Ada" }, { kind: "open" as const }];

/** Two people at an online table. */
async function pair(game: string, more: object = {}): Promise<[Client, Client, string]> {
  const one = await Client.hello(server, "en");
  const two = await Client.hello(server, "fr");
  const table = await one.create(game, ME_AND_OPEN, more);
  await two.join(table, { sit: true, name: "Zoé" });
  await two.settled((t) => t.you.length === 1);
  await one.settled((t) => t.seats[1].kind === "human");
  return [one, two, table];
}

function owes(client: Client): boolean {
  return client.table!.legal.length > 0 && client.table!.owing.includes(client.table!.as);
}

/** Lets clients play random moves until ply, or the end. */
async function playOn(clients: Client[], roll: (n: number) => number, ply = Infinity): Promise<void> {
  for (;;) {
    const { turn } = clients[0].table!;
    if (turn === "over" || clients[0].table!.ply >= ply) {
      break;
    }
    const before = clients[0].table!.ply;
    for (const client of clients.filter(owes)) {
      const answer = await client.move(pickMove(client.table!.legal, roll));
      assert.equal(answer.t, "ack", JSON.stringify(answer));
    }
    for (const client of clients) {
      await client.settled((t) => t.ply > before && (t.turn === "over" || t.turn !== "chance"));
    }
    const furthest = Math.max(...clients.map((client) => client.table!.ply));
    for (const client of clients) {
      await client.settled((t) => t.ply >= furthest);
    }
  }
}

function publicPart(table: Table): object {
  const { ply, turn, seq, moves } = table;
  return { ply, turn, seq, texts: moves.map((step) => step.text) };
}

test("a client that does not say hello first is refused with the reason", async () => {
  const client = await Client.open(server);
  client.send({ t: "ping" });
  assert.equal((await client.next("error")).code, "hello-first");
  client.close();
});

test("an invalid message is refused and named", async () => {
  const client = await Client.hello(server);
  for (const text of ["", "{", "[]", '{"t":"nonsense"}', '{"t":"move"}', '{"t":"lobby","on":1}', '{"t":"ping","x":1}']) {
    client.sendText(text);
    assert.equal((await client.next("error")).code, "malformed", text);
  }
  client.close();
});

test("a game against the computer is played and answered", async () => {
  const client = await Client.hello(server, "fr");
  const seats = [{ kind: "me" as const }, { kind: "computer" as const, spec: "level:1" }];
  await client.create("moulin", seats, { seed: 7 });
  assert.equal(client.table!.legal.length, 24);
  assert.match(client.table!.status, /Noir/);
  assert.equal((await client.move("24")).t, "ack");
  const table = await client.settled((t) => t.ply === 2);
  assert.equal(table.turn, 1);
  assert.deepEqual(table.moves.map((step) => step.by), [[1], [2]]);
  client.close();
});

for (const game of ["moulin", "roses", "trolls", "guerre", "splaby"]) {
  test(`two people play ${game} to its end, and see the same`, async () => {
    const options = game === "splaby" ? { options: { players: 2, rounds: 5 } } : {};
    const [one, two, table] = await pair(game, options);
    const early = await fetch(`${server.origin}/api/records/${table}`);
    assert.equal(early.status, 404);
    await playOn([one, two], dice(3));
    assert.equal(one.table!.turn, "over");
    assert.ok(one.table!.result);
    assert.deepEqual(one.table!.result!.utility, two.table!.result!.utility);
    if (!one.table!.moves.some((step, at) => step.text !== two.table!.moves[at].text)) {
      assert.deepEqual(publicPart(one.table!), publicPart(two.table!));
    }
    const record = (await (await fetch(`${server.origin}/api/records/${table}`)).json()) as { moves: string[] };
    assert.equal(record.moves.length, one.table!.ply);
    one.close();
    two.close();
  });
}

test("a move sent twice is played once", async () => {
  const [one, two] = await pair("moulin");
  const move = { t: "move" as const, cid: newCid(), ply: 0, seat: 1, text: "11" };
  assert.equal((await one.ask(move)).t, "ack");
  assert.equal((await one.ask(move)).t, "ack");
  assert.equal((await two.settled((t) => t.ply === 1)).moves.length, 1);
  one.close();
  two.close();
});

test("stale, foreign, illegal and early moves are refused", async () => {
  const [one, two] = await pair("moulin");
  const move = { t: "move" as const, ply: 0, seat: 1, text: "11" };
  assert.equal(await one.refused({ ...move, cid: newCid(), ply: 1 }), "stale");
  assert.equal(await one.refused({ ...move, cid: newCid(), text: "12" }), "illegal");
  assert.equal(await one.refused({ ...move, cid: newCid(), seat: 2 }), "not-yours");
  assert.equal(await two.refused({ ...move, cid: newCid(), seat: 2 }), "not-your-turn");
  assert.equal(await two.refused({ ...move, cid: newCid() }), "not-yours");
  assert.equal(one.table!.ply, 0);
  one.close();
  two.close();
});

test("a client that returns with since gets exactly what it missed", async () => {
  const [one, two, table] = await pair("moulin");
  await playOn([one, two], dice(5), 3);
  const { seq, moves } = two.table!;
  const tokens = two.tokens;
  two.close();
  await one.settled((t) => !t.seats[1].here);
  const again = await Client.hello(server, "fr");
  again.table = { ...two.table!, moves: [...moves] };
  await again.join(table, { tokens, since: seq });
  await again.settled((t) => t.seq >= one.table!.seq);
  assert.deepEqual(publicPart(again.table!), publicPart(one.table!));
  await playOn([one, again], dice(6), 6);
  assert.deepEqual(publicPart(again.table!), publicPart(one.table!));
  one.close();
  again.close();
});

test("since from another time gives a snapshot", async () => {
  const [one, two, table] = await pair("moulin");
  await playOn([one, two], dice(8), 4);
  const watcher = await Client.hello(server);
  await watcher.join(table, { since: 1_000_000 });
  await watcher.next("snapshot");
  assert.deepEqual(publicPart(watcher.table!), publicPart(one.table!));
  assert.deepEqual(watcher.table!.legal, []);
  for (const client of [one, two, watcher]) {
    client.close();
  }
});

test("the server is killed in the middle and the game goes on", async () => {
  const [one, two, table] = await pair("roses", { seed: 11 });
  const roll = dice(9);
  await playOn([one, two], roll, 7);
  const seen = publicPart(one.table!) as { texts: string[] };
  const last = { t: "move" as const, cid: newCid(), ply: one.table!.ply, seat: 0, text: "" };
  const mover = owes(one) ? one : two;
  last.seat = mover.table!.as;
  last.text = pickMove(mover.table!.legal, roll);
  assert.equal((await mover.ask(last)).t, "ack");
  await server.kill("SIGKILL");
  await server.restart();
  const back = [await Client.hello(server), await Client.hello(server, "fr")];
  await back[0].join(table, { tokens: one.tokens });
  await back[1].join(table, { tokens: two.tokens });
  for (const client of back) {
    await client.settled((t) => t.ply > seen.texts.length);
    assert.deepEqual(client.table!.moves.slice(0, seen.texts.length).map((step) => step.text), seen.texts);
  }
  const resent = await back[mover === one ? 0 : 1].ask(last);
  assert.equal(resent.t, "ack", "a move announced before the end is known after it");
  await playOn(back, roll);
  assert.equal(back[0].table!.turn, "over");
  back.forEach((client) => client.close());
});

test("SIGTERM says goodbye and loses nothing", async () => {
  const [one, two, table] = await pair("moulin");
  await playOn([one, two], dice(12), 5);
  const ended = server.kill("SIGTERM");
  assert.equal((await one.next("bye")).code, "restart");
  assert.equal(await ended, 0);
  await server.restart();
  const again = await Client.hello(server);
  await again.join(table, { tokens: one.tokens });
  assert.equal((await again.settled((t) => t.table === table)).ply, 5);
  again.close();
});

test("a seat needs its token", async () => {
  const [one, two, table] = await pair("moulin");
  const thief = await Client.hello(server);
  assert.equal(await thief.refused({ t: "join", cid: newCid(), table, tokens: { "1": "0".repeat(32) } }), "not-yours");
  assert.equal(await thief.refused({ t: "join", cid: newCid(), table: "a".repeat(12) }), "no-table");
  await thief.join(table);
  await thief.settled((t) => t.table === table);
  assert.deepEqual(thief.table!.you, []);
  assert.equal(await thief.refused({ t: "move", cid: newCid(), ply: 0, seat: 1, text: "11" }), "not-yours");
  assert.equal(await thief.refused({ t: "record", cid: newCid() }), "not-allowed");
  assert.equal(await one.refused({ t: "hint", cid: newCid() }), "not-allowed");
  for (const client of [one, two, thief]) {
    client.close();
  }
});

test("a player at an online table says one of ten phrases, not too often; nobody else does", async () => {
  const [one, two, table] = await pair("moulin");
  const watcher = await Client.hello(server);
  await watcher.join(table);
  await watcher.settled((t) => t.table === table);
  const said = await one.ask({ t: "phrase", cid: newCid(), seat: 1, phrase: 2 });
  assert.deepEqual({ ...said, cid: undefined }, { t: "phrase", cid: undefined, table, seat: 1, phrase: 2 });
  for (const client of [two, watcher]) assert.deepEqual(await client.next("phrase"), { t: "phrase", table, seat: 1, phrase: 2 });
  assert.equal(await one.refused({ t: "phrase", cid: newCid(), seat: 2, phrase: 0 }), "not-yours");
  assert.equal(await one.refused({ t: "phrase", cid: newCid(), seat: 1, phrase: 10 }), "malformed");
  assert.equal(await watcher.refused({ t: "phrase", cid: newCid(), seat: 1, phrase: 0 }), "not-yours");
  const answers = await Promise.all([...Array(9).keys()].map((phrase) => one.refused({ t: "phrase", cid: newCid(), seat: 1, phrase })));
  assert.ok(answers.includes("too-fast") && answers.some((answer) => answer !== "too-fast"), String(answers));
  const alone = await Client.hello(server);
  await alone.create("moulin", [{ kind: "me", name: "A" }, { kind: "me", name: "B" }]);
  assert.equal(await alone.refused({ t: "phrase", cid: newCid(), seat: 1, phrase: 0 }), "not-allowed");
  for (const client of [one, two, watcher, alone]) client.close();
});

test("hands stay hidden from the opponent and from watchers", async () => {
  const [one, two, table] = await pair("guerre");
  const watcher = await Client.hello(server);
  await watcher.join(table);
  await playOn([one, two], dice(21), 12);
  for (const [client, own] of [[one, 0], [two, 1], [watcher, -1]] as const) {
    const view = client.table!.view as { players: { hand: unknown }[] };
    view.players.forEach((player, seat) => {
      const isList = Array.isArray(player.hand) || (player.hand as { count?: number }).count === undefined;
      assert.equal(isList, seat === own, `seat ${seat + 1} as seen by ${own + 1}`);
    });
    assert.ok(!client.raw.some((text) => text.includes('"seed"')));
  }
  for (const client of [one, two, watcher]) {
    client.close();
  }
});

test("a sealed choice is not seen before both have chosen", async () => {
  const [one, two] = await pair("trolls");
  assert.equal((await one.move("3")).t, "ack");
  await two.settled((t) => !t.owing.includes(1));
  assert.equal(two.table!.ply, 0);
  assert.equal((await two.move("2")).t, "ack");
  assert.equal((await one.settled((t) => t.ply === 1)).moves[0].text, "3,2");
  one.close();
  two.close();
});

test("an undo online needs the opponent's consent", async () => {
  const [one, two] = await pair("moulin");
  await playOn([one, two], dice(4), 2);
  assert.equal(one.table!.can.undo, "ask");
  assert.equal((await one.ask({ t: "undo", cid: newCid() })).t, "ack");
  await two.settled((t) => t.ask !== null);
  assert.equal(two.table!.ask!.by, 1);
  assert.equal((await two.ask({ t: "answer", cid: newCid(), yes: true })).t, "ack");
  assert.equal((await one.settled((t) => t.ply === 0)).turn, 1);
  assert.equal((await two.settled((t) => t.ply === 0)).ask, null);
  one.close();
  two.close();
});

test("undo and redo are free against the computer", async () => {
  const client = await Client.hello(server);
  await client.create("moulin", [{ kind: "me" }, { kind: "computer", spec: "random" }]);
  await client.move("11");
  await client.settled((t) => t.ply === 2);
  assert.equal((await client.ask({ t: "undo", cid: newCid() })).t, "ack");
  assert.equal((await client.settled((t) => t.ply === 0)).can.redo, true);
  assert.equal((await client.ask({ t: "redo", cid: newCid() })).t, "ack");
  await client.settled((t) => t.ply === 2);
  client.close();
});

test("an open table is in the lobby until it is taken", async () => {
  const looker = await Client.hello(server);
  looker.send({ t: "lobby", on: true });
  await looker.next("lobby");
  const one = await Client.hello(server);
  const table = await one.create("splaby", ME_AND_OPEN, { listed: true, options: { players: 2 } });
  await looker.until("the open table", (m) => m.t === "lobby" && m.open.some((entry) => entry.id === table));
  const hidden = await Client.hello(server);
  const secret = await hidden.create("moulin", ME_AND_OPEN, { listed: false });
  const two = await Client.hello(server);
  await two.join(table, { sit: true });
  const lists = await looker.until("the running game", (m) => m.t === "lobby" && m.running.some((entry) => entry.id === table));
  assert.ok(!JSON.stringify(lists).includes(secret));
  for (const client of [looker, one, two, hidden]) {
    client.close();
  }
});

test("a hint, a record and an earlier position at a local table", async () => {
  const client = await Client.hello(server);
  await client.create("roses", [{ kind: "me" }, { kind: "me" }], { seed: 5 });
  await playOn([client], dice(2), 6);
  const hint = await client.ask({ t: "hint", cid: newCid() });
  assert.ok(hint.t === "hint" && client.table!.legal.some((legal) => legal.move === hint.move));
  const kept = await client.ask({ t: "record", cid: newCid() });
  assert.ok(kept.t === "record" && (kept.record as { seed: number }).seed === 5);
  const start = await client.ask({ t: "at", cid: newCid(), ply: 0 });
  assert.ok(start.t === "position" && start.ply === 0);
  const copy = await Client.hello(server);
  const made = await copy.ask({ t: "create", cid: newCid(), seats: [{ kind: "me" }, { kind: "me" }], record: kept.record });
  assert.equal(made.t, "created");
  const table = await copy.settled((t) => t.game === "roses");
  assert.equal(table.ply, client.table!.ply);
  assert.deepEqual(table.view, client.table!.view);
  client.close();
  copy.close();
});

test("a flood of messages is slowed down, not served", async () => {
  const client = await Client.hello(server);
  for (let i = 0; i < 300; i++) {
    client.send({ t: "ping" });
  }
  await client.until("too-fast", (m) => m.t === "error" && m.code === "too-fast");
  const other = await Client.hello(server);
  other.send({ t: "ping" });
  await other.next("pong");
  client.close();
  other.close();
});

test("a page of another origin cannot connect", async () => {
  await assert.rejects(Client.open(server, { Origin: "https://evil.example" }));
  const friend = await Client.open(server, { Origin: server.origin });
  friend.close();
});
