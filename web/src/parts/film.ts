/* film.ts: the game on the page as an animated picture to keep. It is played on
 * the page's own board, position after position. */
import { joinFrames, type Frame } from "../apng";
import { saveBlob } from "../files";
import { store } from "../table";
import { paintBoard, pngOf } from "./snapshot";

const WIDTH = 480;
/** A longer game is shown every second or third step. */
const MOST = 90;
const STEP_MS = 700;
const LAST_MS = 3000;

const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Shows a position, and waits until it is drawn at rest. */
async function show(ply: number): Promise<void> {
  store.goTo(ply);
  while (store.shown.peek()?.ply !== ply) await new Promise<void>((done) => {
    const stop = store.shown.subscribe((shown) => shown?.ply === ply && queueMicrotask(() => (stop(), done())));
  });
  await painted();
  for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  await painted();
}

/** Saves the film; tell is called with the share that is done. Returns false if
 * the board cannot be drawn. */
export async function saveFilm(name: string, tell: (share: number) => void): Promise<boolean> {
  const table = store.table.peek();
  const before = store.ply.peek();
  const last = table?.ply ?? 0;
  const every = Math.ceil((last + 1) / MOST);
  const plies = Array.from({ length: Math.floor(last / every) + 1 }, (_, at) => at * every);
  if (plies.at(-1) !== last) plies.push(last);
  const frames: Frame[] = [];
  for (const ply of plies) {
    if (store.table.peek()?.table !== table?.table) return true; /* somebody left */
    await show(ply);
    const canvas = await paintBoard(WIDTH);
    const blob = canvas && (await pngOf(canvas));
    if (!blob) return false;
    frames.push({ png: new Uint8Array(await blob.arrayBuffer()), ms: ply === last ? LAST_MS : STEP_MS });
    tell(frames.length / plies.length);
  }
  store.goTo(before);
  saveBlob(name, new Blob([joinFrames(frames)], { type: "image/apng" }));
  return true;
}
