import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { creditAccount } from '../credit-account.js';
import { purchase } from '../purchases/purchase.js';
import { autoTopUp } from '../topups/auto-top-up.js';
import { chargeTopUps, topUpWhenLow, UNANSWERED } from './top-ups.js';

const professionalId = 'pro-1';
const look = (occasion: number | string, dueAt?: string) => ({
  do: 'work',
  job: 'top-up',
  key: `top-up-${occasion}`,
  input: { professionalId },
  ...(dueAt ? { dueAt } : {}),
});
const forget = (paymentMethodId: string) => ({
  do: 'work',
  job: 'forget-card',
  key: `forget-card-${paymentMethodId}`,
  input: { paymentMethodId },
});
const entry = (availableAfterCc: number) => ({ professionalId, entryId: 'e', key: 'k', cc: 100, lines: [], availableAfterCc });
const account = (type: string, data: object): StoryEvent => [creditAccount, professionalId, type, { ...data }];
const order = (type: string, data: object): StoryEvent => [autoTopUp, professionalId, type, { professionalId, ...data }];
const card = { sessionId: 'cs', customerId: 'cus', paymentMethodId: 'pm_2', brand: 'visa', last4: '4242', expMonth: 1, expYear: 2030 };
const run = { purchaseId: 'p', key: 'k', cc: 500, grossCents: 22_995 };
const claim = { claimId: 'c', leadId: 'l' };

describe('top-up-when-low', () => {
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['coins were held and few are left', account('CreditsHeld', { ...entry(100), ...claim, parts: [] }), [look(1)]],
    ['coins were held and no threshold is that high', account('CreditsHeld', { ...entry(100_000), ...claim, parts: [] }), []],
    ['coins ended', account('CreditsExpired', { ...entry(0), lotId: 'a' }), [look(1)]],
    ['a claim waits for coins', account('HoldAwaited', { professionalId, ...claim, cc: 150 }), [look(1)]],
    [
      'terms were set',
      order('AutoTopUpSet', { thresholdCc: 1, cc: 500, grossCents: 1, monthlyCeilingCents: 1, consentVersion: '1' }),
      [look(1)],
    ],
    ['another card was left', order('AutoTopUpCardKept', { ...card, replaces: 'pm_1' }), [look(1), forget('pm_1')]],
    [
      'one began in the last month of a year: the next month is looked at too',
      order('AutoTopUpStarted', { ...run, month: '2026-12' }),
      [look(`${professionalId}-2026-12`, '2027-01-01T05:00:00.000Z')],
    ],
    ['one was paid', order('AutoTopUpEnded', { purchaseId: 'p', outcome: 'paid' }), [look(1)]],
    ['one failed', order('AutoTopUpEnded', { purchaseId: 'p', outcome: 'failed' }), []],
    ['it ended', order('AutoTopUpCleared', { cause: 'asked', paymentMethodId: 'pm_1' }), [forget('pm_1')]],
    [
      'the account was closed',
      account('CreditAccountClosed', { professionalId }),
      [{ do: 'dispatch', command: 'StopAutoTopUp', input: { professionalId } }],
    ],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(topUpWhenLow, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(topUpWhenLow, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('charge-top-ups', () => {
  const ids = { purchaseId: 'p', professionalId };
  const buy = (type: string, data: object): StoryEvent => [purchase, 'p', type, { ...ids, ...data }];
  const begun = (kind: string) =>
    buy('PurchaseStarted', {
      ...{ billingKeyId: 'b', buyer: 'x', buyerAddress: 'y', kind, cc: 500, listCents: 1, netCents: 1, taxes: [], grossCents: 1 },
      ...{ province: 'QC', lang: 'fr', taxPoint: 'purchase' },
    });
  const ended = (outcome: string) => [{ do: 'dispatch', command: 'RecordTopUpEnded', input: { ...ids, outcome } }];
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['a top-up began', begun('topup'), [{ do: 'work', job: 'charge-top-up', key: 'charge-p', input: { purchaseId: 'p' } }]],
    ['a person bought', begun('pack'), []],
    ['a payment came', buy('PurchasePaid', { paymentIntent: 'pi', lotId: 'l', invoiceNo: 'n' }), ended('paid')],
    ['a card said no', buy('PurchaseFailed', { code: 'card_declined', kind: 'topup' }), ended('failed')],
    ['no one answered', buy('PurchaseFailed', { code: UNANSWERED, kind: 'topup' }), ended('unknown')],
    ['the card of a person said no', buy('PurchaseFailed', { code: 'card_declined' }), []],
    ['it ended unpaid', buy('PurchaseExpired', {}), ended('unknown')],
    [
      'what was paid is not what was asked',
      buy('PurchaseMismatchDetected', { paymentIntent: 'pi', field: 'amount', expected: '1', got: '2' }),
      ended('unknown'),
    ],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(chargeTopUps, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(chargeTopUps, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
