/* turning.tsx: says where a finished game was lost, and has the curves mark it.
 * Loaded after the end of a game. */
import { effect } from "@preact/signals";
import { speaker } from "../dictionary";
import { isMine, moveText, nameOf } from "../play";
import { stopPlaying } from "../replay";
import { store } from "../table";
import { turning, type Turn } from "../turning";
import { marked } from "./curves";

const fr = {
  lostAt: "Perdue au coup {n} : après {move}, vos chances passent de {before} à {after} %.",
  turnedAt: "Tournant au coup {n} : après {move}, les chances de {name} passent de {before} à {after} %.",
  takenFromYou: "Perdue au coup {n} : {by} vous fait passer de {before} à {after} cases.",
  takenFrom: "Tournant au coup {n} : {by} fait passer {name} de {before} à {after} cases.",
  search: "Recherche du coup décisif : {done} sur {all} positions…",
  none: "Aucun coup décisif : {name} mène à partir du coup {n}.",
  always: "Aucun coup décisif : {name} mène depuis le début.",
};
const en = {
  lostAt: "Lost at move {n}: after {move} your chances fall from {before} to {after} %.",
  turnedAt: "Turned at move {n}: after {move} the chances of {name} fall from {before} to {after} %.",
  takenFromYou: "Lost at move {n}: {by} takes you from {before} down to {after} tiles.",
  takenFrom: "Turned at move {n}: {by} takes {name} from {before} down to {after} tiles.",
  search: "Looking for the decisive move: {done} of {all} positions…",
  none: "No single move decided: {name} leads from move {n} on.",
  always: "No single move decided: {name} leads from the start.",
} satisfies typeof fr;
const t = speaker<keyof typeof fr>({ fr, en });

effect(() => {
  marked.value = turning.value && "turn" in turning.value ? turning.value.turn : null;
});

function TurnLink({ turn }: { turn: Turn }) {
  const { seat, ply, text, before, after, by } = turn;
  const isOwn = isMine(seat) && store.table.value!.you.length === 1;
  const key = by ? (isOwn ? "takenFromYou" : "takenFrom") : isOwn ? "lostAt" : "turnedAt";
  const look = () => {
    stopPlaying();
    store.goTo(ply - 1);
  };
  return (
    <button type="button" class="as-link" onClick={look}>
      {t(key, { name: nameOf(seat), n: ply, move: moveText(text), before, after, by: by ? nameOf(by) : "" })}
    </button>
  );
}

/* "Perdue au coup 27 : après SE 2, vos chances passent de 62 à 21 %." A click goes there. */
export default function TurningPoint() {
  const found = turning.value;
  if (!found) {
    return null;
  }
  return (
    <p class="turning">
      {"turn" in found ? <TurnLink turn={found.turn} />
        : "all" in found ? t("search", found)
        : t(found.since === 0 ? "always" : "none", { name: nameOf(found.seat), n: found.since })}
    </p>
  );
}
