import type { Answer } from '@jurilien/contracts/api';
import { calendarDay, DAY_MS, OFFICE_ZONE, PROVINCES, REPORT_FILTERS, type ReportFilter } from '@jurilien/reference';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ask } from '../../api/http';
import { columnOf, me } from '../../roles';

export type Report = Answer<'GET /api/reports/ops'>;

/** What a report is filtered by; a part of a report that is one of these can be opened by itself. */
export const FILTERS = REPORT_FILTERS;
export type Filter = ReportFilter;
/** What is chosen in the address of the page. */
type Name = Filter | 'from' | 'to' | 'compare' | 'at' | 'step' | 'stopped' | 'of' | 'reason' | 'page' | 'report' | 'mail';

const USUAL_DAYS = 30;
const dayBefore = (days: number): string => calendarDay(Date.now() - days * DAY_MS, OFFICE_ZONE);

/** What is asked for, kept in the address, so that a page can be sent to a colleague. */
export const useAsked = () => {
  const [search, setSearch] = useSearchParams();
  const get = (name: Name): string => search.get(name) ?? '';
  const want = (changes: Readonly<Partial<Record<Name, string>>>): void =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const filters = {
    province: PROVINCES.find(({ code }) => code === get('province'))?.code,
    region: get('region') || undefined,
    field: get('field') || undefined,
    source: get('source') || undefined,
  };
  return { get, want, search, from: get('from') || dayBefore(USUAL_DAYS - 1), to: get('to') || dayBefore(0), filters };
};
export type Asked = ReturnType<typeof useAsked>;

/** Whether this role may ask as of an earlier instant: who sees no rows asks as of now. */
export const asksInstants = (): boolean => columnOf(me().role) !== 'report';

/** What a report is asked with: the days, the filters, and what it is compared with. */
export const queryOf = ({ from, to, filters, get }: Asked) => ({
  from,
  to,
  ...filters,
  ...(asksInstants() && get('at') && !Number.isNaN(Date.parse(get('at'))) ? { at: new Date(get('at')).toISOString() } : {}),
});
const comparisonOf = (chosen: string): { compare?: 'previous' | 'year' } =>
  chosen === 'none' ? {} : { compare: chosen === 'year' ? 'year' : 'previous' };
export const comparedQuery = (asked: Asked) => ({ ...queryOf(asked), ...comparisonOf(asked.get('compare')) });

/** Where the requests behind a number are listed. */
export const rowsAt = (search: URLSearchParams, more: Readonly<Record<string, string>>): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(more)) next.set(name, value);
  return `/ops-report/requests?${next}`;
};

/** The report that the address asks for; what was shown stays until the next is there. */
export const useReport = (asked: Asked) => {
  const query = comparedQuery(asked);
  return useQuery({
    queryKey: ['reports', query],
    queryFn: ({ signal }) => ask('GET /api/reports/ops', { query, signal }),
    placeholderData: keepPreviousData,
  });
};
