import { effectsOf, story } from '@jurilien/event-sourcing/testing';
import { purchase } from '../purchases/purchase.js';
import { reconciliation } from '../reconciliation/reconciliation.js';
import { subscription } from '../subscriptions/subscription.js';
import { askProvider, compareOnRequest, endPlans } from './payments.js';

const purchaseId = 'purchase-1';
const ids = { purchaseId, professionalId: 'pro-1' };

it('looks a payment up once per page of payment, and sends money that is owed back once per request', () => {
  const log = story(
    [purchase, purchaseId, 'CheckoutOpened', { ...ids, sessionId: 'cs_1', expiresAt: '2026-11-20T17:00:00.000Z' }],
    [purchase, purchaseId, 'PurchaseRefundApproved', { ...ids, requestId: 'r-1', cc: 100, netCents: 2_500, taxes: [], grossCents: 2_500 }],
  );
  expect(effectsOf(askProvider, log)).toEqual([
    { do: 'work', job: 'check-purchase', key: 'check-purchase-cs_1', input: { purchaseId } },
    { do: 'work', job: 'refund-purchase', key: 'refund-r-1', input: { purchaseId, requestId: 'r-1' } },
  ]);
});

it('sends a payment back that is not what the plan costs, where there was one', () => {
  const odd = { professionalId: 'pro-1', subscriptionId: 'plan-1', providerInvoiceId: 'in_1', field: 'amount', expected: '1', got: '2' };
  const happened = (more: object) =>
    effectsOf(endPlans, story([subscription, 'pro-1', 'SubscriptionMismatchDetected', { ...odd, ...more }]));
  expect(happened({ paymentIntent: 'pi_1', amountCents: 200 })).toEqual([
    {
      do: 'work',
      job: 'refund-plan-payment',
      key: 'refund-plan-in_1',
      input: { providerInvoiceId: 'in_1', paymentIntent: 'pi_1', amountCents: 200 },
    },
  ]);
  expect([happened({}), happened({ paymentIntent: 'pi_1', amountCents: 0 })]).toEqual([[], []]);
});

it('tells the provider once that a plan ends', () => {
  const ending = { professionalId: 'pro-1', subscriptionId: 'plan-1' };
  expect(effectsOf(endPlans, story([subscription, 'pro-1', 'SubscriptionCancelRequested', ending]))).toEqual([
    { do: 'work', job: 'cancel-plan', key: 'cancel-plan-plan-1', input: ending },
  ]);
});

it('compares a day again each time someone asks for it', () => {
  const day = '2026-11-20';
  const asked = [reconciliation, day, 'ClearingComparisonAsked', { day }] as const;
  const effects = effectsOf(compareOnRequest, story([...asked], [...asked])) as { key: string }[];
  expect(effects).toMatchObject([{ do: 'work', job: 'reconcile-day', input: { day } }, { input: { day } }]);
  expect(new Set(effects.map(({ key }) => key)).size).toBe(2);
});
