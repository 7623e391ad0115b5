import type { Context } from '@jurilien/event-sourcing';
import { mindSurveys, planSurveys } from './automations/surveys.js';
import { anonymiseSurvey, expireSurvey, moderateSurvey, remindOfSurvey, sendSurvey, submitSurvey } from './decisions/survey.js';
import { survey } from './survey.js';
import { surveys } from './views/surveys.js';

/** What client and professional think of it afterwards (4.10.1): here, since whether to ask is read from the acceptance and the request. */
export const surveyParts: Omit<Context, 'name'> = {
  deciders: [survey],
  decisions: [sendSurvey, remindOfSurvey, submitSurvey, moderateSurvey, expireSurvey, anonymiseSurvey],
  views: [surveys],
  automations: [planSurveys, mindSurveys],
};
