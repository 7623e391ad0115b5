import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { grossOf } from '@jurilien/reference';
import { z } from 'zod';
import type { CreditState } from '../credit-account.js';
import { refundableCc, refundToCard, reverseRefund } from '../paid.js';
import { after } from '../postings.js';
import { splitGross, type Amounts } from '../purchases/amounts.js';
import {
  askedBy,
  bought,
  ofPurchase,
  onPurchaseAndSeries,
  refuseUnlessPaid,
  refuseUnlessTheirs,
  unlessClosed,
} from '../purchases/common.js';
import { boughtBy, issue, TRIES_FOR_A_NUMBER } from '../purchases/documents.js';
import { returnableCents, standing, type PurchaseState, type RefundRequest } from '../purchases/purchase.js';
import { taxesBack } from '../purchases/refunds.js';
import { endRefundReserve } from '../refund-reserves.js';

const ofRefund = ofPurchase.extend({
  refundId: ids.refundId,
  /** The request it answers, where the provider tells us ours. */
  requestId: ids.requestId.optional(),
});

/** The request that a refund answers: the one it names, or one that was granted for the same amount. */
const requestOf = (s: PurchaseState, i: { requestId?: string; paymentIntent?: string; amountCents: number }): RefundRequest | undefined =>
  s.requests.find((r) => r.requestId === i.requestId) ??
  s.requests.find(
    (r) =>
      r.decided === 'approved' && r.grossCents === i.amountCents && (r.paymentIntent === undefined || r.paymentIntent === i.paymentIntent),
  );

/** A refund that no one asked for here: as many coins as its money is worth, of those that are left. */
function byHand(s: PurchaseState, account: CreditState, amountCents: number): Amounts & { cc: number; byHand: true } {
  const { netCents, cc } = s.started!;
  const amounts = splitGross(s.started!, standing(s), amountCents);
  const worth = netCents === 0 ? 0 : Math.ceil((cc * amounts.netCents) / netCents);
  return { ...amounts, cc: Math.min(refundableCc(account, s.purchaseId), worth), byHand: true };
}

/**
 * Money went back to the card: the coins leave, the taxes are reversed and a credit note says so, in one transaction. A refund made
 * at the provider by hand takes the coins it is worth. Money of a payment that gave no coins goes back without a credit note.
 */
export const recordPurchaseRefunded = decision({
  name: 'RecordPurchaseRefunded',
  input: ofRefund.extend({ amountCents: z.number().int().positive(), paymentIntent: z.string().max(255).optional() }),
  streams: onPurchaseAndSeries('credit-note'),
  tries: TRIES_FOR_A_NUMBER,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account, series }, ctx) {
    refuseUnlessTheirs(s, i);
    const { purchaseId, professionalId, refundId, amountCents } = i;
    if (s.refunds.some((r) => r.refundId === refundId)) return {};
    const request = requestOf(s, i);
    const ids = { purchaseId, professionalId, refundId, ...(request ? { requestId: request.requestId } : {}) };
    const returned = i.paymentIntent ?? request?.paymentIntent ?? s.paymentIntent ?? '';
    if (s.mismatches.includes(returned) || request?.paymentIntent)
      return { purchase: [bought('PurchaseRefunded', { ...ids, cc: 0, netCents: amountCents, taxes: [], grossCents: amountCents })] };
    refuseUnlessPaid(s);
    refuseUnless(amountCents <= returnableCents(s), 'WRONG_STATE', 'more-than-paid');
    const freed = unlessClosed(account, () => endRefundReserve(account, askedBy(ctx), request?.requestId));
    const free = freed.reduce((state, e) => after(state, e, ctx), account);
    const asAsked = request && request.grossCents === amountCents && request.cc <= refundableCc(free, purchaseId);
    const { cc, netCents, taxes, grossCents, ...more } = asAsked
      ? { cc: request.cc, netCents: request.netCents, taxes: [...request.taxes], grossCents: request.grossCents }
      : byHand(s, free, amountCents);
    const note = issue(series, 'credit-note', ctx, {
      ...boughtBy(s),
      source: 'refund',
      sourceId: refundId,
      corrects: s.invoiceNo!,
      cc,
      listCents: netCents,
      netCents,
      taxes,
      grossCents,
    });
    const unposted = account.open ? {} : { unposted: true };
    return {
      purchase: [bought('PurchaseRefunded', { ...ids, cc, netCents, taxes, grossCents, creditNoteNo: note.data.no, ...more, ...unposted })],
      series: [note],
      account: [
        ...freed,
        ...unlessClosed(account, () =>
          refundToCard(free, askedBy(ctx), { refundId, purchaseId, cc, taxes: taxesBack(s, taxes), grossCents: amountCents }),
        ),
      ],
    };
  },
});

/**
 * The bank could not give the money back: coins and taxes are as before, and what the credit note took off is invoiced again. One
 * that failed before anything was written only frees its coins.
 */
export const recordPurchaseRefundFailed = decision({
  name: 'RecordPurchaseRefundFailed',
  input: ofRefund.extend({ code: z.string().min(1).max(100) }),
  streams: onPurchaseAndSeries('invoice'),
  tries: TRIES_FOR_A_NUMBER,
  province: ({ account }) => account.province,
  decide(i, { purchase: s, account, series }, ctx) {
    refuseUnlessTheirs(s, i);
    const { purchaseId, professionalId, refundId, code } = i;
    const refund = s.refunds.find((r) => r.refundId === refundId);
    if (refund?.failed) return {};
    const request = s.requests.find((r) => r.requestId === (refund?.requestId ?? i.requestId));
    const ids = { purchaseId, professionalId, refundId, code, ...(request ? { requestId: request.requestId } : {}) };
    if (!refund) {
      if (request?.decided !== 'approved') return {};
      return {
        purchase: [bought('PurchaseRefundFailed', ids)],
        account: unlessClosed(account, () => endRefundReserve(account, askedBy(ctx), request.requestId)),
      };
    }
    if (!refund.creditNoteNo) return { purchase: [bought('PurchaseRefundFailed', ids)] };
    const { cc, netCents, taxes, creditNoteNo } = refund;
    const grossCents = grossOf(netCents, taxes);
    const again = issue(series, 'invoice', ctx, {
      ...boughtBy(s),
      source: 'refund-failed',
      sourceId: refundId,
      corrects: creditNoteNo,
      cc,
      listCents: netCents,
      netCents,
      taxes: [...taxes],
      grossCents,
    });
    const posted = account.open && account.refunded.has(refundId);
    return {
      purchase: [
        bought('PurchaseRefundFailed', {
          ...ids,
          invoiceNo: again.data.no,
          backCc: cc,
          backCents: grossCents,
          ...(posted ? {} : { unposted: true }),
        }),
      ],
      series: [again],
      account: posted
        ? reverseRefund(account, askedBy(ctx), {
            refundId,
            purchaseId,
            parts: account.refunded.get(refundId)!,
            taxes: taxesBack(s, taxes),
            grossCents,
          })
        : [],
    };
  },
});
