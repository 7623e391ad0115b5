import { distribution, lead } from '@jurilien/leads';
import { quietHours, sendKindOf, type OwnHours, type QueuedMessage, type SendKind } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import type { Province } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';

/** Where a recipient is, and what they have said about hours. */
export interface Recipient {
  readonly province?: string;
  readonly own?: OwnHours;
}

/** Offers of an urgent search may ring outside the usual hours. */
const OFFERS = ['R10', 'R11', 'R14'];
/** The countdown of one's own claim never waits. */
const COUNTDOWN = 'R12';
/** Who wrote to us without being known, and staff: the zone of the head office. */
const HOME: Province = 'QC';

/**
 * When a message may go out: now, or the next open minute of its recipient's own hours and zone (4.7.3).
 * @returns the instant to wait for; nothing when it may go now
 */
export async function quietUntil(kernel: Kernel, m: QueuedMessage, now: string): Promise<string | undefined> {
  const urgent = OFFERS.includes(m.rule) && m.leadId !== undefined && (await stateOf(kernel, distribution, m.leadId)).urgent;
  return openFrom(m, await recipientOf(kernel, m), now, urgent);
}

/** The rule alone. */
export function openFrom(
  m: Pick<QueuedMessage, 'rule' | 'channel' | 'class' | 'recipientKind'>,
  { province, own = {} }: Recipient,
  now: string,
  urgent: boolean,
): string | undefined {
  const kind: SendKind = m.rule === COUNTDOWN && m.channel === 'sms' ? 'claim' : sendKindOf(m.channel, m.class, urgent);
  const open = quietHours(kind, m.recipientKind, now, province === 'ON' ? 'ON' : HOME, own);
  return Date.parse(open) > Date.parse(now) ? open : undefined;
}

async function recipientOf(kernel: Kernel, m: QueuedMessage): Promise<Recipient> {
  if (m.recipientKind === 'professional') {
    const { province, hours, practice } = await stateOf(kernel, professional, m.recipientId);
    return { province, own: { ...hours, urgentOptIn: practice?.urgentOptIn } };
  }
  if (m.recipientKind === 'client' && m.leadId) return { province: (await stateOf(kernel, lead, m.leadId)).facts.province ?? undefined };
  return {};
}
