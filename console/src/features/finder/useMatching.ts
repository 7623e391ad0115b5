import type { Answer, Call } from '@jurilien/contracts/api';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../api/http';

/** Of a request there is, its next wave too: plan and number. */
type MatchingAnswer = Answer<'POST /api/matching/criteria'> & Partial<Pick<Answer<'GET /api/matching/leads/:leadId'>, 'plan' | 'wave'>>;
/** Someone who would get a request now, with every part of the rank. */
export type Candidate = MatchingAnswer['eligible'][number];
export type Excluded = MatchingAnswer['excluded'][number];
/** What a request asks, typed by hand; no person is in it. */
type Typed = Call<'POST /api/matching/criteria'>['body'];
export type Criteria = Typed & Required<Pick<Typed, 'lang' | 'rate' | 'budget' | 'experience'>>;
export type Changes = Call<'POST /api/matching/what-if'>['body']['changes'];
/** A request there is, or one that is only imagined. */
export type Asked = { leadId: string } | { criteria: Criteria };

/** Who would get a request now; named after the leads, so that a change of one reads it again. */
export const useMatching = (asked: Asked | undefined, version?: number) => {
  return useQuery({
    queryKey: ['lead-details', 'matching', asked, version],
    queryFn: ({ signal }): Promise<MatchingAnswer> =>
      asked && 'leadId' in asked
        ? ask('GET /api/matching/leads/:leadId', { params: { leadId: asked.leadId }, signal })
        : ask('POST /api/matching/criteria', { body: asked!.criteria, signal }),
    enabled: Boolean(asked),
    placeholderData: (old) => old,
  });
};

/** The same request with something changed: how many more or fewer would get it, and by which rule. */
export const useWhatIf = (asked: Asked, changes: Changes, version?: number) => {
  return useQuery({
    queryKey: ['lead-details', 'what-if', asked, changes, version],
    queryFn: ({ signal }) => ask('POST /api/matching/what-if', { body: { ...asked, changes }, signal }),
    enabled: Object.keys(changes).length > 0,
    placeholderData: (old) => old,
  });
};
