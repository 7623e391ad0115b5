import { automation } from '@jurilien/event-sourcing';
import { purchase } from '../purchases/purchase.js';
import { reconciliation } from '../reconciliation/reconciliation.js';
import { subscription } from '../subscriptions/subscription.js';

/** What a purchase asks of the provider: its end is looked up however few webhooks come, and money that is owed back is sent. */
export const askProvider = automation(purchase)({
  name: 'ask-payment-provider',
  on: {
    CheckoutOpened: (e) => [
      { do: 'work', job: 'check-purchase', key: `check-purchase-${e.data.sessionId}`, input: { purchaseId: e.data.purchaseId } },
    ],
    PurchaseRefundApproved: (e) => [
      {
        do: 'work',
        job: 'refund-purchase',
        key: `refund-${e.data.requestId}`,
        input: { purchaseId: e.data.purchaseId, requestId: e.data.requestId },
      },
    ],
  },
});

/** A plan that is to end is told to the provider, so that nothing more is charged; a payment that is not its price goes back. */
export const endPlans = automation(subscription)({
  name: 'end-plans-at-the-provider',
  on: {
    SubscriptionCancelRequested: ({ data: { professionalId, subscriptionId } }) => [
      { do: 'work', job: 'cancel-plan', key: `cancel-plan-${subscriptionId}`, input: { professionalId, subscriptionId } },
    ],
    SubscriptionMismatchDetected: ({ data: { providerInvoiceId, paymentIntent, amountCents } }) =>
      paymentIntent && amountCents
        ? [
            {
              do: 'work',
              job: 'refund-plan-payment',
              key: `refund-plan-${providerInvoiceId}`,
              input: { providerInvoiceId, paymentIntent, amountCents },
            },
          ]
        : [],
  },
});

/** A day that somebody wants compared again is compared once more for each time it was asked. */
export const compareOnRequest = automation(reconciliation)({
  name: 'compare-clearing-again',
  on: {
    ClearingComparisonAsked: (e) => [
      { do: 'work', job: 'reconcile-day', key: `reconcile-${e.data.day}-${e.position}`, input: { day: e.data.day } },
    ],
  },
});
