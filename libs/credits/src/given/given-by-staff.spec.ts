import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { creditsFourEyesAboveCc, creditsStaffDayCc } from '@jurilien/reference';
import fc from 'fast-check';
import { adjustCredits } from '../decisions/adjust-credits.js';
import { grantCredits } from '../decisions/grant-credits.js';
import { savePromoCode } from '../decisions/promo-codes.js';
import { dayWith, givenByStaff } from './given-by-staff.js';

const P = '018f0000-0000-7000-8000-0000000000aa';
const Q = '018f0000-0000-7000-8000-0000000000bb';
const DAY = 24 * 60;
const account: Past = [['CreditAccountOpened', { professionalId: P, province: 'QC' }]];
const ofQuebec = { actor: { kind: 'user', id: 'staff-1', role: 'jurilien_admin_qc', provinces: ['QC'] } } as const;
const admin = { actor: { kind: 'user', id: 'staff-1', role: 'jurilien_admin' } } as const;
const gave = (professionalId: string | undefined, cc: number, minutes = 0, what = 'grant'): Past[number] => [
  'GivenByStaff',
  { by: 'staff-1', what, cc, ...(professionalId ? { professionalId } : {}) },
  at(minutes),
];
const grant = (before: Past, cc: number, who: typeof ofQuebec | typeof admin = admin, minutes = 1) =>
  given({ account, given: before }).when(grantCredits, { professionalId: P, cc, kind: 'purchased' }, { ...who, now: at(minutes) });

// proves: S5
describe('what one person of the team gives in a day', () => {
  it('is written down with the coins, for that person and that professional', () => {
    expect(grant([], 1_000).events().given).toEqual([
      { type: 'GivenByStaff', data: { by: 'staff-1', professionalId: P, what: 'grant', cc: 1_000 } },
    ]);
    expect(
      given({ account })
        .when(grantCredits, { professionalId: P, cc: 1_000 }, { actor: { kind: 'system', id: 'welcome' } })
        .types(),
    ).toEqual({ account: ['CreditsGranted'] });
  });
  it('ten coins to one professional, however they are divided: then an administrator proposes, and one of a province is refused', () => {
    expect(grant([gave(P, 900)], 100).types()).toMatchObject({ account: ['CreditsGranted'] });
    expect(grant([gave(P, 900)], 101).types()).toEqual({ proposals: ['CreditGrantProposed'] });
    expect(grant([gave(P, 1_000)], 1_000, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(grant([gave(P, 900)], 101, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
  });
  it('counts corrections, credits of requests and codes with the gifts', () => {
    const adjust = (before: Past, direction: 'add' | 'remove') =>
      given({ account, given: before }).when(adjustCredits, { professionalId: P, cc: 200, direction }, admin);
    expect(adjust([gave(P, 900)], 'add').types()).toEqual({ proposals: ['CreditAdjustmentProposed'] });
    expect(grant([gave(P, 900, 0, 'lead-credit')], 200).types()).toEqual({ proposals: ['CreditGrantProposed'] });
    expect(grant([gave(undefined, 900, 0, 'promo-code')], 200).types()).toEqual({ proposals: ['CreditGrantProposed'] });
  });
  it('fifty coins to all, no matter who they are', () => {
    const five: Past = [1, 2, 3, 4, 5].map((n) => gave(`018f0000-0000-7000-8000-00000000000${n}`, 1_000));
    expect(grant(five, 50).types()).toEqual({ proposals: ['CreditGrantProposed'] });
    expect(grant(five, 50, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(grant(five.slice(1), 1_000).types()).toMatchObject({ account: ['CreditsGranted'] });
  });
  it('is forgotten after a day, to the millisecond', () => {
    expect(grant([gave(P, 1_000)], 100, admin, DAY).types()).toMatchObject({ account: ['CreditsGranted'] });
    expect(
      given({ account, given: [gave(P, 1_000)] })
        .when(grantCredits, { professionalId: P, cc: 100 }, { ...admin, now: new Date(Date.parse(T0) + DAY * 60_000 - 1).toISOString() })
        .types(),
    ).toEqual({ proposals: ['CreditGrantProposed'] });
  });
  it('several codes of one administrator in a day are one gift to the person who types them all', () => {
    const save = (before: Past, cc: number, code = 'RENTREE', promo: Past = []) =>
      given({ given: before, promo }).when(
        savePromoCode,
        { code, kind: 'grant', cc, from: at(0), until: at(DAY) },
        { ...admin, reason: 'Campagne' },
      );
    expect(save([], 1_000).types()).toEqual({ promo: ['PromoCodeSaved'], given: ['GivenByStaff'] });
    expect(save([gave(undefined, 1_000, 0, 'promo-code')], 100).refusal()).toBe('FOUR_EYES_REQUIRED: codes-of-a-day');
    expect(save([gave(P, 1_000)], 100).refusal()).toBe('FOUR_EYES_REQUIRED: codes-of-a-day');
    const saved: Past = [['PromoCodeSaved', { code: 'RENTREE', kind: 'grant', cc: 100, from: at(0), until: at(DAY), active: true }]];
    const ended = given({ given: [gave(P, 1_000)], promo: saved }).when(
      savePromoCode,
      { code: 'RENTREE', kind: 'grant', cc: 100, from: at(0), until: at(DAY), active: false },
      admin,
    );
    expect(ended.types()).toEqual({ promo: ['PromoCodeSaved'] });
  });
  it('never passes a limit, in whatever order and at whatever hours it is asked', () => {
    const asked = fc.array(
      fc.record({
        cc: fc.integer({ min: 1, max: 1_000 }),
        to: fc.constantFrom(P, Q, ...['cc', 'dd', 'ee', 'ff'].map((end) => P.slice(0, -2) + end)),
        minutes: fc.integer({ min: 0, max: 600 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(asked, (gifts) => {
        let past: Past = [];
        let minutes = 0;
        const moved: { cc: number; to: string; at: number }[] = [];
        for (const { cc, to, minutes: later } of gifts) {
          minutes += later;
          const out = given({ account, given: past })
            .when(grantCredits, { professionalId: to, cc }, { ...admin, now: at(minutes) })
            .events();
          if (!out.account) continue;
          past = [...past, [out.given![0]!.type, out.given![0]!.data, at(minutes), admin.actor]];
          moved.push({ cc, to, at: minutes });
          const day = moved.filter((m) => minutes - m.at < DAY);
          const sum = (of: typeof moved) => of.reduce((n, m) => n + m.cc, 0);
          expect(sum(day)).toBeLessThanOrEqual(asShipped().value(creditsStaffDayCc));
          expect(sum(day.filter((m) => m.to === to))).toBeLessThanOrEqual(asShipped().value(creditsFourEyesAboveCc));
        }
        const state = fold(givenByStaff, recorded(givenByStaff, 'staff-1', past));
        expect(dayWith(state, at(minutes), { what: 'grant', cc: 0 }).dayCc).toBeLessThanOrEqual(asShipped().value(creditsStaffDayCc));
      }),
      { numRuns: 1_000 },
    );
  });
});
