/* rulestext.ts: the structure of the rules' plain text, as the terminal shows
 * it: paragraphs between empty lines, LEADING CAPITALS as titles, indented runs
 * that are lists, or columns that stay as they are. */

export type Piece =
  | { kind: "text"; lead: string; text: string }
  | { kind: "list"; items: Piece[] }
  | { kind: "columns"; text: string };

export interface Section {
  title: string;
  pieces: Piece[];
}

const LEAD = /^([\p{Lu}][\p{Lu}'’&-]*(?: [\p{Lu}'’&-]+)*)(?=[\s.:(]|$)/u;
const COLUMNS = /\S {2,}\S|--|\|/;
const STARTS_ITEM = /^(?:- |\d+\. |(?:ou |or )?\p{Lu}{2})/u;

/** The first paragraph without the game's name, and the rest as sections. */
export function readRules(text: string): { about: string; sections: Section[] } {
  const [, ...rest] = text.trim().split(/\n\n+/);
  const sections: Section[] = [];
  for (const block of rest) {
    const section = readSection(block.split("\n"));
    const last = sections.at(-1);
    if (section.title === "" && last) last.pieces.push(...section.pieces);
    else sections.push(section);
  }
  return { about: aboutOf(text), sections };
}

/** The second part of "TITLE: what it is about." */
export function aboutOf(text: string): string {
  const [first = ""] = text.trim().split("\n\n");
  return capital(first.replace(/\s+/g, " ").replace(/^[^:.]*?\s?: /, ""));
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function sentenceCase(lead: string): string {
  return capital(lead.toLowerCase());
}

function leadOf(line: string): string {
  const lead = LEAD.exec(line)?.[1] ?? "";
  return lead.length > 1 ? lead : "";
}

function readSection(lines: string[]): Section {
  const lead = leadOf(lines[0]!);
  if (lead === "") return { title: "", pieces: readPieces(lines) };
  const [, aside = "", rest = ""] = /^(?:\s(\([^)]*\))(?=\.))?(.*)$/.exec(lines[0]!.slice(lead.length))!;
  const title = `${sentenceCase(lead)} ${aside}`.trim();
  return { title, pieces: readPieces([...firstLine(lead, rest), ...lines.slice(1)]) };
}

/* The rest of a section's first line below its title; the whole line if the
 * title is part of the sentence. */
function firstLine(lead: string, rest: string): string[] {
  if (/^ {2,}/.test(rest)) return [" ".repeat(lead.length) + rest];
  const apart = /^(?:\.|\s?:|$)\s*/.exec(rest);
  if (!apart) return [sentenceCase(lead) + rest];
  const text = rest.slice(apart[0].length);
  return text ? [capital(text)] : [];
}

const indentOf = (line: string): number => line.search(/\S/);
const hasGap = (line: string): boolean => COLUMNS.test(line.trim());
const isIndented = (line: string): boolean => line.startsWith("   ");

function readPieces(lines: string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length; ) {
    const start = at;
    const wanted = isIndented(lines[start]!);
    const isNumbered = /^\d+\. /.test(lines[start]!);
    while (at < lines.length && (isIndented(lines[at]!) === wanted || isNumbered)) at++;
    const run = lines.slice(start, at);
    if (wanted) pieces.push(...indentedPieces(run));
    else pieces.push(isNumbered ? listOf(run) : paragraph(joined(run)));
  }
  return pieces;
}

function joined(lines: string[]): string {
  return lines.map((line) => line.trim()).join(" ");
}

function paragraph(text: string): Piece {
  return { kind: "text", lead: "", text };
}

/* Columns begin and end with lines that have gaps or hang below such lines;
 * lines at the margin before and after them are prose. */
function indentedPieces(lines: string[]): Piece[] {
  if (!lines.some(hasGap)) return [listOf(lines)];
  const edge = Math.min(...lines.map(indentOf));
  const isProse = (line: string): boolean => !hasGap(line) && indentOf(line) === edge;
  const first = lines.findIndex((line) => !isProse(line));
  let end = lines.length;
  while (isProse(lines[end - 1]!)) end--;
  const columns = lines.slice(first, end).map((line) => line.slice(edge));
  const prose = (part: string[]): Piece[] => (part.length > 0 ? [paragraph(joined(part))] : []);
  return [
    ...prose(lines.slice(0, first)),
    { kind: "columns", text: columns.join("\n") },
    ...prose(lines.slice(end)),
  ];
}

/* A line begins an item if it looks like a beginning, or is indented
 * differently from the line before. */
function listOf(lines: string[]): Piece {
  const items: string[] = [];
  let indent = 0;
  for (const line of lines) {
    const text = line.trim();
    const isMoved = indentOf(line) !== indent && /^\p{Lu}/u.test(text);
    const isEnded = /[.;:)]$/.test(items.at(-1) ?? ".");
    if (isEnded && (isMoved || STARTS_ITEM.test(text))) items.push(text);
    else items[items.length - 1] += ` ${text}`;
    indent = /^\s*(?:- |\d+\. )?/.exec(line)![0].length;
  }
  return { kind: "list", items: items.map(item) };
}

function item(text: string): Piece {
  const [number = ""] = /^\d+\. /.exec(text) ?? [];
  const plain = text.slice(number.length).replace(/^- /, "");
  const lead = leadOf(plain);
  const rest = plain.slice(lead.length);
  return { kind: "text", lead: number + (lead && sentenceCase(lead)), text: rest };
}
