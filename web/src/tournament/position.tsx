/* position.tsx: a position of a game of the tournament, on the game's board or,
 * without one, as text. */
import type { GamePage } from "../board";
import { readable } from "../dictionary";
import type { ReplayPosition, Step } from "../messages";
import { StillBoard } from "../parts/still";
import { t } from "./words";

interface PositionProps {
  /** null if the game has no board. */
  page: GamePage | null;
  position: ReplayPosition;
  steps: Step[];
  names: string[];
  coordinates?: boolean;
}

export function Position({ page, ...rest }: PositionProps) {
  if (page) return <StillBoard page={page} {...rest} names={rest.names.map(readable)} />;
  const rows = (rest.position.draw ?? []).map((row) => row.map(([text]) => text).join(""));
  return <pre class="t-drawing" role="img" tabIndex={0} aria-label={t("drawing")}>{rows.join("\n")}</pre>;
}
