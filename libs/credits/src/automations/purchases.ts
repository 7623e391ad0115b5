import { automation, type Effect } from '@jurilien/event-sourcing';
import { addBusinessDays, defaults, HOUR_MS } from '@jurilien/reference';
import { purchase } from '../purchases/purchase.js';

const later = (from: string, ms: number): string => new Date(Date.parse(from) + ms).toISOString();
interface OfPurchase {
  readonly data: { readonly purchaseId: string; readonly professionalId: string };
}
const subject = (purchaseId: string): string => `purchase-${purchaseId}`;
const expire = ({ data: { purchaseId, professionalId } }: OfPurchase, dueAt: string): Effect[] => [
  {
    do: 'schedule',
    subject: subject(purchaseId),
    timer: 'purchase.expiry',
    dueAt,
    command: 'RecordPurchaseExpired',
    input: { purchaseId, professionalId },
  },
];
const keep = ({ data: { purchaseId } }: OfPurchase): Effect[] => [{ do: 'cancel', subject: subject(purchaseId), timer: 'purchase.expiry' }];

/** The code a purchase took its discount from is its owner's again when it ends unpaid, and used when it is paid late. */
const ofCode = (
  { data: { purchaseId, professionalId, promoCode: code } }: OfPurchase & { readonly data: { readonly promoCode?: string } },
  command: 'ReleasePromoCode' | 'RetakePromoCode',
): Effect[] => (code ? [{ do: 'dispatch', command, input: { professionalId, code, purchaseId } }] : []);

/** A page of payment nobody used ends, whether or not the provider said so: an hour after its own end, or a day after the start. */
export const expirePurchases = automation(purchase)({
  name: 'expire-purchases',
  on: {
    PurchaseStarted: (e) => expire(e, later(e.occurredAt, defaults['purchase.openHours'] * HOUR_MS)),
    // The same timer, at the end the provider named.
    CheckoutOpened: (e) => expire(e, later(e.data.expiresAt, HOUR_MS)),
    PurchasePendingBank: (e) => [...keep(e), ...ofCode(e, 'RetakePromoCode')],
    PurchasePaid: (e) => [...keep(e), ...ofCode(e, 'RetakePromoCode')],
    PurchaseExpired: (e) => [...keep(e), ...ofCode(e, 'ReleasePromoCode')],
    PurchaseMismatchDetected: keep,
  },
});

type OfRequest = OfPurchase & { readonly data: { readonly requestId: string } };
const answered = ({ data: { purchaseId, requestId } }: OfRequest): Effect[] => [
  { do: 'cancel', subject: subject(purchaseId), timer: 'refund.waiting', occurrence: requestId },
];

/** A refund that meets the rule is granted at once; one that waits for the team longer than two business days is said again (CR9). */
export const answerRefundRequests = automation(purchase)({
  name: 'answer-refund-requests',
  on: {
    PurchaseRefundRequested: (e) => {
      const { purchaseId, professionalId, requestId } = e.data;
      const input = { purchaseId, professionalId, requestId };
      return [
        { do: 'dispatch', command: 'DecidePurchaseRefund', input: { ...input, decision: 'approve' } },
        {
          do: 'schedule',
          subject: subject(purchaseId),
          timer: 'refund.waiting',
          occurrence: requestId,
          dueAt: addBusinessDays(e.occurredAt, defaults['refund.decideBusinessDays'], 'QC'),
          command: 'MarkRefundOverdue',
          input,
        },
      ];
    },
    PurchaseRefundApproved: answered,
    PurchaseRefundRefused: answered,
  },
});
