import { randomBytes } from 'node:crypto';
import type { Webhooks } from '../webhooks.js';
import { idOf, type Bank } from './bank.js';
import { cardOf, refusalOf, type TestCard } from './cards.js';
import { invalid, problem } from './problem.js';
import type { StripeHooks } from './stripe-hooks.js';
import {
  published,
  type BalanceTransaction,
  type CardError,
  type Charge,
  type Intent,
  type Metadata,
  type PaymentMethod,
  type Refund,
} from './things.js';

/** What the moves of money share. */
export interface Till {
  readonly bank: Bank;
  readonly hooks: Webhooks;
  readonly tell: StripeHooks['tell'];
  /** How long a bank takes to answer. */
  readonly bankDelayMs: number;
}

export const seconds = (): number => Math.floor(Date.now() / 1_000);
/** 2.9 % and 30 cents. */
export const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;
export const DISPUTE_FEE = 1_500;

/** Writes one move of the balance down. */
export function book(
  { bank }: Till,
  type: BalanceTransaction['type'],
  {
    amount,
    fee = 0,
    source,
    currency = 'cad',
    category = type,
  }: { amount: number; fee?: number; source: string; currency?: string; category?: string },
): BalanceTransaction {
  return bank.put<BalanceTransaction>({
    id: idOf('balance_transaction'),
    object: 'balance_transaction',
    amount,
    available_on: seconds() + 2 * 86_400,
    balance_type: 'payments',
    created: seconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source,
    status: 'pending',
    type,
  });
}

/** A way to pay, as someone typed it. */
export function methodOf({ bank }: Till, number: string, customer: string | null): PaymentMethod {
  const card = cardOf(number);
  return bank.put<PaymentMethod>({
    id: idOf('payment_method'),
    object: 'payment_method',
    created: seconds(),
    livemode: false,
    type: card.kind === 'bank' ? 'acss_debit' : 'card',
    customer,
    ...(card.kind === 'card'
      ? { card: { brand: card.brand, last4: card.number.slice(-4), exp_month: 12, exp_year: new Date().getFullYear() + 3 } }
      : {}),
    metadata: {},
    _number: card.number,
  });
}

/** A payment that is asked for and not yet tried. */
export function newIntent(
  { bank, tell }: Till,
  asked: {
    amount: number;
    currency: string;
    customer: string | null;
    description?: string | null;
    metadata: Metadata;
    setupFutureUsage?: Intent['setup_future_usage'];
    invoice?: string;
  },
): Intent {
  const id = idOf('payment_intent');
  const intent = bank.put<Intent>({
    id,
    object: 'payment_intent',
    created: seconds(),
    livemode: false,
    amount: asked.amount,
    amount_received: 0,
    currency: asked.currency,
    customer: asked.customer,
    description: asked.description ?? null,
    metadata: asked.metadata,
    status: 'requires_payment_method',
    payment_method: null,
    payment_method_types: ['card', 'acss_debit'],
    setup_future_usage: asked.setupFutureUsage ?? null,
    latest_charge: null,
    last_payment_error: null,
    client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    capture_method: 'automatic_async',
    canceled_at: null,
    ...(asked.invoice ? { _invoice: asked.invoice } : {}),
  });
  tell('payment_intent.created', intent);
  return intent;
}

/** Tries to take the money; with `alone` no one sits in front of a page. Follow `status` of the answer. */
export function tryToPay(till: Till, intent: Intent, method: PaymentMethod, alone: boolean): Intent {
  const card = cardOf(method._number);
  const refusal = refusalOf(card, alone);
  if (refusal) return failed(till, { ...intent, payment_method: method.id }, refusal);
  const { bank, tell } = till;
  if (card.pays === 'later' || card.pays === 'fails-later') {
    const waiting = bank.put<Intent>({
      ...intent,
      payment_method: method.id,
      status: 'processing',
      _bank: { ends: card.pays === 'later' ? 'succeeded' : 'failed', at: Date.now() + till.bankDelayMs },
    });
    tell('payment_intent.processing', waiting);
    return waiting;
  }
  return succeeded(till, { ...intent, payment_method: method.id }, card);
}

function chargeFor(till: Till, intent: Intent, status: 'succeeded' | 'failed', error?: CardError): Charge {
  const id = idOf('charge');
  const type = cardOf(till.bank.get('payment_method', intent.payment_method)?._number ?? '').kind === 'bank' ? 'payment' : 'charge';
  const paid = status === 'succeeded';
  const txn = paid
    ? book(till, type, { amount: intent.amount, fee: feeOf(intent.amount), source: id, currency: intent.currency, category: 'charge' })
    : undefined;
  return till.bank.put<Charge>({
    id,
    object: 'charge',
    created: seconds(),
    livemode: false,
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    balance_transaction: txn?.id ?? null,
    captured: paid,
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    refunded: false,
    status,
  });
}

export function succeeded(till: Till, intent: Intent, card?: TestCard): Intent {
  const { bank, tell } = till;
  const charge = chargeFor(till, intent, 'succeeded');
  const { _bank: _, ...rest } = intent;
  const done = bank.put<Intent>({
    ...rest,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  const method = bank.get('payment_method', intent.payment_method);
  if (method && intent.customer && intent.setup_future_usage) keepCard(till, method, intent.customer);
  tell('charge.succeeded', charge);
  tell('payment_intent.succeeded', done);
  if (card?.then === 'dispute') till.hooks.later(300, async () => openDispute(till, charge.id, 'fraudulent'));
  if (card?.then === 'warning') till.hooks.later(300, async () => warn(till, charge.id));
  return done;
}

export function failed(till: Till, intent: Intent, error: CardError): Intent {
  const { bank, tell } = till;
  const charge = chargeFor(till, intent, 'failed', error);
  const { _bank: _, ...rest } = intent;
  const done = bank.put<Intent>({ ...rest, status: 'requires_payment_method', latest_charge: charge.id, last_payment_error: error });
  tell('charge.failed', charge);
  tell('payment_intent.payment_failed', done);
  return done;
}

/** A card stays with its customer, and is the one that later payments use. */
export function keepCard({ bank, tell }: Till, method: PaymentMethod, customerId: string): void {
  const customer = bank.get('customer', customerId);
  if (!customer) return;
  tell('payment_method.attached', bank.put({ ...method, customer: customerId }));
  bank.put({ ...customer, invoice_settings: { default_payment_method: method.id } });
}

/** The answer of a call whose card said no: an error that carries the payment. */
export const cardProblem = (intent: Intent): Error => {
  const { type, ...error } = intent.last_payment_error!;
  return problem(402, type, error.message, { ...error, charge: intent.latest_charge, payment_intent: published(intent) });
};

/** Gives money back, now or, for a bank, after a while. */
export function refund(
  till: Till,
  asked: { charge: Charge; amount?: number | undefined; reason?: string | undefined; metadata: Metadata; fails?: boolean },
): Refund {
  const { bank, tell } = till;
  const { charge } = asked;
  const left = charge.amount - charge.amount_refunded;
  const amount = asked.amount ?? left;
  if (!charge.paid) throw invalid(`This charge (${charge.id}) has not been paid.`, 'charge');
  if (charge.disputed)
    throw problem(400, 'invalid_request_error', `Charge ${charge.id} has been charged back.`, { code: 'charge_disputed' });
  if (left === 0)
    throw problem(400, 'invalid_request_error', `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount < 1 || amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const id = idOf('refund');
  const txn = book(till, 'refund', { amount: -amount, source: id, currency: charge.currency });
  const made = bank.put<Refund>({
    id,
    object: 'refund',
    created: seconds(),
    livemode: false,
    amount,
    balance_transaction: txn.id,
    charge: charge.id,
    currency: charge.currency,
    metadata: asked.metadata,
    payment_intent: charge.payment_intent,
    reason: asked.reason ?? null,
    status: 'succeeded',
  });
  const after = bank.put<Charge>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: charge.amount_refunded + amount === charge.amount,
  });
  tell('refund.created', made);
  tell('charge.refunded', after);
  return made;
}

/** The bank of the card could not take a refund: the money is back with us. */
export function failRefund(till: Till, id: string): Refund {
  const { bank, tell } = till;
  const made = bank.get('refund', id);
  if (made?.status !== 'succeeded') throw invalid('This refund cannot fail any more.');
  const txn = book(till, 'refund_failure', { amount: made.amount, source: id, currency: made.currency });
  const done = bank.put<Refund>({
    ...made,
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: txn.id,
  });
  const charge = bank.get('charge', made.charge)!;
  bank.put<Charge>({ ...charge, amount_refunded: charge.amount_refunded - made.amount, refunded: false });
  tell('refund.failed', done);
  tell('refund.updated', done, { previous: { status: 'succeeded' } });
  return done;
}

/** The bank of a card thinks a payment may be fraud. */
export function warn({ bank, tell }: Till, chargeId: string): void {
  const charge = bank.get('charge', chargeId);
  if (!charge) throw invalid('No such charge.');
  const warning = bank.put({
    id: idOf('radar.early_fraud_warning'),
    object: 'radar.early_fraud_warning' as const,
    created: seconds(),
    livemode: false as const,
    actionable: true,
    charge: charge.id,
    fraud_type: 'unauthorized_use_of_card',
    payment_intent: charge.payment_intent,
  });
  tell('radar.early_fraud_warning.created', warning);
}

/** A bank takes a payment back; an `inquiry` only asks first. */
export function openDispute(till: Till, chargeId: string, reason: string, inquiry = false): void {
  const { bank, tell } = till;
  const charge = bank.get('charge', chargeId);
  if (!charge?.paid || charge.disputed) throw invalid('This charge cannot be disputed.');
  const amount = charge.amount - charge.amount_refunded;
  if (amount === 0) throw invalid('Nothing of this charge is left.');
  const id = idOf('dispute');
  const taken = inquiry
    ? []
    : [book(till, 'adjustment', { amount: -amount, fee: DISPUTE_FEE, source: id, currency: charge.currency, category: 'dispute' })];
  const dispute = bank.put({
    id,
    object: 'dispute' as const,
    created: seconds(),
    livemode: false as const,
    amount,
    balance_transactions: taken,
    charge: charge.id,
    currency: charge.currency,
    evidence: {},
    evidence_details: { due_by: seconds() + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: inquiry,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: inquiry ? ('warning_needs_response' as const) : ('needs_response' as const),
  });
  if (!inquiry) bank.put<Charge>({ ...charge, disputed: true });
  tell('charge.dispute.created', dispute);
  if (!inquiry) tell('charge.dispute.funds_withdrawn', dispute);
}

/** The bank decides; won, the money comes back. */
export function closeDispute(till: Till, id: string, how: 'won' | 'lost'): void {
  const { bank, tell } = till;
  const dispute = bank.get('dispute', id);
  if (!dispute || ['won', 'lost', 'warning_closed'].includes(dispute.status)) throw invalid('This dispute is closed.');
  const inquiry = dispute.status.startsWith('warning');
  const back =
    how === 'won' && !inquiry
      ? [book(till, 'adjustment', { amount: dispute.amount, source: id, currency: dispute.currency, category: 'dispute_reversal' })]
      : [];
  const closed = bank.put({
    ...dispute,
    balance_transactions: [...dispute.balance_transactions, ...back],
    status: inquiry ? ('warning_closed' as const) : how,
  });
  if (how === 'won') {
    const charge = bank.get('charge', dispute.charge);
    if (charge) bank.put<Charge>({ ...charge, disputed: false });
  }
  tell('charge.dispute.closed', closed);
  if (back.length > 0) tell('charge.dispute.funds_reinstated', closed);
}
