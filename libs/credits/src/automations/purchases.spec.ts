import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { purchase } from '../purchases/purchase.js';
import { answerRefundRequests, expirePurchases } from './purchases.js';

const ids = { purchaseId: 'p-1', professionalId: 'pro-1' };
const amounts = { netCents: 20_000, taxes: [], grossCents: 20_000 };
const started = {
  ...ids,
  ...amounts,
  billingKeyId: 'key',
  buyer: 'Me Roy',
  buyerAddress: '1, rue Une',
  kind: 'pack',
  cc: 500,
  listCents: 20_000,
  province: 'QC',
  lang: 'fr',
  taxPoint: 'purchase',
};
const tell = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  purchase,
  'p-1',
  type,
  { ...ids, ...data },
  minutes,
];
const timer = { subject: 'purchase-p-1', timer: 'purchase.expiry' };

describe('expire-purchases', () => {
  it('ends a purchase no one paid: a day after it began, or an hour after the end its page has', () =>
    expect(
      effectsOf(
        expirePurchases,
        story(tell('PurchaseStarted', started), tell('CheckoutOpened', { sessionId: 'cs', expiresAt: '2026-11-02T16:00:00.000Z' }, 1)),
      ),
    ).toEqual([
      { do: 'schedule', ...timer, dueAt: '2026-11-03T15:00:00.000Z', command: 'RecordPurchaseExpired', input: ids },
      { do: 'schedule', ...timer, dueAt: '2026-11-02T17:00:00.000Z', command: 'RecordPurchaseExpired', input: ids },
    ]));
  it.each([
    ['PurchasePendingBank', {}],
    ['PurchasePaid', { paymentIntent: 'pi', lotId: 'lot', invoiceNo: 'JC-2026-000001' }],
    ['PurchaseExpired', {}],
    ['PurchaseMismatchDetected', { paymentIntent: 'pi', field: 'amount', expected: '1', got: '2' }],
  ])('waits no longer after %s', (type, data) =>
    expect(effectsOf(expirePurchases, story(tell(type, data)))).toEqual([{ do: 'cancel', ...timer }]),
  );
  it('gives a discount code back', () =>
    expect(effectsOf(expirePurchases, story(tell('PurchaseExpired', { promoCode: 'BARREAU10' })))[1]).toEqual({
      do: 'dispatch',
      command: 'ReleasePromoCode',
      input: { professionalId: 'pro-1', code: 'BARREAU10', purchaseId: 'p-1' },
    }));
  it.each([
    ['PurchasePendingBank', {}],
    ['PurchasePaid', { paymentIntent: 'pi', lotId: 'lot', invoiceNo: 'JC-2026-000001' }],
  ])('takes it again at a late %s', (type, data) =>
    expect(effectsOf(expirePurchases, story(tell(type, { ...data, promoCode: 'BARREAU10' })))[1]).toEqual({
      do: 'dispatch',
      command: 'RetakePromoCode',
      input: { professionalId: 'pro-1', code: 'BARREAU10', purchaseId: 'p-1' },
    }),
  );
});

describe('answer-refund-requests', () => {
  const request = { requestId: 'rq-1' };
  const log = story(
    tell('PurchaseRefundRequested', { ...request, cc: 100, ...amounts }),
    tell('PurchaseRefundApproved', { ...request, cc: 100, ...amounts }),
    tell('PurchaseRefundRefused', request),
  );
  it('asks the rule at once, and the team again after two business days', () =>
    expect(effectsOf(answerRefundRequests, log.slice(0, 1))).toEqual([
      { do: 'dispatch', command: 'DecidePurchaseRefund', input: { ...ids, ...request, decision: 'approve' } },
      expect.objectContaining({ do: 'schedule', timer: 'refund.waiting', occurrence: 'rq-1', dueAt: '2026-11-04T15:00:00.000Z' }),
    ]));
  it('asks no one once it is answered', () =>
    expect(effectsOf(answerRefundRequests, log.slice(1)).map((e) => e.do)).toEqual(['cancel', 'cancel']));
  it('handles no event that this spec leaves out', () => expect(unexercised(answerRefundRequests, log)).toEqual([]));
});
