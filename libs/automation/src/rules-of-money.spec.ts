import { autoTopUp, creditAccount, invoiceSeries, purchase, subscription, type CreditState } from '@jurilien/credits';
import type { Config } from '@jurilien/event-sourcing';
import { at, configIn, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { pro } from '@jurilien/search/testing';
import { said, stateAfter, unheard, verdict, workFor } from './occurrences.testing.js';
import { shippedRule } from './rules/index.js';

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

describe('a balance', () => {
  const heard = ['R42', 'R43'];
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
  it.each(cases)('%s', (_what, happened, effects) => expect(workFor(heard, story(happened))).toEqual(effects));
  it('once a day, however often the balance moves', () => {
    const held = account('CreditsHeld', { ...entry(1), ...claim });
    expect(new Set(workFor(heard, story(held, held)).map(({ key }) => key)).size).toBe(1);
  });
  it('is low by the threshold of the province (credits.lowBalanceCc)', () => {
    const config = configIn('ON', { 'credits.lowBalanceCc': 200 });
    const [held] = story(account('CreditsHeld', { ...entry(250), ...claim }));
    const messages = (province: 'QC' | 'ON') => workFor(heard, [{ ...held!, config, province }]).length;
    expect([messages('QC'), messages('ON')]).toEqual([1, 0]);
  });
  it('is heard in every event of its triggers', () => expect(unheard(heard, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('a payment', () => {
  const heard = ['R44', 'R45', 'top-up-approval'];
  const document = (type: string, kind: string, no: string): StoryEvent => [
    invoiceSeries,
    'JC-invoice-2026',
    type,
    {
      ...{ series: 's', no, n: 1, kind, issuedOn: '2026-11-02', professionalId, billingKeyId: 'b', buyer: 'x', buyerAddress: 'y' },
      ...{ province: 'QC', lang: 'fr', source: 'purchase', sourceId: 'p', cc: 1, listCents: 1, netCents: 1, taxes: [], grossCents: 28_744 },
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
      [work('R45', 'failed:1', { vars: { problem: 'failed', purchaseId: 'p' } })],
    ],
    [
      'a top-up that failed',
      [purchase, 'p', 'PurchaseFailed', { purchaseId: 'p', professionalId, code: 'card_declined', kind: 'topup' }],
      [work('R45', 'topUp:1', { vars: { problem: 'topUp', purchaseId: 'p' } })],
    ],
    [
      'a top-up that waits for a click',
      [autoTopUp, professionalId, 'AutoTopUpHeldForApproval', { professionalId, purchaseId: 'p', key: 'k', cc: 500, grossCents: 22_995 }],
      [work('top-up-approval', 'p', { vars: { purchaseId: 'p', cents: 22_995 } })],
    ],
    [
      'one that is disputed',
      [purchase, 'p', 'PurchaseDisputed', { purchaseId: 'p', professionalId, disputeId: 'd', code: 'fraudulent', grossCents: 1 }],
      [work('R45', 'disputed:1', { vars: { problem: 'disputed', purchaseId: 'p' } })],
    ],
    [
      'a plan that is late',
      [subscription, professionalId, 'SubscriptionPastDue', { professionalId, subscriptionId: 's', providerInvoiceId: 'in_1' }],
      [work('R45', 'pastDue:1', { vars: { problem: 'pastDue', providerInvoiceId: 'in_1' } })],
    ],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(workFor(heard, story(happened))).toEqual(effects));
  it('is heard in every event of its triggers', () => expect(unheard(heard, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

const opened: Past[number] = ['CreditAccountOpened', { professionalId, province: 'QC' }];
const coins = (cc: number, over: object = {}): CreditState => {
  const granted = { ...entry(cc), cc, lotId: 'lot-1', lotKind: 'purchased' };
  return stateAfter(creditAccount, [opened, ['CreditsGranted', granted]], over);
};
interface Of {
  readonly of?: CreditState;
  readonly topup?: object;
  readonly bought?: object;
  readonly plan?: object;
  readonly province?: 'QC' | 'ON';
  readonly vars?: Record<string, string | number>;
  readonly now?: string;
  readonly config?: Config;
}
const given = ({ of = coins(100), topup = {}, bought = {}, plan = {}, province = 'QC', vars, now, config }: Of) => ({
  states: {
    [creditAccount.category]: of,
    [autoTopUp.category]: { ...autoTopUp.initial, ...topup },
    [purchase.category]: { ...purchase.initial, ...bought },
    [subscription.category]: { ...subscription.initial, ...plan },
    [professional.category]: { ...professional.initial, province, name: 'Me Roy' },
  },
  about: { professionalId, ...(vars ? { vars } : {}) },
  ...(now ? { now } : {}),
  ...(config ? { config } : {}),
});
const due = async (rule: string, of: Of = {}): Promise<string> => verdict(rule, given(of));

describe('a low balance (R42)', () => {
  it('is announced while few coins are left', async () => {
    expect(await due('R42')).toBe('sent');
    expect(await due('R42', { of: coins(100_000) })).toBe('Z02');
  });
  it('is none on a plan, in a closed account, or where coins are bought automatically', async () => {
    expect(await due('R42', { province: 'ON' })).toBe('Z02');
    expect(await due('R42', { of: coins(100, { open: false }) })).toBe('Z02');
    expect(await due('R42', { topup: { settings: {}, card: {} } })).toBe('Z01');
  });
  it('is judged by the threshold of the province (credits.lowBalanceCc)', async () => {
    const config = configIn('ON', { 'billing.model': 'credits', 'credits.lowBalanceCc': 0 });
    const of = { ...creditAccount.initial, open: true };
    expect([await due('R42', { of, config, province: 'QC' }), await due('R42', { of, config, province: 'ON' })]).toEqual(['sent', 'Z02']);
  });
  it('is announced once in any seven days', () => expect(shippedRule('R42')!.text.caps).toEqual({ perPersonPerWeek: 1 }));
  it('says what is left and where to buy', async () =>
    expect(await said('R42', given({ of: coins(150) }))).toEqual({
      balance: '1,5 juricoin',
      buyUrl: 'https://jurilien.example/acheter-juricoins',
    }));
});

describe('coins about to expire (R43)', () => {
  const expiresAt = at(30 * DAY);
  const held = coins(100);
  const expiring = (over: object = {}): CreditState => ({ ...held, lots: held.lots.map((l) => ({ ...l, expiresAt, ...over })) });
  const vars = { lotId: 'lot-1', expiresAt };
  it('are announced while some are left and the day is the same', async () => {
    expect(await due('R43', { of: expiring(), vars })).toBe('sent');
    expect(await due('R43', { of: expiring({ cc: 0 }), vars })).toBe('Z01');
    expect(await due('R43', { of: expiring({ expiresAt: at(60 * DAY) }), vars })).toBe('Z02');
    expect(await due('R43', { of: expiring(), vars: { ...vars, lotId: 'other' } })).toBe('Z02');
    expect(await due('R43', { of: expiring(), vars, now: expiresAt })).toBe('Z02');
    expect(await due('R43', { of: { ...expiring(), open: false }, vars })).toBe('Z02');
  });
  it('are named with their day, in the language of the reader', async () => {
    const buyUrl = 'https://jurilien.example/en/buy-juricoins';
    expect(await said('R43', given({ of: expiring(), vars }), 'en')).toEqual({ coins: '1 juricoin', date: 'December 2, 2026', buyUrl });
  });
});

describe('documents and payments', () => {
  it('are announced', async () => expect([await due('R44'), await due('R45')]).toEqual(['sent', 'sent']));
  it.each([
    ...[
      ['Failed', 'sent'],
      ['Disputed', 'sent'],
      ['DisputeLost', 'sent'],
      ['Paid', 'Z01'],
      ['DisputeWon', 'Z01'],
      ['Refunded', 'Z01'],
    ],
  ])('a problem with a purchase that is %s by now: %s', async (status, expected) =>
    expect(await due('R45', { vars: { problem: 'failed', purchaseId: 'p' }, bought: { status } })).toBe(expected),
  );
  it.each([
    ['is still due', { status: 'PastDue', due: ['in_1'] }, 'sent'],
    ['was paid', { status: 'Active', due: [] }, 'Z01'],
    ['was paid, and another one is due', { status: 'PastDue', due: ['in_2'] }, 'Z01'],
    ['was never paid, so that the plan ended', { status: 'Ended', due: [] }, 'sent'],
  ])('a problem with a plan whose invoice %s', async (_what, plan, expected) =>
    expect(await due('R45', { vars: { problem: 'pastDue', providerInvoiceId: 'in_1' }, plan })).toBe(expected),
  );
  it('a document is named with its total and its page', async () => {
    const vars = { what: 'note', invoiceNo: 'NC-1', cents: 28_744 };
    expect(await said('R44', given({ vars }))).toEqual({
      proName: 'Me Roy',
      what: 'note',
      invoiceNo: 'NC-1',
      total: '287,44\u00a0$',
      documentUrl: 'https://jurilien.example/facture?no=NC-1',
    });
  });
  it('a problem is named with the page of the account', async () =>
    expect(await said('R45', given({ vars: { problem: 'pastDue' } }), 'en')).toEqual({
      proName: 'Me Roy',
      problem: 'pastDue',
      buyUrl: 'https://jurilien.example/en/buy-juricoins',
    }));
  it('a purchase asks for approval while it waits for it', async () => {
    const topup = { pending: { purchaseId: 'p-1', cc: 500 } };
    const asks = (purchaseId: string) => due('top-up-approval', { topup, vars: { purchaseId } });
    expect([await asks('p-1'), await asks('p-2')]).toEqual(['sent', 'Z02']);
    expect(await said('top-up-approval', given({ topup, vars: { purchaseId: 'p-1', cents: 22_995 } }), 'en')).toEqual({
      coins: '5 juricoins',
      total: '$229.95',
      buyUrl: 'https://jurilien.example/en/buy-juricoins#recharge',
    });
  });
});
