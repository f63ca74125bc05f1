/* plain.tsx: the board of a game that has none of its own: its text drawing,
 * and its legal moves as buttons, picked part by part. */
import { commonWords, movesFrom, ownWords, type Choice } from "./choices";
import type { LegalMove } from "./messages";
import { moveLabel, pickPart } from "./play";
import { store } from "./table";
import { t } from "./words";
import { Drawing } from "./parts/drawing";

/** More choices than this are shown by name only; the status line says what the
 * one under the pointer would do. */
const DESCRIBED = 10;

/** The one move that a choice stands for, to be described while it is pointed
 * at. */
const previewed = (choice: Choice): LegalMove | null =>
  choice.whole ?? (choice.moves.length === 1 ? choice.moves[0]! : null);

interface ChoiceButtonProps {
  choice: Choice;
  number: number;
  /** The words that distinguish the choice from the others. */
  words: string;
  isBrief: boolean;
  isChosen: boolean;
}

function ChoiceButton({ choice, number, words, isBrief, isChosen }: ChoiceButtonProps) {
  const more = choice.whole ? "" : t("game.choicesMore", { n: choice.moves.length });
  const hover = () => (store.hovered.value = previewed(choice));
  const unhover = () => (store.hovered.value = null);
  return (
    <button
      type="button"
      class={`choice ${isChosen ? "chosen" : ""}`}
      aria-pressed={isChosen}
      onClick={() => pickPart(choice.part)}
      onPointerEnter={hover}
      onPointerLeave={unhover}
      onFocus={hover}
      onBlur={unhover}
    >
      {number <= 9 && <i class="choice-key" data-key={number} />}
      <b>{choice.part}</b>
      {isBrief ? <span class="unseen">{commonWords(choice.moves)}</span> : <span>{words || more}</span>}
    </button>
  );
}

function Picked() {
  const picked = store.picked.value;
  return (
    <p class="picked">
      {picked.length === 0 ? (
        t("game.pickFirst", { n: store.legal.value.length })
      ) : (
        <>
          <span class="picked-parts">
            {picked.map((part, at) => (
              <b key={at}>{part}</b>
            ))}
          </span>
          {store.chosen.value
            ? `${moveLabel(store.chosen.value)} : ${store.chosen.value.say}`
            : [commonWords(movesFrom(store.legal.value, picked)), t("game.pickNext")].filter(Boolean).join(" ; ")}
        </>
      )}
    </p>
  );
}

/* Once a move is complete, its last part stays visible among the others, so
 * that another can be picked instead. */
function shownChoices(): Choice[] {
  const { choices, chosen, picked, siblings } = store;
  return chosen.value && choices.value.length === 0 && picked.value.length > 0
    ? siblings.value
    : choices.value;
}

function Choices() {
  const choices = shownChoices();
  if (store.legal.value.length === 0) {
    return null;
  }
  const all = choices.flatMap(({ moves }) => moves);
  const words = choices.map(({ moves }) => ownWords(moves, all));
  const isBrief = choices.length > DESCRIBED || words.every((each) => each === "");
  const last = store.picked.value.at(-1);
  return (
    <div class="choices" role="group" aria-label={t("game.choices")}>
      <Picked />
      <div class={`choice-list ${isBrief ? "brief" : ""}`}>
        {choices.map((choice, at) => (
          <ChoiceButton
            key={choice.part}
            choice={choice}
            number={at + 1}
            words={words[at]!}
            isBrief={isBrief}
            isChosen={store.chosen.value !== null && choice.part === last}
          />
        ))}
      </div>
    </div>
  );
}

export function PlainBoard() {
  return (
    <div class="plain">
      <Drawing
        rows={store.shown.value?.draw ?? []}
        label={`${t("game.drawing")} ${store.table.value?.status ?? ""}`}
        zoom={t("game.zoom")}
      />
      <Choices />
    </div>
  );
}
