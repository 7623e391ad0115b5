import { asShipped, at, configIn, configWith, effectsOf, given, recorded, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { fold, type Config } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { answerRefundRequests, expirePurchases } from '../automations/purchases.js';
import { creditAccount } from '../credit-account.js';
import { creditLead } from '../holds.js';
import { listPrice } from '../purchases/amounts.js';
import { purchase } from '../purchases/purchase.js';
import { startPurchase } from '../purchases/start.js';
import { adjustCredits } from './adjust-credits.js';
import { decidePurchaseRefund } from './decide-purchase-refund.js';
import { grantCredits } from './grant-credits.js';
import { recordSubscriptionPaid } from './keep-subscription.js';
import { recordPurchasePaid } from './record-purchase-paid.js';
import { requestPurchaseRefund } from './request-purchase-refund.js';

const professionalId = '018f2a10-0000-7000-8000-000000000001';
const purchaseId = '018f2a10-0000-7000-8000-0000000b0001';
const requestId = '018f2a10-0000-7000-8000-0000000c0001';
const DAY = 1440;
const SYSTEM = { kind: 'system', id: 'payments' } as const;
const admin = (config: Config) =>
  ({ actor: { kind: 'user', id: 'aude', role: 'jurilien_admin' }, reason: 'Pour un essai', config }) as const;
const opened = (province: 'QC' | 'ON'): Past => [['CreditAccountOpened', { professionalId, province }]];
const days = (n: number): string => new Date(Date.parse(T0) + n * DAY_MS).toISOString();
const tax = { code: 'HST' as const, rateMilli: 13_000, cents: 1_300 };
const amounts = { netCents: 10_000, taxes: [tax], grossCents: 11_300 };
const buyer = { billingKeyId: 'key', buyer: 'Me Roy', buyerAddress: '1, rue Une', province: 'ON', lang: 'fr' };
const began = (config = asShipped()): Past[number] => [
  'PurchaseStarted',
  { purchaseId, professionalId, ...buyer, kind: 'pack', cc: 500, listCents: 10_000, ...amounts, taxPoint: 'purchase' },
  T0,
  SYSTEM,
  config,
];
const paid = (config = asShipped()): Past[number] => [
  'PurchasePaid',
  { purchaseId, professionalId, paymentIntent: 'pi_1', lotId: 'lot-1', invoiceNo: 'JC-2026-000001' },
  T0,
  SYSTEM,
  config,
];
const coins: Past[number] = [
  'CreditsPurchased',
  {
    professionalId,
    entryId: 'e-1',
    key: `purchase:${purchaseId}`,
    purchaseId,
    invoiceNo: 'JC-2026-000001',
    lotId: 'lot-1',
    cc: 500,
    worth: [{ account: 'M.revenue.access', cents: 10_000 }],
    lines: [],
    availableAfterCc: 500,
  },
];

describe('coins given for nothing', () => {
  it('last as long as the province of the account says (credits.promoDays)', () => {
    const endIn = (province: 'QC' | 'ON') =>
      given({ account: opened(province) })
        .when(grantCredits, { professionalId, cc: 100 }, admin(configIn('ON', { 'credits.promoDays': 30 })))
        .events().account![0]!.data;
    expect([endIn('QC'), endIn('ON')]).toMatchObject([{ expiresAt: days(90) }, { expiresAt: days(30) }]);
  });
  it('need a second person above what is in force, for one professional and for a day (credits.fourEyesAboveCc, staffDayCc, paLimitCc)', () => {
    const types = (config: Config) =>
      given({ account: opened('QC') })
        .when(grantCredits, { professionalId, cc: 600, kind: 'purchased' }, admin(config))
        .types();
    expect(types(asShipped())).toMatchObject({ account: ['CreditsGranted'] });
    expect(types(configWith({ 'credits.fourEyesAboveCc': 599 }))).toEqual({ proposals: ['CreditGrantProposed'] });
    expect(types(configWith({ 'credits.staffDayCc': 599 }))).toEqual({ proposals: ['CreditGrantProposed'] });
    const ofQuebec = (config: Config) =>
      given({ account: opened('QC') }).when(
        grantCredits,
        { professionalId, cc: 600 },
        { ...admin(config), actor: { kind: 'user', id: 'zoe', role: 'jurilien_admin_qc', provinces: ['QC'] } },
      );
    expect(ofQuebec(asShipped()).types()).toMatchObject({ account: ['CreditsGranted'] });
    expect(ofQuebec(configWith({ 'credits.paLimitCc': 599 })).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
  });
  it('come back for as many days as the province says (credits.reopenDays)', () => {
    const held = {
      professionalId,
      claimId: 'c',
      leadId: 'l',
      cc: 100,
      parts: [{ lotId: 'lot-1', cc: 100 }],
      lines: [],
      availableAfterCc: 0,
    };
    const past: Past = [
      ...opened('ON'),
      coins,
      ['CreditsHeld', { ...held, entryId: 'e-2', key: 'hold:c' }],
      ['HoldCaptured', { ...held, entryId: 'e-3', key: 'capture:c', acceptanceId: 'a' }],
    ];
    const account = fold(creditAccount, recorded(creditAccount, professionalId, past));
    const back = (config: Config) =>
      creditLead(account, { entryId: 'e-4', now: T0, config, claimId: 'c', acceptanceId: 'a', requestNo: 1 })[0]!.data;
    expect(back(configIn('QC', { 'credits.reopenDays': 5 }))).toMatchObject({ reopenUntil: days(30) });
    expect(back(configIn('ON', { 'credits.reopenDays': 5 }))).toMatchObject({ reopenUntil: days(5) });
  });
});

describe('a price', () => {
  it('is the one in force where the buyer works (credits.packs, unitPriceCents)', () => {
    const config = configIn('ON', { 'credits.packs': [{ cc: 700, cents: 21_000 }], 'credits.unitPriceCents': 5_000 });
    expect(listPrice({ packCc: 700 }, config, { province: 'ON' })).toEqual({ kind: 'pack', cc: 700, listCents: 21_000 });
    expect(() => listPrice({ packCc: 500 }, config, { province: 'ON' })).toThrow('VALIDATION: no-such-pack');
    expect(listPrice({ packCc: 500 }, config, { province: 'QC' }).listCents).toBe(20_000);
    const one = (province: 'QC' | 'ON') => listPrice({ cc: 100 }, config, { province }).listCents;
    expect([one('QC'), one('ON')]).toEqual([4_000, 5_000]);
  });
  it('is what coins are worth that are added by hand', () => {
    const worth = (province: 'QC' | 'ON') =>
      given({ account: opened(province) })
        .when(
          adjustCredits,
          { professionalId, cc: 100, direction: 'add', kind: 'purchased' },
          admin(configIn('ON', { 'credits.unitPriceCents': 5_000 })),
        )
        .events().account![0]!.data;
    expect([worth('QC'), worth('ON')]).toMatchObject([{ worth: [{ cents: 4_000 }] }, { worth: [{ cents: 5_000 }] }]);
  });
  it('owes its taxes when the law in force says, at its rates (tax.point, tax.rates)', () => {
    const identity = { billingKeyId: 'key', name: 'Me Roy', address: '1, rue Une', province: 'ON' as const, lang: 'fr' as const };
    const account = fold(creditAccount, recorded(creditAccount, professionalId, opened('ON')));
    const start = (config: Config) =>
      startPurchase(
        { billing: { identity } as never, account },
        { purchaseId, professionalId, kind: 'custom', cc: 100, listCents: 10_000 },
        { now: T0, config },
      ).data;
    expect(start(asShipped())).toMatchObject({ taxPoint: 'purchase', grossCents: 11_300 });
    const raised = { code: 'HST', province: 'ON', fr: 'TVH', en: 'HST', rateMilli: 15_000, from: '2026-01-01' } as const;
    expect(start(configWith({ 'tax.point': 'use', 'tax.rates': [raised] }))).toMatchObject({ taxPoint: 'use', grossCents: 11_500 });
  });
});

describe('a document', () => {
  const pay = (config: Config, namedUnder = config) =>
    given({ purchase: [began()], account: opened('QC') }).when(
      recordPurchasePaid,
      { purchaseId, professionalId, paymentIntent: 'pi_1', amountCents: 11_300, currency: 'cad' },
      { actor: SYSTEM, config, namedUnder },
    );
  it('has a year of four digits or of two (invoice.fourDigitYear)', () =>
    expect(pay(configWith({ 'invoice.fourDigitYear': false })).events()['series']![0]!.data['no']).toMatch(/^JC-\d\d-000001$/));
  it('is numbered under the prefix in force (invoice.prefix)', () =>
    expect(pay(configWith({ 'invoice.prefix': 'JL' })).events()['series']![0]!.data).toMatchObject({
      series: 'JL-invoice-2026',
      no: 'JL-2026-000001',
    }));
  it('is asked for again when the prefix was changed between naming its series and now', () =>
    expect(pay(configWith({ 'invoice.prefix': 'JL' }), asShipped()).refusal()).toBe('STALE_VERSION: changed-meanwhile'));
});

describe('a purchase', () => {
  it('that no one pays ends as it began (purchase.openHours)', () => {
    const dueAt = (config: Config) =>
      effectsOf(expirePurchases, [{ ...story([purchase, purchaseId, began()[0], began()[1]])[0]!, config }]);
    expect(dueAt(asShipped())).toMatchObject([{ dueAt: at(DAY) }]);
    expect(dueAt(configWith({ 'purchase.openHours': 2 }))).toMatchObject([{ dueAt: at(120) }]);
    const openUntil = (config: Config) => fold(purchase, recorded(purchase, purchaseId, [began(config)])).openUntil;
    expect([openUntil(asShipped()), openUntil(configWith({ 'purchase.openHours': 2 }))]).toEqual([at(DAY), at(120)]);
  });
  it('keeps the days of a refund that it began with (refund.cardDays)', () => {
    const short = configWith({ 'refund.cardDays': 3 });
    const ask = (atStart: Config, now: Config) =>
      given({ purchase: [began(atStart), paid(now)], account: [...opened('ON'), coins] }).when(
        requestPurchaseRefund,
        { purchaseId, professionalId },
        { actor: SYSTEM, now: days(10), config: now },
      );
    expect(ask(asShipped(), short).types()).toMatchObject({ purchase: ['PurchaseRefundRequested'] });
    expect(ask(short, asShipped()).refusal()).toBe('WRONG_STATE: refund-window-over');
  });
  it('goes back by itself, or by one person, up to the amounts in force (refund.fourEyesAboveCents, staffDayCents)', () => {
    const asked: Past[number] = ['PurchaseRefundRequested', { purchaseId, professionalId, requestId, cc: 500, ...amounts }];
    const decide = (actor: object, config: Config) =>
      given({ purchase: [began(), paid(), asked], account: [...opened('ON'), coins] })
        .when(decidePurchaseRefund, { purchaseId, professionalId, requestId, decision: 'approve' }, { ...admin(config), ...actor })
        .types();
    expect(decide({ actor: SYSTEM }, asShipped())).toMatchObject({ purchase: ['PurchaseRefundApproved'] });
    expect(decide({ actor: SYSTEM }, configWith({ 'refund.fourEyesAboveCents': 11_299 }))).toEqual({});
    expect(decide({}, asShipped())).toMatchObject({ purchase: ['PurchaseRefundApproved'] });
    expect(decide({}, configWith({ 'refund.fourEyesAboveCents': 11_299 }))).toEqual({ purchase: ['PurchaseRefundProposed'] });
    expect(decide({}, configWith({ 'refund.staffDayCents': 11_299 }))).toEqual({ purchase: ['PurchaseRefundProposed'] });
  });
  it('is said again to the team after the working days in force (refund.decideBusinessDays)', () => {
    const data = { purchaseId, professionalId, requestId, cc: 500, ...amounts };
    const [e] = story([purchase, purchaseId, 'PurchaseRefundRequested', data]);
    const due = (config: Config) => effectsOf(answerRefundRequests, [{ ...e!, config }])[1];
    // T0 is a Monday.
    expect([due(asShipped()), due(configWith({ 'refund.decideBusinessDays': 1 }))]).toMatchObject([{ dueAt: days(2) }, { dueAt: days(1) }]);
  });
});

describe('the coins of a plan', () => {
  it('are carried as long as its province says when they are paid (subscription.carryDays)', () => {
    const subscriptionId = requestId;
    const started: Past[number] = [
      'SubscriptionStarted',
      { professionalId, subscriptionId, ...buyer, cc: 300, ...amounts, termsVersion: '1' },
    ];
    const expiresAt = (config: Config) =>
      given({ subscription: [started], account: opened('ON') })
        .when(
          recordSubscriptionPaid,
          {
            professionalId,
            subscriptionId,
            providerInvoiceId: 'in_1',
            amountCents: 11_300,
            currency: 'cad',
            periodStart: T0,
            periodEnd: days(30),
          },
          { actor: SYSTEM, config },
        )
        .events().account![0]!.data;
    expect(expiresAt(configIn('QC', { 'subscription.carryDays': 7 }))).toMatchObject({ expiresAt: days(60) });
    expect(expiresAt(configIn('ON', { 'subscription.carryDays': 7 }))).toMatchObject({ expiresAt: days(37) });
  });
});
