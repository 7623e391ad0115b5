import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** Who is asked about an acceptance: its client (C06), and its professional (C07). */
export const SURVEY_SIDES = ['client', 'professional'] as const;
export type SurveySide = (typeof SURVEY_SIDES)[number];
/** What each side may grade from 1 to 5, beside the whole, which says whether someone calls. */
export const SURVEY_ITEMS = {
  client: ['contacted', 'listened', 'clearPrice', 'platform'],
  professional: ['reachable', 'described', 'serious', 'rightField'],
} as const;
/** What came of it, as each side tells it. */
export const SURVEY_OUTCOMES = {
  client: ['retained', 'notRetained', 'looking'],
  professional: ['retained', 'notRetained', 'underWay'],
} as const;
/** What the team did about an answer that asked for a call. */
export const SURVEY_LABELS = ['called', 'noCall'] as const;

const id = { acceptanceId: z.string() };
const score = z.number().int().min(1).max(5);
/** Everything either side may say; `overall` is the one that must be given. */
export const surveyAnswer = {
  contacted: score.optional(),
  listened: score.optional(),
  clearPrice: score.optional(),
  platform: score.optional(),
  reachable: score.optional(),
  described: score.optional(),
  serious: score.optional(),
  rightField: score.optional(),
  overall: score,
  recommend: z.number().int().min(0).max(10).optional(),
  outcome: z.enum([...SURVEY_OUTCOMES.client, 'underWay']).optional(),
  callMe: z.boolean(),
  /** The language of the page it was given on. */
  lang: z.enum(['fr', 'en']).optional(),
};

/** An opinion of one acceptance (4.10.1). It stays inside (D13): no public page and no ranking reads it. */
export const surveyEvents = {
  SurveyInvited: event(
    z.object({
      ...id,
      /** Absent where a client was asked before professionals were. */
      side: z.enum(SURVEY_SIDES).optional(),
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
    z.object({
      ...id,
      ...surveyAnswer,
      /** Absent before a low grade led to the two of the acceptance. */
      leadId: z.string().optional(),
      professionalId: z.string().optional(),
      personId: z.string(),
      comment: z.string().max(2_000).optional(),
      /** The key of the free words: a part of the client's, so that it can go before the rest does (4.10.13). */
      commentKey: z.string().optional(),
      followUp: z.boolean(),
      /** The client lets words of theirs about the platform be published; the words are in the review. */
      publishConsent: z.boolean().optional(),
      /** The page stated that grades reach the professional in groups. Answers of before were promised to reach no one, and are in no group. */
      grouped: z.literal(true).optional(),
    }),
    { personal: { comment: 'commentKey' } },
  ),
  SurveyModerated: event(z.object({ ...id, label: z.enum(SURVEY_LABELS) })),
  SurveyExpired: event(z.object(id)),
  /** Its time is over: grades without a person stay, for the figures. */
  SurveyAnonymised: event(z.object({ ...id, commentKey: z.string() })),
};
export type SurveyEvent = EventOf<typeof surveyEvents>;
type DataOf<T extends SurveyEvent['type']> = Extract<SurveyEvent, { type: T }>['data'];

export interface SurveyState {
  readonly status: 'None' | 'Invited' | 'Reminded' | 'Answered' | 'Moderated' | 'Expired';
  readonly side: SurveySide;
  readonly invited?: DataOf<'SurveyInvited'>;
  /** What was answered, without the free words. */
  readonly said?: Omit<DataOf<'SurveySubmitted'>, 'comment' | 'commentKey' | 'personId' | 'acceptanceId' | 'leadId' | 'professionalId'>;
  readonly anonymous: boolean;
}

/** One stream per acceptance and side: each is asked once. */
export const survey = decider<SurveyState, typeof surveyEvents>({
  category: 'survey',
  events: surveyEvents,
  initial: { status: 'None', side: 'client', anonymous: false },
  evolve: (s, e) => {
    switch (e.type) {
      case 'SurveyInvited':
        return { ...s, status: 'Invited', side: e.data.side ?? 'client', invited: e.data };
      case 'SurveyReminded':
        return { ...s, status: 'Reminded' };
      case 'SurveySubmitted': {
        const { acceptanceId: _, personId: _p, leadId: _l, professionalId: _o, comment: _c, commentKey: _k, ...said } = e.data;
        return { ...s, status: 'Answered', said };
      }
      case 'SurveyModerated':
        return { ...s, status: 'Moderated' };
      case 'SurveyExpired':
        return { ...s, status: 'Expired' };
      case 'SurveyAnonymised':
        return { ...s, anonymous: true };
      default:
        return e satisfies never;
    }
  },
});

/** The id of a survey: the client's is the acceptance's own, the professional's the same with the version digit that leaves its meaning to us (RFC 9562). */
export const surveyIdOf = (acceptanceId: string, side: SurveySide): string =>
  side === 'client' ? acceptanceId : `${acceptanceId.slice(0, 14)}8${acceptanceId.slice(15)}`;

/** Whether an answer is still waited for at an instant; the stored one decides, not a timer (D9). */
export const surveyOpen = ({ status, invited }: SurveyState, now: string): boolean =>
  (status === 'Invited' || status === 'Reminded') && Date.parse(now) < Date.parse(invited!.expiresAt);
