import { afterDues, type Calculation } from './answers.js';
import { exact } from './exact.js';
import type { FederalSide } from './federal.js';
import { JURISDICTIONS, PARENTS } from './places.js';
import { percentIn, type Say } from './sheet-format.js';
import type { SheetPart, SheetRow } from './sheet-parts.js';

type Federal = Extract<Calculation, { model: 'federal' }>;

export function federalParts({ result, incomeCents, duesCents, expensesCents }: Federal, { t, lang, money }: Say): readonly SheetPart[] {
  const { sides, section, payer } = result;
  const article = (n: string): string => t('article', { n });
  const whole = new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });
  const row = (no: string, name: string, value: (side: FederalSide, parent: 'a' | 'b') => string | undefined): SheetRow => ({
    no,
    name,
    ...Object.fromEntries(PARENTS.map((p) => [p, value(sides[p], p)]).filter(([, v]) => v !== undefined)),
  });
  const owing = (side: FederalSide, value: string): string | undefined => (side.children > 0 ? value : undefined);
  const formula = ({ band }: FederalSide): string =>
    band
      ? t('formula', {
          base: whole.format(band.base),
          percent: percentIn(lang, exact(band.percent, 10_000)),
          from: whole.format(band.from),
        })
      : t('below');
  const both = section !== '3';
  const sections = section === 'mixed' ? '8, 9' : section;
  const tables: SheetPart = {
    title: t('tables'),
    rows: [
      row(article('3'), t('tableOf'), (s) => owing(s, JURISDICTIONS.find(({ code }) => code === s.place)![lang])),
      row(article('15–20'), t('annualIncome'), (_, p) => money(incomeCents[p])),
      ...(duesCents.a + duesCents.b > 0
        ? [
            row(t('scheduleDues'), t('dues'), (_, p) => money(duesCents[p])),
            row(article('16'), t('incomeAfterDues'), (_, p) => money(afterDues(incomeCents[p], duesCents[p]))),
          ]
        : []),
      row(article(both ? sections : '3'), t('childrenCounted'), (s) => String(s.children)),
      row('', t('rule'), (s) => owing(s, formula(s))),
      { ...row(article('3'), t('owes'), (s) => (s.children > 0 ? money(s.monthlyCents) : t('none'))), sum: true },
      ...(both ? [{ no: article(sections), name: t('setOff'), all: money(result.monthlyTableCents), sum: true }] : []),
    ],
  };
  if (expensesCents === 0) return [tables];
  const expenses: SheetPart = {
    title: t('special'),
    rows: [
      { no: article('7'), name: t('totalExpenses'), all: money(expensesCents) },
      row(article('7(2)'), t('share'), (s) => percentIn(lang, s.share)),
      row(article('7(2)'), t('shareYear'), (s) => money(s.expensesCents)),
      ...(payer
        ? [
            { no: '', name: t('shareMonth'), [payer]: money(result.monthlyExpensesCents) },
            { no: '', name: t('total'), [payer]: money(result.monthlyCents), sum: true },
          ]
        : []),
    ],
  };
  return [tables, expenses];
}

export function federalNotices({ result, expensesCents }: Federal, { t, money }: Say): string[] {
  const { sides, section, payer } = result;
  return [
    ...(sides.a.aboveTop ? [t('aboveFederalYou', { top: money(sides.a.topCents) })] : []),
    ...(sides.b.aboveTop ? [t('aboveFederalOther', { top: money(sides.b.topCents) })] : []),
    ...(section === '9' ? [t('sharedFederal')] : []),
    ...(section === 'mixed' ? [t('mixed')] : []),
    ...(!payer && expensesCents > 0 ? [t('expensesAlone', { a: money(sides.a.expensesCents), b: money(sides.b.expensesCents) })] : []),
  ];
}
