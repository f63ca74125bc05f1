/* replay-bar.tsx: steps through a game and plays it back. */
import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { loadAgain } from "../api";
import type { Table } from "../messages";
import { isPlaying, speed, SPEEDS, stopPlaying, togglePlaying, type Speed } from "../replay";
import { stepText } from "../journal";
import { store } from "../table";
import { t, type Key } from "../words";
import { Icon } from "./icons";

function jump(ply: number): void {
  stopPlaying();
  store.goTo(ply);
}

/* Once the game is over, the slider runs over the curve of who was ahead. */
const course = signal<ComponentType<{ table: Table }> | null>(null);

function Scrub({ table }: { table: Table }) {
  const ply = store.ply.value;
  const share = (at: number) => `${(100 * at) / Math.max(1, table.ply)}%`;
  const isOver = table.result !== null && (table.can.eval || Boolean(table.moves[0]?.shares));
  useEffect(() => void (isOver && import("./course").then((part) => (course.value = part.default), loadAgain)), [isOver]);
  const Course = course.value;
  return (
    <div class={`scrub ${isOver ? "is-over" : ""}`} style={{ "--at": share(ply) }}>
      {isOver && Course && <Course table={table} />}
      <div class="scrub-track" aria-hidden="true">
        {table.moves.map((step, at) =>
          step.mark ? <i key={at} class="scrub-mark" style={{ left: share(at + 1) }} /> : null,
        )}
      </div>
      <input
        type="range"
        min={0}
        max={table.ply}
        value={ply}
        disabled={table.ply === 0}
        aria-label={t("game.scrub")}
        aria-valuetext={`${t("game.lookingAt", { n: ply, all: table.ply })}. ${stepText(ply)}`}
        onInput={(event) => jump(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface KnobProps {
  icon: Parameters<typeof Icon>[0]["name"];
  label: Key;
  disabled?: boolean;
  onClick(): void;
}

function Knob({ icon, label, disabled, onClick }: KnobProps) {
  return (
    <button type="button" class="knob" aria-label={t(label)} title={t(label)} disabled={disabled} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

function SpeedChoice() {
  const choose = (value: string) => (speed.value = value === "real" ? "real" : (Number(value) as Speed));
  return (
    <select
      class="speed"
      aria-label={t("game.speed")}
      value={String(speed.value)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {SPEEDS.map((rate) => (
        <option key={rate} value={String(rate)} selected={rate === speed.value}>
          ×{rate}
        </option>
      ))}
      <option value="real" selected={speed.value === "real"}>
        {t("game.realTime")}
      </option>
    </select>
  );
}

export function ReplayBar({ table }: { table: Table }) {
  const ply = store.ply.value;
  const isEmpty = table.ply === 0;
  return (
    <div class="replay" role="group" aria-label={t("game.replay")}>
      <Scrub table={table} />
      <div class="knobs">
        <Knob icon="first" label="game.first" disabled={ply === 0} onClick={() => jump(0)} />
        <Knob icon="back" label="game.back" disabled={ply === 0} onClick={() => jump(ply - 1)} />
        <Knob
          icon={isPlaying.value ? "pause" : "play"}
          label={isPlaying.value ? "game.pause" : "game.playBack"}
          disabled={isEmpty}
          onClick={togglePlaying}
        />
        <Knob icon="forward" label="game.forward" disabled={store.isLive.value} onClick={() => jump(ply + 1)} />
        <Knob icon="last" label="game.last" disabled={store.isLive.value} onClick={() => jump(table.ply)} />
        <SpeedChoice />
        <span class="ply-count">
          {ply} / {table.ply}
        </span>
      </div>
    </div>
  );
}
