import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import {
  CAPPED,
  contactPoint,
  refusedBy,
  refusedByWish,
  refusedKind,
  sendCaps,
  type AddressedMessage,
  type QueuedMessage,
  type SendCap,
} from '@jurilien/messaging';
import { kindOf, rulesOfKind, templates } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { isOpenOffer } from '@jurilien/processes';
import { DAY_MS } from '@jurilien/reference';
import { recipientOf } from './send-hours.js';
import { addressId } from '../address-id.js';
import { wishFor } from '../wishes.js';
import { mayNotBeContacted, searchOf, stateOf, type Kernel } from '@jurilien/runtime';

/** Z-codes of 4.7.2 that apply now, in their order: the last look before a send. */
export async function suppression(kernel: Kernel, m: AddressedMessage, now: string): Promise<string | undefined> {
  // A carrier requires these answers whatever the number said before (4.8.3 rows 1 to 3).
  if (kindOf(m.rule) === 'carrier-answer') return m.to === ERASED ? 'Z12' : undefined;
  if (m.to === ERASED) return 'Z12';
  if (await hasEnded(kernel, m)) return 'Z01';
  const contact = await stateOf(kernel, contactPoint, addressId(kernel, m));
  const refused = refusedBy(contact, m.channel, m.class, now) ?? refusedKind(contact, kindOf(m.rule));
  if (refused) return refused;
  if (await hadEnough(kernel, m, now)) return 'Z06';
  if (await isBlocked(kernel, m)) return 'Z09';
  return refusedByWish(m, await wishFor(kernel, m, [m]));
}

/** What says whether a message is about an offer, and which. */
export type OfOffer = Pick<QueuedMessage, 'rule' | 'leadId' | 'offerId'>;

/** An offer that can no longer be accepted is not announced. */
export async function hasEnded(kernel: Kernel, m: OfOffer): Promise<boolean> {
  if (!templates[m.rule]?.needsOpenOffer || !m.offerId || !m.leadId) return false;
  const { offers } = await searchOf(kernel, m.leadId);
  return !offers.some((o) => o.offerId === m.offerId && isOpenOffer(o));
}

/** Offers are paced by waves, and by the professional's own caps (4.3.2, E17): they neither fill the caps of a person nor stop at them. */
const PACED = rulesOfKind('offer');

/**
 * Messages that their reader does not wait for are at most so many a day, a week and, of what sells, a month: clients, professionals,
 * candidates and members of the team, all rules together (`caps.person.*` of 4.13). A person is counted by who they are and by the address, so
 * neither several addresses nor several requests make more of them. A notice in the product interrupts no one and is not counted.
 */
async function hadEnough(kernel: Kernel, m: AddressedMessage, now: string): Promise<boolean> {
  if (!CAPPED.includes(m.class) || PACED.includes(m.rule)) return false;
  const contactId = addressId(kernel, m);
  const isFull = async ({ days, classes, most }: SendCap): Promise<boolean> => {
    const [row] = await kernel.db.query<{ sent: number }>(
      statement`select count(*)::int as sent from ${placeOf(kernel.registry.views.get('messages')!)} t
        where (t."recipientId" = ${m.recipientId} or t."contactId" = ${contactId}) and t.channel <> 'inapp' and t.class = any(${classes}) and t.state = any(${SENT}) and not t.rule = any(${PACED})
          and t."queuedAt" >= ${new Date(Date.parse(now) - days * DAY_MS).toISOString()}::timestamptz`,
    );
    return row!.sent >= most;
  };
  const place = { province: (await recipientOf(kernel, m)).province };
  for (const cap of sendCaps(m.class, kernel.configuration.current(), place)) if (await isFull(cap)) return true;
  return false;
}
const SENT = ['Handed', 'Sent', 'Delivered'];

/** On the blacklist, or of a request that was blocked. */
async function isBlocked(kernel: Kernel, m: AddressedMessage): Promise<boolean> {
  if (m.class !== 'otp' && (await mayNotBeContacted(kernel, m.channel, m.to))) return true;
  if (m.recipientKind !== 'client' || !m.leadId || m.author === 'staff' || templates[m.rule]?.toBlocked) return false;
  return (await stateOf(kernel, lead, m.leadId)).status === 'Blocked';
}
