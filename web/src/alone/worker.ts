/* worker.ts: both workers of a page that plays on this device; the first
 * message says which one it is.
 *
 * The thinker does jobs. The session belongs to the tab that holds the lock
 * "joute session": other tabs of the same site reach it through a channel, and
 * when its tab is closed the next one takes its place. So two tabs never write
 * the same game. */
import { Module } from "./module";
import { unpack } from "./packing";
import { DeviceSession, type Tab } from "./session";
import { openStore } from "./store";
import type { Thinker, ThinkerEvents } from "./thinking";

/** The messages from the page to its worker. */
export type FromPage =
  | { t: "begin"; role: "session" | "thinker"; module: WebAssembly.Module; worker: string; nets: Record<string, string>; scope: string; isSmall: boolean }
  | { t: "enter" }
  | { t: "say"; text: string }
  | { t: "get"; id: number; path: string };
/** The messages from the worker to the page. */
export type ToPage =
  | { t: "entered" }
  | { t: "heard"; text: string }
  | { t: "closed" }
  | { t: "got"; id: number; status: number; body: string }
  /** The computers of a game play without its value net, which is missing. */
  | { t: "plain"; game: string }
  | { t: "failed"; text: string };

type Begin = Extract<FromPage, { t: "begin" }>;
/** Messages on the channel: to the session's tab, from it, and its greeting. */
type Relayed = { to: "session"; from: string; message: FromPage } | { to: string; message: ToPage } | { to: "all" };

const post = (message: ToPage) => self.postMessage(message);

type ToThinker = { job: number; bytes: Uint8Array } | { game: string; net: Uint8Array } | { forget: number };

function beThinker({ module: compiled, isSmall }: Begin): void {
  const module = new Module(compiled);
  if (isSmall) module.spare();
  self.onmessage = ({ data }: MessageEvent<ToThinker>) => {
    if ("forget" in data) module.forget(data.forget);
    else if ("net" in data) module.bringNet(data.game, data.net) || self.postMessage({ plain: data.game });
    else self.postMessage({ job: data.job, result: module.run(data.bytes) });
  };
}

/** Fetches the value nets of games, each when it is first needed. If the net of a game cannot be
 * fetched, calls plain with the game; the next thinker asks for the net again. */
function netsOf({ nets }: Begin, plain: (game: string) => void) {
  const known = new Map<string, Promise<Uint8Array | null>>();
  const load = async (game: string): Promise<Uint8Array | null> => {
    try {
      const answer = await fetch(nets[game]!);
      if (answer.ok) return unpack(new Uint8Array(await answer.arrayBuffer()));
    } catch {}
    known.delete(game);
    plain(game);
    return null;
  };
  return (game: string): Promise<Uint8Array | null> => {
    if (!nets[game]) return Promise.resolve(null);
    if (!known.has(game)) known.set(game, load(game));
    return known.get(game)!;
  };
}

function startThinker(begin: Begin, plain: (game: string) => void) {
  const netOf = netsOf(begin, plain);
  return (events: ThinkerEvents): Thinker => {
    const worker = new Worker(begin.worker);
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(`joute: ${event.message}`);
      events.failed();
    };
    worker.onmessage = ({ data }) => ("plain" in data ? plain(data.plain) : events.done(data.job, data.result));
    worker.postMessage({ ...begin, role: "thinker" });
    const say = (message: ToThinker) => worker.postMessage(message);
    const given = new Set<string>();
    let last: Promise<void> = Promise.resolve();
    const give = async (game: string) => {
      if (given.has(game)) return;
      given.add(game);
      const net = await netOf(game);
      if (net) say({ game, net });
    };
    return {
      think: ({ job, game, bytes }) => void (last = last.then(() => give(game)).then(() => say({ job, bytes }))),
      forget: (player) => void (last = last.then(() => say({ forget: player }))),
      end: () => worker.terminate(),
    };
  };
}

/** One tab as the session's worker sees it: messages from it go in, messages to it come out. */
class Visitor implements Tab {
  private client: number | null = null;
  constructor(private readonly session: DeviceSession, private readonly reply: (message: ToPage) => void) {}
  heard(text: string): void {
    this.reply({ t: "heard", text });
  }
  closed(): void {
    this.reply({ t: "closed" });
  }
  take(message: FromPage): void {
    if (message.t === "enter") {
      this.leave();
      this.client = this.session.enter(this);
      this.reply({ t: "entered" });
    } else if (message.t === "say" && this.client !== null) {
      this.session.say(this.client, message.text);
    } else if (message.t === "get") {
      this.session.get(message.path, (status, body) => this.reply({ t: "got", id: message.id, status, body }));
    }
  }
  leave(): void {
    if (this.client !== null) this.session.leave(this.client);
    this.client = null;
  }
}

function beSession(begin: Begin): void {
  const me = Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(36)).join("");
  const channel = new BroadcastChannel(`joute ${begin.scope}`);
  const relay = (message: Relayed) => channel.postMessage(message);
  /* Messages from the page wait here until the session is found. */
  const waiting: FromPage[] = [];
  let take = (message: FromPage): void => void waiting.push(message);
  self.onmessage = ({ data }: MessageEvent<FromPage>) => take(data);
  const startWith = (taker: (message: FromPage) => void) => {
    take = taker;
    waiting.splice(0).forEach(taker);
  };

  const fail = (why: unknown) => post({ t: "failed", text: String(why) });
  const lead = async () => {
    const others = new Map<string, Visitor>();
    const plain = (game: string) => {
      post({ t: "plain", game });
      others.forEach((_, to) => relay({ to, message: { t: "plain", game } }));
    };
    const session = new DeviceSession(begin.module, await openStore(), startThinker(begin, plain), fail, begin.isSmall);
    const own = new Visitor(session, post);
    if (!("locks" in navigator)) return startWith((message) => own.take(message));
    channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
      if (data.to !== "session" || !("from" in data)) return;
      const { from } = data;
      let visitor = others.get(from);
      if (!visitor) {
        others.set(from, (visitor = new Visitor(session, (message) => relay({ to: from, message }))));
        /* The other tab holds this lock as long as it lives. */
        void navigator.locks.request(`joute tab ${from}`, () => {
          others.get(from)?.leave();
          others.delete(from);
        });
      }
      visitor.take(data.message);
    };
    startWith((message) => own.take(message));
    relay({ to: "all" });
  };

  const follow = () => {
    channel.onmessage = ({ data }: MessageEvent<Relayed>) => {
      if (data.to === me && "message" in data) post(data.message as ToPage);
      if (data.to === "all") post({ t: "closed" });
    };
    startWith((message) => relay({ to: "session", from: me, message }));
  };

  /* Browsers give locks to secure pages only (https). Without them each tab has
   * a session of its own: docs/SITE.md says to keep a game in one tab. */
  if (!("locks" in navigator)) {
    void lead().catch(fail);
    return;
  }
  const name = `joute session ${begin.scope}`;
  void navigator.locks.request(`joute tab ${me}`, () => new Promise(() => {}));
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) {
      follow();
      void navigator.locks.request(name, async () => {
        await lead();
        post({ t: "closed" });
        return new Promise(() => {});
      });
      return undefined;
    }
    return lead().then(() => new Promise(() => {}), fail);
  });
}

self.onmessage = ({ data }: MessageEvent<Begin>) => (data.role === "thinker" ? beThinker(data) : beSession(data));
