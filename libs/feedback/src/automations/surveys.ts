import { at, automation, cancel, timer, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { plus } from '@jurilien/reference';
import { anonymiseSurvey, expireSurvey, remindOfSurvey, sendSurvey } from '../decisions/survey.js';
import { limits } from '../limits.js';
import { survey, type SurveySide } from '../survey.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string };
}

const asked = { client: timer('survey.send', sendSurvey), professional: timer('survey.sendToPro', sendSurvey) };

const plan = (side: SurveySide, delayMs: number, e: OfAcceptance): Effect[] => {
  const { acceptanceId, leadId } = e.data;
  const dueAt = plus(e.occurredAt, delayMs);
  return [at(dueAt, asked[side], { acceptanceId, leadId, dueAt, side }, e.stream)];
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

const reminded = timer('survey.remind', remindOfSurvey);
const ended = timer('survey.end', expireSurvey);
const anonymised = timer('survey.anonymise', anonymiseSurvey);

/** An invitation is recalled once (R37), ends by itself, and two years later no one knows whose answer it was. */
export const mindSurveys = automation(survey)({
  name: 'mind-surveys',
  on: {
    SurveyInvited: ({ stream, occurredAt, data: { acceptanceId, side = 'client', expiresAt } }) => {
      const input = { acceptanceId, side };
      const keptUntil = plus(occurredAt, limits.surveyKeptMs);
      return [
        ...(side === 'client' ? [at(plus(occurredAt, limits.surveyRemindMs), reminded, input, stream)] : []),
        at(expiresAt, ended, input, stream),
        at(keptUntil, anonymised, { ...input, keptUntil }, stream),
      ];
    },
    SurveySubmitted: (e) => [cancel(reminded, e.stream), cancel(ended, e.stream)],
    SurveyAnonymised: ({ data: { commentKey } }) => [work('destroy-key', commentKey, { owner: commentKey })],
  },
});
