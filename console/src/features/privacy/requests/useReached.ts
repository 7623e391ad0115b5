import type { Answer } from '@jurilien/contracts/api';
import type { LegalHoldRow } from '@jurilien/rows/privacy';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { ask } from '../../../api/http';
import { formatDate } from '../../../format';
import { useT } from '../../../useT';

/** What the proven addresses of a request reach, and its addresses, masked. */
export type Reached = Answer<'GET /api/privacy-requests/:requestId/reached'>;

/** Read again whenever a case changes: an address that is proven reaches more. @param version of the case */
export const useReached = (requestId: string, version: number) =>
  useQuery<Reached>({
    queryKey: ['privacy-cases', 'reached', requestId, version],
    queryFn: ({ signal }) => ask('GET /api/privacy-requests/:requestId/reached', { params: { requestId }, signal }),
  });

/** In words, what keeps a thing from being erased. @param holdings keys of the things on the page */
export const useHolds = (holdings: readonly string[]) => {
  const t = useT();
  const { data } = useGetList<LegalHoldRow>(
    'legal-holds',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'until', order: 'DESC' }, filter: { holding: [...holdings].sort() } },
    { enabled: holdings.length > 0 },
  );
  return (holding: string): string | undefined => {
    const rows = (data ?? []).filter((row) => row.holding === holding);
    const standing = rows.find(({ state }) => state !== 'proposed');
    if (standing) return t('holds.held', { until: formatDate(standing.until) });
    return rows.length > 0 ? t('holds.heldProposed') : undefined;
  };
};
