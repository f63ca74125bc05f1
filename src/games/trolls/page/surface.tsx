/* surface.tsx: the board of trolls: the path, the stones, the secret choice, and
 * the way so far. */
import { useRef } from "preact/hooks";
import type { BoardProps } from "web/board";
import { Chooser, Sealed } from "./chooser";
import { Ending } from "./ending";
import { useMotion } from "./motion";
import { Scene, type Doing } from "./scene";
import { Stocks } from "./stocks";
import { PLAYERS, type Facts, type Pair, type Player, type View } from "./types";
import { Way } from "./way";
import { wordsOf } from "./words";

type Props = BoardProps & { lit: string[] };

/* After a resignation the state still waits for both players. */
const isPlaying = ({ owing, sealed }: Props): boolean => owing.length > 0 || sealed !== null;

function doingsOf(props: Props): Doing[] {
  if (!isPlaying(props)) return [null, null];
  return PLAYERS.map((player) => (props.owing.includes(player) ? "thinks" : "chose"));
}

function thrownOf({ as, picked, sealed }: Props): Pair {
  const stones = Number(sealed ?? picked[0] ?? 0);
  return [as === 1 ? stones : 0, as === 2 ? stones : 0];
}

function Below({ props, view, facts }: { props: Props; view: View; facts: Facts }) {
  const words = wordsOf(props.lang);
  if (view.result) return <Ending view={view} facts={facts} names={props.names} words={words} />;
  if (props.sealed !== null) {
    const others = props.owing.map((player) => props.names[player - 1] ?? words.players[player - 1]!);
    return <Sealed sealed={props.sealed} waitsFor={others.join(", ")} words={words} onReopen={props.onReopen} />;
  }
  return props.legal.length > 0 ? <Chooser props={props} facts={facts} words={words} /> : <Waiting props={props} />;
}

/* A watcher sees who has chosen, but not what. */
function Waiting({ props }: { props: Props }) {
  const words = wordsOf(props.lang);
  if (!isPlaying(props)) return <div class="trolls-waiting" />;
  return (
    <div class="trolls-waiting">
      {PLAYERS.map((player: Player) => (
        <p key={player} class={`is-${player}`}>
          <strong>{props.names[player - 1] ?? words.players[player - 1]}</strong>{" "}
          {props.owing.includes(player) ? words.thinks : words.chose}
        </p>
      ))}
    </div>
  );
}

export function Board(props: Props) {
  const view = props.view as View;
  const facts = props.facts as Facts;
  const words = wordsOf(props.lang);
  const root = useRef<SVGSVGElement>(null);
  useMotion(root, view, facts, props.settings.animate);
  return (
    <div class="trolls">
      <Scene
        root={root}
        view={view}
        facts={facts}
        words={words}
        coordinates={props.settings.coordinates}
        patterns={props.settings.patterns}
        doings={doingsOf(props)}
        sealed={props.sealed}
        as={props.as}
      />
      <Stocks stones={view.stones} all={facts.stones} names={props.names} thrown={thrownOf(props)} words={words} />
      <Below props={props} view={view} facts={facts} />
      <Way view={view} facts={facts} names={props.names} words={words} />
    </div>
  );
}
