import { acceptance } from '@jurilien/acceptance';
import { automation, type Effect, forEach } from '@jurilien/event-sourcing';
import { endFollowUp, followUp } from './follow-up.js';

interface OfAcceptance {
  readonly occurredAt: string;
  readonly data: { readonly acceptanceId: string; readonly leadId: string; readonly professionalId: string };
}
const asks = (
  kind: 'contactMissed' | 'contactSilent',
  { occurredAt, data: { acceptanceId, leadId, professionalId } }: OfAcceptance,
): Effect => followUp({ kind, subjectId: acceptanceId, about: { acceptanceId, leadId, professionalId }, dueAt: occurredAt });
const ends =
  (cause: 'answered' | 'ended') =>
  ({ data: { acceptanceId } }: OfAcceptance): Effect[] => [
    endFollowUp('contactMissed', acceptanceId, cause),
    endFollowUp('contactSilent', acceptanceId, cause),
  ];

/** No one called in time (R19): the team looks, at once. Silence of both takes the place of the first task (4.3.9). */
export const followUpContacts = automation(acceptance)({
  name: 'follow-up-contacts',
  on: {
    ContactSlaMissed: (e) => [asks('contactMissed', e)],
    ContactFollowUpNeeded: (e) => [endFollowUp('contactMissed', e.data.acceptanceId, 'ended'), asks('contactSilent', e)],
    ...forEach(acceptance)(['ContactRecorded', 'ContactConfirmedByClient', 'MandateOutcomeRecorded'], ends('answered')),
    ...forEach(acceptance)(['AcceptanceClosed', 'AcceptanceReplaced'], ends('ended')),
  },
});

const asked = (kind: 'replacement' | 'leadCredit', dueAt: string, e: OfAcceptance & { readonly data: { readonly requestId: string } }) => {
  const { acceptanceId, leadId, professionalId, requestId } = e.data;
  return [followUp({ kind, subjectId: acceptanceId, occurrence: requestId, about: { acceptanceId, leadId, professionalId }, dueAt })];
};
const decided =
  (kind: 'replacement' | 'leadCredit', cause?: 'ended') =>
  ({ data: { acceptanceId } }: OfAcceptance): Effect[] => [endFollowUp(kind, acceptanceId, cause)];

/** Who else is to be found, and whether coins go back, is decided by a person where no rule does, by the date that was promised. */
export const followUpDecisions = automation(acceptance)({
  name: 'follow-up-decisions',
  on: {
    ReplacementRequested: (e) => (e.data.answerBy ? asked('replacement', e.data.answerBy, e) : []),
    ...forEach(acceptance)(['ReplacementGranted', 'ReplacementRefused'], decided('replacement')),
    AcceptanceClosed: decided('replacement', 'ended'),
    LeadCreditRequested: (e) => asked('leadCredit', e.data.decideBy, e),
    ...forEach(acceptance)(['LeadCreditApproved', 'LeadCreditRefused'], decided('leadCredit')),
  },
});
