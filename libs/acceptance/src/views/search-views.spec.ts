import { at, rowsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { distribution, offerReceipt } from '@jurilien/search';
import { claimOf, made, ofClaim, offerOf, ofOffer, pro, round, wave } from '@jurilien/search/testing';
import { acceptance } from '../acceptance.js';
import { acceptances } from './acceptances.js';
import { offers } from '../../../search/src/views/offers.js';
import { searches } from '../../../search/src/views/searches.js';
import { waves } from '../../../search/src/views/waves.js';

const search = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const receipt = (n: number, type: string, minutes = 0): StoryEvent => [offerReceipt, offerOf(n), type, ofOffer(n), minutes];
const asked = (n: number, over: Record<string, unknown> = {}): StoryEvent => search('OfferMade', { ...made(n)[1], ...over });
const many = (type: string, ns: readonly number[], more: Record<string, unknown> = {}): StoryEvent =>
  search(type, { offerIds: ns.map(offerOf), professionalIds: ns.map(pro), ...more }, 30);
const ended = { round: 1, wave: 1 };

describe('offers', () => {
  const row = (n: number, ...happened: readonly StoryEvent[]) => rowsOf(offers, story(...happened)).get(offerOf(n));
  const claim = search('ClaimStarted', { ...ofClaim(1), holdUntil: at(15), priceCc: 100, funded: true }, 5);
  const whole: readonly (readonly [what: string, happened: readonly StoryEvent[], row: Record<string, unknown>])[] = [
    [
      'is sent, with what explains it',
      [asked(1, { points: 750, parts: { field: 250 } })],
      {
        leadId,
        code: 'K7QF',
        professionalId: pro(1),
        professionalName: 'Me 1',
        round: 1,
        wave: 1,
        state: 'Sent',
        priceCc: 100,
        madeAt: T0,
        waveEndsAt: at(30),
        points: 750,
        parts: { field: 250 },
        manual: false,
        overrides: [],
        secondChance: false,
      },
    ],
    ['was made by hand, over which rules', [asked(1, { manual: true, overrides: ['E10'] })], { manual: true, overrides: ['E10'] }],
    ['waits for its hour', [asked(1, { sendAt: at(20) })], { state: 'Planned', sendAt: at(20), sentAt: undefined }],
    [
      'is sent when that comes',
      [asked(1, { sendAt: at(20) }), search('OfferSent', ofOffer(1), 20)],
      { state: 'Sent', sendAt: at(20), sentAt: at(20) },
    ],
    ['was seen', [asked(1), receipt(1, 'OfferViewed', 3)], { state: 'Sent', seenAt: at(3) }],
    ['was reminded of', [asked(1), receipt(1, 'OfferReminded', 15)], { state: 'Sent', remindedAt: at(15) }],
    ['wishes another chance', [asked(1), receipt(1, 'SecondChanceRequested', 3)], { secondChance: true }],
    [
      'was refused, and why',
      [asked(1), search('OfferRefused', { ...ofOffer(1), refuseReason: 'tooFar' }, 4)],
      { state: 'Refused', refusedReason: 'tooFar', answeredAt: at(4) },
    ],
    ['is late', [asked(1), many('OfferWindowPassed', [1, 2])], { state: 'Late' }],
    ['expired', [asked(1), many('OfferExpired', [2, 1])], { state: 'Expired' }],
    ['was withdrawn', [asked(1), many('OffersWithdrawn', [1], { cause: 'stopped' })], { state: 'Withdrawn' }],
    ['was taken by another', [asked(1), many('OffersClosed', [1])], { state: 'Taken' }],
    ['is claimed', [asked(1), claim], { state: 'Claimed', claimId: claimOf(1), claimUntil: at(15), answeredAt: at(5) }],
    [
      'is held for longer once its coins are there',
      [asked(1), claim, search('ClaimExtended', { ...ofClaim(1), holdUntil: at(20) }, 9)],
      { state: 'Claimed', claimUntil: at(20) },
    ],
    [
      'came back, with the wave’s new end',
      [
        asked(1),
        claim,
        search('ClaimReleased', { ...ofClaim(1), ...ended, offerState: 'Sent', cause: 'cancelled', waveEndsAt: at(33) }, 8),
      ],
      { state: 'Sent', claimId: null, claimUntil: null, waveEndsAt: at(33) },
    ],
    [
      'was in conflict',
      [asked(1), claim, search('ClaimReleased', { ...ofClaim(1), ...ended, offerState: 'Conflict', cause: 'conflict' }, 8)],
      { state: 'Conflict', claimId: null, waveEndsAt: at(30) },
    ],
    [
      'came back late after its hold',
      [asked(1), claim, search('ClaimExpired', { ...ofClaim(1), ...ended, offerState: 'Late' }, 16)],
      { state: 'Late', claimId: null },
    ],
    [
      'was accepted',
      [
        asked(1),
        claim,
        search('AcceptanceConfirmed', { ...ofClaim(1), ...ended, acceptanceId: claimOf(1), priceCc: 100, capacityFull: true }, 8),
      ],
      { state: 'Accepted', acceptanceId: claimOf(1), claimId: claimOf(1) },
    ],
  ];
  it.each(whole)('an offer %s', (_what, happened, expected) => expect(row(1, ...happened)).toMatchObject(expected));
  it('changes no other offer', () => expect(row(2, asked(1), asked(2), claim, many('OffersClosed', [1]))).toMatchObject({ state: 'Sent' }));
  it('is nothing without having been made', () => expect(row(1, claim, receipt(1, 'OfferViewed'))).toBeUndefined());
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(offers, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});

describe('searches', () => {
  const row = (...happened: readonly StoryEvent[]) => rowsOf(searches, story(...happened)).get(leadId);
  const begun = search('RoundStarted', { ...round({ boardFrom: at(90) })[1] });
  const waveOne = search('WaveStarted', { ...wave()[1] });
  const claim = search('ClaimStarted', { ...ofClaim(1), holdUntil: at(15), priceCc: 100, funded: true }, 5);
  const back = (waveEndsAt?: string) =>
    search('ClaimReleased', { ...ofClaim(1), ...ended, offerState: 'Sent', cause: 'cancelled', ...(waveEndsAt ? { waveEndsAt } : {}) }, 8);
  const proposal = { proposalId: offerOf(9), by: 'staff-3', professionalIds: [pro(4)], overrides: ['E10'] };
  const whole: readonly (readonly [what: string, happened: readonly StoryEvent[], row: Record<string, unknown>])[] = [
    [
      'begins with what the round froze',
      [begun],
      { round: 1, live: true, wave: 0, coinValueCc: 100, boardFrom: at(90), onBoard: false, claims: 0 },
    ],
    ['runs a wave', [begun, waveOne], { wave: 1, waveState: 'running', waveEndsAt: at(30), frozenAt: null }],
    ['stands still while someone holds a claim', [begun, waveOne, claim], { claims: 1, frozenAt: at(5) }],
    ['runs on when it ends', [begun, waveOne, claim, back(at(33))], { claims: 0, frozenAt: null, waveEndsAt: at(33) }],
    [
      'or when it runs out',
      [begun, waveOne, claim, search('ClaimExpired', { ...ofClaim(1), ...ended, offerState: 'Late' }, 16)],
      { claims: 0 },
    ],
    [
      'counts its seats',
      [
        begun,
        waveOne,
        claim,
        search('AcceptanceConfirmed', { ...ofClaim(1), acceptanceId: claimOf(1), priceCc: 100, capacityFull: false, ...ended }, 9),
      ],
      { seatsTaken: 1, claims: 0 },
    ],
    [
      'gives one back',
      [begun, search('CapacityReopened', { acceptanceId: claimOf(1), professionalId: pro(1), round: 1 })],
      { seatsTaken: 0 },
    ],
    ['has a wave that is over', [begun, waveOne, search('WaveEnded', { ...ended, early: true })], { waveState: 'over' }],
    ['found no one left', [begun, search('WaveSkipped', { ...ended, cause: 'noEligible' })], { waveState: 'skipped', exhausted: true }],
    ['is widened', [begun, search('RoundWidened', { round: 1, added: { size: 10, minutes: 120 } })], { exhausted: false }],
    ['is on the board', [begun, search('LeadOpenedOnBoard', { round: 1 }, 40)], { onBoard: true, boardSince: at(40) }],
    [
      'is over',
      [begun, waveOne, search('RoundClosed', { round: 1, cause: 'accepted' }, 50)],
      { live: false, closeCause: 'accepted', waveState: 'over' },
    ],
    [
      'keeps what was proposed, before any round too',
      [search('ManualOfferProposed', proposal)],
      { live: false, proposals: [{ ...proposal, at: T0 }] },
    ],
    [
      'until it is decided',
      [
        begun,
        search('ManualOfferProposed', proposal),
        search('ManualOfferDecided', { proposalId: offerOf(9), by: 'staff-1', approved: true }),
      ],
      { proposals: [] },
    ],
  ];
  it.each(whole)('%s', (_what, happened, expected) => expect(row(...happened)).toMatchObject(expected));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(searches, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});

describe('waves', () => {
  const computed = search('MatchingComputed', {
    ...ended,
    configVersion: 1,
    inputsHash: 'h',
    eligible: 4,
    excluded: { E04: 2 },
    ranked: [{ professionalId: pro(1), points: 800, parts: {} }],
  });
  const started = search('WaveStarted', { ...wave()[1] });
  const key = `${leadId}:1:1`;
  const whole: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    [
      'was computed, with who was left out and why',
      [computed],
      {
        leadId,
        round: 1,
        wave: 1,
        startedAt: T0,
        eligible: 4,
        excluded: { E04: 2 },
        ranked: [{ professionalId: pro(1), points: 800, parts: {} }],
        configVersion: 1,
        state: 'computed',
      },
    ],
    ['runs', [computed, started], { state: 'running', size: 3, endsAt: at(30) }],
    ['is over', [computed, started, search('WaveEnded', { ...ended, early: true }, 20)], { state: 'over', size: 3 }],
    [
      'was skipped by staff',
      [computed, started, search('WaveSkipped', { ...ended, cause: 'staff' }, 12)],
      { state: 'skipped', size: 3, endsAt: at(12) },
    ],
    ['found no one', [computed, search('WaveSkipped', { ...ended, cause: 'noEligible' })], { state: 'skipped', size: 0 }],
  ];
  it.each(whole)('a wave %s', (_what, happened, expected) =>
    expect(rowsOf(waves, story(search('RoundStarted', round()[1]), ...happened)).get(key)).toMatchObject(expected),
  );
  it('keeps one row per wave of a round', () => {
    const second = search(
      'MatchingComputed',
      { round: 1, wave: 2, configVersion: 1, inputsHash: 'h', eligible: 0, excluded: {}, ranked: [] },
      30,
    );
    expect([...rowsOf(waves, story(computed, started, second)).values()].map((r) => [r.id, r.state])).toEqual([
      [key, 'running'],
      [`${leadId}:1:2`, 'computed'],
    ]);
  });
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(waves, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});

describe('acceptances', () => {
  const ids = { acceptanceId: claimOf(1), leadId, professionalId: pro(1) };
  const said = (type: string, more: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
    acceptance,
    claimOf(1),
    type,
    { ...ids, ...more },
    minutes,
  ];
  const sealed = { personId: 'person-1' };
  const wish = said('ReplacementRequested', { ...sealed, requestId: 'r-1', by: 'client', cause: 'cost', answerBy: at(99) });
  const opened = said('AcceptanceOpened', { priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' });
  const whole: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    [
      'waits for its call',
      [opened],
      {
        leadId,
        professionalId: pro(1),
        province: 'QC',
        state: 'ToContact',
        slaDueAt: at(240),
        slaMissed: false,
        attempts: 0,
        priceCc: 100,
        at: T0,
      },
    ],
    [
      'counts tries',
      [
        opened,
        said('ContactAttempted', { channel: 'phone', result: 'noAnswer' }),
        said('ContactAttempted', { channel: 'sms', result: 'sent' }),
      ],
      { state: 'ToContact', attempts: 2 },
    ],
    ['has missed its clock', [opened, said('ContactSlaMissed', {}, 240)], { state: 'ToContact', slaMissed: true }],
    ['was contacted', [opened, said('ContactRecorded', { channel: 'phone' }, 50)], { state: 'Contacted', contactedAt: at(50) }],
    [
      'was confirmed by the client alone',
      [opened, said('ContactConfirmedByClient', {}, 60)],
      { state: 'Contacted', contactedAt: at(60), confirmedByClient: true },
    ],
    ['needs someone to look after it', [opened, said('ContactSlaMissed'), said('ContactFollowUpNeeded')], { followUp: true }],
    [
      'is looked after no longer once they spoke',
      [opened, said('ContactFollowUpNeeded'), said('ContactRecorded', { channel: 'phone' })],
      { followUp: false },
    ],
    [
      'came to a consultation',
      [opened, said('ContactRecorded', { channel: 'phone' }), said('ConsultationOutcomeRecorded', { outcome: 'held', next: 'mandate' })],
      { state: 'Consultation', consultation: 'held', next: 'mandate' },
    ],
    [
      'came to a mandate after all',
      [
        opened,
        said('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'fees', ends: true }, 20),
        said('MandateOutcomeRecorded', { outcome: 'retained', feeRange: 'to3000', ends: true }, 30),
      ],
      { state: 'Mandate', outcome: 'retained', outcomeReason: null, feeRange: 'to3000', outcomeAt: at(30), endedAt: null },
    ],
    ['was chosen', [opened, said('ProfessionalChosen', { others: [] })], { chosen: true }],
    [
      'counts notes and keeps their words out',
      [opened, said('AcceptanceNoteAdded', { ...sealed, noteId: 'n-1', note: 'mot' })],
      { notes: 1 },
    ],
    [
      'waits for an answer about a replacement',
      [opened, wish],
      { replacement: 'asked', replacementCause: 'cost', replacementAnswerBy: at(99) },
    ],
    [
      'was not replaced',
      [opened, wish, said('ReplacementRefused', { ...sealed, requestId: 'r-1', refusal: 'underWay' })],
      { state: 'ToContact', replacement: 'refused', replacementRefusal: 'underWay', replacementAnswerBy: null },
    ],
    [
      'was replaced; whether coins go back is not decided here',
      [
        opened,
        wish,
        said('ReplacementGranted', { requestId: 'r-1', selfService: false, refund: 'undecided' }),
        said('AcceptanceReplaced', { requestId: 'r-1', cause: 'cost' }, 70),
      ],
      { state: 'Replaced', replacement: 'granted', refund: 'undecided', endedAt: at(70) },
    ],
    [
      'asks for coins back',
      [
        opened,
        said('LeadCreditRequested', { ...sealed, requestId: 'c-1', reason: 'wrongField', evidence: 'mot', decideBy: at(99), priceCc: 100 }),
      ],
      { credit: 'asked', creditReason: 'wrongField', creditAt: T0, creditDecideBy: at(99) },
    ],
    [
      'got its coins back',
      [opened, said('LeadCreditApproved', { requestId: 'c-1', cc: 100, reason: 'wrongField', rule: 'staff' })],
      { credit: 'approved', creditReason: 'wrongField', creditedCc: 100 },
    ],
    [
      'did not get them back',
      [opened, said('LeadCreditRefused', { ...sealed, requestId: 'c-1', refusal: 'asDescribed', by: 's' })],
      { credit: 'refused' },
    ],
    [
      'is closed',
      [opened, said('AcceptanceClosed', { closeReason: 'done' }, 90)],
      { state: 'Closed', closeReason: 'done', endedAt: at(90) },
    ],
  ];
  it.each(whole)('an acceptance %s', (_what, happened, expected) =>
    expect(rowsOf(acceptances, story(...happened)).get(claimOf(1))).toMatchObject(expected),
  );
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(acceptances, story(...whole.flatMap(([, happened]) => happened)))).toEqual([]));
});
