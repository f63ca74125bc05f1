/* snapshot.ts: the board on the screen as a picture to keep. Its drawing is copied together with
 * its styles, because a picture has no style sheet. */
import { h, render } from "preact";
import { saveBlob } from "../files";
import { store } from "../table";

const SIDE = 1200;
const KEPT = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "opacity", "font-family", "font-size", "font-weight", "text-anchor", "paint-order", "visibility", "display", "stop-color", "stop-opacity",
];

function copyOf(board: SVGSVGElement, side: number): SVGSVGElement {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const from = [board, ...board.querySelectorAll("*")];
  const to = [copy, ...copy.querySelectorAll("*")];
  from.forEach((part, at) => {
    const style = getComputedStyle(part);
    to[at]!.removeAttribute("style");
    for (const name of KEPT) to[at]!.setAttribute(name, style.getPropertyValue(name));
  });
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(side));
  copy.setAttribute("height", String(Math.round((side * height) / width)));
  return copy;
}

/* The largest drawing on the page's board, or null if the board is not drawn. */
const boardDrawing = (): SVGSVGElement | null =>
  [...document.querySelectorAll<SVGSVGElement>(".board-box svg[viewBox]")]
    .sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)
    .find((svg) => svg.getBoundingClientRect().width > 200) ?? null;

/* A board that is not one drawing is replaced by the small picture of its position. */
async function copyOfSmall(width: number): Promise<SVGSVGElement | null> {
  const [table, shown] = [store.table.peek(), store.shown.peek()];
  const Picture = table && (await import("../pictures.gen")).pictures[table.game];
  if (!Picture || !shown) return null;
  const box = document.body.appendChild(document.createElement("div"));
  box.className = "picture unseen";
  render(h(Picture, { view: shown.view, options: table.options }), box);
  const svg = box.querySelector("svg");
  const copy = svg && copyOf(svg, width);
  render(null, box);
  box.remove();
  return copy;
}

/** The board on the screen, drawn in this width; null if the game has no drawing. */
export async function paintBoard(width: number): Promise<HTMLCanvasElement | null> {
  const board = boardDrawing();
  const copy = board ? copyOf(board, width) : await copyOfSmall(width);
  if (!copy) return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width;
  canvas.height = image.height;
  const paper = canvas.getContext("2d")!;
  paper.fillStyle = getComputedStyle(document.body).backgroundColor;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0);
  return canvas;
}

export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob | null> => new Promise((done) => canvas.toBlob(done, "image/png"));

/** Saves the position on the screen as a PNG; returns false if it cannot be drawn. */
export async function savePicture(name: string): Promise<boolean> {
  const canvas = await paintBoard(SIDE);
  const blob = canvas && (await pngOf(canvas));
  if (blob) saveBlob(name, blob);
  return blob !== null;
}
