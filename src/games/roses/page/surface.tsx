/* surface.tsx: both hands and the board of roses. */
import { useState } from "preact/hooks";
import type { BoardProps } from "web/board";
import { Hand } from "./card";
import { moveOf, other, sceneOf, type Peek } from "./choosing";
import { Grid } from "./grid";

export function Board(props: BoardProps & { lit: string[] }) {
  const [peek, setPeek] = useState<Peek | null>(null);
  const scene = sceneOf(props, peek);

  function look(next: Peek | null): void {
    setPeek(next);
    const isOwn = next !== null && next.player === scene.mover;
    props.onHover(isOwn ? moveOf(props.legal, next.card) : null);
  }

  /* Nothing else is possible, so no confirmation is needed: a move that would
   * wait is picked again, and so played. */
  function pass(): void {
    props.onPick("passe");
    props.onPick("passe");
  }

  const onHand = { pick: props.onPick, pass, peek: look };
  const onGrid = {
    pick: props.onPick,
    hover: (card: string | null) => look(card && scene.mover ? { player: scene.mover, card } : null),
    back: props.onBack,
  };
  return (
    <div class="roses">
      <Hand scene={scene} player={other(scene.near)} isWide on={onHand} />
      <Grid scene={scene} on={onGrid} />
      <Hand scene={scene} player={scene.near} isWide={false} on={onHand} />
    </div>
  );
}
