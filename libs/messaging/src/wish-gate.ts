import { strictestWish, type ContactWish } from '@jurilien/reference';
import type { ContactState } from './contact-point.js';
import type { QueuedMessage } from './message.js';

type Channel = 'sms' | 'email';
type Sent = Pick<QueuedMessage, 'channel' | 'class' | 'neutral'>;

/**
 * The wishes of an address that a message keeps to. What staff write by hand keeps to every one of them; what a rule sends keeps to the
 * proven ones, or a request made with another person's address could silence that person; a professional's own messages keep to the
 * wish of their account.
 */
export function wishesAt(
  { safeContacts }: Pick<ContactState, 'safeContacts'>,
  { recipientKind, author }: Pick<QueuedMessage, 'recipientKind' | 'author'>,
): ContactWish[] {
  const counts = ({ of, proven }: ContactState['safeContacts'][string]): boolean =>
    recipientKind === 'professional' ? of === 'account' : proven || author === 'staff';
  return Object.values(safeContacts)
    .filter(counts)
    .map(({ wish }) => wish);
}

/** What a message written by staff to this address must keep to. */
export const staffWish = (
  contact: Pick<ContactState, 'safeContacts'>,
  recipientKind: QueuedMessage['recipientKind'],
): ContactWish | undefined => strictestWish(wishesAt(contact, { recipientKind, author: 'staff' }));

/**
 * Whether the person's own wish forbids a message (Z13 of 4.7.2): its channel, or the content it carries where they asked for none.
 * What sells is never sent to someone who has to hide what they receive. The hour is `whenOpen`'s to say.
 */
export function refusedByWish(m: Sent, wish: ContactWish | undefined): 'Z13' | undefined {
  if (!wish || m.channel === 'inapp') return undefined;
  if (!wish.channels.includes(m.channel)) return 'Z13';
  return wish.neutral && (m.class === 'marketing' || !m.neutral) ? 'Z13' : undefined;
}

/** How the words of a rule go to a person: on which channels, and whether they may say what they are about. */
export interface Way {
  readonly channel: Channel;
  readonly neutral: boolean;
}

/**
 * The ways on which the words of a rule may go. Where the person allows none that the rule has words for, another one they allow carries
 * that there is something to read; a code never changes its channel, for it proves the address it goes to.
 * @param written channels the rule has words for
 */
export function waysUnder(
  wish: ContactWish | undefined,
  messageClass: QueuedMessage['class'],
  written: readonly Channel[],
): readonly Way[] {
  const plain = (channel: Channel): Way => ({ channel, neutral: false });
  if (!wish) return written.map(plain);
  if (wish.neutral && messageClass === 'marketing') return [];
  const allowed = written.filter((c) => wish.channels.includes(c));
  if (allowed.length > 0) return allowed.map((channel) => ({ channel, neutral: wish.neutral }));
  if (messageClass === 'otp' || messageClass === 'marketing') return [];
  const other = (['email', 'sms'] as const).filter((c) => wish.channels.includes(c) && !written.includes(c));
  return other.map((channel) => ({ channel, neutral: true }));
}
