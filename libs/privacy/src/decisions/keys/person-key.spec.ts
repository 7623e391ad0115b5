import { at, effectsOf, given, type Past, rowsOf, story, type StoryEvent, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { carryErasures, endLegalHolds } from '../../automations/erasures.js';
import { holdingId, holdingOf } from '../../holding.js';
import { personKey } from '../../person-key.js';
import { erasures } from '../../views/erasures.js';
import { legalHolds } from '../../views/legal-holds.js';
import { markErasureStuck, recordErasureStep, shredPersonKey, startErasure } from './erase.js';
import { expireLegalHold, liftLegalHold, placeLegalHold, refuseLegalHold } from './legal-holds.js';

const of = { kind: 'request', id: uuidFor('lead') } as const;
const holding = holdingId(of);
const owners = [uuidFor('person'), of.id];
const holdId = uuidFor('hold');
const requestId = uuidFor('request');
const by = (actor: { readonly kind: 'user'; readonly id: string; readonly role: string }) => ({ actor, reason: 'litige' });
const DAY = 24 * 60;
const until = at(90 * DAY);
const ada = { kind: 'user', id: 'ada', role: 'jurilien_admin' } as const;
const bea = { kind: 'user', id: 'bea', role: 'jurilien_admin' } as const;
const system = { kind: 'system', id: 'erasure' } as const;

const proposed: Past = [['LegalHoldProposed', { holding, holdId, until }, T0, ada]];
const placed: Past = [...proposed, ['LegalHoldPlaced', { holding, holdId, until, proposedBy: 'ada' }, T0, bea]];
const lifting: Past = [...placed, ['LegalHoldProposed', { holding, holdId, until, lifts: true }, T0, ada]];
const started: Past = [['ErasureStarted', { holding, of, cause: 'request', requestId, owners }]];
const done = (step: string): Past => [['ErasureStepDone', { holding, step }]];
const ended: Past = [...started, ...done('endMatters')];
const shredded: Past = [...ended, ['PersonKeyShredded', { holding, owners }]];

const place = (key: Past, over: Record<string, unknown> = {}, who: typeof ada | typeof bea = ada) =>
  given({ key }).when(placeLegalHold, { ...of, owners, holdId, until, ...over }, by(who));

describe('a legal hold', () => {
  it('is asked for by one administrator with its end, and stands once a second one sends the same', () => {
    expect(place([]).events()).toEqual({ key: [{ type: 'LegalHoldProposed', data: { holding, holdId, until } }] });
    expect(place(proposed).refusal()).toBe('FOUR_EYES_REQUIRED: same-administrator');
    expect(place(proposed, {}, bea).events()).toEqual({
      key: [{ type: 'LegalHoldPlaced', data: { holding, holdId, until, proposedBy: 'ada' } }],
    });
    expect(place(placed, {}, bea).events()).toEqual({});
  });
  it('is agreed to as it was asked for, and ends within bounds', () => {
    expect(place(proposed, { until: at(91 * DAY) }, bea).refusal()).toBe('STALE_VERSION: changed-meanwhile');
    expect(place([], { until: T0 }).refusal()).toBe('VALIDATION: not-in-the-future');
    expect(place([], { until: at(730 * DAY + 1) }).refusal()).toBe('VALIDATION: too-far');
    expect(place([], { until: at(730 * DAY) }).types()).toEqual({ key: ['LegalHoldProposed'] });
  });
  it('is of something we hold, and not of what is shredded', () => {
    expect(place([], { owners: [] }).refusal()).toBe('NOT_FOUND: holding');
    expect(place(shredded).refusal()).toBe('WRONG_STATE: person-erased');
  });
  it('may be placed on what is being erased, until the key is shredded', () => {
    expect(place(ended).types()).toEqual({ key: ['LegalHoldProposed'] });
  });
  it('is lifted by two, or by its date', () => {
    const lift = (key: Past, who: typeof ada | typeof bea = ada) => given({ key }).when(liftLegalHold, { ...of, holdId }, by(who));
    expect(lift(placed).events()).toEqual({ key: [{ type: 'LegalHoldProposed', data: { holding, holdId, until, lifts: true } }] });
    expect(lift(lifting).refusal()).toBe('FOUR_EYES_REQUIRED: same-administrator');
    expect(lift(lifting, bea).events()).toEqual({ key: [{ type: 'LegalHoldLifted', data: { holding, holdId, cause: 'staff' } }] });
    expect(lift(proposed, bea).refusal()).toBe('WRONG_STATE: hold-only-proposed');
    expect(lift([]).events()).toEqual({});
    const expire = (key: Past, now: string) => given({ key }).when(expireLegalHold, { ...of, holdId }, { now, actor: system });
    expect(expire(placed, at(90 * DAY - 1)).refusal()).toBe('WRONG_STATE: not-due');
    expect(expire(placed, until).events()).toEqual({ key: [{ type: 'LegalHoldLifted', data: { holding, holdId, cause: 'expired' } }] });
    expect(expire([], until).events()).toEqual({});
  });
  it('that waits is refused, and one whose lifting waits goes on', () => {
    const refuse = (key: Past) => given({ key }).when(refuseLegalHold, { ...of, holdId }, by(bea));
    expect(refuse(proposed).events()).toEqual({ key: [{ type: 'LegalHoldRefused', data: { holding, holdId } }] });
    expect(refuse(placed).refusal()).toBe('WRONG_STATE: no-such-proposal');
    expect(refuse([]).events()).toEqual({});
    const again: Past = [...lifting, ['LegalHoldRefused', { holding, holdId }]];
    expect(
      given({ key: [...ended, ...again] })
        .when(shredPersonKey, of, { actor: system })
        .refusal(),
    ).toBe('WRONG_STATE: legal-hold');
  });
});

describe('an erasure', () => {
  const start = (key: Past, over: Record<string, unknown> = {}) =>
    given({ key }).when(startErasure, { ...of, owners, cause: 'request', requestId, ...over }, { actor: system });
  const shred = (key: Past, now = T0) => given({ key }).when(shredPersonKey, of, { actor: system, now });
  const record = (key: Past, step: 'endMatters' | 'rows' | 'files' | 'processors', counts?: Record<string, number>) =>
    given({ key }).when(recordErasureStep, { ...of, step, ...(counts ? { counts } : {}) }, { actor: system });

  it('starts once, of something we hold, with the keys that seal it', () => {
    expect(start([]).events()).toEqual({ key: [{ type: 'ErasureStarted', data: { holding, of, cause: 'request', requestId, owners } }] });
    expect(start([], { owners: [] }).refusal()).toBe('NOT_FOUND: holding');
    expect(start(started, { cause: 'retention', requestId: undefined }).events()).toEqual({});
    expect(start(shredded).events()).toEqual({});
  });
  it('shreds the key only when everything has ended', () => {
    expect(shred([]).refusal()).toBe('WRONG_STATE: not-being-erased');
    expect(shred(started).refusal()).toBe('WRONG_STATE: not-ended');
    expect(shred(ended).events()).toEqual({ key: [{ type: 'PersonKeyShredded', data: { holding, owners } }] });
    expect(shred(shredded).events()).toEqual({});
  });
  it('does not shred what is held, from the first word about a hold to its end', () => {
    for (const hold of [proposed, placed, lifting]) expect(shred([...ended, ...hold]).refusal()).toBe('WRONG_STATE: legal-hold');
    const lifted: Past = [...placed, ['LegalHoldLifted', { holding, holdId, cause: 'staff' }]];
    expect(shred([...ended, ...lifted]).types()).toEqual({ key: ['PersonKeyShredded'] });
    expect(shred([...ended, ...placed], until).types()).toEqual({ key: ['PersonKeyShredded'] });
  });
  it('goes step by step, each once, and is complete with the last', () => {
    expect(record(started, 'endMatters', { consents: 1 }).events()).toEqual({
      key: [{ type: 'ErasureStepDone', data: { holding, step: 'endMatters', counts: { consents: 1 } } }],
    });
    expect(record(ended, 'endMatters').events()).toEqual({});
    expect(record(ended, 'rows').refusal()).toBe('WRONG_STATE: out-of-order');
    expect(record([], 'endMatters').refusal()).toBe('WRONG_STATE: not-being-erased');
    const last: Past = [...shredded, ...done('rows'), ...done('files')];
    expect(record(last, 'processors').events()).toEqual({
      key: [
        { type: 'ErasureStepDone', data: { holding, step: 'processors' } },
        { type: 'ErasureCompleted', data: { holding, cause: 'request', requestId } },
      ],
    });
    expect(record([...last, ...done('processors'), ['ErasureCompleted', { holding, cause: 'request' }]], 'processors').events()).toEqual(
      {},
    );
  });
  it('says that it is stuck, once for each step', () => {
    const stuck = (key: Past) =>
      given({ key }).when(markErasureStuck, { ...of, step: 'processors', attempts: 3, error: 'SendFailure' }, { actor: system });
    expect(stuck(shredded).types()).toEqual({ key: ['ErasureStuck'] });
    const marked: Past = [...shredded, ['ErasureStuck', { holding, step: 'processors', attempts: 3, error: 'x' }]];
    expect(stuck(marked).events()).toEqual({});
    expect(stuck([...marked, ...done('rows')]).types()).toEqual({ key: ['ErasureStuck'] });
    expect(stuck([]).events()).toEqual({});
  });
});

const key = (type: string, data: Record<string, unknown> = {}, minutes = 0, actor = ada): StoryEvent =>
  [personKey, holding, type, { holding, ...data }, minutes, actor] as never;

describe('what follows', () => {
  it('is work of the worker when an erasure starts, and again when what held it ended', () => {
    const all = (type: string, data: Record<string, unknown>) => effectsOf(carryErasures, story(key(type, data)));
    expect(all('ErasureStarted', { of, cause: 'request', owners })).toMatchObject([{ job: 'erase-holding', input: of }]);
    expect(all('LegalHoldLifted', { holdId, cause: 'expired' })).toMatchObject([{ job: 'erase-holding', input: of }]);
    expect(all('LegalHoldRefused', { holdId })).toMatchObject([{ job: 'erase-holding', input: of }]);
  });
  it('is a timer at the end of a hold, from when it is asked for', () => {
    const timers = (data: Record<string, unknown>) => effectsOf(endLegalHolds, story(key('LegalHoldProposed', { holdId, until, ...data })));
    expect(timers({})).toMatchObject([{ timer: 'legal-hold.end', dueAt: until, command: 'ExpireLegalHold', input: { ...of, holdId } }]);
    expect(timers({ lifts: true })).toEqual([]);
  });
  it('names a thing by a key that is read back', () => {
    const thread = { kind: 'conversation', id: 'h:sms' } as const;
    expect(holdingOf(holdingId(thread))).toEqual(thread);
  });
});

describe('the lists of N04', () => {
  const row = (view: typeof legalHolds | typeof erasures, id: string, ...events: StoryEvent[]) => rowsOf(view, story(...events)).get(id);
  const asked = key('LegalHoldProposed', { holdId, until });
  const agreed = key('LegalHoldPlaced', { holdId, until, proposedBy: 'ada' }, 1, bea as never);
  const lifts = key('LegalHoldProposed', { holdId, until, lifts: true }, 2);
  it('show a hold with who asked and who agreed, until it ends', () => {
    expect(row(legalHolds, holdId, asked)).toMatchObject({ holding, kind: 'request', entityId: of.id, state: 'proposed', until });
    expect(row(legalHolds, holdId, asked, agreed)).toMatchObject({ state: 'placed' });
    expect(row(legalHolds, holdId, asked, agreed, lifts)).toMatchObject({ state: 'liftProposed' });
    const refused = key('LegalHoldRefused', { holdId }, 3);
    expect(row(legalHolds, holdId, asked, agreed, lifts, refused)).toMatchObject({ state: 'placed' });
    expect(row(legalHolds, holdId, asked, refused)).toBeUndefined();
    expect(row(legalHolds, holdId, asked, agreed, key('LegalHoldLifted', { holdId, cause: 'expired' }))).toBeUndefined();
  });
  it('show an erasure with its steps, what is stuck, and no one', () => {
    const begins = key('ErasureStarted', { of, cause: 'request', requestId, owners });
    const ends = key('ErasureStepDone', { step: 'endMatters', counts: { consents: 1 } });
    const stuck = key('ErasureStuck', { step: 'key', attempts: 3, error: 'Timeout' });
    const gone = key('PersonKeyShredded', { owners });
    const complete = key('ErasureCompleted', { cause: 'request', requestId }, 9);
    expect(row(erasures, holding, begins, ends, stuck)).toMatchObject({
      ...{ state: 'Stuck', stuckStep: 'key', stuckError: 'Timeout', attempts: 3, done: ['endMatters'], counts: { consents: 1 } },
    });
    const after = row(erasures, holding, begins, ends, stuck, gone, complete)!;
    expect(after).toMatchObject({ state: 'Erased', stuckStep: null, done: ['endMatters', 'key'], completedAt: at(9) });
    expect(JSON.stringify(after)).not.toContain(owners[0]);
  });
});
