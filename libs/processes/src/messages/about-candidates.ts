import { ERASED } from '@jurilien/event-sourcing';
import type { UserState } from '@jurilien/identity';
import type { ProfessionalState } from '@jurilien/professionals';
import {
  mayBeSeen,
  type CandidateContact,
  type CandidateContactsState,
  type CandidateFacts,
  type CandidateState,
  type EmployeeAlert,
  type JobApplicationState,
} from '@jurilien/recruiting';
import { isReachable, type Moments } from './asked.js';
import { isWrittenTo } from './about-accounts.js';

interface Contact {
  readonly contact: CandidateContact;
  readonly candidate: CandidateState;
}

/** Messages between a firm and a candidate (4.10.4): nothing once it was answered, or one of the two is gone. */
export const contactMoments = {
  R62: ({ contact, candidate }) => contact.status === 'Requested' && candidate.details !== undefined && contact.message !== ERASED,
  'candidate-accepted': ({ contact, candidate }) => contact.status === 'Accepted' && candidate.details !== undefined,
  'candidate-declined': ({ contact }) => contact.status === 'Declined',
} satisfies Moments<Contact>;

interface Silent {
  readonly account: UserState;
  readonly candidate: CandidateState;
}

/** That silence soon ends with everything being erased: nothing to a candidate who wrote since. */
export const erasureMoments = {
  'candidate-erasure': ({ account, candidate: { status, eraseNoticeAt } }, { now }) =>
    eraseNoticeAt !== undefined &&
    status !== 'Erased' &&
    isWrittenTo(account) &&
    isReachable(account.username) &&
    Date.parse(eraseNoticeAt) <= Date.parse(now),
} satisfies Moments<Silent>;

/** That an application for a post of ours arrived: nothing when it is forgotten already. */
export const applicationMoments = { 'job-received': ({ status }) => status === 'Received' } satisfies Moments<JobApplicationState>;

/** Profiles a saved search may show its firm now; none while the search is paused or the firm may not search. */
export function profilesToShow(
  {
    pro,
    alert,
    contacts,
  }: { readonly pro: ProfessionalState; readonly alert: EmployeeAlert | undefined; readonly contacts: CandidateContactsState },
  people: readonly { readonly id: string; readonly state: CandidateState }[],
): readonly CandidateFacts[] {
  if (pro.status !== 'Approved' || !alert || alert.paused) return [];
  return people.filter(({ id, state }) => mayBeSeen(state, pro) && !contacts.dismissed.includes(id)).map(({ state }) => state.facts!);
}
