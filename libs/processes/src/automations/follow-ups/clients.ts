import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { endFollowUp, followUp } from './follow-up.js';

interface OfLead {
  readonly data: { readonly leadId: string };
}
const reached = ({ data: { leadId } }: OfLead): Effect[] => [endFollowUp('callAgain', leadId)];
const over = ({ data: { leadId } }: OfLead): Effect[] => [
  endFollowUp('callAgain', leadId, 'ended'),
  endFollowUp('clientReady', leadId, 'ended'),
];

/**
 * A client whom no one reached is called again by the plan's next date (VA8), until someone answers or the client says anything; a
 * client who is ready comes before everything else (VA10), until a professional is found.
 */
export const followUpClients = automation(lead)({
  name: 'follow-up-clients',
  on: {
    LeadCallAttempted: (e) => {
      const { leadId, next } = e.data;
      if (!next) return reached(e);
      return [...reached(e), followUp({ kind: 'callAgain', subjectId: leadId, occurrence: next, about: { leadId }, dueAt: next })];
    },
    ...forEach(lead)(['LeadPhoneConfirmed', 'LeadInfoProvided', 'LeadValidated'], reached),
    ClientReadyAlertSet: ({ position, occurredAt, data: { leadId, kind } }) => [
      kind === 'none'
        ? endFollowUp('clientReady', leadId, 'ended')
        : followUp({
            kind: 'clientReady',
            subjectId: leadId,
            occurrence: String(position),
            about: { leadId },
            dueAt: occurredAt,
            priority: 'high',
          }),
    ],
    LeadAccepted: ({ data: { leadId } }) => [endFollowUp('clientReady', leadId)],
    ...forEach(lead)(['LeadRejected', 'LeadBlocked', 'LeadWithdrawn', 'LeadClosed', 'LeadMerged'], over),
    LeadReferredToPartner: (e) => (e.data.final ? over(e) : []),
  },
});
