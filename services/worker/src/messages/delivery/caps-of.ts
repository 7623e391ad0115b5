import { automationRule, shippedRule, textOf } from '@jurilien/automation';
import type { Occasion } from '@jurilien/contracts';
import { CAPPED, MESSAGE_CLASSES, sendCaps, usedOf, type QueuedMessage, type SendCap, type Sent } from '@jurilien/messaging';
import { rulesOfKind } from '@jurilien/notifications';
import { placeOf, statement } from '@jurilien/persistence';
import { DAY_MS, type Province } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { addressId } from '../address-id.js';

/** Offers are paced by waves, and by the professional's own caps (4.3.2, E17): they neither fill the caps of a person nor stop at them. */
const PACED = rulesOfKind('offer');
const SENT = ['Handed', 'Sent', 'Delivered'];

/**
 * What a message may count against, and how much of it is used up: a day, a week and, of what sells, a month; clients, professionals,
 * candidates and members of the team, all rules together (`caps.person.*` of 4.13), and what its own rule allows (4.7.1). A person is
 * counted by who they are and by the address, so neither several addresses nor several requests make more of them.
 */
export async function capsOf(
  kernel: Kernel,
  m: QueuedMessage,
  province: Province | undefined,
  now: string,
): Promise<{ readonly sent: number; readonly most: number }[]> {
  const ofPerson = PACED.includes(m.rule) ? [] : sendCaps(m.class, kernel.configuration.current(), { province });
  const caps = [...ofPerson, ...capsOfRule(kernel, m)];
  if (caps.length === 0) return [];
  const since = new Date(Date.parse(now) - Math.max(...caps.map(({ days }) => days)) * DAY_MS).toISOString();
  const sent = await kernel.db.query<Sent & { [column: string]: unknown }>(
    statement`select class, rule, "leadId", channel, "queuedAt" as at from ${placeOf(kernel.registry.views.get('messages')!)} t
      where (t."recipientId" = ${m.recipientId} or t."contactId" = ${addressId(kernel, m)}) and t.state = any(${SENT}) and not t.rule = any(${PACED})
        and t."queuedAt" >= ${since}::timestamptz`,
  );
  return usedOf(caps, sent, now);
}

/** What the version of its rule that a message began with allows: about one request a day, and a person a day and a week. */
function capsOfRule(kernel: Kernel, m: QueuedMessage): readonly SendCap[] {
  const shipped = shippedRule(m.rule);
  if (!shipped || !m.occasion) return [];
  const { caps = {} } = textOf(shipped, kernel.books.of(automationRule, shipped.code), m.occasion.input as unknown as Occasion);
  const { perSubjectPerDay, perPersonPerDay, perPersonPerWeek } = caps;
  const of = m.leadId && { rule: m.rule, leadId: m.leadId, channel: m.channel };
  return [
    ...(perSubjectPerDay && of ? [{ days: 1, classes: MESSAGE_CLASSES, most: perSubjectPerDay, of }] : []),
    ...(perPersonPerDay ? [{ days: 1, classes: CAPPED, most: perPersonPerDay }] : []),
    ...(perPersonPerWeek ? [{ days: 7, classes: CAPPED, most: perPersonPerWeek }] : []),
  ];
}
