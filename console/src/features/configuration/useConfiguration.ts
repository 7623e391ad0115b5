import type { ConfigChangeRow, ConfigCurrentRow } from '@jurilien/rows/configuration';
import { configOf, type Config, type Overrides } from '@jurilien/reference';
import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { overridesOf } from './pairs';

/** A key has few values of its own, and few changes wait: both are read whole. */
const WHOLE = { pagination: { page: 1, perPage: 2_000 } };

export interface InForce {
  readonly rows: readonly ConfigCurrentRow[];
  readonly overrides: Overrides;
  readonly config: Config;
  /** What waits for an approval or its date, and what is stuck. */
  readonly pending: readonly ConfigChangeRow[];
}

/** The configuration in force and what waits to change it, as the live stream tells it. */
export const useConfiguration = () => {
  const current = useGetList<ConfigCurrentRow>('config-current', { ...WHOLE, sort: { field: 'key', order: 'ASC' } }, { retry: false });
  const changes = useGetList<ConfigChangeRow>(
    'config-changes',
    { ...WHOLE, filter: { state: ['Proposed', 'Scheduled', 'Stuck'] }, sort: { field: 'proposedAt', order: 'DESC' } },
    { retry: false },
  );
  const inForce = useMemo<InForce>(() => {
    const rows = current.data ?? [];
    const overrides = overridesOf(rows);
    const version = rows.reduce((newest, row) => Math.max(newest, row.configVersion), 1);
    return { rows, overrides, config: configOf(overrides, version), pending: changes.data ?? [] };
  }, [current.data, changes.data]);
  const refetch = async () => Promise.all([current.refetch(), changes.refetch()]);
  return { inForce, isPending: current.isPending || changes.isPending, error: current.error ?? changes.error, refetch };
};
