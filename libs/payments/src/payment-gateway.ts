/** What we ask of a payment provider, and what they answer, in words of ours: cents, ISO instants, ids. */
export type Metadata = Readonly<Record<string, string>>;

/** One line of a page of payment; `tax` names the tax that it is. */
export interface CheckoutLine {
  readonly name: string;
  readonly cents: number;
  readonly tax?: string;
}
interface Page {
  readonly lines: readonly CheckoutLine[];
  readonly lang: 'fr' | 'en';
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** Comes back with everything that belongs to the payment. */
  readonly metadata: Metadata;
  /** The same key is the same page, however often it is asked for. */
  readonly key: string;
}
export interface CheckoutOrder extends Page {
  readonly expiresAt: string;
  readonly customerId?: string;
  /** The card may be used again without the person: they said so. */
  readonly keepCard?: boolean;
}
export interface SetupOrder extends Omit<Page, 'lines'> {
  readonly customerId: string;
}
export interface SubscriptionOrder extends Page {
  readonly customerId: string;
}
export interface OpenedPage {
  readonly sessionId: string;
  readonly url: string;
  readonly expiresAt: string;
}

/** A card as it may be shown. */
export interface CardFacts {
  readonly paymentMethodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}
export interface IntentFacts {
  readonly intentId: string;
  readonly status: 'open' | 'processing' | 'paid' | 'failed' | 'canceled';
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly code?: string;
  readonly chargeId?: string;
  readonly customerId?: string;
}
export interface SessionFacts {
  readonly sessionId: string;
  readonly mode: 'payment' | 'setup' | 'subscription';
  readonly status: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly url?: string;
  readonly expiresAt: string;
  readonly amountCents: number;
  /** What of it is tax, by the lines of the page and whatever the provider added. */
  readonly taxCents: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly intent?: IntentFacts;
  readonly customerId?: string;
  readonly setupIntentId?: string;
  readonly subscriptionId?: string;
}
export interface RefundFacts {
  readonly refundId: string;
  readonly intentId?: string;
  readonly status: 'pending' | 'done' | 'failed';
  readonly amountCents: number;
  readonly currency: string;
  readonly metadata: Metadata;
  readonly code?: string;
}
/** A dispute with every step it has been through. */
export interface DisputeFacts {
  readonly disputeId: string;
  readonly intentId?: string;
  readonly amountCents: number;
  readonly code: string;
  readonly evidenceDueBy?: string;
  readonly withdrawn: boolean;
  readonly reinstated: boolean;
  /** What the provider asks for its work on it. */
  readonly feeCents: number;
  readonly closed?: 'won' | 'lost' | 'warning_closed';
}
export interface WarningFacts {
  readonly warningId: string;
  readonly intentId?: string;
}
export interface InvoiceFacts {
  readonly invoiceId: string;
  readonly status: 'open' | 'paid' | 'void';
  readonly subscriptionId?: string;
  readonly metadata: Metadata;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly currency: string;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly intentId?: string;
}
export interface SubscriptionFacts {
  readonly subscriptionId: string;
  readonly status: 'active' | 'past_due' | 'ended' | 'incomplete';
  readonly cancelsAtPeriodEnd: boolean;
  readonly periodEnd?: string;
  readonly customerId: string;
  readonly metadata: Metadata;
}
/** One move of the money that the provider holds for us. */
export interface BalanceMove {
  readonly moveId: string;
  readonly kind: 'charge' | 'refund' | 'refund-failure' | 'dispute' | 'dispute-reversal' | 'payout' | 'fee' | 'other';
  readonly amountCents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly at: string;
  /** The charge, refund or dispute behind it. */
  readonly sourceId?: string;
  readonly intentId?: string;
  readonly metadata: Metadata;
}

/** A webhook that was signed with our secret: what happened to what. The object itself is always read again. */
export interface ProviderNotice {
  readonly eventId: string;
  readonly type: string;
  readonly objectId: string;
}

export interface PaymentGateway {
  /** The customer of a professional at the provider; no name and no address goes there. */
  openCustomer(asked: { readonly professionalId: string; readonly key: string }): Promise<{ customerId: string }>;
  openCheckout(order: CheckoutOrder): Promise<OpenedPage>;
  openSetup(order: SetupOrder): Promise<OpenedPage>;
  startSubscription(order: SubscriptionOrder): Promise<OpenedPage>;
  cancelSubscription(asked: { readonly subscriptionId: string; readonly now?: boolean; readonly key: string }): Promise<SubscriptionFacts>;
  expireCheckout(sessionId: string): Promise<void>;
  /** Charges the card a customer left for that, without the customer. */
  chargeOffSession(asked: {
    readonly customerId: string;
    readonly paymentMethodId: string;
    readonly amountCents: number;
    readonly metadata: Metadata;
    readonly key: string;
  }): Promise<IntentFacts>;
  refund(asked: {
    readonly intentId: string;
    readonly amountCents: number;
    readonly metadata: Metadata;
    readonly key: string;
  }): Promise<RefundFacts>;
  detachCard(paymentMethodId: string): Promise<void>;
  /** Each answers nothing when the provider has no such object. */
  readSession(id: string): Promise<SessionFacts | undefined>;
  readIntent(id: string): Promise<IntentFacts | undefined>;
  readRefund(id: string): Promise<RefundFacts | undefined>;
  refundsOf(intentId: string): Promise<readonly RefundFacts[]>;
  readDispute(id: string): Promise<DisputeFacts | undefined>;
  readWarning(id: string): Promise<WarningFacts | undefined>;
  readInvoice(id: string): Promise<InvoiceFacts | undefined>;
  /** The latest invoices of a subscription. */
  invoicesOf(subscriptionId: string): Promise<readonly InvoiceFacts[]>;
  readSubscription(id: string): Promise<SubscriptionFacts | undefined>;
  /** The payment behind a charge. */
  intentOfCharge(chargeId: string): Promise<string | undefined>;
  readSetupCard(setupIntentId: string): Promise<CardFacts | undefined>;
  /** The card a customer pays with when no one asks them. */
  cardOfCustomer(customerId: string): Promise<CardFacts | undefined>;
  listBalanceTransactions(from: string, until: string): Promise<readonly BalanceMove[]>;
}
