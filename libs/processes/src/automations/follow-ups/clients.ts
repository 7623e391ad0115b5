import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { endFollowUp, followUp } from './follow-up.js';

/** What a word of the client answers, on whatever way it comes (VA8). */
export const CLIENT_SPEAKS = ['callAgain', 'unreachable'] as const;

interface OfLead {
  readonly data: { readonly leadId: string };
}
const reached = ({ data: { leadId } }: OfLead): Effect[] => CLIENT_SPEAKS.map((kind) => endFollowUp(kind, leadId));
const over = ({ data: { leadId } }: OfLead): Effect[] => [
  ...CLIENT_SPEAKS.map((kind) => endFollowUp(kind, leadId, 'ended')),
  endFollowUp('clientReady', leadId, 'ended'),
];

/**
 * A client whom no one reached is called again by the plan's next date (VA8), until someone answers or the client says anything; once the
 * plan is over, or the number is wrong, someone looks for another way to them. A client who is ready comes before everything else (VA10),
 * until a professional is found.
 */
export const followUpClients = automation(lead)({
  name: 'follow-up-clients',
  on: {
    LeadCallAttempted: (e) => {
      const { leadId, outcome, next } = e.data;
      if (outcome === 'reached') return reached(e);
      // The call itself was what the task asked for.
      const called = endFollowUp('callAgain', leadId);
      if (next) return [called, followUp({ kind: 'callAgain', subjectId: leadId, occurrence: next, about: { leadId }, dueAt: next })];
      const occurrence = String(e.position);
      return [called, followUp({ kind: 'unreachable', subjectId: leadId, occurrence, about: { leadId }, dueAt: e.occurredAt })];
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
