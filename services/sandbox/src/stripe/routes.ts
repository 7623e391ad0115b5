import { openSession, expireSession, newCustomer } from './checkout.js';
import { NAMED_CARDS } from './cards.js';
import { fields, metadataOf, text, whole, type Params } from './form.js';
import { book, cardProblem, closeDispute, methodOf, newIntent, refund, seconds, tryToPay, type Till } from './money.js';
import { invalid, missing } from './problem.js';
import { advance, collect, endSubscription } from './subscriptions.js';
import { published, type Dispute, type PaymentMethod, type Subscription, type TestClock, type Things } from './things.js';
import { idPart, type Desk } from './desk.js';

/** Lists narrowed by these parameters, where they are given. */
const by =
  <T>(...names: (keyof T & string)[]) =>
  (asked: Params) =>
  (thing: T): boolean =>
    names.every((name) => !text(asked[name]) || thing[name] === text(asked[name]));

/** Customers, and the page they pay on. */
function customers({ api, till, bank, found, serve, read }: Desk): void {
  read('customers', 'customer');
  serve('POST', 'customers', ({ asked }) => newCustomer(till, asked));
  serve('POST', 'customers/:id', ({ id, asked }) => {
    const before = found('customer', id);
    const method = text(fields(asked.invoice_settings).default_payment_method) ?? before.invoice_settings.default_payment_method;
    return bank.put({
      ...before,
      metadata: { ...before.metadata, ...metadataOf(asked.metadata) },
      invoice_settings: { default_payment_method: method },
    });
  });

  read('checkout/sessions', 'checkout.session', by<Things['checkout.session']>('payment_intent', 'customer', 'subscription', 'status'));
  serve('POST', 'checkout/sessions', ({ asked }) => openSession(till, asked, api.origin()));
  serve('POST', 'checkout/sessions/:id/expire', ({ id }) => expireSession(till, id));
  serve('GET', 'checkout/sessions/:id/line_items', ({ id }) => ({
    object: 'list',
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
    data: published(found('checkout.session', id)._lines),
  }));
}

/** Payments and the cards they are made with. */
function intents({ till, bank, found, serve, read }: Desk): void {
  read('payment_intents', 'payment_intent', by<Things['payment_intent']>('customer'));
  serve('POST', 'payment_intents', ({ asked }) => payIntent(till, asked));
  serve('POST', 'payment_intents/:id/cancel', ({ id }) => {
    const intent = found('payment_intent', id);
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalid(
        `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        undefined,
        'payment_intent_unexpected_state',
      );
    const ended = bank.put({ ...intent, status: 'canceled' as const, canceled_at: seconds() });
    till.tell('payment_intent.canceled', ended);
    return ended;
  });
  serve('GET', 'setup_intents/:id', ({ id }) => found('setup_intent', id));
  read('payment_methods', 'payment_method', by<Things['payment_method']>('customer'));
  serve('POST', 'payment_methods/:id/attach', ({ id, asked }) => {
    const customer = found('customer', text(asked.customer) ?? '');
    const method = NAMED_CARDS[id] ? methodOf(till, NAMED_CARDS[id], customer.id) : found('payment_method', id);
    return bank.put<PaymentMethod>({ ...method, customer: customer.id });
  });
  serve('POST', 'payment_methods/:id/detach', ({ id }) => {
    const method = found('payment_method', id);
    const owner = bank.get('customer', method.customer);
    if (owner?.invoice_settings.default_payment_method === id) bank.put({ ...owner, invoice_settings: { default_payment_method: null } });
    return bank.put<PaymentMethod>({ ...method, customer: null });
  });
  read('charges', 'charge', by<Things['charge']>('payment_intent', 'customer'));
}

/** Money that goes back: refunds, disputes, warnings of fraud. */
function reversals({ till, bank, found, serve, read }: Desk): void {
  read('refunds', 'refund', by<Things['refund']>('payment_intent', 'charge'));
  serve('POST', 'refunds', ({ asked }) => {
    const intent = text(asked.payment_intent);
    const chargeId = text(asked.charge) ?? (intent ? found('payment_intent', intent).latest_charge : undefined);
    if (!chargeId) throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
    return refund(till, {
      charge: found('charge', chargeId),
      amount: whole(asked.amount),
      reason: text(asked.reason),
      metadata: metadataOf(asked.metadata),
    });
  });

  read('disputes', 'dispute', by<Things['dispute']>('payment_intent', 'charge'));
  serve('POST', 'disputes/:id', ({ id, asked }) => {
    const dispute = found('dispute', id);
    const submits = text(asked.submit) !== 'false';
    const waits: Dispute['status'] = dispute.status.startsWith('warning') ? 'warning_under_review' : 'under_review';
    const after = bank.put<Dispute>({
      ...dispute,
      evidence: { ...dispute.evidence, ...fields(asked.evidence) },
      evidence_details: {
        ...dispute.evidence_details,
        has_evidence: true,
        submission_count: dispute.evidence_details.submission_count + (submits ? 1 : 0),
      },
      status: submits ? waits : dispute.status,
    });
    till.tell('charge.dispute.updated', after);
    return after;
  });
  serve('POST', 'disputes/:id/close', ({ id }) => {
    closeDispute(till, id, 'lost');
    return found('dispute', id);
  });
  read('radar/early_fraud_warnings', 'radar.early_fraud_warning', by<Things['radar.early_fraud_warning']>('payment_intent', 'charge'));
}

/** Subscriptions and their invoices. */
function subscriptions({ till, bank, found, serve, read }: Desk): void {
  read('subscriptions', 'subscription', by<Subscription>('customer', 'status'));
  serve('POST', 'subscriptions/:id', ({ id, asked }) => {
    const before = found('subscription', id);
    const end = text(asked.cancel_at_period_end);
    const after = bank.put<Subscription>({
      ...before,
      cancel_at_period_end: end === undefined ? before.cancel_at_period_end : end === 'true',
      canceled_at: end === 'true' ? seconds() : before.canceled_at,
      metadata: { ...before.metadata, ...metadataOf(asked.metadata) },
    });
    till.tell('customer.subscription.updated', after, { previous: { cancel_at_period_end: before.cancel_at_period_end } });
    return after;
  });
  serve('DELETE', 'subscriptions/:id', ({ id }) => {
    endSubscription(till, id);
    return found('subscription', id);
  });
  read('invoices', 'invoice', (asked) => (thing: Things['invoice']) => {
    const of = text(asked.subscription);
    return !of || thing.parent.subscription_details.subscription === of;
  });
  serve('POST', 'invoices/:id/pay', ({ id }) => {
    const invoice = found('invoice', id);
    if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
    collect(till, found('subscription', invoice.parent.subscription_details.subscription), invoice);
    return found('invoice', id);
  });
  read('invoice_payments', 'invoice_payment', by<Things['invoice_payment']>('invoice'));
}

/** Clocks of tests, what the account holds, payouts and events. */
function ledger({ till, bank, serve, read }: Desk): void {
  read('test_helpers/test_clocks', 'test_helpers.test_clock');
  serve('POST', 'test_helpers/test_clocks', ({ asked }) => newClock(till, asked));
  serve('POST', 'test_helpers/test_clocks/:id/advance', ({ id, asked }) => advance(till, id, whole(asked.frozen_time) ?? 0));

  read('balance_transactions', 'balance_transaction', by<Things['balance_transaction']>('source', 'type', 'currency'));
  serve('GET', 'balance', () => ({
    object: 'balance',
    livemode: false,
    available: [{ amount: bank.all('balance_transaction').reduce((sum, txn) => sum + txn.net, 0), currency: 'cad', source_types: {} }],
    pending: [{ amount: 0, currency: 'cad', source_types: {} }],
  }));
  serve('POST', 'payouts', ({ asked }) => payOut(till, asked));
  read('events', 'event', by<Things['event']>('type'));
}

/** A payment without a page: with a card that was kept. */
function payIntent(till: Till, asked: Params): object {
  const { bank } = till;
  const amount = whole(asked.amount);
  const currency = text(asked.currency)?.toLowerCase();
  if (amount === undefined || amount < 50) throw invalid('Amount must be at least 50 cents.', 'amount', 'amount_too_small');
  if (!currency) throw invalid('Missing required param: currency.', 'currency');
  const customer = text(asked.customer) ?? null;
  if (customer && !bank.get('customer', customer)) throw missing('customer', customer, 'customer');
  const asks = text(asked.payment_method);
  const kept = asks && NAMED_CARDS[asks] ? methodOf(till, NAMED_CARDS[asks], customer) : bank.get('payment_method', asks);
  if (asks && !kept) throw missing('PaymentMethod', asks, 'payment_method');
  if (kept && customer && kept.customer !== customer)
    throw invalid('The provided PaymentMethod does not belong to the Customer.', 'payment_method');
  const intent = newIntent(till, {
    amount,
    currency,
    customer,
    description: text(asked.description),
    metadata: metadataOf(asked.metadata),
  });
  if (text(asked.confirm) !== 'true' || !kept) return intent;
  const tried = tryToPay(till, intent, kept, text(asked.off_session) === 'true');
  if (tried.status === 'requires_payment_method') throw cardProblem(tried);
  return tried;
}

function newClock({ bank }: Till, asked: Params): TestClock {
  const frozen = whole(asked.frozen_time);
  if (frozen === undefined) throw invalid('Missing required param: frozen_time.', 'frozen_time');
  const id = `clock_${idPart()}${frozen.toString(36)}`;
  return bank.put<TestClock>({
    id,
    object: 'test_helpers.test_clock',
    created: seconds(),
    livemode: false,
    frozen_time: frozen,
    deletes_after: frozen + 30 * 86_400,
    name: text(asked.name) ?? null,
    status: 'ready',
  });
}

/** Money in transit to our own bank. */
function payOut(till: Till, asked: Params): object {
  const amount = whole(asked.amount);
  if (!amount || amount < 1) throw invalid('Missing required param: amount.', 'amount');
  const id = `po_${idPart()}`;
  const txn = book(till, 'payout', { amount: -amount, source: id });
  return till.bank.put({
    id,
    object: 'payout' as const,
    created: seconds(),
    livemode: false as const,
    amount,
    arrival_date: seconds() + 2 * 86_400,
    balance_transaction: txn.id,
    currency: 'cad',
    status: 'paid' as const,
  });
}

/** All of the interface, part by part. */
export const ROUTES = [customers, intents, reversals, subscriptions, ledger];
