import { fold } from '@jurilien/event-sourcing';
import { asShipped, at, given, type Past, recorded } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, offering, staff, system } from '@jurilien/lead/testing';
import { distribution, offerReceipt, recordOfferViewed, requestSecondChance } from '@jurilien/search';
import { accepting, claimed, claimOf, made, ofOffer, pro, refused, round, running, runningMulti } from '@jurilien/search/testing';
import { closeAcceptance, logContactAttempt, missContactSla, recordContactMade } from './record-contact-made.js';
import { recordClaimLost } from '../../../search/src/decisions/record-offer-viewed.js';

describe('RecordOfferViewed', () => {
  const viewed: Past = [['OfferViewed', ofOffer(1)]];
  it('writes down the first look alone', () => {
    expect(given({ distribution: running }).when(recordOfferViewed, ofOffer(1)).events()).toEqual({
      receipt: [{ type: 'OfferViewed', data: ofOffer(1) }],
    });
    expect(given({ distribution: running, receipt: viewed }).when(recordOfferViewed, ofOffer(1)).events()).toEqual({ receipt: [] });
  });
  it('does not say whether someone else’s offer exists', () => {
    expect(
      given({ distribution: running })
        .when(recordOfferViewed, { ...ofOffer(1), professionalId: pro(2) })
        .refusal(),
    ).toBe('NOT_FOUND: offer');
    expect(given().when(recordOfferViewed, ofOffer(1)).refusal()).toBe('NOT_FOUND: offer');
  });
});

describe('RecordClaimLost', () => {
  const lost = (distribution: Past, receipt: Past = []) =>
    given({ distribution, receipt })
      .when(recordClaimLost, ofOffer(2), { now: at(1) })
      .types();
  it('is written down once, while someone else holds or has the request', () => {
    expect(lost([...running, claimed(1)])).toEqual({ receipt: ['ClaimLost'] });
    expect(lost([...running, claimed(1), accepting(1, true)])).toEqual({ receipt: ['ClaimLost'] });
    expect(lost([...running, claimed(1)], [['ClaimLost', ofOffer(2)]])).toEqual({});
  });
  it('is nothing when the request is free, or one’s own', () => {
    expect(lost(running)).toEqual({ receipt: [] });
    expect(lost([...running, claimed(2)])).toEqual({ receipt: [] });
  });
});

describe('RequestSecondChance', () => {
  const taken: Past = [
    ...running,
    claimed(1),
    accepting(1, true),
    ['OffersClosed', { leadId, offerIds: [ofOffer(2).offerId], professionalIds: [pro(2)] }],
  ];
  const expired: Past = [...running, ['OfferExpired', { leadId, offerIds: [ofOffer(2).offerId], professionalIds: [pro(2)] }]];
  it.each<[string, Past]>([
    ['someone accepted', taken],
    ['the search expired', expired],
    ['someone else holds it', [...running, claimed(1)]],
    ['another of several seats is held', [...runningMulti, claimed(3)]],
  ])('is kept when %s', (_when, past) =>
    expect(
      given({ distribution: past, lead: offering })
        .when(requestSecondChance, ofOffer(2), { now: at(1) })
        .types(),
    ).toEqual({ receipt: ['SecondChanceRequested'] }),
  );
  it('is kept once', () =>
    expect(
      given({ distribution: taken, lead: offering, receipt: [['SecondChanceRequested', ofOffer(2)]] })
        .when(requestSecondChance, ofOffer(2))
        .events(),
    ).toEqual({}));
  it.each<[string, Past]>([
    ['no one has it', running],
    ['the only claim’s time is over', [...running, claimed(1, -20)]],
    ['the person refused', [...running, refused(2), claimed(1)]],
    ['it is the person’s own claim', [...running, claimed(2)]],
  ])('is refused when %s', (_when, past) =>
    expect(
      given({ distribution: past, lead: offering })
        .when(requestSecondChance, ofOffer(2), { now: at(1) })
        .refusal(),
    ).toBe('WRONG_STATE: offer-not-lost'),
  );
  it.each<[string, Past[number]]>([
    ['the client withdrew', ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }]],
    ['it was closed', ['LeadClosed', { leadId, closeReason: 'solved' }]],
    ['it was blocked', ['LeadBlocked', { leadId, blockType: 'spam' }]],
  ])('is refused when %s: no one waits for what is over', (_when, end) =>
    expect(
      given({ distribution: taken, lead: [...offering, end] })
        .when(requestSecondChance, ofOffer(2))
        .refusal(),
    ).toBe('WRONG_STATE: lead-ended'),
  );
  describe('a page offers it where it would be kept, and nowhere else', () => {
    const ended = (type: string, data: Record<string, unknown>): Past => [...offering, [type, { leadId, ...data }]];
    const offered = (past: Past, of: Past = offering): boolean => {
      const search = fold(distribution, recorded(distribution, leadId, past));
      const states = { receipt: offerReceipt.initial, distribution: search, lead: fold(lead, recorded(lead, leadId, of)) };
      return (
        requestSecondChance.available(states, { actor: { kind: 'token', id: pro(2) }, now: at(1), config: asShipped() }, ofOffer(2)) ===
        true
      );
    };
    it.each<[string, boolean, Past]>([
      ['someone accepted', true, taken],
      ['the search expired', true, expired],
      ['someone else holds it', true, [...running, claimed(1)]],
      ['it is open', false, running],
      ['it is one’s own claim', false, [...running, claimed(2)]],
      ['the person refused', false, [...running, refused(2), claimed(1)]],
      ['no one asked this person', false, [round(), made(1), claimed(1)]],
    ])('%s: %s', (_when, expected, past) => expect(offered(past)).toBe(expected));
    it.each<[string, Past]>([
      ['the client withdrew', ended('LeadWithdrawn', { reason: 'solved', afterAcceptance: true })],
      ['staff blocked it', ended('LeadBlocked', { blockType: 'fraud' })],
    ])('%s afterwards: never', (_when, of) => expect([offered(taken, of), offered([...running, claimed(1)], of)]).toEqual([false, false]));
  });
  it('is refused for an offer of someone else', () =>
    expect(
      given({ distribution: [round(), made(1)], lead: offering })
        .when(requestSecondChance, ofOffer(2))
        .refusal(),
    ).toBe('NOT_FOUND: offer'));
});

const acceptanceId = claimOf(1);
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const contacted: Past = [...opened, ['ContactRecorded', { ...ids, channel: 'phone' }, at(10)]];
const closed: Past = [...contacted, ['AcceptanceClosed', ids]];

describe('RecordContactMade', () => {
  it('is late better than never, and said once', () => {
    expect(given({ acceptance: opened }).when(recordContactMade, ids).events()).toEqual({
      acceptance: [{ type: 'ContactRecorded', data: { ...ids, channel: 'phone' } }],
    });
    expect(
      given({ acceptance: [...opened, ['ContactSlaMissed', ids]] })
        .when(recordContactMade, { ...ids, channel: 'inPerson' }, { now: at(500) })
        .types(),
    ).toEqual({ acceptance: ['ContactRecorded'] });
    for (const past of [contacted, closed]) expect(given({ acceptance: past }).when(recordContactMade, ids).events()).toEqual({});
  });
});

describe('LogContactAttempt', () => {
  const attempt = { ...ids, channel: 'phone', result: 'voicemail' } as const;
  it('may be said as often as it happens, until someone was reached', () => {
    expect(given({ acceptance: opened }).when(logContactAttempt, attempt).events()).toEqual({
      acceptance: [{ type: 'ContactAttempted', data: attempt }],
    });
    expect(
      given({ acceptance: [...opened, ['ContactAttempted', attempt]] })
        .when(logContactAttempt, attempt)
        .types(),
    ).toEqual({ acceptance: ['ContactAttempted'] });
    for (const past of [contacted, closed])
      expect(given({ acceptance: past }).when(logContactAttempt, attempt).refusal()).toBe('WRONG_STATE: already-contacted');
  });
});

describe('MissContactSla', () => {
  it('is written down at its instant, once, unless the client was called', () => {
    expect(
      given({ acceptance: opened })
        .when(missContactSla, ids, { now: at(240), actor: system })
        .events(),
    ).toEqual({ acceptance: [{ type: 'ContactSlaMissed', data: ids }] });
    expect(
      given({ acceptance: opened })
        .when(missContactSla, ids, { now: at(239), actor: system })
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
    for (const past of [[...opened, ['ContactSlaMissed', ids]] as Past, contacted, closed])
      expect(
        given({ acceptance: past })
          .when(missContactSla, ids, { now: at(240), actor: system })
          .events(),
      ).toEqual({});
  });
});

describe('CloseAcceptance', () => {
  it('ends it from any state, once', () => {
    for (const past of [opened, contacted])
      expect(given({ acceptance: past }).when(closeAcceptance, ids, { actor: staff }).events()).toEqual({
        acceptance: [{ type: 'AcceptanceClosed', data: ids }],
      });
    expect(given({ acceptance: closed }).when(closeAcceptance, ids, { actor: staff }).events()).toEqual({ acceptance: [] });
  });
});

it.each([
  ['no one’s', { acceptance: [] as Past }, ids],
  ['someone else’s', { acceptance: opened }, { ...ids, professionalId: pro(2) }],
  ['another request’s', { acceptance: opened }, { ...ids, leadId: pro(9) }],
])('what follows an acceptance is not told of %s', (_whose, past, asked) => {
  const refusals = [
    given(past).when(recordContactMade, asked),
    given(past).when(logContactAttempt, { ...asked, channel: 'phone', result: 'busy' }),
    given(past).when(missContactSla, asked, { now: at(900) }),
    given(past).when(closeAcceptance, asked),
  ].map((tried) => tried.refusal());
  expect(refusals).toEqual(Array<string>(4).fill('NOT_FOUND: acceptance'));
});
