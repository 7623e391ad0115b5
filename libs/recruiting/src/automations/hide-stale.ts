import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { candidate } from '../candidate.js';
import { hideStaleCandidate } from '../decisions/keep-profile.js';
import { staleInstants } from '../silence.js';

const stale = timer('candidate.stale', hideStaleCandidate);

/**
 * Every word of a candidate puts the instant off at which silence hides the profile. Where provinces differ, each possible instant
 * has a timer: the decision knows which one is the candidate's, and refuses an earlier one.
 */
export const hideStaleCandidates = automation(candidate)({
  name: 'hide-stale-candidates',
  on: {
    ...forEach(candidate)(
      ['CandidateProfileCreated', 'CandidateProfileUpdated', 'CandidateVisibilitySet', 'CandidateCvUploaded'],
      ({ occurredAt, config, data: { candidateId } }) =>
        staleInstants(occurredAt, config).map((dueAt, nth) =>
          at(dueAt, stale, { candidateId }, `candidate-${candidateId}`, nth === 0 ? undefined : String(nth)),
        ),
    ),
    CandidateProfileClosed: (e) => [cancel(stale, `candidate-${e.data.candidateId}`)],
  },
});
