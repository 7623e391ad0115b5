import { CAPPED, sendCaps, usedOf, type AddressedMessage, type Sent, type UsedCap } from '@jurilien/messaging';
import { rulesOfKind } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, type Province } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';

/** Offers are paced by waves, and by the professional's own caps (4.3.2, E17): they neither fill the caps of a person nor stop at them. */
const PACED = rulesOfKind('offer');
const SENT = ['Handed', 'Sent', 'Delivered'];
/** More than any cap allows in its days: a mailbox that everything goes to is not read to its end. */
const ENOUGH = 1_000;

/**
 * What a message may count against, and how much of it is used up: a day, a week and, of what sells, a month; clients, professionals,
 * candidates and members of the team, all rules together (`caps.person.*` of 4.13). A person is counted by who they are and by the address,
 * so neither several addresses nor several requests make more of them.
 */
export async function capsOf(kernel: Kernel, m: AddressedMessage, province: Province | undefined, now: string): Promise<UsedCap[]> {
  const caps = PACED.includes(m.rule) ? [] : sendCaps(m.class, kernel.configuration.current(), { province });
  if (caps.length === 0) return [];
  const since = new Date(Date.parse(now) - Math.max(...caps.map(({ days }) => days)) * DAY_MS).toISOString();
  const sent = await kernel.db.query<Sent & { [column: string]: unknown }>(
    statement`select class, "queuedAt" as at from ${placeOf(kernel.registry.views.get('messages')!)} t
      where t.id <> ${m.messageId}::uuid and (t."recipientId" = ${m.recipientId} or t."contactId" = ${addressId(kernel, m)}) and t.channel <> 'inapp' and t.class = any(${CAPPED}) and t.state = any(${SENT}) and not t.rule = any(${PACED})
        and t."queuedAt" >= ${since}::timestamptz
      order by t."queuedAt" desc limit ${ENOUGH}`,
  );
  return usedOf(caps, sent, now);
}
