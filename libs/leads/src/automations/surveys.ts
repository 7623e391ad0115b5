import { automation, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '../acceptance.js';
import { limits } from '../limits.js';
import { survey, type SurveySide } from '../survey.js';
import { plus } from '../time.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string };
}

const TIMERS: Readonly<Record<SurveySide, string>> = { client: 'survey.send', professional: 'survey.sendToPro' };

const plan = (side: SurveySide, delayMs: number, e: OfAcceptance): Effect[] => {
  const { acceptanceId, leadId } = e.data;
  const dueAt = plus(e.occurredAt, delayMs);
  const input = { acceptanceId, leadId, dueAt, side };
  return [{ do: 'schedule', subject: e.stream, timer: TIMERS[side], dueAt, command: 'SendSurvey', input }];
};
const planForClient = (e: OfAcceptance): Effect[] => plan('client', limits.surveyDelayMs, e);

/** Three days after client and professional spoke, or after their consultation (R36); five days after the acceptance for the professional (R38). */
export const planSurveys = automation(acceptance)({
  name: 'plan-surveys',
  on: {
    AcceptanceOpened: (e) => plan('professional', limits.surveyProDelayMs, e),
    ContactRecorded: planForClient,
    ContactConfirmedByClient: planForClient,
    ConsultationOutcomeRecorded: (e) => (e.data.outcome === 'held' ? planForClient(e) : []),
  },
});

/** An invitation is recalled once (R37), ends by itself, and two years later nobody knows whose answer it was. */
export const mindSurveys = automation(survey)({
  name: 'mind-surveys',
  on: {
    SurveyInvited: ({ stream: subject, occurredAt, data: { acceptanceId, side = 'client', expiresAt } }) => {
      const input = { acceptanceId, side };
      const keptUntil = plus(occurredAt, limits.surveyKeptMs);
      const remindAt = plus(occurredAt, limits.surveyRemindMs);
      return [
        ...(side === 'client'
          ? [{ do: 'schedule' as const, subject, timer: 'survey.remind', dueAt: remindAt, command: 'RemindOfSurvey', input }]
          : []),
        { do: 'schedule', subject, timer: 'survey.end', dueAt: expiresAt, command: 'ExpireSurvey', input },
        {
          do: 'schedule',
          subject,
          timer: 'survey.anonymise',
          dueAt: keptUntil,
          command: 'AnonymiseSurvey',
          input: { ...input, keptUntil },
        },
      ];
    },
    SurveySubmitted: (e) => [
      { do: 'cancel', subject: e.stream, timer: 'survey.remind' },
      { do: 'cancel', subject: e.stream, timer: 'survey.end' },
    ],
    SurveyAnonymised: ({ data: { commentKey } }) => [{ do: 'work', job: 'destroy-key', key: commentKey, input: { owner: commentKey } }],
  },
});
