import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { candidate, monthsAfter, recruitLimits } from '@jurilien/recruiting';
import { eraseCandidate } from '../decisions/erase-candidate.js';
import { say } from './notify.js';

const erasure = timer('candidate.erase', eraseCandidate);

/** Every word of a candidate begins the year anew; a letter a month before its end says what will happen. */
export const eraseInactiveCandidates = automation(candidate)({
  name: 'erase-inactive-candidates',
  on: {
    ...forEach(candidate)(
      ['CandidateProfileCreated', 'CandidateProfileUpdated', 'CandidateVisibilitySet', 'CandidateCvUploaded', 'CandidateProfileClosed'],
      ({ stream, version, occurredAt, data: { candidateId } }) => {
        const dueAt = monthsAfter(occurredAt, recruitLimits.eraseMonths);
        const noticeAt = new Date(Date.parse(dueAt) - recruitLimits.eraseNoticeMs).toISOString();
        return [
          at(dueAt, erasure, { candidateId }, stream),
          say('candidate-erasure', `${candidateId}:${version}`, { candidateId }, noticeAt),
        ];
      },
    ),
  },
});
