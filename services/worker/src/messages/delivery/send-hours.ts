import { lead } from '@jurilien/lead';
import { sendKindOf, whenOpen, type OwnHours, type QueuedMessage, type SendKind } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import type { DayWindow, Province } from '@jurilien/reference';
import { searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import { wishFor } from '../wishes.js';
import { zoneOfClient, zoneOfPro } from '../zones.js';

/** Where a recipient is, and what they have said about hours. */
export interface Recipient {
  readonly province?: string;
  /** Legal time of their place; that of the province's offices when it is not known. */
  readonly zone?: string;
  readonly own?: OwnHours;
  /** The hours at which they asked to be reached, and at no other. */
  readonly theirs?: readonly DayWindow[];
}

/** Offers of an urgent search may ring outside the usual hours. */
const OFFERS = ['R10', 'R11', 'R14'];
/** News of one's own claim never wait: its countdown, and its end. */
const OF_CLAIM = ['R12', 'claim-ended'];
/** Who wrote to us without being known, and staff: the zone of the head office. */
const HOME: Province = 'QC';

/** The hours of the channel and the person's own have no minute in common. */
export const NEVER = 'never';

/**
 * When a message may go out: now, or the next open minute of its recipient's own hours and zone (4.7.3).
 * Somebody who said at which hours they may be reached is reached in those alone, where quiet hours are switched off too.
 * @returns the instant to wait for; nothing when it may go now; NEVER when no hour is right for both
 */
export async function quietUntil(kernel: Kernel, m: QueuedMessage, now: string): Promise<string | undefined> {
  const theirs = (await wishFor(kernel, m, [m]))?.windows ?? [];
  if (kernel.settings.QUIET_HOURS === 'off' && theirs.length === 0) return undefined;
  const urgent = OFFERS.includes(m.rule) && m.leadId !== undefined && (await searchOf(kernel, m.leadId)).urgent;
  return openFrom(m, { ...(await recipientOf(kernel, m)), theirs }, now, urgent);
}

/** The rule alone. */
export function openFrom(
  m: Pick<QueuedMessage, 'rule' | 'channel' | 'class' | 'recipientKind'>,
  { province, zone, own = {}, theirs = [] }: Recipient,
  now: string,
  urgent: boolean,
): string | undefined {
  const kind: SendKind = OF_CLAIM.includes(m.rule) && m.channel === 'sms' ? 'claim' : sendKindOf(m.channel, m.class, urgent);
  const home = province === 'ON' ? 'ON' : HOME;
  const open = whenOpen(kind, m.recipientKind, now, zone ? { province: home, zone } : home, { own, theirs });
  if (open === undefined) return NEVER;
  return Date.parse(open) > Date.parse(now) ? open : undefined;
}

async function recipientOf(kernel: Kernel, m: QueuedMessage): Promise<Recipient> {
  if (m.recipientKind === 'professional') {
    const state = await stateOf(kernel, professional, m.recipientId);
    const { province, hours, practice } = state;
    return { province, zone: zoneOfPro(state), own: { ...hours, urgentOptIn: practice?.urgentOptIn } };
  }
  if (m.recipientKind !== 'client' || !m.leadId) return {};
  const state = await stateOf(kernel, lead, m.leadId);
  return { province: state.facts.province ?? undefined, zone: zoneOfClient(state) };
}
