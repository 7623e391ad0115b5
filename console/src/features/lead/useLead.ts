import type { Answer, ApiRoute } from '@jurilien/contracts/api';
import type { LeadRow, TimelineRow } from '@jurilien/rows/processes';
import type { OfferRow, SearchRow, WaveRow } from '@jurilien/rows/search';
import type { LedgerRow } from '@jurilien/rows/credits';
import type { MessageRow } from '@jurilien/rows/messaging';
import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { useMemo } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Lead } from './lead';
import { ask } from '../../api/http';
import { heals } from '../../api/queries';
import { standing } from './timers';

const many = (field: string, order: 'ASC' | 'DESC' = 'ASC', perPage = 200) => ({
  pagination: { page: 1, perPage },
  sort: { field, order },
});

/** One lead; sealed facts (budget, income, criminal file) are read beside the clear ones. */
export const useLead = (id: string) => {
  // A revealed contact is masked again by the API after ten minutes: the page asks, so that it does not linger on screen.
  const query = useGetOne<Lead>(
    'lead-details',
    { id },
    { refetchInterval: (query) => heals(query) || (query.state.data?.revealed?.length ? 30_000 : false) },
  );
  const data = useMemo(() => query.data && { ...query.data, facts: { ...query.data.facts, ...query.data.privateFacts } }, [query.data]);
  return { data, error: query.error, isPending: query.isPending, refetch: query.refetch };
};
export const useLeadRow = (id: string) => useGetOne<LeadRow>('leads', { id });
export const useOffers = (leadId: string) => useGetList<OfferRow>('offers', { ...many('madeAt', 'ASC', 1_000), filter: { leadId } });
export const useWaves = (leadId: string) => useGetList<WaveRow>('waves', { ...many('startedAt'), filter: { leadId } });
/** The round as it stands; a request that was never offered has none. */
export const useSearch = (leadId: string) => {
  const { data, isPending, error, refetch } = useGetList<SearchRow>('searches', {
    ...many('updatedAt', 'DESC', 1),
    filter: { id: leadId },
  });
  return { data: data?.[0], isPending, error, refetch };
};
export const useTimeline = (leadId: string) => useGetList<TimelineRow>('lead-timeline', { ...many('id', 'DESC', 500), filter: { leadId } });
/** Messages of a request, and of those it stands for. */
export const useMessages = ({ id, absorbed }: Pick<Lead, 'id' | 'absorbed'>) =>
  useGetList<MessageRow>('messages', {
    ...many('queuedAt', 'DESC', 100),
    filter: { leadId: [id, ...(absorbed ?? []).map(({ leadId }) => leadId)] },
  });
export const useLedger = (leadId: string) =>
  useGetList<LedgerRow>('ledger-entries', { ...many('position', 'DESC', 100), filter: { leadId } });

/** Computed reads about one lead, by the last part of their address. */
type LeadReads = {
  [
    K in ApiRoute as K extends `GET /api/leads/:leadId/${infer What}` ? (What extends `${string}/${string}` ? never : What) : never
  ]: Answer<K>;
};

/** A computed read about one lead; read again whenever the lead's version moves. */
export const useAsked = <W extends keyof LeadReads>(leadId: string, what: W, version: number | string | undefined, enabled = true) =>
  useQuery<LeadReads[W], Error>({
    queryKey: ['lead-details', 'asked', leadId, what, version],
    queryFn: ({ signal }) => ask(`GET /api/leads/:leadId/${what}`, { params: { leadId }, signal } as never) as Promise<LeadReads[W]>,
    enabled,
    placeholderData: keepPreviousData,
  });
export const useTimers = (lead: Lead | undefined) => {
  const query = useAsked(lead?.id ?? '', 'timers', lead?.version, Boolean(lead));
  const timers = useMemo(() => standing(query.data ?? [], lead?.state), [query.data, lead?.state]);
  return { ...query, timers };
};

/** Names of the professionals this page knows, for sentences. */
export const useNames = (offers: OfferRow[] | undefined) =>
  useMemo(
    () => new Map((offers ?? []).flatMap(({ professionalId: id, professionalName: name }) => (name ? [[id, name] as const] : []))),
    [offers],
  );

/** Names of professionals by their ids. */
export const useProfessionals = (ids: readonly string[]) => {
  const wanted = [...new Set(ids)].sort();
  const { data } = useGetList<ProfessionalRow>(
    'professionals',
    { ...many('id', 'ASC', 100), filter: { id: wanted } },
    { enabled: wanted.length > 0 },
  );
  return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name ?? ''])), [data]);
};
