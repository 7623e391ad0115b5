import type { MessageKind } from '@jurilien/contracts';
import type { AsOf } from '@jurilien/event-sourcing';
import type { DayWindow, Province } from '@jurilien/reference';
import type { AddressedMessage } from './message.js';
import { sendKindOf, whenOpen, type OwnHours } from './quiet-hours.js';

/** Where a recipient is, and what they have said about hours. */
export interface Recipient {
  readonly province?: Province;
  /** Legal time of their place; that of the province's offices when it is not known. */
  readonly zone?: string;
  readonly own?: OwnHours;
  /** The hours at which they asked to be reached, and at no other. */
  readonly theirs?: readonly DayWindow[];
}

/** Staff, and people who wrote to us without being known: the zone of the head office. */
const HOME: Province = 'QC';

/** The hours of the channel and the person's own have no minute in common. */
export const NEVER = 'never';

/**
 * When a message may go out: the next open minute of its recipient's own hours and zone (4.7.3).
 * @param urgent whether the search it is about is urgent
 * @returns the instant to wait for; nothing when it may go now; NEVER when no hour is right for both
 */
export function openFrom(
  m: Pick<AddressedMessage, 'channel' | 'class' | 'recipientKind'> & { readonly kind?: MessageKind | undefined },
  { province, zone, own = {}, theirs = [] }: Recipient,
  asked: AsOf,
  urgent: boolean,
): string | undefined {
  const kind = m.kind === 'claim' && m.channel === 'sms' ? 'claim' : sendKindOf(m.channel, m.class, m.kind === 'offer' && urgent);
  const home = province === 'ON' ? 'ON' : HOME;
  const open = whenOpen(kind, m.recipientKind, asked, zone ? { province: home, zone } : home, { own, theirs });
  if (open === undefined) return NEVER;
  return Date.parse(open) > Date.parse(asked.now) ? open : undefined;
}
