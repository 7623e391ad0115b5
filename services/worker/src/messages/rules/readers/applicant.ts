import { isReachable } from '@jurilien/processes';
import { jobApplication } from '@jurilien/recruiting';
import { zoneOf } from '@jurilien/reference';
import type { FindReader } from './reached.js';

/** Who applied to work with us; nothing once that is forgotten. */
export const applicant: FindReader = async (l) => {
  const { subjectId } = l.about;
  if (subjectId === undefined) return undefined;
  const { lang, email } = await l.state(jobApplication, subjectId);
  return isReachable(email) ? { kind: 'anyone', id: subjectId, lang, zone: zoneOf('QC'), addresses: { email } } : undefined;
};
