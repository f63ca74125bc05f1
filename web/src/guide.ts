/* guide.ts: how a game's folder explains the game (guide.json): its terms, and
 * its rules with positions. */
import { guideLoaders } from "./boards.gen";
import type { Lang } from "./messages";

export interface Term {
  /** Its spellings, separated by "|"; the first is its name. */
  words: string;
  says: string;
}

/** A position: that of the lesson with this number (from 1), or a state of its own. */
export interface GuideFigure {
  lesson?: number;
  state?: Record<string, unknown>;
  options?: Record<string, unknown>;
  caption: Record<Lang, string>;
  /** The choice of the other players, if all choose at once. */
  reply?: string;
}

export interface GuideSection {
  title: Record<Lang, string>;
  /** Paragraphs; those that begin with "- " form a list. */
  text?: Record<Lang, string[]>;
  /** The first row is the head. */
  table?: Record<Lang, string[][]>;
  figure?: GuideFigure;
  /** Shown in the terminal only. */
  terminal?: true;
}

export interface Guide {
  about: Record<Lang, string>;
  terms: Record<Lang, Term>[];
  sections: GuideSection[];
}

export const hasGuide = (game: string): boolean => game in guideLoaders;

export async function guideOf(game: string): Promise<Guide> {
  const { sections, ...guide } = (await guideLoaders[game]!()).default as Guide;
  return { ...guide, sections: sections.filter(({ terminal }) => !terminal) };
}

/** A piece of a text: a term, or the text between terms. */
export interface Run {
  text: string;
  term: Term | null;
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Splits a text at its terms, the longest first; each term is marked once. */
export function runsOf(text: string, terms: Term[]): Run[] {
  const byWord = new Map(terms.flatMap((term) => term.words.split("|").map((word) => [word.toLowerCase(), term] as const)));
  const words = [...byWord.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (words.length === 0) return [{ text, term: null }];
  /* A word of the glossary must not be part of a longer word. */
  const pattern = new RegExp(`(^|[^\\p{L}])(${words.join("|")})(?!\\p{L})`, "giu");
  const runs: Run[] = [];
  const known = new Set<Term>();
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    const term = byWord.get(found[2]!.toLowerCase())!;
    const start = found.index! + found[1]!.length;
    if (known.has(term)) continue;
    known.add(term);
    if (start > end) runs.push({ text: text.slice(end, start), term: null });
    end = start + found[2]!.length;
    runs.push({ text: text.slice(start, end), term });
  }
  return end < text.length ? [...runs, { text: text.slice(end), term: null }] : runs;
}
