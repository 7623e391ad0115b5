import type { KillSwitchRow } from '@jurilien/rows/messaging';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { ask } from '../../../api/http';
import { isManager, me } from '../../../roles';

/** Looked at again, should the live stream be away: an emergency stop is no place for old news. */
const AGAIN_MS = 15_000;

/** Every time something was switched off, the newest first, and what is off now. */
export function useKillSwitches() {
  const query = useGetList<KillSwitchRow>(
    'kill-switches',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'setAt', order: 'DESC' } },
    { retry: false, refetchInterval: AGAIN_MS },
  );
  const rows = query.data ?? [];
  return { ...query, rows, set: rows.filter(({ clearedAt }) => !clearedAt) };
}

/** How many messages each of them stopped that no one sent again; told to those who look after all messages. */
export function useHeld() {
  const { data } = useQuery({
    // By the view's name first: the live stream reads it again with its rows.
    queryKey: ['messages', 'held'],
    queryFn: ({ signal }) => ask('GET /api/kill-switches/held', { signal }),
    enabled: isManager(me().role),
    refetchInterval: AGAIN_MS,
  });
  return new Map((data?.held ?? []).map((held) => [held.switchId, held]));
}
