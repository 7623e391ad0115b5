import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { holds } from '../condition.js';
import type { About, Lookup } from '../lookup.js';
import { shippedRule } from '../rules/index.js';
import { factsFor } from './index.js';

/** Whether a rule still wants its message, with the states of one life each. */
async function due(rule: string, about: About, states: Readonly<Record<string, object>>, now = T0): Promise<boolean> {
  const lookup = {
    ...{ about, now, config: asShipped() },
    state: (d: { category: string; initial: object }) => Promise.resolve({ ...d.initial, ...states[d.category] }),
  } as unknown as Lookup;
  const { when } = shippedRule(rule)!.text;
  return !when || holds(when, await factsFor([when], lookup));
}

describe('messages to the holder of an account', () => {
  it('an invitation is not repeated once it was answered', async () => {
    const ask = (account: object) => due('invitation', { userId: 'u', sequence: 1 }, { user: account });
    expect(await ask({ invitations: 1 })).toBe(true);
    expect(await ask({ invitations: 1, passwordHash: 'h' })).toBe(false);
    expect(await ask({ invitations: 0 })).toBe(false);
  });
  it('an address that is proved is not asked for proof', async () => {
    const ask = (emailVerified: boolean) => due('verify-email', { userId: 'u' }, { user: { emailVerified } });
    expect([await ask(false), await ask(true)]).toEqual([true, false]);
  });
  it('of an address that no account has there is nothing to ask', async () =>
    expect(await due('verify-email', { addressHash: 'h' }, {})).toBe(false));
});

describe('codes: only the newest one goes out', () => {
  it('of a sign-in', async () => {
    const states = { 'second-factors': { challenges: [{ challengeId: 'c', sequence: 2 }] } };
    const ask = (challengeId: string, sequence: number) => due('sign-in-code', { userId: 'u', challengeId, sequence }, states);
    expect([await ask('c', 1), await ask('c', 2), await ask('other', 2)]).toEqual([false, true, false]);
  });
  it('of a personal link, and none of one that was revoked', async () => {
    const ask = (sequence: number, revoked = false) =>
      due('step-up-code', { linkId: 'l', sequence }, { link: { revoked, code: { sequence: 2 } } });
    expect([await ask(1), await ask(2), await ask(2, true)]).toEqual([false, true, false]);
  });
  it('of a number', async () => {
    const ask = (sequence: number, state: object) => due('contact-code', { contactId: 'n', sequence }, { contact: state });
    expect([await ask(1, { code: { sequence: 2 } }), await ask(2, { code: { sequence: 2 } })]).toEqual([false, true]);
    expect(await ask(1, {})).toBe(false);
  });
  it('of a professional’s cell phone, which is not proved', async () => {
    const ask = (sequence: number, channels: string[]) =>
      due(
        'phone-code',
        { professionalId: 'p', sequence },
        { professional: { channels, phoneCode: { sequence: 2 }, phoneCodesSentAt: [T0] } },
      );
    expect([await ask(1, ['email']), await ask(2, ['email']), await ask(2, ['email', 'sms'])]).toEqual([false, true, false]);
  });
  it('and none where none was sent, whatever is asked', async () =>
    expect(await due('contact-code', { contactId: 'n' }, { contact: {} })).toBe(false));
});

it('a link is renewed unless it was revoked', async () => {
  const ask = (revoked: boolean) => due('link-renewed', { linkId: 'l', purpose: 'offer', sequence: 1 }, { link: { revoked } });
  expect([await ask(false), await ask(true)]).toEqual([true, false]);
});

it('a change of private details is confirmed while it waits, and undone while it can be', async () => {
  const requested = { changeId: 'c', state: 'requested', expiresAt: at(15) };
  const confirmed = { changeId: 'c', state: 'confirmed', undoUntil: at(60) };
  const ask = (rule: string, change: object, now: string) =>
    due(rule, { subjectId: 's', changeId: 'c' }, { 'private-change': { changes: [change] } }, now);
  expect([
    await ask('change-code', requested, T0),
    await ask('change-code', requested, at(15)),
    await ask('change-code', confirmed, T0),
  ]).toEqual([true, false, false]);
  expect([
    await ask('change-notice', confirmed, T0),
    await ask('change-notice', confirmed, at(60)),
    await ask('change-notice', requested, T0),
  ]).toEqual([true, false, false]);
  expect(await ask('change-code', { ...requested, changeId: 'other' }, T0)).toBe(false);
});
