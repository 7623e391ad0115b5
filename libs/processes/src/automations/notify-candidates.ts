import { automation } from '@jurilien/event-sourcing';
import { candidateContacts } from '@jurilien/recruiting';
import { DAY_MS } from '@jurilien/reference';
import { say } from './notify.js';

const REMIND_MS = 3 * DAY_MS;
type Which = { readonly professionalId: string; readonly candidateId: string; readonly requestId: string };
const ids = ({ professionalId, candidateId, requestId }: Which) => ({ professionalId, candidateId, requestId });

/** A firm asks, the candidate is told, and once more three days later (R62); the firm hears the answer. */
export const tellOfCandidateContacts = automation(candidateContacts)({
  name: 'tell-of-candidate-contacts',
  on: {
    CandidateContactRequested: ({ data, occurredAt }) => [
      say('R62', data.requestId, ids(data)),
      say('R62', `${data.requestId}:again`, ids(data), new Date(Date.parse(occurredAt) + REMIND_MS).toISOString()),
    ],
    CandidateContactAccepted: ({ data }) => [say('candidate-accepted', data.requestId, ids(data))],
    CandidateContactDeclined: ({ data }) => [say('candidate-declined', data.requestId, ids(data))],
  },
});
