import { automation, send } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { inviteToMeeting } from '../../decisions/scheduling/meetings/invite-to-meeting.js';

/** Who applies is asked at once to choose a time for the onboarding meeting (LW1). The meeting bears the id of the one it is with. */
export const inviteApplicants = automation(professional)({
  name: 'invite-applicants',
  on: {
    ProfessionalApplied: ({ data: { professionalId } }) => [
      send(inviteToMeeting, { meetingId: professionalId, kind: 'onboarding', professionalId }),
    ],
  },
});
