import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What a client grades from 1 to 5 (C06); the last one says whether somebody calls. */
export const SURVEY_ITEMS = ['contacted', 'listened', 'clearPrice', 'platform', 'overall'] as const;
/** What came of it, as the client tells it. */
export const SURVEY_OUTCOMES = ['retained', 'notRetained', 'looking'] as const;
/** What the team did about an answer that asked for a call. */
export const SURVEY_LABELS = ['called', 'noCall'] as const;

const id = { acceptanceId: z.string() };
const score = z.number().int().min(1).max(5);
/** `overall` is the one that must be given. */
export const surveyAnswer = {
  contacted: score.optional(),
  listened: score.optional(),
  clearPrice: score.optional(),
  platform: score.optional(),
  overall: score,
  recommend: z.number().int().min(0).max(10).optional(),
  outcome: z.enum(SURVEY_OUTCOMES).optional(),
  callMe: z.boolean(),
};

/** A client's opinion of one acceptance (4.10.1). It stays inside (D13): no page and no ranking reads it. */
export const surveyEvents = {
  SurveyInvited: event(
    z.object({
      ...id,
      leadId: z.string(),
      professionalId: z.string(),
      personId: z.string(),
      code: z.string(),
      province: z.enum(['QC', 'ON']),
      lang: z.enum(['fr', 'en']),
      expiresAt: z.string(),
    }),
  ),
  SurveyReminded: event(z.object(id)),
  SurveySubmitted: event(
    z.object({ ...id, ...surveyAnswer, personId: z.string(), comment: z.string().max(2_000).optional(), followUp: z.boolean() }),
    { personal: { comment: 'personId' } },
  ),
  SurveyModerated: event(z.object({ ...id, label: z.enum(SURVEY_LABELS) })),
  SurveyExpired: event(z.object(id)),
};
export type SurveyEvent = EventOf<typeof surveyEvents>;
type Invited = Extract<SurveyEvent, { type: 'SurveyInvited' }>['data'];

export interface SurveyState {
  readonly status: 'None' | 'Invited' | 'Reminded' | 'Answered' | 'Moderated' | 'Expired';
  readonly invited?: Invited;
}

/** One stream per acceptance: its client is asked once. */
export const survey = decider<SurveyState, typeof surveyEvents>({
  category: 'survey',
  events: surveyEvents,
  initial: { status: 'None' },
  evolve: (s, e) => {
    switch (e.type) {
      case 'SurveyInvited':
        return { status: 'Invited', invited: e.data };
      case 'SurveyReminded':
        return { ...s, status: 'Reminded' };
      case 'SurveySubmitted':
        return { ...s, status: 'Answered' };
      case 'SurveyModerated':
        return { ...s, status: 'Moderated' };
      case 'SurveyExpired':
        return { ...s, status: 'Expired' };
      default:
        return e satisfies never;
    }
  },
});

/** Whether an answer is still waited for at an instant; the stored one decides, not a timer (D9). */
export const surveyOpen = ({ status, invited }: SurveyState, now: string): boolean =>
  (status === 'Invited' || status === 'Reminded') && Date.parse(now) < Date.parse(invited!.expiresAt);
