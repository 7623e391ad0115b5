import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';
import { z } from 'zod';
import { refundableCc } from '../paid.js';
import { bought, ofPurchase, purchaser, onPurchaseAndAccount, refuseUnlessPaid, refuseUnlessTheirs } from '../purchases/common.js';
import { refundOf } from '../purchases/refunds.js';
import { openDispute, returnableCents } from '../purchases/purchase.js';

/** Asks for unspent coins of one payment back on its card: within fourteen days, and while no one disputes it (CR9). All of them, or some. */
export const requestPurchaseRefund = decision({
  name: 'RequestPurchaseRefund',
  input: ofPurchase.extend({ cc: z.number().int().positive().optional() }),
  needs: [purchaser],
  streams: onPurchaseAndAccount,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account }, ctx) {
    refuseUnlessTheirs(s, i);
    refuseUnlessPaid(s);
    refuseUnless(account.open, 'WRONG_STATE', 'account-closed');
    refuseUnless(!openDispute(s) && !s.disputes.some((d) => d.ended === 'lost'), 'WRONG_STATE', 'purchase-disputed');
    refuseUnless(!s.requests.some((r) => !r.decided || r.decided === 'approved'), 'DUPLICATE', 'refund-already-requested');
    const until = Date.parse(s.paidAt!) + defaults['refund.cardDays'] * DAY_MS;
    refuseUnless(Date.parse(ctx.now) <= until, 'WRONG_STATE', 'refund-window-over');
    const cc = i.cc ?? refundableCc(account, i.purchaseId);
    refuseUnless(cc > 0 && cc <= refundableCc(account, i.purchaseId), 'INSUFFICIENT_COINS', 'already-spent');
    const { purchaseId, professionalId } = i;
    const amounts = refundOf(s, account, cc);
    refuseUnless(amounts.grossCents <= returnableCents(s), 'WRONG_STATE', 'more-than-paid');
    return { purchase: [bought('PurchaseRefundRequested', { purchaseId, professionalId, requestId: ctx.newId(), cc, ...amounts })] };
  },
});
