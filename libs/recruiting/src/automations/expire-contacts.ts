import { automation, type Effect } from '@jurilien/event-sourcing';
import { candidateContacts } from '../contacts.js';

const subject = (requestId: string): string => `candcontact-${requestId}`;
const cancel = (e: { data: { requestId: string } }): Effect[] => [
  { do: 'cancel', subject: subject(e.data.requestId), timer: 'contact.expire' },
];

/** A request nobody answers ends by itself after two weeks. */
export const expireCandidateContacts = automation(candidateContacts)({
  name: 'expire-candidate-contacts',
  on: {
    CandidateContactRequested: ({ data: { professionalId, requestId, candidateId, expiresAt } }) => [
      {
        do: 'schedule',
        subject: subject(requestId),
        timer: 'contact.expire',
        dueAt: expiresAt,
        command: 'ExpireCandidateContact',
        input: { professionalId, requestId, candidateId },
      },
    ],
    CandidateContactAccepted: cancel,
    CandidateContactDeclined: cancel,
  },
});
