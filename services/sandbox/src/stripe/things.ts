/** Objects of the provider, as far as anyone of ours reads them; amounts in cents, instants in seconds. */
export type Metadata = Record<string, string>;
interface Thing<O extends string> {
  id: string;
  object: O;
  created: number;
  livemode: false;
}
export interface Customer extends Thing<'customer'> {
  email: string | null;
  name: string | null;
  metadata: Metadata;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string | null;
}
/** `_number` is the test card that was typed; it decides how later charges end and is never answered. */
export interface PaymentMethod extends Thing<'payment_method'> {
  type: 'card' | 'acss_debit';
  customer: string | null;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number };
  metadata: Metadata;
  _number: string;
}
export interface CardError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_intent?: object;
}
export interface Intent extends Thing<'payment_intent'> {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  payment_method: string | null;
  payment_method_types: string[];
  setup_future_usage: 'off_session' | 'on_session' | null;
  latest_charge: string | null;
  last_payment_error: CardError | null;
  client_secret: string;
  capture_method: 'automatic_async';
  canceled_at: number | null;
  /** A bank that takes its time: how and when it will answer. */
  _bank?: { ends: 'succeeded' | 'failed'; at: number };
  _invoice?: string;
}
export interface Charge extends Thing<'charge'> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  balance_transaction: string | null;
  captured: boolean;
  currency: string;
  customer: string | null;
  disputed: boolean;
  failure_code: string | null;
  failure_message: string | null;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string | null;
  payment_method: string | null;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
}
export interface Refund extends Thing<'refund'> {
  amount: number;
  balance_transaction: string | null;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string | null;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
  failure_reason?: string;
  failure_balance_transaction?: string;
}
export interface Dispute extends Thing<'dispute'> {
  amount: number;
  balance_transactions: BalanceTransaction[];
  charge: string;
  currency: string;
  evidence: Record<string, unknown>;
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number };
  is_charge_refundable: boolean;
  metadata: Metadata;
  payment_intent: string | null;
  reason: string;
  status: 'warning_needs_response' | 'warning_under_review' | 'warning_closed' | 'needs_response' | 'under_review' | 'won' | 'lost';
}
interface Warning extends Thing<'radar.early_fraud_warning'> {
  actionable: boolean;
  charge: string;
  fraud_type: string;
  payment_intent: string | null;
}
export interface Line {
  id: string;
  object: 'item';
  amount_subtotal: number;
  amount_tax: number;
  amount_total: number;
  currency: string;
  description: string;
  quantity: number;
  price: {
    id: string;
    object: 'price';
    unit_amount: number;
    currency: string;
    recurring: { interval: string; interval_count: number } | null;
    product: { id: string; object: 'product'; name: string; metadata: Metadata };
  };
}
export interface Session extends Thing<'checkout.session'> {
  amount_subtotal: number | null;
  amount_total: number | null;
  automatic_tax: { enabled: boolean; status: null; liability: null; provider: null };
  cancel_url: string | null;
  client_reference_id: string | null;
  currency: string | null;
  customer: string | null;
  customer_email: string | null;
  expires_at: number;
  invoice: string | null;
  locale: string | null;
  metadata: Metadata;
  mode: 'payment' | 'setup' | 'subscription';
  payment_intent: string | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  setup_intent: string | null;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string | null;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
  ui_mode: 'hosted_page';
  url: string | null;
  _lines: Line[];
  _intent: { description: string | null; metadata: Metadata; setupFutureUsage: 'off_session' | 'on_session' | null };
}
export interface SetupIntent extends Thing<'setup_intent'> {
  customer: string | null;
  metadata: Metadata;
  payment_method: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  usage: 'off_session';
}
export interface Subscription extends Thing<'subscription'> {
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  currency: string;
  customer: string;
  default_payment_method: string | null;
  ended_at: number | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      price: Line['price'];
      quantity: number;
    }[];
  };
  latest_invoice: string | null;
  metadata: Metadata;
  start_date: number;
  status: 'incomplete' | 'active' | 'past_due' | 'canceled' | 'unpaid';
  test_clock: string | null;
  _anchor: number;
  _periods: number;
  _failures: number;
}
export interface Invoice extends Thing<'invoice'> {
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  currency: string;
  customer: string;
  metadata: Metadata;
  lines: { object: 'list'; data: object[]; has_more: false };
  number: string;
  parent: { type: 'subscription_details'; subscription_details: { subscription: string; metadata: Metadata } };
  period_start: number;
  period_end: number;
  status: 'open' | 'paid' | 'void' | 'uncollectible';
  subtotal: number;
  total: number;
  total_taxes: { amount: number; tax_behavior: string; type: string }[];
  _intent: string | null;
}
export interface InvoicePayment extends Thing<'invoice_payment'> {
  amount_paid: number | null;
  amount_requested: number;
  currency: string;
  invoice: string;
  is_default: boolean;
  payment: { type: 'payment_intent'; payment_intent: string };
  status: 'open' | 'paid';
}
export interface BalanceTransaction extends Omit<Thing<'balance_transaction'>, 'livemode'> {
  amount: number;
  available_on: number;
  balance_type: 'payments';
  currency: string;
  description: string | null;
  exchange_rate: null;
  fee: number;
  fee_details: { amount: number; application: null; currency: string; description: string; type: string }[];
  net: number;
  reporting_category: string;
  source: string;
  status: 'available' | 'pending';
  type: 'charge' | 'payment' | 'refund' | 'refund_failure' | 'adjustment' | 'payout' | 'stripe_fee';
}
interface Payout extends Thing<'payout'> {
  amount: number;
  arrival_date: number;
  balance_transaction: string;
  currency: string;
  status: 'paid';
}
export interface TestClock extends Thing<'test_helpers.test_clock'> {
  frozen_time: number;
  deletes_after: number;
  name: string | null;
  status: 'ready' | 'advancing';
}
export interface StripeEvent extends Thing<'event'> {
  api_version: string;
  data: { object: unknown; previous_attributes?: unknown };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Every object by the name it carries. */
export interface Things {
  customer: Customer;
  payment_method: PaymentMethod;
  payment_intent: Intent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  'radar.early_fraud_warning': Warning;
  'checkout.session': Session;
  setup_intent: SetupIntent;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  balance_transaction: BalanceTransaction;
  payout: Payout;
  'test_helpers.test_clock': TestClock;
  event: StripeEvent;
}
export type Kind = keyof Things;
export type AnyThing = Things[Kind];

/** Without what the stand-in only notes for itself. */
export const published = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (name, v: unknown) => (name.startsWith('_') ? undefined : v))) as T;
