import { fold } from '@jurilien/event-sourcing';
import { at, given, recorded, T0, type Past } from '@jurilien/event-sourcing/testing';
import { distribution, openOffers } from '@jurilien/search';
import {
  accepting,
  account,
  accountOf,
  client,
  claimed,
  claimOf,
  held,
  leadId,
  offeredLead,
  offerOf,
  pro,
  refused,
  roundOver,
  running,
  runningMulti,
  staff,
} from '../claims.testing.js';
import { blockLead, closeLead, endSearchByChoice, stopOffering, withdrawLead } from './end-lead.js';

const lead = offeredLead;
const add = (type: string, data: object = {}): Past => [...lead, [type, { leadId, ...data }]];
const accepted = add('LeadAccepted', { acceptanceId: claimOf(1), professionalId: pro(1) });
const stopped = add('LeadOfferingStopped');
const byStaff = { actor: staff, now: at(1) };
const withdraw = (pasts: Record<string, Past>, more: object = {}, now = at(1)) =>
  given(pasts).when(withdrawLead, { leadId, reason: 'solved', ...more }, { actor: client, now });
const block = (pasts: Record<string, Past>) => given(pasts).when(blockLead, { leadId, blockType: 'spam' }, byStaff);
const close = (pasts: Record<string, Past>) => given(pasts).when(closeLead, { leadId, closeReason: 'solved' }, byStaff);
const stop = (pasts: Record<string, Past>) => given(pasts).when(stopOffering, { leadId }, byStaff);

/** Two people hold a seat each. */
const held2 = {
  lead,
  distribution: [...runningMulti, claimed(1), claimed(2)],
  [accountOf(1)]: [...account(1), held(1)],
  [accountOf(2)]: [...account(2), held(2)],
};
const both = { leadId, claimProfessionalIds: [pro(1), pro(2)] };

describe.each([
  [
    'WithdrawLead',
    'withdrawn',
    'LeadWithdrawn',
    (p: Record<string, Past>) => withdraw(p),
    (p: Record<string, Past>) => given(p).when(withdrawLead, both, { actor: client, now: at(1) }),
  ],
  [
    'BlockLead',
    'blocked',
    'LeadBlocked',
    block,
    (p: Record<string, Past>) => given(p).when(blockLead, { ...both, blockType: 'spam' }, byStaff),
  ],
  [
    'CloseLead',
    'closed',
    'LeadClosed',
    close,
    (p: Record<string, Past>) => given(p).when(closeLead, { ...both, closeReason: 'solved' }, byStaff),
  ],
  ['StopOffering', 'stopped', 'LeadOfferingStopped', stop, (p: Record<string, Past>) => given(p).when(stopOffering, both, byStaff)],
])('%s', (_name, cause, event, ask, askWith) => {
  it('ends the lead’s search with it: open offers are withdrawn, the round closes', () =>
    expect(ask({ lead, distribution: [...running, refused(2)] }).events()).toMatchObject({
      lead: [{ type: event }],
      distribution: [
        { type: 'OffersWithdrawn', data: { leadId, offerIds: [offerOf(1), offerOf(3)], professionalIds: [pro(1), pro(3)], cause } },
        { type: 'RoundClosed', data: { leadId, round: 1, cause } },
      ],
    }));
  it('releases every live claim free of charge and withdraws its offer too', () => {
    const out = askWith(held2).events();
    expect(out['distribution']!.map((e) => [e.type, e.data['cause'], e.data['offerIds']])).toEqual([
      ['ClaimReleased', cause, undefined],
      ['ClaimReleased', cause, undefined],
      ['OffersWithdrawn', cause, [offerOf(1), offerOf(2), offerOf(3)]],
      ['RoundClosed', cause, undefined],
    ]);
    for (const n of [1, 2])
      expect(out[accountOf(n)]).toMatchObject([
        { type: 'HoldReleased', data: { claimId: claimOf(n), cc: 100, cause, availableAfterCc: 500 } },
      ]);
    const after = fold(
      distribution,
      recorded(distribution, leadId, [...held2.distribution, ...out['distribution']!.map((e) => [e.type, { ...e.data }] as const)]),
    );
    expect([after.claims, openOffers(after), after.live]).toEqual([[], [], false]);
  });
  it('looks again when a claimer’s account was not looked at', () =>
    expect(ask(held2).refusal()).toBe('STALE_VERSION: claim-of-other-account'));
  it('touches the lead alone once the search is over', () =>
    expect(ask({ lead, distribution: [...running, roundOver] }).types()).toEqual({ lead: [event], distribution: [] }));
  it('leaves an acceptance standing', () => {
    const out = ask({ lead, distribution: [...runningMulti, claimed(1), accepting(1, false)] }).events();
    expect(out['distribution']!.map((e) => e.type)).toEqual(['OffersWithdrawn', 'RoundClosed']);
    expect(out['distribution']![0]!.data['offerIds']).toEqual([offerOf(2), offerOf(3)]);
  });
  it('does not find a lead that never was', () => expect(ask({}).refusal()).toBe('NOT_FOUND: lead'));
});

describe('an end is said once', () => {
  it.each([
    ['withdrawn', withdraw({ lead: add('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }) })],
    ['blocked', block({ lead: add('LeadBlocked', { blockType: 'spam' }) })],
    ['closed', close({ lead: add('LeadClosed', { closeReason: 'other' }) })],
    ['stopped', stop({ lead: stopped })],
  ])('%s', (_how, again) => expect(again.events()).toEqual({}));
});

describe('what has ended another way', () => {
  it('is neither withdrawn, blocked nor closed', () => {
    const closed = { lead: add('LeadClosed', { closeReason: 'other' }) };
    expect([
      withdraw(closed).refusal(),
      block(closed).refusal(),
      close({ lead: add('LeadBlocked', { blockType: 'spam' }) }).refusal(),
    ]).toEqual(Array<string>(3).fill('WRONG_STATE: lead-ended'));
  });
  it('a draft was never a request, and only expires', () =>
    expect(close({ lead: lead.slice(0, 1) }).refusal()).toBe('WRONG_STATE: lead-is-draft'));
  it('only a search that runs is stopped', () => {
    const heldBack: Past = [...lead.slice(0, 1), ['LeadHeld', { leadId, until: at(60) }]];
    for (const past of [lead.slice(0, 1), accepted, heldBack, add('LeadUnserved', { reason: 'noTaker' })])
      expect(stop({ lead: past }).refusal()).toBe('WRONG_STATE: lead-not-offered');
  });
});

describe('WithdrawLead after someone accepted', () => {
  const after = (pasts: Record<string, Past>) => withdraw(pasts).events()['lead']![0]!.data['afterAcceptance'];
  it('says so, for the professional is informed', () => {
    expect(after({ lead: accepted, distribution: [...running, claimed(1), accepting(1, true), roundOver] })).toBe(true);
    expect(after({ lead: [...accepted, ['LeadContactMade', { leadId }, T0]], distribution: [] })).toBe(true);
  });
  it('says so also while other seats are still free', () =>
    expect(after({ lead, distribution: [...runningMulti, claimed(1), accepting(1, false)] })).toBe(true));
  it('does not say so of a claim, nor of an acceptance of an earlier search', () => {
    expect(
      withdraw(
        { lead, distribution: [...running, claimed(1)], [accountOf(1)]: [...account(1), held(1)] },
        { claimProfessionalIds: [pro(1)] },
      ).events()['lead']![0]!.data['afterAcceptance'],
    ).toBe(false);
    expect(
      after({
        lead,
        distribution: [
          ...running,
          claimed(1),
          accepting(1, true),
          roundOver,
          [...running[0]!.slice(0, 1), { ...running[0]![1], round: 2 }] as unknown as Past[number],
        ],
      }),
    ).toBe(false);
  });
});

describe('EndSearchByChoice', () => {
  const chosen = { leadId, acceptanceId: claimOf(3), professionalId: pro(3) };
  it('accepts the request with who was chosen, asks no one else, and gives a running claim back free', () => {
    const past = {
      lead,
      distribution: [...runningMulti, claimed(3), accepting(3, false), claimed(1)],
      [accountOf(1)]: [...account(1), held(1)],
    };
    expect(
      given(past)
        .when(endSearchByChoice, { ...chosen, claimProfessionalIds: [pro(1)] }, { now: at(1) })
        .types(),
    ).toEqual({
      lead: ['LeadAccepted'],
      distribution: ['ClaimReleased', 'OffersWithdrawn', 'RoundClosed'],
      [accountOf(1)]: ['HoldReleased'],
    });
    expect(
      given(past)
        .when(endSearchByChoice, chosen, { now: at(1) })
        .refusal(),
    ).toBe('STALE_VERSION: claim-of-other-account');
  });
  it('has nothing to end where the search is over', () =>
    expect(
      given({ lead: accepted })
        .when(endSearchByChoice, chosen, { now: at(1) })
        .events(),
    ).toEqual({}));
});

describe('a claim whose time was over before the search ended', () => {
  it('has run out, though no one had written that down: it is not given back as if it still held', () => {
    const past = { lead, distribution: [...running, claimed(1)], [accountOf(1)]: [...account(1), held(1)] };
    const out = given(past).when(withdrawLead, { leadId, claimProfessionalIds: [pro(1)] }, { actor: client, now: at(11) });
    expect(out.types()).toMatchObject({ distribution: ['ClaimExpired', 'OffersWithdrawn', 'RoundClosed'] });
    expect(out.events()[accountOf(1)]).toMatchObject([{ type: 'HoldReleased', data: { cause: 'expired' } }]);
  });
});
