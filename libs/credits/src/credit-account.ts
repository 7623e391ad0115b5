import { decider } from '@jurilien/event-sourcing';
import { Map, Set } from 'immutable';
import { creditEvents, type CreditEvent, type DataOf, type FreezeCause, type Part } from './account-events.js';
import { booked, newLot, onParts, releasedUntil, revivedUntil, spendableCc, type Lot } from './lots.js';

export interface Hold {
  readonly claimId: string;
  readonly leadId: string;
  readonly cc: number;
  readonly parts: readonly Part[];
  readonly at: string;
  readonly ended?: 'captured' | 'released';
  /** Why it was released. */ readonly cause?: string;
  readonly auto?: boolean;
  /** What was spent of each lot, and what has come back of it (4.4.8). */
  readonly captured?: readonly Part[];
  readonly acceptanceId?: string;
  readonly creditedCc: number;
}
/** A claim made without coins: they are awaited until it is `funded`, or none are due (`cc` 0). */
export interface AwaitedHold {
  readonly claimId: string;
  readonly leadId: string;
  readonly cc: number;
  readonly at: string;
  readonly ended?: 'funded' | 'released';
  readonly cause?: string;
  readonly auto?: boolean;
}
/** A disputed payment: the coins taken for it, and what of it had been spent already. */
export interface Clawback {
  readonly purchaseId: string;
  readonly parts: readonly Part[];
  readonly owedCc: number;
  readonly ended?: 'reversed' | 'kept';
}

/** A credit account: lots, holds and what is owed. Every number is a fold of its entries. */
export interface CreditState {
  readonly professionalId: string;
  readonly open: boolean;
  readonly closed: boolean;
  readonly province?: 'QC' | 'ON';
  readonly lots: readonly Lot[];
  readonly holds: Map<string, Hold>;
  /** Coins that went back to a card, with their worth, by the refund: a bank may refuse it. */
  readonly refunded: Map<string, readonly Part[]>;
  /** Coins in live holds, and in refunds in flight. */
  readonly heldCc: number;
  readonly awaited: readonly AwaitedHold[];
  readonly clawbacks: Map<string, Clawback>;
  /** Coins that wait for a refund to be made, by its request. */
  readonly reserved: Map<string, { readonly purchaseId: string; readonly parts: readonly Part[] }>;
  /** Coins spent that a bank took the money back for. */
  readonly owedCc: number;
  readonly frozen: readonly { readonly cause: FreezeCause; readonly ref?: string }[];
  readonly keys: Set<string>;
  /** Where coins came from and went, for the invariant "in = out + balance" (I2). */
  readonly totals: { readonly in: number; readonly out: number };
}

const initial: CreditState = {
  professionalId: '',
  open: false,
  closed: false,
  lots: [],
  holds: Map(),
  heldCc: 0,
  awaited: [],
  clawbacks: Map(),
  reserved: Map(),
  refunded: Map(),
  owedCc: 0,
  frozen: [],
  keys: Set(),
  totals: { in: 0, out: 0 },
};

export const creditAccount = decider<CreditState, typeof creditEvents>({ category: 'credit', events: creditEvents, initial, evolve });

type Meta = { readonly occurredAt: string };
type Plain =
  'CreditAccountOpened' | 'HoldAwaited' | 'HoldAwaitEnded' | 'CreditAccountFrozen' | 'CreditAccountUnfrozen' | 'CreditAccountClosed';
type Entry = Exclude<CreditEvent, { type: Plain }>;
type RefundEntry = Extract<Entry, { type: 'RefundReserved' | 'RefundReserveEnded' | 'CreditsRefundedToCard' | 'RefundReversed' }>;
type DisputeEntry = Extract<Entry, { type: 'CreditsClawedBack' | 'ClawbackReversed' | 'ClawbackKept' | 'OwedSettled' | 'OwedReturned' }>;

function evolve(s: CreditState, e: CreditEvent, meta: Meta): CreditState {
  switch (e.type) {
    case 'CreditAccountOpened':
      return { ...s, open: true, ...e.data };
    case 'CreditAccountClosed':
      return { ...s, open: false, closed: true };
    case 'CreditAccountFrozen':
      return { ...s, frozen: [...s.frozen, { cause: e.data.cause, ref: e.data.ref }] };
    case 'CreditAccountUnfrozen':
      return { ...s, frozen: s.frozen.filter((f) => f.cause !== e.data.cause || f.ref !== e.data.ref) };
    case 'HoldAwaited': {
      const { professionalId: _, ...awaited } = e.data;
      return { ...s, awaited: [...s.awaited, { ...awaited, at: meta.occurredAt }] };
    }
    case 'HoldAwaitEnded':
      return { ...s, awaited: awaitEnded(s.awaited, e.data.claimId, 'released', e.data.cause) };
    default:
      return entered({ ...s, keys: s.keys.add(e.data.key) }, e, meta);
  }
}

function entered(s: CreditState, e: Entry, meta: Meta): CreditState {
  switch (e.type) {
    case 'CreditsPurchased':
    case 'CreditsGranted':
    case 'SubscriptionCreditsGranted':
      return withLot(s, lotOf(e, s.lots.length));
    case 'CreditsAdjusted':
      return adjusted(s, e.data);
    case 'CreditsExpired':
      return outOfLots(s, e.data.cc, [{ lotId: e.data.lotId, cc: e.data.cc }], 'expired');
    case 'CreditsHeld':
    case 'HoldReleased':
    case 'HoldCaptured':
    case 'CreditsRefunded':
      return claimed(s, e, meta);
    case 'RefundReserved':
    case 'RefundReserveEnded':
    case 'CreditsRefundedToCard':
    case 'RefundReversed':
      return refunded(s, e);
    default:
      return disputed(s, e);
  }
}

function lotOf(e: Extract<Entry, { type: 'CreditsPurchased' | 'CreditsGranted' | 'SubscriptionCreditsGranted' }>, order: number): Lot {
  const { lotId, cc } = e.data;
  if (e.type === 'CreditsPurchased')
    return newLot({ lotId, kind: 'purchased', cc, order, purchaseId: e.data.purchaseId, worth: e.data.worth });
  const kind = e.type === 'CreditsGranted' ? e.data.lotKind : 'subscription';
  return newLot({ lotId, kind, cc, order, ...(e.data.expiresAt ? { expiresAt: e.data.expiresAt } : {}) });
}

const withLot = (s: CreditState, lot: Lot): CreditState => ({
  ...s,
  lots: [...s.lots, lot],
  totals: { ...s.totals, in: s.totals.in + lot.cc },
});

const outOfLots = (s: CreditState, cc: number, parts: readonly Part[], way: 'expired' | 'adjusted' | 'refunded'): CreditState => ({
  ...s,
  lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, cc: lot.cc - part.cc }, way, part, 1)),
  totals: { ...s.totals, out: s.totals.out + cc },
});

function adjusted(s: CreditState, d: DataOf<'CreditsAdjusted'>): CreditState {
  if (d.direction === 'remove') return outOfLots(s, d.cc, d.parts, 'adjusted');
  const [part] = d.parts;
  if (!part) return s;
  const kind = d.worth ? 'purchased' : 'promo';
  return withLot(
    s,
    newLot({
      lotId: part.lotId,
      kind,
      cc: d.cc,
      order: s.lots.length,
      ...(d.expiresAt ? { expiresAt: d.expiresAt } : {}),
      ...(d.worth ? { worth: d.worth } : {}),
    }),
  );
}

/** Entries of claims: coins into a hold, back, spent, and given back for a bad request. */
function claimed(
  s: CreditState,
  e: Extract<Entry, { type: 'CreditsHeld' | 'HoldReleased' | 'HoldCaptured' | 'CreditsRefunded' }>,
  { occurredAt: at }: Meta,
): CreditState {
  const { claimId, cc, parts } = e.data;
  switch (e.type) {
    case 'CreditsHeld':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => ({ ...lot, cc: lot.cc - part.cc, heldCc: lot.heldCc + part.cc })),
        holds: s.holds.set(claimId, holdOf(e.data, at)),
        heldCc: s.heldCc + cc,
        awaited: awaitEnded(s.awaited, claimId, 'funded'),
      };
    case 'HoldReleased':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) =>
          revivedUntil({ ...lot, cc: lot.cc + part.cc, heldCc: lot.heldCc - part.cc }, at, releasedUntil(at)),
        ),
        holds: s.holds.update(claimId, (h) => h && { ...h, ended: 'released', ...(e.data.cause ? { cause: e.data.cause } : {}) }),
        heldCc: s.heldCc - cc,
      };
    case 'HoldCaptured':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, heldCc: lot.heldCc - part.cc }, 'consumed', part, 1)),
        holds: s.holds.update(claimId, (h) => h && { ...h, ended: 'captured', captured: parts, acceptanceId: e.data.acceptanceId }),
        heldCc: s.heldCc - cc,
        totals: { ...s.totals, out: s.totals.out + cc },
      };
    case 'CreditsRefunded':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) =>
          booked(revivedUntil({ ...lot, cc: lot.cc + part.cc }, at, e.data.reopenUntil), 'consumed', part, -1),
        ),
        holds: s.holds.update(claimId, (h) => h && { ...h, creditedCc: h.creditedCc + cc }),
        totals: { ...s.totals, out: s.totals.out - cc },
      };
    default:
      return e satisfies never;
  }
}

/** Entries of payments that went back to the card, and of coins set aside for that. */
function refunded(s: CreditState, e: RefundEntry): CreditState {
  const { parts, cc } = e.data;
  switch (e.type) {
    case 'RefundReserved':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => ({ ...lot, cc: lot.cc - part.cc, heldCc: lot.heldCc + part.cc })),
        reserved: s.reserved.set(e.data.requestId, { purchaseId: e.data.purchaseId, parts }),
        heldCc: s.heldCc + cc,
      };
    case 'RefundReserveEnded':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => ({ ...lot, cc: lot.cc + part.cc, heldCc: lot.heldCc - part.cc })),
        reserved: s.reserved.delete(e.data.requestId),
        heldCc: s.heldCc - cc,
      };
    case 'CreditsRefundedToCard':
      return { ...outOfLots(s, cc, parts, 'refunded'), refunded: s.refunded.set(e.data.refundId, parts) };
    case 'RefundReversed':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, cc: lot.cc + part.cc }, 'refunded', part, -1)),
        totals: { ...s.totals, out: s.totals.out - cc },
      };
    default:
      return e satisfies never;
  }
}

/** Entries of payments that a bank disputes, and of what is owed for coins already spent. */
function disputed(s: CreditState, e: DisputeEntry): CreditState {
  const { parts, cc } = e.data;
  switch (e.type) {
    case 'CreditsClawedBack':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => ({ ...lot, cc: lot.cc - part.cc, clawedCc: lot.clawedCc + part.cc })),
        owedCc: s.owedCc + e.data.owedCc,
        clawbacks: s.clawbacks.set(e.data.disputeId, { purchaseId: e.data.purchaseId, parts, owedCc: e.data.owedCc }),
      };
    case 'ClawbackReversed':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => ({ ...lot, cc: lot.cc + part.cc, clawedCc: lot.clawedCc - part.cc })),
        owedCc: s.owedCc - e.data.owedCc,
        clawbacks: s.clawbacks.update(e.data.disputeId, (c) => c && { ...c, ended: 'reversed' }),
      };
    case 'ClawbackKept':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, clawedCc: lot.clawedCc - part.cc }, 'lost', part, 1)),
        totals: { ...s.totals, out: s.totals.out + cc },
        clawbacks: s.clawbacks.update(e.data.disputeId, (c) => c && { ...c, ended: 'kept' }),
      };
    case 'OwedSettled':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, cc: lot.cc - part.cc }, 'settled', part, 1)),
        owedCc: s.owedCc - cc,
        totals: { ...s.totals, out: s.totals.out + cc },
      };
    case 'OwedReturned':
      return {
        ...s,
        lots: onParts(s.lots, parts, (lot, part) => booked({ ...lot, cc: lot.cc + part.cc }, 'settled', part, -1)),
        owedCc: s.owedCc + cc,
        totals: { ...s.totals, out: s.totals.out - cc },
      };
    default:
      return e satisfies never;
  }
}

const holdOf = ({ claimId, leadId, cc, parts, auto }: DataOf<'CreditsHeld'>, at: string): Hold => ({
  claimId,
  leadId,
  cc,
  parts,
  at,
  creditedCc: 0,
  ...(auto ? { auto } : {}),
});
const awaitEnded = (list: readonly AwaitedHold[], claimId: string, how: AwaitedHold['ended'], cause?: string): readonly AwaitedHold[] =>
  list.some((a) => a.claimId === claimId)
    ? list.map((a) => (a.claimId === claimId ? { ...a, ended: how, ...(cause ? { cause } : {}) } : a))
    : list;

/** Coins that can be spent at an instant: expired promotional lots do not count, whether or not that was recorded. */
export const availableCc = (s: CreditState, now: string): number => s.lots.reduce((n, l) => n + spendableCc(l, now), 0);
/** Every hold there was, oldest first. */
export const holdsOf = (s: CreditState): Hold[] => [...s.holds.values()].sort((a, b) => a.at.localeCompare(b.at));
/** Coins in live holds. */
export const heldCc = (s: CreditState): number => s.heldCc;
