import type { CopyPaper } from '@jurilien/processes';
import { heading, linesIn, type PaperBlock, saying, typeset } from '@jurilien/reference';
import { paperPdf } from '../pdf/paper-pdf.js';

/** The copy of one's data as a tagged PDF: the words of its page, with a heading for each thing and each date. */
export const copyPdf = (
  { title, lead, parts }: CopyPaper,
  { lang, madeAt }: { readonly lang: 'fr' | 'en'; readonly madeAt: string },
  product: string,
): Promise<Buffer> => paperPdf(typeset({ lang, madeAt, product, title, lead, blocks: parts.flatMap(partOf) }));

/** A field without a value is named all the same, as on the page. */
const partOf = ({ title, intro, entries }: CopyPaper['parts'][number]): PaperBlock[] => [
  heading(2, title),
  ...(intro ? [saying(intro)] : []),
  ...entries.flatMap(({ when, title: what, lines }): PaperBlock[] => [
    heading(3, what ? `${when} – ${what}` : when),
    { type: 'facts', rows: lines.map(({ label, text }) => ({ label, lines: linesIn(text) })) },
  ]),
];
