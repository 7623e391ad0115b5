import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { markLeadSelfServed, recordLeadContactMade, startOffering } from '@jurilien/lead';
import { accepted, leadId, offering, personId, ready, staff, system, taken, withdrawn } from '@jurilien/lead/testing';
import { accepting, claimed, claimOf, pro, round, roundOver, runningMulti } from '../testing.js';
import { markLeadUnserved } from './mark-lead-unserved.js';
import { restartOffering } from '../../../lead/src/decisions/search/restart-offering.js';

const bySystem = (now = T0) => ({ actor: system, now });
const stopped: Past = [...offering, ['LeadOfferingStopped', { leadId }]];
const edited = (facts: Record<string, unknown>): Past => [
  ...ready,
  ['LeadEdited', { leadId, personId, changed: Object.keys(facts), facts }],
];
const started = (past: Past) => given({ lead: past }).when(startOffering, { leadId }, bySystem()).events()['lead']![0]!.data;

describe('StartOffering', () => {
  it('freezes plan, price and the end of the search', () =>
    expect(started(ready)).toMatchObject({
      plan: 'default',
      urgent: false,
      board: true,
      resumed: false,
      maxAcceptances: 1,
      province: 'QC',
      region: '06',
      lawyerType: 'family',
      lang: 'fr',
      unservedAt: at(72 * 60),
    }));
  it.each([
    [{ hasCourtDate: true, courtDate: '2026-11-04' }, 'urgent'],
    [{ hasCourtDate: true, courtDate: '2026-12-04' }, 'default'],
    [{ hasCourtDate: true, courtDate: '2026-10-01' }, 'default'],
    [{ urgent: true, juridicalHelp: true }, 'urgent'],
    [{ juridicalHelp: true }, 'aj'],
    [{ renewed: true }, 'renewed'],
  ])('chooses the plan of %j', (facts, plan) => expect(started(edited(facts))).toMatchObject({ plan }));
  it.each(['criminal.detained', 'housing.evicted72', 'safety.violence'])('hurries when %s is answered with yes, and only then', (id) => {
    const answered = (answer: string): Past => [
      ...ready,
      ['LeadEdited', { leadId, personId, changed: ['specificQuestions'], facts: {}, specificQuestions: { [id]: answer } }],
    ];
    expect(started(answered('yes'))).toMatchObject({ plan: 'urgent', urgent: true });
    expect(started(answered('no'))).toMatchObject({ urgent: false });
  });
  it('ends an urgent search sooner', () =>
    expect(started(edited({ urgent: true }))).toMatchObject({ urgent: true, unservedAt: at(12 * 60) }));
  it('keeps a super lead off the board', () =>
    expect(started([...ready, ['SuperLeadSet', { leadId, multiplier: 3 }]])).toMatchObject({ plan: 'super', board: false }));
  it('lets two or three accept when the client asked for it', () =>
    expect(started(edited({ multi: true }))).toMatchObject({ maxAcceptances: 3 }));
  it('starts once', () => expect(given({ lead: offering }).when(startOffering, { leadId }, bySystem()).events()).toEqual({}));
  it('waits for its instant', () => {
    const later: Past = [...ready, ['LeadScheduled', { leadId, sendAfter: at(60), selfServeAfter: true, selfServeAfterBool: true }]];
    expect(
      given({ lead: later })
        .when(startOffering, { leadId }, bySystem(at(59)))
        .refusal(),
    ).toBe('WRONG_STATE: before-send-after');
    expect(
      given({ lead: later })
        .when(startOffering, { leadId }, bySystem(at(60)))
        .types(),
    ).toEqual({ lead: ['LeadOfferingStarted'] });
    const now: Past = [...later, ['LeadScheduled', { leadId, sendAfter: null, selfServeAfter: true, selfServeAfterBool: true }]];
    expect(given({ lead: now }).when(startOffering, { leadId }, bySystem()).types()).toEqual({ lead: ['LeadOfferingStarted'] });
  });
  it('refuses without validation or consent', () => {
    expect(given({ lead: taken }).when(startOffering, { leadId }, bySystem()).refusal()).toBe('WRONG_STATE: lead-is-in-validation');
    const refused: Past = [...ready, ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: false }]];
    expect(given({ lead: refused }).when(startOffering, { leadId }, bySystem()).refusal()).toBe('WRONG_STATE: not-validated');
  });
});

describe('RestartOffering', () => {
  it('restarts what was stopped, not what is held', () => {
    expect(given({ lead: stopped }).when(restartOffering, { leadId }, { actor: staff }).events()).toMatchObject({
      lead: [{ type: 'LeadOfferingStarted', data: { resumed: true } }],
    });
    expect(given({ lead: offering }).when(restartOffering, { leadId }, { actor: staff }).events()).toEqual({});
    const held: Past = [...taken, ['LeadHeld', { leadId, until: at(60) }]];
    expect(given({ lead: held }).when(restartOffering, { leadId }, { actor: staff }).refusal()).toBe('WRONG_STATE: not-stopped');
    const refused: Past = [...stopped, ['ConsentRecorded', { leadId, purpose: 'sharing', textVersion: '1', granted: false }]];
    expect(given({ lead: refused }).when(restartOffering, { leadId }, { actor: staff }).refusal()).toBe('WRONG_STATE: no-sharing-consent');
    expect(given({ lead: withdrawn }).when(restartOffering, { leadId }, { actor: staff }).refusal()).toBe('WRONG_STATE: lead-is-withdrawn');
  });
});

describe('what the system notes', () => {
  it('opens on the board once', () => {
    expect(given({ lead: offering }).when(markLeadSelfServed, { leadId }, bySystem()).types()).toEqual({ lead: ['LeadSelfServed'] });
    expect(
      given({ lead: [...offering, ['LeadSelfServed', { leadId }]] })
        .when(markLeadSelfServed, { leadId }, bySystem())
        .events(),
    ).toEqual({});
    expect(given({ lead: accepted }).when(markLeadSelfServed, { leadId }, bySystem()).refusal()).toBe('WRONG_STATE: lead-is-accepted');
  });
  it('records the contact once', () => {
    expect(given({ lead: accepted }).when(recordLeadContactMade, { leadId }, bySystem()).types()).toEqual({ lead: ['LeadContactMade'] });
    expect(
      given({ lead: [...accepted, ['LeadContactMade', { leadId }]] })
        .when(recordLeadContactMade, { leadId }, bySystem())
        .events(),
    ).toEqual({});
    expect(given({ lead: offering }).when(recordLeadContactMade, { leadId }, bySystem()).refusal()).toBe('WRONG_STATE: lead-is-offering');
  });
  it('ends the search at its instant, or at once when no one is left', () => {
    expect(
      given({ lead: offering })
        .when(markLeadUnserved, { leadId }, bySystem(at(72 * 60)))
        .events(),
    ).toMatchObject({ lead: [{ type: 'LeadUnserved', data: { reason: 'noEligible' } }] });
    expect(given({ lead: offering }).when(markLeadUnserved, { leadId }, bySystem()).refusal()).toBe('WRONG_STATE: not-due');
    expect(given({ lead: offering }).when(markLeadUnserved, { leadId, reason: 'noEligible' }, bySystem()).types()).toEqual({
      lead: ['LeadUnserved'],
    });
    expect(
      given({ lead: [...offering, ['LeadUnserved', { leadId, reason: 'noTaker' }]] })
        .when(markLeadUnserved, { leadId }, bySystem())
        .events(),
    ).toEqual({});
    expect(
      given({ lead: accepted })
        .when(markLeadUnserved, { leadId }, bySystem(at(72 * 60)))
        .refusal(),
    ).toBe('WRONG_STATE: lead-is-accepted');
  });
  it('gives a request that several could take to those who did', () => {
    const oneTook: Past = [...runningMulti, claimed(1), accepting(1, false)];
    expect(
      given({ lead: offering, distribution: oneTook })
        .when(markLeadUnserved, { leadId }, bySystem(at(72 * 60)))
        .events(),
    ).toEqual({ lead: [{ type: 'LeadAccepted', data: { leadId, acceptanceId: claimOf(1), professionalId: pro(1) } }] });
    expect(
      given({ lead: offering, distribution: [...oneTook, roundOver, round({ round: 2 })] })
        .when(markLeadUnserved, { leadId }, bySystem(at(72 * 60)))
        .types(),
    ).toEqual({ lead: ['LeadUnserved'] });
  });
  it('waits ten minutes more while someone holds a claim, not for a claim whose time is over', () => {
    const end = given({ lead: offering, distribution: [...runningMulti.slice(0, 2), claimed(1, 72 * 60 - 5)] });
    expect(end.when(markLeadUnserved, { leadId }, bySystem(at(72 * 60))).events()).toEqual({
      lead: [{ type: 'LeadSearchExtended', data: { leadId, until: at(72 * 60 + 10) } }],
    });
    expect(end.when(markLeadUnserved, { leadId }, bySystem(at(72 * 60 + 6))).types()).toEqual({ lead: ['LeadUnserved'] });
  });
});
