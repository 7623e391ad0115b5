import { purchase, subscription } from '@jurilien/credits';
import { automation, type Effect } from '@jurilien/event-sourcing';
import { addBusinessDays, refundDecideBusinessDays } from '@jurilien/reference';
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
const refunded = ({ data: { purchaseId } }: { readonly data: { readonly purchaseId: string } }): Effect[] => [
  endFollowUp('refund', purchaseId),
];

/** A payment that went wrong waits for the team until it is paid; a disputed one, until the bank has decided (R45); a refund, until someone did. */
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
    PurchaseRefundRequested: ({ data: { professionalId, purchaseId, requestId }, occurredAt, config }) => {
      const dueAt = addBusinessDays(occurredAt, config.value(refundDecideBusinessDays), 'QC', config);
      return [followUp({ kind: 'refund', subjectId: purchaseId, occurrence: requestId, about: { professionalId, purchaseId }, dueAt })];
    },
    PurchaseRefundApproved: refunded,
    PurchaseRefundRefused: refunded,
  },
});
