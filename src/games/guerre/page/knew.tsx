/* knew.tsx: in an open game, shows what each player could know of the other's hand beside what the hand
 * held. */
import { useState } from "preact/hooks";
import { lang } from "web/settings";
import { Chip } from "./card";
import { KINDS, other, PLAYERS, type Counts, type Facts, type Player, type View } from "./types";
import type { GuerreWords } from "./words";

/** The cards of a hand that everybody may see now; null if it is hidden. */
const openHand = (view: View, player: Player): Counts | null => {
  const { hand } = view.players[player - 1]!;
  return "count" in hand ? null : (hand as Counts);
};

export function Knew({ view, facts, words, names }: { view: View; facts: Facts; words: GuerreWords; names: string[] }) {
  const [seat, setSeat] = useState<Player>(1);
  const nameOf = (player: Player) => names[player - 1] ?? words.players[player - 1]!;
  if (PLAYERS.some((player) => !openHand(view, player))) return null;
  const hand = openHand(view, other(seat))!;
  const odds = facts.players[other(seat) - 1]!.odds ?? {};
  const percent = new Intl.NumberFormat(lang.value, { style: "percent" });
  return (
    <details class="guerre-unseen guerre-knew">
      <summary>{words.knew}</summary>
      <div role="group" aria-label={words.knew}>
        {PLAYERS.map((player) => (
          <button key={player} type="button" aria-pressed={player === seat} onClick={() => setSeat(player)}>{nameOf(player)}</button>
        ))}
      </div>
      <p>{words.knewOf(nameOf(seat), nameOf(other(seat)), facts.players[other(seat) - 1]!.hand)}</p>
      <table>
        <thead><tr><th scope="col">{words.kind}</th><th scope="col">{words.odds}</th><th scope="col">{words.held}</th></tr></thead>
        <tbody>
          {KINDS.filter((kind) => odds[kind] || hand[kind]).map((kind) => (
            <tr key={kind} class={hand[kind] ? "is-held" : ""}>
              <th scope="row"><Chip kind={kind} words={words} /> <span aria-hidden="true">{words.kinds[kind]}</span></th>
              <td><i style={{ "--share": odds[kind] ?? 0 }} aria-hidden="true" />{percent.format(odds[kind] ?? 0)}</td>
              <td>{hand[kind] ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
