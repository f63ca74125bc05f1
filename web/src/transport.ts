/* transport.ts: the one connection to the server. It stays open, says hello and
 * repeats what was not answered. Modules that must send something again on a
 * new connection (join, lobby) listen for "welcome". */
import { effect, signal, type Signal } from "@preact/signals";
import { isAlone } from "./alone/where";
import type { ClientMessage, ServerMessage } from "./messages";
import { lang } from "./settings";
import { wellSet } from "./words";

/** A way for messages: a socket to the server, or a worker with the same rules on this device
 * (alone/link.ts). */
export interface Transport {
  send(message: ClientMessage): void;
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  received(message: ServerMessage): void;
  /** Called once, also if the transport never opened. */
  closed(): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;

export type Connection = "connected" | "reconnecting" | "offline";

export class ServerError extends Error {
  constructor(
    readonly code: string,
    readonly text: string,
  ) {
    super(text);
  }
}

/** A request: any message that is answered with the same cid. */
export type Request = Extract<ClientMessage, { cid: string }>;
export type Handler = (message: ServerMessage) => void;

export const connection: Signal<Connection> = signal<Connection>("offline");
/** The round trip of the last ping, in milliseconds. */
export const latency: Signal<number | null> = signal<number | null>(null);
/** The server shows a tournament. Remembered, so that the menu is the same before
 * the server's first message. */
const TOURNAMENT_KEY = "joute.tournament";
const kept = typeof sessionStorage === "undefined" ? null : sessionStorage;
export const hasTournament: Signal<boolean> = signal(kept?.getItem(TOURNAMENT_KEY) === "1");
/** The server lets people play against the tournament's bots. */
export const canChallenge: Signal<boolean> = signal(false);
/** Why the server no longer talks to this page: it is too old. */
export const farewell: Signal<string | null> = signal<string | null>(null);
/** The server's clock minus ours. */
export const clockOffset: Signal<number> = signal(0);

const PING_EVERY = 15_000;
/** How long to wait before repeating what was sent too fast. */
const PATIENCE = 1500;
const SILENCE = 40_000;
const DELAY_FIRST = 500;
const DELAY_MOST = 8_000;
/** Failed attempts after which the page says "offline"; it goes on trying. */
const OFFLINE_AFTER = 4;

interface Pending {
  message: Request;
  resolve(answer: ServerMessage): void;
  reject(error: ServerError): void;
}

export class Connector {
  private transport: Transport | null = null;
  private welcomed = false;
  private attempts = 0;
  private heardAt = 0;
  private pingAt = 0;
  private heart: ReturnType<typeof setInterval> | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private queue: ClientMessage[] = [];
  private readonly pending = new Map<string, Pending>();
  /* Proves on a new connection that earlier requests were ours. */
  private readonly key = newCid() + newCid();
  private readonly handlers = new Set<Handler>();

  constructor(private readonly open: OpenTransport) {}

  on(handler: Handler): () => void {
    this.handlers.add(handler);
    return () => this.handlers.delete(handler);
  }

  send(message: ClientMessage): void {
    if (this.welcomed) {
      this.transport!.send(message);
    } else {
      this.queue.push(message);
      this.connect();
    }
  }

  request(message: Request): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      this.pending.set(message.cid, { message, resolve, reject });
      if (this.welcomed) {
        this.transport!.send(message);
      } else {
        this.connect();
      }
    });
  }

  connect(): void {
    if (this.transport) {
      return;
    }
    clearTimeout(this.retry);
    let mine = true;
    this.transport = this.open({
      opened: () => mine && this.opened(),
      received: (message) => mine && this.received(message),
      closed: () => {
        if (mine) {
          mine = false;
          this.closed();
        }
      },
    });
  }

  /** Tries again at once instead of waiting: the network is back. */
  hurry(): void {
    if (!this.transport && this.attempts > 0) {
      this.connect();
    }
  }

  /** The network is gone: no need to wait for a timeout. */
  drop(): void {
    this.transport?.close();
  }

  sayHello(): void {
    if (this.transport && this.heardAt) {
      this.transport.send({ t: "hello", v: 1, lang: lang.peek(), key: this.key });
    }
  }

  private opened(): void {
    this.heardAt = Date.now();
    this.sayHello();
    this.heart = setInterval(() => this.beat(), PING_EVERY);
  }

  /* In a hidden window a beat may come once a minute, so only an unanswered
   * ping counts as silence. */
  private beat(): void {
    if (this.pingAt > this.heardAt && Date.now() - this.heardAt > SILENCE) {
      this.transport?.close();
      return;
    }
    this.pingAt = Date.now();
    this.send({ t: "ping" });
  }

  private received(message: ServerMessage): void {
    this.heardAt = Date.now();
    if (message.t === "welcome") {
      this.greet(message);
      return;
    }
    if (message.t === "bye" && message.code === "version") {
      farewell.value = message.text;
    }
    if (message.t === "pong") {
      if (this.pingAt > 0) latency.value = Date.now() - this.pingAt;
      clockOffset.value = message.now - Date.now();
    }
    if (message.t === "error" && message.code === "too-fast" && !message.cid) {
      clearTimeout(this.patience);
      this.patience = setTimeout(() => this.sayAgain(), PATIENCE);
      return;
    }
    this.tell(message);
    this.settle(message);
  }

  private unanswered(): Request[] {
    return [...this.pending.values()].map(({ message }) => message);
  }

  /* The server did not read messages that came too fast, and cannot say which
   * they were; a request that was carried out is answered again. */
  private sayAgain(): void {
    if (this.welcomed) {
      this.unanswered().forEach((again) => this.transport!.send(again));
    }
  }

  /* Handlers first: the table must be joined again before an unanswered move is
   * sent again. */
  private greet(message: ServerMessage & { t: "welcome" }): void {
    const isFirst = !this.welcomed;
    clockOffset.value = message.now - Date.now();
    hasTournament.value = message.tournament === true;
    kept?.setItem(TOURNAMENT_KEY, hasTournament.value ? "1" : "0");
    canChallenge.value = message.challenge === true;
    if (!isFirst) {
      this.tell(message);
      return;
    }
    const unanswered = this.unanswered();
    const queue = this.queue;
    this.queue = [];
    this.welcomed = true;
    this.attempts = 0;
    connection.value = "connected";
    this.tell(message);
    unanswered.forEach((again) => this.transport!.send(again));
    queue.forEach((queued) => this.transport!.send(queued));
  }

  private tell(message: ServerMessage): void {
    for (const handler of [...this.handlers]) {
      handler(message);
    }
  }

  private settle(message: ServerMessage): void {
    const cid = "cid" in message ? message.cid : undefined;
    const waiting = cid === undefined ? undefined : this.pending.get(cid);
    if (!waiting) {
      return;
    }
    this.pending.delete(cid!);
    if (message.t === "error") {
      waiting.reject(new ServerError(message.code, message.text));
    } else {
      waiting.resolve(message);
    }
  }

  private closed(): void {
    clearInterval(this.heart);
    this.transport = null;
    this.welcomed = false;
    this.heardAt = 0;
    this.queue = [];
    this.attempts++;
    if (farewell.peek() !== null) {
      connection.value = "offline";
      return;
    }
    connection.value = this.attempts > OFFLINE_AFTER ? "offline" : "reconnecting";
    const most = Math.min(DELAY_MOST, DELAY_FIRST * 2 ** (this.attempts - 1));
    this.retry = setTimeout(() => this.connect(), most * (0.5 + Math.random() / 2));
  }
}

/* Texts for people; drawings and moves are left as they are. */
const SPOKEN = new Set(["say", "status", "words", "why"]);

function readMessage(data: string): ServerMessage {
  const message = JSON.parse(data, (key, value) =>
    SPOKEN.has(key) && typeof value === "string" ? wellSet(value) : value,
  ) as ServerMessage;
  return message.t === "error" || message.t === "bye" ? { ...message, text: wellSet(message.text) } : message;
}

function openSocket(events: TransportEvents): Transport {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(address, "joute");
  let isClosed = false;
  const close = () => {
    if (!isClosed) {
      isClosed = true;
      socket.close();
      events.closed();
    }
  };
  socket.onopen = () => events.opened();
  socket.onmessage = (event) => events.received(readMessage(event.data as string));
  socket.onclose = close;
  return { send: (message) => socket.send(JSON.stringify(message)), close };
}

/* The code of this transport is loaded only if there is no server. */
function openDevice(events: TransportEvents): Transport {
  let link: Transport | null = null;
  let isClosed = false;
  const close = () => {
    if (!isClosed) {
      isClosed = true;
      if (link) link.close();
      else events.closed();
    }
  };
  import("./alone/link").then(({ openAlone }) => {
    if (!isClosed) link = openAlone(events, readMessage);
  }, close);
  return { send: (message) => link!.send(message), close };
}

const connector = new Connector(isAlone ? openDevice : openSocket);

/** Sends a message, which is dropped if the connection breaks first. */
export const send = (message: ClientMessage): void => connector.send(message);
/** Sends a request, again after a break, until it is answered. Resolves with the answer of the same
 * cid; rejects with a ServerError. */
export const request = (message: Request): Promise<ServerMessage> => connector.request(message);
export const on = (handler: Handler): (() => void) => connector.on(handler);
/** Connects a page that asks the server nothing: the menu depends on its greeting. */
export const connect = (): void => (isAlone ? undefined : connector.connect());

export function newCid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

if (typeof window !== "undefined") {
  window.addEventListener("online", () => connector.hurry());
  if (!isAlone) window.addEventListener("offline", () => connector.drop());
  let known = lang.peek();
  effect(() => {
    if (lang.value !== known) {
      known = lang.value;
      connector.sayHello();
    }
  });
}
