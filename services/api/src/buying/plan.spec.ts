import { planned, subscription, type SubscriptionState } from '@jurilien/credits';
import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { planAnswer } from './plan.js';

const ids = { professionalId: 'p', subscriptionId: 's' };
const hst = { code: 'HST' as const, rateMilli: 13_000, cents: 1_937 };
const begun = planned('SubscriptionStarted', {
  ...ids,
  cc: 0,
  netCents: 14_900,
  taxes: [hst],
  grossCents: 16_837,
  billingKeyId: 'b',
  buyer: 'x',
  buyerAddress: 'y',
  province: 'ON',
  lang: 'en',
  termsVersion: '1',
});
const paid = planned('SubscriptionPeriodPaid', {
  ...ids,
  providerInvoiceId: 'in_1',
  periodStart: '2026-11-01T00:00:00.000Z',
  periodEnd: '2026-12-01T00:00:00.000Z',
  lotId: 'l',
  cc: 0,
  netCents: 14_900,
  grossCents: 16_837,
  invoiceNo: 'F-1',
});
const late = planned('SubscriptionPastDue', { ...ids, providerInvoiceId: 'in_2' });
const asked = planned('SubscriptionCancelRequested', ids);
const ended = (cause: 'cancelled' | 'abandoned') => planned('SubscriptionEnded', { ...ids, cause });
const after = (...events: ReturnType<typeof planned>[]): SubscriptionState =>
  events.reduce((s, e) => subscription.evolve(s, e, { occurredAt: '2026-11-01T00:00:00.000Z' } as never), subscription.initial);

describe('a monthly plan as its holder reads it', () => {
  it('is offered at the price of the province, where access is by plan', () => {
    expect(planAnswer(after(), 'ON', asShipped())).toEqual({ state: 'none', offer: { netCents: 14_900, cc: 0 }, current: null });
    expect(planAnswer(after(), 'QC', asShipped()).offer).toBeNull();
  });
  it('is offered at the price in force, where the model in force is that', () => {
    const dearer = configWith({ 'subscription.plan': { cc: 100, cents: 19_900 } });
    expect(planAnswer(after(), 'ON', dearer).offer).toEqual({ netCents: 19_900, cc: 100 });
    expect(planAnswer(after(), 'ON', configWith({ 'billing.model': 'credits' })).offer).toBeNull();
  });
  it.each([
    ['opening', [begun], null],
    ['active', [begun, paid], '2026-12-01T00:00:00.000Z'],
    ['pastDue', [begun, paid, late], '2026-12-01T00:00:00.000Z'],
    ['ending', [begun, paid, asked], '2026-12-01T00:00:00.000Z'],
    ['ending', [begun, paid, late, asked], '2026-12-01T00:00:00.000Z'],
    ['ended', [begun, paid, asked, ended('cancelled')], '2026-12-01T00:00:00.000Z'],
    ['none', [begun, ended('abandoned')], null],
  ] as const)('is %s', (state, events, periodEnd) => {
    const happened = planAnswer(after(...events), 'ON', asShipped());
    expect([happened.state, happened.current?.periodEnd ?? null]).toEqual([state, periodEnd]);
    if (periodEnd) expect(happened.current).toMatchObject({ netCents: 14_900, taxes: [hst], grossCents: 16_837 });
  });
});
