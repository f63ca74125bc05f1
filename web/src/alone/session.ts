/* session.ts: the session of this device: the module, its store and its
 * thinker. Tabs are its clients, as browsers are those of the server. */
import { Module } from "./module";
import type { Kept, Store } from "./store";
import { Thinking, type StartThinker } from "./thinking";

/** A tab, as the session sees it: it receives messages. */
export interface Tab {
  heard(text: string): void;
  closed(): void;
}

export class DeviceSession {
  private readonly module: Module;
  private readonly thinking: Thinking;
  private readonly tabs = new Map<number, Tab>();
  /* Every table that the session may load, as the store has it or soon will. */
  private readonly known = new Map<string, Kept | null>();
  private changed = new Map<string, Kept>();
  private letters: [number, string][] = [];
  private dropped: number[] = [];
  private last: Promise<void> = Promise.resolve();
  private lastClient = 0;
  private isClosed = false;
  private sent: Promise<void> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    compiled: WebAssembly.Module,
    private readonly store: Store,
    startThinker: StartThinker,
    private readonly failed: (why: unknown) => void,
    isSmall = false,
  ) {
    this.thinking = new Thinking(startThinker, () => this.settle(), () => this.module);
    this.module = new Module(compiled, {
      send: (client, text) => this.letters.push([client, text]),
      drop: (client) => this.dropped.push(client),
      keepTable: (table, image, isOver) => this.keep(table, (kept) => ({ ...kept, image, isOver })),
      keepStep: (table, number, step) => this.keep(table, (kept) => ({ ...kept, rows: [...kept.rows, [number, step]] })),
      cutSteps: (table, steps) =>
        this.keep(table, (kept) => ({ ...kept, rows: kept.rows.filter(([number]) => number <= steps) })),
      load: (table) => {
        const kept = this.known.get(table);
        return kept ? `${kept.image}\n${kept.rows.map(([, row]) => `${row}\n`).join("")}` : null;
      },
      think: (job, kind, game, bytes) => this.thinking.add({ job, kind, game, bytes }),
      forget: (player) => this.thinking.forget(player),
    });
    if (isSmall) this.module.spare();
    this.module.open();
    this.settle();
  }

  enter(tab: Tab): number {
    this.tabs.set(++this.lastClient, tab);
    this.module.enter(this.lastClient);
    return this.lastClient;
  }

  leave(client: number): void {
    if (this.tabs.delete(client)) {
      this.module.leave(client);
      this.settle();
    }
  }

  /** Messages of all tabs are read in the order in which they came, each after
   * the tables that it names were read from the store. */
  say(client: number, text: string): void {
    this.inTurn(tablesIn(text), () => {
      if (this.tabs.has(client)) this.module.receive(client, text);
    });
  }

  get(path: string, answer: (status: number, body: string) => void): void {
    this.inTurn(path.match(/[a-z0-9]{12}/g) ?? [], () => {
      const { status, body } = this.module.get(path);
      answer(status, body);
    });
  }

  /** Ends the session; the store keeps what it has. */
  close(): void {
    clearTimeout(this.timer);
    this.isClosed = true;
  }

  private inTurn(tables: string[], run: () => void): void {
    this.last = this.last
      .then(async () => {
        const missing = tables.filter((table) => !this.known.has(table));
        const found = await Promise.all(missing.map((table) => this.store.read(table)));
        missing.forEach((table, at) => this.known.set(table, found[at]!));
        run();
        this.settle();
      })
      .catch(this.failed);
  }

  private keep(table: string, change: (kept: Kept) => Kept): void {
    const kept = change(this.known.get(table) ?? { image: "", isOver: false, rows: [] });
    this.known.set(table, kept);
    this.changed.set(table, kept);
  }

  /* Must follow every call of the module: does what is due, writes what must be kept, and then
   * sends the messages. */
  private settle(): void {
    if (this.isClosed) return;
    clearTimeout(this.timer);
    const wait = this.module.tick();
    this.timer = setTimeout(() => this.settle(), wait);
    this.thinking.look();
    const { changed, letters, dropped } = this;
    if (changed.size + letters.length + dropped.length === 0) return;
    this.changed = new Map();
    this.letters = [];
    this.dropped = [];
    this.sent = this.sent
      .then(async () => {
        if (changed.size > 0) await this.store.write(changed);
        letters.forEach(([client, text]) => this.tabs.get(client)?.heard(text));
        for (const client of dropped) {
          this.tabs.get(client)?.closed();
          this.leave(client);
        }
      })
      .catch(this.failed);
  }
}

/** The ids of tables that a message may make the session load. */
export function tablesIn(text: string): string[] {
  return Array.from(text.matchAll(/"([a-z0-9]{12})"/g), (found) => found[1]!);
}
