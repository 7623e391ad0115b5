import { acceptance } from '@jurilien/acceptance';
import type { Recorded, Row } from '@jurilien/event-sourcing';
import { at, rowsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { survey, surveyIdOf } from '@jurilien/feedback';
import { lead } from '@jurilien/lead';
import { personId, submitted } from '@jurilien/lead/testing';
import { distribution } from '@jurilien/search';
import { claimOf, leadId, made, ofClaim, offerOf, ofOffer, pro } from '../../claims.testing.js';
import { offerFacts } from './offer-facts.js';
import { requestFacts } from './request-facts.js';
import { waysHere } from './way-here.js';

const P = pro(1);
const acceptanceId = claimOf(1);
const own = (type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
  lead,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const search = (type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
  distribution,
  leadId,
  type,
  { leadId, ...data },
  minutes,
];
const after = (type: string, minutes: number, data: Record<string, unknown> = {}): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { acceptanceId, leadId, professionalId: P, ...data },
  minutes,
];
const sent: readonly StoryEvent[] = submitted.map(([type, data]): StoryEvent => [lead, leadId, type, data]);
const wave = (n: number) => search('WaveStarted', n * 60, { round: 1, wave: n, size: 3, endsAt: at(n * 60 + 45) });
const asked = (n: number, minutes: number, more: Record<string, unknown> = {}) =>
  search('OfferMade', minutes, { ...made(n)[1], offerId: offerOf(n), ...more });
const ask = { requestId: 'r-1', personId };
const answer = (side: 'client' | 'professional', overall: number, minutes: number): StoryEvent => [
  survey,
  surveyIdOf(acceptanceId, side),
  'SurveySubmitted',
  { acceptanceId, leadId, professionalId: P, personId, overall, callMe: false, followUp: false },
  minutes,
];
const mandate = (outcome: 'retained' | 'notRetained', minutes: number, id = acceptanceId) =>
  after('MandateOutcomeRecorded', minutes, { acceptanceId: id, outcome, ends: false });
const whole: readonly StoryEvent[] = [
  ...sent,
  own('LeadEmailConfirmed', 10, { method: 'link' }),
  own('LeadQueuedForValidation', 10, { confirmed: true, slaAt: at(40), lang: 'fr', province: 'QC' }),
  own('LeadPhoneConfirmed', 12, { method: 'code' }),
  own('LeadValidated', 30, { by: 'staff', checklist: {}, sendAfter: at(30) }),
  wave(1),
  asked(1, 61),
  asked(2, 62, { sendAt: at(90), professionalId: pro(2) }),
  search('OfferSent', 90, ofOffer(2)),
  search('ClaimStarted', 95, { ...ofClaim(1), holdUntil: at(110), priceCc: 100, funded: true }),
  search('AcceptanceConfirmed', 100, { ...ofClaim(1), acceptanceId, priceCc: 100, capacityFull: true, round: 1, wave: 1 }),
  after('ContactSlaMissed', 400),
  after('ContactRecorded', 420, { channel: 'phone' }),
  after('ContactConfirmedByClient', 500),
  mandate('retained', 900),
  after('LeadCreditRequested', 1_000, { ...ask, reason: 'unreachable', evidence: 'Sans réponse', decideBy: at(5_000), priceCc: 100 }),
  after('LeadCreditApproved', 1_100, { requestId: 'r-1', cc: 100, reason: 'unreachable', rule: 'staff' }),
  answer('client', 4, 2_000),
  answer('professional', 2, 2_100),
];
const factsOf = (events: readonly StoryEvent[]): Row | undefined => rowsOf(requestFacts, story(...events)).get(leadId);

describe('facts of a request', () => {
  it('hold the instant at which each step was first reached', () =>
    expect(factsOf(whole)).toMatchObject({
      submittedAt: at(0),
      confirmedAt: at(10),
      queuedAt: at(10),
      validatedAt: at(30),
      offeredAt: at(61),
      claimedAt: at(95),
      acceptedAt: at(100),
      acceptedWave: 1,
      contactedAt: at(420),
      slaMissedAt: at(400),
      retainedAt: at(900),
      offers: 2,
      waves: 1,
      refunds: [{ id: 'r-1', reason: 'unreachable', at: at(1_000), approvedAt: at(1_100), cc: 100 }],
      grades: [
        { side: 'client', at: at(2_000), grade: 4 },
        { side: 'professional', at: at(2_100), grade: 2 },
      ],
    }));
  it('are told by the day of the offices, and by what the request says', () =>
    expect(factsOf(sent)).toMatchObject({ day: '2026-11-02', province: 'QC', field: 'family', lang: 'fr', source: 'web' }));
  it('have nothing of who sent it, but whose key seals how they came here', () =>
    expect(Object.keys(factsOf(whole)!).filter((name) => /name|mail|phone|description|address/i.test(name))).toEqual([]));
  it('say how the person came here, as long as their key is there', () => {
    const came = sent.map(([d, id, type, data]): StoryEvent => [
      d,
      id,
      type,
      type === 'LeadSubmitted'
        ? { ...data, searchTerms: 'google · cpc · divorce · « Avocat » · /avocat | 1 : juripop.org · referral · /' }
        : data,
    ]);
    // `rowsOf` compares the row of who was erased with the one that is made again without the key.
    expect(factsOf(came)).toMatchObject({ origin: 'google', campaign: 'divorce', term: 'avocat', firstOrigin: 'juripop.org' });
  });
  it('do not begin with a draft', () =>
    expect(
      factsOf([[lead, leadId, 'LeadDraftStarted', { leadId, personId, form: 'request', channel: 'web', lang: 'fr' }]]),
    ).toBeUndefined());
  it('follow what staff correct', () =>
    expect(
      factsOf([...sent, own('LeadEdited', 20, { personId, changed: ['region'], facts: { region: '07', lawyerType: 'housing' } })]),
    ).toMatchObject({ region: '07', field: 'housing' }));
  it('a planned offer is none before it is sent', () =>
    expect(factsOf([...sent, asked(1, 61, { sendAt: at(90) })])).toMatchObject({ offers: 0 }));
  it('a mandate that its professional takes back is over from then on; another’s word takes nothing back', () => {
    expect(factsOf([...whole, mandate('notRetained', 950)])).toMatchObject({ retainedAt: at(900), unretainedAt: at(950) });
    expect(factsOf([...whole, mandate('notRetained', 950), mandate('retained', 990)])).toMatchObject({ unretainedAt: null });
    expect(factsOf([...whole, mandate('notRetained', 950, claimOf(2))])?.['unretainedAt']).toBeNull();
  });
  it('the first search that found no one counts, whatever follows', () =>
    expect(
      factsOf([...sent, own('LeadUnserved', 100, { reason: 'noEligible' }), own('LeadUnserved', 900, { reason: 'noTaker' })]),
    ).toMatchObject({ unservedAt: at(100), unservedReason: 'noEligible' }));

  const endings: readonly (readonly [string, StoryEvent, Record<string, unknown>])[] = [
    ['rejected', own('LeadRejected', 50, { reasonCode: 'notLegal' }), { ending: 'rejected', endReason: 'notLegal' }],
    ['unreachable', own('LeadRejected', 50, { reasonCode: 'unreachable' }), { ending: 'rejected', unreachableAt: at(50) }],
    ['closed', own('LeadClosed', 50, { closeReason: 'solved' }), { ending: 'closed', endReason: 'solved' }],
    ['withdrawn', own('LeadWithdrawn', 50, { reason: 'solved', afterAcceptance: false }), { ending: 'withdrawn' }],
    ['blocked', own('LeadBlocked', 50, { blockType: 'spam' }), { ending: 'blocked', endReason: 'spam' }],
    ['never confirmed', own('LeadConfirmationExpired', 50), { ending: 'notConfirmed', endedAt: at(50) }],
  ];
  it.each(endings)('say how it ended: %s', (_what, event, row) => expect(factsOf([...sent, event])).toMatchObject(row));
  const taken: readonly (readonly [string, StoryEvent])[] = [
    ['reopened', own('LeadReopened', 60, { slaAt: at(90) })],
    ['unblocked', own('LeadUnblocked', 60)],
    ['renewed', own('LeadRenewed', 60, { renewalCount: 1, channel: 'link', changes: [], ready: false })],
  ];
  it.each(taken)('an end that is taken back is none: %s', (_what, event) => {
    const row = factsOf([...sent, own('LeadBlocked', 50, { blockType: 'spam' }), event]);
    expect([row?.['endedAt'], row?.['ending'], row?.['endReason']]).toEqual([null, null, null]);
  });
  it('an acceptance closed because the client did not answer makes the client unreachable', () =>
    expect(factsOf([...whole, after('AcceptanceClosed', 700, { closeReason: 'clientUnreachable' })])).toMatchObject({
      unreachableAt: at(700),
    }));
  const queuedAt = own('LeadQueuedForValidation', 10, { confirmed: true, slaAt: at(40), lang: 'fr', province: 'QC' });
  const validatedAt = (minutes: number) => own('LeadValidated', minutes, { by: 'ada', checklist: {}, sendAfter: at(minutes) });
  const due = (...events: readonly StoryEvent[]) => {
    const { validationDueAt, decidedAt, decidedBy } = factsOf([...sent, ...events])!;
    return [validationDueAt, decidedAt, decidedBy];
  };
  it('hold when it was due to be decided, and the first decision; what the rules decide is no one’s', () => {
    expect(due(queuedAt)).toEqual([at(40), undefined, undefined]);
    expect(due(queuedAt, validatedAt(30), own('LeadRejected', 90, { reasonCode: 'notLegal' }))).toEqual([at(40), at(30), null]);
    expect(due(own('LeadRejected', 5, { reasonCode: 'spam' }))).toEqual([undefined, undefined, undefined]);
  });
  it('a person of the team who decided is noted', () => {
    const byAda = story(...sent, queuedAt, validatedAt(30)).map((e): Recorded => ({ ...e, actor: { kind: 'user', id: 'ada' } }));
    expect(rowsOf(requestFacts, byAda).get(leadId)).toMatchObject({ decidedAt: at(30), decidedBy: 'ada' });
  });
  it('nothing restarts the time to decide, but for a request that ended before it was due', () => {
    const again = own('LeadQueuedForValidation', 50, { confirmed: true, slaAt: at(80), lang: 'fr', province: 'QC' });
    const reopened = own('LeadReopened', 60, { slaAt: at(90) });
    const withdrawn = (minutes: number) => own('LeadWithdrawn', minutes, { reason: 'solved', afterAcceptance: false });
    expect(due(queuedAt, again)[0]).toBe(at(40));
    expect(due(queuedAt, withdrawn(30), reopened)[0]).toBe(at(90));
    expect(due(queuedAt, withdrawn(50), reopened)[0]).toBe(at(40));
    expect(due(queuedAt, validatedAt(20), withdrawn(30), reopened)[0]).toBe(at(40));
  });
  it('keep both instants of a merge that is undone', () =>
    expect(
      factsOf([...sent, own('LeadMerged', 20, { into: 'other' }), own('LeadUnmerged', 30, { from: 'other', slaAt: at(90) })]),
    ).toMatchObject({ mergedAt: at(20), unmergedAt: at(30) }));
  it('hear of every event they are made of', () =>
    expect(unexercised(requestFacts, story(...whole, ...endings.map(([, event]) => event))).sort()).toEqual([
      'AcceptanceClosed',
      'LeadAbsorbed',
      'LeadCreditRefused',
      'LeadEdited',
      'LeadMerged',
      'LeadRenewed',
      'LeadReopened',
      'LeadUnblocked',
      'LeadUnmerged',
      'LeadUnserved',
      'RenewalInvitationSent',
    ]));
});

describe('facts of offers', () => {
  const offersOf = (...events: StoryEvent[]) => [...rowsOf(offerFacts, story(...events)).values()];
  it('are of the day an offer was sent', () =>
    expect(offersOf(asked(1, 5), asked(2, 6, { sendAt: at(1_440) }), search('OfferSent', 1_440, ofOffer(2)))).toMatchObject([
      { day: '2026-11-02', offeredAt: at(5), professionalId: P },
      { day: '2026-11-03', offeredAt: at(1_440) },
    ]));
  it('say in which wave, and what they brought first', () => {
    const claimed = search('ClaimStarted', 95, { ...ofClaim(1), holdUntil: at(110), priceCc: 100, funded: true });
    const accepted = search('AcceptanceConfirmed', 100, {
      ...ofClaim(1),
      acceptanceId,
      priceCc: 100,
      capacityFull: true,
      round: 1,
      wave: 1,
    });
    expect(offersOf(asked(1, 5), claimed, accepted)).toMatchObject([{ wave: 1, claimedAt: at(95), acceptedAt: at(100) }]);
    expect(offersOf(asked(1, 5, { manual: true }))).toMatchObject([{ wave: null, offeredAt: at(5) }]);
  });
  it('what is taken from the board was offered to no one', () => expect(offersOf(asked(1, 5, { board: true }))).toEqual([]));
});

describe('the way someone came', () => {
  it('is read as the site writes it, the last and the first', () =>
    expect(waysHere('google · cpc · Divorce-2026 · « Avocat divorce » · /avocat-famille | 1 : juripop.org · referral · /')).toEqual({
      last: { origin: 'google', campaign: 'divorce-2026', term: 'avocat divorce' },
      first: { origin: 'juripop.org' },
    }));
  it('is nothing where another wrote it: it may hold anything', () => {
    expect(waysHere('Marie Tremblay, 514 555-0142')).toEqual({});
    expect(waysHere(undefined)).toEqual({});
    expect(waysHere('[erased]')).toEqual({});
  });
});
