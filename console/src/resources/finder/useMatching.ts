import { useDataProvider } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import type { ConsoleDataProvider } from '../../dataProvider';

/** Somebody who would get a request now, with every part of the rank. */
export interface Candidate {
  professionalId: string;
  name: string;
  points: number;
  parts: Record<string, number>;
  fairness?: boolean;
  deferred?: string;
  sendAt?: string;
}
export interface Excluded {
  professionalId: string;
  name: string;
  code: string;
}
export interface MatchingAnswer {
  eligible: Candidate[];
  total: number;
  excluded: Excluded[];
  counts: Record<string, number>;
  /** The next wave of a request: its plan, its number and how many seats it has. */
  plan?: string;
  wave?: number;
  size: number;
}

/** What a request asks, typed by hand; no person is in it. */
export interface Criteria {
  province: 'QC' | 'ON';
  region: string;
  lawyerType: string;
  lang: 'fr' | 'en';
  rate: string;
  budget: number;
  experience: number;
  postalCode?: string;
  acceptDistance?: boolean;
  juridicalHelp?: boolean;
  mediator?: boolean;
  paralegal?: boolean;
  smallMandate?: boolean;
  consult?: boolean;
  superLead?: boolean;
}
/** A request there is, or one that is only imagined. */
export type Asked = { leadId: string } | { criteria: Criteria };

/** Who would get a request now; named after the leads, so that a change of one reads it again. */
export const useMatching = (asked: Asked | undefined, version?: number) => {
  const { ask, post } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['lead-details', 'matching', asked, version],
    queryFn: ({ signal }) =>
      asked && 'leadId' in asked
        ? ask<MatchingAnswer>(`matching/leads/${asked.leadId}`, signal)
        : post<MatchingAnswer>('matching/criteria', asked?.criteria, signal),
    enabled: Boolean(asked),
    placeholderData: (old) => old,
  });
};

export interface Changes {
  distanceKm?: number;
  rate?: string;
  experience?: number;
  acceptDistance?: boolean;
}
interface Outcome {
  eligible: number;
  excluded: Record<string, number>;
}
export interface WhatIfAnswer {
  before: Outcome;
  after: Outcome;
  entering: { professionalId: string; name: string }[];
  leaving: { professionalId: string; name: string }[];
}

/** The same request with something changed: how many more or fewer would get it, and by which rule. */
export const useWhatIf = (asked: Asked, changes: Changes, version?: number) => {
  const { post } = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['lead-details', 'what-if', asked, changes, version],
    queryFn: ({ signal }) => post<WhatIfAnswer>('matching/what-if', { ...asked, changes }, signal),
    enabled: Object.keys(changes).length > 0,
    placeholderData: (old) => old,
  });
};
