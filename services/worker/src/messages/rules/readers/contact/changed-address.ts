import { changeOf, requestOf, type Finder } from '@jurilien/automation';
import { textOf, user, type PrivateChange } from '@jurilien/identity';
import { isReachable } from '@jurilien/processes';
import { splitPhone, zoneOf } from '@jurilien/reference';
import type { FindReader, Reached } from '../reached.js';

/** Whose detail changes: the client of a request, or who holds an account. */
async function holderOf(l: Finder): Promise<Omit<Reached, 'addresses'> & { readonly email?: string | undefined }> {
  const zone = zoneOf('QC');
  const request = await requestOf(l);
  if (request) return { kind: 'client', id: request.personId, lang: request.lang, zone, email: request.email };
  const id = l.about.subjectId!;
  const { email, role, preferences } = await l.state(user, id);
  return { kind: role?.includes('admin') ? 'staff' : 'anyone', id, lang: preferences.lang, zone, email };
}

/** The address or number that was given: a code shows that it is theirs. */
function given({ field, value }: PrivateChange): Reached['addresses'] | undefined {
  const to = textOf(value);
  return to === undefined ? undefined : field === 'email' ? { email: to } : { sms: to };
}

/** The address that was replaced; for a number, the e-mail on file too, since the number may be out of reach. */
function replaced({ field, before }: PrivateChange, mailbox: string | undefined): Reached['addresses'] {
  const old = textOf(before);
  if (field === 'email') return { email: old };
  const texted = old !== undefined && splitPhone(old).extension === '' ? old : undefined;
  return { sms: texted, email: isReachable(mailbox) ? mailbox : undefined };
}

/** Of a change that waits for its code, the new address; of one that was made, the address before it. */
export const changedAddress: FindReader = async (l) => {
  const change = await changeOf(l);
  if (!change) return undefined;
  const { email, ...holder } = await holderOf(l);
  const addresses = change.state === 'requested' ? given(change) : replaced(change, email);
  return addresses && { ...holder, addresses };
};
