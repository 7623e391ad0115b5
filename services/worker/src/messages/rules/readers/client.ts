import { requestOf } from '@jurilien/automation';
import { draftedEmail, isReachable } from '@jurilien/processes';
import { zoneOfClient } from '../../zones.js';
import type { FindReader } from './reached.js';

/** The client of a request, or who is writing it: the draft holds the address at which they asked to go on. */
export const client: FindReader = async (l) => {
  const request = await requestOf(l);
  const email = request?.email ?? (request && draftedEmail(request));
  if (!request || !isReachable(email)) return undefined;
  const { personId: id, lang, phoneNumber: sms, leadId } = request;
  return { kind: 'client', id, lang, zone: zoneOfClient(request), addresses: { email, ...(sms ? { sms } : {}) }, leadId };
};
