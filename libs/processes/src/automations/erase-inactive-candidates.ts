import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { candidate, erasure as erasureOf } from '@jurilien/recruiting';
import { eraseCandidate } from '../decisions/candidates/erase-candidate.js';

const erasure = timer('candidate.erase', eraseCandidate);

/** Every word of a candidate puts the erasure off. */
export const eraseInactiveCandidates = automation(candidate)({
  name: 'erase-inactive-candidates',
  on: {
    ...forEach(candidate)(
      ['CandidateProfileCreated', 'CandidateProfileUpdated', 'CandidateVisibilitySet', 'CandidateCvUploaded', 'CandidateProfileClosed'],
      ({ stream, occurredAt, config, data: { candidateId } }) => [
        at(erasureOf(occurredAt, config).eraseAt, erasure, { candidateId }, stream),
      ],
    ),
  },
});
