/* link.ts: the page's side of playing on this device: starts the worker that
 * has the session, and speaks with it as with a server. */
import { gameTitle } from "../api";
import { speaker } from "../dictionary";
import type { ClientMessage } from "../messages";
import { toast } from "../parts/ui";
import type { Transport, TransportEvents } from "../transport";
import { files, isSmall } from "./where";
import type { FromPage, ToPage } from "./worker";

const fr = {
  plain: "{game} : une partie du programme n'a pas pu être chargée ; l'ordinateur joue moins bien.",
  understood: "D'accord",
};
const en = {
  plain: "{game}: a part of the program could not be loaded; the computer plays less well.",
  understood: "OK",
} satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

type Listener = (message: ToPage) => void;

let worker: Promise<Worker> | null = null;
const listeners = new Set<Listener>();

async function start(): Promise<Worker> {
  const { module, worker: script, nets } = files()!;
  /* Not compileStreaming, which needs the right media type from the host. */
  const answer = await fetch(module);
  if (!answer.ok) throw new Error(`${module}: ${answer.status}`);
  const compiled = await WebAssembly.compile(await answer.arrayBuffer());
  const started = new Worker(script);
  started.onmessage = ({ data }: MessageEvent<ToPage>) => {
    if (data.t === "failed") console.error(`joute: ${data.text}`);
    if (data.t === "plain") toast(t("plain", { game: gameTitle(data.game) }), "info", { [t("understood")]: () => undefined });
    [...listeners].forEach((listener) => listener(data));
  };
  const begin: FromPage = { t: "begin", role: "session", module: compiled, worker: script, nets, scope: new URL(".", document.baseURI).pathname, isSmall: isSmall() };
  started.postMessage(begin);
  void navigator.storage?.persist?.();
  return started;
}

function theWorker(): Promise<Worker> {
  worker ??= start().catch((error) => {
    worker = null;
    throw error;
  });
  return worker;
}

const post = async (message: FromPage) => (await theWorker()).postMessage(message);

export function openAlone(events: TransportEvents, read: (text: string) => any): Transport {
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    listeners.delete(listen);
    events.closed();
  };
  const listen: Listener = (message) => {
    if (message.t === "entered") events.opened();
    if (message.t === "heard") events.received(read(message.text));
    if (message.t === "closed" || message.t === "failed") close();
  };
  listeners.add(listen);
  post({ t: "enter" }).catch(close);
  return {
    send: (message: ClientMessage) => void post({ t: "say", text: JSON.stringify(message) }).catch(close),
    close,
  };
}

let lastGet = 0;

/** What the server would answer over HTTP. */
export function getAlone(path: string): Promise<{ status: number; body: string }> {
  const id = ++lastGet;
  return new Promise((resolve, reject) => {
    const done = (settle: () => void) => {
      listeners.delete(listen);
      settle();
    };
    const listen: Listener = (message) => {
      if (message.t === "got" && message.id === id) done(() => resolve(message));
      if (message.t === "closed" || message.t === "failed") done(() => reject(new Error(message.t)));
    };
    listeners.add(listen);
    post({ t: "get", id, path }).catch((error) => done(() => reject(error)));
  });
}
