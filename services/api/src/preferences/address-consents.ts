import { maySend } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { ERASED } from '@jurilien/event-sourcing';
import { contactPoint, standingOf } from '@jurilien/messaging';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

interface Addresses {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}
/** What someone's addresses say, for the team; with the contact point whose links may be ended, for who may end them. */
export type AddressConsents = Answer<'GET /api/lawyers/:id/consents'>;
type Answered = AddressConsents['marketing']['email'];

/** The one truth of consents, whatever a form once stated (4.8.5): read from the addresses, as the send gate does. */
export async function consentsAt(kernel: Kernel, { email, phoneNumber }: Addresses, { who }: Principal): Promise<AddressConsents> {
  const now = new Date().toISOString();
  const at = async (index: string | undefined) => {
    const contactId = index && kernel.secrets.hash(index);
    return contactId ? { contactId, contact: await stateOf(kernel, contactPoint, contactId) } : undefined;
  };
  const known = (address: string | undefined): address is string => address !== undefined && address !== '' && address !== ERASED;
  const [mailbox, number] = await Promise.all([
    at(known(email) ? `email:${email.trim().toLowerCase()}` : undefined),
    at(known(phoneNumber) ? `phone:${phoneNumber}` : undefined),
  ]);
  const answerOf = (address: typeof mailbox): Answered => {
    const held = address?.contact.consents.marketing;
    if (!address || !held) return null;
    const { marketing, pending = false } = standingOf(address.contact, now);
    return { granted: marketing, at: held.at, pending };
  };
  return {
    marketing: { email: answerOf(mailbox), sms: answerOf(number) },
    ...(mailbox && maySend('RevokeContactLinks', who)
      ? { links: { contactId: mailbox.contactId, live: mailbox.contact.links.filter((l) => l.expiresAt > now).length } }
      : {}),
  };
}
