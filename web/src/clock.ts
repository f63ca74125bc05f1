/* clock.ts: the players' clocks, which tick between the server's messages. */
import { effect, signal } from "@preact/signals";
import type { ClockRule, SeatNumber } from "./messages";
import { store } from "./table";
import { clockOffset } from "./transport";
import { t } from "./words";

const TICK = 100;
export const LOW = 20_000;

const now = signal(Date.now());

effect(() => {
  const clock = store.table.value?.clock;
  if (!clock || clock.running.length === 0) {
    return undefined;
  }
  now.value = Date.now();
  const timer = setInterval(() => (now.value = Date.now()), TICK);
  return () => clearInterval(timer);
});

export const ruleText = (rule: ClockRule | null): string => (rule ? `${rule.base / 60_000} min + ${rule.step / 1000} s` : t("game.noClock"));

/** Milliseconds left for a seat; null without a clock. */
export function timeLeft(seat: SeatNumber): number | null {
  const clock = store.table.value?.clock;
  if (!clock) {
    return null;
  }
  const left = clock.left[seat - 1] ?? 0;
  const passed = clock.running.includes(seat) ? now.value + clockOffset.value - clock.now : 0;
  return Math.max(0, left - Math.max(0, passed));
}

export const isRunning = (seat: SeatNumber): boolean =>
  store.table.value?.clock?.running.includes(seat) ?? false;

/** "7:42", "1:02:03"; tenths in the last ten seconds. */
export function clockText(ms: number): string {
  if (ms < 10_000) {
    return (Math.ceil(ms / 100) / 10).toFixed(1);
  }
  const seconds = Math.ceil(ms / 1000);
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}
