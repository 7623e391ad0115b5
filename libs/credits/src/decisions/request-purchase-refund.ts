import { allOf, type Asking, decision, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { refundableCc } from '../paid.js';
import { bought, type Of, ofPurchase, paid, purchaser, onPurchaseAndAccount, theirs } from '../purchases/common.js';
import { refundOf } from '../purchases/refunds.js';
import { openDispute, type PurchaseState, returnableCents } from '../purchases/purchase.js';
import type { CreditState } from '../credit-account.js';

interface States {
  readonly purchase: PurchaseState;
  readonly account: CreditState;
}
/** Within the days of the terms, unspent, not disputed and not asked for yet; how much can go back is an amount (CR9). */
const available = ({ purchase: s, account }: States, { now }: Asking, named: Of) => {
  return allOf(
    theirs(s, named),
    paid(s),
    unless(account.open, 'WRONG_STATE', 'account-closed'),
    unless(!openDispute(s) && !s.disputes.some((d) => d.ended === 'lost'), 'WRONG_STATE', 'purchase-disputed'),
    unless(!s.requests.some((r) => !r.decided || r.decided === 'approved'), 'DUPLICATE', 'refund-already-requested'),
    unless(Date.parse(now) <= Date.parse(s.refundUntil ?? ''), 'WRONG_STATE', 'refund-window-over'),
    unless(refundableCc(account, named.purchaseId) > 0, 'INSUFFICIENT_COINS', 'already-spent'),
  );
};

/** Asks for unspent coins of one payment back on its card: within the days of its terms, and while no one disputes it (CR9). All of them, or some. */
export const requestPurchaseRefund = decision({
  name: 'RequestPurchaseRefund',
  input: ofPurchase.extend({ cc: z.number().int().positive().optional() }),
  needs: [purchaser],
  streams: onPurchaseAndAccount,
  province: ({ account }) => account.province,
  available,
  decide(i, { purchase: s, account }, ctx) {
    refuseUnlessAvailable(available({ purchase: s, account }, ctx, i));
    const most = refundableCc(account, i.purchaseId);
    const cc = i.cc ?? most;
    refuseUnless(cc <= most, 'INSUFFICIENT_COINS', 'already-spent');
    const { purchaseId, professionalId } = i;
    const amounts = refundOf(s, account, cc);
    refuseUnless(amounts.grossCents <= returnableCents(s), 'WRONG_STATE', 'more-than-paid');
    return { purchase: [bought('PurchaseRefundRequested', { purchaseId, professionalId, requestId: ctx.newId(), cc, ...amounts })] };
  },
});
