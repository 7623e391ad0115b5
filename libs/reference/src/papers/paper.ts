import { french } from '../french.js';

/** Papers that are made of a request (DO5). */
export const REQUEST_PAPERS = ['consentReceipt', 'requestSummary', 'legalAidSheet'] as const;
export type RequestPaper = (typeof REQUEST_PAPERS)[number];
/** Every paper that is generated: those of a request, and that of an appointment. */
export type PaperKind = RequestPaper | 'appointmentSheet';

/** A label with what it says, a line each. */
export interface PaperFact {
  readonly label: string;
  readonly lines: readonly string[];
}

/** One piece of a paper, in the order in which it is read. */
export type PaperBlock =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'text'; readonly text: string; readonly soft?: true }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly ordered?: true }
  | { readonly type: 'facts'; readonly rows: readonly PaperFact[] }
  /** The first cell of a row is its head. */
  | { readonly type: 'table'; readonly caption: string; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'links'; readonly links: readonly { readonly text: string; readonly href: string }[] };

/**
 * What a generated paper says, once for all: the tagged PDF and the page are made of it, so that neither knows a word that the other
 * does not.
 */
export interface GeneratedPaper {
  readonly lang: 'fr' | 'en';
  /** What the product is called, at the head of the paper. */
  readonly product: string;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  readonly title: string;
  readonly lead: readonly string[];
  readonly blocks: readonly PaperBlock[];
}

export const heading = (level: 2 | 3, text: string): PaperBlock => ({ type: 'heading', level, text });
export const saying = (text: string): PaperBlock => ({ type: 'text', text });
export const remark = (text: string): PaperBlock => ({ type: 'text', text, soft: true });

/** Facts that have something to say; nothing where none has. */
export function facts(rows: readonly (readonly [label: string, said: string | readonly string[] | undefined | null])[]): PaperBlock[] {
  const told = rows.flatMap(([label, said]) => {
    const lines = [said ?? []].flat().flatMap(linesIn);
    return lines.length > 0 ? [{ label, lines }] : [];
  });
  return told.length > 0 ? [{ type: 'facts', rows: told }] : [];
}

/** A text as its writer broke it into lines, without the empty ones. */
export const linesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The paper with French marks kept at their words, as a typesetter does. */
export function typeset(paper: GeneratedPaper): GeneratedPaper {
  if (paper.lang !== 'fr') return paper;
  return { ...paper, title: french(paper.title), lead: paper.lead.map(french), blocks: paper.blocks.map(setInFrench) };
}

function setInFrench(block: PaperBlock): PaperBlock {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map(french) };
    case 'facts':
      return { ...block, rows: block.rows.map(({ label, lines }) => ({ label: french(label), lines: lines.map(french) })) };
    case 'table':
      return { ...block, caption: french(block.caption), head: block.head.map(french), rows: block.rows.map((row) => row.map(french)) };
    case 'links':
      return { ...block, links: block.links.map(({ text, href }) => ({ text: french(text), href })) };
    default:
      return { ...block, text: french(block.text) };
  }
}

/** Every word of a paper in reading order: what the PDF and the page both have to say, and nothing else. */
export const wordsOfPaper = ({ title, lead, blocks }: GeneratedPaper): string[] => [title, ...lead, ...blocks.flatMap(wordsOfBlock)];

function wordsOfBlock(block: PaperBlock): string[] {
  switch (block.type) {
    case 'list':
      return [...block.items];
    case 'facts':
      return block.rows.flatMap(({ label, lines }) => [label, ...lines]);
    case 'table':
      return [block.caption, ...block.head, ...block.rows.flat()];
    case 'links':
      return block.links.map(({ text }) => text);
    default:
      return [block.text];
  }
}
