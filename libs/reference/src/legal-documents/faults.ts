import { LEGAL_CODES, type Legal, type LegalChanges, type LegalCode, type LegalPart, type LegalText } from './legal-text.js';
import { shippedDocument } from './shipped.js';

/** What keeps a draft from being published: the language, the part of the document, and a stable code. */
interface LegalFault {
  readonly lang: 'fr' | 'en';
  /** `title`, `description`, `lead`, `changes`, `parts`, or the id of a part. */
  readonly part: string;
  readonly code: LegalFaultCode;
}
type LegalFaultCode = 'missing' | 'markup' | 'id-invalid' | 'id-repeated' | 'parts-differ' | 'table-uneven' | 'boxes-changed';

export const isLegalCode = (code: string): code is LegalCode => (LEGAL_CODES as readonly string[]).includes(code);

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Texts are shown as they are written: what looks like HTML would be read as such by the reader alone. */
const MARKUP = /<\/?[a-z!][^>]*>/i;
const isEmpty = (words: readonly string[]): boolean => words.every((said) => !said.trim());

const wordsOf = ({ title, paragraphs = [], items = [], table = [] }: LegalPart): string[] => [
  title,
  ...paragraphs,
  ...items,
  ...table.flat(),
];

function partFaults({ id, ...part }: LegalPart, at: number, parts: readonly LegalPart[]): [string, LegalFaultCode][] {
  const { paragraphs = [], items = [], table = [] } = part;
  const columns = table[0]?.length;
  return [
    ...(ID.test(id) ? [] : [[id, 'id-invalid'] as const]),
    ...(parts.findIndex((p) => p.id === id) === at ? [] : [[id, 'id-repeated'] as const]),
    ...(!part.title.trim() || isEmpty([...paragraphs, ...items, ...table.flat()]) ? [[id, 'missing'] as const] : []),
    ...(table.some((row) => row.length !== columns || row.length < 2) ? [[id, 'table-uneven'] as const] : []),
    ...(wordsOf({ id, ...part }).some((said) => MARKUP.test(said)) ? [[id, 'markup'] as const] : []),
  ].map(([name, code]) => [name, code]);
}

function textFaults(text: LegalText, changes: readonly string[]): [string, LegalFaultCode][] {
  const heads = [
    ['title', [text.title]],
    ['description', [text.description]],
    ['lead', [text.lead]],
    ['changes', changes],
  ] as const;
  return [
    ...heads.flatMap(([part, words]): [string, LegalFaultCode][] => [
      ...(isEmpty(words) ? [[part, 'missing'] as [string, LegalFaultCode]] : []),
      ...(words.some((said) => MARKUP.test(said)) ? [[part, 'markup'] as [string, LegalFaultCode]] : []),
    ]),
    ...(text.parts.length === 0 ? [['parts', 'missing'] as [string, LegalFaultCode]] : []),
    ...text.parts.flatMap(partFaults),
  ];
}

const idsOf = ({ parts }: LegalText): string => parts.map(({ id }) => id).join(' ');

/**
 * Everything that keeps a version from being published (4.10.9): French whole, then English with the same parts; a summary of what
 * changes in both; no markup. The boxes of a request's forms are in the forms, so that their sentences keep their ids.
 */
export function legalFaults(code: LegalCode, draft: Legal & { readonly changes: LegalChanges }): LegalFault[] {
  const own = (['fr', 'en'] as const).flatMap((lang) =>
    textFaults(draft[lang], draft.changes[lang]).map(([part, fault]): LegalFault => ({ lang, part, code: fault })),
  );
  const boxes = code === 'request-consents' && idsOf(draft.fr) !== idsOf(shippedDocument(code).fr);
  return [
    ...own,
    ...(boxes ? [{ lang: 'fr', part: 'parts', code: 'boxes-changed' } as const] : []),
    ...(idsOf(draft.fr) === idsOf(draft.en) ? [] : [{ lang: 'en', part: 'parts', code: 'parts-differ' } as const]),
  ];
}
