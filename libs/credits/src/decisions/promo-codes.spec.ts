import { fold } from '@jurilien/event-sourcing';
import {
  asShipped,
  at,
  configWith,
  given,
  recorded,
  rowsOf,
  story,
  T0,
  unexercised,
  type Past,
  type StoryEvent,
  uuidFor,
} from '@jurilien/event-sourcing/testing';
import { discountedCents, promoCode, promoRedeemed } from '../promo/promo-code.js';
import { promoCodes } from '../views/promo-codes.js';
import { redeemPromoCode, releasePromoCode, retakePromoCode, savePromoCode } from './promo-codes.js';

const P = uuidFor('pro-1');
const DAY = 1440;
const admin = { actor: { kind: 'user', id: 's', role: 'jurilien_admin' }, reason: 'Campagne du barreau' } as const;
const terms = { code: 'BARREAU26', kind: 'grant', cc: 300, from: at(0), until: at(30 * DAY), maxUses: 2 } as const;
const saved = (more: object = {}): Past[number] => ['PromoCodeSaved', { ...terms, active: true, ...more }];
const { cc: _, ...off } = terms;
const discount: Past[number] = ['PromoCodeSaved', { ...off, kind: 'discount', discountBp: 1_250, active: true }];
const used = (professionalId: string): Past[number] => ['PromoCodeRedeemed', { code: terms.code, professionalId }];
const account: Past = [['CreditAccountOpened', { professionalId: P, province: 'QC' }]];

describe('SavePromoCode', () => {
  const save = (input: object, promo: Past = [], config = asShipped()) =>
    given({ promo }).when(savePromoCode, { ...terms, ...input }, { ...admin, config });
  it('keeps the terms, under a name in capitals; the same again is no news', () => {
    expect(save({ code: ' barreau26 ' }).events()).toMatchObject({ promo: [{ type: 'PromoCodeSaved', data: { ...terms, active: true } }] });
    expect(save({}, [saved()]).types()).toEqual({ promo: [] });
    expect(save({ active: false }, [saved()]).types()).toEqual({ promo: ['PromoCodeSaved'] });
  });
  it.each<[string, object, Past]>([
    ['coins are missing', { cc: undefined }, []],
    ['a grant is a discount too', { discountBp: 100 }, []],
    ['a discount has none', { kind: 'discount', cc: undefined }, []],
    ['it ends before it begins', { until: at(-1) }, []],
    ['it becomes another kind after its first use', { kind: 'discount', cc: undefined, discountBp: 100 }, [saved(), used('x')]],
  ])('is refused when %s', (_what, input, promo) => expect(save(input, promo).refusal()).toBe('VALIDATION: fields'));
  it('gives no one more than one administrator may, as it is in force', () => {
    expect(save({ cc: 1_000 }).types()).toMatchObject({ promo: ['PromoCodeSaved'] });
    expect(save({ cc: 1_001 }).refusal()).toBe('VALIDATION: fields');
    const refused = (): unknown => save({ cc: 600 }, [], configWith({ 'credits.fourEyesAboveCc': 500 })).events();
    expect(refused).toThrow(expect.objectContaining({ fields: [{ field: 'cc', message: 'max:500' }] }));
    expect(save({ cc: 1_500 }, [], configWith({ 'credits.fourEyesAboveCc': 2_000 })).types()).toMatchObject({ promo: ['PromoCodeSaved'] });
  });
  it('takes no more than half off', () => {
    const fits = (more: object) => savePromoCode.input.safeParse({ ...terms, ...more }).success;
    expect([fits({ discountBp: 5_000 }), fits({ discountBp: 5_001 })]).toEqual([true, false]);
    expect(fits({ code: 'AB' })).toBe(false);
  });
});

describe('RedeemPromoCode', () => {
  const redeem = (promo: Past, minutes = 5, more: Past = account, code = 'barreau26') =>
    given({ promo, account: more }).when(redeemPromoCode, { professionalId: P, code }, { now: at(minutes) });
  it('gives promotional coins, under a key of code and person', () =>
    expect(redeem([saved()]).events()).toMatchObject({
      promo: [{ type: 'PromoCodeRedeemed', data: { code: 'BARREAU26', professionalId: P } }],
      account: [{ type: 'CreditsGranted', data: { cc: 300, lotKind: 'promo', key: `promo:BARREAU26:${P}`, expiresAt: at(5 + 90 * DAY) } }],
    }));
  it('once per person, as often as its terms say, while it runs', () => {
    expect(redeem([saved(), used(P)]).refusal()).toBe('DUPLICATE: promo-already-used');
    expect(redeem([saved(), used('a'), used('b')]).refusal()).toBe('CAP_REACHED: promo-used-up');
    expect(redeem([saved()], 30 * DAY).refusal()).toBe('WRONG_STATE: promo-not-running');
    expect(redeem([saved()], -1).refusal()).toBe('WRONG_STATE: promo-not-running');
    expect(redeem([saved({ active: false })]).refusal()).toBe('WRONG_STATE: promo-not-running');
  });
  it('not where it is unknown, of elsewhere, or a discount; not to a frozen or missing account', () => {
    expect(redeem([]).refusal()).toBe('NOT_FOUND: promo-code');
    expect(redeem([saved({ province: 'ON' })]).refusal()).toBe('NOT_FOUND: promo-code');
    expect(redeem([discount]).refusal()).toBe('NOT_FOUND: promo-code');
    expect(redeem([saved()], 5, [...account, ['CreditAccountFrozen', { professionalId: P, cause: 'staff' }]]).refusal()).toBe(
      'FORBIDDEN: account-frozen',
    );
    expect(redeem([saved()], 5, []).refusal()).toBe('WRONG_STATE: account-not-open');
  });
});

describe('a discount', () => {
  const cents = (list: number, ...past: Past) =>
    discountedCents(fold(promoCode, recorded(promoCode, 'BARREAU26', past)), list, { professionalId: P, province: 'QC', now: T0 });
  it('takes its share off, half a cent up', () => {
    expect(cents(20_000, discount)).toBe(17_500);
    // 12.5 % of 1.00 is 12.5 cents: 13 off.
    expect(cents(100, discount)).toBe(87);
  });
  it('once per person, and never by a code that gives coins', () => {
    expect(() => cents(100, discount, used(P))).toThrow('promo-already-used');
    expect(() => cents(100, saved())).toThrow('promo-code');
  });
  it('is remembered with its purchase', () =>
    expect(promoRedeemed('A', P, uuidFor('pu-1'))).toEqual({
      type: 'PromoCodeRedeemed',
      data: { code: 'A', professionalId: P, purchaseId: uuidFor('pu-1') },
    }));
});

describe('promo-codes', () => {
  const happened = ([type, data]: Past[number], minutes = 0): StoryEvent => [promoCode, 'BARREAU26', type, data, minutes];
  const released: Past[number] = ['PromoCodeReleased', { code: 'BARREAU26', professionalId: P, purchaseId: uuidFor('pu-1') }];
  const events = [happened(saved()), happened(used(P), 7), happened(discount), happened(released)];
  it('shows terms and use', () => {
    expect(rowsOf(promoCodes, story(...events.slice(0, 2))).get('BARREAU26')).toMatchObject({
      kind: 'grant',
      cc: 300,
      uses: 1,
      lastUsedAt: at(7),
    });
    expect(rowsOf(promoCodes, story(...events.slice(0, 3))).get('BARREAU26')).toMatchObject({ cc: null, discountBp: 1_250, uses: 1 });
    expect(rowsOf(promoCodes, story(...events)).get('BARREAU26')).toMatchObject({ uses: 0 });
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(promoCodes, story(...events))).toEqual([]));
});

describe('ReleasePromoCode', () => {
  const release = (promo: Past) =>
    given({ promo }).when(
      releasePromoCode,
      { professionalId: P, code: 'BARREAU26', purchaseId: uuidFor('pu-1') },
      { actor: { kind: 'system', id: 'clock' } },
    );
  const redeemed: Past[number] = ['PromoCodeRedeemed', { code: 'BARREAU26', professionalId: P, purchaseId: uuidFor('pu-1') }];
  it('gives a code back to who took it for a purchase that ended unpaid, once', () => {
    expect(release([discount, redeemed]).types()).toEqual({ promo: ['PromoCodeReleased'] });
    expect(release([discount]).events()).toEqual({ promo: [] });
  });
});

describe('RetakePromoCode', () => {
  const retake = (promo: Past) =>
    given({ promo }).when(
      retakePromoCode,
      { professionalId: P, code: 'BARREAU26', purchaseId: uuidFor('pu-1') },
      { actor: { kind: 'system', id: 'purchases' } },
    );
  const redeemed = (purchaseId: string): Past[number] => ['PromoCodeRedeemed', { code: 'BARREAU26', professionalId: P, purchaseId }];
  const released: Past[number] = ['PromoCodeReleased', { code: 'BARREAU26', professionalId: P, purchaseId: uuidFor('pu-1') }];
  it('uses a code again that had been given back, once', () => {
    const again = { promo: [{ type: 'PromoCodeRedeemed', data: { code: 'BARREAU26', professionalId: P, purchaseId: uuidFor('pu-1') } }] };
    expect(retake([discount, redeemed(uuidFor('pu-1')), released]).events()).toEqual(again);
    expect(retake([discount, redeemed(uuidFor('pu-1'))]).events()).toEqual({ promo: [] });
  });
  it('also where it was used for another purchase, or its campaign is over: the price had been frozen', () =>
    expect(retake([discount, redeemed(uuidFor('pu-1')), released, redeemed(uuidFor('pu-2')), saved({ active: false })]).types()).toEqual({
      promo: ['PromoCodeRedeemed'],
    }));
  it('of no code that there is not', () => expect(retake([]).events()).toEqual({ promo: [] }));
});
