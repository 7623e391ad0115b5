import { allOf, alreadyDone, type Asking, decision, ids, refuseUnless, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { review, REVIEW_REASONS, REVIEW_SUBJECTS, type ReviewEvent, reviewIdOf, type ReviewState, type ReviewSubject } from '../review.js';

export const ofReview = z.object({ acceptanceId: ids.acceptanceId, subject: z.enum(REVIEW_SUBJECTS).default('platform') });
export const onReview = (i: { acceptanceId: string; subject?: ReviewSubject | undefined }) => ({
  review: streamOf(review, reviewIdOf(i.acceptanceId, i.subject)),
});
/** What rules of availability of a review read. */
export interface OnReview {
  readonly review: ReviewState;
}
export const reviewProvince = ({ review: r }: OnReview) => r.proposed?.province;
export const reviewed = <T extends ReviewEvent['type']>(
  type: T,
  data: Extract<ReviewEvent, { type: T }>['data'],
): Extract<ReviewEvent, { type: T }> => ({ type, data }) as Extract<ReviewEvent, { type: T }>;

/** The key of published words. */
export const wordsKeyOf = (personId: string, acceptanceId: string, subject: ReviewSubject): string =>
  `${personId}/review-${reviewIdOf(acceptanceId, subject)}`;

/** A link and a client speak for the author; everyone else who may send the command is of the team. */
const isAuthor = ({ actor }: Asking): boolean => actor.kind === 'token' || (actor.kind === 'user' && actor.role === 'jurilien_client');

const withdrawable = ({ review: r }: OnReview, who: Asking, { leadId }: { readonly leadId?: string | undefined } = {}) =>
  allOf(
    unless(r.status !== 'None' && (!isAuthor(who) || r.proposed?.leadId === leadId), 'NOT_FOUND', 'review'),
    unlessDone(r.status === 'Withdrawn', 'review-is-withdrawn'),
  );

/** Words are not published, or no longer: the author needs no reason, the team has one of the list. They are erased with it. */
export const withdrawReview = decision({
  name: 'WithdrawReview',
  input: ofReview.extend({ leadId: ids.leadId.optional(), reason: z.enum(REVIEW_REASONS).optional() }),
  streams: onReview,
  province: reviewProvince,
  available: withdrawable,
  decide({ acceptanceId, leadId, reason }, { review: r }, ctx) {
    if (alreadyDone(withdrawable({ review: r }, ctx, { leadId }))) return {};
    const author = isAuthor(ctx);
    refuseUnless(author || reason, 'VALIDATION', 'reason-missing');
    const { wordsKey } = r.proposed!;
    return {
      review: [reviewed('ReviewWithdrawn', { acceptanceId, by: author ? 'author' : 'team', ...(author ? {} : { reason }), wordsKey })],
    };
  },
});

/** Words are published for as long as the opinion they come from is kept (4.10.13). */
export const endReview = decision({
  name: 'EndReview',
  input: ofReview.extend({ keptUntil: z.string() }),
  streams: onReview,
  province: reviewProvince,
  decide({ acceptanceId, keptUntil }, { review: r }, ctx) {
    if (r.status === 'None' || r.status === 'Withdrawn') return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(keptUntil), 'WRONG_STATE', 'not-due');
    return { review: [reviewed('ReviewWithdrawn', { acceptanceId, by: 'time', wordsKey: r.proposed!.wordsKey })] };
  },
});
