import { streamOf } from '@jurilien/event-sourcing';
import { candidateContacts, type CandidateContactEvent, type CandidateContactsState } from '../contacts.js';

/** What a firm asked of candidates. */
export const onContacts = (i: { professionalId: string }) => ({ contacts: streamOf(candidateContacts, i.professionalId) });
/** What rules of availability of a firm's requests read. */
export interface OnContacts {
  readonly contacts: CandidateContactsState;
}

/** One event of a firm's requests, typed by its name. */
export const contactDid = <T extends CandidateContactEvent['type']>(
  type: T,
  data: Extract<CandidateContactEvent, { type: T }>['data'],
): CandidateContactEvent => ({ type, data }) as CandidateContactEvent;
