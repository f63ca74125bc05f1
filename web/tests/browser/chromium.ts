/* chromium.ts: windows of a real browser on a real server, for tests. */
import assert from "node:assert/strict";
import { availableParallelism, loadavg } from "node:os";
import { after, before, test, type TestContext } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { Server } from "../server/joute";

export const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1440, height: 920 };
export const TABLET = { width: 1024, height: 768 };
export const PHONE = { width: 390, height: 844 };

export interface Look {
  viewport?: { width: number; height: number };
  touch?: boolean;
  lang?: "fr" | "en";
  theme?: "light" | "dark" | "contrast";
}

/** A server and a browser, while the tests of a file run. What a page complains
 * of fails them. */
export class Stage {
  server!: Server;
  private browser!: Browser;
  private readonly faults: string[] = [];

  constructor(flags: string[] = []) {
    before(async () => {
      this.server = await Server.start(flags);
      this.browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });
    });
    after(async () => {
      await this.browser?.close();
      await this.server?.stop();
      assert.deepEqual(this.faults, []);
    });
  }

  /** A test whose windows are closed at its end. One that fails tells what
   * they show. */
  readonly test = (name: string, run: (context: TestContext) => Promise<void>): void => {
    void test(name, async (context) => {
      try {
        await run(context);
      } catch (error) {
        if (error instanceof Error) error.message += await this.shown();
        throw error;
      } finally {
        await Promise.all(this.browser.contexts().map((person) => person.close()));
      }
    });
  };

  private async shown(): Promise<string> {
    const pages = this.browser.contexts().flatMap((person) => person.pages());
    const texts = pages.map(async (page) => {
      const text = await page.locator("body").innerText({ timeout: 5000 }).catch(String);
      return `\n${page.url()} shows: ${text.replace(/\s+/g, " ").slice(0, 1500)}`;
    });
    return (await Promise.all(texts)).join("");
  }

  /** A person's browser: storage of its own. */
  async person(look: Look = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      viewport: look.viewport ?? DESKTOP,
      hasTouch: look.touch ?? false,
      locale: "fr-FR",
      reducedMotion: "reduce",
      bypassCSP: false,
    });
    const settings = { lang: look.lang ?? "fr", theme: look.theme ?? "light" };
    await context.addInitScript((kept) => {
      if (localStorage.getItem("joute.settings") === null) {
        localStorage.setItem("joute.settings", JSON.stringify(kept));
      }
    }, settings);
    /* For a machine with much else to do. */
    context.setDefaultTimeout(Number(process.env.JOUTE_PATIENCE ?? 60_000));
    return context;
  }

  async window(path: string, look: Look = {}, context?: BrowserContext): Promise<Page> {
    const page = await (context ?? (await this.person(look))).newPage();
    page.on("pageerror", (error) => this.faults.push(`${path}: ${error.message}`));
    page.on("console", (message) => {
      /* A server that is away is part of some tests. */
      if (message.type() === "error" && !/net::ERR_|WebSocket/.test(message.text())) {
        this.faults.push(`${path}: ${message.text()}`);
      }
    });
    await page.goto(this.server.origin + path);
    return page;
  }
}

/** How many programs want each core: times grow with them. */
export const rivals = (): number => Math.max(1, loadavg()[0]! / availableParallelism());

/** Keeps all that the live regions say, in order. */
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
