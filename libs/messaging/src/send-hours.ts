import type { MessageKind } from '@jurilien/contracts';
import type { AsOf } from '@jurilien/event-sourcing';
import { MINUTE_MS, type DayWindow, type Province, type WeeklyHours } from '@jurilien/reference';
import type { AddressedMessage } from './message.js';
import { sendKindOf, wasOpen, whenOpen, type OwnHours } from './quiet-hours.js';

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
export function openFrom(m: Hourly, to: Recipient, asked: AsOf, urgent: boolean): string | undefined {
  const open = whenOpen(...hoursAsked(m, to, asked, urgent));
  if (open === undefined) return NEVER;
  return Date.parse(open) > Date.parse(asked.now) ? open : undefined;
}

/** A message, as far as its hours depend on it. */
type Hourly = Pick<AddressedMessage, 'channel' | 'class' | 'recipientKind'> & {
  readonly kind?: MessageKind | undefined;
  /** The hours of its rule, where that has some of its own. */
  readonly window?: WeeklyHours | undefined;
};

function hoursAsked(m: Hourly, { province, zone, own = {}, theirs = [] }: Recipient, asked: AsOf, urgent = false) {
  const kind = m.kind === 'claim' && m.channel === 'sms' ? 'claim' : sendKindOf(m.channel, m.class, m.kind === 'offer' && urgent);
  const home = province === 'ON' ? ('ON' as const) : HOME;
  return [kind, m.recipientKind, asked, zone ? { province: home, zone } : home, { own, theirs, ofRule: m.window }] as const;
}

/** What a message reminds of, when it is due by itself, and how much is to be left before that. */
export interface Reminding {
  readonly dueAt: string;
  readonly before: string;
  readonly leastMinutes: number;
}

/**
 * When a message that reminds of an instant goes out (4.5.4): when it is due, or as its hours open after that where so many minutes are
 * left by then, or else earlier, at the last minute at which they were open. Hours that are never open are for the gate to say.
 */
export function remindsAt(m: Hourly, to: Recipient, { dueAt, before, leastMinutes }: Reminding, { config }: Pick<AsOf, 'config'>): string {
  const asked = hoursAsked(m, to, { now: dueAt, config });
  const open = whenOpen(...asked);
  if (open === undefined || open === dueAt) return dueAt;
  const left = Date.parse(before) - Date.parse(open);
  return left >= leastMinutes * MINUTE_MS ? open : (wasOpen(...asked) ?? dueAt);
}
