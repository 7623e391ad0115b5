import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { idOf, type Bank } from './bank.js';
import { DISPUTE_FEE, feeOf } from './money.js';
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  Intent,
  Invoice,
  InvoicePayment,
  PaymentMethod,
  Subscription,
} from './things.js';

const CARD = '4242424242424242';
const CURRENCY = 'cad';
const instant = z.iso.datetime();
const payment = z.object({
  professionalId: z.string(),
  at: instant,
  intentId: z.string().startsWith('pi_'),
  amountCents: z.number().int().positive(),
  metadata: z.record(z.string(), z.string()),
  /** That its bank took it back. */
  dispute: z.object({ disputeId: z.string().startsWith('du_'), at: instant, code: z.string(), dueBy: instant }).optional(),
  /** The month of a plan that it paid for. */
  plan: z
    .object({
      invoiceId: z.string().startsWith('in_'),
      began: instant,
      periodStart: instant,
      periodEnd: instant,
      lines: z.array(z.object({ name: z.string(), cents: z.number().int(), tax: z.string().optional() })).min(1),
    })
    .optional(),
});
const payments = z.array(payment);
/** A payment that was made before the stand-in ran. */
type PastPayment = z.infer<typeof payment>;
type Plan = NonNullable<PastPayment['plan']>;

const secondsOf = (at: string): number => Math.floor(Date.parse(at) / 1_000);
/** Ids follow from whose they are: the same payments are remembered alike however often they are read. */
const keyOf = ({ professionalId }: PastPayment): string => professionalId.replaceAll('-', '').slice(0, 24);

/** The provider remembers what was paid before this stand-in ran (the demo leaves it beside), once, in the order it happened. */
export function rememberPast(bank: Bank, dataDir: string): void {
  const left = join(dataDir, 'payments.json');
  if (!existsSync(left)) return;
  for (const one of payments.parse(JSON.parse(readFileSync(left, 'utf8')))) if (!bank.get('payment_intent', one.intentId)) put(bank, one);
}

function put(bank: Bank, one: PastPayment): void {
  const key = keyOf(one);
  const created = secondsOf(one.at);
  const customer = `cus_${key}`;
  const card = `pm_${key}`;
  const charge = `ch_${one.intentId.slice(3)}`;
  if (!bank.get('customer', customer)) {
    bank.put<Customer>({
      ...plain('customer', customer, created),
      email: null,
      name: null,
      metadata: { professionalId: one.professionalId },
      invoice_settings: { default_payment_method: card },
      test_clock: null,
    });
    bank.put<PaymentMethod>({
      ...plain('payment_method', card, created),
      type: 'card',
      customer,
      card: { brand: 'visa', last4: CARD.slice(-4), exp_month: 12, exp_year: new Date().getFullYear() + 3 },
      metadata: {},
      _number: CARD,
    });
  }
  const fee = feeOf(one.amountCents);
  const move: BalanceTransaction = bank.put({
    id: `txn_${one.intentId.slice(3)}`,
    object: 'balance_transaction',
    created,
    amount: one.amountCents,
    available_on: created + 2 * 86_400,
    balance_type: 'payments',
    currency: CURRENCY,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [{ amount: fee, application: null, currency: CURRENCY, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: one.amountCents - fee,
    reporting_category: 'charge',
    source: charge,
    status: 'available',
    type: 'charge',
  });
  const shared = { currency: CURRENCY, customer, metadata: one.plan ? {} : one.metadata, payment_method: card };
  bank.put<Charge>({
    ...plain('charge', charge, created),
    ...shared,
    amount: one.amountCents,
    amount_captured: one.amountCents,
    amount_refunded: 0,
    balance_transaction: move.id,
    captured: true,
    disputed: false,
    failure_code: null,
    failure_message: null,
    paid: true,
    payment_intent: one.intentId,
    refunded: false,
    status: 'succeeded',
  });
  bank.put<Intent>({
    ...plain('payment_intent', one.intentId, created),
    ...shared,
    amount: one.amountCents,
    amount_received: one.amountCents,
    description: null,
    status: 'succeeded',
    payment_method_types: ['card', 'acss_debit'],
    setup_future_usage: null,
    latest_charge: charge,
    last_payment_error: null,
    client_secret: `${one.intentId}_secret_past`,
    capture_method: 'automatic_async',
    canceled_at: null,
    ...(one.plan ? { _invoice: one.plan.invoiceId } : {}),
  });
  if (one.dispute) putDispute(bank, { ...one, dispute: one.dispute }, charge);
  if (one.plan) putMonth(bank, { ...one, plan: one.plan }, { customer, card, created });
}

/** A payment whose bank took it back and waits for our answer. */
function putDispute(
  bank: Bank,
  { intentId, amountCents, dispute }: PastPayment & { dispute: NonNullable<PastPayment['dispute']> },
  charge: string,
): void {
  const created = secondsOf(dispute.at);
  const taken: BalanceTransaction = bank.put({
    id: `txn_${dispute.disputeId.slice(3)}`,
    object: 'balance_transaction',
    created,
    amount: -amountCents,
    available_on: created,
    balance_type: 'payments',
    currency: CURRENCY,
    description: null,
    exchange_rate: null,
    fee: DISPUTE_FEE,
    fee_details: [{ amount: DISPUTE_FEE, application: null, currency: CURRENCY, description: 'Dispute fee', type: 'stripe_fee' }],
    net: -amountCents - DISPUTE_FEE,
    reporting_category: 'dispute',
    source: dispute.disputeId,
    status: 'available',
    type: 'adjustment',
  });
  bank.put<Dispute>({
    ...plain('dispute', dispute.disputeId, created),
    amount: amountCents,
    balance_transactions: [taken],
    charge,
    currency: CURRENCY,
    evidence: {},
    evidence_details: { due_by: secondsOf(dispute.dueBy), has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    metadata: {},
    payment_intent: intentId,
    reason: dispute.code,
    status: 'needs_response',
  });
  bank.put<Charge>({ ...bank.get('charge', charge)!, disputed: true });
}

/** One paid month of a plan: the plan as it is after it, its invoice, and what was paid for it. */
function putMonth(
  bank: Bank,
  one: PastPayment & { plan: Plan },
  { customer, card, created }: { customer: string; card: string; created: number },
): void {
  const { plan, metadata, amountCents } = one;
  const id = `sub_${keyOf(one)}`;
  const before = bank.get('subscription', id);
  const period = { start: secondsOf(plan.periodStart), end: secondsOf(plan.periodEnd) };
  const priceOf = ({ name, cents, tax }: Plan['lines'][number], nth: number) => ({
    id: `price_${keyOf(one)}${nth}`,
    object: 'price' as const,
    unit_amount: cents,
    currency: CURRENCY,
    recurring: { interval: 'month', interval_count: 1 },
    product: { id: `prod_${keyOf(one)}${nth}`, object: 'product' as const, name, metadata: tax ? { tax } : ({} as Record<string, string>) },
  });
  bank.put<Subscription>({
    ...plain('subscription', id, secondsOf(plan.began)),
    cancel_at_period_end: false,
    canceled_at: null,
    currency: CURRENCY,
    customer,
    default_payment_method: card,
    ended_at: null,
    items: {
      object: 'list',
      data: plan.lines.map((line, nth) => ({
        id: `si_${keyOf(one)}${nth}`,
        object: 'subscription_item',
        current_period_start: period.start,
        current_period_end: period.end,
        price: priceOf(line, nth),
        quantity: 1,
      })),
    },
    latest_invoice: plan.invoiceId,
    metadata,
    start_date: secondsOf(plan.began),
    status: 'active',
    test_clock: null,
    _anchor: secondsOf(plan.began),
    _periods: (before?._periods ?? 0) + 1,
    _failures: 0,
  });
  bank.put<Invoice>({
    ...plain('invoice', plan.invoiceId, created),
    amount_due: amountCents,
    amount_paid: amountCents,
    amount_remaining: 0,
    attempt_count: 1,
    billing_reason: before ? 'subscription_cycle' : 'subscription_create',
    currency: CURRENCY,
    customer,
    metadata: {},
    lines: {
      object: 'list',
      has_more: false,
      data: plan.lines.map((line, nth) => ({
        id: `il_${plan.invoiceId.slice(3)}${nth}`,
        object: 'line_item',
        amount: line.cents,
        currency: CURRENCY,
        description: line.name,
        metadata: line.tax ? { tax: line.tax } : {},
        period,
        quantity: 1,
        parent: {
          type: 'subscription_item_details',
          subscription_item_details: { subscription: id, subscription_item: `si_${keyOf(one)}${nth}` },
        },
      })),
    },
    number: `SANDBOX-${String(bank.all('invoice').length + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: id, metadata } },
    period_start: period.start,
    period_end: period.end,
    status: 'paid',
    subtotal: amountCents,
    total: amountCents,
    total_taxes: [],
    _intent: one.intentId,
  });
  bank.put<InvoicePayment>({
    ...plain('invoice_payment', idOf('invoice_payment'), created),
    amount_paid: amountCents,
    amount_requested: amountCents,
    currency: CURRENCY,
    invoice: plan.invoiceId,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: one.intentId },
    status: 'paid',
  });
}

const plain = <O extends string>(object: O, id: string, created: number) => ({ id, object, created, livemode: false as const });
