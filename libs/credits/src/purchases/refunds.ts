import type { CreditState } from '../credit-account.js';
import { refundParts } from '../paid.js';
import { grossOf } from '@jurilien/reference';
import { refundAmounts, taxWorth, type Amounts } from './amounts.js';
import { standing, type PurchaseState, type PurchaseTax } from './purchase.js';

/** Money of unspent coins of a payment, were they to go back to its card now: their worth, and the taxes with it (4.4.6). @throws Refused */
export function refundOf(s: PurchaseState, account: CreditState, cc: number): Amounts {
  const { taxPoint, taxes } = s.started!;
  const parts = refundParts(account, s.purchaseId, cc);
  if (taxPoint === 'purchase')
    return refundAmounts(
      s.started!,
      standing(s),
      parts.reduce((n, p) => n + (p.cents?.[0] ?? 0), 0),
    );
  // Taxes that were not due yet lie beside the price in the lot, and leave with its coins.
  const netCents = parts.reduce((n, p) => n + (p.cents?.[0] ?? 0), 0);
  const back: PurchaseTax[] = taxes.map((t, i) => ({ ...t, cents: parts.reduce((n, p) => n + (p.cents?.[i + 1] ?? 0), 0) }));
  return { netCents, taxes: back, grossCents: grossOf(netCents, back) };
}

/** Taxes of a refund as the book takes them: none where they were not due yet, for then they are part of the coins' worth. */
export const taxesBack = (s: PurchaseState, taxes: readonly PurchaseTax[]): { account: string; cents: number }[] =>
  s.started!.taxPoint === 'use' ? [] : taxWorth(taxes);
