/* site.ts: a site without a server, offered by Python's http.server. */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, type Server } from "../server/joute";
import { eventually } from "./expect";

export const PLACE = "/cours/jeux/";
/** Without the module there is no site. */
export const isBuilt = existsSync(join(process.env.JOUTE!, "../../web/site/index.html"));

/** A plain web server with a site in a sub-folder. */
export class Files {
  readonly folder = mkdtempSync(join(tmpdir(), "joute-site-"));
  #process: ChildProcess | null = null;
  origin = "";

  static async start(): Promise<Server> {
    const files = new Files();
    execFileSync(process.env.JOUTE!, ["site", join(files.folder, PLACE)]);
    await files.restart(await freePort());
    return files as unknown as Server;
  }

  async restart(port = Number(new URL(this.origin).port)): Promise<void> {
    await this.kill();
    this.origin = `http://127.0.0.1:${port}`;
    this.#process = spawn("python3", ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", this.folder], { stdio: "ignore" });
    await eventually(async () => assert.ok((await fetch(this.origin)).ok));
  }

  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await ended;
    await assert.rejects(fetch(this.origin));
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
