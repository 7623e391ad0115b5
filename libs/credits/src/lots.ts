import { refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import type { LotKind, Part, Worth } from './account-events.js';

/** How coins leave a lot for good. */
export type Way = 'consumed' | 'refunded' | 'lost' | 'settled' | 'adjusted' | 'expired';
/** What has left one way: coins, and cents of each part of the price. */
interface Gone {
  readonly cc: number;
  readonly cents: readonly number[];
}

/**
 * Coins of one origin (4.4.1). `cc` can be spent, `heldCc` waits in live claims, `clawedCc` is disputed; the rest has left.
 * A purchased lot is worth what was paid for it, in parts, until its coins leave.
 */
export interface Lot {
  readonly lotId: string;
  readonly kind: LotKind;
  readonly cc: number;
  readonly heldCc: number;
  readonly clawedCc: number;
  readonly totalCc: number;
  readonly expiresAt?: string;
  readonly order: number;
  readonly purchaseId?: string;
  readonly worth: readonly Worth[];
  readonly gone: Readonly<Partial<Record<Way, Gone>>>;
}

/** A lot as it begins. */
export const newLot = (
  lot: Pick<Lot, 'lotId' | 'kind' | 'cc' | 'order'> & Partial<Pick<Lot, 'expiresAt' | 'purchaseId' | 'worth'>>,
): Lot => ({ ...lot, worth: lot.worth ?? [], totalCc: lot.cc, heldCc: 0, clawedCc: 0, gone: {} });

const NOTHING: Gone = { cc: 0, cents: [] };
const goneOf = (lot: Lot, way: Way): Gone => lot.gone[way] ?? NOTHING;
/** Coins of the lot that have not left for good. */
export const unspentCc = (lot: Lot): number => lot.cc + lot.heldCc + lot.clawedCc;
const allGoneCents = (lot: Lot, i: number): number => Object.values(lot.gone).reduce((n, g) => n + (g.cents[i] ?? 0), 0);
/** What unspent coins of the lot are worth, in cents (I9): no one earned it yet. */
export const deferredCents = (lot: Lot): number => lot.worth.reduce((n, w, i) => n + w.cents - allGoneCents(lot, i), 0);

/**
 * What `cc` coins that leave one way are worth, per part of the price:
 * `floor(part × goneAfter ÷ lot) − goneBefore`; the last coins to leave take the remainder, so that it sums exactly (4.4.2).
 */
export function centsLeaving(lot: Lot, way: Way, cc: number): number[] {
  const last = unspentCc(lot) === cc;
  const before = goneOf(lot, way);
  return lot.worth.map((w, i) =>
    last
      ? w.cents - allGoneCents(lot, i)
      : // Refunds whose bank refused one come back as they were written, so that the others may hold a cent of a remainder.
        Math.max(0, Math.floor((w.cents * (before.cc + cc)) / lot.totalCc) - (before.cents[i] ?? 0)),
  );
}

/** What `cc` consumed coins that come back were worth, per part of the price: as if they had never been used. */
export function centsReturning(lot: Lot, way: Way, cc: number): number[] {
  const before = goneOf(lot, way);
  return lot.worth.map((w, i) => (before.cents[i] ?? 0) - Math.floor((w.cents * (before.cc - cc)) / lot.totalCc));
}

/** Books what left one way (`sign` 1), or came back (−1), with its worth as it was written. */
export function booked(lot: Lot, way: Way, part: Part, sign: 1 | -1): Lot {
  const before = goneOf(lot, way);
  const cents = lot.worth.map((_, i) => (before.cents[i] ?? 0) + sign * (part.cents?.[i] ?? 0));
  return { ...lot, gone: { ...lot.gone, [way]: { cc: before.cc + sign * part.cc, cents } } };
}

/** Applies a change to the lots that parts name. */
export const onParts = (lots: readonly Lot[], parts: readonly Part[], change: (lot: Lot, part: Part) => Lot): Lot[] => {
  const named = new Map(parts.map((p) => [p.lotId, p]));
  return lots.map((lot) => {
    const part = named.get(lot.lotId);
    return part ? change(lot, part) : lot;
  });
};

const RELEASED_LOT_LIVES_MS = DAY_MS;
const expired = (lot: Lot, now: string): boolean => lot.expiresAt !== undefined && Date.parse(lot.expiresAt) <= Date.parse(now);
/** Coins of a lot that can be spent at an instant: an expired one does not count, whether or not anyone wrote that down. */
export const spendableCc = (lot: Lot, now: string): number => (lot.cc === 0 || expired(lot, now) ? 0 : lot.cc);
/** A lot whose coins come back after its end lives on with what is left in it (4.4.3). */
export const revivedUntil = (lot: Lot, at: string, until: string): Lot => (expired(lot, at) ? { ...lot, expiresAt: until } : lot);
/** Until when coins of an ended lot that a claim gives back can be spent: a day (4.4.3). */
export const releasedUntil = (at: string): string => new Date(Date.parse(at) + RELEASED_LOT_LIVES_MS).toISOString();
/** Lots that ended with coins in them, which no one wrote down yet. */
export const overdueLots = (lots: readonly Lot[], now: string): Lot[] => lots.filter((l) => l.cc > 0 && expired(l, now));

const KIND_ORDER: Record<LotKind, number> = { promo: 0, subscription: 1, purchased: 2 };
const byExpiry = (l: Lot): string => l.expiresAt ?? '9999';

/** Lots in spending order (4.4.3): promotional by nearest expiry, subscription likewise, purchased oldest first. */
export const spendingOrder = (lots: readonly Lot[], now: string): Lot[] =>
  lots
    .filter((l) => spendableCc(l, now) > 0)
    .sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind] || byExpiry(a).localeCompare(byExpiry(b)) || a.order - b.order);

/** Takes up to `cc` coins from lots in the order given. */
export function takeUpTo(lots: readonly Lot[], cc: number): Part[] {
  const parts: Part[] = [];
  let left = cc;
  for (const lot of lots) {
    if (left === 0) break;
    const take = Math.min(left, lot.cc);
    if (take > 0) parts.push({ lotId: lot.lotId, cc: take });
    left -= take;
  }
  return parts;
}

/** Takes `cc` coins in spending order. @throws Refused INSUFFICIENT_COINS */
export function takeParts(lots: readonly Lot[], cc: number, now: string): Part[] {
  const parts = takeUpTo(spendingOrder(lots, now), cc);
  refuseUnless(sumCc(parts) === cc, 'INSUFFICIENT_COINS', 'not-enough-coins');
  return parts;
}

/** Sum of centicoins. */
export const sumCc = (values: readonly { readonly cc: number }[]): number => values.reduce((n, v) => n + v.cc, 0);
