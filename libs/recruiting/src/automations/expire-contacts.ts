import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { candidateContacts } from '../contacts.js';
import { expireCandidateContact } from '../decisions/answer-contact.js';

const expires = timer('contact.expire', expireCandidateContact);
const subject = (requestId: string): string => `candcontact-${requestId}`;

/** A request no one answers ends by itself after two weeks. */
export const expireCandidateContacts = automation(candidateContacts)({
  name: 'expire-candidate-contacts',
  on: {
    CandidateContactRequested: ({ data: { professionalId, requestId, candidateId, expiresAt } }) => [
      at(expiresAt, expires, { professionalId, requestId, candidateId }, subject(requestId)),
    ],
    ...forEach(candidateContacts)(['CandidateContactAccepted', 'CandidateContactDeclined'], (e) => [
      cancel(expires, subject(e.data.requestId)),
    ]),
  },
});
