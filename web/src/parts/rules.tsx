/* rules.tsx: the sections of a game's rules, for their page and the dialog. */
import type { Piece, Section } from "../rulestext";

export function RuleSections({ sections }: { sections: Section[] }) {
  return (
    <>
      {sections.map(({ title, pieces }, at) => (
        <section key={at}>
          <h2>{title}</h2>
          <Pieces pieces={pieces} label={title} />
        </section>
      ))}
    </>
  );
}

function Pieces({ pieces, label }: { pieces: Piece[]; label: string }) {
  return (
    <>
      {pieces.map((piece, at) => (
        <PieceView key={at} piece={piece} label={label} />
      ))}
    </>
  );
}

function PieceView({ piece, label }: { piece: Piece; label: string }) {
  if (piece.kind === "columns")
    return (
      <pre tabIndex={0} role="region" aria-label={label}>
        {piece.text}
      </pre>
    );
  if (piece.kind === "list")
    return (
      <ul>
        {piece.items.map((each, at) => (
          <li key={at} class={isStep(each) ? "step" : undefined}>{each.kind === "text" && <Sentence {...each} />}</li>
        ))}
      </ul>
    );
  return (
    <p>
      <Sentence {...piece} />
    </p>
  );
}

const isStep = (piece: Piece): boolean => piece.kind === "text" && /^\d/.test(piece.lead);

function Sentence({ lead, text }: { lead: string; text: string }) {
  return (
    <>
      {lead && <strong>{lead}</strong>}
      {text}
    </>
  );
}
