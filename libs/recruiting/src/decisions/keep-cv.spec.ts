import { at, effectsOf, given, story, T0, type Past } from '@jurilien/event-sourcing/testing';
import { hideStaleCandidates } from '../automations/hide-stale.js';
import { removeCvs } from '../automations/remove-cvs.js';
import { candidate } from '../candidate.js';
import { plusMonths } from '@jurilien/reference';
import { candidateId, cvOf, profileCreated } from '../recruiting.testing.js';
import { removeCandidateCv, uploadCandidateCv } from './keep-cv.js';
import { closeCandidateProfile, hideStaleCandidate } from './keep-profile.js';

const uploaded = (n: number): [string, Record<string, unknown>] => ['CandidateCvUploaded', { candidateId, ...cvOf(n) }];
const gone = (n: number) => ({ type: 'CandidateCvRemoved', data: { candidateId, fileId: cvOf(n).fileId } });
const upload = (past: Past, n = 2) => given({ candidate: past }).when(uploadCandidateCv, { candidateId, ...cvOf(n) });

describe('a candidate’s CV', () => {
  it('joins a profile that stands, once', () => {
    expect(upload([...profileCreated]).events()).toEqual({
      candidate: [{ type: 'CandidateCvUploaded', data: { candidateId, ...cvOf(2) } }],
    });
    expect(upload([...profileCreated, uploaded(2)]).types()).toEqual({});
    expect(upload([]).refusal()).toBe('NOT_FOUND: candidate-profile');
    expect(upload([...profileCreated, ['CandidateProfileClosed', { candidateId }]]).refusal()).toBe('NOT_FOUND: candidate-profile');
  });
  it('takes the place of the one before it', () =>
    expect(upload([...profileCreated, uploaded(1)]).events()['candidate']).toMatchObject([gone(1), { type: 'CandidateCvUploaded' }]));
  it('is taken away by its owner, once', () => {
    const remove = (past: Past) => given({ candidate: past }).when(removeCandidateCv, { candidateId });
    expect(remove([...profileCreated, uploaded(1)]).events()).toEqual({ candidate: [gone(1)] });
    expect(remove([...profileCreated, uploaded(1), ['CandidateCvRemoved', gone(1).data]]).events()).toEqual({ candidate: [] });
  });
  it('goes with the profile', () =>
    expect(
      given({ candidate: [...profileCreated, uploaded(1)] })
        .when(closeCandidateProfile, { candidateId })
        .types(),
    ).toEqual({ candidate: ['CandidateCvRemoved', 'CandidateProfileClosed'] }));
  it('is no longer stored once it is gone', () =>
    expect(effectsOf(removeCvs, story([candidate, candidateId, 'CandidateCvRemoved', gone(1).data]))).toMatchObject([
      { do: 'work', job: 'remove-file', input: { fileId: cvOf(1).fileId } },
    ]));
  it('says that its owner is still looking: the half year of silence begins anew', () => {
    const past: Past = [...profileCreated, ['CandidateVisibilitySet', { candidateId, visibility: 'open' }], [...uploaded(1), at(60)]];
    const hide = (now: string) => given({ candidate: past }).when(hideStaleCandidate, { candidateId }, { now });
    expect(hide(plusMonths(T0, 6)).refusal()).toBe('WRONG_STATE: not-due');
    expect(hide(plusMonths(at(60), 6)).types()).toEqual({ candidate: ['CandidateProfileHidden'] });
    const [kept] = effectsOf(hideStaleCandidates, story([candidate, candidateId, 'CandidateCvUploaded', { candidateId, ...cvOf(1) }]));
    expect(kept).toMatchObject({ timer: 'candidate.stale', dueAt: plusMonths(T0, 6) });
  });
});
