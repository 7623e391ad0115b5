import {
  at,
  effectsOf,
  given,
  rowsOf,
  story,
  T0,
  unexercised,
  type Past,
  type StoryEvent,
  uuidFor,
} from '@jurilien/event-sourcing/testing';
import { expireLotsWhenDue } from '../automations/expire-lots.js';
import { creditAccount } from '../credit-account.js';
import { creditProposals } from '../proposals/credit-proposals.js';
import { creditProposalRows } from '../views/credit-proposals.js';
import { adjustCredits } from './adjust-credits.js';
import { approveCreditAdjustment } from './approve-credit-adjustment.js';
import { expireCredits } from './expire-credits.js';
import { freezeCreditAccount, unfreezeCreditAccount } from './freeze-credit-account.js';
import { grantCredits } from './grant-credits.js';

const P = uuidFor('pro-1');
const DAY = 1440;
const proposalId = '018f2a10-0000-7000-8004-000000000001';
const admin = { actor: { kind: 'user', id: 'staff-1', role: 'jurilien_admin' }, reason: 'Geste commercial' } as const;
const second = { ...admin, actor: { ...admin.actor, id: 'staff-2' as string } };
const ofQuebec = { ...admin, actor: { ...admin.actor, role: 'jurilien_admin_qc' } };
const machine = { actor: { kind: 'system', id: 'timer' } } as const;

const opened: Past = [['CreditAccountOpened', { professionalId: P, province: 'QC' }]];
const entry = (id: string, cc: number, availableAfterCc: number) => ({
  professionalId: P,
  entryId: id,
  key: `k:${id}`,
  cc,
  lines: [],
  availableAfterCc,
});
const promo = (cc: number, expiresAt = at(90 * DAY)): Past[number] => [
  'CreditsGranted',
  { ...entry('g', cc, cc), lotId: 'promo-1', lotKind: 'promo', expiresAt },
];
const bought = (cc: number, cents: number): Past[number] => [
  'CreditsPurchased',
  { ...entry('p', cc, cc), lotId: 'paid-1', purchaseId: uuidFor('purchase-1'), worth: [{ account: 'M.revenue.access', cents }] },
];
const both: Past = [...opened, promo(300), bought(500, 20_000)];
const frozen = (cause: string, ref?: string): Past[number] => [
  'CreditAccountFrozen',
  { professionalId: P, cause, ...(ref ? { ref } : {}) },
];
const closed: Past = [...opened, ['CreditAccountClosed', { professionalId: P }]];
const grantProposed: Past[number] = ['CreditGrantProposed', { professionalId: P, proposalId, cc: 2_000, kind: 'promo', by: 'staff-1' }];
const adjustment = (more: object): Past[number] => [
  'CreditAdjustmentProposed',
  { professionalId: P, proposalId, cc: 2_000, direction: 'add', by: 'staff-1', ...more },
];

describe('AdjustCredits', () => {
  const adjust = (past: Past, input: object, who: typeof admin | typeof ofQuebec = admin) =>
    given({ account: past }).when(adjustCredits, { professionalId: P, cc: 100, direction: 'remove', ...input }, who);
  it('takes promotional coins first, or those of one kind alone', () => {
    expect(adjust(both, { cc: 400 }).events().account).toMatchObject([
      {
        data: {
          parts: [
            { lotId: 'promo-1', cc: 300 },
            { lotId: 'paid-1', cc: 100, cents: [4_000] },
          ],
        },
      },
    ]);
    expect(adjust(both, { kind: 'purchased' }).events().account).toMatchObject([
      {
        data: {
          parts: [{ lotId: 'paid-1', cc: 100, cents: [4_000] }],
          money: [
            { account: 'M.deferred', debit: 4_000, credit: 0 },
            { account: 'M.writeoff', debit: 0, credit: 4_000 },
          ],
        },
      },
    ]);
    expect(adjust(both, { cc: 301, kind: 'promo' }).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
  });
  it('adds purchased coins at their usual price, or at what is said', () => {
    const add = (more: object) => adjust(opened, { direction: 'add', kind: 'purchased', ...more }).events().account;
    expect(add({})).toMatchObject([{ data: { worth: [{ cents: 4_000 }] } }]);
    expect(add({ worthCents: 1 })).toMatchObject([{ data: { worth: [{ cents: 1 }] } }]);
  });
  it('is proposed above ten coins, never by a province’s administrator, and never for what is not there', () => {
    const rich: Past = [...opened, promo(5_000)];
    expect(adjust(rich, { cc: 1_000 }, ofQuebec).types()).toEqual({ account: ['CreditsAdjusted'], given: ['GivenByStaff'] });
    expect(adjust(rich, { cc: 1_001 }).events()).toMatchObject({
      proposals: [{ type: 'CreditAdjustmentProposed', data: { cc: 1_001, direction: 'remove', by: 'staff-1' } }],
    });
    expect(adjust(rich, { cc: 1_001 }, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(adjust(rich, { cc: 5_001 }).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
  });
});

describe('ApproveCreditAdjustment', () => {
  const decide = (proposals: Past, more: object = {}, who: typeof second = second, account: Past = opened) =>
    given({ account, proposals }).when(approveCreditAdjustment, { professionalId: P, proposalId, approved: true, ...more }, who);
  it('a second person gives what was proposed, once, under a key of the proposal', () => {
    expect(decide([grantProposed]).events()).toMatchObject({
      proposals: [{ type: 'CreditProposalApproved', data: { by: 'staff-2' } }],
      account: [{ type: 'CreditsGranted', data: { cc: 2_000, key: `grant:${proposalId}`, expiresAt: at(90 * DAY) } }],
    });
    const approved: Past = [grantProposed, ['CreditProposalApproved', { professionalId: P, proposalId, by: 'staff-2' }]];
    expect(decide(approved).refusal()).toBe('WRONG_STATE: proposal-decided');
  });
  it('or corrects as proposed', () => {
    expect(decide([adjustment({})]).events().account).toMatchObject([
      { type: 'CreditsAdjusted', data: { direction: 'add', key: `adjust:${proposalId}`, expiresAt: at(90 * DAY) } },
    ]);
    expect(decide([adjustment({ kind: 'purchased', worthCents: 5 })]).events().account).toMatchObject([
      { data: { worth: [{ cents: 5 }] } },
    ]);
    expect(decide([adjustment({ direction: 'remove' })], {}, second, [...opened, promo(5_000)]).events().account).toMatchObject([
      { data: { direction: 'remove', cc: 2_000 } },
    ]);
  });
  it('no one decides their own; a no changes nothing; what went meanwhile cannot be taken', () => {
    expect(decide([grantProposed], {}, admin).refusal()).toBe('FOUR_EYES_REQUIRED: proposed-by-you');
    expect(decide([grantProposed], { approved: false }).types()).toEqual({ proposals: ['CreditProposalRefused'] });
    const refused: Past = [grantProposed, ['CreditProposalRefused', { professionalId: P, proposalId, by: 'staff-2' }]];
    expect(decide(refused).refusal()).toBe('WRONG_STATE: proposal-decided');
    expect(decide([]).refusal()).toBe('NOT_FOUND: credit-proposal');
    expect(decide([adjustment({ direction: 'remove' })]).refusal()).toBe('INSUFFICIENT_COINS: not-enough-coins');
    expect(decide([grantProposed], {}, second, [...opened, frozen('staff')]).refusal()).toBe('FORBIDDEN: account-frozen');
    expect(decide([grantProposed], {}, second, closed).refusal()).toBe('WRONG_STATE: account-closed');
  });
});

describe('a freeze', () => {
  const freeze = (past: Past, input: object = {}) =>
    given({ account: past }).when(freezeCreditAccount, { professionalId: P, ...input }, admin);
  const thaw = (past: Past, input: object = {}) =>
    given({ account: past }).when(unfreezeCreditAccount, { professionalId: P, ...input }, admin);
  it('begins once per cause', () => {
    expect(freeze(opened).events()).toEqual({ account: [{ type: 'CreditAccountFrozen', data: { professionalId: P, cause: 'staff' } }] });
    expect(freeze([...opened, frozen('staff')]).types()).toEqual({ account: [] });
    expect(freeze([...opened, frozen('staff')], { cause: 'fraud', ref: 'w-1' }).types()).toEqual({ account: ['CreditAccountFrozen'] });
  });
  it('ends for its cause alone, whatever it referred to', () => {
    const past: Past = [...opened, frozen('staff'), frozen('fraud', 'w-1'), frozen('fraud', 'w-2')];
    expect(thaw(past).events().account).toMatchObject([{ data: { cause: 'staff' } }]);
    expect(thaw(past, { cause: 'fraud' }).events().account).toMatchObject([{ data: { ref: 'w-1' } }, { data: { ref: 'w-2' } }]);
    expect(thaw(past, { cause: 'fraud', ref: 'w-2' }).events().account).toMatchObject([{ data: { ref: 'w-2' } }]);
    expect(thaw(opened).types()).toEqual({ account: [] });
  });
  it('leaves a debt or a dispute to what ends them, and keeps coins from being given', () => {
    expect(unfreezeCreditAccount.input.safeParse({ professionalId: P, cause: 'owed' }).success).toBe(false);
    expect(
      given({ account: [...opened, frozen('staff')] })
        .when(grantCredits, { professionalId: P, cc: 100 }, admin)
        .refusal(),
    ).toBe('FORBIDDEN: account-frozen');
  });
  it('needs an open account', () => {
    expect(freeze([]).refusal()).toBe('WRONG_STATE: account-not-open');
    expect(freeze(closed).refusal()).toBe('WRONG_STATE: account-closed');
    expect(thaw([]).refusal()).toBe('WRONG_STATE: account-not-open');
    expect(thaw(closed).refusal()).toBe('WRONG_STATE: account-closed');
  });
});

describe('ExpireCredits', () => {
  const expire = (past: Past, minutes: number) =>
    given({ account: past }).when(expireCredits, { professionalId: P }, { ...machine, now: at(minutes) });
  it('writes down what ended, once, and never purchased coins', () => {
    const past: Past = [...opened, promo(300, at(DAY)), bought(500, 20_000)];
    expect(expire(past, DAY).events()).toMatchObject({
      account: [{ type: 'CreditsExpired', data: { lotId: 'promo-1', cc: 300, key: 'expiry:promo-1', availableAfterCc: 500 } }],
    });
    expect(expire(past, DAY - 1).types()).toEqual({ account: [] });
    const done: Past = [...past, ['CreditsExpired', { ...entry('x', 300, 500), key: 'expiry:promo-1', lotId: 'promo-1' }]];
    expect(expire(done, 2 * DAY).types()).toEqual({ account: [] });
  });
  it('waits while the account is frozen, and finds nothing in a closed one', () => {
    expect(expire([...opened, promo(300, at(DAY)), frozen('staff')], DAY).types()).toEqual({});
    expect(expire(closed, DAY).types()).toEqual({});
  });
});

const happened = (type: string, data: Record<string, unknown> = {}): StoryEvent => [creditAccount, P, type, { professionalId: P, ...data }];
const claim = { claimId: 'c', leadId: uuidFor('l'), parts: [] };
describe('expire-lots-when-due', () => {
  const due = (dueAt: string, occurrence = dueAt) => ({
    do: 'schedule',
    subject: `credit-${P}`,
    timer: 'lot.expiry',
    occurrence,
    dueAt,
    command: 'ExpireCredits',
    input: { professionalId: P },
  });
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['a grant', happened('CreditsGranted', { ...entry('1', 1, 1), lotId: 'a', lotKind: 'promo', expiresAt: at(9) }), [due(at(9))]],
    ['purchased coins never end', happened('CreditsGranted', { ...entry('1', 1, 1), lotId: 'a', lotKind: 'purchased' }), []],
    [
      'a period of a subscription',
      happened('SubscriptionCreditsGranted', { ...entry('1', 1, 1), lotId: 'a', periodEnd: at(8), expiresAt: at(9) }),
      [due(at(9))],
    ],
    [
      'a period without coins',
      happened('SubscriptionCreditsGranted', { ...entry('1', 0, 0), lotId: 'a', periodEnd: at(8), expiresAt: at(9) }),
      [],
    ],
    ['an adjustment', happened('CreditsAdjusted', { ...entry('1', 1, 1), direction: 'add', parts: [], expiresAt: at(9) }), [due(at(9))]],
    [
      'a credit that opens an ended lot again',
      happened('CreditsRefunded', { ...entry('1', 1, 1), ...claim, acceptanceId: 'c', reopenUntil: at(9) }),
      [due(at(9))],
    ],
    [
      'a claim that gives its coins back',
      happened('HoldReleased', { ...entry('1', 1, 1), ...claim }),
      [due(at(DAY), `released-${T0.slice(0, 10)}`)],
    ],
    ['a claim that cost nothing', happened('HoldReleased', { ...entry('1', 0, 1), ...claim }), []],
    [
      'a thaw',
      happened('CreditAccountUnfrozen', { cause: 'staff' }),
      [{ do: 'dispatch', command: 'ExpireCredits', input: { professionalId: P } }],
    ],
  ];
  it.each(cases)('%s', (_what, event, effects) => expect(effectsOf(expireLotsWhenDue, story(event))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(expireLotsWhenDue, story(...cases.map(([, e]) => e)))).toEqual([]));
});

describe('credit-proposals', () => {
  const of = ([type, data]: Past[number]): StoryEvent => [creditProposals, P, type, data];
  const row = (...events: StoryEvent[]) => rowsOf(creditProposalRows, story(...events)).get(proposalId);
  const yes: StoryEvent = of(['CreditProposalApproved', { professionalId: P, proposalId, by: 'staff-2' }]);
  const no: StoryEvent = of(['CreditProposalRefused', { professionalId: P, proposalId, by: 'staff-2' }]);
  const cases: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    ['a grant waits', [of(grantProposed)], { what: 'grant', cc: 2_000, kind: 'promo', state: 'open', by: 'staff-1', at: T0 }],
    ['a correction waits', [of(adjustment({ direction: 'remove' }))], { what: 'remove', state: 'open' }],
    ['is carried out', [of(grantProposed), yes], { state: 'approved', decidedBy: 'staff-2', decidedAt: T0 }],
    ['is refused', [of(grantProposed), no], { state: 'refused', decidedBy: 'staff-2' }],
  ];
  it.each(cases)('%s', (_what, events, expected) => expect(row(...events)).toMatchObject(expected));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(creditProposalRows, story(...cases.flatMap(([, events]) => events)))).toEqual([]));
});
