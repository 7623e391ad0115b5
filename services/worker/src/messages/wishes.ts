import { askedWishOf, lead, type LeadState, wishOf } from '@jurilien/lead';
import {
  contactPoint,
  waysUnder,
  type ContactState,
  whenOpen,
  wishesAt,
  sendKindOf,
  type AddressedMessage,
  type Way,
} from '@jurilien/messaging';
import { channelsOf, templateOf, type Channel } from '@jurilien/notifications';
import { strictestWish, type ContactWish } from '@jurilien/reference';
import { asOf } from '@jurilien/runtime';
import type { Composed } from './composed.js';
import { addressId } from './address-id.js';
import type { Seen } from './seen.js';
import { zoneOfClient } from './zones.js';

type Addressed = Pick<AddressedMessage, 'recipientKind' | 'author' | 'leadId'>;

/** The extension belongs to the number on file: a code that proves another one goes there. */
const wishAt = (s: LeadState, addresses: readonly Pick<AddressedMessage, 'channel' | 'to'>[]): ContactWish | undefined =>
  addresses.some((a) => a.channel === 'sms' && a.to !== s.phoneNumber) ? askedWishOf(s) : wishOf(s);

/** What a person asked for about being reached safely: for this request, and at these addresses (IN5). */
export const wishUnder = (
  m: Addressed & Pick<AddressedMessage, 'channel' | 'to'>,
  { request, contact }: { readonly request?: LeadState | undefined; readonly contact: ContactState },
): ContactWish | undefined =>
  strictestWish([...(request ? [wishAt(request, [m])] : []), ...wishesAt(contact, m)].filter((w) => w !== undefined));

/** The same for all addresses of a person. */
async function wishFor(
  { kernel, state }: Seen,
  m: Addressed,
  addresses: readonly Pick<AddressedMessage, 'channel' | 'to'>[],
): Promise<ContactWish | undefined> {
  const ofRequest = m.recipientKind === 'client' && m.leadId ? wishAt(await state(lead, m.leadId), addresses) : undefined;
  const contacts = await Promise.all(addresses.map((a) => state(contactPoint, addressId(kernel, a))));
  return strictestWish([...(ofRequest ? [ofRequest] : []), ...contacts.flatMap((c) => wishesAt(c, m))]);
}

/** The ways a rule names that its template has words for, in the order of the rule: of ways in turn the first is tried first. */
export const writtenOn = (template: string, named: readonly string[]): Channel[] => {
  const written: readonly string[] = channelsOf(template);
  return named.filter((channel): channel is Channel => written.includes(channel));
};

/** On which ways the words of a rule go to a person: as they wish, and never on one whose hours can not be theirs. */
export async function waysOf(
  seen: Seen,
  composed: Pick<Composed, 'addresses' | 'author' | 'recipientKind'>,
  {
    template,
    leadId,
    channels,
  }: { readonly template: string; readonly leadId?: string | undefined; readonly channels?: readonly Channel[] },
): Promise<readonly Way[]> {
  const addresses = (['sms', 'email'] as const).flatMap((channel) => {
    const to = composed.addresses[channel];
    return to ? [{ channel, to }] : [];
  });
  const wish = await wishFor(seen, { ...composed, ...(leadId ? { leadId } : {}) }, addresses);
  const { class: messageClass } = templateOf(template);
  const written = channels ?? channelsOf(template);
  if (!wish || composed.recipientKind !== 'client' || !leadId) return waysUnder(wish, messageClass, written);
  const request = await seen.state(lead, leadId);
  const where = { province: request.facts.province ?? ('QC' as const), zone: zoneOfClient(request) };
  const opens = (channel: Channel): boolean =>
    whenOpen(sendKindOf(channel, messageClass), 'client', asOf(seen.kernel, seen.now), where, { theirs: wish.windows }) !== undefined;
  return waysUnder({ ...wish, channels: wish.channels.filter((c) => c === 'call' || opens(c)) }, messageClass, written);
}
