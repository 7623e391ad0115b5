import { purchase, subscription } from '@jurilien/credits';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { endFollowUp, followUp } from './follow-up.js';

interface OfPayment {
  readonly occurredAt: string;
  readonly position: number;
  readonly data: { readonly professionalId: string; readonly purchaseId?: string };
}
/** A failed payment asks again each time, but one task of a professional waits at a time. */
const failed = ({ occurredAt, position, data: { professionalId, purchaseId } }: OfPayment): Effect[] => [
  followUp({
    kind: 'payment',
    subjectId: professionalId,
    occurrence: String(position),
    about: { professionalId, purchaseId },
    dueAt: occurredAt,
  }),
];
const paid = ({ data: { professionalId } }: OfPayment): Effect[] => [endFollowUp('payment', professionalId)];
const decided = ({ data: { purchaseId } }: { readonly data: { readonly purchaseId: string } }): Effect[] => [
  endFollowUp('dispute', purchaseId),
];

/** A payment that went wrong waits for the team until it is paid; a disputed one, until the bank has decided (R45). */
export const followUpPayments = automation(
  purchase,
  subscription,
)({
  name: 'follow-up-payments',
  on: {
    PurchaseFailed: failed,
    SubscriptionPastDue: failed,
    PurchasePaid: paid,
    SubscriptionPeriodPaid: paid,
    SubscriptionEnded: ({ data: { professionalId } }) => [endFollowUp('payment', professionalId, 'ended')],
    PurchaseDisputed: ({ data: { professionalId, purchaseId, disputeId }, occurredAt }) => [
      followUp({ kind: 'dispute', subjectId: purchaseId, occurrence: disputeId, about: { professionalId, purchaseId }, dueAt: occurredAt }),
    ],
    PurchaseDisputeWon: decided,
    PurchaseDisputeLost: decided,
  },
});
