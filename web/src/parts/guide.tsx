/* guide.tsx: the rules of a game with positions to try, and its terms. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Guide as GuideData, GuideSection } from "../guide";
import { wellSet } from "../dictionary";
import { lessonsOf, type Lesson } from "../lessons";
import { lessonLoaders } from "../boards.gen";
import { lang } from "../settings";
import { Figure } from "./figure";
import { Explained, Glossary, useGuide, words } from "./glossary";

function useLessons(game: string): Lesson[] | null {
  const [lessons, setLessons] = useState<Lesson[] | null>(game in lessonLoaders ? null : []);
  useEffect(() => {
    if (game in lessonLoaders) void lessonsOf(game).then(setLessons);
  }, [game]);
  return lessons;
}

const isItem = (text: string): boolean => text.startsWith("- ");

/* Paragraphs and lists. */
function Text({ texts, guide }: { texts: string[]; guide: GuideData }) {
  const said = (text: string) => <Explained text={wellSet(text)} guide={guide} />;
  const items = texts.filter(isItem);
  return (
    <>
      {texts.filter((text) => !isItem(text)).map((text) => <p key={text}>{said(text)}</p>)}
      {items.length > 0 && <ul>{items.map((text) => <li key={text}>{said(text.slice(2))}</li>)}</ul>}
    </>
  );
}

function Rows({ rows: [head = [], ...rows], label }: { rows: string[][]; label: string }) {
  return (
    <div class="guide-table" tabIndex={0} role="region" aria-label={label}>
      <table>
        <thead><tr>{head.map((cell) => <th key={cell} scope="col">{cell}</th>)}</tr></thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}><th scope="row">{first}</th>{cells.map((cell, at) => <td key={at}>{cell}</td>)}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SectionProps {
  id: string;
  game: string;
  guide: GuideData;
  section: GuideSection;
  lessons: Lesson[];
}

function Section({ id, game, guide, section, lessons }: SectionProps) {
  const { title, text, table, figure } = section;
  const now = lang.value;
  return (
    <section id={id}>
      <h2>{title[now]}</h2>
      {text && <Text texts={text[now]} guide={guide} />}
      {table && <Rows rows={table[now]} label={title[now]} />}
      {figure && <Figure game={game} figure={figure} lesson={figure.lesson ? lessons[figure.lesson - 1] : undefined} />}
    </section>
  );
}

/** The rules without positions. */
export function GuideText({ game }: { game: string }) {
  const guide = useGuide(game);
  const now = lang.value;
  return guide && (
    <>
      {guide.sections.map(({ title, text, table }) => (
        <section key={title[now]}>
          <h2>{title[now]}</h2>
          {text && <Text texts={text[now]} guide={guide} />}
          {table && <Rows rows={table[now]} label={title[now]} />}
        </section>
      ))}
    </>
  );
}

/** What comes after the rules, `children`, comes with them. */
export default function Guide({ game, children }: { game: string; children?: ComponentChildren }) {
  const guide = useGuide(game);
  const lessons = useLessons(game);
  if (!guide || !lessons) return null;
  return (
    <>
      <nav class="rules-parts" aria-label={words("contents")}>
        {[...guide.sections.map(({ title }) => title[lang.value]), words("glossary")].map((title, at) => <a key={at} href={`#part-${at + 1}`}>{title}</a>)}
      </nav>
      {guide.sections.map((section, at) => (
        <Section key={at} id={`part-${at + 1}`} game={game} guide={guide} section={section} lessons={lessons} />
      ))}
      <section id={`part-${guide.sections.length + 1}`}>
        <h2>{words("glossary")}</h2>
        <Glossary game={game} />
      </section>
      {children}
    </>
  );
}
