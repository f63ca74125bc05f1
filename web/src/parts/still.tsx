/* still.tsx: a position of a recorded game on the game's board, to look at. */
import type { GamePage } from "../board";
import type { GameEvent, Step } from "../messages";
import { animates, lang } from "../settings";

interface StillProps {
  page: GamePage;
  position: { view: any; facts: any; events: GameEvent[] };
  /** All steps that led to the position. */
  steps: Step[];
  names: string[];
  coordinates?: boolean;
}

const nothing = () => {};
const NONE: never[] = [];

export function StillBoard({ page, position, steps, names, coordinates = true }: StillProps) {
  return (
    <page.Board
      view={position.view}
      facts={position.facts}
      legal={NONE}
      refused={NONE}
      events={position.events}
      steps={steps}
      bottom={1}
      lang={lang.value}
      names={names}
      picked={NONE}
      chosen={null}
      isHint={false}
      onPick={nothing}
      onBack={nothing}
      onHover={nothing}
      as={0}
      owing={NONE}
      sealed={null}
      onReopen={nothing}
      analysis={null}
      settings={{ coordinates, patterns: false, showLegal: false, animate: animates.value }}
      lit={NONE}
    />
  );
}
