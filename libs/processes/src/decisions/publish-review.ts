import {
  allOf,
  alreadyDone,
  type Ctx,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import {
  namesSomeone,
  ofReview,
  onReview,
  type OnReview,
  reviewed,
  reviewProvince,
  REVIEW_SUBJECTS,
  type ReviewState,
  survey,
  type SurveyState,
} from '@jurilien/feedback';
import { invalid } from '@jurilien/lead';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { reviewsPlatformEnabled } from '@jurilien/reference';
import { z } from 'zod';

/** What a review is judged by: the opinion it comes from, and whom the client spoke with. */
const streams = (i: { acceptanceId: string; professionalId: string }) => ({
  ...onReview(i),
  survey: streamOf(survey, i.acceptanceId),
  professional: streamOf(professional, i.professionalId),
});
const input = ofReview.extend({ professionalId: ids.professionalId });

const publishable = ({ review: r, survey: s }: OnReview & { readonly survey: SurveyState }) =>
  allOf(
    unless(r.status !== 'None', 'NOT_FOUND', 'review'),
    unlessDone(r.status === 'Published', 'review-is-published'),
    unless(r.status === 'Candidate', 'WRONG_STATE', 'review-is-withdrawn'),
    unless(s.status === 'Moderated', 'WRONG_STATE', 'survey-is-not-moderated'),
  );

/** Whether a text names the professional or anyone else, or says how someone is reached. */
const tellsWho = (text: string, { name, firm }: ProfessionalState): boolean =>
  namesSomeone(
    text,
    [name, firm].filter((known) => known !== undefined),
  );

/** The professional of the payload is the one the review is about: another one's name would be compared in vain. */
function refuseUnlessTheirs(r: ReviewState, professionalId: string): void {
  refuseUnless(r.proposed?.professionalId === professionalId, 'NOT_FOUND', 'review');
}

/**
 * Words are published on the page of opinions about the platform. That they are about no professional is a rule of this code, which no
 * setting opens (D13, art. 145 of the Code of ethics of advocates): a professional as the subject is refused in both provinces, and so
 * are words that name the professional or anyone else.
 */
export const publishReview = decision({
  name: 'PublishReview',
  input: input.extend({ subject: z.enum(REVIEW_SUBJECTS).default('platform') }),
  streams,
  province: reviewProvince,
  available: publishable,
  decide({ acceptanceId, professionalId, subject }, { review: r, survey: s, professional: p }, ctx: Ctx) {
    refuseUnlessTheirs(r, professionalId);
    refuseUnless(subject === 'platform', 'FORBIDDEN', 'review-of-professional');
    if (alreadyDone(publishable({ review: r, survey: s }))) return {};
    refuseUnless(ctx.config.value(reviewsPlatformEnabled), 'FORBIDDEN', 'reviews-are-off');
    refuseUnless(!tellsWho(r.proposed!.words, p), 'VALIDATION', 'review-names-someone');
    return { review: [reviewed('ReviewPublished', { acceptanceId, subject })] };
  },
});

const answerable = ({ review: r }: OnReview) =>
  allOf(unless(r.status !== 'None', 'NOT_FOUND', 'review'), unless(r.status === 'Published', 'WRONG_STATE', 'review-is-not-published'));

/** The team answers published words, under them: without a name, and without anything by which someone could be reached or known. */
export const replyToReview = decision({
  name: 'ReplyToReview',
  input: input.extend({ reply: z.string().trim().min(10).max(600) }),
  streams,
  province: reviewProvince,
  available: answerable,
  decide({ acceptanceId, professionalId, reply }, { review: r, professional: p }) {
    refuseUnlessTheirs(r, professionalId);
    refuseUnlessAvailable(answerable({ review: r }));
    if (tellsWho(reply, p)) throw invalid('reply', 'personal-data');
    return r.reply === reply ? {} : { review: [reviewed('ReviewReplied', { acceptanceId, reply })] };
  },
});
