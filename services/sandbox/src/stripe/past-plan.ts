import { idOf, type Bank } from './bank.js';
import { CURRENCY, keyOf, plain, secondsOf, type PastPayment, type Payer, type Plan } from './past-payment.js';
import type { Invoice, InvoicePayment, Subscription } from './things.js';

type PaidMonth = PastPayment & { readonly plan: Plan };
type Line = Plan['lines'][number];

const subscriptionOf = (one: PaidMonth): string => `sub_${keyOf(one)}`;
const periodOf = ({ plan }: PaidMonth) => ({ start: secondsOf(plan.periodStart), end: secondsOf(plan.periodEnd) });

/** One paid month of a plan: the plan as it is after it, its invoice, and what was paid for it. */
export function putMonth(bank: Bank, one: PaidMonth, payer: Payer): void {
  const before = bank.get('subscription', subscriptionOf(one));
  putSubscription(bank, one, payer, before);
  putInvoice(bank, one, payer, before ? 'subscription_cycle' : 'subscription_create');
  bank.put<InvoicePayment>({
    ...plain('invoice_payment', idOf('invoice_payment'), payer.created),
    amount_paid: one.amountCents,
    amount_requested: one.amountCents,
    currency: CURRENCY,
    invoice: one.plan.invoiceId,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: one.intentId },
    status: 'paid',
  });
}

function putSubscription(bank: Bank, one: PaidMonth, { customer, card }: Payer, before: Subscription | undefined): void {
  const { plan, metadata } = one;
  const { start, end } = periodOf(one);
  const began = secondsOf(plan.began);
  bank.put<Subscription>({
    ...plain('subscription', subscriptionOf(one), began),
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
        current_period_start: start,
        current_period_end: end,
        price: priceOf(`${keyOf(one)}${nth}`, line),
        quantity: 1,
      })),
    },
    latest_invoice: plan.invoiceId,
    metadata,
    start_date: began,
    status: 'active',
    test_clock: null,
    _anchor: began,
    _periods: (before?._periods ?? 0) + 1,
    _failures: 0,
  });
}

const priceOf = (key: string, { name, cents, tax }: Line) => ({
  id: `price_${key}`,
  object: 'price' as const,
  unit_amount: cents,
  currency: CURRENCY,
  recurring: { interval: 'month', interval_count: 1 },
  product: { id: `prod_${key}`, object: 'product' as const, name, metadata: tax ? { tax } : ({} as Record<string, string>) },
});

function putInvoice(bank: Bank, one: PaidMonth, { customer, created }: Payer, reason: Invoice['billing_reason']): void {
  const { plan, metadata, amountCents } = one;
  const { start, end } = periodOf(one);
  bank.put<Invoice>({
    ...plain('invoice', plan.invoiceId, created),
    amount_due: amountCents,
    amount_paid: amountCents,
    amount_remaining: 0,
    attempt_count: 1,
    billing_reason: reason,
    currency: CURRENCY,
    customer,
    metadata: {},
    lines: { object: 'list', has_more: false, data: plan.lines.map((line, nth) => invoiceLine(one, line, nth)) },
    number: `SANDBOX-${String(bank.all('invoice').length + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscriptionOf(one), metadata } },
    period_start: start,
    period_end: end,
    status: 'paid',
    subtotal: amountCents,
    total: amountCents,
    total_taxes: [],
    _intent: one.intentId,
  });
}

const invoiceLine = (one: PaidMonth, { name, cents, tax }: Line, nth: number): Invoice['lines']['data'][number] => ({
  id: `il_${one.plan.invoiceId.slice(3)}${nth}`,
  object: 'line_item',
  amount: cents,
  currency: CURRENCY,
  description: name,
  metadata: tax ? { tax } : {},
  period: periodOf(one),
  quantity: 1,
  parent: {
    type: 'subscription_item_details',
    subscription_item_details: { subscription: subscriptionOf(one), subscription_item: `si_${keyOf(one)}${nth}` },
  },
});
