import { at, given, type Past, T0 } from '@jurilien/event-sourcing/testing';
import { accepted, leadId, personId, queued, system, unserved } from '@jurilien/lead/testing';
import { member, pro } from '../claims.testing.js';
import { createFollowUp } from './create-follow-up.js';

const acceptanceId = '018f0000-0000-7000-8000-000000000001';
const followUpId = `contactMissed:${acceptanceId}`;
const asked = { followUpId, kind: 'contactMissed', leadId, acceptanceId, professionalId: pro(1), dueAt: T0 } as const;
const bySystem = { actor: system };
const lead = accepted;
const opened = (more: Record<string, unknown> = {}): Past => [
  ['FollowUpOpened', { followUpId, kind: 'contactMissed', ownerId: personId, dueAt: T0, priority: 'normal', ...more }],
];
const done = (more: Record<string, unknown> = {}): Past => [
  ...opened(more),
  ['FollowUpCompleted', { followUpId, ownerId: personId, outcome: 'settled', note: 'Réglé' }],
];
const ID = '018f0000-0000-7000-8000-0000000000aa';
const written = { followUpId: ID, kind: 'custom', leadId, dueAt: at(60), note: 'Rappeler avant midi' } as const;

describe('a task that a rule asks for', () => {
  it('bears the code and the province of its request, and the key of its client', () => {
    const { followUp: [first] = [] } = given({ lead, professional: member(1) })
      .when(createFollowUp, asked, bySystem)
      .events();
    expect(first).toMatchObject({ type: 'FollowUpOpened', data: { ...asked, ownerId: personId, code: 'K7QF', province: 'QC' } });
  });
  it('is of its professional where there is no request', () => {
    const payment = { followUpId: `payment:${pro(1)}`, kind: 'payment', professionalId: pro(1), dueAt: T0 } as const;
    const { followUp: [first] = [] } = given({ professional: member(1) })
      .when(createFollowUp, payment, bySystem)
      .events();
    expect(first).toMatchObject({ data: { ownerId: pro(1), province: 'QC' } });
  });
  it('waits once, however often it is asked', () => {
    const ask = (followUp: Past, occurrence?: string) =>
      given({ lead, followUp })
        .when(createFollowUp, { ...asked, occurrence }, bySystem)
        .types();
    expect(ask(opened())).toEqual({});
    expect(ask(opened({ occurrence: '1' }), '2')).toEqual({});
    expect(ask(done())).toEqual({});
    expect(ask(done({ occurrence: '1' }), '1')).toEqual({});
    expect(ask(done({ occurrence: '1' }), '2')).toEqual({ followUp: ['FollowUpOpened'] });
  });
  it('is not asked about a blocked request', () => {
    const blocked: Past = [...queued, ['LeadBlocked', { leadId, blockType: 'spam', reason: 'x' }]];
    expect(given({ lead: blocked }).when(createFollowUp, asked, bySystem).types()).toEqual({});
  });
  it('is not asked about a request that is over because nothing happens to it', () => {
    const quiet = { ...asked, followUpId: `requestQuiet:${leadId}`, kind: 'requestQuiet' } as const;
    const closed: Past = [...accepted, ['LeadClosed', { leadId, closeReason: 'notRetained' }]];
    const ask = (of: Past, what: typeof asked | typeof quiet) => given({ lead: of }).when(createFollowUp, what, bySystem).types();
    expect([ask(accepted, quiet), ask(closed, quiet)]).toEqual([{ followUp: ['FollowUpOpened'] }, {}]);
    expect(ask(closed, asked)).toEqual({ followUp: ['FollowUpOpened'] });
  });
  it('is not asked about a certificate that is there, or for which no one asks any more', () => {
    const certificate = { ...asked, followUpId: `certificate:${leadId}`, kind: 'certificate' } as const;
    const edited = (facts: object): Past => [...accepted, ['LeadEdited', { leadId, personId, changed: Object.keys(facts), facts }]];
    const ask = (facts: object) =>
      given({ lead: edited(facts) })
        .when(createFollowUp, certificate, bySystem)
        .types();
    expect(ask({ juridicalHelp: true, hasLegalAidCert: false })).toEqual({ followUp: ['FollowUpOpened'] });
    expect([ask({ juridicalHelp: true, hasLegalAidCert: true }), ask({ juridicalHelp: false, hasLegalAidCert: false })]).toEqual([{}, {}]);
  });
  it('is not asked about a request whose client is about to be asked, unless that day is over', () => {
    const quiet = { ...asked, followUpId: `requestQuiet:${leadId}`, kind: 'requestQuiet' } as const;
    const planned: Past = [...unserved, ['RenewalPlanned', { leadId, cause: 'unserved', dueAt: at(1_440) }]];
    const ask = (now: string) =>
      given({ lead: planned })
        .when(createFollowUp, quiet, { ...bySystem, now })
        .types();
    expect([ask(at(1_439)), ask(at(1_440))]).toEqual([{}, { followUp: ['FollowUpOpened'] }]);
  });
  it('bears the name of its kind', () =>
    expect(
      given({ lead })
        .when(createFollowUp, { ...asked, followUpId: ID }, bySystem)
        .refusal(),
    ).toBe('VALIDATION: not-named-by-its-kind'));
});

describe('a task of a rule of messages', () => {
  const task = { ...asked, followUpId: `ruleAsks:${ID}`, kind: 'ruleAsks', rule: 'R55' } as const;
  it('names its rule, which no colleague can', () => {
    const { followUp: [first] = [] } = given({ lead }).when(createFollowUp, task, bySystem).events();
    expect(first).toMatchObject({ data: { kind: 'ruleAsks', rule: 'R55' } });
    expect(
      given({ lead })
        .when(createFollowUp, { ...written, rule: 'R55' })
        .refusal(),
    ).toBe('VALIDATION: asked-by-rules-alone');
  });
});

describe('a task that a colleague writes', () => {
  const ask = (more: object) => given({ lead }).when(createFollowUp, { ...written, ...more });
  it('says what is to be done, once', () => {
    expect(ask({}).events()).toMatchObject({ followUp: [{ data: { note: 'Rappeler avant midi', ownerId: personId } }] });
    expect(given({ lead, followUp: opened() }).when(createFollowUp, written).types()).toEqual({});
  });
  it.each([
    ['of a kind that rules ask for', { kind: 'lowScore' }, 'VALIDATION: asked-by-rules-alone'],
    ['under the name of a rule’s', { followUpId }, 'VALIDATION: asked-by-rules-alone'],
    ['without words', { note: undefined }, 'VALIDATION: without-words'],
    ['that is due already', { dueAt: T0 }, 'VALIDATION: not-in-the-future'],
    ['about nothing', { leadId: undefined }, 'NOT_FOUND: no-such-subject'],
  ])('is refused %s', (_, more, refusal) => {
    const past: Record<string, Past> = 'leadId' in more ? {} : { lead };
    expect(
      given(past)
        .when(createFollowUp, { ...written, ...more } as never)
        .refusal(),
    ).toBe(refusal);
  });
  it('is their own where they say so', () =>
    expect(ask({ mine: true }).events()).toMatchObject({
      followUp: [
        { type: 'FollowUpOpened', data: { note: 'Rappeler avant midi' } },
        { type: 'FollowUpAssigned', data: { followUpId: ID, assigneeId: expect.any(String) } },
      ],
    }));
  it('may be a call without words', () =>
    expect(ask({ kind: 'callClient', note: undefined }).types()).toEqual({ followUp: ['FollowUpOpened'] }));
});
