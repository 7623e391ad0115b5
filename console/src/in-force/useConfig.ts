import { CONFIG_CHANGES } from '@jurilien/contracts';
import { configRead, type Config } from '@jurilien/reference';
import { queryOptions, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { ask } from '../api/http';
import { calm, useChanges } from '../live';

/** One object for each version, so that what is computed from it is computed again only after a change. */
export const configQuery = queryOptions({
  queryKey: ['config-in-force', 'read', { meta: calm }],
  queryFn: ({ signal }) => ask('GET /api/config/in-force', { signal }),
  select: configRead,
  staleTime: Infinity,
  gcTime: Infinity,
});

/**
 * The values in force, as rules read them: `config.value(key, place)`. What needs them waits until they have been read, so that no figure
 * is shown that does not hold.
 */
export const useConfig = (): Config => useSuspenseQuery(configQuery).data;

/** Reads the values with the first page, beside what it asks for itself, and again whenever a change is in force; nothing before. */
export const useConfigInForce = (): Config | undefined => {
  const client = useQueryClient();
  const { data } = useQuery(configQuery);
  useChanges(CONFIG_CHANGES, ({ ids: [version] }) => {
    if (version === undefined || version !== String(data?.version)) void client.invalidateQueries({ queryKey: configQuery.queryKey });
  });
  return data;
};
