/* glossary.tsx: a game's terms explained, in texts and as a list. */
import { signal } from "@preact/signals";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { speaker, wellSet } from "../dictionary";
import { guideOf, hasGuide, runsOf, type Guide, type Term } from "../guide";
import { lang } from "../settings";
import { explain } from "./term";

export const words = speaker({
  fr: {
    glossary: "Les mots du jeu",
    contents: "Sur cette page",
    figure: "Position à essayer",
    tryIt: "Cette position se joue : essayez.",
    playIt: "Jouer ce coup",
    back: "Effacer",
    again: "Remettre la position",
  },
  en: {
    glossary: "Words of the game",
    contents: "On this page",
    figure: "A position to try",
    tryIt: "This position can be played: try it.",
    playIt: "Play this move",
    back: "Clear",
    again: "Back to the position",
  },
});

const guides = signal<Record<string, Guide>>({});

/** The guide of a game; null until it is there. */
export function useGuide(game: string): Guide | null {
  useEffect(() => {
    if (hasGuide(game) && !guides.peek()[game]) {
      void guideOf(game).then((guide) => (guides.value = { ...guides.peek(), [game]: guide }), () => {});
    }
  }, [game]);
  return guides.value[game] ?? null;
}

const WIDE = 300;
const EDGE = 8;

/* Shows the tip on top of the page, where no column cuts it off: below the word, or above it if there is no
 * room, but inside the window. */
function placeTip(tip: HTMLElement, word: HTMLElement): void {
  tip.showPopover?.();
  const at = word.getBoundingClientRect();
  const { height } = tip.getBoundingClientRect();
  const isAbove = at.bottom + height + EDGE > innerHeight && at.top > height;
  tip.style.top = `${isAbove ? at.top - height : at.bottom}px`;
  tip.style.left = `${Math.max(EDGE, Math.min(at.left, innerWidth - WIDE - EDGE))}px`;
}

/** A word with an explanation for pointer, keyboard and touch. */
function TermWord({ text, term }: { text: string; term: Term }) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (isOpen) placeTip(tip.current!, box.current!);
  }, [isOpen]);
  /* Delayed, because what made the word visible may still be announced. */
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = () => setOpen(false);
    addEventListener("scroll", close, { capture: true, once: true });
    return () => removeEventListener("scroll", close, { capture: true });
  }, [isOpen]);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      setOpen(false);
      event.stopPropagation();
      event.preventDefault();
    }
  };
  const isMouse = (event: PointerEvent) => event.pointerType === "mouse";
  return (
    <span
      ref={box}
      class="term-box"
      onPointerEnter={(event) => isMouse(event) && setOpen(true)}
      onPointerLeave={(event) => isMouse(event) && setOpen(false)}
      onKeyDown={onKey}
    >
      <button
        type="button"
        class="term"
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        {text}
      </button>
      {isOpen && <span ref={tip} id={id} class="term-tip" role="tooltip" popover="manual">{wellSet(term.says)}</span>}
    </span>
  );
}

/* Closing punctuation, which stays on the line of the word before it. */
const CLOSING = /^[\u202f\u00a0]?[).,;:!?»…]+/;
/* And opening punctuation, on that of the word after it. */
const OPENING = /[(«][\u202f\u00a0]?$/;

/** A text whose terms have explanations. */
export function Explained({ text, guide }: { text: string; guide: Guide }) {
  const runs = runsOf(text, guide.terms.map((term) => term[lang.value]));
  return (
    <>
      {runs.map(({ text: run, term }, at) => {
        if (!term) {
          const rest = at > 0 ? run.replace(CLOSING, "") : run;
          return at < runs.length - 1 ? rest.replace(OPENING, "") : rest;
        }
        const closing = CLOSING.exec(runs[at + 1]?.text ?? "")?.[0];
        const opening = OPENING.exec(runs[at - 1]?.text ?? "")?.[0];
        const word = <TermWord key={at} text={run} term={term} />;
        return closing || opening ? <span key={at} class="term-end">{opening}{word}{closing}</span> : word;
      })}
    </>
  );
}

/** Explains the terms of a game in all Terms until the returned function is
 * called. */
export function startExplaining(game: string): () => void {
  let isWanted = true;
  if (hasGuide(game)) {
    void guideOf(game).then((guide) => {
      guides.value = { ...guides.peek(), [game]: guide };
      if (isWanted) explain.value = (text) => <Explained text={text} guide={guide} />;
    }, () => {});
  }
  return () => {
    isWanted = false;
    explain.value = null;
  };
}

/** All terms of a game. */
export function Glossary({ game }: { game: string }) {
  const guide = useGuide(game);
  return guide && (
    <dl class="glossary">
      {guide.terms.map((term) => {
        const { words: spellings, says } = term[lang.value];
        return (
          <div key={spellings}>
            <dt>{spellings.split("|")[0]}</dt>
            <dd>{wellSet(says)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
