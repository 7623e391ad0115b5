import type { CampaignRow, SegmentRow } from '@jurilien/rows/campaigns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetList, useGetOne } from 'react-admin';
import { ask } from '../../api/http';
import { heals } from '../../api/queries';
import { useSettled } from '../../useSettled';
import type { TypedCampaign } from './draft';

/** While someone puts a condition together, it is counted once they pause. */
const PAUSE_MS = 600;
/** While the worker counts or sends, what it did is read again this often. */
const AGAIN_MS = 2_000;
const BUSY: readonly CampaignRow['state'][] = ['Preparing', 'Sending'];

/** Whom segments may be made of, with their fields: it changes with a release alone. */
export const useAudiences = (enabled: boolean) =>
  useQuery({
    queryKey: ['audiences'],
    queryFn: ({ signal }) => ask('GET /api/audiences', { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Segments that are kept. */
export const useSegments = () =>
  useGetList<SegmentRow>('segments', { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } });

/** The segment of a campaign as it is now. */
export const useSegment = (id: string | undefined) =>
  useGetOne<SegmentRow>('segments', { id: id ?? '' }, { enabled: id !== undefined, retry: false });

/** A campaign as the list has it; read again while the worker counts or sends. */
export const useCampaignRow = (id: string) =>
  useGetOne<CampaignRow>(
    'campaigns',
    { id },
    {
      retry: false,
      refetchInterval: (query) =>
        heals(query) || (query.state.data?.estimating || BUSY.includes(query.state.data?.state ?? 'Draft') ? AGAIN_MS : false),
    },
  );

/** How many the condition that is typed comes to now. */
export const useAudienceCount = ({ segment: { audience, province, query }, channel }: TypedCampaign) => {
  const settled = useSettled(JSON.stringify({ audience, ...(province ? { province } : {}), query, channel }), PAUSE_MS);
  return useQuery({
    queryKey: ['audiences', 'count', settled],
    queryFn: ({ signal }) => ask('POST /api/audiences/count', { body: JSON.parse(settled), signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** What became of everyone in the audience. */
export const useResults = (id: string, state: CampaignRow['state']) =>
  useQuery({
    queryKey: ['campaigns', 'results', id],
    queryFn: ({ signal }) => ask('GET /api/campaigns/:id/results', { params: { id }, signal }),
    refetchInterval: (query) => heals(query) || (BUSY.includes(state) ? AGAIN_MS : false),
  });

/** Whom it did not reach, by cause. */
export const useFailures = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: ['campaigns', 'failures', id],
    queryFn: ({ signal }) => ask('GET /api/campaigns/:id/failures', { params: { id }, signal }),
    enabled,
  });

/** The campaign as it is saved, and as it was when someone last decided on it. @param row another reading once it was saved or decided on */
export const useVersions = (id: string, { version }: Pick<CampaignRow, 'version'>) =>
  useQuery({
    queryKey: ['campaigns', 'versions', id, version],
    queryFn: ({ signal }) => ask('GET /api/campaigns/:id/versions', { params: { id }, signal }),
    placeholderData: keepPreviousData,
  });
