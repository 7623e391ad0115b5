import { isWrittenTo } from '@jurilien/processes';
import { user } from '@jurilien/identity';
import { candidate as profile } from '@jurilien/recruiting';
import { zoneOf } from '@jurilien/reference';
import type { FindReader } from './reached.js';

/** A candidate, by their account, at its address and the number of their profile; nothing where it is closed. */
export const candidate: FindReader = async (l) => {
  const { candidateId } = l.about;
  const account = candidateId === undefined ? undefined : await l.state(user, candidateId);
  if (!account || !isWrittenTo(account)) return undefined;
  const { details } = await l.state(profile, candidateId!);
  const addresses = { email: account.email!, ...(details?.phoneNumber ? { sms: details.phoneNumber } : {}) };
  return { kind: 'anyone', id: candidateId!, lang: account.preferences.lang, zone: zoneOf('QC'), addresses };
};
