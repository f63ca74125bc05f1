/* start.ts: from the plan to a table: creating one, sitting down. */
import { hasBoard, loadAhead } from "../boards";
import { keepTokens, myName } from "../identity";
import type { GameInfo } from "../messages";
import { navigate } from "../router";
import { newCid, request, type Request } from "../transport";
import { toast } from "../parts/ui";
import { clockRule, isListed, isOnline, optionsOf, seatRequests } from "./plan";

/** Creates a table by the plan and goes to it. seed is used if nobody else may
 * sit down; otherwise the server draws one. */
export async function startGame(info: GameInfo, seed: number): Promise<void> {
  loadAhead(info.id);
  await goTo({
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

export async function sitDown(table: string, game: string): Promise<void> {
  loadAhead(game);
  await goTo({ t: "join", cid: newCid(), table, sit: true, name: myName.value, draw: !hasBoard(game) });
}

/* One at a time: a second click must not take a second seat. */
let isGoing = false;

async function goTo(message: Request): Promise<void> {
  if (isGoing) return;
  isGoing = true;
  try {
    const answer = await request(message);
    if (answer.t !== "created" && answer.t !== "joined") return;
    keepTokens(answer.table, answer.tokens);
    navigate(`/t/${answer.table}`);
  } catch (error) {
    toast((error as Error).message, "error");
  } finally {
    isGoing = false;
  }
}
