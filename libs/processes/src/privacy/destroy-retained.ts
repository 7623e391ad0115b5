import { billing } from '@jurilien/credits';
import { automation } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { incident, privacyRequest } from '@jurilien/privacy';
import { professional } from '@jurilien/professionals';
import { work } from '../work.js';

const destroyed = (owner: string) => [work('destroy-key', owner, { owner })];

/** What was kept long enough, or is forgotten at someone's wish, is gone from the log itself with its key, and from the files. */
export const destroyRetained = automation(
  lead,
  professional,
  billing,
  privacyRequest,
  incident,
)({
  name: 'destroy-retained',
  on: {
    LeadPartiesForgotten: ({ data: { keys } }) => keys.flatMap(destroyed),
    LeadDetailsForgotten: ({ data: { leadId } }) => destroyed(leadId),
    BilledNamesForgotten: ({ data: { billingKeyId } }) => destroyed(billingKeyId),
    PrivacyRequestForgotten: ({ data: { requestId } }) => destroyed(requestId),
    IncidentForgotten: ({ data: { incidentId } }) => destroyed(incidentId),
    LicenceProofsRemoved: ({ data: { fileIds } }) => fileIds.map((fileId) => work('remove-file', fileId, { fileId })),
  },
});
