import type { Answer, Call } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

/** A plan, and the past requests it is tried on. */
export type Plan = Call<'POST /api/matching/simulations'>['body'];
export type Wave = Plan['waves'][number];
export type Simulation = Answer<'POST /api/matching/simulations'>;
export type Outcome = Simulation['actual'];

/** Tries a plan; asked once per plan, because it reads months of requests. */
export const useSimulation = (plan: Plan | undefined) =>
  useQuery({
    queryKey: ['simulations', plan],
    queryFn: ({ signal }) => ask('POST /api/matching/simulations', { body: plan!, signal }),
    enabled: Boolean(plan),
    staleTime: Infinity,
    retry: false,
  });
