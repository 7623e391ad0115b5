import Stripe from 'stripe';
import { isPaymentFailure, paymentFailure, type PaymentFailure } from './payment-failure.js';
import type { CheckoutLine, OpenedPage, PaymentGateway } from './payment-gateway.js';
import {
  cardFacts,
  disputeFacts,
  idOf,
  intentFacts,
  invoiceFacts,
  iso,
  moveFacts,
  refundFacts,
  sessionFacts,
  subscriptionFacts,
} from './stripe-facts.js';

export interface StripeGatewayOptions {
  readonly secretKey: string;
  /** Where the library's calls go instead of https://api.stripe.com: the sandbox, a recorder. */
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number;
  /** How often the library itself asks again within one call, with the same key. */
  readonly retries?: number;
}

const CURRENCY = 'cad';
/** A page of a list. */
const PAGE = 100;
/** Longer than this is no answer to "when": the usual back-off goes on. */
const LONGEST_WAIT_SECONDS = 3_600;

const call = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw classified(error);
  }
};
/** Nothing when the provider has no such object. */
const maybe = <T>(work: () => Promise<T>): Promise<T | undefined> =>
  call(work).catch((error: unknown) => {
    if (isPaymentFailure(error) && error.code === 'resource_missing') return undefined;
    throw error;
  });

const customers = (stripe: Stripe): Pick<PaymentGateway, 'openCustomer' | 'cancelSubscription'> => ({
  openCustomer: ({ professionalId, key }) =>
    call(async () => {
      const customer = await stripe.customers.create({ metadata: { professionalId } }, { idempotencyKey: key });
      return { customerId: customer.id };
    }),
  cancelSubscription: ({ subscriptionId, now, key }) =>
    call(async () =>
      subscriptionFacts(
        now
          ? await stripe.subscriptions.cancel(subscriptionId)
          : await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true }, { idempotencyKey: key }),
      ),
    ),
});

/** Pages of the provider, where a person pays or leaves a card. */
function pages(stripe: Stripe): Pick<PaymentGateway, 'openCheckout' | 'openSetup' | 'startSubscription' | 'expireCheckout'> {
  const page = (params: Stripe.Checkout.SessionCreateParams, idempotencyKey: string): Promise<OpenedPage> =>
    call(async () => opened(await stripe.checkout.sessions.create(params, { idempotencyKey })));
  return {
    openCheckout: ({ lines, lang, successUrl, cancelUrl, metadata, key, expiresAt, customerId, keepCard }) =>
      page(
        {
          mode: 'payment',
          line_items: lines.map((line) => priced(line)),
          locale: lang === 'fr' ? 'fr-CA' : 'en',
          success_url: successUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(Date.parse(expiresAt) / 1_000),
          metadata: { ...metadata },
          payment_intent_data: { metadata: { ...metadata }, ...(keepCard ? { setup_future_usage: 'off_session' } : {}) },
          ...(customerId ? { customer: customerId } : {}),
        },
        key,
      ),
    openSetup: ({ lang, successUrl, cancelUrl, metadata, key, customerId }) =>
      page(
        {
          mode: 'setup',
          currency: CURRENCY,
          customer: customerId,
          allowed_payment_method_types: ['card'],
          locale: lang === 'fr' ? 'fr-CA' : 'en',
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata: { ...metadata },
          setup_intent_data: { metadata: { ...metadata } },
        },
        key,
      ),
    startSubscription: ({ lines, lang, successUrl, cancelUrl, metadata, key, customerId }) =>
      page(
        {
          mode: 'subscription',
          line_items: lines.map((line) => priced(line, true)),
          customer: customerId,
          locale: lang === 'fr' ? 'fr-CA' : 'en',
          success_url: successUrl,
          cancel_url: cancelUrl,
          metadata: { ...metadata },
          subscription_data: { metadata: { ...metadata } },
        },
        key,
      ),
    expireCheckout: (sessionId) =>
      call(async () => {
        await stripe.checkout.sessions.expire(sessionId);
      }),
  };
}

/** Money that moves without a page. */
const charges = (stripe: Stripe): Pick<PaymentGateway, 'chargeOffSession' | 'refund'> => ({
  chargeOffSession: ({ customerId, paymentMethodId, amountCents, metadata, key }) =>
    call(async () =>
      intentFacts(
        await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: CURRENCY,
            customer: customerId,
            payment_method: paymentMethodId,
            automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
            off_session: true,
            confirm: true,
            metadata: { ...metadata },
          },
          { idempotencyKey: key },
        ),
      ),
    ),
  refund: ({ intentId, amountCents, metadata, key }) =>
    call(async () =>
      refundFacts(
        await stripe.refunds.create({ payment_intent: intentId, amount: amountCents, metadata: { ...metadata } }, { idempotencyKey: key }),
      ),
    ),
});

/** The provider's objects as they are now. */
const facts = (
  stripe: Stripe,
): Pick<
  PaymentGateway,
  | 'readSession'
  | 'readIntent'
  | 'readRefund'
  | 'refundsOf'
  | 'readDispute'
  | 'readWarning'
  | 'readInvoice'
  | 'invoicesOf'
  | 'readSubscription'
  | 'intentOfCharge'
  | 'listBalanceTransactions'
> => ({
  readSession: (id) =>
    maybe(async () =>
      sessionFacts(await stripe.checkout.sessions.retrieve(id, { expand: ['line_items.data.price.product', 'payment_intent'] })),
    ),
  readIntent: (id) => maybe(async () => intentFacts(await stripe.paymentIntents.retrieve(id))),
  readRefund: (id) => maybe(async () => refundFacts(await stripe.refunds.retrieve(id))),
  refundsOf: (intentId) => call(async () => (await stripe.refunds.list({ payment_intent: intentId, limit: PAGE })).data.map(refundFacts)),
  readDispute: (id) => maybe(async () => disputeFacts(await stripe.disputes.retrieve(id))),
  readWarning: (id) =>
    maybe(async () => {
      const warning = await stripe.radar.earlyFraudWarnings.retrieve(id);
      const intentId = idOf(warning.payment_intent);
      return { warningId: warning.id, ...(intentId ? { intentId } : {}) };
    }),
  readInvoice: (id) => maybe(async () => invoiceFacts(await stripe.invoices.retrieve(id, { expand: ['payments'] }))),
  invoicesOf: (subscriptionId) =>
    call(async () => {
      const { data } = await stripe.invoices.list({ subscription: subscriptionId, limit: 12, expand: ['data.payments'] });
      return data.map(invoiceFacts);
    }),
  readSubscription: (id) => maybe(async () => subscriptionFacts(await stripe.subscriptions.retrieve(id))),
  intentOfCharge: (chargeId) => maybe(async () => idOf((await stripe.charges.retrieve(chargeId)).payment_intent)),
  listBalanceTransactions: (from, until) =>
    call(async () => {
      const moves: Stripe.BalanceTransaction[] = [];
      const created = { gte: Math.floor(Date.parse(from) / 1_000), lt: Math.floor(Date.parse(until) / 1_000) };
      for await (const txn of stripe.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'] })) moves.push(txn);
      return moves.map(moveFacts);
    }),
});

const cards = (stripe: Stripe): Pick<PaymentGateway, 'detachCard' | 'readSetupCard' | 'cardOfCustomer'> => ({
  detachCard: (paymentMethodId) =>
    call(async () => {
      await stripe.paymentMethods.detach(paymentMethodId);
    }),
  readSetupCard: (setupIntentId) =>
    maybe(async () => {
      const { payment_method: method } = await stripe.setupIntents.retrieve(setupIntentId, { expand: ['payment_method'] });
      return typeof method === 'object' && method !== null ? cardFacts(method) : undefined;
    }),
  cardOfCustomer: (customerId) =>
    maybe(async () => {
      const { data } = await stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: 1 });
      return data[0] && cardFacts(data[0]);
    }),
});

/** Takes payments through Stripe's own library, at its own address or at a stand-in that speaks the same protocol. */
export function stripeGateway(options: StripeGatewayOptions): PaymentGateway {
  const at = options.baseUrl ? new URL(options.baseUrl) : undefined;
  const stripe = new Stripe(options.secretKey, {
    timeout: options.timeoutMs ?? 10_000,
    maxNetworkRetries: options.retries ?? 1,
    telemetry: false,
    ...(at
      ? { host: at.hostname, port: at.port || (at.protocol === 'http:' ? 80 : 443), protocol: at.protocol === 'http:' ? 'http' : 'https' }
      : {}),
  });
  return { ...customers(stripe), ...pages(stripe), ...charges(stripe), ...facts(stripe), ...cards(stripe) };
}

/** Taxes are lines of ours, computed by our own rules to the cent: the provider computes none. */
function priced({ name, cents, tax }: CheckoutLine, monthly = false): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: 1,
    price_data: {
      currency: CURRENCY,
      unit_amount: cents,
      product_data: { name, ...(tax ? { metadata: { tax } } : {}) },
      ...(monthly ? { recurring: { interval: 'month' } } : {}),
    },
  };
}

const opened = (session: Stripe.Checkout.Session): OpenedPage => ({
  sessionId: session.id,
  url: session.url ?? '',
  expiresAt: iso(session.expires_at),
});

/** The library's errors as what they mean for the next step. Their texts may quote what was sent, so none of them is kept. */
function classified(error: unknown): PaymentFailure {
  if (isPaymentFailure(error)) return error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode, code } = error;
  const said = `payment provider answered ${statusCode ?? 'nothing'}${code ? ` (${code})` : ''}`;
  if (error instanceof Stripe.errors.StripeCardError)
    return paymentFailure('card', said, { code: error.decline_code ?? code, intentId: error.payment_intent?.id });
  if (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    (error instanceof Stripe.errors.StripeIdempotencyError && statusCode !== 409)
  )
    return paymentFailure('never', said, { code: code ?? 'idempotency' });
  // Everything else may have been done, or can be once our own key is repaired: the same call again.
  return paymentFailure('later', said, { code, retryAfterSeconds: waitOf(error.headers?.['retry-after']) });
}

function waitOf(said: string | undefined): number | undefined {
  if (said === undefined) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1_000);
  return seconds > 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : undefined;
}
