import type { MessageKind } from '@jurilien/contracts';
import type { ContactState } from './contact-point.js';
import type { MessageClass } from './message.js';
import { agreedBasis, standingOf } from './standing.js';

/** A kind of message that the holder of an address refused, though not its whole class: what others took today (4.7.4, R13). */
export const refusedKind = ({ preferences }: ContactState, kind: MessageKind | undefined): 'Z04' | undefined =>
  kind === 'digest' && preferences.digest === false ? 'Z04' : undefined;

/**
 * What an address itself says to a send (4.7.2, 4.8.5), read last before every send: the suppression list and the refused
 * classes. A class that is merely not agreed to matters for marketing alone; service rests on the request or membership.
 * @returns the code of the first no; nothing when the address may be written to
 */
export function refusedBy(
  contact: ContactState,
  channel: 'sms' | 'email',
  messageClass: MessageClass,
  now: string,
): 'Z04' | 'Z05' | undefined {
  const { service } = standingOf(contact, now);
  if (messageClass === 'service' && !service) return 'Z04';
  if (messageClass === 'marketing' && !agreedBasis(contact, now)) return 'Z04';
  if (contact.suppressed) return 'Z05';
  if (channel === 'email') return undefined;
  if (contact.smsOptedOut) return 'Z05';
  // A code the person is waiting for is tried all the same: it may be the text that proves the number works again.
  return contact.unreachable && messageClass !== 'otp' ? 'Z05' : undefined;
}
