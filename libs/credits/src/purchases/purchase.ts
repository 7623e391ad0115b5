import { decider, event, type Config, type EventOf } from '@jurilien/event-sourcing';
import {
  BILLING_PROVINCES,
  coinNameOf,
  type CoinName,
  DAY_MS,
  grossOf,
  HOUR_MS,
  plus,
  purchaseOpenHours,
  refundCardDays,
} from '@jurilien/reference';
import { z } from 'zod';

const id = { purchaseId: z.string(), professionalId: z.string() };
const cc = z.number().int().nonnegative();
const cents = z.number().int().nonnegative();
/** One tax of an amount, as it was computed on its day. */
const tax = z.object({ code: z.enum(['GST', 'QST', 'HST']), rateMilli: z.number().int(), cents });
const amounts = { netCents: cents, taxes: z.array(tax), grossCents: cents };
const billingProvince = z.enum(BILLING_PROVINCES);
const requested = { ...id, requestId: z.string() };
/** `unposted`: the account was closed, so its book says nothing of it (I12); the reconciliation does. */
const unposted = { unposted: z.boolean().optional() };

/** Every event of one payment (specification 4.4.7). */
export const purchaseEvents = {
  /**
   * Price, taxes and buyer are those of this instant, and stay: what is paid is what was shown, and the invoice says it. The buyer
   * stands sealed under the key of the books (5.8 REC-1).
   */
  PurchaseStarted: event(
    z.object({
      ...id,
      billingKeyId: z.string(),
      buyer: z.string(),
      buyerAddress: z.string(),
      kind: z.enum(['pack', 'custom', 'topup']),
      cc,
      /** What coins cost before the discount of a promo code. */
      listCents: cents,
      promoCode: z.string().optional(),
      ...amounts,
      province: billingProvince,
      lang: z.enum(['fr', 'en']),
      /** Taxes are due when coins are bought, or when they are used (`tax.point`). */
      taxPoint: z.enum(['purchase', 'use']),
      /** Terms of sale that were accepted; absent where a standing consent was (top-ups). */
      termsVersion: z.string().optional(),
      /** The key of a top-up, at the provider and in the book (4.4.5). */
      topUpKey: z.string().optional(),
    }),
    { personal: { buyer: 'billingKeyId', buyerAddress: 'billingKeyId' } },
  ),
  /** The provider opened its page of payment. */
  CheckoutOpened: event(z.object({ ...id, sessionId: z.string(), expiresAt: z.string() })),
  /** `promoCode`: taken again, as a payment of a page that had ended is in progress. */
  PurchasePendingBank: event(z.object({ ...id, sessionId: z.string().optional(), promoCode: z.string().optional() })),
  PurchasePaid: event(
    z.object({
      ...id,
      paymentIntent: z.string(),
      sessionId: z.string().optional(),
      lotId: z.string(),
      invoiceNo: z.string(),
      /** Paid after it had ended unpaid, with the discount of this code: the code is used after all. */
      promoCode: z.string().optional(),
    }),
  ),
  /** `kind`: of a top-up, whose owner reads other words. */
  PurchaseFailed: event(z.object({ ...id, code: z.string(), kind: z.enum(['pack', 'custom', 'topup']).optional() })),
  PurchaseExpired: event(z.object({ ...id, promoCode: z.string().optional() })),
  /** What was paid is not what was asked, or came twice, or for a closed account: no coins, the money goes back, a person looks. */
  PurchaseMismatchDetected: event(z.object({ ...id, paymentIntent: z.string(), field: z.string(), expected: z.string(), got: z.string() })),
  /** `paymentIntent`: the payment that goes back, where it is not the one that gave coins. */
  PurchaseRefundRequested: event(z.object({ ...requested, cc, ...amounts, paymentIntent: z.string().optional() })),
  /** Above the limit one person proposes and another decides (4.13 `refund.fourEyesAboveCents`). */
  PurchaseRefundProposed: event(z.object({ ...requested, by: z.string() })),
  /** No one answered a request in time. */
  PurchaseRefundOverdue: event(z.object(requested)),
  PurchaseRefundApproved: event(
    z.object({ ...requested, cc, ...amounts, rule: z.string().optional(), paymentIntent: z.string().optional() }),
  ),
  PurchaseRefundRefused: event(z.object(requested)),
  /** `byHand`: no one asked for it here, it was made at the provider. Without a number where nothing had been invoiced. */
  PurchaseRefunded: event(
    z.object({
      ...id,
      refundId: z.string(),
      requestId: z.string().optional(),
      cc,
      ...amounts,
      creditNoteNo: z.string().optional(),
      byHand: z.boolean().optional(),
      ...unposted,
    }),
  ),
  /** `invoiceNo`: what had been credited is invoiced again, so much of coins and money. */
  PurchaseRefundFailed: event(
    z.object({
      ...id,
      refundId: z.string(),
      requestId: z.string().optional(),
      code: z.string(),
      invoiceNo: z.string().optional(),
      backCc: cc.optional(),
      backCents: cents.optional(),
      ...unposted,
    }),
  ),
  FraudWarningReceived: event(z.object({ ...id, warningId: z.string() })),
  PurchaseDisputed: event(
    z.object({ ...id, disputeId: z.string(), code: z.string(), grossCents: cents, evidenceDueBy: z.string().optional(), ...unposted }),
  ),
  /** `warning`: only an inquiry, which took nothing. */
  PurchaseDisputeWon: event(z.object({ ...id, disputeId: z.string(), warning: z.boolean().optional() })),
  PurchaseDisputeLost: event(z.object({ ...id, disputeId: z.string(), feeCents: cents.optional(), ...unposted })),
};
export type PurchaseEvent = EventOf<typeof purchaseEvents>;
export type PurchaseTax = z.infer<typeof tax>;

/** Started → PendingBank → Paid → PartlyRefunded → Refunded; Failed, Expired; Disputed → DisputeWon | DisputeLost. */
export type PurchaseStatus =
  | 'None'
  | 'Started'
  | 'PendingBank'
  | 'Paid'
  | 'PartlyRefunded'
  | 'Refunded'
  | 'Failed'
  | 'Expired'
  | 'Mismatched'
  | 'Disputed'
  | 'DisputeWon'
  | 'DisputeLost';

export interface Refund {
  readonly refundId: string;
  readonly requestId?: string;
  readonly cc: number;
  readonly netCents: number;
  readonly taxes: readonly PurchaseTax[];
  readonly creditNoteNo?: string;
  readonly unposted?: boolean;
  readonly failed?: boolean;
}
export interface RefundRequest {
  readonly requestId: string;
  readonly cc: number;
  readonly netCents: number;
  readonly taxes: readonly PurchaseTax[];
  readonly grossCents: number;
  readonly at: string;
  readonly paymentIntent?: string;
  readonly proposedBy?: string;
  readonly overdue?: boolean;
  readonly decided?: 'approved' | 'refused' | 'done' | 'failed';
}
export interface Dispute {
  readonly disputeId: string;
  readonly grossCents: number;
  readonly ended?: 'won' | 'lost';
}

export interface PurchaseState {
  readonly purchaseId: string;
  readonly professionalId: string;
  readonly status: PurchaseStatus;
  readonly startedAt?: string;
  /** When it ends if no one opens its page of payment, by the hours that were in force when it began. */
  readonly openUntil?: string;
  readonly paidAt?: string;
  /** Days in which unspent coins may go back to the card, as they were when the purchase began. */
  readonly refundDays: number;
  /** What the coins were called then: every paper about them calls them so. */
  readonly coins?: CoinName;
  /** Until when they may; from the payment on. */
  readonly refundUntil?: string;
  readonly started?: Extract<PurchaseEvent, { type: 'PurchaseStarted' }>['data'];
  readonly sessionId?: string;
  readonly expiresAt?: string;
  readonly failure?: string;
  readonly paymentIntent?: string;
  readonly lotId?: string;
  readonly invoiceNo?: string;
  readonly refunds: readonly Refund[];
  readonly requests: readonly RefundRequest[];
  readonly disputes: readonly Dispute[];
  readonly warnings: readonly string[];
  /** Payments that gave no coins. */
  readonly mismatches: readonly string[];
}

const initial: PurchaseState = {
  purchaseId: '',
  professionalId: '',
  status: 'None',
  refundDays: 0,
  refunds: [],
  requests: [],
  disputes: [],
  warnings: [],
  mismatches: [],
};

/** When a purchase that begins at an instant ends if no one opens its page of payment. */
export const purchaseOpenUntil = (startedAt: string, config: Config): string => plus(startedAt, config.value(purchaseOpenHours) * HOUR_MS);

/** One payment: coins granted once, refunded at most what was paid, taxes reversed with the amount (4.1 row 6). */
export const purchase = decider<PurchaseState, typeof purchaseEvents>({ category: 'purchase', events: purchaseEvents, initial, evolve });

function evolve(s: PurchaseState, e: PurchaseEvent, { occurredAt: at, config }: { occurredAt: string; config: Config }): PurchaseState {
  switch (e.type) {
    case 'PurchaseStarted': {
      const { purchaseId, professionalId } = e.data;
      return {
        ...s,
        purchaseId,
        professionalId,
        status: 'Started',
        started: e.data,
        startedAt: at,
        openUntil: purchaseOpenUntil(at, config),
        refundDays: config.value(refundCardDays),
        coins: coinNameOf(config),
      };
    }
    case 'CheckoutOpened':
      return { ...s, sessionId: e.data.sessionId, expiresAt: e.data.expiresAt };
    case 'PurchasePendingBank':
      return { ...s, status: 'PendingBank' };
    case 'PurchasePaid': {
      const { paymentIntent, lotId, invoiceNo } = e.data;
      const refundUntil = new Date(Date.parse(at) + s.refundDays * DAY_MS).toISOString();
      return { ...s, status: 'Paid', paidAt: at, refundUntil, paymentIntent, lotId, invoiceNo };
    }
    case 'PurchaseFailed':
      return { ...s, status: 'Failed', failure: e.data.code };
    case 'PurchaseExpired':
      return { ...s, status: 'Expired' };
    case 'PurchaseMismatchDetected': {
      const then = { ...s, mismatches: [...s.mismatches, e.data.paymentIntent] };
      return s.paidAt ? then : { ...then, status: 'Mismatched', paymentIntent: e.data.paymentIntent };
    }
    case 'FraudWarningReceived':
      return { ...s, warnings: [...s.warnings, e.data.warningId] };
    case 'PurchaseDisputed':
    case 'PurchaseDisputeWon':
    case 'PurchaseDisputeLost':
      return withStatus({ ...s, disputes: disputes(s.disputes, e) });
    default:
      return refunding(s, e, at);
  }
}

type Disputing = Extract<PurchaseEvent, { type: `PurchaseDispute${string}` }>;
function disputes(list: readonly Dispute[], e: Disputing): readonly Dispute[] {
  const { disputeId } = e.data;
  if (e.type === 'PurchaseDisputed') return [...list, { disputeId, grossCents: e.data.grossCents }];
  const ended = e.type === 'PurchaseDisputeWon' ? 'won' : 'lost';
  return list.map((d) => (d.disputeId === disputeId ? { ...d, ended } : d));
}

type Refunding = Extract<PurchaseEvent, { type: `PurchaseRefund${string}` }>;

function refunding(s: PurchaseState, e: Refunding, at: string): PurchaseState {
  switch (e.type) {
    case 'PurchaseRefundRequested': {
      const { requestId, cc: asked, netCents, taxes, grossCents, paymentIntent } = e.data;
      const request = { requestId, cc: asked, netCents, taxes, grossCents, at, ...(paymentIntent ? { paymentIntent } : {}) };
      return { ...s, requests: [...s.requests, request] };
    }
    case 'PurchaseRefundProposed':
      return onRequest(s, e.data.requestId, { proposedBy: e.data.by });
    case 'PurchaseRefundOverdue':
      return onRequest(s, e.data.requestId, { overdue: true });
    case 'PurchaseRefundApproved': {
      const { requestId, cc: given, netCents, taxes, grossCents } = e.data;
      return onRequest(s, requestId, { decided: 'approved', cc: given, netCents, taxes, grossCents });
    }
    case 'PurchaseRefundRefused':
      return onRequest(s, e.data.requestId, { decided: 'refused' });
    case 'PurchaseRefunded': {
      const { refundId, requestId, cc: back, netCents, taxes, creditNoteNo, unposted: quiet } = e.data;
      const refund = {
        refundId,
        cc: back,
        netCents,
        taxes,
        ...(requestId ? { requestId } : {}),
        ...(creditNoteNo ? { creditNoteNo } : {}),
        ...(quiet ? { unposted: quiet } : {}),
      };
      return withStatus(onRequest({ ...s, refunds: [...s.refunds, refund] }, requestId, { decided: 'done' }));
    }
    case 'PurchaseRefundFailed': {
      const { refundId, requestId } = e.data;
      const refunds = s.refunds.map((r) => (r.refundId === refundId ? { ...r, failed: true } : r));
      return withStatus(onRequest({ ...s, refunds }, requestId, { decided: 'failed' }));
    }
    default:
      return e satisfies never;
  }
}

const onRequest = (s: PurchaseState, requestId: string | undefined, change: Partial<RefundRequest>): PurchaseState => ({
  ...s,
  requests: s.requests.map((r) => (r.requestId === requestId ? { ...r, ...change } : r)),
});

/** Refunds of the invoiced payment that stand: those whose bank did not refuse them. */
export const standing = (s: PurchaseState): Refund[] => s.refunds.filter((r) => !r.failed && r.creditNoteNo !== undefined);
/** Net cents given back so far. */
export const refundedNetCents = (s: PurchaseState): number => standing(s).reduce((n, r) => n + r.netCents, 0);
/** What of the payment can still go back to its card, taxes included: nothing more where someone gave all of it back by hand. */
export const returnableCents = (s: PurchaseState): number =>
  (s.started?.grossCents ?? 0) - standing(s).reduce((n, r) => n + grossOf(r.netCents, r.taxes), 0);
/** A dispute that is not over. */
export const openDispute = (s: PurchaseState): Dispute | undefined => s.disputes.find((d) => !d.ended);

/** What a paid purchase is, by its disputes first and its refunds then; one that was never paid stays what it was. */
function withStatus(s: PurchaseState): PurchaseState {
  if (!s.paidAt) return s;
  const last = s.disputes.at(-1);
  if (last) return { ...s, status: openDispute(s) ? 'Disputed' : last.ended === 'lost' ? 'DisputeLost' : 'DisputeWon' };
  const back = refundedNetCents(s);
  return { ...s, status: back === 0 ? 'Paid' : back >= (s.started?.netCents ?? 0) ? 'Refunded' : 'PartlyRefunded' };
}
