import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { happened } from '../../lead.js';
import { isIn, type OnLead, staffStep } from '../rules.js';

const available = ({ lead: s }: OnLead, { actor }: Asking) =>
  allOf(
    unlessDone(s.status === 'ToValidate', 'lead-is-to-validate'),
    isIn(s, ['Blocked']),
    unless(s.endedBy !== actor.id, 'FOUR_EYES_REQUIRED', 'blocked-by-you'),
  );

/** Lifts a block; never by the person who set it. */
export const unblockLead = decision({
  name: 'UnblockLead',
  ...staffStep,
  available,
  decide({ leadId }, { lead: s }, ctx) {
    if (alreadyDone(available({ lead: s }, ctx))) return {};
    return { lead: [happened('LeadUnblocked', { leadId })] };
  },
});
