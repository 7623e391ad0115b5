import { automation, type Effect } from '@jurilien/event-sourcing';
import { candidate } from '../candidate.js';
import { limits, monthsAfter } from '../limits.js';

interface Said {
  readonly stream: string;
  readonly version: number;
  readonly occurredAt: string;
  readonly data: { readonly candidateId: string };
}

const later = ({ stream, version, occurredAt, data: { candidateId } }: Said): Effect[] => {
  const dueAt = monthsAfter(occurredAt, limits.eraseMonths);
  const noticeAt = new Date(Date.parse(dueAt) - limits.eraseNoticeMs).toISOString();
  return [
    { do: 'schedule', subject: stream, timer: 'candidate.erase', dueAt, command: 'EraseCandidate', input: { candidateId } },
    {
      do: 'work',
      job: 'notify',
      key: `candidate-erasure:${candidateId}:${version}`,
      input: { rule: 'candidate-erasure', candidateId },
      dueAt: noticeAt,
    },
  ];
};

/** Every word of a candidate begins the year anew; a letter a month before its end says what will happen. */
export const eraseInactiveCandidates = automation(candidate)({
  name: 'erase-inactive-candidates',
  on: {
    CandidateProfileCreated: later,
    CandidateProfileUpdated: later,
    CandidateVisibilitySet: later,
    CandidateCvUploaded: later,
    CandidateProfileClosed: later,
  },
});
