import { isFormText, wordsOfPart, type Legal, type LegalChanges, type LegalCode, type LegalPart, type LegalText } from './legal-text.js';
import { shippedDocument } from './shipped.js';

/** What keeps a draft from being published: the language, the part of the document, and a stable code. */
interface LegalFault {
  readonly lang: 'fr' | 'en';
  /** `title`, `description`, `lead`, `changes`, `parts`, or the id of a part. */
  readonly part: string;
  readonly code: LegalFaultCode;
}
type LegalFaultCode =
  'missing' | 'markup' | 'invisible' | 'id-invalid' | 'id-repeated' | 'parts-differ' | 'table-uneven' | 'boxes-changed' | 'blanks-changed';

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Texts are shown as they are written: what looks like HTML would be read as such by the reader alone. */
const MARKUP = /<\/?[a-z!][^>]*>/i;
/** What no one sees may turn the words around it, or hide some: controls, and marks of the direction of writing. */
const INVISIBLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2061-\u206f\ufeff]/u;
const wordFaults = (part: string, words: readonly string[]): [string, LegalFaultCode][] => [
  ...(words.some((said) => MARKUP.test(said)) ? [[part, 'markup'] as [string, LegalFaultCode]] : []),
  ...(words.some((said) => INVISIBLE.test(said)) ? [[part, 'invisible'] as [string, LegalFaultCode]] : []),
];
const isEmpty = (words: readonly string[]): boolean => words.every((said) => !said.trim());

function partFaults(part: LegalPart, at: number, parts: readonly LegalPart[]): [string, LegalFaultCode][] {
  const { id, title, table = [] } = part;
  const columns = table[0]?.length;
  const words = wordsOfPart(part);
  return [
    ...(ID.test(id) ? [] : [[id, 'id-invalid'] as const]),
    ...(parts.findIndex((p) => p.id === id) === at ? [] : [[id, 'id-repeated'] as const]),
    ...(!title.trim() || isEmpty(words.slice(1)) ? [[id, 'missing'] as const] : []),
    ...(table.some((row) => row.length !== columns || row.length < 2) ? [[id, 'table-uneven'] as const] : []),
    ...wordFaults(id, words),
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
      ...wordFaults(part, words),
    ]),
    ...(text.parts.length === 0 ? [['parts', 'missing'] as [string, LegalFaultCode]] : []),
    ...text.parts.flatMap(partFaults),
  ];
}

const idsOf = ({ parts }: LegalText): string => parts.map(({ id }) => id).join(' ');
/** What the form writes into a sentence: `{money}`. */
const blanksOf = (part: LegalPart): string =>
  [...new Set(wordsOfPart(part).flatMap((said) => said.match(/\{[^{}]*\}/g) ?? []))].sort().join(' ');

/** Parts whose blanks are not those that the form fills: a sentence would be shown with a hole, or without its amount. */
const blanksChanged = (draft: LegalText, shipped: LegalText): string[] =>
  draft.parts.flatMap((part) => {
    const own = shipped.parts.find(({ id }) => id === part.id);
    return own && blanksOf(own) !== blanksOf(part) ? [part.id] : [];
  });

/**
 * Everything that keeps a version from being published (4.10.9): French whole, then English with the same parts; a summary of what
 * changes in both; no markup. The sentences of a form are in the form: each keeps its id, and the blanks that the form fills.
 */
export function legalFaults(code: LegalCode, draft: Legal & { readonly changes: LegalChanges }): LegalFault[] {
  const shipped = shippedDocument(code);
  const own = (['fr', 'en'] as const).flatMap((lang): LegalFault[] => [
    ...textFaults(draft[lang], draft.changes[lang]).map(([part, fault]): LegalFault => ({ lang, part, code: fault })),
    ...(isFormText(code) ? blanksChanged(draft[lang], shipped[lang]) : []).map((part): LegalFault => ({
      lang,
      part,
      code: 'blanks-changed',
    })),
  ]);
  const boxes = isFormText(code) && idsOf(draft.fr) !== idsOf(shipped.fr);
  return [
    ...own,
    ...(boxes ? [{ lang: 'fr', part: 'parts', code: 'boxes-changed' } as const] : []),
    ...(idsOf(draft.fr) === idsOf(draft.en) ? [] : [{ lang: 'en', part: 'parts', code: 'parts-differ' } as const]),
  ];
}
