/* joute.ts: a real server for tests, and clients that speak to it. The program
 * is the one in $JOUTE. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import type { ClientMessage, LegalMove, SeatRequest, ServerMessage, Table } from "../../src/messages";

/** How long a test waits for an event, in ms: ten times what a busy core needs. */
export const PATIENCE = Number(process.env.JOUTE_PATIENCE ?? 120_000);

export function within<T>(what: string, promise: Promise<T>, ms = PATIENCE): Promise<T> {
  const error = new Error(`${what}: nothing within ${ms} ms`);
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** A server with a file of its own; it can be killed and started again. */
export class Server {
  readonly folder = mkdtempSync(join(tmpdir(), "joute-server-"));
  #process: ChildProcess | null = null;
  #ended: Promise<number | null> = Promise.resolve(null);
  errors = "";

  private constructor(
    readonly port: number,
    private readonly flags: string[],
  ) {}

  static async start(flags: string[] = []): Promise<Server> {
    const server = new Server(await freePort(), flags);
    await server.restart();
    return server;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async restart(): Promise<void> {
    const program = process.env.JOUTE;
    if (!program) {
      throw new Error("JOUTE must name the program");
    }
    const child = spawn(
      program,
      ["serve", "--listen", `127.0.0.1:${this.port}`, "--db", join(this.folder, "joute.db"), ...this.flags],
      { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, LANG: "C", ASAN_OPTIONS: "detect_leaks=0" } },
    );
    this.#process = child;
    this.#ended = new Promise((done) => child.once("exit", (code) => done(code)));
    child.stderr!.on("data", (data) => (this.errors += data));
    child.stdout!.resume();
    const started = Date.now();
    for (;;) {
      if (child.exitCode !== null || Date.now() - started > PATIENCE) {
        throw new Error(`the server did not start: ${this.errors}`);
      }
      const answer = await fetch(`${this.origin}/api/health`).catch(() => null);
      if (answer?.ok) {
        return;
      }
      await new Promise((done) => setTimeout(done, 30));
    }
  }

  /** Ends the server with a signal; returns the exit status, or null if the signal killed it. */
  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#process?.kill(signal);
    return within("the server's end", this.#ended);
  }

  async stop(): Promise<void> {
    await this.kill("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let cids = 0;
export function newCid(): string {
  return `test-${process.pid}-${Date.now().toString(36)}-${cids++}`;
}

type Of<T extends ServerMessage["t"]> = Extract<ServerMessage, { t: T }>;

/** One connection. It keeps all messages, and the table that follows from them. */
export class Client {
  readonly all: ServerMessage[] = [];
  readonly raw: string[] = [];
  table: Table | null = null;
  tokens: Record<string, string> = {};
  isClosed = false;
  #waiting: { test: (m: ServerMessage) => boolean; done: (m: ServerMessage) => void }[] = [];
  #seen = 0;
  #allowed = 40;
  #asked = Date.now();

  private constructor(readonly socket: WebSocket) {
    socket.on("message", (data) => this.#take(String(data)));
    socket.on("close", () => (this.isClosed = true));
    socket.on("error", () => (this.isClosed = true));
  }

  static async open(server: Server, headers: Record<string, string> = {}): Promise<Client> {
    const socket = new WebSocket(`${server.origin.replace("http", "ws")}/ws`, "joute", { headers });
    const client = new Client(socket);
    await within("a connection", new Promise<void>((done, fail) => {
      socket.once("open", () => done());
      socket.once("error", fail);
    }));
    return client;
  }

  static async hello(server: Server, lang: "fr" | "en" = "en"): Promise<Client> {
    const client = await Client.open(server);
    client.send({ t: "hello", v: 1, lang });
    await client.next("welcome");
    return client;
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  sendText(text: string): void {
    this.socket.send(text);
  }

  close(): void {
    this.socket.terminate();
  }

  #take(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.raw.push(text);
    this.all.push(message);
    this.#follow(message);
    this.#deliver();
  }

  /* Each message is delivered once, in order, to whoever waits for it. */
  #deliver(): void {
    for (const waiter of [...this.#waiting]) {
      for (let at = this.#seen; at < this.all.length; at++) {
        if (waiter.test(this.all[at])) {
          this.#seen = at + 1;
          this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
          waiter.done(this.all[at]);
          break;
        }
      }
    }
  }

  #follow(message: ServerMessage): void {
    if (message.t === "snapshot") {
      const { t: _, ...table } = message;
      this.table = table;
    } else if (message.t === "step" && this.table) {
      const { t: _, step, events: __, ...rest } = message;
      this.#checkSeq(message.seq);
      Object.assign(this.table, rest);
      this.table.moves.push(step);
    } else if (message.t === "change" && this.table) {
      const { t: _, ...rest } = message;
      this.#checkSeq(message.seq);
      Object.assign(this.table, rest);
    } else if (message.t === "created" || message.t === "joined") {
      this.tokens = message.tokens;
    }
  }

  #checkSeq(seq: number): void {
    if (seq !== this.table!.seq + 1) {
      throw new Error(`seq ${seq} follows ${this.table!.seq}`);
    }
  }

  /** Waits for a message that passes. */
  until(what: string, test: (m: ServerMessage) => boolean): Promise<ServerMessage> {
    const waiting = new Promise<ServerMessage>((done) => {
      this.#waiting.push({ test, done });
      this.#deliver();
    });
    return within(what, waiting);
  }

  async next<T extends ServerMessage["t"]>(type: T): Promise<Of<T>> {
    return (await this.until(type, (m) => m.t === type)) as Of<T>;
  }

  /** Sends a request, which counts as `cost` requests, and waits for its
   * answer; never faster than a server allows (docs/API.md, Limits). */
  async ask(message: ClientMessage & { cid: string }, cost = 1): Promise<ServerMessage> {
    const now = Date.now();
    this.#allowed = Math.min(40, this.#allowed + (now - this.#asked) * 0.025);
    this.#asked = now;
    this.#allowed -= cost;
    if (this.#allowed < 0) {
      await new Promise((done) => setTimeout(done, -40 * this.#allowed));
    }
    this.send(message);
    return this.until(`the answer to ${message.t}`, (m) => "cid" in m && m.cid === message.cid);
  }

  /** The code of the error with which the request is refused. */
  async refused(message: ClientMessage & { cid: string }): Promise<string> {
    const answer = await this.ask(message);
    return answer.t === "error" ? answer.code : `not refused but ${answer.t}`;
  }

  async create(game: string, seats: SeatRequest[], more: object = {}): Promise<string> {
    const made = await this.ask({ t: "create", cid: newCid(), game, seats, ...more });
    if (made.t !== "created") {
      throw new Error(`no table: ${JSON.stringify(made)}`);
    }
    await this.settled((table) => table.table === made.table);
    return made.table;
  }

  async join(table: string, more: object = {}): Promise<void> {
    const joined = await this.ask({ t: "join", cid: newCid(), table, ...more });
    if (joined.t !== "joined") {
      throw new Error(`not joined: ${JSON.stringify(joined)}`);
    }
  }

  /** Waits until the table passes the test. */
  async settled(test: (table: Table) => boolean): Promise<Table> {
    while (!this.table || !test(this.table)) {
      const change = new Promise<void>((done) => this.socket.once("message", () => done()));
      await within(`another table than ply ${this.table?.ply}, turn ${this.table?.turn}`, change);
    }
    return this.table;
  }

  move(text: string, more: object = {}): Promise<ServerMessage> {
    const { ply, as } = this.table!;
    return this.ask({ t: "move", cid: newCid(), ply, seat: as, text, ...more });
  }
}

/** A generator of whole numbers below n, the same in every run. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export function pickMove(legal: LegalMove[], roll: (n: number) => number): string {
  return legal[roll(legal.length)].move;
}
