import { lead } from '@jurilien/lead';
import { openFrom, type AddressedMessage, type Recipient } from '@jurilien/messaging';
import { kindOf } from '@jurilien/notifications';
import { professional } from '@jurilien/professionals';
import { asOf, searchOf, stateOf, type Kernel } from '@jurilien/runtime';
import { wishFor } from '../wishes.js';
import { zoneOfClient, zoneOfPro } from '../zones.js';

/**
 * When a message may go out: now, or the next open minute of its recipient's own hours and zone (4.7.3).
 * A person who stated hours at which they may be reached is reached in those alone, where quiet hours are switched off too.
 * @returns the instant to wait for; nothing when it may go now; NEVER when no hour is right for both
 */
export async function quietUntil(kernel: Kernel, m: AddressedMessage, now: string): Promise<string | undefined> {
  const theirs = (await wishFor(kernel, m, [m]))?.windows ?? [];
  if (kernel.settings.QUIET_HOURS === 'off' && theirs.length === 0) return undefined;
  const kind = kindOf(m.rule);
  const urgent = kind === 'offer' && m.leadId !== undefined && (await searchOf(kernel, m.leadId)).urgent;
  return openFrom({ ...m, kind }, { ...(await recipientOf(kernel, m)), theirs }, asOf(kernel, now), urgent);
}

/** Where the recipient of a message is, and what they have said about hours. */
export async function recipientOf(kernel: Kernel, m: AddressedMessage): Promise<Recipient> {
  if (m.recipientKind === 'professional') {
    const state = await stateOf(kernel, professional, m.recipientId);
    const { province, hours, practice } = state;
    return { province, zone: zoneOfPro(state), own: { ...hours, urgentOptIn: practice?.urgentOptIn } };
  }
  if (m.recipientKind !== 'client' || !m.leadId) return {};
  const state = await stateOf(kernel, lead, m.leadId);
  return { province: state.facts.province ?? undefined, zone: zoneOfClient(state) };
}
