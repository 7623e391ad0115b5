import { maySend } from '@jurilien/contracts';
import type { Answer, Asked } from '@jurilien/contracts/api';
import { agreedText, ERASED, Refused, refuseUnless } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { basisOf, contactPoint, recordConsent, standingOf, withdrawConsent, type ContactState } from '@jurilien/messaging';
import { agreedTextAt } from '@jurilien/reference';
import { asOf, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import { permitSubject } from '../commands/command-permits.js';
import { refuseAddressesIn } from '../commands/plain-reason.js';
import type { Principal } from '../permissions/principal.js';
import { teamMoments } from './consent-moments.js';

type Channel = 'email' | 'sms';
/** Where a person is reached, and which of both they have proven to be theirs. */
interface Addresses {
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly proven: readonly Channel[];
}
/** What someone's addresses say, for the team; with the contact point whose links may be ended, for who may end them. */
export type AddressConsents = Answer<'GET /api/lawyers/:id/consents'>;
type Answered = AddressConsents['marketing']['email'];

const known = (address: string | undefined): address is string => address !== undefined && address !== '' && address !== ERASED;

/** The contact point of one of the addresses; nothing where there is none, or it was erased. */
function contactIdOf({ secrets }: Kernel, { email, phoneNumber }: Addresses, channel: Channel): string | undefined {
  if (channel === 'email') return known(email) ? secrets.hash(`email:${email.trim().toLowerCase()}`) : undefined;
  return known(phoneNumber) ? secrets.hash(`phone:${phoneNumber}`) : undefined;
}

function answered(contact: ContactState | undefined, channel: Channel, now: string): Answered {
  const held = contact?.consents.marketing;
  if (!contact || !held) return null;
  const { pending = false } = standingOf(contact, now);
  const basis = basisOf(contact, channel, now);
  const said = { granted: pending || basis !== undefined, at: held.at, pending };
  if (!basis) return said;
  return basis.kind === 'express' ? { ...said, basis: basis.kind } : { ...said, basis: basis.basis, until: basis.until };
}

/** The one truth of consents, whatever a form once stated (4.8.5): read from the addresses, as the send gate does. */
export async function consentsAt(kernel: Kernel, addresses: Addresses, { who }: Principal): Promise<AddressConsents> {
  const now = new Date().toISOString();
  const [email, sms] = [contactIdOf(kernel, addresses, 'email'), contactIdOf(kernel, addresses, 'sms')];
  const stateAt = (contactId: string | undefined) => (contactId ? stateOf(kernel, contactPoint, contactId) : undefined);
  const [mailbox, number] = await Promise.all([stateAt(email), stateAt(sms)]);
  const links = email && mailbox && maySend('RevokeContactLinks', who);
  return {
    marketing: { email: answered(mailbox, 'email', now), sms: answered(number, 'sms', now) },
    history: await teamMoments(kernel, { ...(email ? { email } : {}), ...(sms ? { sms } : {}) }),
    proven: addresses.proven.filter((channel) => contactIdOf(kernel, addresses, channel) !== undefined),
    ...(links ? { links: { contactId: email, live: mailbox.links.filter((l) => l.expiresAt > now).length } } : {}),
  };
}

/**
 * Writes down what a person said on the phone about the messages to one of their addresses: a yes to the script that was read to them, or
 * a no. A yes needs an address that they have proven; a no counts in any case.
 * @throws Refused where the caller has nothing to do with the person, the script is no longer read, or the person must undo it themselves
 */
export async function writeDownSaid(
  { kernel, bus }: { readonly kernel: Kernel; readonly bus: CommandBus },
  of: { readonly addresses: Addresses; readonly subject: { readonly leadId: string } | { readonly professionalId: string } },
  { channel, class: messageClass, granted, shown, lang, reason }: Asked<'POST /api/lawyers/:id/consents'>['body'],
  principal: Principal,
): Promise<void> {
  const mark = maySend(granted ? 'RecordConsent' : 'WithdrawConsent', principal.who);
  if (!mark) throw new Refused('FORBIDDEN', 'role');
  await permitSubject(kernel, mark, of.subject, principal);
  const contactId = contactIdOf(kernel, of.addresses, channel);
  if (!contactId) throw new Refused('NOT_FOUND', 'no-such-address');
  refuseAddressesIn(reason);
  const by = { actor: principal.actor, reason };
  if (!granted) {
    await bus.execute(command(withdrawConsent, { contactId, class: messageClass, source: 'staff' }, by));
    return;
  }
  refuseUnless(of.addresses.proven.includes(channel), 'WRONG_STATE', 'address-not-proven');
  const textVersion = agreedText('shown', agreedTextAt({ document: 'consent-script', shown, lang }, asOf(kernel)));
  const said = { contactId, class: messageClass, basis: 'express', channel: 'call', part: `${messageClass}-${channel}` } as const;
  await bus.execute(command(recordConsent, { ...said, textVersion, source: 'call', evidence: `call ${by.actor.id}` }, by));
}
