import { creditAccount } from '@jurilien/credits';
import type { Automation } from '@jurilien/event-sourcing';
import { effectsOf, given, story, T0, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { professional } from '@jurilien/professionals';
import { prospect } from '@jurilien/prospects';
import { followMembers, followPurchases, findMemberOfProspect } from '../../automations/prospects/follow-prospects.js';
import { account, member, pro } from '../../claims.testing.js';
import { followProspect, matchOf, placeOfMember } from './follow-prospect.js';

const prospectId = '018f0000-0000-7000-8000-0000000000a1';
const professionalId = pro(1);
const ids = { prospectId, professionalId };
const said = {
  prospectId,
  name: 'Me Roy',
  title: 'lawyer',
  fields: [],
  province: 'QC',
  lang: 'fr',
  ownerId: null,
  noCalls: false,
} as const;
const registered = (more: object = {}): Past[number] => [
  'ProfessionalRegistered',
  {
    professionalId,
    title: 'lawyer',
    name: 'Me Roy',
    province: 'QC',
    lang: 'fr',
    email: 'roy@exemple.ca',
    phoneNumber: '+15145550101',
    ...more,
  },
];
const proven: Past[number] = ['ChannelVerified', { professionalId, channel: 'email' }];
const follow = (mine: object, theirs: Past, more: { account?: Past; moved?: Past; atRisk?: boolean } = {}) =>
  given({
    prospect: [['ProspectSaved', { ...said, ...mine }], ...(more.moved ?? [])],
    professional: theirs,
    ...(more.account ? { account: more.account } : {}),
  }).when(followProspect, { ...ids, ...(more.atRisk ? { atRisk: true } : {}) });
const mail = { email: 'Roy@exemple.ca' };
const converted: Past = [['ProspectConverted', { ...ids, by: 'email' }]];

describe('a prospect who registers', () => {
  it('is recognised by an address that was proven, however it is written', () =>
    expect(follow(mail, [registered(), proven]).events()).toEqual({
      prospect: [{ type: 'ProspectConverted', data: { ...ids, by: 'email' } }],
    }));

  it('is not recognised by an address that anyone can type', () =>
    expect(follow(mail, [registered()]).refusal()).toBe('WRONG_STATE: not-the-same-person'));

  it('is recognised by a licence that was looked up, of the same order alone', () => {
    const licensed = member(1);
    const given1 = { title: 'lawyer', province: 'QC' } as const;
    const state = licensed.reduce(
      (s, [type, data]) => professional.evolve(s, { type, data } as never, { occurredAt: T0, actor: { id: 'x' } } as never),
      professional.initial,
    );
    const licenceNo = state.licenceNo!;
    expect(matchOf({ ...given1, licenceNo: ` ${licenceNo} ` }, state)).toBe('licence');
    expect(matchOf({ ...given1, licenceNo }, { ...state, licenceVerifiedAt: undefined })).toBeUndefined();
    expect(matchOf({ ...given1, title: 'notary', licenceNo }, state)).toBeUndefined();
    expect(matchOf({ ...given1, province: 'ON', licenceNo }, state)).toBeUndefined();
    expect(matchOf({ ...given1, licenceNo: `${licenceNo}9` }, state)).toBeUndefined();
    expect(matchOf(given1, state)).toBeUndefined();
  });

  it('is recognised once, and by one member', () => {
    expect(follow(mail, [registered(), proven], { moved: converted }).types()).toEqual({ prospect: [] });
    const other: Past = [['ProspectConverted', { prospectId, professionalId: pro(2), by: 'email' }]];
    expect(follow(mail, [registered(), proven], { moved: other }).types()).toEqual({});
  });

  it('moves on with what the membership does, whatever was set by hand', () => {
    const place = follow({}, member(1), { moved: converted, account: account(1) });
    expect(place.types()).toEqual({ prospect: ['ProspectMoved'] });
    expect(follow({}, [...member(1), ['ProfessionalClosed', { professionalId }]], { moved: converted }).events()).toMatchObject({
      prospect: [{ data: { stage: 'lost', lostReason: 'closed' } }],
    });
  });

  it('was erased, and nothing is said of them', () =>
    expect(follow(mail, [registered(), proven], { moved: [['ProspectErased', { prospectId }]] }).types()).toEqual({}));
});

describe('the place of a member', () => {
  const at = (status: string, lots: readonly string[] = [], captured = false, atRisk = false) => {
    const state = { ...creditAccount.initial, lots: lots.map((kind) => ({ kind })) } as never as typeof creditAccount.initial;
    const holds = captured ? state.holds.set('c', { ended: 'captured' } as never) : state.holds;
    return placeOfMember({ ...professional.initial, status: status as 'Approved' }, { ...state, holds }, atRisk);
  };
  it.each([
    ['who registered', at('Registered'), undefined],
    ['who applied', at('Applied'), { stage: 'applied' }],
    ['who was refused', at('Rejected'), { stage: 'lost', lostReason: 'rejected' }],
    ['who left', at('Closed'), { stage: 'lost', lostReason: 'closed' }],
    ['with coins that were given away', at('Approved', ['promo'], true), { stage: 'approved' }],
    ['who bought', at('Approved', ['promo', 'purchased']), { stage: 'firstPurchase' }],
    ['who bought and accepted', at('Approved', ['subscription'], true), { stage: 'active' }],
    ['who shows a sign of leaving', at('Approved', ['purchased'], true, true), { stage: 'atRisk' }],
    ['who is suspended', at('Suspended', ['purchased'], true), { stage: 'active' }],
  ])('of one %s', (_who, found, place) => expect(found).toEqual(place));
});

it('is looked at whenever a member or a prospect says something that matters', () => {
  const looked = (automation: Automation, happened: StoryEvent) =>
    effectsOf(automation, story(happened)).map((effect) => ('job' in effect ? [effect.job, effect.input] : effect));
  expect(looked(followMembers, [professional, professionalId, 'ChannelVerified', { professionalId, channel: 'email' }])).toEqual([
    ['follow-prospects', { professionalId }],
  ]);
  const bought = {
    professionalId,
    entryId: 'e',
    key: 'k',
    cc: 100,
    lines: [],
    availableAfterCc: 100,
    lotId: 'l',
    purchaseId: 'p',
    worth: [],
  };
  expect(looked(followPurchases, [creditAccount, professionalId, 'CreditsPurchased', bought])).toEqual([
    ['follow-prospects', { professionalId }],
  ]);
  expect(looked(findMemberOfProspect, [prospect, prospectId, 'ProspectSaved', { ...said }])).toEqual([
    ['follow-prospects', { prospectId }],
  ]);
});
