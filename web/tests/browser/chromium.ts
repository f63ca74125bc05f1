/* chromium.ts: windows of a real browser on a real server, for tests. */
import assert from "node:assert/strict";
import { after, before, test, type TestContext } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { SeatRequest } from "../../src/messages";
import { Client, newCid, PATIENCE, Server } from "../server/joute";

export const DESKTOP = { width: 1440, height: 920 };
export const LAPTOP = { width: 1280, height: 800 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface Look {
  viewport?: { width: number; height: number };
  touch?: boolean;
  lang?: "fr" | "en";
  theme?: "light" | "dark" | "contrast";
}

type Run = (context: TestContext) => Promise<void>;

/** A server, and windows of the Chromium that test.mjs has started, while the
 * tests of a file run. An error on a page fails the test. */
export class Stage {
  server!: Server;
  private browser!: Browser;
  private faults: string[] = [];
  private isStarted = false;

  /** flags are the server's; run starts another program in its place. */
  constructor(
    private readonly flags: string[] = [],
    private readonly run: (flags: string[]) => Promise<Server> = Server.start,
  ) {}

  /** Started by the first test of a file: a file without tests would never
   * end. */
  private start(): void {
    this.isStarted = true;
    before(async () => {
      this.server = await this.run(this.flags);
      this.browser = await chromium.connect(process.env.CHROMIUM_ENDPOINT!);
    });
    after(async () => {
      await this.browser?.close();
      await this.server?.stop();
    });
  }

  /** A test whose windows are closed at its end. A failing test reports what
   * they show. */
  readonly test = (name: string, run: Run): void => {
    if (!this.isStarted) this.start();
    void test(name, { timeout: 10 * PATIENCE }, async (context) => {
      this.faults = [];
      try {
        await run(context);
        assert.deepEqual(this.faults, []);
      } catch (error) {
        if (error instanceof Error) error.message += await this.shown();
        throw error;
      } finally {
        await Promise.all(this.browser.contexts().map((person) => person.close()));
      }
    });
  };

  /** A long test, which only ./test --long runs. */
  readonly long = (name: string, run: Run): void => {
    if (process.env.JOUTE_LONG) this.test(name, run);
  };

  private async shown(): Promise<string> {
    const pages = this.browser.contexts().flatMap((person) => person.pages());
    const texts = pages.map(async (page) => {
      const text = await page.locator("body").innerText({ timeout: 5000 }).catch(String);
      return `\n${page.url()} shows: ${text.replace(/\s+/g, " ").slice(0, 1500)}`;
    });
    return (await Promise.all(texts)).join("");
  }

  /** A person's browser: with its own storage, and a system with this look. */
  async person({ viewport = DESKTOP, touch = false, lang = "fr", theme = "light" }: Look = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport,
      hasTouch: touch,
      locale: lang === "fr" ? "fr-FR" : "en-GB",
      colorScheme: theme === "dark" ? "dark" : "light",
      contrast: theme === "contrast" ? "more" : "no-preference",
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(PATIENCE);
    return context;
  }

  /** A window at a path of the server, or at the address of a file, which may
   * load nothing. */
  async window(path: string, look: Look = {}, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await this.person(look))).newPage();
    page.on("pageerror", (error) => this.faults.push(`${path}: ${error.message}`));
    page.on("console", (message) => {
      /* Some tests stop the server. */
      if (message.type() === "error" && !/net::ERR_|WebSocket/.test(message.text())) {
        this.faults.push(`${path}: ${message.text()}`);
      }
    });
    page.on("dialog", (dialog) => {
      this.faults.push(`${path}: dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    if (path.startsWith("file:")) {
      page.on("request", (request) => void (request.url().startsWith("file:") || this.faults.push(`${path} asks for ${request.url()}`)));
    }
    await this.go(page, path);
    return page;
  }

  /** A table that a program makes. start is its game, options and seed, or a
   * record. The tokens are those of the seats that are "me". */
  async makeTable(start: object, seats: SeatRequest[]): Promise<{ table: string; tokens: Record<string, string> }> {
    const maker = await Client.hello(this.server);
    const made = await maker.ask({ t: "create", cid: newCid(), seats, ...start });
    maker.close();
    assert.equal(made.t, "created", JSON.stringify(made));
    return made as { table: string; tokens: Record<string, string> };
  }

  /** Such a table, and a window of the person who holds its seats. */
  async table(start: object, seats: SeatRequest[], look: Look = {}, context?: BrowserContext): Promise<{ page: Page; table: string }> {
    const { table, tokens } = await this.makeTable(start, seats);
    const person = context ?? (await this.person(look));
    await giveSeats(person, table, tokens);
    return { page: await this.window(`/t/${table}`, look, person), table };
  }

  /** A program that watches a table. */
  async watch(table: string): Promise<Client> {
    const watcher = await Client.hello(this.server);
    await watcher.join(table);
    await watcher.settled((now) => now.table === table);
    return watcher;
  }

  /** Sends a window to another page. */
  async go(page: Page, path: string): Promise<void> {
    await page.goto(path.startsWith("file:") ? path : this.server.origin + path);
  }
}

export const ADA: SeatRequest = { kind: "me", name: "Ada" };
export const ZOE: SeatRequest = { kind: "me", name: "Zoé" };
export const BOTH = [ADA, ZOE];
export const AGAINST: SeatRequest[] = [ADA, { kind: "computer", spec: "level:1" }];

/** Records everything that the live regions announce, in order. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: string[] = [];
    (window as unknown as { heard: string[] }).heard = heard;
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const region = node.parentElement?.closest("[aria-live=polite]");
          if (region && node.textContent) {
            heard.push(node.textContent);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** Gives a browser the seats of a table, as if it had made it. */
export async function giveSeats(context: BrowserContext, table: string, tokens: Record<string, string>): Promise<void> {
  await context.addInitScript((known) => {
    const all = JSON.parse(localStorage.getItem("joute.tables") ?? "[]") as { id: string }[];
    if (!all.some(({ id }) => id === known.id)) {
      localStorage.setItem("joute.tables", JSON.stringify([known, ...all]));
    }
  }, { id: table, tokens, at: Date.now() });
}
