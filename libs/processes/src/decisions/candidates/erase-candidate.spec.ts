import { at, effectsOf, given, rowsOf, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { identity, user } from '@jurilien/identity';
import { candidate, recruiting } from '@jurilien/recruiting';
import { eraseInactiveCandidates } from '../../automations/erase-inactive-candidates.js';
import { eraseCandidate } from './erase-candidate.js';

const candidateId = '018f0000-0000-4000-8000-000000000001';
const fileId = '018f0000-0000-4000-8000-000000000002';
const details = { firstName: 'Amélie', lastName: 'Roy', school: 'UdeM', programme: 'Droit', skills: [], blockedFirms: [] };
const facts = {
  type: 'student' as const,
  regions: ['06'],
  languages: ['fr'],
  barStatus: 'none' as const,
  hours: 'part' as const,
  workModes: ['remote' as const],
};
const profile: Past = [['CandidateProfileCreated', { candidateId, ...facts, details }]];
const account: Past = [
  ['UserCreated', { userId: candidateId, email: 'a@b.ca', username: 'A', emailHash: 'h:a', role: 'jurilien_recruit' }],
];
const timer = { kind: 'system' as const, id: 'timer' };
const YEAR_LATER = '2027-11-02T15:00:00.000Z';
const erase = (past: Past, over: { now?: string; actor?: typeof timer } = {}) =>
  given({ candidate: past, account }).when(eraseCandidate, { candidateId }, over);
const automationOf = (name: string) => identity.automations.find((a) => a.name === name)!;
const viewOf = (name: string) => [...identity.views, ...recruiting.views].find((v) => v.name === name)!;

describe('forgetting a candidate', () => {
  it('takes CV, profile and account at once, after a year without a word and not before', () => {
    const past: Past = [...profile, ['CandidateCvUploaded', { candidateId, fileId, type: 'pdf', bytes: 9, sha256: 's', scanner: 's' }]];
    expect(erase(past, { actor: timer, now: at(-1, YEAR_LATER) }).refusal()).toBe('WRONG_STATE: not-due');
    expect(erase(past, { actor: timer, now: YEAR_LATER }).events()).toEqual({
      candidate: [
        { type: 'CandidateCvRemoved', data: { candidateId, fileId } },
        { type: 'CandidateErased', data: { candidateId, cause: 'inactive' } },
      ],
      account: [{ type: 'UserErased', data: { userId: candidateId, addressHash: 'h:a' } }],
    });
  });
  it('counts the year from the withdrawal of a profile too', () => {
    const closed: Past = [...profile, ['CandidateProfileClosed', { candidateId }, at(60)]];
    expect(erase(closed, { actor: timer, now: YEAR_LATER }).refusal()).toBe('WRONG_STATE: not-due');
    expect(erase(closed, { actor: timer, now: at(60, YEAR_LATER) }).types()).toMatchObject({ candidate: ['CandidateErased'] });
  });
  it('is for the team at any time, once, and of someone who is there', () => {
    expect(erase(profile).events()['candidate']).toMatchObject([{ data: { cause: 'staff' } }]);
    const erased: Past = [...profile, ['CandidateErased', { candidateId, cause: 'staff' }]];
    expect(erase(erased).events()).toEqual({});
    expect(erase([]).refusal()).toBe('NOT_FOUND: candidate-profile');
  });
  it('comes a year after every word', () => {
    const happened = story([candidate, candidateId, 'CandidateProfileUpdated', { candidateId, ...facts, details }]);
    expect(effectsOf(eraseInactiveCandidates, happened)).toMatchObject([
      { timer: 'candidate.erase', dueAt: YEAR_LATER, command: 'EraseCandidate', input: { candidateId } },
    ]);
    expect(T0).toBe('2026-11-02T15:00:00.000Z');
  });
  it('destroys the key, ends the sessions and frees the address', () => {
    const happened = story([user, candidateId, 'UserErased', { userId: candidateId, addressHash: 'h:a' }]);
    expect(effectsOf(automationOf('forget-erased'), happened)).toMatchObject([
      { job: 'destroy-key', input: { owner: candidateId } },
      { do: 'dispatch', command: 'FreeAddress', input: { addressHash: 'h:a', userId: candidateId } },
    ]);
    expect(effectsOf(automationOf('end-sessions'), happened)).toMatchObject([{ command: 'RevokeAllSessions' }]);
  });
  it('leaves no row with a name behind', () => {
    const happened = story(
      [user, candidateId, 'UserCreated', account[0]![1]],
      [user, candidateId, 'UserErased', { userId: candidateId, addressHash: 'h:a' }],
      [candidate, candidateId, 'CandidateProfileCreated', profile[0]![1]],
      [candidate, candidateId, 'CandidateErased', { candidateId, cause: 'staff' }],
    );
    for (const name of ['users', 'user-accounts', 'candidates']) expect(rowsOf(viewOf(name), happened).size).toBe(0);
  });
});
