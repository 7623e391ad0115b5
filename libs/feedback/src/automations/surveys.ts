import { at, automation, cancel, type Config, send, timer, type Effect } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { lead } from '@jurilien/lead';
import { DAY_MS, plus, type Province, surveyDelayDays, surveyKeptDays, surveyProDelayDays, surveyRemindDays } from '@jurilien/reference';
import { anonymiseSurvey, expireSurvey, remindOfSurvey, sendSurvey } from '../decisions/survey.js';
import { survey, type SurveySide } from '../survey.js';
import { work } from '../work.js';

interface OfAcceptance {
  readonly stream: string;
  readonly occurredAt: string;
  readonly config: Config;
  readonly province?: Province;
  readonly data: { readonly acceptanceId: string; readonly leadId: string };
}

const asked = { client: timer('survey.send', sendSurvey), professional: timer('survey.sendToPro', sendSurvey) };

const DELAYS = { client: surveyDelayDays, professional: surveyProDelayDays } as const;
const plan = (side: SurveySide, e: OfAcceptance): Effect[] => {
  const { acceptanceId, leadId } = e.data;
  const days = e.config.value(DELAYS[side], e.province ? { province: e.province } : {});
  const dueAt = plus(e.occurredAt, days * DAY_MS);
  return [at(dueAt, asked[side], { acceptanceId, leadId, dueAt, side }, e.stream)];
};
const planForClient = (e: OfAcceptance): Effect[] => plan('client', e);

/** Three days after client and professional spoke, or after their consultation (R36); five days after the acceptance for the professional (R38). */
export const planSurveys = automation(
  acceptance,
  lead,
)({
  name: 'plan-surveys',
  on: {
    // Who is not looking any more has seen all there was to see (4.6).
    RenewalDeclined: ({ occurredAt: dueAt, data: { leadId, acceptanceId } }) =>
      acceptanceId ? [send(sendSurvey, { acceptanceId, leadId, dueAt, side: 'client' })] : [],
    AcceptanceOpened: (e) => plan('professional', e),
    ContactRecorded: planForClient,
    ContactConfirmedByClient: planForClient,
    ConsultationOutcomeRecorded: (e) => (e.data.outcome === 'held' ? planForClient(e) : []),
  },
});

/** Until when it is known whose answer it was. */
export const surveyKeptUntil = (invitedAt: string, config: Config): string => plus(invitedAt, config.value(surveyKeptDays) * DAY_MS);

const reminded = timer('survey.remind', remindOfSurvey);
const ended = timer('survey.end', expireSurvey);
const anonymised = timer('survey.anonymise', anonymiseSurvey);

/** An invitation is recalled once (R37), ends by itself, and two years later no one knows whose answer it was. */
export const mindSurveys = automation(survey)({
  name: 'mind-surveys',
  on: {
    SurveyInvited: ({ stream, occurredAt, config, data: { acceptanceId, side = 'client', expiresAt, province } }) => {
      const remindAt = plus(occurredAt, config.value(surveyRemindDays, { province }) * DAY_MS);
      const input = { acceptanceId, side };
      const keptUntil = surveyKeptUntil(occurredAt, config);
      return [
        ...(side === 'client' ? [at(remindAt, reminded, input, stream)] : []),
        at(expiresAt, ended, input, stream),
        at(keptUntil, anonymised, { ...input, keptUntil }, stream),
      ];
    },
    SurveySubmitted: (e) => [cancel(reminded, e.stream), cancel(ended, e.stream)],
    SurveyAnonymised: ({ data: { commentKey } }) => [work('destroy-key', commentKey, { owner: commentKey })],
  },
});
