import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bank } from './bank.js';
import { DISPUTE_FEE, feeOf } from './money.js';
import { CURRENCY, keyOf, payments, plain, secondsOf, type PastPayment, type Payer } from './past-payment.js';
import { putMonth } from './past-plan.js';
import type { BalanceTransaction, Charge, Customer, Dispute, Intent, PaymentMethod } from './things.js';

const CARD = '4242424242424242';

/** The provider remembers what was paid before this stand-in ran (the demo leaves it beside), once, in the order it happened. */
export function rememberPast(bank: Bank, dataDir: string): void {
  const left = join(dataDir, 'payments.json');
  if (!existsSync(left)) return;
  for (const one of payments.parse(JSON.parse(readFileSync(left, 'utf8')))) if (!bank.get('payment_intent', one.intentId)) put(bank, one);
}

function put(bank: Bank, one: PastPayment): void {
  const key = keyOf(one);
  const payer: Payer = { created: secondsOf(one.at), customer: `cus_${key}`, card: `pm_${key}` };
  if (!bank.get('customer', payer.customer)) putCustomer(bank, one, payer);
  const charge = putCharge(bank, one, payer);
  putIntent(bank, one, payer, charge);
  if (one.dispute) putDispute(bank, { ...one, dispute: one.dispute }, charge);
  if (one.plan) putMonth(bank, { ...one, plan: one.plan }, payer);
}

function putCustomer(bank: Bank, { professionalId }: PastPayment, { customer, card, created }: Payer): void {
  bank.put<Customer>({
    ...plain('customer', customer, created),
    email: null,
    name: null,
    metadata: { professionalId },
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

/** What a charge and its intent share. */
const shared = ({ plan, metadata }: PastPayment, { customer, card }: Payer) => ({
  currency: CURRENCY,
  customer,
  metadata: plan ? {} : metadata,
  payment_method: card,
});

/** The money that came in, and the movement of the balance it made. @returns the id of the charge */
function putCharge(bank: Bank, one: PastPayment, payer: Payer): string {
  const { intentId, amountCents: amount } = one;
  const { created } = payer;
  const id = `ch_${intentId.slice(3)}`;
  const fee = feeOf(amount);
  const move: BalanceTransaction = bank.put({
    id: `txn_${intentId.slice(3)}`,
    object: 'balance_transaction',
    created,
    amount,
    available_on: created + 2 * 86_400,
    balance_type: 'payments',
    currency: CURRENCY,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [{ amount: fee, application: null, currency: CURRENCY, description: 'Stripe processing fees', type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: 'charge',
    source: id,
    status: 'available',
    type: 'charge',
  });
  bank.put<Charge>({
    ...plain('charge', id, created),
    ...shared(one, payer),
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    balance_transaction: move.id,
    captured: true,
    disputed: false,
    failure_code: null,
    failure_message: null,
    paid: true,
    payment_intent: intentId,
    refunded: false,
    status: 'succeeded',
  });
  return id;
}

function putIntent(bank: Bank, one: PastPayment, payer: Payer, charge: string): void {
  bank.put<Intent>({
    ...plain('payment_intent', one.intentId, payer.created),
    ...shared(one, payer),
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
