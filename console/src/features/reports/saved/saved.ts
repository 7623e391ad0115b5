import type { Answer } from '@jurilien/contracts/api';
import { calendarDay, daysOfPeriod, OFFICE_ZONE, REPORT_PERIODS, type ReportPeriod } from '@jurilien/reference';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask } from '../../../api/http';
import { type Asked, comparedQuery, FILTERS } from '../asked';

export type Saved = Answer<'GET /api/reports/saved'>['reports'][number];
export type SavedOne = Answer<'GET /api/reports/saved/:id'>;
type Look = Saved['look'];
type Period = Look['period'];

/** The live stream calls the view so: what someone changes is read again. */
const KEY = 'saved-reports';

/** Reports of one’s own, of the team, and those one gets by mail. */
export const useSavedReports = (): readonly Saved[] =>
  useQuery({ queryKey: [KEY], queryFn: ({ signal }) => ask('GET /api/reports/saved', { signal }) }).data?.reports ?? [];

/** One of them as it is now, with what became of its last mails. */
export const useSavedReport = (id: string) =>
  useQuery({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => ask('GET /api/reports/saved/:id', { params: { id }, signal }),
    enabled: id !== '',
    retry: false,
  });

const today = (): string => calendarDay(Date.now(), OFFICE_ZONE);
const daysOf = (period: Period): { readonly from: string; readonly to: string } =>
  typeof period === 'string' ? daysOfPeriod(period, today()) : period;

/** The period that moves with today and stands for these days now; nothing for other days. */
export const movingPeriod = ({ from, to }: { readonly from: string; readonly to: string }): ReportPeriod | undefined =>
  REPORT_PERIODS.find((period) => {
    const days = daysOfPeriod(period, today());
    return days.from === from && days.to === to;
  });

/** What is looked at, as it is kept. */
export function lookOf(asked: Asked, period: Period): Look {
  const { filters } = asked;
  const filter = Object.fromEntries(FILTERS.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])));
  const { compare } = comparedQuery(asked);
  return { period, filter, ...(compare ? { compare } : {}) };
}

/** What is kept, as it stands in the address. */
const inAddress = ({ period, filter, compare }: Look) => ({
  ...daysOf(period),
  ...Object.fromEntries(FILTERS.map((name) => [name, filter[name] ?? ''])),
  compare: compare === 'previous' ? '' : (compare ?? 'none'),
});

/** Whether what is looked at is another thing than what the report keeps. */
export const isChanged = (asked: Asked, look: Look): boolean => {
  const { from, to, ...rest } = inAddress(look);
  const same = asked.from === from && asked.to === to;
  return !same || Object.entries(rest).some(([name, value]) => asked.get(name as keyof typeof rest & 'compare') !== value);
};

/** Opens a report: the address says what it asks today. */
export const open = (asked: Asked, { id, look }: Pick<Saved, 'id' | 'look'>): void =>
  asked.want({ ...inAddress(look), at: '', report: id });

/** An address that names a report and no days, as in a mail, opens it. */
export const useOpenedByAddress = (asked: Asked, report: SavedOne | undefined): void => {
  const bare = asked.get('report') !== '' && asked.get('from') === '';
  useEffect(() => {
    if (bare && report) open(asked, report);
  }, [bare, report]);
};
