import { registryOf } from '@jurilien/event-sourcing';
import { contexts } from './contexts.js';

/** What the screens read by name: a column that goes away or is renamed breaks them without a word. */
const READ: Readonly<Record<string, string>> = {
  leads:
    'id code submitted state province region city lawyerType lang juridicalHelp smallMandate consult superLead mediator paralegal commercial tagged urgent renewed clientReady priceCc assigneeId slaAt lockedBy lockUntil createdAt updatedAt round wave offersOpen claimLive confirmed blockType closeReason clientName email phoneNumber version',
  'lead-details':
    'id code state version lang personId facts clientName email phoneNumber address description summary summaryVersion othersInvolved specificQuestions consents checklist duplicates questions answers notes calls emailConfirmed phoneNumberConfirmed teamValidated lockedBy lockUntil slaAt sendAfter province acceptedBy createdAt updatedAt',
  'lead-timeline': 'id leadId at type category actorKind actorId actorRole reason commandId causationId data',
  offers:
    'id leadId code professionalId professionalName round wave state priceCc madeAt waveEndsAt seenAt claimId claimUntil refusedReason points parts manual',
  waves: 'id leadId round wave startedAt endsAt eligible excluded ranked state',
  professionals:
    'id name title firm province state licenceNo licenceState licenceNextCheckAt fields regions languages practice email phoneNumber lang termsVersion pausedUntil createdAt approvedAt version',
  'credit-accounts': 'id availableCc heldCc grantedCc consumedCc version',
  'ledger-entries': 'id professionalId at type cc key leadId claimId lines availableAfterCc',
  messages:
    'id rule channel lang recipientKind recipientId leadId offerId state queuedAt sentAt deliveredAt to subject body providerId suppressedCode',
  users: 'id username email role state',
  acceptances: 'id leadId professionalId state slaDueAt contactedAt priceCc at',
};
const PERSONAL: Readonly<Record<string, string>> = {
  leads: 'clientName email phoneNumber',
  'lead-details': 'clientName email phoneNumber address description summary othersInvolved specificQuestions questions answers notes calls',
  messages: 'to subject body',
  professionals: 'email phoneNumber',
};
const { views } = registryOf(contexts);

it.each(Object.entries(READ))('%s has the columns that screens read', (name, columns) => {
  expect(columns.split(' ').filter((column) => !(column in (views.get(name)?.columns ?? {})))).toEqual([]);
});
it.each(Object.entries(PERSONAL))('%s masks what is personal', (name, columns) => {
  expect(
    columns.split(' ').filter((column) => {
      const c = views.get(name)!.columns[column];
      return typeof c !== 'object' || !c.personal;
    }),
  ).toEqual([]);
});
