import { at, automation, cancel, forEach, send, timer } from '@jurilien/event-sourcing';
import { later } from '@jurilien/reference';
import { startOffering } from '../decisions/search/start-offering.js';
import { lead } from '../lead.js';

const offeringDue = timer('lead.sendAfter', startOffering);

/**
 * A validated lead is offered when its instant comes: at once when it is already there, without waiting for a sweep.
 * A change of schedule moves the timer; on a lead that is not validated yet it finds nothing to do.
 */
export const startOfferingWhenDue = automation(lead)({
  name: 'start-offering-when-due',
  on: {
    LeadValidated: ({ stream, occurredAt, data: { leadId, sendAfter } }) =>
      Date.parse(sendAfter) <= Date.parse(occurredAt)
        ? [send(startOffering, { leadId })]
        : [at(sendAfter, offeringDue, { leadId }, stream)],
    // A replaced professional's seat is searched for at once.
    LeadReturnedToReady: (e) => [send(startOffering, { leadId: e.data.leadId })],
    // Renewed as it was: what was validated lately goes out at once.
    LeadRenewed: (e) => (e.data.ready ? [send(startOffering, { leadId: e.data.leadId })] : []),
    LeadScheduled: ({ stream, occurredAt, data: { leadId, sendAfter } }) => [
      at(later(occurredAt, sendAfter ?? occurredAt), offeringDue, { leadId }, stream),
    ],
    LeadReferredToPartner: (e) => (e.data.final ? [cancel(offeringDue, e.stream)] : []),
    ...forEach(lead)(
      ['LeadOfferingStarted', 'LeadTakenForValidation', 'LeadHeld', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'],
      (e) => [cancel(offeringDue, e.stream)],
    ),
  },
});
