import { given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { member, suspendedMember } from '../claims.testing.js';
import {
  buyer,
  endedAs,
  GROSS,
  heldFor,
  idOf,
  keyOf,
  MONTH,
  on,
  professionalId,
  set,
  started,
  terms,
  twoPaid,
} from '../top-ups.testing.js';
import { setAutoTopUp } from './set-auto-top-up.js';
import { approveTopUp, startAutoTopUp } from './start-auto-top-up.js';

const ontario = member(1).map(([type, data]) => [type, { ...data, ...('province' in data ? { province: 'ON' } : {}) }]) as unknown as Past;
const closed: Past = [...buyer().account, ['CreditAccountClosed', { professionalId }]];
const frozen: Past = [...buyer().account, ['CreditAccountFrozen', { professionalId, cause: 'fraud', ref: 'w' }]];

describe('SetAutoTopUp', () => {
  const { consentVersion: _, cc: _cc, grossCents: _gross, ...asked } = terms;
  const say = (topup: Past, over: Record<string, unknown> = {}, more: Record<string, Past> = {}) =>
    given({ ...buyer(), topup, ...more }).when(setAutoTopUp, { ...asked, on: true, consent: true, ...over });

  it('keeps what was agreed to, with the words it was agreed to by', () =>
    expect(say([]).events()).toEqual({ topup: [{ type: 'AutoTopUpSet', data: terms }] }));
  it('takes any number of coins, as an order does', () =>
    expect(say([], { packCc: undefined, cc: 150 }).events()).toMatchObject({ topup: [{ data: { cc: 150 } }] }));
  it('says nothing twice, and says a change', () => {
    expect(say(on).types()).toEqual({});
    expect(say(on, { thresholdCc: 400 }).types()).toEqual({ topup: ['AutoTopUpSet'] });
  });
  it('ends when asked, and lets the card go', () => {
    expect(say(on, { on: false }).events()).toEqual({
      topup: [{ type: 'AutoTopUpCleared', data: { professionalId, cause: 'asked', paymentMethodId: 'pm_1' } }],
    });
    expect(say([], { on: false }).types()).toEqual({});
  });
  it('may always be ended, whatever became of the member', () =>
    expect(say(on, { on: false }, { professional: suspendedMember(1), account: closed }).types()).toEqual({ topup: ['AutoTopUpCleared'] }));
  it.each<[string, Record<string, unknown>, Record<string, Past>, string]>([
    ['before the approval', {}, { professional: member(1).slice(0, 1) }, 'WRONG_STATE: not-approved'],
    ['where access is by plan', {}, { professional: ontario }, 'WRONG_STATE: no-coins-here'],
    ['without an account', {}, { account: [] }, 'WRONG_STATE: account-not-open'],
    ['with a closed one', {}, { account: closed }, 'WRONG_STATE: account-closed'],
    ['without who is billed', {}, { billing: [] }, 'WRONG_STATE: no-billing-identity'],
    ['without consent', { consent: undefined }, {}, 'VALIDATION: consent-missing'],
    ['without a threshold', { thresholdCc: undefined }, {}, 'VALIDATION: threshold-and-ceiling'],
    ['without a ceiling', { monthlyCeilingCents: undefined }, {}, 'VALIDATION: threshold-and-ceiling'],
    ['under a ceiling that one top-up exceeds', { monthlyCeilingCents: GROSS - 1 }, {}, 'VALIDATION: ceiling-below-one-top-up'],
    ['for a pack that is not sold', { packCc: 555 }, {}, 'VALIDATION: no-such-pack'],
  ])('is refused %s', (_what, over, more, why) => expect(say([], over, more).refusal()).toBe(why));
});

describe('StartAutoTopUp', () => {
  const look = (topup: Past, more: Record<string, Past> = {}, now = T0, n = 1) =>
    given({ ...buyer(), topup, ...more }).when(startAutoTopUp, { professionalId, purchaseId: idOf(n) }, { now });

  it('holds each of the first two for a click: nothing is bought yet', () => {
    const asked = { professionalId, purchaseId: idOf(1), key: keyOf(1), cc: 500, grossCents: GROSS };
    expect(look(on).events()).toEqual({ topup: [{ type: 'AutoTopUpHeldForApproval', data: asked }] });
    expect(look([...on, ...started(2), ...endedAs(2, 'paid')]).types()).toEqual({ topup: ['AutoTopUpHeldForApproval'] });
  });
  it('buys by itself from the third on, with a key of its day', () =>
    expect(look(twoPaid).events()).toMatchObject({
      topup: [{ type: 'AutoTopUpStarted', data: { purchaseId: idOf(1), month: MONTH, grossCents: GROSS } }],
      purchase: [
        { type: 'PurchaseStarted', data: { kind: 'topup', cc: 500, grossCents: GROSS, topUpKey: expect.stringContaining('topup:') } },
      ],
    }));
  it('holds one that costs more than was agreed to', () => {
    const cheaper: Past = [...twoPaid, ['AutoTopUpSet', { ...terms, grossCents: GROSS - 1 }]];
    expect(look(cheaper).types()).toEqual({ topup: ['AutoTopUpHeldForApproval'] });
  });
  it('never gives a key twice', () => {
    const key = (topup: Past) => look(topup).events()['topup']![0]!.data['key'];
    expect(key(on)).toBe(keyOf(1));
    expect(key([...on, ...started(1), ...endedAs(1, 'failed'), ...set])).toBe(keyOf(2));
  });
  it('counts coins that a claim waits for as spent', () => {
    const awaiting = (cc: number): Past => [...buyer(400).account, ['HoldAwaited', { professionalId, claimId: 'c', leadId: 'l', cc }]];
    expect(look(twoPaid, { account: awaiting(50) }).types()).toEqual({});
    expect(look(twoPaid, { account: awaiting(150) }).types()).toMatchObject({ purchase: ['PurchaseStarted'] });
  });
  it.each<[string, Past, Record<string, Past>]>([
    ['was never set', [], {}],
    ['has no card', set, {}],
    ['has one that waits for a click', [...on, ...heldFor(2)], {}],
    ['has one under way', [...twoPaid, ...started(2)], {}],
    ['has reached the ceiling of the month', [...twoPaid, ...started(2), ...endedAs(2, 'paid'), ...started(3), ...endedAs(3, 'paid')], {}],
    [
      'may have reached it, for no one knows',
      [...twoPaid, ...started(2), ...endedAs(2, 'unknown'), ...started(3), ...endedAs(3, 'unknown')],
      {},
    ],
    ['has coins enough', twoPaid, { account: buyer(300).account }],
    ['is of a suspended member', twoPaid, { professional: suspendedMember(1) }],
    ['is where access is by plan', twoPaid, { professional: ontario }],
    ['is of a frozen account', twoPaid, { account: frozen }],
    ['is of a closed account', twoPaid, { account: closed }],
  ])('buys nothing where it %s', (_what, topup, more) => expect(look(topup, more).types()).toEqual({}));
  it('buys again once the month has turned', () => {
    const full = [...twoPaid, ...started(2), ...endedAs(2, 'paid'), ...started(3), ...endedAs(3, 'paid')];
    expect(look(full, {}, '2027-01-02T15:00:00.000Z', 4).types()).toEqual({ topup: ['AutoTopUpStarted'], purchase: ['PurchaseStarted'] });
  });
  it('lets what a card refused weigh nothing on the ceiling', () => {
    const refused = [...twoPaid, ...started(2), ...endedAs(2, 'failed'), ...started(3), ...endedAs(3, 'failed')];
    expect(look(refused, {}, T0, 4).types()).toEqual({ topup: ['AutoTopUpStarted'], purchase: ['PurchaseStarted'] });
  });
});

describe('ApproveTopUp', () => {
  const waiting = [...on, ...heldFor(1)];
  const approve = (topup: Past, more: Record<string, Past> = {}, n = 1, grossCents = GROSS) =>
    given({ ...buyer(), topup, ...more }).when(approveTopUp, { professionalId, purchaseId: idOf(n), grossCents });

  it('begins what waited, with the key it waited with', () =>
    expect(approve(waiting).events()).toMatchObject({
      topup: [
        { type: 'AutoTopUpApproved', data: { purchaseId: idOf(1) } },
        { type: 'AutoTopUpStarted', data: { key: keyOf(1), grossCents: GROSS } },
      ],
      purchase: [{ type: 'PurchaseStarted', data: { kind: 'topup', topUpKey: keyOf(1) } }],
    }));
  it('begins nothing at a price that was not shown', () =>
    expect(approve(waiting, {}, 1, GROSS - 1).refusal()).toBe('WRONG_STATE: price-changed'));
  it('begins it once, however often it is clicked', () => expect(approve([...waiting, ...started(1)]).types()).toEqual({}));
  it.each<[string, Past, Record<string, Past>, number, string]>([
    ['for another one', waiting, {}, 2, 'NOT_FOUND: no-such-top-up'],
    ['after the terms were changed', [...waiting, ['AutoTopUpSet', { ...terms, thresholdCc: 400 }]], {}, 1, 'NOT_FOUND: no-such-top-up'],
    ['without a card', [...set, ...heldFor(1)], {}, 1, 'WRONG_STATE: no-card'],
    ['beside one under way', [...started(2), ...waiting], {}, 1, 'WRONG_STATE: one-at-a-time'],
    ['of a suspended member', waiting, { professional: suspendedMember(1) }, 1, 'WRONG_STATE: cannot-buy-now'],
    [
      'above the ceiling of the month',
      [...on, ...started(2), ...endedAs(2, 'paid'), ...started(3), ...endedAs(3, 'unknown'), ...heldFor(1)],
      {},
      1,
      'CAP_REACHED: monthly-ceiling',
    ],
  ])('is refused %s', (_what, topup, more, n, why) => expect(approve(topup, more, n).refusal()).toBe(why));
});
