import { ERASED } from '@jurilien/event-sourcing';
import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { link, secondFactors, user, type LinkState, type PrivateChange, type SecondFactorsState, type UserState } from '@jurilien/identity';
import { contactPoint, type ContactState } from '@jurilien/messaging';
import { accountMoments, changeMoments, isWrittenTo, linkMoments, numberMoments, signInMoments } from './about-accounts.js';
import { isTimely, type NotifyInput } from './asked.js';

const account = (given: Partial<UserState>): UserState => ({ ...user.initial, ...given });
const asked = (rule: NotifyInput['rule'], more: Partial<NotifyInput> = {}): NotifyInput => ({
  rule,
  now: T0,
  config: asShipped(),
  ...more,
});

it('an account is written to while it is open and its holder was not erased', () => {
  const email = 'ana@exemple.ca';
  expect(isWrittenTo(account({ status: 'Active', email }))).toBe(true);
  expect(isWrittenTo(account({ status: 'Disabled', email }))).toBe(false);
  expect(isWrittenTo(account({ status: 'Active', email: ERASED }))).toBe(false);
  expect(isWrittenTo(account({ status: 'Active' }))).toBe(false);
});

describe('messages to the holder of an account', () => {
  it('an invitation is not repeated once it was answered', () => {
    const invited = { invitations: 1 };
    expect(isTimely(accountMoments, account(invited), asked('invitation'))).toBe(true);
    expect(isTimely(accountMoments, account({ ...invited, passwordHash: 'h' }), asked('invitation'))).toBe(false);
    expect(isTimely(accountMoments, account({ invitations: 0 }), asked('invitation'))).toBe(false);
  });
  it('an address that is proved is not asked for proof', () => {
    expect([false, true].map((emailVerified) => isTimely(accountMoments, account({ emailVerified }), asked('verify-email')))).toEqual([
      true,
      false,
    ]);
  });
});

describe('codes: only the newest one goes out', () => {
  it('of a sign-in', () => {
    const state = { ...secondFactors.initial, challenges: [{ challengeId: 'c', sequence: 2 }] } as unknown as SecondFactorsState;
    const due = (challengeId: string, sequence: number): boolean =>
      isTimely(signInMoments, state, asked('sign-in-code', { challengeId, sequence }));
    expect([due('c', 1), due('c', 2), due('other', 2)]).toEqual([false, true, false]);
  });
  it('of a personal link, and none of one that was revoked', () => {
    const due = (sequence: number, revoked = false): boolean =>
      isTimely(linkMoments, { ...link.initial, revoked, code: { sequence: 2 } } as LinkState, asked('step-up-code', { sequence }));
    expect([due(1), due(2), due(2, true)]).toEqual([false, true, false]);
  });
  it('of a number', () => {
    const state = { ...contactPoint.initial, code: { sequence: 2 } } as ContactState;
    expect([1, 2].map((sequence) => isTimely(numberMoments, state, asked('contact-code', { sequence })))).toEqual([false, true]);
    expect(isTimely(numberMoments, contactPoint.initial, asked('contact-code', { sequence: 1 }))).toBe(false);
  });
});

it('a link is renewed for the purpose that was asked for, unless it was revoked', () => {
  const due = (revoked: boolean, purpose?: 'offer'): boolean =>
    isTimely(linkMoments, { ...link.initial, revoked }, asked('link-renewed', { purpose }));
  expect([due(false, 'offer'), due(true, 'offer'), due(false)]).toEqual([true, false, false]);
});

it('a change of private details is confirmed while it waits, and undone while it can be', () => {
  const change = (given: object): PrivateChange => given as PrivateChange;
  const requested = change({ state: 'requested', expiresAt: at(15) });
  const confirmed = change({ state: 'confirmed', undoUntil: at(60) });
  const due = (rule: 'change-code' | 'change-notice', c: PrivateChange, now: string): boolean =>
    isTimely(changeMoments, c, asked(rule, { now }));
  expect([due('change-code', requested, T0), due('change-code', requested, at(15)), due('change-code', confirmed, T0)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([due('change-notice', confirmed, T0), due('change-notice', confirmed, at(60)), due('change-notice', requested, T0)]).toEqual([
    true,
    false,
    false,
  ]);
});
