import { user, type UserState } from '@jurilien/identity';
import {
  alertOf,
  candidate,
  candidateContacts,
  contactOf,
  employeeAlerts,
  jobApplication,
  mayBeSeen,
  type CandidateContact,
  type CandidateFacts,
  type CandidateState,
  type JobApplicationState,
} from '@jurilien/recruiting';
import { featureRecruit } from '@jurilien/reference';
import { professionalOf, type Lookup } from '../lookup.js';

export const candidateOf = async (l: Lookup): Promise<CandidateState | undefined> =>
  l.about.candidateId === undefined ? undefined : l.state(candidate, l.about.candidateId);
/** The account of the candidate: both bear the same id. */
export const candidateAccountOf = async (l: Lookup): Promise<UserState | undefined> =>
  l.about.candidateId === undefined ? undefined : l.state(user, l.about.candidateId);

/** What a firm asked of the candidate. */
export async function candidateContactOf(l: Lookup): Promise<CandidateContact | undefined> {
  const { professionalId, candidateId, requestId } = l.about;
  if (!professionalId || !candidateId || !requestId) return undefined;
  return contactOf(await l.state(candidateContacts, professionalId), requestId, candidateId);
}

/** An application to work with us. */
export const jobApplicationOf = async (l: Lookup): Promise<JobApplicationState | undefined> =>
  l.about.subjectId === undefined ? undefined : l.state(jobApplication, l.about.subjectId);

/** Profiles a saved search may show its firm now; none while the search is paused, the firm may not search, or recruiting is off there. */
export async function profilesShown(l: Lookup): Promise<readonly CandidateFacts[]> {
  const { professionalId, alertId, candidateIds = [] } = l.about;
  const pro = await professionalOf(l);
  if (!professionalId || !alertId || pro?.status !== 'Approved' || !l.config.value(featureRecruit, { province: pro.province })) return [];
  const alert = alertOf(await l.state(employeeAlerts, professionalId), alertId);
  if (!alert || alert.paused) return [];
  const { dismissed } = await l.state(candidateContacts, professionalId);
  const found = await Promise.all(candidateIds.filter((id) => !dismissed.includes(id)).map((id) => l.state(candidate, id)));
  return found.filter((state) => mayBeSeen(state, pro)).map(({ facts }) => facts!);
}
