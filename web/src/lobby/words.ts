/* words.ts: the lobby's words beside those of all pages. */
import { speaker, type Entry } from "../dictionary";
import { en as commonEn, fr as commonFr } from "../words";
import { lobby as lobbyEn } from "../words/lobby.en";
import { lobby as lobbyFr } from "../words/lobby.fr";

export { inLang, list, optionText, wellSet } from "../words";

const fr = { ...commonFr, ...lobbyFr };
const en = { ...commonEn, ...lobbyEn } satisfies Record<keyof typeof fr, Entry>;

export type Key = keyof typeof fr;

/** Does what t of all pages does, and also knows the lobby's words. */
export const t = speaker<Key>({ fr, en });
