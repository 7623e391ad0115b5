import { automation } from '@jurilien/event-sourcing';
import { purchase } from '../purchases/purchase.js';
import { reconciliation } from '../reconciliation/reconciliation.js';
import { subscription } from '../subscriptions/subscription.js';
import { work } from '../work.js';

/** What a purchase asks of the provider: its end is looked up however few webhooks come, and money that is owed back is sent. */
export const askProvider = automation(purchase)({
  name: 'ask-payment-provider',
  on: {
    CheckoutOpened: ({ data: { purchaseId, sessionId } }) => [work('check-purchase', `check-purchase-${sessionId}`, { purchaseId })],
    PurchaseRefundApproved: ({ data: { purchaseId, requestId } }) => [
      work('refund-purchase', `refund-${requestId}`, { purchaseId, requestId }),
    ],
  },
});

/** A plan that is to end is told to the provider, so that nothing more is charged; a payment that is not its price goes back. */
export const endPlans = automation(subscription)({
  name: 'end-plans-at-the-provider',
  on: {
    SubscriptionCancelRequested: ({ data: { professionalId, subscriptionId } }) => [
      work('cancel-plan', `cancel-plan-${subscriptionId}`, { professionalId, subscriptionId }),
    ],
    SubscriptionMismatchDetected: ({ data: { providerInvoiceId, paymentIntent, amountCents } }) =>
      paymentIntent && amountCents
        ? [work('refund-plan-payment', `refund-plan-${providerInvoiceId}`, { providerInvoiceId, paymentIntent, amountCents })]
        : [],
  },
});

/** A day that someone wants compared again is compared once more for each time it was asked. */
export const compareOnRequest = automation(reconciliation)({
  name: 'compare-clearing-again',
  on: { ClearingComparisonAsked: (e) => [work('reconcile-day', `reconcile-${e.data.day}-${e.position}`, { day: e.data.day })] },
});
