import { automation } from '@jurilien/event-sourcing';
import { later } from '../time.js';
import { leadTimer, noTimer, onEach } from './lead-timer.js';
import { lead } from '../lead.js';

/**
 * A validated lead is offered when its instant comes: at once when it is already there, without waiting for a sweep.
 * A change of schedule moves the timer; on a lead that is not validated yet it finds nothing to do.
 */
export const startOfferingWhenDue = automation(lead)({
  name: 'start-offering-when-due',
  on: {
    LeadValidated: (e) =>
      Date.parse(e.data.sendAfter) <= Date.parse(e.occurredAt)
        ? [{ do: 'dispatch', command: 'StartOffering', input: { leadId: e.data.leadId } }]
        : [leadTimer(e, 'lead.sendAfter', e.data.sendAfter, 'StartOffering')],
    // A replaced professional's seat is searched for at once.
    LeadReturnedToReady: (e) => [{ do: 'dispatch', command: 'StartOffering', input: { leadId: e.data.leadId } }],
    LeadScheduled: (e) => [leadTimer(e, 'lead.sendAfter', later(e.occurredAt, e.data.sendAfter ?? e.occurredAt), 'StartOffering')],
    LeadReferredToPartner: (e) => (e.data.final ? noTimer(e, 'lead.sendAfter') : []),
    ...onEach(['LeadOfferingStarted', 'LeadTakenForValidation', 'LeadHeld', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed'], (e) =>
      noTimer(e, 'lead.sendAfter'),
    ),
  },
});
