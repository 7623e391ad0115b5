import { automation } from '@jurilien/event-sourcing';
import { survey } from '@jurilien/feedback';
import { say } from './notify.js';

/** The client is asked for an opinion and reminded once (R36, R37); the professional is asked once (R38). */
export const askForOpinions = automation(survey)({
  name: 'ask-for-opinions',
  on: {
    SurveyInvited: ({ data: { acceptanceId, leadId, professionalId, side } }) => [
      side === 'professional'
        ? say('R38', acceptanceId, { acceptanceId, leadId, professionalId })
        : say('R36', acceptanceId, { acceptanceId, leadId }),
    ],
    SurveyReminded: ({ data: { acceptanceId } }) => [say('R37', acceptanceId, { acceptanceId })],
  },
});
