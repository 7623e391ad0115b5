import { automation, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '../acceptance.js';
import { limits } from '../limits.js';
import { survey } from '../survey.js';
import { plus } from '../time.js';

const plan = (e: {
  readonly stream: string;
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string };
}): Effect[] => {
  const { acceptanceId, leadId } = e.data;
  const dueAt = plus(e.occurredAt, limits.surveyDelayMs);
  return [
    { do: 'schedule', subject: e.stream, timer: 'survey.send', dueAt, command: 'SendSurvey', input: { acceptanceId, leadId, dueAt } },
  ];
};

/** Three days after client and professional spoke, or after their consultation (R36). */
export const planSurveys = automation(acceptance)({
  name: 'plan-surveys',
  on: {
    ContactRecorded: plan,
    ContactConfirmedByClient: plan,
    ConsultationOutcomeRecorded: (e) => (e.data.outcome === 'held' ? plan(e) : []),
  },
});

/** An invitation is recalled once and ends by itself (R37). */
export const mindSurveys = automation(survey)({
  name: 'mind-surveys',
  on: {
    SurveyInvited: (e) => {
      const input = { acceptanceId: e.data.acceptanceId };
      const remindAt = plus(e.occurredAt, limits.surveyRemindMs);
      return [
        { do: 'schedule', subject: e.stream, timer: 'survey.remind', dueAt: remindAt, command: 'RemindOfSurvey', input },
        { do: 'schedule', subject: e.stream, timer: 'survey.end', dueAt: e.data.expiresAt, command: 'ExpireSurvey', input },
      ];
    },
    SurveySubmitted: (e) => [
      { do: 'cancel', subject: e.stream, timer: 'survey.remind' },
      { do: 'cancel', subject: e.stream, timer: 'survey.end' },
    ],
  },
});
