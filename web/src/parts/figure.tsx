/* figure.tsx: a position of the rules on the game's own board, on which a move
 * can be tried. */
import { useEffect, useRef, useState } from "preact/hooks";
import { gameInfo } from "../api";
import type { GamePage } from "../board";
import { boardOf } from "../boards";
import { nextChoices, pick, wholeMove } from "../choices";
import { wellSet } from "../dictionary";
import type { GuideFigure } from "../guide";
import { layout } from "../layout";
import type { Lesson } from "../lessons";
import type { LegalMove, Trial } from "../messages";
import { animates, coordinates, lang, patterns, showLegal } from "../settings";
import { newCid, request } from "../transport";
import { inLang } from "../words";
import { words } from "./glossary";
import { Button } from "./ui";

const nothing = () => {};
const NONE: never[] = [];

/** True once the element has come near the screen. */
function useSeen(box: { current: Element | null }): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: "300px" },
    );
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}

async function tryOut(game: string, { state, options = {} }: Pick<Lesson, "state" | "options">, move?: string): Promise<Trial> {
  const answer = await request({ t: "try", cid: newCid(), game, options, state, ...(move === undefined ? {} : { move }) });
  if (answer.t !== "tried") throw new Error(answer.t);
  return answer;
}

/** The position, the possible choices and the result. */
function useTrial(game: string, page: GamePage | null, figure: GuideFigure, given: Pick<Lesson, "state" | "options">, isSeen: boolean) {
  const [trial, setTrial] = useState<Trial | null>(null);
  const [after, setAfter] = useState<Trial | null>(null);
  const [picked, setPicked] = useState<string[]>([]);
  const now = lang.value;
  const reset = () => {
    setAfter(null);
    setPicked([]);
  };
  useEffect(() => {
    if (!isSeen) return;
    reset();
    tryOut(game, given).then(setTrial, nothing);
  }, [isSeen, now]);
  const legal = after || !trial ? NONE : trial.legal;
  const chosen = wholeMove(legal, picked);
  const play = ({ move }: LegalMove) => {
    tryOut(game, given, trial!.turn === "all" ? `${move},${figure.reply}` : move).then(setAfter, nothing);
  };
  const waits = (move: LegalMove) => {
    const confirms = page!.confirms;
    return typeof confirms === "function" ? confirms(move, trial!.view) : Boolean(confirms);
  };
  const onPick = (part: string) => {
    if (chosen && chosen.parts.at(-1) === part) {
      play(chosen);
      return;
    }
    const parts = pick(legal, picked, part);
    const whole = nextChoices(legal, parts).length === 0 ? wholeMove(legal, parts) : null;
    setPicked(parts);
    if (whole && !waits(whole)) play(whole);
  };
  return { trial, after, picked, legal, chosen, reset, play, onPick, onBack: () => setPicked(picked.slice(0, -1)) };
}

interface FigureProps {
  game: string;
  figure: GuideFigure;
  /** The lesson whose position the figure shows if it has no state of its own. */
  lesson: Lesson | undefined;
}

export function Figure({ game, figure, lesson }: FigureProps) {
  const box = useRef<HTMLElement>(null);
  const isSeen = useSeen(box);
  const page = isSeen ? boardOf(game) : null;
  const given = figure.state ? { state: figure.state, options: figure.options } : lesson!;
  const [hovered, setHovered] = useState<LegalMove | null>(null);
  const { trial, after, picked, legal, chosen, reset, play, onPick, onBack } = useTrial(game, page, figure, given, isSeen);
  const shown = after ?? trial;
  const looked = chosen ?? hovered;
  const said = after ? after.moves.map(({ say }) => say).join(" ") : looked && trial ? looked.say : null;
  const names = gameInfo(game)?.seats.map(inLang) ?? [];
  return (
    <figure ref={box} class={`figure of-${game} ${layout.value === "phone" ? "is-narrow" : ""}`} aria-label={words("figure")}>
      <div class="figure-board">
        {page && shown && (
          <page.Board
            view={shown.view} facts={shown.facts} legal={legal} refused={after ? NONE : shown.refused}
            events={shown.events} steps={shown.moves} bottom={1} lang={lang.value} names={names}
            picked={picked} chosen={chosen} isHint={false} onPick={onPick} onBack={onBack} onHover={setHovered}
            as={1} owing={after ? NONE : shown.owing} sealed={null} onReopen={nothing} analysis={null} lit={NONE}
            settings={{ coordinates: coordinates.value, patterns: patterns.value, showLegal: showLegal.value, animate: animates.value }}
          />
        )}
      </div>
      <figcaption>
        <p aria-live="polite">{wellSet(said ?? figure.caption[lang.value])}</p>
        {!after && !chosen && <p class="help">{words("tryIt")}</p>}
        {!after && chosen && !page!.hasConfirm && (
          <span class="figure-buttons">
            <Button size="small" variant="primary" onClick={() => play(chosen)}>{words("playIt")}</Button>
            <Button size="small" onClick={onBack}>{words("back")}</Button>
          </span>
        )}
        {after && <Button size="small" onClick={reset}>{words("again")}</Button>}
      </figcaption>
    </figure>
  );
}
