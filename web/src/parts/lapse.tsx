/* lapse.tsx: a finished game as a time lapse: as many positions as make a short
 * film, loaded one after the other, to play or to scrub. */
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadAgain } from "../api";
import type { LapseProps } from "../board";
import { speaker } from "../dictionary";
import type { Table } from "../messages";
import { names, page } from "../play";
import { stopPlaying } from "../replay";
import { lang } from "../settings";
import { store } from "../table";
import { newCid, request } from "../transport";
import { t } from "../words";
import { Icon } from "./icons";
import { Button } from "./ui";

const fr = { title: "En accéléré", go: "Voir le coup {n}" };
const en = { title: "Time lapse of the game", go: "Show move {n}" } satisfies typeof fr;
const say = speaker<keyof typeof fr>({ fr, en });

const FRAMES = 36;
const FRAME_MS = 140;
/* The server drops clients that ask too fast. */
const PACE_MS = 120;

/** Evenly spaced steps, the first and the last among them. */
export function pliesOf(last: number): number[] {
  const count = Math.min(FRAMES, last + 1);
  return Array.from({ length: count }, (_, at) => Math.round((last * at) / Math.max(1, count - 1)));
}

/* The views as they arrive, beginning with both ends. */
function useViews(table: Table, plies: number[], isWanted: boolean): (unknown | undefined)[] {
  const [views, setViews] = useState<(unknown | undefined)[]>([]);
  useEffect(() => {
    let isGone = !isWanted;
    void (async () => {
      for (let at = 0; at < plies.length && !isGone; at++) {
        const answer = await request({ t: "at", cid: newCid(), ply: plies[at]! }).catch(() => null);
        if (isGone || answer?.t !== "position") return;
        setViews((known) => Object.assign([...known], { [at]: answer.view }));
        await new Promise((next) => setTimeout(next, PACE_MS));
      }
    })();
    return () => void (isGone = true);
  }, [table.table, table.ply, isWanted]);
  return views;
}

export function LapseCard({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const plies = pliesOf(table.ply);
  const views = useViews(table, plies, isOpen);
  const last = plies.length - 1;
  const loaded = views.filter((view) => view !== undefined).length;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => (at >= last ? setRunning(false) : setAt(Math.min(at + 1, Math.max(0, loaded - 1)))), FRAME_MS);
    return () => clearTimeout(timer);
  });
  const [Lapse, setLapse] = useState<ComponentType<LapseProps> | null>(null);
  useEffect(() => {
    if (isOpen) void page.peek()?.lapse?.().then((part) => setLapse(() => part), loadAgain);
  }, [isOpen]);
  const shown = Math.min(at, Math.max(0, loaded - 1));
  const play = () => {
    if (at >= last) setAt(0);
    setRunning(!isRunning);
  };
  return (
    <details class="card lapse" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say("title")}</summary>
      {isOpen && (!Lapse || views[shown] === undefined ? <p>{t("loading")}</p> : (
        <>
          <Lapse view={views[shown]} names={names.value} lang={lang.value} />
          <div class="lapse-bar">
            <button type="button" class="knob" aria-label={t(isRunning ? "game.pause" : "game.playBack")} onClick={play}>
              <Icon name={isRunning ? "pause" : "play"} />
            </button>
            <input type="range" min={0} max={last} value={shown} aria-label={say("title")}
              aria-valuetext={`${plies[shown]} / ${table.ply}`}
              onInput={(event) => (setRunning(false), setAt(Number(event.currentTarget.value)))} />
          </div>
          <Button size="small" onClick={() => (stopPlaying(), store.goTo(plies[shown]!))}>{say("go", { n: plies[shown]! })}</Button>
        </>
      ))}
    </details>
  );
}
