import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { candidate } from '../candidate.js';
import { hideStaleCandidate } from '../decisions/keep-profile.js';
import { limits, monthsAfter } from '../limits.js';

const stale = timer('candidate.stale', hideStaleCandidate);

/** Every word of a candidate begins the half year anew. */
export const hideStaleCandidates = automation(candidate)({
  name: 'hide-stale-candidates',
  on: {
    ...forEach(candidate)(
      ['CandidateProfileCreated', 'CandidateProfileUpdated', 'CandidateVisibilitySet', 'CandidateCvUploaded'],
      ({ occurredAt, data: { candidateId } }) => [
        at(monthsAfter(occurredAt, limits.staleMonths), stale, { candidateId }, `candidate-${candidateId}`),
      ],
    ),
    CandidateProfileClosed: (e) => [cancel(stale, `candidate-${e.data.candidateId}`)],
  },
});
