import { autoTopUp, creditAccount, type CreditState } from '@jurilien/credits';
import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, recorded, T0 } from '@jurilien/event-sourcing/testing';
import { account, pro } from '../claims.testing.js';
import { moneyMoments } from './about-money.js';
import { isTimely, type NotifyInput } from './asked.js';

const DAY = 1_440;
const coins = (cc: number, over: object = {}): CreditState => ({
  ...fold(creditAccount, recorded(creditAccount, pro(1), account(1, cc))),
  ...over,
});
const due = (
  rule: keyof typeof moneyMoments,
  {
    of = coins(100),
    topup = {},
    province = 'QC',
    announcedAt,
  }: { of?: CreditState; topup?: object; province?: 'QC' | 'ON'; announcedAt?: Date | string } = {},
  more: Partial<NotifyInput> = {},
): boolean =>
  isTimely(
    moneyMoments,
    { pro: { province }, account: of, topup: { ...autoTopUp.initial, ...topup }, announcedAt },
    { rule, now: T0, config: asShipped(), ...more },
  );

describe('a low balance (R42)', () => {
  it('is announced while few coins are left', () => {
    expect(due('R42')).toBe(true);
    expect(due('R42', { of: coins(100_000) })).toBe(false);
  });
  it('is none on a plan, in a closed account, or where coins are bought automatically', () => {
    expect(due('R42', { province: 'ON' })).toBe(false);
    expect(due('R42', { of: coins(100, { open: false }) })).toBe(false);
    expect(due('R42', { topup: { settings: {}, card: {} } })).toBe(false);
  });
  it('is not announced again within seven days, on whatever side of a week’s end', () => {
    const [last, week] = ['2026-11-06T20:00:00.000Z', 7 * DAY];
    const again = (minutes: number): boolean => due('R42', { announcedAt: last }, { now: at(minutes, last) });
    expect([DAY, 3 * DAY, week - 1, week].map(again)).toEqual([false, false, false, true]);
    expect(due('R42', { announcedAt: new Date(last) }, { now: at(week, last) })).toBe(true);
  });
});

describe('coins about to expire (R43)', () => {
  const expiresAt = at(30 * DAY);
  const held = coins(100);
  const expiring = (over: object = {}): CreditState => ({ ...held, lots: held.lots.map((l) => ({ ...l, expiresAt, ...over })) });
  const vars = { lotId: 'lot-1', expiresAt };
  it('are announced while some are left and the day is the same', () => {
    expect(due('R43', { of: expiring() }, { vars })).toBe(true);
    expect(due('R43', { of: expiring({ cc: 0 }) }, { vars })).toBe(false);
    expect(due('R43', { of: expiring({ expiresAt: at(60 * DAY) }) }, { vars })).toBe(false);
    expect(due('R43', { of: expiring() }, { vars: { ...vars, lotId: 'other' } })).toBe(false);
    expect(due('R43', { of: expiring() }, { vars, now: expiresAt })).toBe(false);
  });
});

describe('payments', () => {
  it('documents and failed payments are always announced', () => expect([due('R44'), due('R45')]).toEqual([true, true]));
  it('a purchase asks for approval while it waits for it', () => {
    const topup = { pending: { purchaseId: 'p-1' } };
    expect(['p-1', 'p-2'].map((purchaseId) => due('top-up-approval', { topup }, { vars: { purchaseId } }))).toEqual([true, false]);
  });
});
