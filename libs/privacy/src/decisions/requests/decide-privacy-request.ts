import { allOf, type Asking, decision, ids, need, Refused, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { RECOURSE_WORDS, recourseOf } from '@jurilien/reference';
import { z } from 'zod';
import { holdingId, holdingRef } from '../../holding.js';
import { isOfOthers, REFUSAL_CAUSES, type PrivacyKind, type PrivacyRequestState } from '../../privacy-request.js';
import { onPrivacyRequest, type OnPrivacyRequest, privacyDid, requestId, theirs, whileIn } from './on-privacy-request.js';

/** What is done with things we hold: granted for exactly those. */
const ON_HOLDINGS: readonly PrivacyKind[] = ['access', 'portability', 'erasure'];
/** The person receives a copy, from which what is about others was taken out. */
const COPIES: readonly PrivacyKind[] = ['access', 'portability'];
const MOST_HOLDINGS = 200;
const LEAST_ANSWER = 20;

/** Ids of what the proven addresses of the request reach at this moment, read at every door. */
export const coveredHoldings = need<{ requestId: string; covered: string[] }>('covered-holdings');

const input = z.object({
  requestId,
  verdict: z.enum(['approve', 'refuse']),
  /** What it is granted for. */
  holdings: z
    .array(holdingRef.extend({ id: ids.holdingId }))
    .max(MOST_HOLDINGS)
    .default([]),
  answer: z.string().trim().max(7_500).optional(),
  cause: z.enum(REFUSAL_CAUSES).optional(),
  /** Who decides has seen to it that a copy says nothing about other people. */
  thirdPartiesRemoved: z.boolean().default(false),
  covered: z.array(z.string()).default([]),
});
type Asked = z.infer<typeof input>;

const available = ({ request: s }: OnPrivacyRequest, who: Pick<Asking, 'actor'>) => allOf(theirs(s, who), whileIn(s, ['InReview']));
const invalid = (field: string, message: string) => new Refused('VALIDATION', 'fields', [{ field, message }]);

function refuseUnlessGrantable(s: PrivacyRequestState, { holdings, covered, answer, thirdPartiesRemoved }: Asked): void {
  const { kind } = s;
  const ids = holdings.map(holdingId);
  refuseUnless(
    ids.every((id) => covered.includes(id)),
    'FORBIDDEN',
    'not-covered-by-what-is-proven',
  );
  if (new Set(ids).size !== ids.length) throw invalid('holdings', 'duplicate');
  if (ON_HOLDINGS.includes(kind!) && ids.length === 0 && !isOfOthers(s, holdings)) throw invalid('holdings', 'required');
  if (COPIES.includes(kind!) && !thirdPartiesRemoved) throw invalid('thirdPartiesRemoved', 'required');
  if (kind === 'humanReview' && (answer ?? '').length < LEAST_ANSWER) throw invalid('answer', `min:${LEAST_ANSWER}`);
}

/**
 * An administrator answers in writing: granted for exactly the things that the proven addresses reach, or refused with the cause and whom
 * the person may turn to (L25-9, PIP-1).
 */
export const decidePrivacyRequest = decision({
  name: 'DecidePrivacyRequest',
  input,
  needs: [coveredHoldings],
  streams: onPrivacyRequest,
  available,
  province: ({ request }) => request.province,
  decide(asked, { request: s }, ctx) {
    refuseUnlessAvailable(available({ request: s }, ctx));
    const { requestId: id, verdict, holdings, answer, cause } = asked;
    if (verdict === 'approve') {
      refuseUnlessGrantable(s, asked);
      return { request: [privacyDid('PrivacyRequestApproved', { requestId: id, holdings, ...(answer ? { answer } : {}) })] };
    }
    if (!cause) throw invalid('cause', 'required');
    if ((answer ?? '').length < LEAST_ANSWER) throw invalid('answer', `min:${LEAST_ANSWER}`);
    const recourse = recourseOf(s.province!);
    const written = `${answer!}\n\n${RECOURSE_WORDS[recourse][s.lang!]}`;
    return { request: [privacyDid('PrivacyRequestRefused', { requestId: id, cause, answer: written, recourse })] };
  },
});
