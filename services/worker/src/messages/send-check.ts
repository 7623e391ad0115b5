import { ERASED } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/leads';
import { contactPoint, refusedBy, refusedRule, type QueuedMessage } from '@jurilien/messaging';
import { listRows } from '@jurilien/persistence';
import { DAY_MS, defaults } from '@jurilien/reference';
import { mayNotBeContacted, searchOf, stateOf, type Kernel } from '@jurilien/runtime';

/** Answers a carrier requires whatever the number said before (4.8.3 rows 1 to 3). */
export const isKeywordAnswer = (rule: string): boolean => rule.startsWith('keyword-');
/** What is said to somebody whose request was blocked: why, and nothing after it. */
const TO_BLOCKED = ['R60'];

/** The contact point of a message's address. */
export const addressId = (kernel: Kernel, m: Pick<QueuedMessage, 'channel' | 'to'>): string =>
  kernel.secrets.hash(m.channel === 'sms' ? `phone:${m.to}` : `email:${m.to.trim().toLowerCase()}`);

/** Z-codes of 4.7.2 that apply now, in their order: the last look before a send. */
export async function suppression(kernel: Kernel, m: QueuedMessage, now: string): Promise<string | undefined> {
  if (isKeywordAnswer(m.rule)) return m.to === ERASED ? 'Z12' : undefined;
  if (m.to === ERASED) return 'Z12';
  if (await hasEnded(kernel, m)) return 'Z01';
  const contact = await stateOf(kernel, contactPoint, addressId(kernel, m));
  const refused = refusedBy(contact, m.channel, m.class, now) ?? refusedRule(contact, m.rule);
  if (refused) return refused;
  if (await hadEnough(kernel, m, now)) return 'Z06';
  return (await isBlocked(kernel, m)) ? 'Z09' : undefined;
}

/** An offer nobody can take any more is not offered. */
async function hasEnded(kernel: Kernel, m: QueuedMessage): Promise<boolean> {
  if (m.rule !== 'R10' || !m.offerId || !m.leadId) return false;
  const { offers } = await searchOf(kernel, m.leadId);
  return !offers.some((o) => o.offerId === m.offerId && (o.state === 'Sent' || o.state === 'Late'));
}

/** Clients get so many messages of their own accord a day and a week, whatever rules they come from; offers are paced by waves. */
async function hadEnough(kernel: Kernel, m: QueuedMessage, now: string): Promise<boolean> {
  if (m.recipientKind !== 'client' || m.class === 'otp' || m.class === 'transactional') return false;
  const sentSince = async (days: number): Promise<number> => {
    const filter = {
      recipientId: m.recipientId,
      class: ['service', 'marketing'],
      state: ['Handed', 'Sent', 'Delivered'],
      queuedAt_gte: new Date(Date.parse(now) - days * DAY_MS).toISOString(),
    };
    return (await listRows(kernel.db, kernel.registry.views.get('messages')!, { page: 1, perPage: 1, filter })).total;
  };
  return (await sentSince(1)) >= defaults['caps.person.perDay'] || (await sentSince(7)) >= defaults['caps.person.perWeek'];
}

/** On the blacklist, or of a request that was blocked. */
async function isBlocked(kernel: Kernel, m: QueuedMessage): Promise<boolean> {
  if (m.class !== 'otp' && (await mayNotBeContacted(kernel, m.channel, m.to))) return true;
  if (m.recipientKind !== 'client' || !m.leadId || m.author === 'staff' || TO_BLOCKED.includes(m.rule)) return false;
  return (await stateOf(kernel, lead, m.leadId)).status === 'Blocked';
}
