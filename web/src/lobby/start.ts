/* start.ts: from the plan to a table: creating one, sitting down. */
import { hasBoard, loadAhead } from "../boards";
import { goToTable } from "../arriving";
import { myName } from "../identity";
import type { GameInfo } from "../messages";
import { newCid } from "../transport";
import { clockRule, isListed, isOnline, optionsOf, playersOf, seatRequests } from "./plan";

/** Creates a table by the plan and goes to it. seed is used if nobody else may
 * sit down; otherwise the server draws one. */
export async function startGame(info: GameInfo, seed: number): Promise<void> {
  loadAhead(info.id);
  await goToTable({
    t: "create",
    cid: newCid(),
    game: info.id,
    options: optionsOf(info),
    seats: seatRequests(info),
    clock: clockRule(),
    listed: isListed(info),
    draw: !hasBoard(info.id),
    ...(isOnline(info) ? {} : { seed }),
  });
}

/** Lets computers of one level play each other, and goes to watch them. */
export async function watchComputers(info: GameInfo, spec: string): Promise<void> {
  loadAhead(info.id);
  const seats = Array.from({ length: playersOf(info) }, () => ({ kind: "computer" as const, spec }));
  await goToTable({ t: "create", cid: newCid(), game: info.id, options: optionsOf(info), seats, listed: true, draw: !hasBoard(info.id) });
}

export async function sitDown(table: string, game: string): Promise<void> {
  loadAhead(game);
  await goToTable({ t: "join", cid: newCid(), table, sit: true, name: myName.value, draw: !hasBoard(game) });
}
