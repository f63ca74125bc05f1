/* table.ts: the current table: what the server last said about it, which
 * position is shown, and what is being chosen. Nothing is shown before the
 * server has said it. */
import { batch, computed, signal } from "@preact/signals";
import { nextChoices, pick, stillPicked, wholeMove } from "./choices";
import type { Ahead, ClientMessage, GameEvent, LegalMove, ServerMessage, Table } from "./messages";
import { newCid, on, request, send, ServerError, type Handler, type Request } from "./transport";

/** The connection, as far as a table needs it. */
export interface Line {
  send(message: ClientMessage): void;
  request(message: Request): Promise<ServerMessage>;
  on(handler: Handler): () => void;
}

/** A position on the screen: the present one or an earlier one. */
export type Shown = Pick<Table, "ply" | "view" | "facts" | "draw"> & { events: GameEvent[] };
export type Hint = Extract<ServerMessage, { t: "hint" }>;
type Message<T extends string> = Extract<ServerMessage, { t: T }>;

/** Events that the page itself notices, besides the words of steps. */
export type Notice =
  | { kind: "step"; ply: number }
  | { kind: "undone" }
  | { kind: "asked"; by: number }
  | { kind: "kept"; by: number }
  | { kind: "joined" }
  | { kind: "premoveLost"; move: string }
  | { kind: "sat"; seat: number };

export interface Seating {
  tokens: Record<string, string>;
  /** Takes a free seat under this name. */
  sitAs?: string;
}

export class TableStore {
  readonly table = signal<Table | null>(null);
  /** Why there is no table. */
  readonly problem = signal<ServerError | null>(null);
  /** Why the server refused the last request. */
  readonly refusal = signal<ServerError | null>(null);
  readonly events = signal<GameEvent[]>([]);
  readonly evals = signal<ReadonlyMap<number, number | null>>(new Map());
  readonly hint = signal<Hint | null>(null);
  readonly isThinkingHint = signal(false);
  /** The table where the others continue, with rotated seats or with the same
   * deal. */
  readonly rematch = signal<Extract<ServerMessage, { t: "rematch" | "again" }> | null>(null);

  /** The earlier ply that is shown; null for the present one, which moves
   * on. */
  readonly lookedAt = signal<number | null>(null);
  readonly picked = signal<string[]>([]);
  readonly hovered = signal<LegalMove | null>(null);
  /** The text of a move that was sent but not answered yet. */
  readonly sent = signal<string | null>(null);
  /** The seq at which it was played; Infinity until the server says so. One for
   * each move: a late answer to the previous move says nothing about the
   * next. */
  private played = { by: Infinity };

  /** While another player thinks: the moves that this player would have now. */
  readonly premoveOffer = signal<Ahead | null>(null);
  /** True once the player has touched the board meanwhile; before that, no premove is offered. */
  private readonly wantsPremove = signal(false);
  /** The move to be played when the turn comes, if it is legal then. Only this
   * page knows it. */
  readonly premove = signal<LegalMove | null>(null);

  private readonly positions = signal<ReadonlyMap<number, Shown>>(new Map());
  /** Answers to questions asked before positions were forgotten are dropped. */
  private epoch = 0;
  private isAsking = false;
  private id: string | null = null;
  private draw = false;
  private tokens: Record<string, string> = {};
  private isJoining = false;
  private stop: () => void = () => {};
  private readonly listeners = new Set<(notice: Notice) => void>();

  readonly isLive = computed(() => this.lookedAt.value === null);
  readonly ply = computed(() => this.lookedAt.value ?? this.table.value?.ply ?? 0);

  /* While a position is being fetched, the previous one stays. */
  private lastShown: Shown | null = null;
  readonly shown = computed<Shown | null>(() => {
    const table = this.table.value;
    if (!table) {
      return (this.lastShown = null);
    }
    const at = this.lookedAt.value;
    const shown = at === null ? present(table, this.events.value) : this.positions.value.get(at);
    return (this.lastShown = shown ?? this.lastShown ?? present(table, this.events.value));
  });

  /** What can be premoved now; below, the same, but only if the player wants a premove. */
  readonly premovable = computed<Ahead | null>(() => {
    const [offer, table] = [this.premoveOffer.value, this.table.value];
    return this.isLive.value && table?.can.ahead && offer?.ply === table.ply ? offer : null;
  });
  readonly premoving = computed(() => (this.wantsPremove.value ? this.premovable.value : null));
  /** The moves to choose from, as a move or a premove: none while looking back
   * or waiting. */
  readonly legal = computed<LegalMove[]>(() =>
    this.isLive.value && this.sent.value === null ? (this.premoving.value ?? this.table.value)?.legal ?? [] : [],
  );
  readonly choices = computed(() => nextChoices(this.legal.value, this.picked.value));
  /** The choices among which the last part was picked. */
  readonly siblings = computed(() => nextChoices(this.legal.value, this.picked.value.slice(0, -1)));
  /** The complete move that waits for Enter or the button. */
  readonly chosen = computed(() => wholeMove(this.legal.value, this.picked.value));

  /** pace is the least time in ms between two requests for positions: the
   * server drops clients that ask too fast, as a dragged scrub bar would. */
  constructor(
    private readonly line: Line,
    private readonly pace: number,
  ) {}

  /** Registers a listener that gets every notice once, in order. */
  onNotice(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async enter(id: string, seating: Seating): Promise<Record<string, string>> {
    if (this.id !== id) {
      this.leave();
      this.id = id;
      this.stop = this.line.on((message) => this.receive(message));
    } else if (this.isJoining && seating.sitAs) {
      return this.tokens; // a second click must not take a second seat
    }
    this.tokens = { ...seating.tokens };
    return this.join(seating.sitAs === undefined ? {} : { sit: true, name: seating.sitAs });
  }

  /** Requests positions with their text drawing from now on. */
  askDrawing(): void {
    if (!this.draw) {
      this.draw = true;
      void this.join({});
    }
  }

  leave(): void {
    this.draw = false;
    this.stop();
    this.stop = () => {};
    if (this.id !== null) {
      this.line.send({ t: "leave" });
    }
    this.id = null;
    this.forget();
  }

  private forget(): void {
    batch(() => {
      this.table.value = this.premoveOffer.value = this.premove.value = null;
      this.problem.value = this.refusal.value = null;
      this.rematch.value = null;
      this.lookedAt.value = null;
      this.evals.value = new Map();
      this.forgetPositions();
      this.forgetChoice();
    });
  }

  private forgetPositions(): void {
    this.positions.value = new Map();
    this.epoch++;
    this.isAsking = false;
  }

  private forgetChoice(): void {
    this.picked.value = [];
    this.hovered.value = this.hint.value = this.sent.value = null;
  }

  /* Joining ------------------------------------------------------------ */

  private async join(how: { sit?: true; name?: string; since?: number }): Promise<Record<string, string>> {
    const table = this.id!;
    this.isJoining = true;
    try {
      const answer = await this.line.request({
        t: "join",
        cid: newCid(),
        table,
        tokens: this.tokens,
        draw: this.draw,
        ...how,
      });
      if (this.id === table && answer.t === "joined") {
        this.tokens = { ...this.tokens, ...answer.tokens };
      }
    } catch (error) {
      this.failJoin(table, error as ServerError);
    } finally {
      this.isJoining = false;
    }
    return this.tokens;
  }

  private failJoin(table: string, error: ServerError): void {
    if (this.id === table) {
      (this.table.peek() ? this.refusal : this.problem).value = error;
    }
  }

  private receive(message: ServerMessage): void {
    switch (message.t) {
      case "welcome":
        if (this.table.peek()) {
          this.catchUp();
        }
        break;
      case "snapshot":
        if (message.table === this.id) this.takeSnapshot(message);
        break;
      case "step":
      case "change":
        if (message.table === this.id) this.takeNews(message);
        break;
      case "eval":
        this.evals.value = new Map(this.evals.value).set(message.ply, message.value);
        break;
      case "rematch":
      case "again":
        this.rematch.value = message;
        break;
    }
  }

  private takeSnapshot({ t: _, events = [], ...table }: Message<"snapshot">): void {
    const before = this.table.peek();
    batch(() => {
      this.table.value = table;
      this.events.value = events;
      this.problem.value = null;
      this.forgetPositions();
      this.sent.value = null;
      this.hovered.value = null;
      if (before?.ply === table.ply && before.as === table.as) {
        this.keepPicks();
      } else {
        this.forgetChoice();
      }
      this.clampLook();
      this.tellNews(before, table);
      this.followPremove();
    });
  }

  private tellNews(before: Table | null, table: Table): void {
    if (!before) {
      this.tell({ kind: "joined" });
    }
    for (let ply = (before ?? table).moves.length; ply < table.moves.length; ply++) {
      this.tell({ kind: "step", ply: ply + 1 });
    }
  }

  private takeNews(message: Message<"step"> | Message<"change">): void {
    const table = this.table.peek();
    if (!table || message.seq <= table.seq) {
      return;
    }
    const ply = message.ply ?? table.ply;
    if (message.seq !== table.seq + 1) {
      this.catchUp();
    } else if (ply > table.moves.length + (message.t === "step" ? 1 : 0)) {
      this.startOver();
    } else if (message.t === "step") {
      this.takeStep(table, message);
    } else {
      this.takeChange(table, message);
    }
  }

  /** Requests the news that were missed. */
  private catchUp(): void {
    if (!this.isJoining) {
      void this.join({ since: this.table.peek()!.seq });
    }
  }

  /** Requests everything. */
  private startOver(): void {
    if (!this.isJoining) {
      void this.join({});
    }
  }

  private takeStep(before: Table, { t: _, step, events, ...rest }: Message<"step">): void {
    batch(() => {
      this.keepPosition(present(before, this.events.peek()));
      const moves = [...before.moves.slice(0, (rest.ply ?? before.ply + 1) - 1), step];
      this.table.value = { ...before, ply: moves.length, ...rest, moves };
      this.events.value = events;
      this.forgetChoice();
      this.refusal.value = null;
      if (rest.result) {
        this.forgetPositions();
      }
      this.tell({ kind: "step", ply: this.table.peek()!.ply });
      this.followPremove();
    });
  }

  private takeChange(before: Table, { t: _, ...rest }: Message<"change">): void {
    const table = { ...before, ...rest };
    const isUndone = table.ply < before.ply;
    const isOtherView = table.as !== before.as || table.turn !== before.turn;
    table.moves = table.moves.slice(0, table.ply);
    batch(() => {
      this.table.value = table;
      if (isUndone || isOtherView) {
        this.forgetPositions();
      }
      if (isUndone) {
        this.takenBack(table.ply);
      } else {
        if (table.seq >= this.played.by) this.sent.value = null;
        this.keepPicks();
      }
      if (isUndone) {
        this.tell({ kind: "undone" });
      }
      if (table.ask && !before.ask) {
        this.tell({ kind: "asked", by: table.ask.by });
      }
      if (before.ask && !table.ask && !isUndone && table.ply === before.ply) {
        this.tell({ kind: "kept", by: before.ask.by });
      }
      this.tellSeated(before, table);
    });
  }

  private takenBack(ply: number): void {
    this.events.value = [];
    this.premove.value = null;
    this.forgetChoice();
    this.evals.value = new Map([...this.evals.peek()].filter(([at]) => at <= ply));
    this.clampLook();
  }

  private tellSeated(before: Table, table: Table): void {
    table.seats.forEach((seat, at) => {
      if (before.seats[at]?.kind === "open" && seat.kind === "human") {
        this.tell({ kind: "sat", seat: at + 1 });
      }
    });
  }

  private keepPicks(): void {
    this.picked.value = stillPicked(this.table.peek()?.legal ?? [], this.picked.peek());
    const hovered = this.hovered.peek();
    if (hovered && !this.table.peek()?.legal.some((move) => move.move === hovered.move)) {
      this.hovered.value = null;
    }
  }

  /* Tells the listeners within the batch, so that they hear of an event before its consequences. */
  private tell(notice: Notice): void {
    this.listeners.forEach((listener) => listener(notice));
  }

  /* Choosing ----------------------------------------------------------- */

  /** Picks a part. whole is the move that is now complete and cannot go on;
   * isSecond is true if that move was already waiting, so this confirms it. */
  pick(part: string): { whole: LegalMove | null; isSecond: boolean } {
    const legal = this.legal.peek();
    const waiting = this.chosen.peek();
    if (waiting && waiting.parts.at(-1) === part) {
      return { whole: waiting, isSecond: true };
    }
    this.picked.value = pick(legal, this.picked.peek(), part);
    this.refusal.value = null;
    const whole = this.choices.peek().length === 0 ? this.chosen.peek() : null;
    return { whole, isSecond: false };
  }

  /** Picks all parts of a move, which then waits. */
  choose(move: LegalMove): void {
    this.picked.value = move.parts;
    this.refusal.value = null;
  }

  back(): void {
    const isOffered = this.premove.peek() !== null || this.hint.peek() !== null;
    this.picked.value = isOffered ? [] : this.picked.peek().slice(0, -1);
    this.hint.value = this.premove.value = null;
  }

  clear(): void {
    this.picked.value = [];
    this.hint.value = this.premove.value = null;
  }

  async play(move: LegalMove): Promise<void> {
    const table = this.table.peek();
    if (!table || this.sent.peek() !== null) {
      return;
    }
    if (this.premoving.peek()) {
      this.premove.value = move;
      this.picked.value = move.parts;
      return;
    }
    this.sent.value = move.move;
    const played = (this.played = { by: Infinity });
    const { as: seat, ply } = table;
    const answer = await this.ask({ t: "move", cid: newCid(), ply, seat, text: move.move });
    played.by = answer?.t === "ack" ? answer.seq : 0;
    if (played === this.played && (this.table.peek()?.seq ?? 0) >= played.by) this.sent.value = null;
  }

  /** A player who touches the board while another one thinks wants a premove. */
  beginPremove(): void {
    this.wantsPremove.value = this.premovable.peek() !== null;
  }

  /** Asks the server which moves a premove could be. */
  async askPremoveOffer(): Promise<void> {
    const answer = await this.line.request({ t: "ahead", cid: newCid() }).catch(() => null);
    if (answer?.t === "ahead") {
      const { t: _, cid: __, ...offer } = answer;
      this.premoveOffer.value = offer;
    }
  }

  /* After a change of the position: plays the premove if it is the player's
   * turn, keeps it if it is not yet, and gives it up if it is not legal. */
  private followPremove(): void {
    const [premove, table] = [this.premove.peek(), this.table.peek()!];
    this.wantsPremove.value = premove !== null && table.can.ahead;
    if (!premove) {
      return;
    }
    if (table.can.ahead) {
      this.picked.value = premove.parts;
      return;
    }
    this.premove.value = null;
    this.picked.value = [];
    const move = table.legal.find(({ move: text }) => text === premove.move);
    if (move) {
      void this.play(move);
    } else if (!table.result) {
      this.tell({ kind: "premoveLost", move: premove.move });
    }
  }

  /** Sends a request; returns null and shows the refusal if it was not
   * granted. */
  private async ask(message: Request): Promise<ServerMessage | null> {
    try {
      return await this.line.request(message);
    } catch (error) {
      this.refusal.value = error as ServerError;
      return null;
    }
  }

  undo = () => this.ask({ t: "undo", cid: newCid() });
  redo = () => this.ask({ t: "redo", cid: newCid() });
  answer = (yes: boolean) => this.ask({ t: "answer", cid: newCid(), yes });
  /** Takes back what this seat has sealed. */
  reopen = () => this.ask({ t: "reopen", cid: newCid(), seat: this.table.peek()?.as ?? 0 });
  resign = (seat: number) => this.ask({ t: "resign", cid: newCid(), seat });

  look(seat: number): void {
    this.forgetChoice();
    this.line.send({ t: "look", seat });
  }

  /** Asks for a hint, which is then chosen and waits to be played. */
  async askHint(): Promise<void> {
    const ply = this.table.peek()?.ply;
    this.isThinkingHint.value = true;
    const answer = await this.ask({ t: "hint", cid: newCid() });
    this.isThinkingHint.value = false;
    if (answer?.t !== "hint" || answer.ply !== ply || this.table.peek()?.ply !== ply) {
      return;
    }
    this.goLive();
    this.hint.value = answer;
    const move = this.legal.peek().find(({ move: text }) => text === answer.move);
    if (move) {
      this.picked.value = move.parts;
    }
  }

  /** What the game's solver says about the position after this many steps;
   * throws a ServerError if it says nothing. */
  async analyse(ply: number): Promise<unknown> {
    const answer = await this.line.request({ t: "analyse", cid: newCid(), ply });
    return answer.t === "analysis" ? answer.analysis : null;
  }

  async record(): Promise<unknown> {
    const answer = await this.ask({ t: "record", cid: newCid() });
    return answer?.t === "record" ? answer.record : null;
  }

  /** Makes a new table with rotated seats, or with the same deal again; returns
   * its id and its tokens. */
  async askNext(t: "rematch" | "again"): Promise<{ table: string; tokens: Record<string, string> } | null> {
    const offered = this.rematch.peek();
    if (offered?.t === t) {
      return offered;
    }
    const answer = await this.ask({ t, cid: newCid() });
    return answer?.t === "created" ? answer : null;
  }

  /* Looking back ------------------------------------------------------- */

  goTo(ply: number): void {
    const last = this.table.peek()?.ply ?? 0;
    if (ply >= last) {
      this.goLive();
      return;
    }
    batch(() => {
      this.lookedAt.value = Math.max(0, ply);
      this.clear();
      this.hovered.value = null;
    });
    void this.fetchPositions();
  }

  goLive(): void {
    this.lookedAt.value = null;
  }

  goBy(plies: number): void {
    this.goTo(this.ply.peek() + plies);
  }

  private clampLook(): void {
    const at = this.lookedAt.peek();
    if (at !== null && at >= (this.table.peek()?.ply ?? 0)) {
      this.lookedAt.value = null;
    } else if (at !== null) {
      void this.fetchPositions();
    }
  }

  private keepPosition(shown: Shown): void {
    this.positions.value = new Map(this.positions.peek()).set(shown.ply, shown);
  }

  /* One question at a time, always for the position shown by then: dragging
   * over a long game must not request every ply. */
  private async fetchPositions(): Promise<void> {
    const { epoch } = this;
    if (this.isAsking) {
      return;
    }
    this.isAsking = true;
    for (let ply = this.missing(); ply !== null && epoch === this.epoch; ply = this.missing()) {
      const answer = await this.ask({ t: "at", cid: newCid(), ply });
      if (answer?.t !== "position" || epoch !== this.epoch) {
        break;
      }
      const { t: _, cid: __, ...shown } = answer;
      this.keepPosition(shown);
      await new Promise((resolve) => setTimeout(resolve, this.pace));
    }
    if (epoch === this.epoch) {
      this.isAsking = false;
    }
  }

  /** The position to ask for: the ply shown or, if that is known, the next one; null if both are known. */
  private missing(): number | null {
    const at = this.lookedAt.peek();
    const last = this.table.peek()?.ply ?? 0;
    const wanted = at === null ? [] : [at, at + 1];
    return wanted.find((ply) => ply < last && !this.positions.peek().has(ply)) ?? null;
  }
}

function present({ ply, view, facts, draw }: Table, events: GameEvent[]): Shown {
  return { ply, view, facts, draw, events };
}

/** The table of this page. */
export const store = new TableStore({ send, request, on }, 50);
