import { event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const cc = z.number().int().nonnegative();
const cents = z.number().int();
const province = z.enum(['QC', 'ON']);
const line = z.object({ account: z.string(), debit: cc, credit: cc });
/** Coins of one lot that move together; `cents` is what they are worth of each part of that lot's price, in its order. */
const part = z.object({ lotId: z.string(), cc, cents: z.array(cents).optional() });
/** One part of what was paid for a lot: what it becomes once the coins are used. */
const worth = z.object({ account: z.string(), cents });
const lotKind = z.enum(['promo', 'purchased', 'subscription']);

/**
 * What every entry of the book says: its key (never used twice), its lines in centicoins and, where money moves with them,
 * in cents; both sums are even (4.4.2). `availableAfterCc` is the balance after it.
 */
const entry = {
  professionalId: z.string(),
  entryId: z.string(),
  key: z.string(),
  cc,
  lines: z.array(line),
  money: z.array(line).optional(),
  availableAfterCc: cc,
};
const claim = { claimId: z.string(), leadId: z.string(), parts: z.array(part) };
const awaited = { professionalId: z.string(), claimId: z.string(), leadId: z.string() };
const bought = { lotId: z.string(), purchaseId: z.string(), worth: z.array(worth) };
/** Why an account is frozen; every cause ends by itself. */
export const FREEZE_CAUSES = ['owed', 'dispute', 'fraud', 'staff'] as const;
const frozen = { professionalId: z.string(), cause: z.enum(FREEZE_CAUSES), ref: z.string().optional() };

/** Every event of a credit account (specification 4.4). */
export const creditEvents = {
  CreditAccountOpened: event(z.object({ professionalId: z.string(), province: province.optional() })),
  CreditsPurchased: event(z.object({ ...entry, ...bought })),
  CreditsGranted: event(z.object({ ...entry, lotId: z.string(), lotKind, expiresAt: z.string().optional() })),
  SubscriptionCreditsGranted: event(
    z.object({ ...entry, lotId: z.string(), periodEnd: z.string(), expiresAt: z.string(), invoiceNo: z.string().optional() }),
  ),
  /** `auto`: for a claim by the professional's own rule. */
  CreditsHeld: event(z.object({ ...entry, ...claim, auto: z.boolean().optional() })),
  /** A claim began without coins: its hold is awaited, or nothing is due. It counts like any other claim of the person (4.3.5). */
  HoldAwaited: event(z.object({ ...awaited, cc, auto: z.boolean().optional() })),
  HoldAwaitEnded: event(z.object({ ...awaited, cause: z.string() })),
  HoldReleased: event(z.object({ ...entry, ...claim, cause: z.string().optional() })),
  HoldCaptured: event(z.object({ ...entry, ...claim, acceptanceId: z.string() })),
  /** A bad request gives its coins back (4.4.8); a promotional lot that ended meanwhile lives on with them until `reopenUntil`. */
  CreditsRefunded: event(z.object({ ...entry, ...claim, acceptanceId: z.string(), reopenUntil: z.string() })),
  CreditsExpired: event(z.object({ ...entry, lotId: z.string() })),
  /** Added coins are a lot of their own: promotional ones end like any other, purchased ones have a worth. */
  CreditsAdjusted: event(
    z.object({
      ...entry,
      direction: z.enum(['add', 'remove']),
      parts: z.array(part),
      expiresAt: z.string().optional(),
      worth: z.array(worth).optional(),
    }),
  ),
  /** Coins of a refund that was granted wait for the provider to make it: no one can spend them meanwhile. */
  RefundReserved: event(z.object({ ...entry, purchaseId: z.string(), requestId: z.string(), parts: z.array(part) })),
  /** The refund is made, or came to nothing: they are free again, to leave or to stay. */
  RefundReserveEnded: event(z.object({ ...entry, purchaseId: z.string(), requestId: z.string(), parts: z.array(part) })),
  /** Unspent coins of one payment go back to the card it was made with. */
  CreditsRefundedToCard: event(z.object({ ...entry, purchaseId: z.string(), refundId: z.string(), parts: z.array(part) })),
  /** The bank could not give the money back: the coins return. */
  RefundReversed: event(z.object({ ...entry, purchaseId: z.string(), refundId: z.string(), parts: z.array(part) })),
  /** A bank took a disputed payment back: its coins go, what was spent of them is owed. */
  CreditsClawedBack: event(z.object({ ...entry, purchaseId: z.string(), disputeId: z.string(), parts: z.array(part), owedCc: cc })),
  ClawbackReversed: event(z.object({ ...entry, purchaseId: z.string(), disputeId: z.string(), parts: z.array(part), owedCc: cc })),
  /** The dispute is lost: the coins stay gone, the money is written off. */
  ClawbackKept: event(z.object({ ...entry, purchaseId: z.string(), disputeId: z.string(), parts: z.array(part) })),
  /** Coins just bought fill what was owed. */
  OwedSettled: event(z.object({ ...entry, parts: z.array(part) })),
  /** A dispute was won after its debt had been filled: those coins return. */
  OwedReturned: event(z.object({ ...entry, disputeId: z.string(), parts: z.array(part) })),
  CreditAccountFrozen: event(z.object(frozen)),
  CreditAccountUnfrozen: event(z.object(frozen)),
  CreditAccountClosed: event(z.object({ professionalId: z.string() })),
};

export type CreditEvent = EventOf<typeof creditEvents>;
/** The data of one event of the account. */
export type DataOf<T extends CreditEvent['type']> = Extract<CreditEvent, { type: T }>['data'];
export type Line = z.infer<typeof line>;
export type Part = z.infer<typeof part>;
export type Worth = z.infer<typeof worth>;
export type LotKind = z.infer<typeof lotKind>;
export type FreezeCause = (typeof FREEZE_CAUSES)[number];
