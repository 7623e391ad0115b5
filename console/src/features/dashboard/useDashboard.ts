import type { Answer } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

export type DashboardAnswer = Answer<'GET /api/dashboard'>;
export type Line = NonNullable<DashboardAnswer['lines']>[number];

const AGAIN_MS = 30_000;

/** What the first page shows, read again while it is open. */
export const useDashboard = () =>
  useQuery({
    // Named after the leads first: the live stream reads it again with each change of one.
    queryKey: ['leads', 'dashboard'],
    queryFn: ({ signal }) => ask('GET /api/dashboard', { signal }),
    refetchInterval: AGAIN_MS,
  });
