import { automation, type Effect } from '@jurilien/event-sourcing';
import { candidate } from '../candidate.js';
import { limits, monthsAfter } from '../limits.js';

const later = ({ data: { candidateId }, occurredAt }: { data: { candidateId: string }; occurredAt: string }): Effect[] => [
  {
    do: 'schedule',
    subject: `candidate-${candidateId}`,
    timer: 'candidate.stale',
    dueAt: monthsAfter(occurredAt, limits.staleMonths),
    command: 'HideStaleCandidate',
    input: { candidateId },
  },
];

/** Every word of a candidate begins the half year anew. */
export const hideStaleCandidates = automation(candidate)({
  name: 'hide-stale-candidates',
  on: {
    CandidateProfileCreated: later,
    CandidateProfileUpdated: later,
    CandidateVisibilitySet: later,
    CandidateCvUploaded: later,
    CandidateProfileClosed: (e) => [{ do: 'cancel', subject: `candidate-${e.data.candidateId}`, timer: 'candidate.stale' }],
  },
});
