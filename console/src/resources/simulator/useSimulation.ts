import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../dataProvider';

export interface Wave {
  size: number;
  minutes: number;
}
/** A plan, and the past requests it is tried on. */
export interface Plan {
  waves: Wave[];
  days: number;
  province?: string;
  lawyerType?: string;
}
export interface Outcome {
  leads: number;
  acceptedShare: number | null;
  minutesToAcceptance: { median: number | null; p90: number | null; histogram: { to: number | null; n: number }[] };
  offersPerLead: number | null;
  fairness: { gini: number | null; shareByDecile: number[] };
}
export interface Simulation {
  actual: Outcome;
  simulated: Outcome;
  assumptions: { fr: string[]; en: string[]; recordedOffers: number; recordedAcceptances: number; sampledEvery: number };
}

/** Tries a plan; asked once per plan, because it reads months of requests. */
export const useSimulation = (plan: Plan | undefined) => {
  const { post } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['simulations', plan],
    queryFn: ({ signal }) => post<Simulation>('matching/simulations', plan, signal),
    enabled: Boolean(plan),
    staleTime: Infinity,
    retry: false,
  });
};
