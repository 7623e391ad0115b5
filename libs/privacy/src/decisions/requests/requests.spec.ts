import {
  at,
  configWith,
  effectsOf,
  given,
  T0,
  uuidFor,
  story,
  unexercised,
  type StoryEvent,
  type Past,
} from '@jurilien/event-sourcing/testing';
import { mindPrivacyClock } from '../../automations/mind-privacy-clock.js';
import { sendFirstCode } from '../../automations/send-first-code.js';
import { holdingId } from '../../holding.js';
import { privacyRequest } from '../../privacy-request.js';
import { admin, approved, DAY, filed, happened, proven, requestId, system } from '../../requests.testing.js';
import { decidePrivacyRequest } from './decide-privacy-request.js';
import { fulfilPrivacyRequest } from './fulfil-privacy-request.js';
import { abandonPrivacyRequest, assignPrivacyRequest, soundPrivacyClock } from './keep-privacy-request.js';
import { sendPrivacyCode } from './send-privacy-code.js';

const link = { kind: 'token', id: 'x' } as const;
const stranger = { kind: 'user', id: uuidFor('stranger'), role: 'jurilien_client' } as const;
const asks = (n: number, what = 'code') =>
  Array.from({ length: n }, () => ['PrivacyAddressAsked', { addressHash: 'h', requestId, what }] as const);
const code = (request: Past, over = {}, address: Past = []) =>
  given({ request, address }).when(sendPrivacyCode, { requestId, identifier: 0, addressHash: 'h' }, { actor: link, now: at(5), ...over });

describe('a code to an address of the request', () => {
  it('goes to any address that is named, for as long as the configuration says, and is counted there', () => {
    const config = configWith({ 'stepUp.codeMinutes': 4 });
    expect(code(filed(), { config }).events()).toEqual({
      request: [{ type: 'PrivacyCodeSent', data: { requestId, identifier: 0, sequence: 1, expiresAt: at(9) } }],
      address: [{ type: 'PrivacyAddressAsked', data: { addressHash: 'h', requestId, what: 'code' } }],
    });
  });
  it('is another one each time, whichever address it goes to', () => {
    const sent = happened('PrivacyCodeSent', { identifier: 1, sequence: 3, expiresAt: at(15) });
    expect(code([...filed(), sent]).events().request![0]!.data).toMatchObject({ identifier: 0, sequence: 4 });
  });
  it('comes a minute after the last one, and so many times a day to one address, no matter who asks', () => {
    const sent = happened('PrivacyCodeSent', { identifier: 0, sequence: 1, expiresAt: at(15) });
    expect(code([...filed(), sent], { now: at(0.9) }).refusal()).toBe('RATE_LIMITED: code-just-sent');
    expect(code([...filed(), sent], { now: at(1) }).types()).toHaveProperty('request');
    expect(code(filed(), {}, asks(7)).types()).toHaveProperty('request');
    expect(code(filed(), {}, asks(8)).refusal()).toBe('RATE_LIMITED: codes-per-day');
    expect(code(filed(), {}, asks(8, 'request')).types()).toHaveProperty('request');
    expect(code(filed(), { now: at(DAY) }, asks(8)).types()).toHaveProperty('request');
  });
  it('is none where the address is proven, does not exist, or the request is another’s or over', () => {
    expect(code(proven()).types()).toEqual({});
    expect(
      given({ request: filed() }).when(sendPrivacyCode, { requestId, identifier: 7, addressHash: 'h' }, { actor: link }).refusal(),
    ).toBe('NOT_FOUND: no-such-address');
    expect(code([]).refusal()).toBe('NOT_FOUND: no-such-privacy-request');
    expect(code(filed('access', { userId: uuidFor('own') }), { actor: stranger }).refusal()).toBe('NOT_FOUND: no-such-privacy-request');
    expect(code([...filed(), happened('PrivacyRequestAbandoned', { cause: 'takenBack' })]).refusal()).toBe(
      'WRONG_STATE: privacy-request-Abandoned',
    );
  });
});

const request1 = { kind: 'request', id: uuidFor('lead 1') } as const;
const request2 = { kind: 'request', id: uuidFor('lead 2') } as const;
const answer = 'Nous devons garder ces factures pendant six ans.';
const decide = (request: Past, input: object) =>
  given({ request }).when(decidePrivacyRequest, { requestId, covered: [holdingId(request1)], ...input } as never, { actor: admin });

describe('the answer to a request', () => {
  const grant = { verdict: 'approve', holdings: [request1], thirdPartiesRemoved: true } as const;
  it('grants exactly the things that the proven addresses reach', () => {
    expect(decide(proven(), grant).events()).toEqual({
      request: [{ type: 'PrivacyRequestApproved', data: { requestId, holdings: [request1] } }],
    });
    expect(decide(proven(), { ...grant, holdings: [request1, request2] }).refusal()).toBe('FORBIDDEN: not-covered-by-what-is-proven');
    expect(decide(proven('correction'), { verdict: 'approve', holdings: [request2] }).refusal()).toBe(
      'FORBIDDEN: not-covered-by-what-is-proven',
    );
    expect(decide(proven(), { ...grant, holdings: [request1, request1] }).refusedFields()).toEqual([
      { field: 'holdings', message: 'duplicate' },
    ]);
  });
  it('names what a copy or an erasure is of, and a copy says nothing about others', () => {
    for (const kind of ['access', 'portability', 'erasure'] as const)
      expect(decide(proven(kind), { ...grant, holdings: [] }).refusedFields()).toEqual([{ field: 'holdings', message: 'required' }]);
    for (const kind of ['access', 'portability'] as const)
      expect(decide(proven(kind), { ...grant, thirdPartiesRemoved: false }).refusedFields()).toEqual([
        { field: 'thirdPartiesRemoved', message: 'required' },
      ]);
    expect(decide(proven('erasure'), { ...grant, thirdPartiesRemoved: false }).types()).toEqual({ request: ['PrivacyRequestApproved'] });
    expect(decide(proven('stopDissemination'), { verdict: 'approve' }).types()).toEqual({ request: ['PrivacyRequestApproved'] });
  });
  it('says in writing what a person found who reviewed a matching', () => {
    expect(decide(proven('humanReview'), { verdict: 'approve' }).refusedFields()).toEqual([{ field: 'answer', message: 'min:20' }]);
    expect(decide(proven('humanReview'), { verdict: 'approve', answer }).events().request![0]!.data).toMatchObject({ answer });
  });
  it.each([
    ['QC', 'fr', 'CAI', /Commission d’accès à l’information/],
    ['QC', 'en', 'CAI', /Commission d’accès à l’information du Québec to review/],
    ['ON', 'fr', 'OPC', /Commissariat à la protection de la vie privée/],
    ['ON', 'en', 'OPC', /Office of the Privacy Commissioner of Canada/],
  ])('L25-9: refuses in writing, with the recourse of %s in %s', (province, lang, recourse, words) => {
    const refused = decide(proven('erasure', { province, lang }), { verdict: 'refuse', cause: 'legalDuty', answer }).events().request![0]!;
    expect(refused).toMatchObject({ type: 'PrivacyRequestRefused', data: { cause: 'legalDuty', recourse } });
    const written = (refused.data as { answer: string }).answer;
    expect(written.startsWith(answer)).toBe(true);
    expect(written).toMatch(words);
  });
  it('never refuses without a cause or in three words', () => {
    expect(decide(proven(), { verdict: 'refuse', answer }).refusedFields()).toEqual([{ field: 'cause', message: 'required' }]);
    expect(decide(proven(), { verdict: 'refuse', cause: 'other', answer: 'Non.' }).refusedFields()).toEqual([
      { field: 'answer', message: 'min:20' },
    ]);
  });
  it('is given once, and not before an address is proven', () => {
    expect(decide(filed(), grant).refusal()).toBe('WRONG_STATE: privacy-request-Verifying');
    expect(decide(approved('access'), grant).refusal()).toBe('WRONG_STATE: privacy-request-Approved');
    expect(decide([], grant).refusal()).toBe('NOT_FOUND: no-such-privacy-request');
  });
});

describe('someone who is named in the request of another', () => {
  const shown = (): Past => [...filed('erasure'), happened('PrivacyRequesterVerified', { how: 'document', identifier: 0 })];
  const granted = (): Past => [...shown(), happened('PrivacyRequestApproved', { holdings: [] })];
  const fulfil = (past: Past, actor: object) =>
    given({ request: past }).when(fulfilPrivacyRequest, { requestId }, { actor: actor as never });
  it('is granted an erasure of nothing of their own, once a document shows who they are', () => {
    expect(decide(shown(), { verdict: 'approve', holdings: [] }).events()).toEqual({
      request: [{ type: 'PrivacyRequestApproved', data: { requestId, holdings: [] } }],
    });
    expect(decide(proven('erasure'), { verdict: 'approve', holdings: [] }).refusedFields()).toEqual([
      { field: 'holdings', message: 'required' },
    ]);
    const copy = [...filed('access'), happened('PrivacyRequesterVerified', { how: 'document', identifier: 0 })];
    expect(decide(copy, { verdict: 'approve', holdings: [], thirdPartiesRemoved: true }).refusedFields()).toEqual([
      { field: 'holdings', message: 'required' },
    ]);
  });
  it('is told that it is done by the administrator who forgot them there', () => {
    expect(fulfil(granted(), admin).types()).toEqual({ request: ['PrivacyRequestFulfilled'] });
    const own = [...shown(), happened('PrivacyRequestApproved', { holdings: [request1] })];
    expect(fulfil(own, admin).refusal()).toBe('FORBIDDEN: carried-out-by-its-steps');
  });
});

describe('carrying out', () => {
  const copy = { id: uuidFor('copy'), until: at(7 * DAY) };
  const fulfil = (request: Past, input: object = {}, actor: object = system) =>
    given({ request }).when(fulfilPrivacyRequest, { requestId, ...input }, { actor: actor as never });
  it('ends with the copy to collect, where one was asked', () => {
    expect(fulfil(approved('access'), { export: copy }).events()).toEqual({
      request: [{ type: 'PrivacyRequestFulfilled', data: { requestId, export: copy } }],
    });
    expect(fulfil(approved('portability')).refusal()).toBe('VALIDATION: without-its-copy');
    expect(fulfil(approved('erasure'), { export: copy }).refusal()).toBe('VALIDATION: no-copy-was-asked');
    expect(fulfil(approved('erasure')).types()).toEqual({ request: ['PrivacyRequestFulfilled'] });
  });
  it('is an administrator’s own hand for what no step does, and the steps’ own for the rest', () => {
    for (const kind of ['access', 'portability', 'erasure'] as const)
      expect(fulfil(approved(kind), {}, admin).refusal()).toBe('FORBIDDEN: carried-out-by-its-steps');
    for (const kind of ['correction', 'stopDissemination', 'humanReview'] as const)
      expect(fulfil(approved(kind), { note: 'C’est fait.' }, admin).events().request![0]!.data).toMatchObject({ note: 'C’est fait.' });
  });
  it('of agreements taken back waits for no decision; everything else does', () => {
    expect(fulfil(proven('withdrawConsent')).types()).toEqual({ request: ['PrivacyRequestFulfilled'] });
    expect(fulfil(filed('withdrawConsent')).refusal()).toBe('WRONG_STATE: privacy-request-Verifying');
    expect(fulfil(proven('correction'), {}, admin).refusal()).toBe('WRONG_STATE: privacy-request-InReview');
  });
  it('happens once', () => expect(fulfil([...approved('erasure'), happened('PrivacyRequestFulfilled')]).types()).toEqual({}));
});

describe('who looks after it', () => {
  const assign = (request: Past, assigneeId: string | null) =>
    given({ request }).when(assignPrivacyRequest, { requestId, assigneeId }, { actor: admin });
  it('is one administrator, another, or none; the same again says nothing', () => {
    const taken = happened('PrivacyRequestAssigned', { assigneeId: admin.id });
    expect(assign(filed(), admin.id).types()).toEqual({ request: ['PrivacyRequestAssigned'] });
    expect(assign([...filed(), taken], admin.id).types()).toEqual({});
    expect(assign([...filed(), taken], null).types()).toEqual({ request: ['PrivacyRequestAssigned'] });
    expect(assign([...approved('erasure'), happened('PrivacyRequestFulfilled')], admin.id).refusal()).toBe(
      'WRONG_STATE: privacy-request-Fulfilled',
    );
  });
});

describe('taking it back, and running out', () => {
  const abandon = (request: Past, over: object) => given({ request }).when(abandonPrivacyRequest, { requestId }, over as never);
  it('is the person’s to do until it is decided', () => {
    for (const past of [filed(), proven()])
      expect(abandon(past, { actor: link }).events().request![0]!.data).toEqual({ requestId, cause: 'takenBack' });
    expect(abandon(approved('erasure'), { actor: link }).refusal()).toBe('WRONG_STATE: privacy-request-Approved');
    expect(abandon([...filed(), happened('PrivacyRequestAbandoned', { cause: 'takenBack' })], { actor: link }).types()).toEqual({});
    expect(abandon(filed('access', { userId: uuidFor('own') }), { actor: stranger }).refusal()).toBe('NOT_FOUND: no-such-privacy-request');
  });
  it('comes by itself when no address was proven in time', () => {
    expect(abandon(filed(), { actor: system, now: at(14 * DAY) }).events().request![0]!.data).toEqual({ requestId, cause: 'unproven' });
    expect(abandon(filed(), { actor: system, now: at(14 * DAY - 1) }).refusal()).toBe('WRONG_STATE: not-yet');
    expect(abandon(proven(), { actor: system, now: at(14 * DAY) }).types()).toEqual({});
  });
});

describe('its clock', () => {
  const sound = (request: Past, now: string, over = {}) =>
    given({ request }).when(soundPrivacyClock, { requestId }, { actor: system, now, ...over });
  it('L25-7: rings on day 20, once, while the answer is due', () => {
    expect(sound(proven(), at(20 * DAY)).events().request).toEqual([
      { type: 'PrivacyClockSounded', data: { requestId, dueAt: at(30 * DAY) } },
    ]);
    expect(sound(proven(), at(20 * DAY - 1)).refusal()).toBe('WRONG_STATE: not-yet');
    expect(sound([...proven(), happened('PrivacyClockSounded', { dueAt: at(30 * DAY) })], at(21 * DAY)).types()).toEqual({});
    expect(sound([...approved('erasure'), happened('PrivacyRequestFulfilled')], at(20 * DAY)).types()).toEqual({});
    expect(sound(proven(), at(10 * DAY), { config: configWith({ 'privacy.alarmDays': 10 }) }).types()).toHaveProperty('request');
    expect(sound([], T0).refusal()).toBe('NOT_FOUND: no-such-privacy-request');
  });
  it('is set when the request is filed, stops with the proof or the end, and the first code goes out by itself', () => {
    const of = (type: string, data: object): StoryEvent => [privacyRequest, requestId, type, { requestId, ...data }];
    const events = story(
      of('PrivacyRequestFiled', filed()[0]![1]),
      of('PrivacyRequesterVerified', { how: 'code', identifier: 0 }),
      of('PrivacyRequestRefused', { cause: 'other', answer: 'x', recourse: 'CAI' }),
      of('PrivacyRequestFulfilled', {}),
      of('PrivacyRequestAbandoned', { cause: 'takenBack' }),
    );
    expect(effectsOf(mindPrivacyClock, events.slice(0, 2))).toEqual([
      expect.objectContaining({ timer: 'privacy.unproven', dueAt: at(14 * DAY), command: 'AbandonPrivacyRequest' }),
      expect.objectContaining({ timer: 'privacy.alarm', dueAt: at(20 * DAY), command: 'SoundPrivacyClock' }),
      expect.objectContaining({ do: 'cancel', timer: 'privacy.unproven' }),
    ]);
    expect(unexercised(mindPrivacyClock, events)).toEqual([]);
    expect(effectsOf(sendFirstCode, events)).toEqual([
      expect.objectContaining({ command: 'SendPrivacyCode', input: { requestId, identifier: 0 } }),
    ]);
    const signedIn = story(of('PrivacyRequestFiled', filed('access', { channel: 'account', userId: stranger.id })[0]![1]));
    expect(effectsOf(sendFirstCode, signedIn)).toEqual([]);
  });
});
