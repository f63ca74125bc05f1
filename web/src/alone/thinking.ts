/* thinking.ts: the jobs of a session and the thinker that does them, one at a time. If nobody wants
 * the running job any more, its thinker is ended. A new thinker takes its place and starts without
 * search trees. */
import type { Module } from "./module";

/** A job of this JobKind about a game. */
export interface Job {
  job: number;
  kind: number;
  game: string;
  bytes: Uint8Array;
}

/** A worker that thinks (worker.ts), or a stand-in. */
export interface Thinker {
  think(job: Job): void;
  forget(player: number): void;
  end(): void;
}
export interface ThinkerEvents {
  done(job: number, result: Uint8Array): void;
  /** The thinker ended by itself, because of a fault or a lack of memory. */
  failed(): void;
}
export type StartThinker = (events: ThinkerEvents) => Thinker;

/** Indexed by JobKind: moves first, then hints and analyses, values last. */
const URGENCY = [0, 1, 2, 1];
/** How long an unwanted job may run on: a job that is nearly done is not worth a new thinker. */
const GRACE_MS = 250;

export class Thinking {
  private queue: Job[] = [];
  private running: number | null = null;
  private thinker: Thinker | null = null;
  private grace: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly start: StartThinker,
    /** Called when something was given back to the session. */
    private readonly changed: () => void,
    private readonly module: () => Module,
  ) {}

  add(job: Job): void {
    this.queue.push(job);
  }

  forget(player: number): void {
    this.thinker?.forget(player);
  }

  /** Hands out the next job, and drops those that were let go. Must be called
   * after every call of the session. */
  look(): void {
    const module = this.module();
    const dropped = this.queue.filter(({ job }) => !module.isWanted(job));
    this.queue = this.queue.filter(({ job }) => module.isWanted(job));
    dropped.forEach(({ job }) => module.jobDone(job, new Uint8Array()));
    if (this.running !== null) {
      if (!module.isWanted(this.running)) this.grace ??= setTimeout(() => this.giveUp(), GRACE_MS);
      return;
    }
    const [next] = this.queue.sort((a, b) => URGENCY[a.kind]! - URGENCY[b.kind]! || a.job - b.job);
    if (!next) return;
    this.queue.shift();
    this.running = next.job;
    this.thinker ??= this.start({
      done: (job, result) => job === this.running && this.finish(result),
      failed: () => this.giveUp(),
    });
    this.thinker.think(next);
  }

  private giveUp(): void {
    this.thinker?.end();
    this.thinker = null;
    this.finish(new Uint8Array());
  }

  private finish(result: Uint8Array): void {
    const job = this.running;
    clearTimeout(this.grace);
    this.grace = undefined;
    this.running = null;
    if (job !== null) this.module().jobDone(job, result);
    this.changed();
  }
}
