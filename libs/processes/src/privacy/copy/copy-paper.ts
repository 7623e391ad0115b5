import type { CsvCell } from '@jurilien/contracts';
import { dayWords, momentWords, shippedDocument } from '@jurilien/reference';
import { factName, momentName } from './fact-words.js';
import { fieldName } from './field-words.js';
import type { CopiedHolding, PersonalCopy } from './personal-copy.js';
import { factInWords, linesOf } from './values-in-words.js';
import { copyWords } from './copy-words.js';

/** One thing with its date, and what we hold of it in lines. */
interface PaperEntry {
  readonly when: string;
  readonly title?: string;
  readonly lines: readonly { readonly label: string; readonly text: string }[];
}
/** The copy as a person reads it: what the page shows and the document prints. */
export interface CopyPaper {
  readonly title: string;
  readonly lead: readonly string[];
  readonly parts: readonly { readonly title: string; readonly intro?: string; readonly entries: readonly PaperEntry[] }[];
}

type Line = PersonalCopy['personal'][number] | PersonalCopy['facts'][number];

/** What a holding is called in the person's language, with the day it began. */
export function holdingTitle({ kind, since }: Pick<CopiedHolding, 'kind' | 'since'>, lang: 'fr' | 'en'): string {
  const t = copyWords[lang];
  return since ? `${t.kinds[kind]}, ${t.since} ${dayWords(since, lang)}` : t.kinds[kind];
}

/** The copy in words, in the person's language: each thing we hold in the order of time, then who saw it. */
export function copyPaper(copy: PersonalCopy): CopyPaper {
  const { lang, holdings } = copy;
  const t = copyWords[lang];
  const parts = holdings.flatMap((holding, place) => {
    const of = <T extends { readonly holding: number }>(all: readonly T[]): T[] => all.filter((one) => one.holding === place);
    const lines = [...of(copy.facts), ...of(copy.personal)].sort((a, b) => a.at.localeCompare(b.at));
    const seen = of(copy.accesses);
    const title = holdingTitle(holding, lang);
    return [
      { title, entries: entriesOf(lines, lang) },
      ...(seen.length > 0 ? [{ title: `${t.seen} (${t.kinds[holding.kind]})`, intro: t.seenIntro, entries: looks(seen, lang) }] : []),
    ];
  });
  const lead = [
    t.made.replace('{when}', momentWords(copy.madeAt, lang)),
    t.rule,
    copy.files.length > 0 ? t.files : '',
    holdings.length < 2 ? t.nothing : '',
  ];
  return { title: t.title, lead: lead.filter(Boolean), parts };
}

/** Everything of one event is one entry. */
function entriesOf(lines: readonly Line[], lang: 'fr' | 'en'): PaperEntry[] {
  const byEvent = Map.groupBy(lines, ({ at, event }) => `${at} ${event}`);
  return [...byEvent.values()].map((of) => {
    const { at, event } = of[0]!;
    const title = momentName(event)?.[lang];
    return { when: momentWords(at, lang), ...(title ? { title } : {}), lines: of.flatMap((line) => linesOfOne(line, lang)) };
  });
}

function linesOfOne(line: Line, lang: 'fr' | 'en'): PaperEntry['lines'] {
  const t = copyWords[lang];
  if ('values' in line)
    return Object.entries(line.values).map(([name, value]) => ({ label: factName(name)![lang], text: agreedTo(name, value, lang) }));
  const label = fieldName(line.event, line.field)?.[lang] ?? line.field;
  if (line.withheld) return [{ label, text: t.withheld[line.withheld] }];
  return [{ label, text: linesOf(line.value, lang).join('\n') }];
}

/** What an agreement was about stands in the document that was agreed to. */
function agreedTo(name: string, value: unknown, lang: 'fr' | 'en'): string {
  const [document, about] = value === 'sensitive' ? (['sensitive-answers', 'own'] as const) : (['request-consents', value] as const);
  const part = name === 'purpose' ? shippedDocument(document)[lang].parts.find(({ id }) => id === about) : undefined;
  return part?.title ?? factInWords(name, value, lang);
}

const looks = (seen: PersonalCopy['accesses'], lang: 'fr' | 'en'): PaperEntry[] => {
  const t = copyWords[lang];
  return seen.map(({ at, by, what, name, why }) => ({
    when: momentWords(at, lang),
    lines: [{ label: name ?? t.by[by], text: why ? `${t.what[what]} (${why})` : t.what[what] }],
  }));
};

/** The copy as the rows of a table: the names of its columns, then a row for each field. */
export function copyTable(copy: PersonalCopy): CsvCell[][] {
  const { lang, holdings } = copy;
  const t = copyWords[lang];
  const whose = (place: number): string => t.kinds[holdings[place]!.kind];
  return [
    [...t.columns],
    ...copy.facts.flatMap(({ holding, at, event, values }) =>
      Object.entries(values).map(([name, value]) => [whose(holding), at, event, factName(name)![lang], agreedTo(name, value, lang)]),
    ),
    ...copy.personal.map((line) => {
      const [one] = linesOfOne(line, lang);
      return [whose(line.holding), line.at, line.event, one!.label, one!.text];
    }),
    ...copy.accesses.map(({ holding, at, by, what, name }) => [whose(holding), at, t.seen, name ?? t.by[by], t.what[what]]),
    ...copy.files.map(({ holding, at, name, type, bytes }) => [whose(holding), at, t.file, name ?? type, bytes]),
  ];
}
