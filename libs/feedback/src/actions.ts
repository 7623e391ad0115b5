import { actionsOn } from '@jurilien/event-sourcing';
import { moderateSurvey, onSurvey } from './decisions/survey.js';
import type { SurveySide } from './survey.js';

/** What staff do with an answer to a survey; without its acceptance, it is anonymous by now and names nothing. */
export const surveyActions = actionsOn({
  names: ({ acceptanceId, side }: { acceptanceId: string | null; side: SurveySide }) => ({ acceptanceId: acceptanceId ?? '', side }),
  streams: onSurvey,
  decisions: [moderateSurvey],
});
