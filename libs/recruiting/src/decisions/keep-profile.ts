import { allOf, alreadyDone, decision, refuseUnless, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { cvGone } from './keep-cv.js';
import { candidateDid, candidateId, type OnCandidate, onCandidate, profileInput, profileOf, refuseUnlessTextable } from './on-candidate.js';

/** A candidate presents themselves; no one sees it before they say so (5-compliance 9.1). After a closing, a new beginning. */
export const createCandidateProfile = decision({
  name: 'CreateCandidateProfile',
  input: profileInput,
  streams: onCandidate,
  decide(input, { candidate: s }) {
    refuseUnless(s.status !== 'Active', 'DUPLICATE', 'profile-exists');
    refuseUnless(s.status !== 'Erased', 'WRONG_STATE', 'candidate-is-erased');
    refuseUnlessTextable(input);
    return { candidate: [candidateDid('CandidateProfileCreated', profileOf(input))] };
  },
});

/** The whole profile as it stands now; saving it unchanged also says that one is still looking. */
export const updateCandidateProfile = decision({
  name: 'UpdateCandidateProfile',
  input: profileInput,
  streams: onCandidate,
  decide(input, { candidate: s }) {
    refuseUnless(s.status === 'Active', 'NOT_FOUND', 'candidate-profile');
    refuseUnlessTextable(input);
    return { candidate: [candidateDid('CandidateProfileUpdated', profileOf(input))] };
  },
});

const closable = ({ candidate: s }: OnCandidate) =>
  allOf(unless(s.status !== 'None', 'NOT_FOUND', 'candidate-profile'), unlessDone(s.status !== 'Active', 'profile-closed'));

/** The candidate withdraws the profile: no one finds it any more. */
export const closeCandidateProfile = decision({
  name: 'CloseCandidateProfile',
  input: z.object({ candidateId }),
  reasonRequired: true,
  streams: onCandidate,
  available: closable,
  decide(input, { candidate: s }) {
    return alreadyDone(closable({ candidate: s }))
      ? {}
      : { candidate: [...cvGone(input.candidateId, s), candidateDid('CandidateProfileClosed', input)] };
  },
});

/** Months without a word (`recruit.staleMonths`): the profile is hidden until its owner says otherwise (4.10.13). */
export const hideStaleCandidate = decision({
  name: 'HideStaleCandidate',
  input: z.object({ candidateId }),
  streams: onCandidate,
  decide(input, { candidate: s }, ctx) {
    if (s.status !== 'Active' || s.visibility === 'hidden') return {};
    refuseUnless(Date.parse(ctx.now) >= Date.parse(s.staleAt!), 'WRONG_STATE', 'not-due');
    return { candidate: [candidateDid('CandidateProfileHidden', { ...input, cause: 'stale' })] };
  },
});
