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
  mayReviewProfessional,
  namesSomeone,
  ofReview,
  onReview,
  type OnReview,
  reviewed,
  reviewProvince,
  type ReviewState,
  type ReviewSubject,
  survey,
  type SurveyState,
} from '@jurilien/feedback';
import { invalid } from '@jurilien/lead';
import { professional, type ProfessionalState } from '@jurilien/professionals';
import { reviewsPlatformEnabled } from '@jurilien/reference';
import { z } from 'zod';

/** What a review is judged by: the opinion it comes from, and whom the client spoke with. */
const streams = (i: { acceptanceId: string; professionalId: string; subject?: ReviewSubject }) => ({
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

/** The professional and the subject of the payload are those of the words: another one's name would be compared in vain. */
function refuseUnlessTheirs(
  { proposed }: ReviewState,
  { professionalId, subject }: { professionalId: string; subject: ReviewSubject },
): void {
  const theirs = proposed?.professionalId === professionalId && (proposed.subject ?? 'platform') === subject;
  refuseUnless(theirs, 'NOT_FOUND', 'review');
}

/** Where the request was made, and where the professional is a member: words about one are published where both let them be. */
function refuseUnlessOpen(subject: ReviewSubject, r: ReviewState, p: ProfessionalState, { config }: Ctx): void {
  if (subject === 'platform') return refuseUnless(config.value(reviewsPlatformEnabled), 'FORBIDDEN', 'reviews-are-off');
  const places = [p.province, r.proposed?.province ?? p.province];
  refuseUnless(
    places.every((place) => mayReviewProfessional(place, config)),
    'FORBIDDEN',
    'review-of-professional',
  );
}

/**
 * Words about the platform are published on its page of opinions, words about a professional on theirs. That none are about a professional
 * of Quebec, or come from a request of Quebec, is a rule of the code, which no setting opens (D13, art. 145 of the Code of ethics of
 * advocates): asked for it is refused as such, and so are words that name the professional or anyone else.
 */
export const publishReview = decision({
  name: 'PublishReview',
  input,
  streams,
  province: reviewProvince,
  available: publishable,
  decide({ acceptanceId, professionalId, subject }, { review: r, survey: s, professional: p }, ctx: Ctx) {
    if (subject === 'professional') refuseUnlessOpen(subject, r, p, ctx);
    refuseUnlessTheirs(r, { professionalId, subject });
    if (alreadyDone(publishable({ review: r, survey: s }))) return {};
    refuseUnlessOpen(subject, r, p, ctx);
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
  decide({ acceptanceId, professionalId, subject, reply }, { review: r, professional: p }) {
    refuseUnlessTheirs(r, { professionalId, subject });
    refuseUnlessAvailable(answerable({ review: r }));
    if (tellsWho(reply, p)) throw invalid('reply', 'personal-data');
    return r.reply === reply ? {} : { review: [reviewed('ReviewReplied', { acceptanceId, reply })] };
  },
});
