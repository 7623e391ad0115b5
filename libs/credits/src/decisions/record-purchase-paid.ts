import { decision, ids } from '@jurilien/event-sourcing';
import { grossOf } from '@jurilien/reference';
import { z } from 'zod';
import { purchaseCredits } from '../paid.js';
import type { CreditState } from '../credit-account.js';
import { taxWorth } from '../purchases/amounts.js';
import { askedBy, bought, givenBack, ofPurchase, onPurchaseAndSeries, refuseUnlessTheirs } from '../purchases/common.js';
import { boughtBy, issue, TRIES_FOR_A_NUMBER } from '../purchases/documents.js';
import type { PurchaseEvent, PurchaseState } from '../purchases/purchase.js';

const input = ofPurchase.extend({
  paymentIntent: z.string().min(1).max(255),
  sessionId: ids.checkoutId.optional(),
  amountCents: z.number().int().nonnegative(),
  currency: z.string().min(3).max(3),
  /** Taxes of the provider's own lines, where it shows them. */
  taxCents: z.number().int().nonnegative().optional(),
});
type Paid = z.infer<typeof input>;

/** What of a payment is not as it was asked, if anything. */
function mismatch(s: PurchaseState, account: CreditState, i: Paid): { field: string; expected: string; got: string } | undefined {
  const { grossCents, taxes } = s.started!;
  const differs = (field: string, expected: unknown, got: unknown) => ({ field, expected: String(expected), got: String(got) });
  if (s.paidAt) return differs('payment', s.paymentIntent, i.paymentIntent);
  if (i.currency.toLowerCase() !== 'cad') return differs('currency', 'cad', i.currency.toLowerCase());
  if (i.amountCents !== grossCents) return differs('amount', grossCents, i.amountCents);
  if (i.taxCents !== undefined && i.taxCents !== grossOf(0, taxes)) return differs('tax', grossOf(0, taxes), i.taxCents);
  return account.open ? undefined : differs('account', 'open', account.closed ? 'closed' : 'none');
}

/** Money that gives no coins goes back whole, and someone is informed (no one is charged without coins). */
function sendBack(i: Paid, found: { field: string; expected: string; got: string }, requestId: string): PurchaseEvent[] {
  const { purchaseId, professionalId, paymentIntent, amountCents } = i;
  const ids = { purchaseId, professionalId };
  const whole = { requestId, cc: 0, netCents: amountCents, taxes: [], grossCents: amountCents, paymentIntent };
  return [
    bought('PurchaseMismatchDetected', { ...ids, paymentIntent, ...found }),
    bought('PurchaseRefundRequested', { ...ids, ...whole }),
    bought('PurchaseRefundApproved', { ...ids, ...whole, rule: 'mismatch' }),
  ];
}

/**
 * A payment arrived: coins, money and invoice number in one transaction, once (4.4.7). One that is not what was asked, in amount,
 * currency or tax, that comes a second time or for a closed account gives no coins and goes back. A late payment of a purchase that
 * had failed or expired is a payment like any other.
 */
export const recordPurchasePaid = decision({
  name: 'RecordPurchasePaid',
  input,
  streams: onPurchaseAndSeries('invoice'),
  tries: TRIES_FOR_A_NUMBER,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account, series }, ctx) {
    refuseUnlessTheirs(s, i);
    if (s.paymentIntent === i.paymentIntent || s.mismatches.includes(i.paymentIntent)) return {};
    const found = mismatch(s, account, i);
    if (found) return { purchase: sendBack(i, found, ctx.newId()) };
    const { purchaseId, professionalId, cc, listCents, netCents, taxes, grossCents, taxPoint, topUpKey } = s.started!;
    const sessionId = i.sessionId ?? s.sessionId;
    const lotId = ctx.newId();
    const invoice = issue(series, 'invoice', ctx, {
      ...boughtBy(s),
      source: 'purchase',
      sourceId: purchaseId,
      cc,
      listCents,
      netCents,
      taxes,
      grossCents,
    });
    const paid = {
      paymentIntent: i.paymentIntent,
      ...(sessionId ? { sessionId } : {}),
      lotId,
      invoiceNo: invoice.data.no,
      ...givenBack(s),
    };
    return {
      purchase: [bought('PurchasePaid', { purchaseId, professionalId, ...paid })],
      series: [invoice],
      account: purchaseCredits(
        account,
        { ...askedBy(ctx), settleId: ctx.newId() },
        {
          key: topUpKey ?? `purchase:${sessionId ?? i.paymentIntent}`,
          purchaseId,
          lotId,
          cc,
          netCents,
          taxes: taxWorth(taxes),
          taxAtUse: taxPoint === 'use',
        },
      ),
    };
  },
});
