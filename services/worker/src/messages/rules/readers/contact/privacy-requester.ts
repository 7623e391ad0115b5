import { addressesFor, privacyRequest, type PrivacyRequestState } from '@jurilien/privacy';
import { zoneOf } from '@jurilien/reference';
import type { FindReader, Reached } from '../reached.js';

/** The person who filed a request about their own data, where they are written to. */
export function requesterOf(requestId: string, s: PrivacyRequestState): Reached {
  const { email, phoneNumber: sms } = addressesFor(s);
  return { kind: 'anyone', id: requestId, lang: s.lang!, zone: zoneOf(s.province!), addresses: { email, sms } };
}

/** The same; a code goes to the one address that it proves. Nothing once the request is erased. */
export const privacyRequester: FindReader = async (l) => {
  const requestId = l.about.privacyId!;
  const s = await l.state(privacyRequest, requestId);
  if (s.identifiers.length === 0) return undefined;
  const reader = requesterOf(requestId, s);
  if (l.about.sequence === undefined) return reader;
  const [n] = Object.entries(s.codes).find(([, { sequence }]) => sequence === l.about.sequence) ?? [];
  const to = n === undefined ? undefined : s.identifiers[Number(n)];
  return to && { ...reader, addresses: { [to.kind === 'email' ? 'email' : 'sms']: to.value } };
};
