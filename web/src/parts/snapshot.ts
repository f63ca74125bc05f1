/* snapshot.ts: the board on the screen as a picture to keep. Its drawing is copied together with
 * its styles, because a picture has no style sheet. */
import { saveBlob } from "../files";

const SIDE = 1200;
const KEPT = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "stroke-opacity",
  "opacity", "font-family", "font-size", "font-weight", "text-anchor", "paint-order", "visibility", "display",
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

/** The largest drawing on the page's board, or null if the board is not drawn. */
export const boardDrawing = (): SVGSVGElement | null =>
  [...document.querySelectorAll<SVGSVGElement>(".board-box svg[viewBox]")]
    .sort((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)
    .find((svg) => svg.getBoundingClientRect().width > 200) ?? null;

/** The board on the screen, drawn in this width; null if it is not drawn. */
export async function paintBoard(width: number): Promise<HTMLCanvasElement | null> {
  const board = boardDrawing();
  if (!board) return null;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copyOf(board, width)))}`;
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

/** Saves the position on the screen as a PNG. */
export async function savePicture(name: string): Promise<void> {
  const canvas = await paintBoard(SIDE);
  const blob = canvas && (await pngOf(canvas));
  if (blob) saveBlob(name, blob);
}
