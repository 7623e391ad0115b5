import { refuseUnless } from '@jurilien/event-sourcing';
import type { CreditEvent, Part, Worth } from './account-events.js';
import type { CreditState } from './credit-account.js';
import { spendingOrder, sumCc, takeUpTo, type Lot } from './lots.js';
import {
  after,
  centsOf,
  credit,
  debit,
  entry,
  frozenFor,
  lotAccount,
  lotLines,
  money,
  owedAccount,
  priced,
  refuseUnlessPostable,
  thawedFrom,
  withBalance,
  type Asked,
} from './postings.js';

/** Taxes of a payment, in cents, by the account they belong to. */
export type Taxes = readonly Worth[];
const sumCents = (parts: readonly { readonly cents: number }[]): number => parts.reduce((n, p) => n + p.cents, 0);

/** A payment that arrived: coins, net price and taxes. `taxAtUse`: taxes are due as coins are used, not now (`tax.point`). */
export interface Paid {
  readonly key: string;
  readonly purchaseId: string;
  readonly lotId: string;
  readonly cc: number;
  readonly netCents: number;
  readonly taxes: Taxes;
  readonly taxAtUse?: boolean;
}

/** Coins that were paid for; what is owed is filled from them first. Nothing when that payment was entered already. */
export function purchaseCredits(s: CreditState, asked: Asked & { readonly settleId: string }, paid: Paid): CreditEvent[] {
  if (s.keys.has(paid.key)) return [];
  refuseUnlessPostable(s, 'settle');
  const { key, purchaseId, lotId, cc, netCents, taxes, taxAtUse } = paid;
  const net = { account: 'M.revenue.access', cents: netCents };
  const bought = entry(s, 'CreditsPurchased', asked, cc, {
    key,
    cc,
    lotId,
    purchaseId,
    worth: taxAtUse ? [net, ...taxes] : [net],
    lines: [debit(lotAccount(s.professionalId, lotId), cc), credit('X.sold', cc)],
    money: [
      ...money('M.clearing', netCents + sumCents(taxes)),
      ...money('M.deferred', -(netCents + (taxAtUse ? sumCents(taxes) : 0))),
      ...(taxAtUse ? [] : taxes.flatMap((t) => money(t.account, -t.cents))),
    ],
  });
  return [bought, ...settleOwed(after(s, bought, asked), { ...asked, entryId: asked.settleId }, lotId)];
}

/** Coins just bought fill what was owed; once nothing is, the account thaws of it. */
function settleOwed(s: CreditState, asked: Asked, lotId: string): CreditEvent[] {
  if (s.owedCc === 0) return [];
  const parts = priced(
    s.lots,
    takeUpTo(
      s.lots.filter((l) => l.lotId === lotId),
      s.owedCc,
    ),
    'settled',
    'leaving',
  );
  const cc = sumCc(parts);
  const worth = centsOf(parts);
  const settled = entry(s, 'OwedSettled', asked, -cc, {
    key: `settle:${lotId}`,
    cc,
    parts,
    lines: lotLines(s.professionalId, parts, owedAccount(s.professionalId), 'out-of-lots'),
    // What was written off for coins spent on a disputed payment is recovered.
    money: [...money('M.deferred', worth), ...money('M.dispute.loss', -worth)],
  });
  return [settled, ...(s.owedCc === cc ? thawedFrom(s, 'owed') : [])];
}

/** A period of a subscription: its money is revenue at once, its coins end with it. Nothing when entered already. */
export function grantSubscription(
  s: CreditState,
  asked: Asked,
  period: {
    readonly key: string;
    readonly lotId: string;
    readonly cc: number;
    readonly netCents: number;
    readonly taxes: Taxes;
    readonly periodEnd: string;
    readonly expiresAt: string;
    readonly invoiceNo?: string;
  },
): CreditEvent[] {
  if (s.keys.has(period.key)) return [];
  refuseUnlessPostable(s, 'settle');
  const { netCents, taxes, ...rest } = period;
  return [
    entry(s, 'SubscriptionCreditsGranted', asked, rest.cc, {
      ...rest,
      lines: rest.cc === 0 ? [] : [debit(lotAccount(s.professionalId, rest.lotId), rest.cc), credit('X.granted.subscription', rest.cc)],
      money: [
        ...money('M.clearing', netCents + sumCents(taxes)),
        ...money('M.revenue.subscription', -netCents),
        ...taxes.flatMap((t) => money(t.account, -t.cents)),
      ],
    }),
  ];
}

const lotsOf = (s: CreditState, purchaseId: string): Lot[] => s.lots.filter((l) => l.purchaseId === purchaseId);
/** Coins of a payment that can go back to its card: those no one spent, holds or disputes (I5). */
export const refundableCc = (s: CreditState, purchaseId: string): number => sumCc(lotsOf(s, purchaseId));

/**
 * Unspent coins of a payment leave for its card, with the taxes that are given back (4.4.6 decides how many). What went back beyond
 * the worth of its coins, by hand and for coins that were spent, is written off.
 * @param refund `grossCents`: what the card got; the worth of the coins and the taxes where it is not said
 * @throws Refused when more is asked than is unspent
 */
export function refundToCard(
  s: CreditState,
  asked: Asked,
  refund: {
    readonly refundId: string;
    readonly purchaseId: string;
    readonly cc: number;
    readonly taxes: Taxes;
    readonly grossCents?: number;
  },
): CreditEvent[] {
  const key = `refund:${refund.refundId}`;
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'refund');
  const { refundId, purchaseId, cc, taxes } = refund;
  refuseUnless(cc <= refundableCc(s, purchaseId), 'INSUFFICIENT_COINS', 'already-spent');
  const parts = priced(s.lots, takeUpTo(lotsOf(s, purchaseId), cc), 'refunded', 'leaving');
  const worth = centsOf(parts);
  const gross = refund.grossCents ?? worth + sumCents(taxes);
  return [
    entry(s, 'CreditsRefundedToCard', asked, -cc, {
      key,
      cc,
      purchaseId,
      refundId,
      parts,
      lines: lotLines(s.professionalId, parts, 'X.refundedToCard', 'out-of-lots'),
      money: [
        ...money('M.deferred', worth),
        ...taxes.flatMap((t) => money(t.account, t.cents)),
        ...money('M.writeoff', gross - worth - sumCents(taxes)),
        ...money('M.clearing', -gross),
      ],
    }),
  ];
}

/** Coins of a refund with what they are worth, as they would leave now. @throws Refused when more is asked than is unspent */
export function refundParts(s: CreditState, purchaseId: string, cc: number): Part[] {
  refuseUnless(cc <= refundableCc(s, purchaseId), 'INSUFFICIENT_COINS', 'already-spent');
  return priced(s.lots, takeUpTo(lotsOf(s, purchaseId), cc), 'refunded', 'leaving');
}

/** A refund its bank could not make: coins and money return as they left. */
export function reverseRefund(
  s: CreditState,
  asked: Asked,
  refund: {
    readonly refundId: string;
    readonly purchaseId: string;
    readonly parts: readonly Part[];
    readonly taxes: Taxes;
    readonly grossCents?: number;
  },
): CreditEvent[] {
  const key = `refund-failed:${refund.refundId}`;
  if (s.keys.has(key)) return [];
  refuseUnless(s.keys.has(`refund:${refund.refundId}`), 'WRONG_STATE', 'no-such-refund');
  refuseUnlessPostable(s, 'refund');
  const { refundId, purchaseId, taxes } = refund;
  const parts = [...refund.parts];
  const worth = centsOf(parts);
  const gross = refund.grossCents ?? worth + sumCents(taxes);
  const reversed = entry(s, 'RefundReversed', asked, sumCc(parts), {
    key,
    cc: sumCc(parts),
    purchaseId,
    refundId,
    parts,
    lines: lotLines(s.professionalId, parts, 'X.refundedToCard', 'into-lots'),
    money: [
      ...money('M.clearing', gross),
      ...money('M.deferred', -worth),
      ...taxes.flatMap((t) => money(t.account, -t.cents)),
      ...money('M.writeoff', -(gross - worth - sumCents(taxes))),
    ],
  });
  return [withBalance(s, reversed, asked)];
}

/**
 * A bank took a disputed payment back (4.4.2): its own coins go first, then other purchased ones; what was spent is owed and
 * freezes the account until it is filled. Nothing when that dispute was entered already.
 * @param grossCents what the bank took
 */
export function clawBack(
  s: CreditState,
  asked: Asked,
  dispute: {
    readonly disputeId: string;
    readonly purchaseId: string;
    readonly cc: number;
    readonly grossCents: number;
    readonly lost?: boolean;
  },
): CreditEvent[] {
  // Money that had come back and is lost after all is taken a second time; no phase but the loss says so.
  const again = dispute.lost && s.clawbacks.get(dispute.disputeId)?.ended === 'reversed';
  const key = `dispute:${dispute.disputeId}:${again ? 'withdrawn-again' : 'withdrawn'}`;
  if (s.keys.has(key)) return [];
  refuseUnlessPostable(s, 'dispute');
  const { disputeId, purchaseId, cc, grossCents } = dispute;
  const own = lotsOf(s, purchaseId);
  const others = spendingOrder(s.lots, asked.now).filter((l) => l.kind === 'purchased' && l.purchaseId !== purchaseId);
  const parts = takeUpTo([...own, ...others], cc);
  const taken = sumCc(parts);
  const owedCc = cc - taken;
  return [
    entry(s, 'CreditsClawedBack', asked, -taken, {
      key,
      cc,
      purchaseId,
      disputeId,
      parts,
      owedCc,
      lines: [
        ...lotLines(s.professionalId, parts, 'X.clawback', 'out-of-lots'),
        ...(owedCc > 0 ? [debit('X.clawback', owedCc), credit(owedAccount(s.professionalId), owedCc)] : []),
      ],
      money: [...money('M.dispute.hold', grossCents), ...money('M.clearing', -grossCents)],
    }),
    ...(owedCc > 0 ? frozenFor(s, 'owed') : []),
  ];
}

/**
 * Coins that a dispute takes: what of its payment was not given back, or taken by another dispute, before. Nothing where both came
 * to more than was bought: a refund that was in progress when the bank took the whole payment.
 */
export function disputedCc(s: CreditState, purchaseId: string): number {
  const kept = lotsOf(s, purchaseId).reduce((n, l) => n + l.totalCc - (l.gone.refunded?.cc ?? 0), 0);
  const taken = [...s.clawbacks.values()]
    .filter((c) => c.purchaseId === purchaseId && c.ended !== 'reversed')
    .reduce((n, c) => n + sumCc(c.parts) + c.owedCc, 0);
  return Math.max(0, kept - taken);
}

/** A dispute won: everything as before, also coins that filled its debt meanwhile. */
export function reverseClawback(
  s: CreditState,
  asked: Asked & { readonly returnId: string },
  dispute: { readonly disputeId: string; readonly grossCents: number },
): CreditEvent[] {
  const { disputeId, grossCents } = dispute;
  const taken = s.clawbacks.get(disputeId);
  if (!taken || taken.ended === 'reversed') return [];
  refuseUnless(!taken.ended, 'WRONG_STATE', 'dispute-is-over');
  refuseUnlessPostable(s, 'dispute');
  const parts = [...taken.parts];
  const reversed = entry(s, 'ClawbackReversed', asked, sumCc(parts), {
    key: `dispute:${disputeId}:reinstated`,
    cc: sumCc(parts) + taken.owedCc,
    purchaseId: taken.purchaseId,
    disputeId,
    parts,
    owedCc: taken.owedCc,
    lines: [
      ...lotLines(s.professionalId, parts, 'X.clawback', 'into-lots'),
      ...(taken.owedCc > 0 ? [debit(owedAccount(s.professionalId), taken.owedCc), credit('X.clawback', taken.owedCc)] : []),
    ],
    money: [...money('M.clearing', grossCents), ...money('M.dispute.hold', -grossCents)],
  });
  const then = after(s, reversed, asked);
  const returned = then.owedCc < 0 ? returnSettled(then, { ...asked, entryId: asked.returnId }, disputeId) : [];
  return [reversed, ...returned, ...(s.owedCc > 0 && then.owedCc <= 0 ? thawedFrom(s, 'owed') : [])];
}

/** Coins that filled a debt which never was go back to their lots, the latest first. */
function returnSettled(s: CreditState, asked: Asked, disputeId: string): CreditEvent[] {
  let left = -s.owedCc;
  const parts: Part[] = [];
  for (const lot of s.lots.toReversed()) {
    const back = Math.min(left, lot.gone.settled?.cc ?? 0);
    if (back > 0) parts.push({ lotId: lot.lotId, cc: back });
    left -= back;
  }
  const back = priced(s.lots, parts, 'settled', 'returning');
  const worth = centsOf(back);
  return [
    entry(s, 'OwedReturned', asked, sumCc(back), {
      key: `dispute:${disputeId}:returned`,
      cc: sumCc(back),
      disputeId,
      parts: back,
      lines: lotLines(s.professionalId, back, owedAccount(s.professionalId), 'into-lots'),
      money: [...money('M.dispute.loss', worth), ...money('M.deferred', -worth)],
    }),
  ];
}

/**
 * A dispute lost: the coins taken stay gone and are no longer owed to anyone; what had been spent is a loss (4.4.2).
 * @param taxes taxes that may be given back with it, if counsel says so; none otherwise
 */
export function keepClawback(
  s: CreditState,
  asked: Asked,
  dispute: { readonly disputeId: string; readonly grossCents: number; readonly taxes: Taxes; readonly feeCents: number },
): CreditEvent[] {
  const { disputeId, grossCents, taxes, feeCents } = dispute;
  const taken = s.clawbacks.get(disputeId);
  if (!taken || taken.ended === 'kept') return [];
  refuseUnless(!taken.ended, 'WRONG_STATE', 'dispute-is-over');
  refuseUnlessPostable(s, 'dispute');
  const parts = priced(s.lots, taken.parts, 'lost', 'leaving');
  const worth = centsOf(parts);
  return [
    entry(s, 'ClawbackKept', asked, 0, {
      key: `dispute:${disputeId}:lost`,
      cc: sumCc(parts),
      purchaseId: taken.purchaseId,
      disputeId,
      parts,
      lines: [],
      money: [
        ...money('M.deferred', worth),
        ...taxes.flatMap((t) => money(t.account, t.cents)),
        ...money('M.dispute.loss', grossCents - worth - sumCents(taxes)),
        ...money('M.dispute.hold', -grossCents),
        ...money('M.fees', feeCents),
        ...money('M.clearing', -feeCents),
      ],
    }),
  ];
}
