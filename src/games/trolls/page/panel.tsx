/* panel.tsx: what each player of trolls has, and how the game would end with it. */
import type { PanelProps } from "web/board";
import type { Lang } from "web/messages";
import { Terms } from "web/parts/term";
import { CastleIcon } from "./drawings";
import { PLAYERS, type Facts, type Player, type View } from "./types";
import { wordsOf, type TrollsWords } from "./words";

interface RowProps {
  view: View;
  facts: Facts;
  player: Player;
  name: string;
  words: TrollsWords;
  lang: Lang;
}

function PlayerRow({ view, facts, player, name, words, lang }: RowProps) {
  const at = player - 1;
  const thrown = view.throws.map((pair) => pair[at]!);
  const mean = thrown.reduce((sum, stones) => sum + stones, 0) / Math.max(1, thrown.length);
  const format = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  return (
    <section class="trolls-player">
      <h2>
        <CastleIcon player={player} />
        <span>{name}</span>
      </h2>
      <p>
        <span>{words.far(facts.distance[at]!)}</span>
        {thrown.length > 0 && <span>{words.average} <b>{format.format(mean)}</b></span>}
      </p>
    </section>
  );
}

export function Panel(props: PanelProps) {
  const words = wordsOf(props.lang);
  const view = props.view as View;
  const facts = props.facts as Facts;
  return (
    <div class="trolls-panel">
      {PLAYERS.map((player) => (
        <PlayerRow
          key={player}
          view={view}
          facts={facts}
          player={player}
          name={props.names[player - 1] ?? words.players[player - 1]!}
          words={words}
          lang={props.lang}
        />
      ))}
      {!view.result && <p class="trolls-verdict"><Terms text={words.wouldPush(facts.pushed_to)} /></p>}
    </div>
  );
}

/** The strip is empty, because the stones stand below the scene. */
export const strip = () => null;

export function describe(view: View, facts: Facts, lang: Lang): string {
  const words = wordsOf(lang);
  const stones = words.players.map((name, at) => `${name} ${view.stones[at]}`).join(", ");
  return words.describe(view.troll, facts.cells - 1, stones);
}
