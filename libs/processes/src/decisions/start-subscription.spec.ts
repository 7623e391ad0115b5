import { given, type Past } from '@jurilien/event-sourcing/testing';
import { account, member, pro } from '../claims.testing.js';
import { startSubscription } from './start-subscription.js';

const professionalId = pro(1);
const subscriptionId = '018f2a10-0000-7000-8000-0000000000bb';
const billed: Past = [
  ['BillingIdentitySet', { professionalId, billingKeyId: 'b-1', name: 'Nguyen LLP', address: '1 King St', province: 'ON', lang: 'en' }],
];
const ontario = member(1).map(([type, data]) => [type, { ...data, ...('province' in data ? { province: 'ON' } : {}) }]) as unknown as Past;
const begun: Past = [
  [
    'SubscriptionStarted',
    {
      professionalId,
      subscriptionId,
      cc: 0,
      netCents: 14_900,
      taxes: [],
      grossCents: 14_900,
      billingKeyId: 'b-1',
      buyer: 'x',
      buyerAddress: 'y',
      province: 'ON',
      lang: 'en',
      termsVersion: '1',
    },
  ],
];
const paid: Past = [
  ...begun,
  [
    'SubscriptionPeriodPaid',
    {
      professionalId,
      subscriptionId,
      providerInvoiceId: 'in_1',
      periodStart: 'a',
      periodEnd: 'b',
      lotId: 'l',
      cc: 0,
      netCents: 1,
      grossCents: 1,
      invoiceNo: '1',
    },
  ],
];

describe('StartSubscription', () => {
  const start = (more: Record<string, Past> = {}, id = subscriptionId) =>
    given({ professional: ontario, account: account(1).slice(0, 1), billing: billed, ...more }).when(startSubscription, {
      professionalId,
      subscriptionId: id,
      terms: true,
    });
  it('freezes the plan of the province with today’s taxes and the buyer', () =>
    expect(start().events()).toMatchObject({
      subscription: [
        {
          type: 'SubscriptionStarted',
          data: {
            subscriptionId,
            cc: 0,
            netCents: 14_900,
            taxes: [{ code: 'HST', rateMilli: 13_000, cents: 1_937 }],
            grossCents: 16_837,
            buyer: 'Nguyen LLP',
          },
        },
      ],
    }));
  it('is one plan at a time; one whose page was left may be begun anew', () => {
    expect(start({ subscription: begun }).types()).toEqual({});
    expect(start({ subscription: begun }, '018f2a10-0000-7000-8000-0000000000cc').types()).toEqual({
      subscription: ['SubscriptionStarted'],
    });
    expect(start({ subscription: paid }, '018f2a10-0000-7000-8000-0000000000cc').refusal()).toBe('DUPLICATE: already-subscribed');
  });
  it.each<[string, Record<string, Past>, string]>([
    ['where requests are paid one by one', { professional: member(1) }, 'WRONG_STATE: no-plan-here'],
    ['before the approval', { professional: ontario.slice(0, 1) }, 'WRONG_STATE: not-approved'],
    ['without who is billed', { billing: [] }, 'WRONG_STATE: no-billing-identity'],
    ['without an account', { account: [] }, 'WRONG_STATE: account-not-open'],
    [
      'with a closed one',
      { account: [...account(1).slice(0, 1), ['CreditAccountClosed', { professionalId }]] },
      'WRONG_STATE: account-closed',
    ],
  ])('is refused %s', (_what, more, why) => expect(start(more).refusal()).toBe(why));
});
