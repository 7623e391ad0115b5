import { actionsOn } from '@jurilien/event-sourcing';
import { onAcceptedLead } from './decisions/acceptance-rules.js';
import { closeAcceptance } from './decisions/record-contact-made.js';
import { decideReplacement, requestReplacement } from './decisions/request-replacement.js';

/** What staff do with an acceptance by a button of its request's page. */
export const acceptanceActions = actionsOn({
  names: ({ id, leadId }: { id: string; leadId: string }) => ({ acceptanceId: id, leadId }),
  streams: onAcceptedLead,
  decisions: [requestReplacement, decideReplacement, closeAcceptance],
});
