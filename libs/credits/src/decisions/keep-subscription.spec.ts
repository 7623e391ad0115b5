import { at, given, recorded, rowsOf, story, T0, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { fold } from '@jurilien/event-sourcing';
import { isSubscribed, subscription } from '../subscriptions/subscription.js';
import { subscriptions } from '../views/subscriptions.js';
import { cancelSubscription, recordSubscriptionEnded, recordSubscriptionPaid, recordSubscriptionPastDue } from './keep-subscription.js';

const professionalId = '018f2a10-0000-7000-8000-0000000000aa';
const subscriptionId = '018f2a10-0000-7000-8000-0000000000bb';
const DAY = 1440;
const ids = { professionalId, subscriptionId };
const machine = { actor: { kind: 'system', id: 'job:stripe' } } as const;
const taxes = [{ code: 'HST' as const, rateMilli: 13_000, cents: 1_937 }];
const started: Past[number] = [
  'SubscriptionStarted',
  {
    ...ids,
    cc: 300,
    netCents: 14_900,
    taxes,
    grossCents: 16_837,
    billingKeyId: 'billing-1',
    buyer: 'Cabinet Nguyen',
    buyerAddress: '1 King St',
    province: 'ON',
    lang: 'en',
    termsVersion: '1',
  },
];
const period = (providerInvoiceId: string, days = 30): Past[number] => [
  'SubscriptionPeriodPaid',
  {
    ...ids,
    providerInvoiceId,
    periodStart: at(0),
    periodEnd: at(days * DAY),
    lotId: 'l',
    cc: 300,
    netCents: 14_900,
    grossCents: 16_837,
    invoiceNo: 'JC-2026-000001',
  },
];
const due = (providerInvoiceId: string): Past[number] => ['SubscriptionPastDue', { ...ids, providerInvoiceId }];
const cancelled: Past[number] = ['SubscriptionCancelRequested', ids];
const ended = (cause: string): Past[number] => ['SubscriptionEnded', { ...ids, cause }];
const account: Past = [['CreditAccountOpened', { professionalId, province: 'ON' }]];
const payment = {
  ...ids,
  providerInvoiceId: 'in_1',
  amountCents: 16_837,
  taxCents: 1_937,
  currency: 'cad',
  periodStart: at(0),
  periodEnd: at(30 * DAY),
};

describe('RecordSubscriptionPaid', () => {
  const pay = (plan: Past, more: object = {}, past: Past = account) =>
    given({ subscription: plan, account: past }).when(recordSubscriptionPaid, { ...payment, ...more }, machine);
  it('begins a period with its coins, its money and an invoice, in one append', () => {
    const out = pay([started]).events();
    expect(out['subscription']).toMatchObject([{ type: 'SubscriptionPeriodPaid', data: { periodEnd: at(30 * DAY), cc: 300 } }]);
    expect(out['series']).toMatchObject([
      {
        type: 'InvoiceIssued',
        data: { n: 1, source: 'subscription', sourceId: 'in_1', grossCents: 16_837, taxes, buyer: 'Cabinet Nguyen' },
      },
    ]);
    expect(out['account']).toMatchObject([
      {
        type: 'SubscriptionCreditsGranted',
        data: {
          key: 'sub:in_1',
          cc: 300,
          expiresAt: at(60 * DAY),
          money: [
            { account: 'M.clearing', debit: 16_837, credit: 0 },
            { account: 'M.revenue.subscription', debit: 0, credit: 14_900 },
            { account: 'M.tax.hst', debit: 0, credit: 1_937 },
          ],
        },
      },
    ]);
  });
  it('once per invoice of the provider, also late and out of order', () => {
    expect(pay([started, period('in_1')]).types()).toEqual({});
    expect(pay([started, due('in_1')]).types()).toMatchObject({ subscription: ['SubscriptionPeriodPaid'] });
    expect(pay([started, period('in_2', 60), ended('cancelled')]).types()).toMatchObject({ subscription: ['SubscriptionPeriodPaid'] });
  });
  it.each<[string, object, Past, string]>([
    ['another amount', { amountCents: 16_836 }, account, 'amount'],
    ['another currency', { currency: 'usd' }, account, 'currency'],
    ['another tax', { taxCents: 0 }, account, 'tax'],
    ['a closed account', {}, [...account, ['CreditAccountClosed', { professionalId }]], 'account'],
  ])('begins none for %s', (_what, more, past, field) =>
    expect(pay([started], more, past).events()).toMatchObject({
      subscription: [{ type: 'SubscriptionMismatchDetected', data: { field } }],
    }),
  );
  it('keeps what must go back of a payment that begins none', () =>
    expect(pay([started], { amountCents: 16_836, paymentIntent: 'pi_9' }).events()).toMatchObject({
      subscription: [{ type: 'SubscriptionMismatchDetected', data: { paymentIntent: 'pi_9', amountCents: 16_836 } }],
    }));
  it('is told once of what was not right, and of no plan but this', () => {
    const odd: Past = [
      started,
      ['SubscriptionMismatchDetected', { ...ids, providerInvoiceId: 'in_1', field: 'tax', expected: '1', got: '2' }],
    ];
    expect(pay(odd, { taxCents: 0 }).types()).toEqual({});
    expect(pay([]).refusal()).toBe('NOT_FOUND: no-such-subscription');
    expect(pay([started], { subscriptionId: professionalId }).refusal()).toBe('NOT_FOUND: no-such-subscription');
  });
});

describe('RecordSubscriptionPastDue', () => {
  const late = (plan: Past, providerInvoiceId = 'in_2') =>
    given({ subscription: plan }).when(recordSubscriptionPastDue, { ...ids, providerInvoiceId }, machine);
  it('is noted once per invoice; the plan goes on meanwhile', () => {
    expect(late([started, period('in_1')]).types()).toEqual({ subscription: ['SubscriptionPastDue'] });
    expect(late([started, period('in_1'), due('in_2')]).types()).toEqual({});
    expect(isSubscribed(fold(subscription, recorded(subscription, professionalId, [started, period('in_1'), due('in_2')])))).toBe(true);
  });
  it('says nothing of what was paid, over, or never began', () => {
    expect(late([started, period('in_2')]).types()).toEqual({});
    expect(late([started, period('in_1'), ended('unpaid')]).types()).toEqual({});
    expect(late([started]).types()).toEqual({});
    expect(late([]).refusal()).toBe('NOT_FOUND: no-such-subscription');
  });
});

describe('RecordSubscriptionEnded', () => {
  const end = (plan: Past) => given({ subscription: plan }).when(recordSubscriptionEnded, ids, machine);
  it.each<[string, Past]>([
    ['abandoned', [started]],
    ['cancelled', [started, period('in_1'), cancelled]],
    ['unpaid', [started, period('in_1'), due('in_2')]],
  ])('as %s', (cause, plan) =>
    expect(end(plan).events()).toMatchObject({ subscription: [{ type: 'SubscriptionEnded', data: { cause } }] }),
  );
  it('once, and not for an earlier plan', () => {
    expect(end([started, ended('abandoned')]).types()).toEqual({});
    expect(end([[started[0], { ...started[1], subscriptionId: 'other' }]]).types()).toEqual({});
  });
});

describe('CancelSubscription', () => {
  const cancel = (plan: Past) =>
    given({ subscription: plan }).when(cancelSubscription, { professionalId }, { reason: 'Ferme son cabinet' });
  it('ends with the period that is paid, asked for once', () => {
    expect(cancel([started, period('in_1')]).events()).toEqual({ subscription: [{ type: 'SubscriptionCancelRequested', data: ids }] });
    expect(cancel([started, period('in_1'), cancelled]).types()).toEqual({});
    expect(isSubscribed(fold(subscription, recorded(subscription, professionalId, [started, period('in_1'), cancelled])))).toBe(true);
  });
  it('is refused without a plan', () => {
    expect(cancel([]).refusal()).toBe('WRONG_STATE: no-subscription');
    expect(cancel([started]).refusal()).toBe('WRONG_STATE: no-subscription');
    expect(cancel([started, period('in_1'), ended('cancelled')]).refusal()).toBe('WRONG_STATE: no-subscription');
  });
});

describe('subscriptions', () => {
  const happened = ([type, data]: Past[number], minutes = 0): StoryEvent => [subscription, professionalId, type, data, minutes];
  const row = (...events: StoryEvent[]) => rowsOf(subscriptions, story(...events)).get(professionalId);
  const odd: Past[number] = ['SubscriptionMismatchDetected', { ...ids, providerInvoiceId: 'in_9', field: 'tax', expected: '1', got: '2' }];
  const all: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    ['was started', [happened(started)], { state: 'Started', grossCents: 16_837, startedAt: T0, billingProvince: 'ON', periods: 0 }],
    ['is paid', [happened(started), happened(period('in_1'))], { state: 'Active', periodEnd: at(30 * DAY), periods: 1 }],
    ['was paid otherwise', [happened(started), happened(odd)], { mismatch: true }],
    ['is late', [happened(started), happened(period('in_1')), happened(due('in_2'))], { state: 'PastDue' }],
    ['will end', [happened(started), happened(period('in_1')), happened(cancelled)], { state: 'Active', cancelRequested: true }],
    ['ended', [happened(started), happened(ended('abandoned'), 9)], { state: 'Ended', endedAt: at(9), endCause: 'abandoned' }],
  ];
  it.each(all)('a plan that %s', (_what, events, expected) => expect(row(...events)).toMatchObject(expected));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(subscriptions, story(...all.flatMap(([, events]) => events)))).toEqual([]));
});
