import { idOf } from './bank.js';
import { fields, items, metadataOf, text, whole, type Param, type Params } from './form.js';
import { cardOf } from './cards.js';
import { failed, keepCard, methodOf, newIntent, seconds, succeeded, tryToPay, type Till } from './money.js';
import { invalid, missing } from './problem.js';
import { startSubscription } from './subscriptions.js';
import type { CardError, Customer, Intent, Line, Session, SetupIntent } from './things.js';

const DAY = 86_400;

/** One line of a session or of a subscription, with its price written out. */
function lineOf(value: Param, at: string): Line {
  const asked = fields(value);
  const price = fields(asked.price_data);
  const product = fields(price.product_data);
  const unit = whole(price.unit_amount);
  const quantity = whole(asked.quantity) ?? 1;
  const recurring = fields(price.recurring);
  if (unit === undefined || unit < 0) throw invalid('Missing required param: unit_amount.', `${at}[price_data][unit_amount]`);
  if (!text(price.currency)) throw invalid('Missing required param: currency.', `${at}[price_data][currency]`);
  if (!text(product.name)) throw invalid('Missing required param: name.', `${at}[price_data][product_data][name]`);
  return {
    id: `li_${idOf('charge').slice(3)}`,
    object: 'item',
    amount_subtotal: unit * quantity,
    amount_tax: 0,
    amount_total: unit * quantity,
    currency: text(price.currency)!.toLowerCase(),
    description: text(product.name)!,
    quantity,
    price: {
      id: `price_${idOf('charge').slice(3)}`,
      object: 'price',
      unit_amount: unit,
      currency: text(price.currency)!.toLowerCase(),
      recurring: text(recurring.interval)
        ? { interval: text(recurring.interval)!, interval_count: whole(recurring.interval_count) ?? 1 }
        : null,
      product: {
        id: `prod_${idOf('charge').slice(3)}`,
        object: 'product',
        name: text(product.name)!,
        metadata: metadataOf(product.metadata),
      },
    },
  };
}

/** Someone who pays. */
export function newCustomer({ bank, tell }: Till, asked: Params): Customer {
  const clock = text(asked.test_clock);
  if (clock && !bank.get('test_helpers.test_clock', clock)) throw missing('test_clock', clock, 'test_clock');
  const customer = bank.put<Customer>({
    id: idOf('customer'),
    object: 'customer',
    created: seconds(),
    livemode: false,
    email: text(asked.email) ?? null,
    name: text(asked.name) ?? null,
    metadata: metadataOf(asked.metadata),
    invoice_settings: { default_payment_method: null },
    test_clock: clock ?? null,
  });
  tell('customer.created', customer);
  return customer;
}

/** Opens the page of a payment, of a card to keep, or of a subscription. */
export function openSession(till: Till, asked: Params, origin: string): Session {
  const { bank } = till;
  const mode = text(asked.mode);
  if (mode !== 'payment' && mode !== 'setup' && mode !== 'subscription') throw invalid('Missing required param: mode.', 'mode');
  if (!text(asked.success_url)) throw invalid('Missing required param: success_url.', 'success_url');
  const lines = mode === 'setup' ? [] : items(asked.line_items).map((line, i) => lineOf(line, `line_items[${i}]`));
  if (mode !== 'setup' && lines.length === 0) throw invalid('Missing required param: line_items.', 'line_items');
  if (mode === 'subscription' && !lines.some((line) => line.price.recurring))
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  const now = seconds();
  const expires = whole(asked.expires_at) ?? now + DAY;
  if (expires < now + 1_790 || expires > now + DAY + 10)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.',
      'expires_at',
    );
  const customer = text(asked.customer);
  if (customer && !bank.get('customer', customer)) throw missing('customer', customer, 'customer');
  const total = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const kept = fields(
    mode === 'payment' ? asked.payment_intent_data : mode === 'setup' ? asked.setup_intent_data : asked.subscription_data,
  );
  const future = text(kept.setup_future_usage);
  const id = idOf('checkout.session');
  return bank.put<Session>({
    id,
    object: 'checkout.session',
    created: now,
    livemode: false,
    amount_subtotal: mode === 'setup' ? null : total,
    amount_total: mode === 'setup' ? null : total,
    automatic_tax: { enabled: false, status: null, liability: null, provider: null },
    cancel_url: text(asked.cancel_url) ?? null,
    client_reference_id: text(asked.client_reference_id) ?? null,
    currency: lines[0]?.currency ?? text(asked.currency) ?? 'cad',
    customer: customer ?? (text(asked.customer_creation) === 'always' ? newCustomer(till, {}).id : null),
    customer_email: text(asked.customer_email) ?? null,
    expires_at: expires,
    invoice: null,
    locale: text(asked.locale) ?? null,
    metadata: metadataOf(asked.metadata),
    mode,
    payment_intent: null,
    payment_method_types: ['card', 'acss_debit'],
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    setup_intent: mode === 'setup' ? newSetup(till, customer ?? null, metadataOf(kept.metadata)).id : null,
    status: 'open',
    subscription: null,
    success_url: text(asked.success_url)!,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/stripe/pay/${id}`,
    _lines: lines,
    _intent: {
      description: text(kept.description) ?? null,
      metadata: metadataOf(kept.metadata),
      setupFutureUsage: future === 'off_session' || future === 'on_session' ? future : null,
    },
  });
}

const newSetup = ({ bank }: Till, customer: string | null, metadata: Record<string, string>): SetupIntent =>
  bank.put<SetupIntent>({
    id: idOf('setup_intent'),
    object: 'setup_intent',
    created: seconds(),
    livemode: false,
    customer,
    metadata,
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  });

/** No one paid in time, or we closed the page. */
export function expireSession({ bank, tell }: Till, id: string): Session {
  const session = bank.get('checkout.session', id);
  if (!session) throw missing('checkout.session', id, 'session');
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  const ended = bank.put<Session>({ ...session, status: 'expired', url: null });
  tell('checkout.session.expired', ended);
  return ended;
}

/** Sessions whose time is over end by themselves. */
export function expireOverdue(till: Till): void {
  for (const session of till.bank.all('checkout.session'))
    if (session.status === 'open' && session.expires_at <= seconds()) expireSession(till, session.id);
}

/** A person presses "pay" on the page. @returns why not, or nothing when the page is done with */
export function payOnPage(till: Till, id: string, number: string): CardError | undefined {
  const { bank, tell } = till;
  const session = bank.get('checkout.session', id);
  if (session?.status !== 'open') throw invalid('This page is over.');
  const method = methodOf(till, number, null);
  if (session.mode === 'setup') return setUp(till, session, number);
  if (session.mode === 'subscription') return subscribe(till, session, number);
  const known = bank.get('payment_intent', session.payment_intent);
  const intent =
    known ??
    newIntent(till, {
      amount: session.amount_total!,
      currency: session.currency!,
      customer: session.customer,
      description: session._intent.description,
      metadata: session._intent.metadata,
      setupFutureUsage: session._intent.setupFutureUsage,
    });
  const tried = tryToPay(till, intent, method, false);
  const then = bank.put<Session>({ ...session, payment_intent: intent.id });
  if (tried.status === 'requires_payment_method') return tried.last_payment_error!;
  const done = bank.put<Session>({
    ...then,
    status: 'complete',
    payment_status: tried.status === 'succeeded' ? 'paid' : 'unpaid',
    url: null,
  });
  tell('checkout.session.completed', done);
  if (tried.status === 'processing') awaitBank(till, tried);
  return undefined;
}

function setUp(till: Till, session: Session, number: string): CardError | undefined {
  const { bank, tell } = till;
  const card = cardOf(number);
  if (card.pays !== 'yes')
    return { type: 'card_error', ...(card.decline ?? { code: 'card_declined', message: 'Your card was declined.' }) };
  const method = methodOf(till, number, session.customer);
  if (session.customer) keepCard(till, method, session.customer);
  const setup = bank.put<SetupIntent>({
    ...bank.get('setup_intent', session.setup_intent)!,
    status: 'succeeded',
    payment_method: method.id,
  });
  tell('setup_intent.succeeded', setup);
  tell('checkout.session.completed', bank.put<Session>({ ...session, status: 'complete', url: null }));
  return undefined;
}

function subscribe(till: Till, session: Session, number: string): CardError | undefined {
  const { bank, tell } = till;
  const customer = session.customer ?? newCustomer(till, {}).id;
  const method = methodOf(till, number, customer);
  const started = startSubscription(till, { customer, method, lines: session._lines, metadata: session._intent.metadata });
  if ('refusal' in started) return started.refusal;
  const done = bank.put<Session>({
    ...session,
    customer,
    status: 'complete',
    payment_status: 'paid',
    subscription: started.subscription.id,
    invoice: started.subscription.latest_invoice,
    url: null,
  });
  tell('checkout.session.completed', done);
  return undefined;
}

/** A bank answers days later; here after a moment, also when the stand-in was started again meanwhile. */
export function awaitBank(till: Till, intent: Intent): void {
  const waiting = intent._bank;
  if (waiting) till.hooks.later(Math.max(0, waiting.at - Date.now()), async () => bankAnswers(till, intent.id, waiting.ends));
}

/** The bank's answer to a payment that was in progress. */
export function bankAnswers(till: Till, id: string, ends: 'succeeded' | 'failed'): void {
  const { bank, tell } = till;
  const intent = bank.get('payment_intent', id);
  if (intent?.status !== 'processing') return;
  const session = bank.all('checkout.session').find((s) => s.payment_intent === id);
  if (ends === 'succeeded') {
    succeeded(till, intent);
    if (session) tell('checkout.session.async_payment_succeeded', bank.put<Session>({ ...session, payment_status: 'paid' }));
    return;
  }
  failed(till, intent, {
    type: 'card_error',
    code: 'payment_intent_payment_attempt_failed',
    decline_code: 'insufficient_funds',
    message: 'The bank could not complete the debit.',
  });
  if (session) tell('checkout.session.async_payment_failed', session);
}
