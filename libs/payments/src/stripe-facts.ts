import type Stripe from 'stripe';
import type {
  BalanceMove,
  CardFacts,
  DisputeFacts,
  IntentFacts,
  InvoiceFacts,
  Metadata,
  RefundFacts,
  SessionFacts,
  SubscriptionFacts,
} from './payment-gateway.js';

/** The provider's objects in words of ours. */
export const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString();
export const idOf = (value: string | { id: string } | null | undefined): string | undefined =>
  typeof value === 'string' ? value : (value?.id ?? undefined);
const metadataOf = (value: Stripe.Metadata | null | undefined): Metadata => ({ ...(value ?? {}) });
/** Fields that have a value. */
const known = <T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as never;

const INTENT_STATUS: Readonly<Record<string, IntentFacts['status']>> = {
  succeeded: 'paid',
  processing: 'processing',
  canceled: 'canceled',
  requires_capture: 'processing',
};

export function intentFacts(intent: Stripe.PaymentIntent): IntentFacts {
  const error = intent.last_payment_error;
  const failed = intent.status === 'requires_payment_method' && error !== null;
  return known({
    intentId: intent.id,
    status: failed ? 'failed' : (INTENT_STATUS[intent.status] ?? 'open'),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    metadata: metadataOf(intent.metadata),
    code: error ? (error.decline_code ?? error.code ?? 'unknown') : undefined,
    chargeId: idOf(intent.latest_charge),
    customerId: idOf(intent.customer),
  }) as IntentFacts;
}

/** Read with its lines, their products and its payment. */
export function sessionFacts(session: Stripe.Checkout.Session): SessionFacts {
  const intent = session.payment_intent;
  const taxes = (session.line_items?.data ?? []).filter((line) => {
    const product = line.price?.product;
    return typeof product === 'object' && 'metadata' in product && product.metadata.tax !== undefined;
  });
  return known({
    sessionId: session.id,
    mode: session.mode as SessionFacts['mode'],
    status: (session.status ?? 'open') as SessionFacts['status'],
    paid: session.payment_status === 'paid',
    url: session.url ?? undefined,
    expiresAt: iso(session.expires_at),
    amountCents: session.amount_total ?? 0,
    taxCents: taxes.reduce((sum, line) => sum + line.amount_total, 0) + (session.total_details?.amount_tax ?? 0),
    currency: session.currency ?? '',
    metadata: metadataOf(session.metadata),
    intent: typeof intent === 'object' && intent !== null ? intentFacts(intent) : undefined,
    customerId: idOf(session.customer),
    setupIntentId: idOf(session.setup_intent),
    subscriptionId: idOf(session.subscription),
  }) as SessionFacts;
}

export function refundFacts(refund: Stripe.Refund): RefundFacts {
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return known({
    refundId: refund.id,
    intentId: idOf(refund.payment_intent),
    status: failed ? 'failed' : refund.status === 'succeeded' ? 'done' : 'pending',
    amountCents: refund.amount,
    currency: refund.currency,
    metadata: metadataOf(refund.metadata),
    code: failed ? (refund.failure_reason ?? refund.status ?? 'unknown') : undefined,
  }) as RefundFacts;
}

export function disputeFacts(dispute: Stripe.Dispute): DisputeFacts {
  const moves = dispute.balance_transactions;
  const closed = ['won', 'lost', 'warning_closed'].includes(dispute.status);
  const due = dispute.evidence_details.due_by;
  return known({
    disputeId: dispute.id,
    intentId: idOf(dispute.payment_intent),
    amountCents: dispute.amount,
    code: dispute.reason,
    evidenceDueBy: due ? iso(due) : undefined,
    withdrawn: moves.some((move) => move.amount < 0),
    reinstated: moves.some((move) => move.amount > 0),
    feeCents: moves.reduce((sum, move) => sum + move.fee, 0),
    closed: closed ? (dispute.status as DisputeFacts['closed']) : undefined,
  }) as DisputeFacts;
}

/** Read with its payments. */
export function invoiceFacts(invoice: Stripe.Invoice): InvoiceFacts {
  const parent = invoice.parent?.subscription_details;
  const payment = invoice.payments?.data.find((p) => p.payment.type === 'payment_intent')?.payment.payment_intent;
  const taxLines = invoice.lines.data.filter((line) => line.metadata.tax !== undefined).reduce((sum, line) => sum + line.amount, 0);
  const period = invoice.lines.data[0]?.period;
  return known({
    invoiceId: invoice.id,
    status: invoice.status === 'paid' ? 'paid' : invoice.status === 'void' || invoice.status === 'uncollectible' ? 'void' : 'open',
    subscriptionId: idOf(parent?.subscription),
    metadata: metadataOf(parent?.metadata),
    totalCents: invoice.total,
    taxCents: taxLines + (invoice.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
    currency: invoice.currency,
    periodStart: iso(period?.start ?? invoice.period_start),
    periodEnd: iso(period?.end ?? invoice.period_end),
    intentId: idOf(payment),
  }) as InvoiceFacts;
}

export function subscriptionFacts(s: Stripe.Subscription): SubscriptionFacts {
  const end = s.items.data[0]?.current_period_end;
  const ended = s.status === 'canceled' || s.status === 'incomplete_expired';
  return known({
    subscriptionId: s.id,
    status: ended
      ? 'ended'
      : s.status === 'active' || s.status === 'trialing'
        ? 'active'
        : s.status === 'incomplete'
          ? 'incomplete'
          : 'past_due',
    cancelsAtPeriodEnd: s.cancel_at_period_end,
    periodEnd: end === undefined ? undefined : iso(end),
    customerId: idOf(s.customer)!,
    metadata: metadataOf(s.metadata),
  }) as SubscriptionFacts;
}

export function cardFacts(method: Stripe.PaymentMethod): CardFacts | undefined {
  const { card } = method;
  return card
    ? { paymentMethodId: method.id, brand: card.brand, last4: card.last4, expMonth: card.exp_month, expYear: card.exp_year }
    : undefined;
}

const MOVES: Readonly<Record<string, BalanceMove['kind']>> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund-failure',
  payment_failure_refund: 'refund-failure',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
  stripe_fee: 'fee',
  tax_fee: 'fee',
};

/** Read with its source. */
export function moveFacts(txn: Stripe.BalanceTransaction): BalanceMove {
  const source = typeof txn.source === 'object' ? txn.source : null;
  const category = { dispute: 'dispute', dispute_reversal: 'dispute-reversal' }[txn.reporting_category] as BalanceMove['kind'] | undefined;
  const intent = source && 'payment_intent' in source ? (source.payment_intent as string | { id: string } | null) : null;
  return known({
    moveId: txn.id,
    kind: category ?? MOVES[txn.type] ?? 'other',
    amountCents: txn.amount,
    feeCents: txn.fee,
    currency: txn.currency,
    at: iso(txn.created),
    sourceId: idOf(txn.source as string | { id: string } | null),
    intentId: idOf(intent),
    metadata: metadataOf(source && 'metadata' in source ? source.metadata : null),
  }) as BalanceMove;
}
