import { given, type Past } from '@jurilien/event-sourcing/testing';
import { recordTopUpCard, recordTopUpEnded, stopAutoTopUp } from './keep-top-up.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const idOf = (n: number): string => `018f2a10-0000-7000-8000-0000000c${String(n).padStart(4, '0')}`;
const set: Past = [
  ['AutoTopUpSet', { professionalId, thresholdCc: 300, cc: 500, grossCents: 22_995, monthlyCeilingCents: 50_000, consentVersion: '1' }],
];
const card = { sessionId: 'cs_1', customerId: 'cus_1', paymentMethodId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2029 };
const on: Past = [...set, ['AutoTopUpCardKept', { professionalId, ...card }]];
const under: Past = [
  ...on,
  ['AutoTopUpStarted', { professionalId, purchaseId: idOf(1), key: 'k', cc: 500, grossCents: 22_995, month: '2026-11' }],
];

describe('RecordTopUpCard', () => {
  const keep = (topup: Past, over: object = {}) => given({ topup }).when(recordTopUpCard, { professionalId, ...card, ...over });
  it('keeps the card that was left', () =>
    expect(keep(set).events()).toEqual({ topup: [{ type: 'AutoTopUpCardKept', data: { professionalId, ...card } }] }));
  it('keeps another in its place, and says which goes', () =>
    expect(keep(on, { sessionId: 'cs_2', paymentMethodId: 'pm_2' }).events()).toMatchObject({ topup: [{ data: { replaces: 'pm_1' } }] }));
  it.each([
    ['each page twice', on],
    ['one no one wants any more', []],
  ] as [string, Past][])('keeps no card of %s', (_what, topup) => expect(keep(topup).types()).toEqual({}));
});

describe('RecordTopUpEnded', () => {
  const end = (topup: Past, outcome: 'paid' | 'failed' | 'unknown', n = 1) =>
    given({ topup }).when(recordTopUpEnded, { professionalId, purchaseId: idOf(n), outcome });
  const ended = (outcome: string): Past => [['AutoTopUpEnded', { professionalId, purchaseId: idOf(1), outcome }]];

  it('goes on after a payment', () => expect(end(under, 'paid').types()).toEqual({ topup: ['AutoTopUpEnded'] }));
  it.each([
    ['failed', 'declined'],
    ['unknown', 'unanswered'],
  ] as const)('ends the order where the payment is %s', (outcome, cause) =>
    expect(end(under, outcome).events()).toEqual({
      topup: [
        { type: 'AutoTopUpEnded', data: { professionalId, purchaseId: idOf(1), outcome } },
        { type: 'AutoTopUpCleared', data: { professionalId, cause, paymentMethodId: 'pm_1' } },
      ],
    }),
  );
  it('still counts a payment that came late, and ends nothing that was set since', () =>
    expect(
      end([...under, ...ended('unknown'), ['AutoTopUpCleared', { professionalId, cause: 'unanswered' }], ...on], 'paid').types(),
    ).toEqual({ topup: ['AutoTopUpEnded'] }));
  it('takes no payment back, handles nothing twice, and ignores other purchases', () => {
    expect(end([...under, ...ended('paid')], 'failed').types()).toEqual({});
    expect(end([...under, ...ended('failed')], 'failed').types()).toEqual({});
    expect(end(under, 'failed', 2).types()).toEqual({});
  });
});

describe('StopAutoTopUp', () => {
  const stop = (topup: Past) => given({ topup }).when(stopAutoTopUp, { professionalId });
  it('ends the order with the account, and lets the card go', () =>
    expect(stop(on).events()).toEqual({
      topup: [{ type: 'AutoTopUpCleared', data: { professionalId, cause: 'account-closed', paymentMethodId: 'pm_1' } }],
    }));
  it('says nothing where there is none', () => expect(stop([]).types()).toEqual({}));
});
