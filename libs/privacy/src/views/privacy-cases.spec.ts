import { at, rowsOf, story, T0, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { privacyRequest } from '../privacy-request.js';
import { DAY, filed, own, others, requestId } from '../requests.testing.js';
import { privacyCases } from './privacy-cases.js';

const of = (type: string, data: object = {}, minutes = 0): StoryEvent => [privacyRequest, requestId, type, { requestId, ...data }, minutes];
const first = of('PrivacyRequestFiled', filed('erasure', { name: 'Ana Roy', words: 'Tout', sentAs: 'h' })[0]![1]);
const rowAfter = (...events: StoryEvent[]) => rowsOf(privacyCases, story(first, ...events)).get(requestId)!;

describe('a case of privacy in the list', () => {
  it('has its clock, and which of its addresses are proven', () => {
    expect(rowAfter()).toMatchObject({
      state: 'Verifying',
      kind: 'erasure',
      filedAt: T0,
      dueAt: at(30 * DAY),

      proven: 0,
      sounded: false,
    });
    expect(rowAfter()).not.toHaveProperty('sentAs');
    expect(rowAfter(of('PrivacyRequesterVerified', { how: 'code', identifier: 1 }))).toMatchObject({
      ...{ state: 'InReview', proven: 1 },
      identifiers: [
        { kind: 'email', value: own, proven: false },
        { kind: 'phone', value: others, proven: true },
      ],
    });
    expect(rowAfter(of('PrivacyRequesterVerified', { how: 'session' }))).toMatchObject({ state: 'InReview', proven: 0 });
    expect(rowAfter(of('PrivacyClockSounded', { dueAt: at(30 * DAY) }))).toMatchObject({ sounded: true });
  });
  it('says who has it, how it was answered and when it ended', () => {
    expect(rowAfter(of('PrivacyRequestAssigned', { assigneeId: 's' }))).toMatchObject({ assigneeId: 's' });
    const holdings = [{ kind: 'request', id: 'l' }];
    expect(rowAfter(of('PrivacyRequestApproved', { holdings }, 5))).toMatchObject({ state: 'Approved', holdings, decidedAt: at(5) });
    const until = at(7 * DAY);
    expect(rowAfter(of('PrivacyRequestFulfilled', { export: { id: 'x', until }, note: 'Fait' }, 6))).toMatchObject({
      ...{ state: 'Fulfilled', exportUntil: until, note: 'Fait', endedAt: at(6) },
    });
    expect(rowAfter(of('PrivacyRequestRefused', { cause: 'other', answer: 'Non', recourse: 'OPC' }, 7))).toMatchObject({
      ...{ state: 'Refused', cause: 'other', answer: 'Non', recourse: 'OPC', endedAt: at(7) },
    });
    expect(rowAfter(of('PrivacyRequestAbandoned', { cause: 'unproven' }, 8))).toMatchObject({ state: 'Abandoned', cause: 'unproven' });
  });
  it('stands when the person is erased, and moves with codes', () => {
    const erased = { ...filed('erasure')[0]![1], identifiers: '[erased]' };
    expect(rowsOf(privacyCases, story(of('PrivacyRequestFiled', erased))).get(requestId)).toMatchObject({ identifiers: null, named: null });
    const codes = [
      of('PrivacyCodeSent', { identifier: 0, sequence: 1, expiresAt: at(10) }),
      of('PrivacyCodeRejected', { identifier: 0, triesLeft: 4 }),
    ];
    expect(rowAfter(...codes)).toMatchObject({ version: 3 });
  });
});
