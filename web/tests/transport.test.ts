import { mock, test } from "node:test";
import assert from "node:assert/strict";
import { connection, Connector, ServerError, type TransportEvents } from "../src/transport";
import type { ClientMessage, ServerMessage } from "../src/messages";

/** A link that a test opens, breaks and talks through. */
class Link {
  said: ClientMessage[] = [];
  isClosed = false;
  constructor(readonly events: TransportEvents) {}
  send(message: ClientMessage): void {
    this.said.push(message);
  }
  close(): void {
    this.isClosed = true;
    this.events.closed();
  }
  hear(message: unknown): void {
    this.events.received(message as ServerMessage);
  }
  welcome(): void {
    this.events.opened();
    this.hear({ t: "welcome", v: 1, version: "1", now: Date.now() });
  }
  types(): string[] {
    return this.said.map(({ t }) => t);
  }
}

function make() {
  const links: Link[] = [];
  const connector = new Connector((events) => {
    const link = new Link(events);
    links.push(link);
    return link;
  });
  return { connector, links, last: () => links.at(-1)! };
}

const undo = (cid: string) => ({ t: "undo" as const, cid });

function withTimers(run: (tick: (ms: number) => void) => void | Promise<void>) {
  return async () => {
    let now = 1_000_000;
    const timers: { at: number; every: number; call(): void; id: number }[] = [];
    let ids = 0;
    const add = (call: () => void, ms: number, every: number) => {
      timers.push({ at: now + ms, every, call, id: ++ids });
      return ids;
    };
    const drop = (id: number) => {
      const at = timers.findIndex((timer) => timer.id === id);
      if (at >= 0) timers.splice(at, 1);
    };
    const mocks = [
      mock.method(Date, "now", () => now),
      mock.method(globalThis, "setTimeout", ((call: () => void, ms = 0) => add(call, ms, 0)) as any),
      mock.method(globalThis, "setInterval", ((call: () => void, ms = 0) => add(call, ms, ms)) as any),
      mock.method(globalThis, "clearTimeout", drop as any),
      mock.method(globalThis, "clearInterval", drop as any),
    ];
    const tick = (ms: number) => {
      const end = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        now = next.at;
        if (next.every > 0) next.at += next.every;
        else drop(next.id);
        next.call();
      }
      now = end;
    };
    try {
      await run(tick);
    } finally {
      mocks.forEach((each) => each.mock.restore());
    }
  };
}

test("hello comes first; other messages wait for the welcome", withTimers(() => {
  const { connector, last } = make();
  connector.send({ t: "lobby", on: true });
  last().events.opened();
  assert.deepEqual(last().types(), ["hello"]);
  last().hear({ t: "welcome", v: 1, version: "1", now: 0 });
  assert.deepEqual(last().types(), ["hello", "lobby"]);
  assert.equal(connection.value, "connected");
}));

test("a request is answered by the message of the same cid, or refused", withTimers(async () => {
  const { connector, last } = make();
  const good = connector.request(undo("aaaaaaaa"));
  const bad = connector.request(undo("bbbbbbbb"));
  last().welcome();
  last().hear({ t: "error", cid: "bbbbbbbb", code: "not-now", text: "no" });
  last().hear({ t: "ack", cid: "aaaaaaaa", seq: 3 });
  assert.equal((await good as any).seq, 3);
  await assert.rejects(bad, (error) => error instanceof ServerError && error.code === "not-now");
}));

test("unanswered requests are sent again with the same cid, after the handlers", withTimers(async (tick) => {
  const { connector, links, last } = make();
  const answer = connector.request(undo("cccccccc"));
  last().welcome();
  connector.on((message) => message.t === "welcome" && connector.send({ t: "ping" }));
  last().events.closed();
  assert.equal(connection.value, "reconnecting");
  tick(600);
  assert.equal(links.length, 2);
  last().welcome();
  assert.deepEqual(last().types(), ["hello", "ping", "undo"]);
  const [first, second] = links.map((link) => (link.said[0] as { key: string }).key);
  assert.match(first!, /^[0-9a-f]{48}$/);
  assert.equal(second, first);
  last().hear({ t: "ack", cid: "cccccccc", seq: 1 });
  assert.equal((await answer as any).seq, 1);
}));

test("messages that came too fast are sent again a little later", withTimers(async (tick) => {
  const { connector, last } = make();
  const answer = connector.request(undo("dddddddd"));
  last().welcome();
  last().hear({ t: "error", code: "too-fast", text: "slowly" });
  assert.deepEqual(last().types(), ["hello", "undo"]);
  tick(2000);
  assert.deepEqual(last().types(), ["hello", "undo", "undo"]);
  last().hear({ t: "ack", cid: "dddddddd", seq: 2 });
  assert.equal((await answer as any).seq, 2);
}));

test("attempts slow down to at most 8 s apart, and go on", withTimers((tick) => {
  const { connector, links, last } = make();
  connector.connect();
  for (let n = 1; n <= 12; n++) {
    last().events.closed();
    assert.equal(links.length, n);
    tick(8_000);
    assert.equal(links.length, n + 1);
  }
  assert.equal(connection.value, "offline");
  last().welcome();
  assert.equal(connection.value, "connected");
}));

test("a window whose timers are slowed keeps its link", withTimers((tick) => {
  const { connector, links, last } = make();
  connector.connect();
  last().welcome();
  const beats = mock.method(Date, "now", ((before) => () => before() * 4)(Date.now));
  for (let minute = 1; minute <= 5; minute++) {
    tick(15_000); // four times as long by the clock
    last().hear({ t: "pong", now: 0 });
  }
  beats.mock.restore();
  assert.equal(links.length, 1);
  assert.equal(last().types().filter((type) => type === "ping").length, 5);
}));

test("a ping every 15 s; a link silent for 40 s is given up", withTimers((tick) => {
  const { connector, links, last } = make();
  connector.connect();
  last().welcome();
  tick(15_000);
  assert.deepEqual(last().types(), ["hello", "ping"]);
  last().hear({ t: "pong", now: 0 });
  tick(60_000);
  assert.equal(links[0]!.isClosed, true);
  assert.equal(links.length, 2);
}));

test("messages of an abandoned link are ignored", withTimers((tick) => {
  const { connector, links } = make();
  const heard: string[] = [];
  connector.on(({ t }) => heard.push(t));
  connector.connect();
  links[0]!.welcome();
  links[0]!.close();
  tick(1000);
  links[0]!.hear({ t: "pong", now: 0 });
  assert.deepEqual(heard, ["welcome"]);
}));
