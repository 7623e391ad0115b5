import { creditAccount } from '@jurilien/credits';
import { at, effectsOf, given, story, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { closeCreditAccountWithMembership } from '../automations/close-credit-account.js';
import { account, held, member, pro } from '../claims.testing.js';
import { closeCreditAccount } from './close-credit-account.js';

const professionalId = pro(1);
const machine = { actor: { kind: 'system', id: 'timer:credit.close' } } as const;
const staff = { actor: { kind: 'user', id: 's', role: 'jurilien_admin' }, reason: 'Demande du membre' } as const;
const left: Past = [...member(1), ['ProfessionalClosed', { professionalId }]];
const bought: Past[number] = [
  'CreditsPurchased',
  {
    professionalId,
    entryId: 'e',
    key: 'purchase:1',
    cc: 500,
    lotId: 'paid',
    purchaseId: 'pu',
    worth: [{ account: 'M.revenue.access', cents: 20_000 }],
    lines: [],
    availableAfterCc: 1_000,
  },
];
const close = (past: Past, input: object = {}, who: typeof machine | typeof staff = machine, membership: Past = left) =>
  given({ account: past, professional: membership }).when(closeCreditAccount, { professionalId, ...input }, who);
const empty = account(1).slice(0, 1);

describe('CloseCreditAccount', () => {
  it('closes an empty account, once', () => {
    expect(close(empty).types()).toEqual({ account: ['CreditAccountClosed'] });
    expect(close([...empty, ['CreditAccountClosed', { professionalId }]]).events()).toEqual({});
  });
  it('takes coins out that were given', () =>
    expect(close(account(1)).events()).toMatchObject({
      account: [
        { type: 'CreditsAdjusted', data: { direction: 'remove', cc: 500, key: `close:${professionalId}` } },
        { type: 'CreditAccountClosed' },
      ],
    }));
  it('writes ended ones off by their own name', () => {
    const promo: Past[number] = [
      'CreditsGranted',
      {
        professionalId,
        entryId: 'e',
        key: 'k',
        cc: 100,
        lotId: 'p',
        lotKind: 'promo',
        lines: [],
        availableAfterCc: 100,
        expiresAt: at(-5),
      },
    ];
    expect(close([...empty, promo]).types()).toEqual({ account: ['CreditsExpired', 'CreditAccountClosed'] });
  });
  it('waits for paid coins to be given back, unless their owner gives them up', () => {
    const paid: Past = [...empty, bought];
    expect(close(paid).events()).toEqual({});
    expect(close(paid, {}, staff).refusal()).toBe('WRONG_STATE: coins-to-refund');
    expect(close(paid, { forfeit: true }, staff).events()).toMatchObject({
      account: [
        {
          type: 'CreditsAdjusted',
          data: {
            money: [
              { account: 'M.deferred', debit: 20_000, credit: 0 },
              { account: 'M.writeoff', debit: 0, credit: 20_000 },
            ],
          },
        },
        { type: 'CreditAccountClosed' },
      ],
    });
  });
  it.each<[string, Past, Past, string]>([
    ['a membership that stands', empty, member(1), 'membership-stands'],
    ['a live claim', [...account(1), held(1)], left, 'coins-held'],
    ['a freeze', [...account(1), ['CreditAccountFrozen', { professionalId, cause: 'dispute', ref: 'd' }]], left, 'account-frozen'],
  ])('waits for %s', (_what, past, membership, why) => {
    expect(close(past, {}, machine, membership).events()).toEqual({});
    expect(close(past, {}, staff, membership).refusal()).toBe(`WRONG_STATE: ${why}`);
  });
});

describe('close-credit-account-with-membership', () => {
  const now = { do: 'dispatch', command: 'CloseCreditAccount', input: { professionalId } };
  const refund = {
    professionalId,
    entryId: 'e',
    key: 'k',
    cc: 1,
    lines: [],
    availableAfterCc: 0,
    purchaseId: 'p',
    refundId: 'r',
    parts: [],
  };
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    [
      'an hour after the membership ended',
      [professional, professionalId, 'ProfessionalClosed', { professionalId }],
      [
        {
          do: 'schedule',
          subject: `credit-${professionalId}`,
          timer: 'credit.close',
          dueAt: at(60),
          command: 'CloseCreditAccount',
          input: { professionalId },
        },
      ],
    ],
    ['when paid coins went back', [creditAccount, professionalId, 'CreditsRefundedToCard', refund], [now]],
    ['when a freeze ended', [creditAccount, professionalId, 'CreditAccountUnfrozen', { professionalId, cause: 'staff' }], [now]],
  ];
  it.each(cases)('%s', (_what, event, effects) => expect(effectsOf(closeCreditAccountWithMembership, story(event))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(closeCreditAccountWithMembership, story(...cases.map(([, e]) => e)))).toEqual([]));
});
