import { dayWords } from '../time/times.js';
import { french } from '../french.js';
import type { Calculation } from './answers.js';
import { federalParts, federalNotices } from './sheet-federal.js';
import { moneyOf, type Say, wordsIn } from './sheet-format.js';
import type { SheetPart } from './sheet-parts.js';
import { quebecNotices, quebecParts } from './sheet-quebec.js';
import { LAW_SOURCES, LAW_WORDS, SOURCES } from './sheet-words.js';

/** A calculation in words: what the page shows, what is printed, what the PDF holds. */
export interface Sheet {
  readonly lang: 'fr' | 'en';
  readonly title: string;
  readonly verdict: { readonly who: string; readonly amount?: string; readonly per?: string; readonly why?: string };
  readonly periods: readonly { readonly label: string; readonly amount: string }[];
  readonly warnings: readonly string[];
  readonly law: { readonly title: string; readonly lines: readonly string[] };
  readonly heads: { readonly line: string; readonly what: string; readonly a: string; readonly b: string; readonly both: string };
  readonly parts: readonly SheetPart[];
  readonly notes: readonly string[];
  readonly sources: { readonly title: string; readonly list: readonly { readonly text: string; readonly href: string }[] };
  readonly estimate: string;
  readonly made: string;
}

/** What support is, by period, in cents: the Quebec model finds it for a year, the federal tables for a month. */
export function periodsOf(calculation: Calculation): {
  readonly year: number;
  readonly month: number;
  readonly fortnight: number;
  readonly week: number;
} {
  const [cents, times] = calculation.model === 'quebec' ? [calculation.result.annualCents, 1] : [calculation.result.monthlyCents, 12];
  const by = (n: number): number => Math.floor((cents * times * 2 + n) / (2 * n));
  return { year: cents * times, month: by(12), fortnight: by(26), week: by(52) };
}

/** Puts a calculation into words. */
export function sheetOf(calculation: Calculation, lang: 'fr' | 'en', today: string): Sheet {
  const t = wordsIn(lang);
  const { law, result, model } = calculation;
  const money = moneyOf(lang);
  const periods = periodsOf(calculation);
  const say: Say = { lang, t, money };
  const typeset = (text: string): string => (lang === 'fr' ? french(text) : text);
  return {
    lang,
    title: t('title'),
    verdict: result.payer
      ? { who: t(result.payer === 'a' ? 'youPay' : 'otherPays'), amount: money(periods.month), per: t('perMonth') }
      : { who: t('noOne'), why: t('noOneWhy') },
    periods: result.payer
      ? (['year', 'month', 'fortnight', 'week'] as const).map((period) => ({ label: t(period), amount: money(periods[period]) }))
      : [],
    warnings: [
      ...(model === 'quebec' ? quebecNotices(calculation, say) : federalNotices(calculation, say)),
      ...(law.sure ? [] : [t('unsure')]),
    ],
    law: {
      title: t('which'),
      lines: [
        t(model === 'quebec' ? 'quebecModel' : 'federalModel'),
        typeset(LAW_WORDS[law.reason][lang]),
        t(model === 'quebec' ? 'quebecTable' : 'federalTable', { date: dayWords(result.table.from, lang) }),
      ],
    },
    heads: { line: t('line'), what: t('what'), a: t('you'), b: t('other'), both: t('both') },
    parts: model === 'quebec' ? quebecParts(calculation, say) : federalParts(calculation, say),
    notes: [
      ...(calculation.expensesCents > 0 && result.payer ? [t('expensesPaid')] : []),
      ...(model === 'quebec' ? [t('averageDays'), t('otherMark'), t('rounding')] : []),
    ],
    sources: {
      title: t('sources'),
      list: LAW_SOURCES[law.reason].map((key) => ({
        text: typeset(SOURCES[key][lang]),
        href: lang === 'fr' ? SOURCES[key].hrefFr : SOURCES[key].hrefEn,
      })),
    },
    estimate: t('estimate'),
    made: t('made', { date: dayWords(today, lang) }),
  };
}
