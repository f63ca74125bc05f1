/* open.tsx: a game without a table: from a file, from a link that holds all of
 * it (/r#...), or from the records of finished games (/r/ID). */
import { useEffect, useRef, useState } from "preact/hooks";
import { gameInfo, gameTitle, games, getJson } from "../api";
import { hasBoard } from "../boards";
import { opened } from "../files";
import { fromFragment } from "../fragment";
import { keepTokens } from "../identity";
import type { GameInfo, SeatRequest } from "../messages";
import { openOrSay } from "../parts/actions";
import { Icon } from "../parts/icons";
import { Button, Segmented, Select } from "../parts/ui";
import { navigate, usePage } from "../router";
import { store } from "../table";
import { newCid, request, ServerError } from "../transport";
import { inLang, t } from "../words";
import GamePage, { useDrop } from "./game";

/** The parts of a record or state document that the page uses. */
interface Saved {
  game: string;
  options?: { players?: number };
  players?: string[];
  result?: unknown;
  /** What bots read and wrote; stays in this tab. */
  dialogue?: unknown;
  state?: { result?: unknown };
}

const isOver = (saved: Saved): boolean => (saved.result ?? saved.state?.result ?? null) !== null;

function playersOf(saved: Saved, info: GameInfo | undefined): string[] {
  const count = saved.options?.players ?? info?.players[0] ?? 2;
  return saved.players ?? Array.from({ length: count }, () => "");
}

/** Makes a table of the record and goes to it; keeps the ply of the address. */
async function openTable({ dialogue, ...saved }: Saved, seats: SeatRequest[]): Promise<void> {
  const draw = !hasBoard(saved.game);
  const answer = await request({ t: "create", cid: newCid(), seats, record: saved, draw });
  if (answer.t === "created") {
    if (dialogue) {
      const { keepLines, readLines } = await import("../lines/lines");
      keepLines(answer.table, readLines(dialogue));
    }
    keepTokens(answer.table, answer.tokens, isOver(saved) ? "shared" : undefined);
    const ply = /^#\d+$/.test(location.hash) ? location.hash : "";
    navigate(`/t/${answer.table}${ply}`, { replace: true });
  }
}

const wholly = (saved: Saved): SeatRequest[] =>
  playersOf(saved, gameInfo(saved.game)).map((name) => ({ kind: "me", name: readable(name).slice(0, 24) }));

/* "level:2" is what programs call a computer. */
function readable(name: string): string {
  const level = /^level:(\d)$/.exec(name)?.[1];
  return level ? t("game.computerLevel", { n: level }) : name;
}

/* Where the record comes from ---------------------------------------- */

async function fromAddress(): Promise<unknown> {
  const text = location.hash.slice(1);
  return text === "" || /^\d+$/.test(text) ? null : fromFragment(text);
}

/** /r/ID: the table itself while the server has it, otherwise its record. */
function Finished({ id }: { id: string }) {
  const [saved, setSaved] = useState<Saved | null>(null);
  const isGone = store.problem.value !== null;
  useEffect(() => {
    if (isGone) {
      getJson<Saved>(`/api/records/${id}`).then(setSaved, () => {});
    }
  }, [isGone]);
  return saved ? <Reopened saved={saved} /> : <GamePage id={id} />;
}

export default function OpenPage({ id }: { id: string | null }) {
  return id === null ? <Unseated /> : <Finished id={id} />;
}

function Unseated() {
  const [saved, setSaved] = useState<Saved | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const read = () => {
      const given = opened.value;
      opened.value = null;
      if (given !== null) setSaved(given as Saved);
      else fromAddress().then((content) => setSaved(content as Saved | null), () => setBroken(true));
    };
    if (opened.value !== null || saved === null) {
      read();
    }
  }, [opened.value]);
  return saved ? <Reopened key={JSON.stringify(saved)} saved={saved} /> : <Chooser isBroken={isBroken} />;
}

function Chooser({ isBroken }: { isBroken: boolean }) {
  usePage(t("open.title"));
  useDrop();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="page narrow">
      <h1>{t("open.title")}</h1>
      {isBroken && <p class="banner warn">{t("open.failed")}</p>}
      <div class="card open-zone">
        <Icon name="open" />
        <p class="lead">{t("open.help")} <span class="open-drop">{t("open.drop")}</span></p>
        <Button variant="primary" size="big" onClick={() => input.current!.click()}>
          {t("open.choose")}
        </Button>
      </div>
      <input ref={input} type="file" accept=".json,.jsonl,application/json" hidden
        onChange={(event) => void openOrSay(event.currentTarget.files?.[0])} />
    </div>
  );
}

/* A finished game opens automatically; for others the user must say who
 * plays. */
function Reopened({ saved }: { saved: Saved }) {
  const [error, setError] = useState<string | null>(null);
  const open = (seats: SeatRequest[]) =>
    openTable(saved, seats).catch((problem: ServerError) => setError(problem.text));
  const isKnown = games.value.length > 0;
  useEffect(() => {
    if (isOver(saved) && isKnown) {
      void open(wholly(saved));
    }
  }, [isKnown]);
  usePage(t("open.title"));
  return (
    <div class="page narrow">
      <h1>{isKnown ? gameTitle(saved.game) : t("open.title")}</h1>
      {error && <p class="banner warn" role="alert">{`${t("open.failed")} ${error}`}</p>}
      {isKnown && !isOver(saved) ? <GoOn saved={saved} onOpen={open} /> : !error && <p>{t("loading")}</p>}
    </div>
  );
}

/** The text of a level: "3 : regarde un coup devant ...". The best player has no number. */
function levelText(level: GameInfo["levels"][number]): string {
  const number = /^level:(\d+)$/.exec(level.spec)?.[1];
  return number ? `${number} : ${inLang(level)}` : inLang(level);
}

function GoOn({ saved, onOpen }: { saved: Saved; onOpen(seats: SeatRequest[]): void }) {
  const info = gameInfo(saved.game);
  const players = playersOf(saved, info);
  const [kinds, setKinds] = useState<("me" | "computer")[]>(() => players.map(() => "me"));
  const [spec, setSpec] = useState("level:3");
  const seats = (): SeatRequest[] =>
    kinds.map((kind, at) => (kind === "me" ? { kind, name: players[at]!.slice(0, 24) } : { kind, spec }));
  return (
    <form
      class="card go-on"
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(seats());
      }}
    >
      <h2>{t("open.who")}</h2>
      {players.map((name, at) => (
        <Segmented
          key={at}
          label={[info ? inLang(info.seats[at]!) : at + 1, name].filter(Boolean).join(" · ")}
          value={kinds[at]!}
          choices={[{ value: "me", label: t("open.me") }, { value: "computer", label: t("open.computer") }]}
          onChange={(kind) => setKinds(kinds.map((old, place) => (place === at ? kind : old)))}
        />
      ))}
      {kinds.includes("computer") && (
        <Select
          label={t("open.level")}
          value={spec}
          choices={(info?.levels ?? []).map((level) => ({ value: level.spec, label: levelText(level) }))}
          onChange={setSpec}
        />
      )}
      <Button type="submit" variant="primary" size="big">
        {t("open.start")}
      </Button>
    </form>
  );
}
