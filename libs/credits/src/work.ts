import { workOf } from '@jurilien/event-sourcing';

interface OfPurchase {
  readonly purchaseId: string;
}
interface OfPlan {
  readonly professionalId: string;
  readonly subscriptionId: string;
}
interface OfDay {
  readonly day: string;
}

/** Kinds of work that coins and payments leave to the worker. */
export interface CreditWork {
  /** Acts on one notice of the payment provider. */
  readonly 'heed-provider': { readonly eventId: string; readonly type: string; readonly objectId: string };
  readonly 'check-books': OfDay;
  readonly 'reconcile-day': OfDay;
  readonly 'check-purchase': OfPurchase;
  readonly 'refund-purchase': OfPurchase & { readonly requestId: string };
  readonly 'check-plan': OfPlan & { readonly sessionId: string };
  readonly 'cancel-plan': OfPlan;
  readonly 'refund-plan-payment': { readonly providerInvoiceId: string; readonly paymentIntent: string; readonly amountCents: number };
  readonly 'top-up': { readonly professionalId: string };
  readonly 'charge-top-up': OfPurchase;
  readonly 'check-card': { readonly sessionId: string };
  readonly 'forget-card': { readonly paymentMethodId: string };
}

export const work = workOf<CreditWork>();
