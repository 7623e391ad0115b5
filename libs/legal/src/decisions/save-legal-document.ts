import { decision, Refused, streamOf } from '@jurilien/event-sourcing';
import { canonical, saysTheSame } from '@jurilien/reference';
import { lastOf, legalCode, legalDocument, written, type LegalDocumentEvent, type Written } from '../legal-document.js';

/**
 * Keeps the next version of a document as a draft, however unfinished; no one is shown it. French comes first: English is refused
 * where the French words are not there yet. Going back to the last version leaves a draft that says the same.
 */
export const saveLegalDocument = decision({
  name: 'SaveLegalDocument',
  input: written.extend({ code: legalCode }),
  streams: (i) => ({ document: streamOf(legalDocument, i.code) }),
  decide({ code, ...said }, { document: s }, ctx) {
    const early = englishAlone(said);
    if (early.length > 0)
      throw new Refused(
        'VALIDATION',
        'french-first',
        early.map((field) => ({ field: `en.${field}`, message: 'french-first' })),
      );
    const tidy = tidied(said);
    const hash = ctx.hash(canonical(tidy));
    if (s.draft ? s.draft.hash === hash : saysTheSame(tidy, lastOf(s, code))) return {};
    const drafted: LegalDocumentEvent = { type: 'LegalDocumentDrafted', data: { code, ...tidy, hash } };
    return { document: [drafted] };
  },
});

type Text = Written['fr'];
type Part = Text['parts'][number];

/** Empty lines are not kept; a part without words keeps its place and its title. */
function tidied({ changes, ...rest }: Written): Written {
  const said = (lines: readonly string[]): string[] => lines.filter((line) => line !== '');
  const kept = ({ paragraphs = [], items = [], table = [], ...part }: Part): Part => ({
    ...part,
    ...(said(paragraphs).length > 0 ? { paragraphs: said(paragraphs) } : {}),
    ...(said(items).length > 0 ? { items: said(items) } : {}),
    ...(table.length > 0 ? { table } : {}),
  });
  const text = ({ parts, ...head }: Text): Text => ({ ...head, parts: parts.map(kept) });
  return { ...rest, fr: text(rest.fr), en: text(rest.en), changes: { fr: said(changes.fr), en: said(changes.en) } };
}

const wordsOf = ({ paragraphs = [], items = [], table = [] }: Part): string => [...paragraphs, ...items, ...table.flat()].join('');

/** What is written in English alone. */
function englishAlone({ fr, en, changes }: Written): string[] {
  const french = new Map(fr.parts.map((part) => [part.id, part]));
  const heads = (['title', 'description', 'lead'] as const).filter((name) => en[name] && !fr[name]);
  const parts = en.parts.filter((part) => {
    const own = french.get(part.id);
    return Boolean((part.title && !own?.title) || (wordsOf(part) && !(own && wordsOf(own))));
  });
  return [...heads, ...(changes.en.join('') && !changes.fr.join('') ? ['changes'] : []), ...parts.map(({ id }) => `parts.${id}`)];
}
