import type { Answer } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { heals } from '../../api/queries';
import { ask } from '../../api/http';

export type Rule = Answer<'GET /api/automation/rules'>['rules'][number];
export type RuleDetails = Answer<'GET /api/automation/rules/:rule'>;
export type RuleText = Rule['text'];
export type Delay = RuleText['delays'][number];
export type Catalogue = Answer<'GET /api/automation/catalogue'>;
export type Runs = Answer<'GET /api/leads/:leadId/runs'>;

const TRIAL_MS = 1_000;

/** Every rule as it is now. */
export const useRules = () =>
  useQuery({ queryKey: ['rules', 'all'], queryFn: ({ signal }) => ask('GET /api/automation/rules', { signal }) });

/** One rule; asked again every second while its trial runs. */
export const useRule = (rule: string) =>
  useQuery({
    queryKey: ['rules', 'one', rule],
    queryFn: ({ signal }) => ask('GET /api/automation/rules/:rule', { params: { rule }, signal }),
    retry: false,
    refetchInterval: (query) => heals(query) || (query.state.data?.trialRuns ? TRIAL_MS : false),
  });

/** What rules are made of: it changes with a release alone. */
export const useCatalogue = () =>
  useQuery({
    queryKey: ['rules', 'catalogue'],
    queryFn: ({ signal }) => ask('GET /api/automation/catalogue', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A request, or a professional. */
export type RunSubject = { readonly leadId: string } | { readonly professionalId: string };

/** What rules will send about a request or to a professional, what they did not, and which may be started. */
export const useRuns = (about: RunSubject) =>
  useQuery({
    queryKey: ['runs', about],
    queryFn: ({ signal }) =>
      'leadId' in about
        ? ask('GET /api/leads/:leadId/runs', { params: about, signal })
        : ask('GET /api/lawyers/:id/runs', { params: { id: about.professionalId }, signal }),
    retry: false,
  });
