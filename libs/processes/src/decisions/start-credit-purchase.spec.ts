import { purchase } from '@jurilien/credits';
import type { Refused } from '@jurilien/event-sourcing';
import { configWith, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { withTexts } from '@jurilien/reference';
import { asPro, member, pro, suspendedMember } from '../claims.testing.js';
import { purchaseOf, shop } from '../purchases.testing.js';
import { startCreditPurchase } from './start-credit-purchase.js';

const professionalId = pro(1);
const purchaseId = purchaseOf(1);
const input = { purchaseId, professionalId, terms: true as const };
const opened: Past = [['CreditAccountOpened', { professionalId, province: 'QC' }]];
const identity = (province: string, lang = 'fr'): Past => [
  ['BillingIdentitySet', { professionalId, billingKeyId: 'key-1', name: 'Me Roy', address: '1, rue Une', province, lang }],
];
const ready = { professional: member(1), account: opened, billing: identity('QC') };
const start = (wanted: object, past: Record<string, Past> = ready, now = T0) =>
  given(past).when(startCreditPurchase, { ...input, ...wanted }, asPro(1, now));

describe('StartCreditPurchase', () => {
  it('freezes price, taxes and buyer', () =>
    expect(start({ packCc: 500 }).events()['purchase']).toMatchObject([
      {
        type: 'PurchaseStarted',
        data: {
          kind: 'pack',
          cc: 500,
          listCents: 20_000,
          netCents: 20_000,
          taxes: [
            { code: 'GST', cents: 1_000 },
            { code: 'QST', cents: 1_995 },
          ],
          grossCents: 22_995,
          buyer: 'Me Roy',
          province: 'QC',
          lang: 'fr',
          taxPoint: 'purchase',
          termsVersion: 'purchase-terms/1/fr',
        },
      },
    ]));
  it.each([
    [500, 22_995],
    [1_000, 43_691],
    [2_500, 103_478],
    [5_000, 195_458],
    [10_000, 367_920],
  ])('a pack of %i centicoins is %i cents in Quebec', (packCc, grossCents) =>
    expect(start({ packCc }).events()['purchase']![0]!.data).toMatchObject({ grossCents }),
  );
  it('sells any number of coins from one on, by the half', () => {
    expect(start({ cc: 150 }).events()['purchase']![0]!.data).toMatchObject({ kind: 'custom', listCents: 6_000 });
    for (const cc of [0, -100, 1.5]) expect(startCreditPurchase.input.safeParse({ ...input, cc }).success).toBe(false);
    for (const cc of [50, 99, 125, 100_050]) expect(start({ cc }).refusal()).toBe('VALIDATION: input');
  });
  it('sells as many as is in force, in its steps, at the prices and on the terms of now', () => {
    const values = { 'purchase.customMinCc': 200, 'purchase.customMaxCc': 400, 'purchase.stepCc': 25 };
    const published = { 'purchase-terms': [{ version: 2, effectiveOn: T0.slice(0, 10) }] };
    const config = withTexts(configWith({ ...values, 'credits.unitPriceCents': 5_000 }), published);
    const ask = (cc: number) => given(ready).when(startCreditPurchase, { ...input, cc }, { ...asPro(1, T0), config });
    expect(ask(225).events()['purchase']![0]!.data).toMatchObject({ listCents: 11_250, termsVersion: 'purchase-terms/2/fr' });
    const faults = (cc: number) => {
      try {
        return ask(cc).events();
      } catch (error) {
        return (error as Refused).fields;
      }
    };
    expect(faults(150)).toEqual([{ field: 'cc', message: 'least:200' }]);
    expect(faults(410)).toEqual([
      { field: 'cc', message: 'max:400' },
      { field: 'cc', message: 'step:25' },
    ]);
  });
  it.each([
    ['ON', 22_600],
    ['NS', 22_800],
    ['AB', 21_000],
  ])('taxes are those of the buyer’s province: %s', (province, grossCents) =>
    expect(start({ packCc: 500 }, { ...ready, billing: identity(province) }).events()['purchase']![0]!.data).toMatchObject({ grossCents }),
  );
  it('keeps the language of the page, or of the billing identity', () => {
    expect(start({ packCc: 500, lang: 'en' }).events()['purchase']![0]!.data).toMatchObject({ lang: 'en' });
    expect(start({ packCc: 500 }, { ...ready, billing: identity('ON', 'en') }).events()['purchase']![0]!.data).toMatchObject({
      lang: 'en',
    });
  });
  it('asks for a pack or a number, and for one that we sell', () => {
    expect(start({}).refusal()).toBe('VALIDATION: pack-or-custom');
    expect(start({ packCc: 500, cc: 500 }).refusal()).toBe('VALIDATION: pack-or-custom');
    expect(start({ packCc: 501 }).refusal()).toBe('VALIDATION: no-such-pack');
  });
  it('sells nothing where access is by plan, but to settle what is owed', () => {
    const ontario = member(1).map(([type, data]) => [
      type,
      { ...data, ...('province' in data ? { province: 'ON' } : {}) },
    ]) as unknown as Past;
    const clawed: Past = [
      ...opened,
      [
        'CreditsClawedBack',
        {
          professionalId,
          entryId: 'e1',
          key: 'dispute:d1',
          purchaseId,
          disputeId: 'd1',
          parts: [],
          cc: 0,
          lines: [],
          owedCc: 300,
          availableAfterCc: 0,
        },
      ],
    ];
    const there = { ...ready, professional: ontario, billing: identity('ON') };
    expect(start({ packCc: 500 }, there).refusal()).toBe('WRONG_STATE: no-coins-here');
    expect(start({ packCc: 500 }, { ...there, account: clawed }).types()).toEqual({ purchase: ['PurchaseStarted'] });
  });
  it('begins nothing at another total than the one that was shown', () => {
    expect(start({ packCc: 500, grossCents: 22_995 }).types()).toEqual({ purchase: ['PurchaseStarted'] });
    expect(start({ packCc: 500, grossCents: 22_994 }).refusal()).toBe('WRONG_STATE: price-changed');
  });
  it('asks for the terms', () => expect(startCreditPurchase.input.safeParse({ ...input, packCc: 500, terms: false }).success).toBe(false));
  it('is for approved professionals', () =>
    expect(start({ packCc: 500 }, { ...ready, professional: suspendedMember(1) }).refusal()).toBe('WRONG_STATE: not-approved'));
  it('needs someone to bill, and an open account', () => {
    expect(start({ packCc: 500 }, { ...ready, billing: [] }).refusal()).toBe('WRONG_STATE: no-billing-identity');
    expect(start({ packCc: 500 }, { ...ready, account: [] }).refusal()).toBe('WRONG_STATE: account-not-open');
    expect(start({ packCc: 500 }, { ...ready, account: [...opened, ['CreditAccountClosed', { professionalId }]] }).refusal()).toBe(
      'WRONG_STATE: account-closed',
    );
  });
  it('is refused while a person or a bank froze the account, and not for a debt, which it fills', () => {
    const frozen = (cause: string): Record<string, Past> => ({
      ...ready,
      account: [...opened, ['CreditAccountFrozen', { professionalId, cause }]],
    });
    for (const cause of ['staff', 'fraud', 'dispute'])
      expect(start({ packCc: 500 }, frozen(cause)).refusal()).toBe('FORBIDDEN: account-frozen');
    expect(start({ packCc: 500 }, frozen('owed')).types()).toEqual({ purchase: ['PurchaseStarted'] });
  });
  it('takes a discount off first, then adds the taxes, once per person', () => {
    const saved: Past[number] = [
      'PromoCodeSaved',
      { code: 'BARREAU10', kind: 'discount', discountBp: 1_000, from: T0, until: '2026-12-31T05:00:00.000Z', active: true },
    ];
    const withCode = (promo: Past, promoCode = 'barreau10') => start({ packCc: 500, promoCode }, { ...ready, promo });
    const { purchase: begun, promo } = withCode([saved]).events();
    expect(begun![0]!.data).toMatchObject({ listCents: 20_000, promoCode: 'BARREAU10', netCents: 18_000, grossCents: 20_696 });
    expect(promo).toEqual([{ type: 'PromoCodeRedeemed', data: { code: 'BARREAU10', professionalId, purchaseId } }]);
    const used: Past[number] = ['PromoCodeRedeemed', { code: 'BARREAU10', professionalId, purchaseId: purchaseOf(2) }];
    expect(withCode([saved, used]).refusal()).toBe('DUPLICATE: promo-already-used');
    expect(withCode([]).refusal()).toBe('NOT_FOUND: promo-code');
    const released: Past[number] = ['PromoCodeReleased', { code: 'BARREAU10', professionalId, purchaseId: purchaseOf(2) }];
    expect(withCode([saved, used, released]).types()).toEqual({ purchase: ['PurchaseStarted'], promo: ['PromoCodeRedeemed'] });
  });
  it('is refused when a discount leaves nothing that a provider takes', () => {
    const saved: Past[number] = [
      'PromoCodeSaved',
      { code: 'TOUT', kind: 'discount', discountBp: 10_000, from: T0, until: '2027-01-01', active: true },
    ];
    expect(start({ packCc: 500, promoCode: 'tout' }, { ...ready, promo: [saved] }).refusal()).toBe('VALIDATION: nothing-to-pay');
  });
  it('begins once, and never what is someone else’s', async () => {
    const s = shop();
    expect(await s.start()).toEqual(['PurchaseStarted']);
    expect(await s.start({ packCc: 1_000 })).toEqual([]);
    expect(await s.tell('StartCreditPurchase', { purchaseId, professionalId: pro(2), terms: true, packCc: 500 })).toBe(
      'WRONG_STATE: not-approved',
    );
    const other = {
      ...ready,
      purchase: s.log.events(purchase, purchaseId).map((e): Past[number] => [e.type, { ...e.data, professionalId: pro(2) }]),
    };
    expect(start({ packCc: 500 }, other).refusal()).toBe('NOT_FOUND: no-such-purchase');
  });
});
