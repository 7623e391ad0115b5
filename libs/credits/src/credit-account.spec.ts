import fc from 'fast-check';
import { fold, Refused, type Recorded } from '@jurilien/event-sourcing';
import { asShipped, at, given, recorded, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { adjustCredits, grantCredits, openCreditAccount } from './index.js';
import type { CreditEvent } from './account-events.js';
import { availableCc, creditAccount, heldCc, type CreditState } from './credit-account.js';
import { captureHold, holdCredits, releaseHold } from './holds.js';

const P = uuidFor('pro-1');
const opened = ['CreditAccountOpened', { professionalId: P }] as const;
const ofQuebec = { actor: { kind: 'user', id: 'staff-2', role: 'admin_qc' } } as const;
const withReason = { reason: 'welcome to the network' };

describe('grants', () => {
  it('open an account once', () => {
    expect(given().when(openCreditAccount, { professionalId: P }).types()).toEqual({ account: ['CreditAccountOpened'] });
    expect(
      given({ account: [opened] })
        .when(openCreditAccount, { professionalId: P })
        .types(),
    ).toEqual({ account: [] });
  });
  it('give promotional coins that expire after ninety days', () => {
    const { account } = given({ account: [opened] })
      .when(grantCredits, { professionalId: P, cc: 200 }, withReason)
      .events();
    expect(account![0]).toMatchObject({
      type: 'CreditsGranted',
      data: { cc: 200, lotKind: 'promo', expiresAt: at(90 * 24 * 60), availableAfterCc: 200 },
    });
  });
  it('need an open account, and a second person above ten juricoins', () => {
    expect(given().when(grantCredits, { professionalId: P, cc: 100 }).refusal()).toBe('WRONG_STATE: account-not-open');
    expect(
      given({ account: [opened] })
        .when(grantCredits, { professionalId: P, cc: 1_001 }, ofQuebec)
        .refusal(),
    ).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(
      given({ account: [opened] })
        .when(grantCredits, { professionalId: P, cc: 1_001 })
        .types(),
    ).toEqual({ proposals: ['CreditGrantProposed'] });
    expect(
      given({ account: [opened] })
        .when(grantCredits, { professionalId: P, cc: 5_000 }, { actor: { kind: 'system', id: 'x' } })
        .types(),
    ).toEqual({ account: ['CreditsGranted'] });
  });
  it('are given once per key, which only the system names: a payment to come would seem entered already', () => {
    const once = { professionalId: P, cc: 200, key: 'welcome:pro-1' };
    const system = { actor: { kind: 'system', id: 'x' } } as const;
    const first = given({ account: [opened] })
      .when(grantCredits, once, system)
      .events().account!;
    expect(
      given({ account: [opened, [first[0]!.type, first[0]!.data]] })
        .when(grantCredits, once, system)
        .types(),
    ).toEqual({ account: [] });
    expect(
      given({ account: [opened] })
        .when(grantCredits, { ...once, key: 'purchase:cs_1' }, withReason)
        .refusal(),
    ).toBe('FORBIDDEN: key');
  });
  it('are not sold, also where they never end', () => {
    const { account } = given({ account: [opened] })
      .when(grantCredits, { professionalId: P, cc: 200, kind: 'purchased' }, withReason)
      .events();
    expect(account![0]!.data).toMatchObject({ lines: [{ debit: 200 }, { account: 'X.granted.promo', credit: 200 }] });
    expect(account![0]!.data).not.toHaveProperty('expiresAt');
  });
  it('a province’s administrator acts on accounts of that province', () => {
    const state = fold(creditAccount, recorded(creditAccount, P, [['CreditAccountOpened', { professionalId: P, province: 'ON' }]]));
    for (const d of [grantCredits, adjustCredits])
      expect(d.province!({ account: state, proposals: { proposals: [] }, given: { lately: [] } }, {} as never)).toBe('ON');
  });
  it('an adjustment needs an open account and has the same limit', () => {
    expect(given().when(adjustCredits, { professionalId: P, cc: 50, direction: 'add' }).refusal()).toBe('WRONG_STATE: account-not-open');
    expect(
      given({ account: [opened] })
        .when(adjustCredits, { professionalId: P, cc: 1_001, direction: 'add' }, ofQuebec)
        .refusal(),
    ).toBe('FOUR_EYES_REQUIRED: above-own-limit');
  });
  it('an adjustment upwards is promotional coins that end like any other', () => {
    const { account } = given({ account: [opened] })
      .when(adjustCredits, { professionalId: P, cc: 50, direction: 'add' })
      .events();
    expect(account![0]!.data).toMatchObject({ expiresAt: at(90 * 24 * 60) });
    const s = fold(creditAccount, recorded(creditAccount, P, [opened, [account![0]!.type, account![0]!.data]]));
    expect([availableCc(s, at(90 * 24 * 60 - 1)), availableCc(s, at(90 * 24 * 60))]).toEqual([50, 0]);
  });
  it('an adjustment never takes more than there is', () => {
    expect(
      given({ account: [opened] })
        .when(adjustCredits, { professionalId: P, cc: 50, direction: 'remove' })
        .refusal(),
    ).toBe('INSUFFICIENT_COINS: not-enough-coins');
    expect(
      given({ account: [opened] })
        .when(adjustCredits, { professionalId: P, cc: 50, direction: 'add' })
        .types(),
    ).toEqual({ account: ['CreditsAdjusted'], given: ['GivenByStaff'] });
  });
});

/** Applies events to a state, as the log would. */
const apply = (s: CreditState, events: readonly CreditEvent[], now: string): CreditState =>
  fold(
    creditAccount,
    events.map((e, i) => ({
      ...e,
      stream: `credit-${P}`,
      version: i + 1,
      position: i + 1,
      occurredAt: now,
      actor: { kind: 'system', id: 't' },
      commandId: '',
      correlationId: '',
    })) as unknown as Recorded[],
    s,
  );
const empty = fold(creditAccount, recorded(creditAccount, P, [opened]));
const lot = (lotId: string, kind: 'promo' | 'purchased', cc: number, expiresAt?: string): CreditEvent => ({
  type: 'CreditsGranted',
  data: {
    professionalId: P,
    entryId: `e-${lotId}`,
    key: `grant:${lotId}`,
    cc,
    lotId,
    lotKind: kind,
    lines: [],
    availableAfterCc: cc,
    ...(expiresAt ? { expiresAt } : {}),
  },
});

describe('holds', () => {
  it('spend promotional coins that expire first before purchased ones', () => {
    const s = apply(empty, [lot('bought', 'purchased', 100), lot('late', 'promo', 50, at(9_000)), lot('soon', 'promo', 50, at(100))], T0);
    expect(
      holdCredits(s, { claimId: 'c', leadId: uuidFor('l'), cc: 120, entryId: 'e', now: T0, config: asShipped() })[0]!.data,
    ).toMatchObject({
      parts: [
        { lotId: 'soon', cc: 50 },
        { lotId: 'late', cc: 50 },
        { lotId: 'bought', cc: 20 },
      ],
    });
  });
  it('do not touch an expired lot even if no one recorded the expiry', () => {
    const s = apply(empty, [lot('old', 'promo', 100, at(10))], T0);
    expect(availableCc(s, at(11))).toBe(0);
    expect(() => holdCredits(s, { claimId: 'c', leadId: uuidFor('l'), cc: 1, entryId: 'e', now: at(11), config: asShipped() })).toThrow(
      Refused,
    );
  });
  it('give coins back to a lot that expired meanwhile, for one more day', () => {
    let s = apply(empty, [lot('old', 'promo', 100, at(10)), lot('other', 'promo', 30, at(12))], T0);
    s = apply(s, holdCredits(s, { claimId: 'c', leadId: uuidFor('l'), cc: 60, entryId: 'e1', now: T0, config: asShipped() }), T0);
    const back = releaseHold(s, { claimId: 'c', entryId: 'e2', now: at(20), config: asShipped() });
    expect(back[0]!.data).toMatchObject({ availableAfterCc: 100 });
    s = apply(s, back, at(20));
    expect([availableCc(s, at(20)), availableCc(s, at(20 + 24 * 60 - 1)), availableCc(s, at(20 + 24 * 60))]).toEqual([100, 100, 0]);
  });
  it('are captured from a lot that expired meanwhile', () => {
    let s = apply(empty, [lot('old', 'promo', 100, at(10))], T0);
    s = apply(s, holdCredits(s, { claimId: 'c', leadId: uuidFor('l'), cc: 60, entryId: 'e1', now: T0, config: asShipped() }), T0);
    expect(captureHold(s, { claimId: 'c', acceptanceId: 'a', entryId: 'e2', now: at(20), config: asShipped() })[0]!.data).toMatchObject({
      cc: 60,
      availableAfterCc: 0,
    });
  });
  it('cannot end when there is none', () => {
    expect(() => releaseHold(empty, { claimId: 'c', entryId: 'e', now: T0, config: asShipped() })).toThrow('no-live-hold');
    expect(() => captureHold(empty, { claimId: 'c', acceptanceId: 'a', entryId: 'e', now: T0, config: asShipped() })).toThrow(
      'no-live-hold',
    );
  });
  it('end once: a second capture says nothing, a release after it is refused', () => {
    let s = apply(empty, [lot('a', 'purchased', 100)], T0);
    s = apply(s, holdCredits(s, { claimId: 'c', leadId: uuidFor('l'), cc: 60, entryId: 'e1', now: T0, config: asShipped() }), T0);
    s = apply(s, captureHold(s, { claimId: 'c', acceptanceId: 'a', entryId: 'e2', now: T0, config: asShipped() }), T0);
    expect(captureHold(s, { claimId: 'c', acceptanceId: 'a', entryId: 'e3', now: T0, config: asShipped() })).toEqual([]);
    expect(() => releaseHold(s, { claimId: 'c', entryId: 'e4', now: T0, config: asShipped() })).toThrow('no-live-hold');
    expect([availableCc(s, T0), heldCc(s)]).toEqual([40, 0]);
  });
});

// proves: ASVS row 54
describe('over random histories', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('grant' as const),
      cc: fc.integer({ min: 1, max: 500 }),
      kind: fc.constantFrom('promo' as const, 'purchased' as const),
    }),
    fc.record({
      do: fc.constantFrom('hold' as const, 'release' as const, 'capture' as const),
      claim: fc.integer({ min: 0, max: 5 }),
      cc: fc.integer({ min: 1, max: 300 }),
    }),
  );
  it('no lot is ever negative, entries balance, keys are used once, a hold ends once, the balance written is the balance, coins in are coins out plus coins left', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let s = empty;
        let now = T0;
        const keys = new Set<string>();
        const ended = new Set<string>();
        steps.forEach((x, i) => {
          now = at(i * 60);
          const ids = { entryId: `e${i}`, now, config: asShipped() };
          let events: CreditEvent[] = [];
          try {
            if (x.do === 'grant') events = [lot(`l${i}`, x.kind, x.cc, x.kind === 'promo' ? at(i * 60 + 900) : undefined)];
            else if (x.do === 'hold') events = holdCredits(s, { claimId: `c${x.claim}`, leadId: uuidFor('l'), cc: x.cc, ...ids });
            else if (x.do === 'release') events = releaseHold(s, { claimId: `c${x.claim}`, ...ids });
            else events = captureHold(s, { claimId: `c${x.claim}`, acceptanceId: 'a', ...ids });
          } catch (error) {
            if (!(error instanceof Refused)) throw error;
          }
          for (const e of events) {
            if (!('key' in e.data) || !('lines' in e.data)) continue;
            expect(keys.has(e.data.key)).toBe(false);
            keys.add(e.data.key);
            if (e.type === 'HoldReleased' || e.type === 'HoldCaptured') {
              expect(ended.has(e.data.claimId)).toBe(false);
              ended.add(e.data.claimId);
            }
            if (e.type !== 'CreditsGranted') expect(e.data.lines.reduce((n, l) => n + l.debit - l.credit, 0)).toBe(0);
          }
          s = apply(s, events, now);
          for (const e of events)
            if (e.type !== 'CreditsGranted' && 'availableAfterCc' in e.data) expect(e.data.availableAfterCc).toBe(availableCc(s, now));
          expect(s.lots.every((l) => l.cc >= 0)).toBe(true);
          expect(s.totals.in - s.totals.out).toBe(s.lots.reduce((n, l) => n + l.cc, 0) + heldCc(s));
        });
      }),
      { numRuns: 1_000 },
    );
  });
});
