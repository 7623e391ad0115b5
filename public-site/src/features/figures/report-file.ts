import { ASKED_BY, csvOf, csvSeparatorOf } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { proReportTexts } from './words/pro-report';
import { proWhyTexts } from './words/pro-why';
import type { Lang } from '../../routes.table';

/** One month of the report. */
export type TransparencyMonth = Answer<'GET /api/pro/transparency'>['months'][number];

type Line = readonly [section: string, measure: string, value: number];

/** The same lines as on the page: what counts, on what ground offered, why not, and points by part. */
export function linesOf(month: TransparencyMonth, lang: Lang): Line[] {
  const t = proReportTexts[lang];
  const texts: Readonly<Record<string, string>> = proWhyTexts[lang];
  const part = (name: string): string => texts[`part_${name}`] ?? name;
  const points = (section: string, parts: Readonly<Record<string, number>>): Line[] =>
    Object.entries(parts).map(([name, n]) => [section, part(name), n]);
  return [
    [t.totals, t.considered, month.considered],
    [t.totals, t.outsideShort, month.outside],
    [t.totals, t.eligible, month.eligible],
    [t.totals, t.asked, month.asked],
    ...ASKED_BY.map((way): Line => [t.how, t[`by_${way}`], month.askedBy[way]]),
    ...month.notAsked.map(({ code, n }): Line => [t.whyNot, texts[code] ?? code, n]),
    ...(month.own ? points(`${t.parts} (${t.own})`, month.own) : []),
    ...(month.others ? [...points(`${t.parts} (${t.others})`, month.others.parts), [t.parts, t.otherPeople, month.others.k] as const] : []),
  ];
}

/** Every month as a table for spreadsheets, in the reader's language. */
export function reportFile(months: readonly TransparencyMonth[], lang: Lang): string {
  const t = proReportTexts[lang];
  const head = [t.month, t.section, t.measure, t.value];
  const rows = months.flatMap((month) => linesOf(month, lang).map((line) => [month.month, ...line]));
  return csvOf([head, ...rows], csvSeparatorOf(lang));
}
