import type { LeadRow } from '@jurilien/rows/processes';
import { useDataProvider } from 'react-admin';

/** Finds a request by the code that people call it by, however it is typed; nothing where the reader sees none of that code. */
export const useRequestByCode = () => {
  const provider = useDataProvider();
  return async (typed: string): Promise<LeadRow | undefined> => {
    const code = typed.trim().toUpperCase();
    if (!code) return undefined;
    const { data } = await provider.getList<LeadRow>('leads', {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: { code },
    });
    return data[0];
  };
};
