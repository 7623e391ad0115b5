import { at, automation, cancel, send, timer, type Effect } from '@jurilien/event-sourcing';
import { addBusinessDays, HOUR_MS, plus, refundDecideBusinessDays } from '@jurilien/reference';
import { decidePurchaseRefund, markRefundOverdue } from '../decisions/decide-purchase-refund.js';
import { releasePromoCode, retakePromoCode } from '../decisions/promo-codes.js';
import { recordPurchaseExpired } from '../decisions/record-checkout.js';
import { purchase, purchaseOpenUntil } from '../purchases/purchase.js';

interface OfPurchase {
  readonly data: { readonly purchaseId: string; readonly professionalId: string };
}
const subject = (purchaseId: string): string => `purchase-${purchaseId}`;
const expiry = timer('purchase.expiry', recordPurchaseExpired);
const expire = ({ data: { purchaseId, professionalId } }: OfPurchase, dueAt: string): Effect[] => [
  at(dueAt, expiry, { purchaseId, professionalId }, subject(purchaseId)),
];
const keep = ({ data: { purchaseId } }: OfPurchase): Effect[] => [cancel(expiry, subject(purchaseId))];

/** The code a purchase took its discount from is its owner's again when it ends unpaid, and used when it is paid late. */
const ofCode = (
  { data: { purchaseId, professionalId, promoCode: code } }: OfPurchase & { readonly data: { readonly promoCode?: string } },
  decision: typeof releasePromoCode | typeof retakePromoCode,
): Effect[] => (code ? [send(decision, { professionalId, code, purchaseId })] : []);

/** A page of payment no one used ends, whether or not the provider said so: an hour after its own end, or some hours after the start (`purchase.openHours`). */
export const expirePurchases = automation(purchase)({
  name: 'expire-purchases',
  on: {
    PurchaseStarted: (e) => expire(e, purchaseOpenUntil(e.occurredAt, e.config)),
    // The same timer, at the end the provider named.
    CheckoutOpened: (e) => expire(e, plus(e.data.expiresAt, HOUR_MS)),
    PurchasePendingBank: (e) => [...keep(e), ...ofCode(e, retakePromoCode)],
    PurchasePaid: (e) => [...keep(e), ...ofCode(e, retakePromoCode)],
    PurchaseExpired: (e) => [...keep(e), ...ofCode(e, releasePromoCode)],
    PurchaseMismatchDetected: keep,
  },
});

const waiting = timer('refund.waiting', markRefundOverdue);
type OfRequest = OfPurchase & { readonly data: { readonly requestId: string } };
const answered = ({ data: { purchaseId, requestId } }: OfRequest): Effect[] => [cancel(waiting, subject(purchaseId), requestId)];

/** A refund that meets the rule is granted at once; one that waits for the team too long is said again (CR9). */
export const answerRefundRequests = automation(purchase)({
  name: 'answer-refund-requests',
  on: {
    PurchaseRefundRequested: (e) => {
      const { purchaseId, professionalId, requestId } = e.data;
      const input = { purchaseId, professionalId, requestId };
      return [
        send(decidePurchaseRefund, { ...input, decision: 'approve' }),
        at(
          addBusinessDays(e.occurredAt, e.config.value(refundDecideBusinessDays), 'QC', e.config),
          waiting,
          input,
          subject(purchaseId),
          requestId,
        ),
      ];
    },
    PurchaseRefundApproved: answered,
    PurchaseRefundRefused: answered,
  },
});
