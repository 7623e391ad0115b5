import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { limits } from '../limits.js';
import { survey, SURVEY_LABELS, surveyAnswer, surveyOpen, type SurveyEvent, type SurveyState } from '../survey.js';
import { plus } from '../time.js';
import { isProfessional, ofAccepted, onAcceptedLead, refuseUnlessOwn } from './acceptance-rules.js';

const ofSurvey = z.object({ acceptanceId: z.uuid() });
const onSurvey = (i: { acceptanceId: string }) => ({ survey: streamOf(survey, i.acceptanceId) });
const surveyProvince = ({ survey: s }: { survey: SurveyState }) => s.invited?.province;
const told = <T extends SurveyEvent['type']>(type: T, data: Extract<SurveyEvent, { type: T }>['data']): SurveyEvent =>
  ({ type, data }) as SurveyEvent;

/** Three days after they spoke the client is asked, once; not while a replacement or coins are being asked for (4.10.1). */
export const sendSurvey = decision({
  name: 'SendSurvey',
  input: ofAccepted.extend({ dueAt: z.string() }),
  streams: (i) => ({ ...onAcceptedLead(i), ...onSurvey(i) }),
  province: ({ acceptance: a }) => a.province,
  decide({ dueAt, ...input }, { acceptance: a, lead: l, survey: s }, ctx) {
    refuseUnlessOwn(a, input);
    const late = Date.parse(ctx.now) > Date.parse(dueAt) + limits.maxLatenessMs;
    const disputed = a.replacement?.state === 'asked' || a.credit?.state === 'asked';
    const spoke = a.contactedAt !== undefined && a.status !== 'Replaced' && a.closeReason !== 'clientUnreachable';
    if (s.status !== 'None' || late || disputed || !spoke || l.status === 'Blocked' || !l.code || !a.province) return {};
    const { acceptanceId, leadId, professionalId, province } = a;
    const { personId, code, lang } = l;
    const expiresAt = plus(ctx.now, limits.surveyMs);
    return { survey: [told('SurveyInvited', { acceptanceId, leadId, professionalId, personId, code, province, lang, expiresAt })] };
  },
});

/** One word more, four days later. */
export const remindOfSurvey = decision({
  name: 'RemindOfSurvey',
  input: ofSurvey,
  streams: onSurvey,
  province: surveyProvince,
  decide: (input, { survey: s }, ctx) =>
    s.status === 'Invited' && surveyOpen(s, ctx.now) ? { survey: [told('SurveyReminded', input)] } : {},
});

/** The client answers, once. A low grade, or the wish to be called, asks somebody of the team to call (R39). */
export const submitSurvey = decision({
  name: 'SubmitSurvey',
  input: ofAccepted.extend({ ...surveyAnswer, comment: z.string().trim().max(2_000).optional() }),
  streams: onSurvey,
  province: surveyProvince,
  decide({ leadId, comment, ...answer }, { survey: s }, ctx) {
    // Its professional may name the acceptance as well, but speaks for nobody here.
    refuseUnless(s.invited?.leadId === leadId && !isProfessional(ctx), 'NOT_FOUND', 'survey');
    refuseUnless(s.status !== 'Answered' && s.status !== 'Moderated', 'WRONG_STATE', 'survey-is-answered');
    refuseUnless(surveyOpen(s, ctx.now), 'WRONG_STATE', 'survey-is-over');
    const followUp = answer.callMe || answer.overall <= limits.surveyDetractorMax;
    return { survey: [told('SurveySubmitted', { ...answer, personId: s.invited!.personId, ...(comment ? { comment } : {}), followUp })] };
  },
});

/** Somebody of the team has read an answer: they called, or no call is needed. */
export const moderateSurvey = decision({
  name: 'ModerateSurvey',
  input: ofSurvey.extend({ label: z.enum(SURVEY_LABELS) }),
  streams: onSurvey,
  province: surveyProvince,
  decide(input, { survey: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'survey');
    if (s.status === 'Moderated') return {};
    refuseUnless(s.status === 'Answered', 'WRONG_STATE', 'survey-is-not-answered');
    return { survey: [told('SurveyModerated', input)] };
  },
});

/** Two weeks without an answer. */
export const expireSurvey = decision({
  name: 'ExpireSurvey',
  input: ofSurvey,
  streams: onSurvey,
  province: surveyProvince,
  decide(input, { survey: s }, ctx) {
    if (s.status !== 'Invited' && s.status !== 'Reminded') return {};
    refuseUnless(!surveyOpen(s, ctx.now), 'WRONG_STATE', 'not-due');
    return { survey: [told('SurveyExpired', input)] };
  },
});
