import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { offering, ready as readyLead, validator } from '@jurilien/lead/testing';
import {
  accepting,
  claimed,
  conflicted,
  leadId,
  made,
  member,
  offerOf,
  pro,
  refused,
  round,
  roundOver,
  running,
  runningMulti,
  staff,
  suspendedMember,
  system,
  wave,
  waveOver,
} from '../claims.testing.js';
import { decideManualOffer } from './decide-manual-offer.js';
import { offerLeadManually, type Checked } from './offer-lead-manually.js';
import { sendPlannedOffer } from './send-planned-offer.js';

const stream = (n: number): string => `professional-${pro(n)}`;
interface Asked {
  readonly ns?: readonly number[];
  readonly overrides?: string[];
  readonly now?: string;
  readonly checked?: Checked;
  readonly lead?: Past;
  readonly actor?: typeof staff | typeof validator;
  readonly members?: Record<string, Past>;
}
const offer = (
  distribution: Past,
  { ns = [4], overrides = [], now = T0, checked = {}, lead = offering, actor = staff, members = {} }: Asked = {},
) =>
  given({ distribution, lead, ...Object.fromEntries(ns.map((n) => [stream(n), member(n)])), ...members }).when(
    offerLeadManually,
    { leadId, professionalIds: ns.map(pro), overrides, checked },
    { actor, now },
  );

describe('OfferLeadManually', () => {
  it('asks one more person for an hour at the round’s price, and says which exclusions were overridden', () => {
    expect(offer(running, { overrides: ['E10', 'E19'] }).events()).toMatchObject({
      distribution: [
        {
          type: 'OfferMade',
          data: {
            leadId,
            professionalId: pro(4),
            professionalName: 'Me 4',
            round: 1,
            wave: 1,
            code: 'K7QF',
            priceCc: 100,
            expiresAt: at(60),
            lang: 'fr',
            manual: true,
            overrides: ['E10', 'E19'],
          },
        },
      ],
    });
    expect(offer([round()]).events()['distribution']![0]!.data).toMatchObject({ wave: 0 });
  });
  it('asks several at once, each once', () =>
    expect(
      offer(running, { ns: [4, 5, 4] })
        .events()
        ['distribution']!.map((e) => e.data['professionalId']),
    ).toEqual([pro(4), pro(5)]));
  it('asks again who was silent in an earlier round', () =>
    expect(offer([...running, roundOver, round({ round: 2 })], { ns: [1] }).types()).toEqual({ distribution: ['OfferMade'] }));
  it('waits for the end of a claim, not for one that is over, swept or not', () => {
    expect(offer([...running, claimed(1)], { now: at(1) }).events()['distribution']![0]!.data).toMatchObject({ sendAt: at(1) });
    expect(offer([...running, claimed(1)], { now: at(11) }).events()['distribution']![0]!.data).not.toHaveProperty('sendAt');
  });
  it('waits for the professional’s own hours, unless that is overridden', () => {
    const checked = { [pro(4)]: { sendAt: at(40) } };
    expect(offer(running, { checked }).events()['distribution']![0]!.data).toMatchObject({ sendAt: at(40) });
    expect(offer(running, { checked, overrides: ['E21'] }).events()['distribution']![0]!.data).not.toHaveProperty('sendAt');
  });
  it.each([
    ['that is ready', readyLead],
    ['that staff stopped', [...offering, ['LeadOfferingStopped', { leadId }]] as Past],
  ])('begins a round of these offers alone for a request %s', (_what, lead) => {
    const { lead: events } = offer(lead === readyLead ? [] : [...running, roundOver], { lead, overrides: ['E10'] }).events();
    expect(events).toMatchObject([
      {
        type: 'LeadOfferingStarted',
        data: { plan: 'manual', board: false, manual: [{ professionalId: pro(4), name: 'Me 4', overrides: ['E10'] }] },
      },
    ]);
  });
  it('is only proposed by a validator', () =>
    expect(offer(running, { ns: [4, 5], overrides: ['E10'], actor: validator }).events()).toMatchObject({
      distribution: [
        { type: 'ManualOfferProposed', data: { leadId, by: validator.id, professionalIds: [pro(4), pro(5)], overrides: ['E10'] } },
      ],
    }));
  it.each<[string, ReturnType<typeof offer>, string]>([
    ['without a live round', offer([...running, roundOver]), 'WRONG_STATE: no-live-round'],
    ['to no one', offer(running, { ns: [] }), 'VALIDATION: nobody-chosen'],
    ['to someone unknown', offer(running, { members: { [stream(4)]: [] } }), 'NOT_FOUND: professional'],
    ['to who was asked in this round', offer(running, { ns: [1] }), 'DUPLICATE: already-offered'],
    [
      'to who refused in an earlier one',
      offer([...running, refused(1), roundOver, round({ round: 2 })], { ns: [1] }),
      'FORBIDDEN: E16-answered-before',
    ],
    [
      'to who declared a conflict in an earlier one',
      offer([...running, claimed(1), conflicted(1), roundOver, round({ round: 2 })], { ns: [1] }),
      'FORBIDDEN: E16-answered-before',
    ],
    [
      'to who accepted in an earlier one',
      offer([...runningMulti, claimed(1), accepting(1, false), roundOver, round({ round: 2, maxAcceptances: 3 })], { ns: [1] }),
      'FORBIDDEN: E16-answered-before',
    ],
    ['to who is suspended', offer(running, { members: { [stream(4)]: suspendedMember(4) } }), 'FORBIDDEN: E01-suspended'],
    ['to who has no licence here', offer([round({ province: 'ON' })]), 'FORBIDDEN: E02-licence'],
    ...['E01', 'E02', 'E03', 'E14', 'E15', 'E16', 'E04'].map((code): [string, ReturnType<typeof offer>, string] => [
      `overriding ${code}`,
      offer(running, { overrides: [code] }),
      'FORBIDDEN: not-overridable',
    ]),
    ['to who is blocked by either side', offer(running, { checked: { [pro(4)]: { code: 'E14' } } }), 'FORBIDDEN: E14-excluded'],
    [
      'to who asks another rate, not overridden',
      offer(running, { checked: { [pro(4)]: { code: 'E10' } } }),
      'FORBIDDEN: E10-needs-override',
    ],
    [
      'to a colleague of who was just asked',
      offer(running, { checked: { [pro(4)]: { deferred: 'E22' } } }),
      'FORBIDDEN: E22-needs-override',
    ],
    ['to who does not open in time', offer(running, { checked: { [pro(4)]: { deferred: 'E21' } } }), 'FORBIDDEN: E21-needs-override'],
  ])('refuses %s', (_what, tried, why) => expect(tried.refusal()).toBe(why));
  it('asks a colleague, or outside hours, when that is overridden', () => {
    expect(offer(running, { checked: { [pro(4)]: { deferred: 'E22' } }, overrides: ['E22'] }).types()).toEqual({
      distribution: ['OfferMade'],
    });
    expect(offer(running, { checked: { [pro(4)]: { deferred: 'E21' } }, overrides: ['E21'] }).types()).toEqual({
      distribution: ['OfferMade'],
    });
  });
});

describe('DecideManualOffer', () => {
  const proposalId = offerOf(9);
  const proposed: Past[number] = [
    'ManualOfferProposed',
    { leadId, proposalId, by: validator.id, professionalIds: [pro(4)], overrides: ['E10'] },
  ];
  const decide = (
    approved: boolean,
    { ns = [4], past = [...running, proposed] as Past, actor = staff as typeof staff | typeof validator } = {},
  ) =>
    given({ distribution: past, lead: offering, ...Object.fromEntries(ns.map((n) => [stream(n), member(n)])) }).when(
      decideManualOffer,
      { leadId, proposalId, approved, professionalIds: ns.map(pro), checked: {} },
      { actor, now: T0 },
    );
  it('makes the offer as it was proposed, or does not', () => {
    expect(decide(true).events()).toMatchObject({
      distribution: [
        { type: 'ManualOfferDecided', data: { proposalId, by: staff.id, approved: true } },
        { type: 'OfferMade', data: { professionalId: pro(4), overrides: ['E10'], manual: true } },
      ],
    });
    expect(decide(false).events()).toMatchObject({ distribution: [{ type: 'ManualOfferDecided', data: { approved: false } }] });
  });
  it('refuses a proposal that is decided, one’s own, and another choice than the proposed', () => {
    const decided: Past[number] = ['ManualOfferDecided', { leadId, proposalId, by: staff.id, approved: false }];
    expect(decide(true, { past: [...running, proposed, decided] }).refusal()).toBe('WRONG_STATE: no-such-proposal');
    expect(decide(true, { actor: validator }).refusal()).toBe('FOUR_EYES_REQUIRED: proposed-by-you');
    expect(decide(true, { ns: [5] }).refusal()).toBe('STALE_VERSION: other-proposal');
  });
});

describe('SendPlannedOffer', () => {
  const planned = (over: Record<string, unknown> = {}): Past => [round(), wave(), made(1, { sendAt: at(20), ...over }), made(2)];
  const sent = (past: Past, now = at(20), professional: Past = member(1)) =>
    given({ distribution: past, professional }).when(
      sendPlannedOffer,
      { leadId, offerId: offerOf(1), professionalId: pro(1) },
      { actor: system, now },
    );
  const withdrawn = (cause: string) => ({
    type: 'OffersWithdrawn',
    data: { leadId, offerIds: [offerOf(1)], professionalIds: [pro(1)], cause },
  });
  it('sends it at its hour, once', () => {
    expect(sent(planned()).events()).toEqual({
      distribution: [{ type: 'OfferSent', data: { leadId, offerId: offerOf(1), professionalId: pro(1) } }],
    });
    expect(sent([...planned(), ['OfferSent', { leadId, offerId: offerOf(1), professionalId: pro(1) }]]).events()).toEqual({});
  });
  it('never sends it when the wave or the round is over: late is not a right', () => {
    expect(sent([...planned(), waveOver]).events()).toEqual({ distribution: [withdrawn('waveOver')] });
    expect(sent([...planned(), roundOver]).events()).toEqual({ distribution: [withdrawn('roundOver')] });
    expect(sent([...planned(), roundOver, round({ round: 2 })], at(500)).events()).toEqual({ distribution: [withdrawn('roundOver')] });
  });
  it('sends one by hand after its wave, while the round lives', () =>
    expect(sent([...planned({ manual: true }), waveOver]).types()).toEqual({ distribution: ['OfferSent'] }));
  it('never sends it to who was suspended meanwhile; the wave ends when all others have said no', () => {
    expect(sent(planned(), at(20), suspendedMember(1)).events()).toEqual({ distribution: [withdrawn('E01-suspended')] });
    expect(sent([...planned(), refused(2)], at(20), suspendedMember(1)).types()).toEqual({
      distribution: ['OffersWithdrawn', 'WaveEnded'],
    });
  });
  it('waits while a claim holds the last seat', () => {
    expect(sent([...planned(), claimed(2, 15)]).refusal()).toBe('WRONG_STATE: claim-live');
    expect(sent([...planned(), claimed(2, 5)]).types()).toEqual({ distribution: ['OfferSent'] });
  });
  it('refuses before its hour, and another’s', () => {
    expect(sent(planned(), at(19)).refusal()).toBe('WRONG_STATE: not-due');
    expect(
      given({ distribution: planned(), professional: member(2) })
        .when(sendPlannedOffer, { leadId, offerId: offerOf(1), professionalId: pro(2) }, { actor: system, now: at(20) })
        .refusal(),
    ).toBe('NOT_FOUND: offer');
  });
});
