import { context } from '@jurilien/event-sourcing';
import { mindSurveys, planSurveys } from './automations/surveys.js';
import {
  anonymiseSurvey,
  expireSurvey,
  moderateSurvey,
  noteSurveyFollowedUp,
  remindOfSurvey,
  sendSurvey,
  submitSurvey,
} from './decisions/survey.js';
import { survey } from './survey.js';
import { surveys } from './views/surveys.js';

/** What client and professional think of it afterwards (4.10.1). */
export const feedbackContext = context({
  name: 'feedback',
  deciders: [survey],
  decisions: [sendSurvey, remindOfSurvey, submitSurvey, moderateSurvey, noteSurveyFollowedUp, expireSurvey, anonymiseSurvey],
  views: [surveys],
  automations: [planSurveys, mindSurveys],
});

export { noteSurveyFollowedUp, submitSurvey, surveyEndsAt } from './decisions/survey.js';
export { surveyKeptUntil } from './automations/surveys.js';
export { surveyActions } from './actions.js';
export { survey, SURVEY_ITEMS, SURVEY_OUTCOMES, surveyIdOf, surveyOpen, type SurveySide, type SurveyState } from './survey.js';
