import { autoTopUp, creditAccount, invoiceSeries, purchase, subscription } from '@jurilien/credits';
import { at, effectsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { pro } from '../claims.testing.js';
import { tellOfBalance, tellOfPayments } from './notify-money.js';

const professionalId = pro(1);
const work = (rule: string, occasion: string, input: object, dueAt?: string) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${occasion}`,
  input: { rule, professionalId, ...input },
  ...(dueAt ? { dueAt } : {}),
});
const entry = (availableAfterCc: number) => ({ professionalId, entryId: 'e', key: 'k', cc: 100, lines: [], availableAfterCc });
const account = (type: string, data: Record<string, unknown>): StoryEvent => [creditAccount, professionalId, type, data];
const claim = { claimId: 'c', leadId: 'l', parts: [] };
const DAY = 1440;

describe('tell-of-balance', () => {
  const today = Math.floor(Date.parse(T0) / 86_400_000);
  const lowNow = work('R42', `${professionalId}:${today}`, { happenedAt: T0 });
  const lot = { lotId: 'lot-1', expiresAt: at(90 * DAY) };
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['few coins are left', account('CreditsHeld', { ...entry(299), ...claim }), [lowNow]],
    ['enough are', account('CreditsHeld', { ...entry(300), ...claim }), []],
    ['coins ended, and few are left', account('CreditsExpired', { ...entry(0), lotId: 'a' }), [lowNow]],
    [
      'promotional coins will end',
      account('CreditsGranted', { ...entry(100), ...lot, lotKind: 'promo' }),
      [work('R43', 'lot-1:7', { vars: lot }, at(83 * DAY)), work('R43', 'lot-1:1', { vars: lot }, at(89 * DAY))],
    ],
    ['others never do', account('CreditsGranted', { ...entry(100), lotId: 'a', lotKind: 'purchased' }), []],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellOfBalance, story(happened))).toEqual(effects));
  it('once a day, however often the balance moves', () => {
    const held = account('CreditsHeld', { ...entry(1), ...claim });
    expect(new Set(effectsOf(tellOfBalance, story(held, held)).map((e) => 'key' in e && e.key)).size).toBe(1);
  });
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellOfBalance, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('tell-of-payments', () => {
  const document = (type: string, kind: string, no: string): StoryEvent => [
    invoiceSeries,
    'JC-invoice-2026',
    type,
    {
      series: 's',
      no,
      n: 1,
      kind,
      issuedOn: '2026-11-02',
      professionalId,
      billingKeyId: 'b',
      buyer: 'x',
      buyerAddress: 'y',
      province: 'QC',
      lang: 'fr',
      source: 'purchase',
      sourceId: 'p',
      cc: 1,
      listCents: 1,
      netCents: 1,
      taxes: [],
      grossCents: 28_744,
    },
  ];
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    [
      'an invoice',
      document('InvoiceIssued', 'invoice', 'JC-1'),
      [work('R44', 'JC-1', { vars: { what: 'invoice', invoiceNo: 'JC-1', cents: 28_744 } })],
    ],
    [
      'a credit note',
      document('CreditNoteIssued', 'credit-note', 'NC-1'),
      [work('R44', 'NC-1', { vars: { what: 'note', invoiceNo: 'NC-1', cents: 28_744 } })],
    ],
    [
      'a payment that failed',
      [purchase, 'p', 'PurchaseFailed', { purchaseId: 'p', professionalId, code: 'card_declined' }],
      [work('R45', 'failed:1', { vars: { problem: 'failed' } })],
    ],
    [
      'a top-up that failed',
      [purchase, 'p', 'PurchaseFailed', { purchaseId: 'p', professionalId, code: 'card_declined', kind: 'topup' }],
      [work('R45', 'topUp:1', { vars: { problem: 'topUp' } })],
    ],
    [
      'a top-up that waits for a click',
      [autoTopUp, professionalId, 'AutoTopUpHeldForApproval', { professionalId, purchaseId: 'p', key: 'k', cc: 500, grossCents: 22_995 }],
      [work('top-up-approval', 'p', { vars: { purchaseId: 'p', cents: 22_995 } })],
    ],
    [
      'one that is disputed',
      [purchase, 'p', 'PurchaseDisputed', { purchaseId: 'p', professionalId, disputeId: 'd', code: 'fraudulent', grossCents: 1 }],
      [work('R45', 'disputed:1', { vars: { problem: 'disputed' } })],
    ],
    [
      'a plan that is late',
      [subscription, professionalId, 'SubscriptionPastDue', { professionalId, subscriptionId: 's', providerInvoiceId: 'in_1' }],
      [work('R45', 'pastDue:1', { vars: { problem: 'pastDue' } })],
    ],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellOfPayments, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellOfPayments, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
