import { DAY_MS } from './durations.js';

/** Periods that move with the day a report is opened: whole days until yesterday, or a calendar period, the one of today until today. */
export const REPORT_PERIODS = [
  'last7',
  'last30',
  'last90',
  'lastWeek',
  'lastMonth',
  'lastQuarter',
  'thisMonth',
  'thisQuarter',
  'thisYear',
] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** What each is called, and until when it goes. */
export const PERIOD_WORDS: Readonly<Record<ReportPeriod, { readonly fr: string; readonly en: string }>> = {
  last7: { fr: '7 derniers jours, jusqu’à hier', en: 'Last 7 days, until yesterday' },
  last30: { fr: '30 derniers jours, jusqu’à hier', en: 'Last 30 days, until yesterday' },
  last90: { fr: '90 derniers jours, jusqu’à hier', en: 'Last 90 days, until yesterday' },
  lastWeek: { fr: 'La semaine dernière, du lundi au dimanche', en: 'Last week, Monday to Sunday' },
  lastMonth: { fr: 'Le mois dernier', en: 'Last month' },
  lastQuarter: { fr: 'Le trimestre dernier', en: 'Last quarter' },
  thisMonth: { fr: 'Ce mois-ci, jusqu’à aujourd’hui', en: 'This month, until today' },
  thisQuarter: { fr: 'Ce trimestre, jusqu’à aujourd’hui', en: 'This quarter, until today' },
  thisYear: { fr: 'Cette année, jusqu’à aujourd’hui', en: 'This year, until today' },
};

/** Days of the calendar, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}
const text = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const QUARTER = 3;

/**
 * The days that a period stands for.
 * @param today the day of the offices' calendar, `2026-11-30`
 */
export function daysOfPeriod(period: ReportPeriod, today: string): Days {
  const now = Date.parse(`${today}T00:00:00Z`);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1];
  const first = (ofMonth: number): number => Date.UTC(year, ofMonth, 1);
  const quarter = month - (month % QUARTER);
  const days = (from: number, to: number): Days => ({ from: text(from), to: text(to) });
  const lastDays = (n: number): Days => days(now - n * DAY_MS, now - DAY_MS);
  switch (period) {
    case 'last7':
      return lastDays(7);
    case 'last30':
      return lastDays(30);
    case 'last90':
      return lastDays(90);
    case 'lastWeek': {
      const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
      return days(monday - 7 * DAY_MS, monday - DAY_MS);
    }
    case 'lastMonth':
      return days(first(month - 1), first(month) - DAY_MS);
    case 'lastQuarter':
      return days(first(quarter - QUARTER), first(quarter) - DAY_MS);
    case 'thisMonth':
      return days(first(month), now);
    case 'thisQuarter':
      return days(first(quarter), now);
    case 'thisYear':
      return days(first(0), now);
  }
}
