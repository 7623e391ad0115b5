import type { Recorded } from '@jurilien/event-sourcing';
import type { CreditEvent, Line } from '../account-events.js';

/** What each entry of the book is called on a statement (4.4.2). */
const ENTRY_TYPES = {
  CreditsPurchased: 'purchase',
  CreditsGranted: 'grant',
  SubscriptionCreditsGranted: 'subscription-grant',
  CreditsHeld: 'hold',
  HoldReleased: 'release',
  HoldCaptured: 'capture',
  CreditsRefunded: 'lead-credit',
  CreditsExpired: 'expiry',
  CreditsAdjusted: 'adjustment',
  RefundReserved: 'refund-reserve',
  RefundReserveEnded: 'refund-reserve-end',
  CreditsRefundedToCard: 'card-refund',
  RefundReversed: 'refund-reversed',
  CreditsClawedBack: 'dispute-opened',
  ClawbackReversed: 'dispute-won',
  ClawbackKept: 'dispute-lost',
  OwedSettled: 'owed-settled',
  OwedReturned: 'owed-returned',
} as const satisfies Partial<Record<CreditEvent['type'], string>>;

/** An event that is an entry of the book. */
export type EntryEvent = keyof typeof ENTRY_TYPES;
/** The names of every entry's event. */
export const ENTRY_EVENTS = Object.keys(ENTRY_TYPES) as EntryEvent[];

/** The same handler for every entry. */
export const onEntries = <H>(handler: H): Record<EntryEvent, H> =>
  Object.fromEntries(ENTRY_EVENTS.map((type) => [type, handler])) as Record<EntryEvent, H>;

/** What an entry is called; an adjustment says which way it went. */
export function entryType(e: Pick<Recorded, 'type' | 'data'>): string {
  const type = ENTRY_TYPES[e.type as EntryEvent];
  return type === 'adjustment' ? `adjustment-${String(e.data['direction'])}` : type;
}

/** The coin lines of an entry. */
export const coinLines = (e: Pick<Recorded, 'data'>): Line[] => (e.data['lines'] as Line[] | undefined) ?? [];
/** The money lines of an entry. */
export const moneyLines = (e: Pick<Recorded, 'data'>): Line[] => (e.data['money'] as Line[] | undefined) ?? [];
