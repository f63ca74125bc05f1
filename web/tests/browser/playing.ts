/* playing.ts: how boards are played by mouse and touch, and what a listener
 * writes down. */
import assert from "node:assert/strict";
import type { Locator, Page } from "playwright-core";
import { eventually } from "./expect";

/** The move that a listener notes from a sentence about moulin. */
export function moulinMove(sentence: string): string[] {
  const place = /pose en (\d\d)/.exec(sentence);
  const step = /(?:va|saute) de (\d\d) en (\d\d)/.exec(sentence);
  const removed = /retire le pion en (\d\d)/.exec(sentence);
  const play = place ? place[1]! : step ? `${step[1]}-${step[2]}` : null;
  return play === null ? [] : [play + (removed ? `x${removed[1]}` : "")];
}

/** The move that a listener notes from a sentence about roses. */
export function rosesMove(sentence: string): string[] {
  const card = /joue ([NSEO]+)\s(\d)\s:/.exec(sentence);
  const drawn = /reçoit ([NSEO]+)\s(\d)\./.exec(sentence);
  if (card) return [card[1]! + card[2]];
  if (drawn) return [`*${drawn[1]}${drawn[2]}`];
  if (/ pioche\./.test(sentence)) return ["pioche"];
  return / passe\./.test(sentence) ? ["passe"] : [];
}

/** The move that a listener notes from a sentence about trolls. */
export function trollsMove(sentence: string): string[] {
  const found = /Gauche lance (\d+), Droite (\d+)\./.exec(sentence);
  return found ? [`${found[1]},${found[2]}`] : [];
}

/** Waits until a part of the page stays where it is; returns its middle. */
export function middle(part: Locator): Promise<{ x: number; y: number }> {
  return eventually(async () => {
    const was = await part.boundingBox();
    await part.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const box = await part.boundingBox();
    assert.ok(box, "it is not in sight");
    assert.deepEqual(box, was, "it moves");
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

export type Roll = (n: number) => number;

/** Waits until some of these parts are visible; roll chooses one of them. */
export async function oneOf(parts: Locator, roll: Roll): Promise<Locator> {
  const seen = parts.filter({ visible: true });
  const many = await eventually(async () => {
    const n = await seen.count();
    assert.ok(n > 0, "there is none");
    return n;
  });
  return seen.nth(roll(many));
}

/** Drags with the mouse from the middle of one part to that of another. */
export async function drag(page: Page, from: string, to: string, button: "left" | "right" = "left"): Promise<void> {
  const [a, b] = [await middle(page.locator(from).first()), await middle(page.locator(to).first())];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button });
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up({ button });
}

/** Acts at the middle of the slider's thumb for a number of stones. */
export async function onSlider(page: Page, number: number, act: (x: number, y: number) => Promise<void>): Promise<void> {
  const slider = page.locator(".trolls-slide input");
  const { x, y } = await middle(slider);
  const [width, most] = await slider.evaluate((input: HTMLInputElement) => [input.getBoundingClientRect().width, Number(input.max)] as const);
  const thumb = 26;
  await act(x + (width - thumb) * ((number - 1) / (most - 1 || 1) - 0.5), y);
}
