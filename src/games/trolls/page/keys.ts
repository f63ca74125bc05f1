/* keys.ts: digits and arrows choose a number of stones. */
import type { LegalMove, SeatNumber } from "web/messages";
import type { View } from "./types";

/** A digit that follows another key this soon continues its number. */
const QUICK_MS = 1200;
let pressedAt = -QUICK_MS;

function digitPart(digit: string, before: string, isLegal: (part: string) => boolean): string | null {
  const longer = before + digit;
  if (isLegal(longer)) return longer;
  return isLegal(digit) ? digit : null;
}

function steppedPart(by: number, before: string, count: number): string | null {
  const next = Math.min(count, Math.max(1, Number(before) + by));
  return String(next) === before ? null : String(next);
}

export function keys(_view: View, legal: LegalMove[], _bottom: SeatNumber, picked: string[]): Record<string, string | null> {
  const now = performance.now();
  const before = picked[0] ?? "";
  const typed = now - pressedAt < QUICK_MS ? before : "";
  const isLegal = (part: string) => legal.some(({ move }) => move === part);
  pressedAt = now;
  const digits = [..."0123456789"].map((digit) => [digit, digitPart(digit, typed, isLegal)] as const);
  const fewer = steppedPart(-1, before, legal.length);
  const more = steppedPart(1, before, legal.length);
  return { ...Object.fromEntries(digits), ArrowLeft: fewer, ArrowDown: fewer, ArrowRight: more, ArrowUp: more };
}
