/* module.ts: an instance of the WebAssembly module (src/wasm/module.c), with
 * strings and bytes instead of addresses. */

/** The functions that the module asks of its host: src/wasm/host.h. */
export interface Host {
  send(client: number, text: string): void;
  drop(client: number): void;
  keepTable(table: string, image: string, isOver: boolean): void;
  keepStep(table: string, number: number, step: string): void;
  cutSteps(table: string, steps: number): void;
  /** The image, a newline and the steps; null if there is no such table. */
  load(table: string): string | null;
  think(job: number, kind: number, game: string, bytes: Uint8Array): void;
  forget(player: number): void;
}

interface Exports {
  memory: WebAssembly.Memory;
  joute_buffer(size: number): number;
  joute_spare(): void;
  joute_open(now: number): void;
  joute_enter(client: number, now: number): void;
  joute_leave(client: number, now: number): void;
  joute_receive(client: number, size: number, now: number): void;
  joute_tick(now: number): number;
  joute_get(): number;
  joute_is_wanted(job: number): number;
  joute_job_done(job: number, size: number, now: number): number;
  joute_run(size: number): number;
  joute_forget(player: number): void;
  joute_bring_net(idSize: number, size: number): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Module {
  private readonly code: Exports;
  private answer = new Uint8Array();
  private loaded = new Uint8Array();

  /** The thinker's instance needs no host. */
  constructor(compiled: WebAssembly.Module, host: Partial<Host> = {}) {
    const joute = {
      clock: () => performance.now(),
      fail: (at: number, size: number) => {
        throw new Error(decoder.decode(this.bytes(at, size)));
      },
      send: (client: number, at: number, size: number) => host.send!(client, decoder.decode(this.bytes(at, size))),
      drop: (client: number) => host.drop!(client),
      random: (at: number, size: number) => crypto.getRandomValues(this.bytes(at, size)),
      keep_table: (table: number, image: number, isOver: number) =>
        host.keepTable!(this.string(table), this.string(image), isOver !== 0),
      keep_step: (table: number, number: number, step: number) =>
        host.keepStep!(this.string(table), number, this.string(step)),
      cut_steps: (table: number, steps: number) => host.cutSteps!(this.string(table), steps),
      warn: (line: number) => console.warn(`joute: ${this.string(line)}`),
      load: (table: number) => {
        const found = host.load!(this.string(table));
        this.loaded = encoder.encode(found ?? "");
        return found === null ? -1 : this.loaded.length;
      },
      loaded: (at: number) => this.bytes(at, this.loaded.length).set(this.loaded),
      think: (job: number, kind: number, game: number, at: number, size: number) =>
        host.think!(job, kind, this.string(game), this.bytes(at, size).slice()),
      forget: (player: number) => host.forget?.(player),
      answer: (at: number, size: number) => (this.answer = this.bytes(at, size).slice()),
    };
    this.code = new WebAssembly.Instance(compiled, { joute }).exports as unknown as Exports;
  }

  private bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.code.memory.buffer as ArrayBuffer, at >>> 0, size);
  }

  private string(at: number): string {
    const memory = new Uint8Array(this.code.memory.buffer);
    return decoder.decode(memory.subarray(at >>> 0, memory.indexOf(0, at >>> 0)));
  }

  private put(bytes: Uint8Array): number {
    const at = this.code.joute_buffer(bytes.length);
    this.bytes(at, bytes.length).set(bytes);
    return bytes.length;
  }

  /** Bytes of memory that the instance has. */
  size(): number {
    return this.code.memory.buffer.byteLength;
  }

  /** Says that this device is small. */
  spare(): void {
    this.code.joute_spare();
  }
  open(): void {
    this.code.joute_open(Date.now());
  }
  enter(client: number): void {
    this.code.joute_enter(client, Date.now());
  }
  leave(client: number): void {
    this.code.joute_leave(client, Date.now());
  }
  receive(client: number, text: string): void {
    this.code.joute_receive(client, this.put(encoder.encode(text)), Date.now());
  }
  /** Returns the milliseconds until it is to be called again. */
  tick(): number {
    return this.code.joute_tick(Date.now());
  }
  get(path: string): { status: number; body: string } {
    this.put(encoder.encode(path));
    const status = this.code.joute_get();
    return { status, body: decoder.decode(this.answer) };
  }
  isWanted(job: number): boolean {
    return this.code.joute_is_wanted(job) !== 0;
  }
  jobDone(job: number, result: Uint8Array): boolean {
    return this.code.joute_job_done(job, this.put(result), Date.now()) !== 0;
  }

  /** Thinks about a job and returns its result. */
  run(job: Uint8Array): Uint8Array {
    this.code.joute_run(this.put(job));
    return this.answer;
  }
  /** Gives a game its value net; returns false if the bytes are something else. */
  bringNet(game: string, net: Uint8Array): boolean {
    const id = encoder.encode(game);
    const both = new Uint8Array(id.length + net.length);
    both.set(id);
    both.set(net, id.length);
    this.put(both);
    return this.code.joute_bring_net(id.length, net.length) !== 0;
  }
  forget(player: number): void {
    this.code.joute_forget(player);
  }
}
