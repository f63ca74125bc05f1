/* collection.ts: all games of this device as one file with a record a line,
 * which joute verify and joute replay read too (docs/FORMATS.md). */
import { gameInfo, getJson } from "../api";
import { speaker } from "../dictionary";
import { saveBlob } from "../files";
import { keepTokens, myTables } from "../identity";
import type { SeatRequest } from "../messages";
import { toast } from "../parts/ui";
import { navigate } from "../router";
import { newCid, request, send } from "../transport";

const fr = { added: { one: "{n} partie ajoutée à vos parties", other: "{n} parties ajoutées à vos parties" } };
const en = { added: { one: "{n} game added to your games", other: "{n} games added to your games" } } satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

const LARGEST = 12 << 20;

/** The parts of a record that the page uses. */
interface GameRecord {
  game: string;
  players: string[];
}

/** The user's games as lines, the oldest one first. */
async function lines(): Promise<string[]> {
  const ids = myTables().map(({ id }) => id).reverse();
  const records = await Promise.all(ids.map((id) => getJson<GameRecord>(`/api/records/${id}`).catch(() => null)));
  return records.flatMap((record) => (record ? [JSON.stringify(record)] : []));
}

export async function saveAll(): Promise<void> {
  const text = (await lines()).map((line) => `${line}\n`);
  saveBlob("joute-games.jsonl", new Blob(text, { type: "application/jsonl" }));
}

/* Computers play on; everybody else is the user. */
function seatsOf({ game, players }: GameRecord): SeatRequest[] {
  const levels = gameInfo(game)?.levels ?? [];
  return players.map((name) =>
    levels.some(({ spec }) => spec === name) ? { kind: "computer", spec: name } : { kind: "me", name: name.slice(0, 24) });
}

/** Adds the games of such a file to the user's games, except those that are there already; throws if a line is not
 * a record. */
export async function openAll(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Error("too-big");
  const known = new Set(await lines());
  const given = (await file.text()).split("\n").filter((line) => line.trim() !== "");
  const fresh = given.map((line) => JSON.parse(line) as GameRecord).filter((record) => !known.has(JSON.stringify(record)));
  for (const record of fresh) {
    const answer = await request({ t: "create", cid: newCid(), seats: seatsOf(record), record });
    if (answer.t === "created") keepTokens(answer.table, answer.tokens);
  }
  send({ t: "leave" });
  toast(t("added", { n: fresh.length }));
  navigate("/");
}
