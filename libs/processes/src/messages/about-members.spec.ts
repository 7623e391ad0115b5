import { blacklistEntry, type BlacklistState } from '@jurilien/exclusions';
import { asShipped, at, T0 } from '@jurilien/event-sourcing/testing';
import { pipelineWebhook, professional } from '@jurilien/professionals';
import { SHIPPED_TERMS } from '@jurilien/reference';
import { entryMoments, memberMoments, webhookMoments } from './about-members.js';
import { isTimely, type NotifyInput } from './asked.js';

const DAY = 1_440;
const due = (rule: keyof typeof memberMoments, given: object, more: Partial<NotifyInput> = {}): boolean =>
  isTimely(memberMoments, { ...professional.initial, ...given }, { rule, now: T0, config: asShipped(), ...more });
const member = { status: 'Approved' };

describe('messages to a member', () => {
  it('R49 reminds of an application that was not sent', () => {
    expect([due('R49', { status: 'Registered' }), due('R49', member)]).toEqual([true, false]);
  });
  it('R50 announces the check it was planned for, while it is ahead', () => {
    const [given, vars] = [{ ...member, licenceNextCheckAt: at(DAY) }, { at: at(DAY) }];
    expect(due('R50', given, { vars })).toBe(true);
    expect(due('R50', given, { vars: { at: at(2 * DAY) } })).toBe(false);
    expect(due('R50', given, { vars, now: at(DAY) })).toBe(false);
    expect(due('R50', { ...given, licenceCheckDueAt: at(DAY) }, { vars })).toBe(false);
    expect(due('R50', { ...given, status: 'Closed' }, { vars })).toBe(false);
  });
  it('R50-due does the same for a check that has come', () => {
    const [given, vars] = [{ ...member, licenceCheckDueAt: at(DAY) }, { at: at(DAY) }];
    expect(due('R50-due', given, { vars })).toBe(true);
    expect(due('R50-due', member, { vars })).toBe(false);
    expect(due('R50-due', given, { vars, now: at(2 * DAY) })).toBe(false);
  });
  it('R66 does not ask a member who has agreed to the terms in force', () => {
    expect(due('R66', { ...member, termsVersion: SHIPPED_TERMS })).toBe(false);
    expect(due('R66', { status: 'Registered' })).toBe(false);
  });
  it('phone-code carries the newest code alone, to a number that is not proved', () => {
    const given = { channels: ['email'], phoneCode: { sequence: 2 } };
    expect([1, 2].map((sequence) => due('phone-code', given, { sequence }))).toEqual([false, true]);
    expect(due('phone-code', { ...given, channels: ['sms'] }, { sequence: 2 })).toBe(false);
  });
  it('an admission and a refusal are news for a week', () => {
    for (const days of [6, 7]) {
      const now = at(days * DAY);
      expect(due('pro-approved', { ...member, approvedAt: T0 }, { now })).toBe(days < 7);
      expect(due('pro-rejected', { status: 'Rejected', rejectedAt: T0 }, { now })).toBe(days < 7);
    }
    expect(due('pro-approved', { status: 'Suspended', approvedAt: T0 })).toBe(false);
  });
  it('a page is announced while it can be read, its wording while it is refused', () => {
    expect([true, false].map((live) => due('profile-published', { publication: { live } }))).toEqual([true, false]);
    expect(['rejected', 'approved'].map((state) => due('profile-wording', { publication: { state } }))).toEqual([true, false]);
  });
});

describe('messages about how a member takes offers', () => {
  const pause = { scope: 'all', from: T0, until: at(DAY) };
  it('R46 is taken back by any answer', () => expect([{ ignoredNoticedAt: T0 }, {}].map((s) => due('R46', s))).toEqual([true, false]));
  it('R48 speaks the day before of a pause that still ends then, and at the end unless another one has started', () => {
    const vars = { until: at(DAY) };
    expect([[pause], []].map((pauses) => due('R48', { pauses }, { vars }))).toEqual([true, false]);
    expect(due('R48', { pauses: [] }, { vars: { since: T0 } })).toBe(true);
  });
  it('auto-claim-off states that the rule is off, not that there is none', () => {
    expect([{ autoClaim: { enabled: false } }, { autoClaim: { enabled: true } }, {}].map((s) => due('auto-claim-off', s))).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('webhook-off is no news once the calls go out again', () => {
    const off = (on: boolean): boolean =>
      isTimely(webhookMoments, { ...pipelineWebhook.initial, on }, { rule: 'webhook-off', now: T0, config: asShipped() });
    expect([off(false), off(true)]).toEqual([true, false]);
  });
});

describe('messages about an entry of the blacklist', () => {
  const listed = (rule: keyof typeof entryMoments, status: string, blockType = 'conduct', more: object = { addedBy: 's' }): boolean =>
    isTimely(entryMoments, { ...blacklistEntry.initial, status, entry: { blockType }, ...more } as BlacklistState, {
      rule,
      now: T0,
      config: asShipped(),
    });
  it('tells that it counts, that it is kept, and that it no longer counts', () => {
    expect(['Active', 'UnderReview', 'Lifted'].map((s) => listed('pro-listed', s))).toEqual([true, false, false]);
    expect(['Active', 'UnderReview', 'Lifted'].map((s) => listed('pro-listed-kept', s))).toEqual([true, true, false]);
    expect(['Active', 'UnderReview', 'Lifted'].map((s) => listed('pro-unlisted', s))).toEqual([false, false, true]);
  });
  it('a proposal that was turned down is never mentioned', () => expect(listed('pro-unlisted', 'Lifted', 'conduct', {})).toBe(false));
  it('an entry for safety or fraud is never disclosed', () => {
    for (const rule of ['pro-listed', 'pro-listed-kept'] as const)
      expect(['fraud', 'safety'].map((type) => listed(rule, 'Active', type))).toEqual([false, false]);
    expect(['fraud', 'safety'].map((type) => listed('pro-unlisted', 'Lifted', type))).toEqual([false, false]);
  });
});
