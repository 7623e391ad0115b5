import type { Answer } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

export type ProfessionalFigures = Answer<'GET /api/lawyers/:id/figures'>;

/** Figures of one professional; named after the professionals, so that each change of one refreshes them. */
export const useFigures = (id: string, days: 30 | 90) =>
  useQuery({
    queryKey: ['lawyers', 'figures', id, days],
    queryFn: ({ signal }) => ask('GET /api/lawyers/:id/figures', { params: { id }, query: { days: `${days}` }, signal }),
    placeholderData: (old) => old,
  });

export const useReach = (id: string) =>
  useQuery({
    queryKey: ['lawyers', 'reach', id],
    queryFn: ({ signal }) => ask('GET /api/lawyers/:id/simulation', { params: { id }, signal }).then(({ now }) => now),
    staleTime: 60_000,
  });

export const useTransparency = (id: string) =>
  useQuery({
    queryKey: ['lawyers', 'transparency', id],
    queryFn: ({ signal }) => ask('GET /api/lawyers/:id/transparency', { params: { id }, signal }),
    staleTime: 60_000,
  });
