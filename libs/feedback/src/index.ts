import { context } from '@jurilien/event-sourcing';
import { mindReviews } from './automations/reviews.js';
import { mindSurveys, planSurveys } from './automations/surveys.js';
import { endReview, withdrawReview } from './decisions/review.js';
import {
  anonymiseSurvey,
  expireSurvey,
  moderateSurvey,
  noteSurveyFollowedUp,
  remindOfSurvey,
  sendSurvey,
  submitSurvey,
} from './decisions/survey.js';
import { review } from './review.js';
import { survey } from './survey.js';
import { reviews } from './views/reviews.js';
import { surveys } from './views/surveys.js';

/** What client and professional think of it afterwards (4.10.1). */
export const feedbackContext = context({
  name: 'feedback',
  deciders: [survey, review],
  decisions: [
    sendSurvey,
    remindOfSurvey,
    submitSurvey,
    moderateSurvey,
    noteSurveyFollowedUp,
    expireSurvey,
    anonymiseSurvey,
    withdrawReview,
    endReview,
  ],
  views: [surveys, reviews],
  automations: [planSurveys, mindSurveys, mindReviews],
});

export { noteSurveyFollowedUp, submitSurvey, surveyEndsAt } from './decisions/survey.js';
export { surveyKeptUntil } from './automations/surveys.js';
export { ofReview, onReview, reviewed, reviewProvince, withdrawReview, type OnReview } from './decisions/review.js';
export { mayReviewProfessional, review, REVIEW_REASONS, reviewIdOf, type ReviewState, type ReviewSubject } from './review.js';
export { namesSomeone } from './public-words.js';
export { surveyActions } from './actions.js';
export { survey, SURVEY_ITEMS, SURVEY_OUTCOMES, surveyIdOf, surveyOpen, type SurveySide, type SurveyState } from './survey.js';
