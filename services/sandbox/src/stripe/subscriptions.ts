import { idOf } from './bank.js';
import { keepCard, newIntent, seconds, tryToPay, type Till } from './money.js';
import { invalid, missing } from './problem.js';
import type { CardError, Invoice, InvoicePayment, Line, PaymentMethod, Subscription, TestClock } from './things.js';

/** A payment that failed is tried again after so many days; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];
const DAY = 86_400;

/** The instant of a subscription: its test clock's, or ours. */
const nowOf = ({ bank }: Till, clock: string | null): number => bank.get('test_helpers.test_clock', clock)?.frozen_time ?? seconds();

/** The same day some months later, or the last day of a shorter month. */
function monthsAfter(at: number, months: number): number {
  const from = new Date(at * 1_000);
  const to = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1, from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()),
  );
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  return to.setUTCDate(Math.min(from.getUTCDate(), last)) / 1_000;
}

interface Period {
  readonly start: number;
  readonly end: number;
}
const periodOf = (s: Pick<Subscription, '_anchor'>, n: number): Period => ({
  start: monthsAfter(s._anchor, n),
  end: monthsAfter(s._anchor, n + 1),
});

/** Starts a subscription with its first payment; a card that says no leaves nothing behind. */
export function startSubscription(
  till: Till,
  asked: { customer: string; method: PaymentMethod; lines: readonly Line[]; metadata: Record<string, string> },
): { subscription: Subscription } | { refusal: CardError } {
  const { bank, tell } = till;
  const clock = bank.get('customer', asked.customer)?.test_clock ?? null;
  const anchor = nowOf(till, clock);
  const first = periodOf({ _anchor: anchor }, 0);
  const draft: Subscription = {
    id: idOf('subscription'),
    object: 'subscription',
    created: anchor,
    livemode: false,
    cancel_at_period_end: false,
    canceled_at: null,
    currency: asked.lines[0]!.currency,
    customer: asked.customer,
    default_payment_method: asked.method.id,
    ended_at: null,
    items: {
      object: 'list',
      data: asked.lines.map((line) => ({
        id: `si_${idOf('charge').slice(3)}`,
        object: 'subscription_item',
        current_period_start: first.start,
        current_period_end: first.end,
        price: line.price,
        quantity: line.quantity,
      })),
    },
    latest_invoice: null,
    metadata: asked.metadata,
    start_date: anchor,
    status: 'active',
    test_clock: clock,
    _anchor: anchor,
    _periods: 1,
    _failures: 0,
  };
  keepCard(till, asked.method, asked.customer);
  const invoice = newInvoice(till, draft, first, 'subscription_create');
  const paid = payInvoice(till, invoice, asked.method, false);
  if ('refusal' in paid) {
    bank.put<Invoice>({ ...invoice, status: 'void' });
    return paid;
  }
  const subscription = bank.put<Subscription>({ ...draft, latest_invoice: invoice.id });
  tell('customer.subscription.created', subscription);
  tell('invoice.paid', paid.invoice);
  return { subscription };
}

function newInvoice(till: Till, s: Subscription, period: Period, why: Invoice['billing_reason']): Invoice {
  const { bank, tell } = till;
  const total = s.items.data.reduce((sum, item) => sum + item.price.unit_amount * item.quantity, 0);
  const id = idOf('invoice');
  const invoice = bank.put<Invoice>({
    id,
    object: 'invoice',
    created: nowOf(till, s.test_clock),
    livemode: false,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    billing_reason: why,
    currency: s.currency,
    customer: s.customer,
    metadata: {},
    lines: {
      object: 'list',
      has_more: false,
      data: s.items.data.map((item) => ({
        id: `il_${idOf('charge').slice(3)}`,
        object: 'line_item',
        amount: item.price.unit_amount * item.quantity,
        currency: s.currency,
        description: item.price.product.name,
        metadata: item.price.product.metadata,
        period,
        quantity: item.quantity,
        parent: { type: 'subscription_item_details', subscription_item_details: { subscription: s.id, subscription_item: item.id } },
      })),
    },
    number: `SANDBOX-${String(bank.all('invoice').length + 1).padStart(4, '0')}`,
    parent: { type: 'subscription_details', subscription_details: { subscription: s.id, metadata: s.metadata } },
    period_start: period.start,
    period_end: period.end,
    status: 'open',
    subtotal: total,
    total,
    total_taxes: [],
    _intent: null,
  });
  tell('invoice.created', invoice);
  tell('invoice.finalized', invoice);
  return invoice;
}

function payInvoice(till: Till, invoice: Invoice, method: PaymentMethod, alone: boolean): { invoice: Invoice } | { refusal: CardError } {
  const { bank } = till;
  const intent =
    bank.get('payment_intent', invoice._intent) ??
    newIntent(till, { amount: invoice.total, currency: invoice.currency, customer: invoice.customer, metadata: {}, invoice: invoice.id });
  const tried = tryToPay(till, intent, method, alone);
  const after = bank.put<Invoice>({ ...invoice, attempt_count: invoice.attempt_count + 1, _intent: intent.id });
  if (tried.status !== 'succeeded') {
    const refusal = tried.last_payment_error ?? { type: 'card_error', code: 'payment_method_not_available', message: 'A card is needed.' };
    return { refusal };
  }
  bank.put<InvoicePayment>({
    id: idOf('invoice_payment'),
    object: 'invoice_payment',
    created: seconds(),
    livemode: false,
    amount_paid: invoice.total,
    amount_requested: invoice.total,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'paid',
  });
  return { invoice: bank.put<Invoice>({ ...after, status: 'paid', amount_paid: invoice.total, amount_remaining: 0 }) };
}

/** Charges the card kept for a subscription for an open invoice. */
export function collect(till: Till, s: Subscription, invoice: Invoice): void {
  const { bank, tell } = till;
  const kept = bank.get('customer', s.customer)?.invoice_settings.default_payment_method;
  const method = bank.get('payment_method', kept ?? s.default_payment_method);
  const paid = method ? payInvoice(till, invoice, method, true) : undefined;
  if (paid && 'invoice' in paid) {
    bank.put<Subscription>({ ...s, status: 'active', latest_invoice: invoice.id, _failures: 0 });
    tell('invoice.paid', paid.invoice);
    return;
  }
  const after = bank.put<Subscription>({ ...s, status: 'past_due', latest_invoice: invoice.id, _failures: s._failures + 1 });
  tell('invoice.payment_failed', bank.get('invoice', invoice.id)!);
  tell('customer.subscription.updated', after, { previous: { status: s.status } });
}

/** The next month starts now: an invoice, and its payment. */
export function renew(till: Till, id: string): void {
  const { bank } = till;
  const s = bank.get('subscription', id);
  if (!s || s.ended_at !== null) throw invalid('This subscription is over.');
  if (s.cancel_at_period_end) return endSubscription(till, id);
  const period = periodOf(s, s._periods);
  const next = bank.put<Subscription>({
    ...s,
    items: {
      ...s.items,
      data: s.items.data.map((item) => ({ ...item, current_period_start: period.start, current_period_end: period.end })),
    },
    _periods: s._periods + 1,
  });
  collect(till, next, newInvoice(till, next, period, 'subscription_cycle'));
  return undefined;
}

/** Ends it at once. */
export function endSubscription({ bank, tell, ...till }: Till, id: string): void {
  const s = bank.get('subscription', id);
  if (!s) throw missing('subscription', id);
  if (s.ended_at !== null) return;
  const at = nowOf({ bank, tell, ...till }, s.test_clock);
  tell('customer.subscription.deleted', bank.put<Subscription>({ ...s, status: 'canceled', canceled_at: at, ended_at: at }));
}

/** Everything that falls due up to now: renewals, further tries, ends. */
export function runSubscriptions(till: Till): void {
  const { bank } = till;
  for (const { id } of bank.all('subscription')) {
    for (let step = 0; step < 60; step += 1) {
      const s = bank.get('subscription', id)!;
      const now = nowOf(till, s.test_clock);
      const end = s.items.data[0]!.current_period_end;
      if (s.ended_at !== null) break;
      if (s.status === 'past_due') {
        const invoice = bank.get('invoice', s.latest_invoice)!;
        const wait = RETRY_DAYS.slice(0, s._failures).reduce((sum, days) => sum + days, 0) * DAY;
        if (s._failures > RETRY_DAYS.length) endSubscription(till, id);
        else if (invoice.created + wait <= now) collect(till, s, invoice);
        else break;
      } else if (end <= now) renew(till, id);
      else break;
    }
  }
}

/** Moves a test clock on, and with it everything that hangs on it. */
export function advance(till: Till, id: string, to: number): TestClock {
  const { bank, tell } = till;
  const clock = bank.get('test_helpers.test_clock', id);
  if (!clock) throw missing('test_clock', id);
  if (to <= clock.frozen_time) throw invalid('`frozen_time` must be later than the current frozen time.', 'frozen_time');
  const moved = bank.put<TestClock>({ ...clock, frozen_time: to, status: 'ready' });
  runSubscriptions(till);
  tell('test_helpers.test_clock.ready', moved);
  return moved;
}
