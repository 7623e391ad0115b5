import {
  allOf,
  alreadyDone,
  type AsOf,
  type Asking,
  decision,
  ids,
  refuseUnless,
  refuseUnlessAvailable,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type AcceptanceState, isProfessional, ofAccepted, onAcceptedLead, refuseUnlessOwn } from '@jurilien/acceptance';
import { invalid } from '@jurilien/lead';
import {
  automationMaxLatenessHours,
  DAY_MS,
  HOUR_MS,
  plus,
  type Province,
  surveyDetractorMax,
  surveyExpireDays,
} from '@jurilien/reference';
import {
  survey,
  SURVEY_ITEMS,
  SURVEY_LABELS,
  SURVEY_OUTCOMES,
  SURVEY_SIDES,
  surveyAnswer,
  type SurveyEvent,
  surveyIdOf,
  surveyOpen,
  type SurveySide,
  type SurveyState,
} from '../survey.js';
import { onReview, reviewed, wordsKeyOf } from './review.js';
import { mayReviewProfessional, type ReviewEvent, type ReviewSubject } from '../review.js';

const ofSurvey = z.object({ acceptanceId: ids.acceptanceId, side: z.enum(SURVEY_SIDES).default('client') });
export const onSurvey = (i: { acceptanceId: string; side: SurveySide }) => ({
  survey: streamOf(survey, surveyIdOf(i.acceptanceId, i.side)),
});
/** What rules of availability of a survey read. */
interface OnSurvey {
  readonly survey: SurveyState;
}
const surveyProvince = ({ survey: s }: { survey: SurveyState }) => s.invited?.province;
const told = <T extends SurveyEvent['type']>(type: T, data: Extract<SurveyEvent, { type: T }>['data']): SurveyEvent =>
  ({ type, data }) as SurveyEvent;

/** Whether a side has lived enough of it to have an opinion: the client spoke with someone; the professional holds the request still. */
const LIVED: Readonly<Record<SurveySide, (a: AcceptanceState) => boolean>> = {
  client: (a) => a.contactedAt !== undefined && a.closeReason !== 'clientUnreachable',
  professional: (a) => a.closeReason !== 'requestEnded',
};

/** Until when someone who is asked now may answer. */
export const surveyEndsAt = (province: Province, { now, config }: AsOf): string =>
  plus(now, config.value(surveyExpireDays, { province }) * DAY_MS);

/**
 * Three days after they spoke the client is asked (R36), five days after the acceptance the professional (R38): once each, and not
 * while a replacement or coins are being asked for (4.10.1).
 */
export const sendSurvey = decision({
  name: 'SendSurvey',
  input: ofAccepted.extend({ dueAt: z.string(), side: ofSurvey.shape.side }),
  streams: (i) => ({ ...onAcceptedLead(i), ...onSurvey(i) }),
  province: ({ acceptance: a }) => a.province,
  decide({ dueAt, side, ...input }, { acceptance: a, lead: l, survey: s }, ctx) {
    refuseUnlessOwn(a, input);
    const late = Date.parse(ctx.now) > Date.parse(dueAt) + ctx.config.value(automationMaxLatenessHours) * HOUR_MS;
    const disputed = a.replacement?.state === 'asked' || a.credit?.state === 'asked';
    const lived = a.status !== 'Replaced' && LIVED[side](a);
    if (s.status !== 'None' || late || disputed || !lived || l.status === 'Blocked' || !l.code || !a.province) return {};
    const { acceptanceId, leadId, professionalId, province } = a;
    const { personId, code, lang } = l;
    const expiresAt = surveyEndsAt(province, ctx);
    return { survey: [told('SurveyInvited', { acceptanceId, side, leadId, professionalId, personId, code, province, lang, expiresAt })] };
  },
});

/** One word more to the client, four days later (R37). */
export const remindOfSurvey = decision({
  name: 'RemindOfSurvey',
  input: ofSurvey,
  streams: onSurvey,
  province: surveyProvince,
  decide: ({ acceptanceId }, { survey: s }, ctx) =>
    s.status === 'Invited' && s.side === 'client' && surveyOpen(s, ctx.now) ? { survey: [told('SurveyReminded', { acceptanceId })] } : {},
});

/** Each side speaks for itself: a session by its role, a personal link by the side it was made for. */
const speaksFor = (who: Asking, side: SurveySide): boolean =>
  who.actor.kind !== 'user' || side === (isProfessional(who) ? 'professional' : 'client');

const answerable = ({ survey: s }: OnSurvey, who: Asking, { leadId, side }: { readonly leadId: string; readonly side: SurveySide }) =>
  allOf(
    unless(s.invited?.leadId === leadId && speaksFor(who, side), 'NOT_FOUND', 'survey'),
    unless(s.status !== 'Answered' && s.status !== 'Moderated', 'WRONG_STATE', 'survey-is-answered'),
    unless(surveyOpen(s, who.now), 'WRONG_STATE', 'survey-is-over'),
  );

/** What only the other side is asked. */
const NOT_ASKED: Readonly<Record<SurveySide, readonly (keyof typeof surveyAnswer)[]>> = {
  client: SURVEY_ITEMS.professional,
  professional: [...SURVEY_ITEMS.client, 'recommend'],
};

/** A side answers, once. A low grade, or the wish to be called, asks someone of the team to call (R39). */
export const submitSurvey = decision({
  name: 'SubmitSurvey',
  input: ofAccepted.extend({
    ...surveyAnswer,
    comment: z.string().trim().max(2_000).optional(),
    side: ofSurvey.shape.side,
    publicWords: z.string().trim().min(10).max(600).optional(),
    publishConsent: z.boolean().optional(),
    /** The same about the professional, where that may be published. */
    proWords: z.string().trim().min(10).max(600).optional(),
    proConsent: z.boolean().optional(),
  }),
  streams: (i: { acceptanceId: string; side: SurveySide }) => ({
    ...onSurvey(i),
    ...onReview({ acceptanceId: i.acceptanceId }),
    proReview: onReview({ acceptanceId: i.acceptanceId, subject: 'professional' }).review,
  }),
  province: surveyProvince,
  available: answerable,
  decide({ leadId, comment, side, publicWords, proWords, proConsent, ...answer }, { survey: s }, ctx) {
    refuseUnlessAvailable(answerable({ survey: s }, ctx, { leadId, side }));
    const client = side === 'client';
    refuseUnlessAgreed(client, ['publicWords', publicWords], ['publishConsent', answer.publishConsent]);
    const open = client && mayReviewProfessional(s.invited!.province, ctx.config);
    refuseUnlessAgreed(open, ['proWords', proWords], ['proConsent', proConsent]);
    const stray = NOT_ASKED[side].find((item) => answer[item] !== undefined);
    if (stray) throw invalid(stray, 'not-asked');
    const outcomes: readonly string[] = SURVEY_OUTCOMES[side];
    if (answer.outcome && !outcomes.includes(answer.outcome)) throw invalid('outcome', 'not-asked');
    const { personId, professionalId, province } = s.invited!;
    const followUp = answer.callMe || answer.overall <= ctx.config.value(surveyDetractorMax, { province });
    const words = comment ? { comment, commentKey: commentKeyOf(s) } : {};
    return {
      survey: [told('SurveySubmitted', { ...answer, leadId, professionalId, personId, ...words, followUp, grouped: true })],
      // The words go where they can be withdrawn and erased alone.
      ...(publicWords ? { review: [proposed(s, 'platform', publicWords, answer.lang)] } : {}),
      ...(proWords ? { proReview: [proposed(s, 'professional', proWords, answer.lang)] } : {}),
    };
  },
});

/** Words for everyone, as they wait for the team. */
function proposed({ invited }: SurveyState, subject: ReviewSubject, words: string, written: 'fr' | 'en' | undefined): ReviewEvent {
  const { acceptanceId, leadId, professionalId, personId, province, lang } = invited!;
  return reviewed('ReviewProposed', {
    ...{ acceptanceId, leadId, professionalId, personId, province, subject, words },
    lang: written ?? lang,
    wordsKey: wordsKeyOf(personId, acceptanceId, subject),
  });
}

/** Words for everyone and the leave to publish them come together, from those who are asked for them alone. */
function refuseUnlessAgreed(
  asked: boolean,
  [wordsField, words]: readonly [string, string | undefined],
  [agreedField, agreed]: readonly [string, boolean | undefined],
): void {
  if (!asked && (words || agreed)) throw invalid(wordsField, 'not-asked');
  if (words && !agreed) throw invalid(agreedField, 'required');
  if (agreed && !words) throw invalid(wordsField, 'required');
}

/** A part of the client's key: an erased client takes it along, and it can go alone. */
const commentKeyOf = ({ invited, side }: SurveyState): string => `${invited!.personId}/survey-${surveyIdOf(invited!.acceptanceId, side)}`;

const moderatable = ({ survey: s }: OnSurvey) =>
  allOf(
    unless(s.status !== 'None', 'NOT_FOUND', 'survey'),
    unlessDone(s.status === 'Moderated', 'survey-is-moderated'),
    unless(s.status === 'Answered', 'WRONG_STATE', 'survey-is-not-answered'),
  );

/** Someone of the team has read an answer: they called, or no call is needed. */
export const moderateSurvey = decision({
  name: 'ModerateSurvey',
  input: ofSurvey.extend({ label: z.enum(SURVEY_LABELS) }),
  streams: onSurvey,
  province: surveyProvince,
  available: moderatable,
  decide({ acceptanceId, label }, { survey: s }) {
    if (alreadyDone(moderatable({ survey: s }))) return {};
    return { survey: [told('SurveyModerated', { acceptanceId, label })] };
  },
});

/** The task that an answer asked for is done: what the team did about it is known (R39). */
export const noteSurveyFollowedUp = decision({
  name: 'NoteSurveyFollowedUp',
  input: z.object({ surveyId: ids.acceptanceId, label: z.enum(SURVEY_LABELS) }),
  streams: ({ surveyId }: { surveyId: string }) => ({ survey: streamOf(survey, surveyId) }),
  province: surveyProvince,
  decide: ({ label }, { survey: s }) =>
    s.status === 'Answered' ? { survey: [told('SurveyModerated', { acceptanceId: s.invited!.acceptanceId, label })] } : {},
});

/** Two weeks without an answer. */
export const expireSurvey = decision({
  name: 'ExpireSurvey',
  input: ofSurvey,
  streams: onSurvey,
  province: surveyProvince,
  decide({ acceptanceId }, { survey: s }, ctx) {
    if (s.status !== 'Invited' && s.status !== 'Reminded') return {};
    refuseUnless(!surveyOpen(s, ctx.now), 'WRONG_STATE', 'not-due');
    return { survey: [told('SurveyExpired', { acceptanceId })] };
  },
});

/** Two years later the words are erased and the grades are no one's (4.10.13). */
export const anonymiseSurvey = decision({
  name: 'AnonymiseSurvey',
  input: ofSurvey.extend({ keptUntil: z.string() }),
  streams: onSurvey,
  province: surveyProvince,
  decide({ acceptanceId, keptUntil }, { survey: s }, ctx) {
    if (s.status === 'None' || s.anonymous) return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(keptUntil), 'WRONG_STATE', 'not-due');
    return { survey: [told('SurveyAnonymised', { acceptanceId, commentKey: commentKeyOf(s) })] };
  },
});
