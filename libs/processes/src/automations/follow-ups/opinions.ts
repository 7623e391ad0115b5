import { automation, send } from '@jurilien/event-sourcing';
import { noteSurveyFollowedUp, survey } from '@jurilien/feedback';
import { followUp as followUps } from '@jurilien/follow-ups';
import { addBusinessHours, followUpDetractorHours } from '@jurilien/reference';
import { endFollowUp, followUp } from './follow-up.js';

/** A low grade, or the wish to be called, asks for a call within four business hours (R39); once, as an answer is given once. */
export const callDissatisfied = automation(survey)({
  name: 'call-dissatisfied',
  on: {
    SurveySubmitted: ({ data: { followUp: asks, acceptanceId, leadId, professionalId }, occurredAt, stream, config, province = 'QC' }) => {
      if (!asks) return [];
      const dueAt = addBusinessHours(occurredAt, config.value(followUpDetractorHours, { province }), province, config);
      const subjectId = stream.slice(`${survey.category}-`.length);
      return [followUp({ kind: 'lowScore', subjectId, about: { acceptanceId, leadId, professionalId }, dueAt })];
    },
    // What the list of tasks settled comes back from it: it would end the task again that a colleague has opened once more.
    SurveyModerated: ({ stream, actor }) =>
      actor.kind === 'system' ? [] : [endFollowUp('lowScore', stream.slice(`${survey.category}-`.length))],
    SurveyAnonymised: ({ stream }) => [endFollowUp('lowScore', stream.slice(`${survey.category}-`.length), 'ended')],
  },
});

/** The same work has two lists: done in that of tasks, it is done in that of opinions. */
export const settleOpinions = automation(followUps)({
  name: 'settle-opinions',
  on: {
    FollowUpCompleted: ({ data: { followUpId, outcome } }) => {
      const [kind, surveyId] = followUpId.split(':');
      if (kind !== 'lowScore' || !surveyId) return [];
      return [send(noteSurveyFollowedUp, { surveyId, label: outcome === 'notNeeded' ? 'noCall' : 'called' })];
    },
  },
});
