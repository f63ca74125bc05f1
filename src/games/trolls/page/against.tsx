/* against.tsx: after many games of a match, a player's first throws beside the
 * equilibrium, and the throw that would punish them most. */
import { useEffect, useState } from "preact/hooks";
import { countThrows } from "./habits";
import type { MatchGame } from "web/board";
import type { Player } from "./types";
import type { TrollsWords } from "./words";

/** This many games are enough to tell habits from chance. */
export const ENOUGH = 20;

interface Solved {
  value: number;
  strategies: [Record<string, number>, Record<string, number>];
  values?: number[][];
}

/** The opponent's best throw against these shares of a player's throws, and
 * what it earns the opponent beyond the value of the game, in wins less losses
 * of a hundred games. */
export function punish(values: number[][], shares: ReadonlyMap<number, number>, player: Player): { throw: number; earns: number } {
  const count = player === 1 ? values[0]!.length : values.length;
  const earned = Array.from({ length: count }, (_, answer) =>
    [...shares].reduce((sum, [own, share]) => {
      const value = player === 1 ? -(values[own - 1]?.[answer] ?? 0) : (values[answer]?.[own - 1] ?? 0);
      return sum + share * value;
    }, 0));
  const best = earned.indexOf(Math.max(...earned));
  return { throw: best + 1, earns: earned[best]! };
}

const percent = (share: number, lang: string): string => new Intl.NumberFormat(lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

interface AgainstProps {
  games: MatchGame[];
  player: Player;
  name: string;
  lang: string;
  words: TrollsWords;
  analyse(): Promise<any>;
}

export function Against({ games, player, name, lang, words, analyse }: AgainstProps) {
  const [solved, setSolved] = useState<Solved | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) void analyse().then(setSolved);
  }, [isOpen]);
  const counts = countThrows(games, player, "first");
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = new Map([...counts].map(([number, count]) => [number, count / all]));
  const best = new Map(Object.entries(solved?.strategies[player - 1] ?? {}).map(([number, share]) => [Number(number), share]));
  const numbers = [...new Set([...shares.keys(), ...best.keys()])].sort((a, b) => a - b);
  const most = Math.max(...shares.values(), ...best.values(), 0.01);
  const answer = solved?.values && punish(solved.values, shares, player);
  const value = solved ? (player === 1 ? -solved.value : solved.value) : 0;
  return (
    <details class="trolls-against" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.against(name)}</summary>
      {!solved ? <p class="trolls-note">{words.solving}</p> : (
        <>
          <table>
            <thead>
              <tr><th scope="col">{words.firstThrow}</th><th scope="col">{name}</th><th scope="col">{words.equilibrium}</th></tr>
            </thead>
            <tbody>
              {numbers.map((number) => (
                <tr key={number}>
                  <th scope="row">{number}</th>
                  {[shares, best].map((of, at) => (
                    <td key={at} class={at === 0 ? `is-${player}` : "is-best"} style={{ "--share": (of.get(number) ?? 0) / most }}>
                      <i aria-hidden="true" />{percent(of.get(number) ?? 0, lang)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {answer && <p>{answer.earns - value > 0.01 ? words.punished(answer.throw, Math.round(100 * (answer.earns - value))) : words.unpunished}</p>}
        </>
      )}
    </details>
  );
}
