import { daysOfPeriod, PERIOD_WORDS, REPORT_PERIODS, type ReportPeriod } from './report-periods.js';

it.each<[ReportPeriod, string, string, string]>([
  ['last7', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['last30', '2026-03-10', '2026-02-08', '2026-03-09'],
  ['last90', '2026-11-30', '2026-09-01', '2026-11-29'],
  ['lastWeek', '2026-11-30', '2026-11-23', '2026-11-29'],
  ['lastWeek', '2026-11-29', '2026-11-16', '2026-11-22'],
  ['lastMonth', '2027-01-15', '2026-12-01', '2026-12-31'],
  ['lastMonth', '2028-03-01', '2028-02-01', '2028-02-29'],
  ['lastQuarter', '2027-02-01', '2026-10-01', '2026-12-31'],
  ['thisMonth', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['thisQuarter', '2026-11-30', '2026-10-01', '2026-11-30'],
  ['thisYear', '2026-01-01', '2026-01-01', '2026-01-01'],
])('%s on %s is from %s to %s', (period, today, from, to) => expect(daysOfPeriod(period, today)).toEqual({ from, to }));

it('each has its words', () => expect(Object.keys(PERIOD_WORDS)).toEqual([...REPORT_PERIODS]));
