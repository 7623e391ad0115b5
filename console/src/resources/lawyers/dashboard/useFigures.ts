import type { ProfessionalFigures, Transparency } from '@jurilien/contracts';
import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../../dataProvider';

/** What a practice would have let through, counted over validated requests. */
export interface Reach {
  days: number;
  leads: number;
  wouldHaveSeen: number;
  excludedBy: { code: string; n: number }[];
  examples: { field: string; region: string; at: string; priceCc: number; urgent?: boolean }[];
}

/** Figures of one professional; named after the professionals, so that each change of one refreshes them. */
export const useFigures = (id: string, days: number) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['lawyers', 'figures', id, days],
    queryFn: ({ signal }) => ask<ProfessionalFigures>(`lawyers/${id}/figures?days=${days}`, signal),
    placeholderData: (old) => old,
  });
};

export const useReach = (id: string) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['lawyers', 'reach', id],
    queryFn: ({ signal }) => ask<{ now: Reach }>(`lawyers/${id}/simulation`, signal).then(({ now }) => now),
    staleTime: 60_000,
  });
};

export const useTransparency = (id: string) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['lawyers', 'transparency', id],
    queryFn: ({ signal }) => ask<Transparency>(`lawyers/${id}/transparency`, signal),
    staleTime: 60_000,
  });
};
