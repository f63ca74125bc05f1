import { test } from "node:test";
import assert from "node:assert/strict";
import { TableStore, type Line, type Notice } from "../src/table";
import { ServerError, type Handler, type Request } from "../src/transport";
import type { ClientMessage, ServerMessage, Step, Table } from "../src/messages";

const step = (text: string, by = [1]): Step => ({
  by, text, say: `says ${text}`, mark: null, curve: null, ms: 5,
});

const legal = [
  { move: "24-22", parts: ["24", "22"], say: "to 22" },
  { move: "24-14", parts: ["24", "14"], say: "to 14" },
];

function snapshot(over: Partial<Table> = {}): ServerMessage {
  const can = { undo: "free" as const, redo: false, hint: true, eval: true, record: true, resign: true, rematch: false, analyse: false, ahead: false, again: false };
  return {
    t: "snapshot", table: "abc", seq: 7, game: "moulin", options: {}, clock_rule: null,
    seats: [{ kind: "human", name: "Ada", here: true }, { kind: "open", name: "", here: false }],
    you: [1], as: 1, next: 0, sealed: null, ply: 2, turn: 1, owing: [1], view: { at: 2 }, facts: {}, legal,
    refused: [], status: "to play", clock: null, result: null, can, ask: null, watchers: 0,
    moves: [step("24"), step("11", [2])], ...over,
  };
}

/** A server that says only what a test tells it to. */
class Fake implements Line {
  said: ClientMessage[] = [];
  handler: Handler = () => {};
  private waiting: { message: Request; resolve(m: ServerMessage): void; reject(e: ServerError): void }[] = [];

  send(message: ClientMessage): void {
    this.said.push(message);
  }
  request(message: Request): Promise<ServerMessage> {
    this.said.push(message);
    return new Promise((resolve, reject) => this.waiting.push({ message, resolve, reject }));
  }
  on(handler: Handler): () => void {
    this.handler = handler;
    return () => {};
  }
  last<T extends ClientMessage["t"]>(t: T): Extract<ClientMessage, { t: T }> {
    return this.said.filter((message) => message.t === t).at(-1) as Extract<ClientMessage, { t: T }>;
  }
  count(t: ClientMessage["t"]): number {
    return this.said.filter((message) => message.t === t).length;
  }
  async answer(answer: (message: any) => any): Promise<void> {
    const { message, resolve } = this.waiting.shift()!;
    resolve(answer(message));
    await turn();
  }
  async refuse(code: string): Promise<void> {
    this.waiting.shift()!.reject(new ServerError(code, code));
    await turn();
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const joined = ({ cid }: any) => ({ t: "joined", cid, table: "abc", tokens: { 1: "secret" } });

async function seated(over: Partial<Table> = {}) {
  const line = new Fake();
  const store = new TableStore(line, 0);
  const heard: Notice[] = [];
  store.onNotice((notice) => heard.push(notice));
  void store.enter("abc", { tokens: { 1: "secret" } });
  await line.answer(joined);
  line.handler(snapshot(over));
  return { line, store, heard };
}

const played = (seq: number, ply: number, text: string, more = {}): ServerMessage => ({
  t: "step", table: "abc", seq, ply, step: step(text), events: [{ code: "moved" }],
  view: { at: ply }, legal: [], ...more,
});

test("a snapshot is shown as it is", async () => {
  const { store, heard } = await seated();
  assert.deepEqual(store.shown.value!.view, { at: 2 });
  assert.equal(store.legal.value.length, 2);
  assert.deepEqual(heard, [{ kind: "joined" }]);
});

test("a step adds its move, its events and what changed", async () => {
  const { line, store, heard } = await seated();
  line.handler(played(8, 3, "24-22", { status: "theirs" }));
  assert.equal(store.table.value!.moves.length, 3);
  assert.equal(store.table.value!.status, "theirs");
  assert.equal(store.table.value!.turn, 1);
  assert.deepEqual(store.shown.value!.events, [{ code: "moved" }]);
  assert.deepEqual(heard.at(-1), { kind: "step", ply: 3 });
});

test("repeated messages and those of another table change nothing", async () => {
  const { line, store } = await seated();
  line.handler(played(7, 3, "x"));
  line.handler({ ...played(8, 3, "x"), table: "other" } as ServerMessage);
  assert.equal(store.table.value!.ply, 2);
});

test("a gap is filled by joining again with since", async () => {
  const { line, store } = await seated();
  line.handler(played(9, 4, "x"));
  line.handler(played(10, 5, "x"));
  assert.equal(line.count("join"), 2);
  assert.equal(line.last("join").since, 7);
  await line.answer(joined);
  [8, 9, 10].forEach((seq) => line.handler(played(seq, seq - 5, `m${seq}`)));
  assert.deepEqual(store.table.value!.moves.map(({ text }) => text), ["24", "11", "m8", "m9", "m10"]);
});

test("a second click on a free seat does not take a second one", async () => {
  const { line, store } = await seated();
  const sit = () => store.enter("abc", { tokens: {}, sitAs: "Ada" });
  void sit();
  void sit();
  assert.equal(line.count("join"), 2); // one comes to the table, one takes the seat
  await line.answer(joined);
  void sit();
  assert.equal(line.count("join"), 3);
});

test("a new connection joins again with tokens and since", async () => {
  const { line } = await seated();
  line.handler({ t: "welcome", v: 1, version: "1", now: 0 });
  assert.deepEqual(line.last("join").tokens, { 1: "secret" });
  assert.equal(line.last("join").since, 7);
});

test("steps missed between two snapshots are told", async () => {
  const { line, heard } = await seated();
  line.handler(snapshot({ seq: 9, ply: 4, moves: [step("24"), step("11"), step("a"), step("b")] }));
  assert.deepEqual(heard.slice(1), [{ kind: "step", ply: 3 }, { kind: "step", ply: 4 }]);
});

test("taking back shortens the moves and is told", async () => {
  const { line, store, heard } = await seated();
  line.handler({ t: "eval", ply: 2, value: 0.5 });
  line.handler({ t: "change", table: "abc", seq: 8, ply: 1, view: { at: 1 } });
  assert.equal(store.table.value!.moves.length, 1);
  assert.equal(store.evals.value.size, 0);
  assert.deepEqual(heard.at(-1), { kind: "undone" });
});

test("a message with more moves than are known makes the page ask for everything", async () => {
  const { line } = await seated();
  line.handler({ t: "change", table: "abc", seq: 8, ply: 5 });
  assert.equal(line.last("join").since, undefined);
});

test("a move is sent with ply and seat, and no longer offered", async () => {
  const { line, store } = await seated();
  store.pick("24");
  const { whole, isSecond } = store.pick("22");
  assert.equal(whole!.move, "24-22");
  assert.equal(isSecond, false);
  assert.equal(store.pick("22").isSecond, true);
  void store.play(whole!);
  void store.play(whole!);
  assert.equal(line.count("move"), 1);
  const { ply, seat, text } = line.last("move");
  assert.deepEqual([ply, seat, text], [2, 1, "24-22"]);
  assert.deepEqual(store.legal.value, []);
  await line.answer(({ cid }) => ({ t: "ack", cid, seq: 8 }));
  assert.deepEqual(store.legal.value, []);
  line.handler(played(8, 3, "24-22"));
  assert.equal(store.sent.value, null);
  assert.deepEqual(store.picked.value, []);
});

test("what others do does not offer a sent move again", async () => {
  const { line, store } = await seated();
  void store.play(legal[0]!);
  line.handler({ t: "change", table: "abc", seq: 8, watchers: 1 });
  assert.deepEqual(store.legal.value, []);
  await line.answer(({ cid }) => ({ t: "ack", cid, seq: 9 }));
  assert.deepEqual(store.legal.value, []);
  line.handler({ t: "change", table: "abc", seq: 9, sealed: "24-22" });
  assert.equal(store.sent.value, null);
});

test("a late answer to the move before does not offer the next one again", async () => {
  const { line, store } = await seated();
  void store.play(legal[0]!);
  line.handler(played(8, 3, "24-22", { legal }));
  void store.play(legal[1]!);
  await line.answer(({ cid }) => ({ t: "ack", cid, seq: 8 }));
  assert.equal(store.sent.value, legal[1]!.move);
  assert.deepEqual(store.legal.value, []);
});

test("a refused move says why and may be chosen again", async () => {
  const { line, store } = await seated();
  void store.play(legal[0]!);
  await line.refuse("illegal");
  assert.equal(store.refusal.value!.code, "illegal");
  assert.equal(store.legal.value.length, 2);
});

test("looking back asks once, keeps the answer, and a step does not move it", async () => {
  const { line, store } = await seated();
  store.goTo(1);
  assert.deepEqual(store.shown.value!.view, { at: 2 });
  await line.answer(({ cid, ply }) => ({ t: "position", cid, ply, view: { at: ply }, facts: {}, events: [] }));
  assert.deepEqual(store.shown.value!.view, { at: 1 });
  line.handler(played(8, 3, "24-22", { legal }));
  assert.equal(store.ply.value, 1);
  assert.deepEqual(store.legal.value, []);
  store.goBy(1);
  assert.deepEqual(store.shown.value!.view, { at: 2 });
  assert.equal(line.count("at"), 1);
  store.goBy(1);
  assert.equal(store.isLive.value, true);
  assert.equal(store.legal.value.length, 2);
});

test("dragging asks for the final ply, not for those on the way", async () => {
  const { line, store } = await seated({ ply: 40, moves: Array.from({ length: 40 }, () => step("x")) });
  for (let ply = 39; ply >= 5; ply--) store.goTo(ply);
  const give = ({ cid, ply }: any) => ({ t: "position", cid, ply, view: { at: ply }, facts: {}, events: [] });
  await line.answer(give);
  await line.answer(give);
  assert.deepEqual(store.shown.value!.view, { at: 5 });
  await line.answer(give);
  assert.equal(line.count("at"), 3);
});

test("an answer from before an undo is dropped", async () => {
  const { line, store } = await seated();
  store.goTo(0);
  line.handler({ t: "change", table: "abc", seq: 8, ply: 1, view: { at: 1 } });
  await line.answer(({ cid, ply }) => ({ t: "position", cid, ply, view: "old", facts: {}, events: [] }));
  assert.notEqual(store.shown.value!.view, "old");
});

test("a hint is chosen and waits", async () => {
  const { line, store } = await seated();
  void store.askHint();
  await line.answer(({ cid }) => ({ t: "hint", cid, ply: 2, move: "24-14", say: "", value: 0.1, line: ["24-14"] }));
  assert.equal(store.chosen.value!.move, "24-14");
  assert.equal(store.hint.value!.move, "24-14");
  store.clear();
  assert.equal(store.hint.value, null);
});

test("a missing table is a problem; a known one keeps showing", async () => {
  const line = new Fake();
  const store = new TableStore(line, 0);
  void store.enter("abc", { tokens: {} });
  await line.refuse("no-table");
  assert.equal(store.problem.value!.code, "no-table");
});

test("what was picked ends with the step, not with other news", async () => {
  const { line, store } = await seated();
  store.pick("24");
  line.handler({ t: "change", table: "abc", seq: 8, watchers: 3 });
  assert.deepEqual(store.picked.value, ["24"]);
  line.handler(played(9, 3, "24-22", { legal }));
  assert.deepEqual(store.picked.value, []);
});

test("a sealed choice is reopened, and the solver is asked", async () => {
  const { line, store } = await seated({ turn: "all", owing: [2], sealed: "3", legal: [] });
  assert.equal(store.table.value!.sealed, "3");
  void store.reopen();
  assert.equal(line.last("reopen").seat, 1);
  await line.answer(({ cid }) => ({ t: "ack", cid, seq: 8 }));
  const asked = store.analyse(2);
  assert.equal(line.last("analyse").ply, 2);
  await line.answer(({ cid, ply }) => ({ t: "analysis", cid, ply, analysis: { value: 0.5 } }));
  assert.deepEqual(await asked, { value: 0.5 });
  const refused = assert.rejects(store.analyse(9), { code: "stale" });
  await line.refuse("stale");
  await refused;
});

test("a snapshot has the events of the last step", async () => {
  const { line, store } = await seated();
  line.handler({ ...snapshot({ seq: 9 }), events: [{ code: "place" }] } as ServerMessage);
  assert.deepEqual(store.shown.value!.events, [{ code: "place" }]);
});

/* Premoves ------------------------------------------------------------- */

const permissions = (ahead: boolean) => ({ ...(snapshot() as unknown as Table).can, ahead });
const WAITING = { legal: [], owing: [2], turn: 2, can: permissions(true) };
const MINE = { legal, owing: [1], turn: 1, can: permissions(false) };

async function premover() {
  const made = await seated(WAITING);
  void made.store.askPremoveOffer();
  await made.line.answer(({ cid }) => ({ t: "ahead", cid, ply: 2, view: { at: "mine" }, facts: {}, legal, refused: [] }));
  assert.equal(made.store.legal.value.length, 0, "nothing is offered before somebody touches the board");
  made.store.beginPremove();
  return made;
}

test("a premove stays in the page until it can be played", async () => {
  const { line, store, heard } = await premover();
  store.pick("24");
  const { whole } = store.pick("22");
  await store.play(whole!);
  assert.equal(store.premove.value!.move, "24-22");
  assert.deepEqual(store.picked.value, ["24", "22"]);
  assert.equal(line.count("move"), 0);
  line.handler(played(8, 3, "11", MINE));
  assert.deepEqual({ ply: line.last("move").ply, text: line.last("move").text }, { ply: 3, text: "24-22" });
  assert.equal(store.premove.value, null);
  assert.ok(!heard.some(({ kind }) => kind === "premoveLost"));
});

test("a premove that is no longer possible is given up with a notice", async () => {
  const { line, store, heard } = await premover();
  await store.play(legal[0]!);
  line.handler(played(8, 3, "22", { ...MINE, legal: legal.slice(1) }));
  assert.equal(line.count("move"), 0);
  assert.equal(store.premove.value, null);
  assert.deepEqual(store.picked.value, []);
  assert.deepEqual(heard.at(-1), { kind: "premoveLost", move: "24-22" });
});

test("a premove waits while others choose; Escape, an undo and the end cancel it", async () => {
  for (const end of ["back", "undo", "over"] as const) {
    const { line, store, heard } = await premover();
    await store.play(legal[0]!);
    line.handler(played(8, 3, "*", WAITING));
    assert.deepEqual(store.picked.value, ["24", "22"]);
    if (end === "back") store.back();
    if (end === "undo") line.handler({ t: "change", table: "abc", seq: 9, ply: 1, view: { at: 1 } });
    if (end === "over") {
      const result = { utility: [0, 0], scores: null, reason: "", words: "" };
      line.handler(played(9, 4, "x", { result, can: permissions(false) }));
    }
    assert.equal(store.premove.value, null, end);
    assert.ok(!heard.some(({ kind }) => kind === "premoveLost"), end);
    line.handler(played(end === "back" ? 9 : 10, end === "undo" ? 2 : 5, "y", MINE));
    assert.equal(line.count("move"), 0, end);
  }
});

test("there is no premove while looking back, or for an old position", async () => {
  const { line, store } = await premover();
  store.goTo(1);
  assert.equal(store.legal.value.length, 0);
  store.goLive();
  assert.equal(store.legal.value.length, 2);
  line.handler(played(8, 3, "*", WAITING));
  assert.equal(store.legal.value.length, 0);
});
