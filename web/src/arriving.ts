/* arriving.ts: asks for a table and goes to it. */
import { keepTokens } from "./identity";
import { toast } from "./parts/ui";
import { navigate } from "./router";
import { request, type Request } from "./transport";

/* One at a time: a second click must not take a second seat. */
let isGoing = false;

/** Sends a request that is answered by a seat at a table. */
export async function goToTable(message: Request): Promise<void> {
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
