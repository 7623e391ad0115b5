import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { candidate, erasure as erasureOf } from '@jurilien/recruiting';
import { eraseCandidate } from '../decisions/candidates/erase-candidate.js';
import { say } from './notify.js';

const erasure = timer('candidate.erase', eraseCandidate);

/** Every word of a candidate puts the erasure off; a letter before it says what will happen. */
export const eraseInactiveCandidates = automation(candidate)({
  name: 'erase-inactive-candidates',
  on: {
    ...forEach(candidate)(
      ['CandidateProfileCreated', 'CandidateProfileUpdated', 'CandidateVisibilitySet', 'CandidateCvUploaded', 'CandidateProfileClosed'],
      ({ stream, version, occurredAt, config, data: { candidateId } }) => {
        const { eraseAt, eraseNoticeAt } = erasureOf(occurredAt, config);
        return [
          at(eraseAt, erasure, { candidateId }, stream),
          say('candidate-erasure', `${candidateId}:${version}`, { candidateId }, eraseNoticeAt),
        ];
      },
    ),
  },
});
