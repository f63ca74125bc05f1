/* ending.tsx: the last turn told step by step. */
import { pushOf, winnerOf, type Facts, type Player, type View } from "./types";
import type { TrollsWords } from "./words";

export function endSteps(view: View, facts: Facts, names: string[], words: TrollsWords): string[] {
  const { ends } = words;
  const name = (player: Player) => names[player - 1] ?? words.players[player - 1]!;
  const last = view.throws.at(-1);
  const push = pushOf(view, facts);
  const winner = winnerOf(view);
  const steps: string[] = [];
  if (last) {
    const [from, to] = facts.way.slice(-2) as [number, number];
    steps.push(ends.throws(name(1), last[0], name(2), last[1]));
    steps.push(from === to ? ends.stays(to) : ends.goes(from, to));
  }
  if (view.result?.reason === "out-of-stones") {
    steps.push(push ? ends.empty(name(push.by === 1 ? 2 : 1)) : ends.bothEmpty);
  }
  if (push && push.cells.length > 1) steps.push(ends.push(name(push.by), push.stones, push.cells.join(push.cells.length < 4 ? "\u00a0→\u00a0" : "\u00a0→ ")));
  if (winner === 0) steps.push(ends.inMiddle);
  else {
    const loser: Player = winner === 1 ? 2 : 1;
    const [near, far] = [facts.distance[loser - 1]!, facts.distance[winner - 1]!];
    steps.push(`${near === 0 ? ends.inCastle(name(loser)) : ends.near(name(loser), near, far)} ${ends.wins(name(winner))}`);
  }
  return steps;
}

export function Ending({ view, facts, names, words }: { view: View; facts: Facts; names: string[]; words: TrollsWords }) {
  const winner = winnerOf(view);
  return (
    <section class={`trolls-ending ${winner === 0 ? "" : `is-${winner}`}`} tabIndex={0} aria-label={words.end}>
      <ol>
        {endSteps(view, facts, names, words).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
