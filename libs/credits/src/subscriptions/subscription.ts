import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { BILLING_PROVINCES } from '@jurilien/reference';
import { z } from 'zod';

const ids = { professionalId: z.string(), subscriptionId: z.string() };
const cents = z.number().int().nonnegative();
const tax = z.object({ code: z.enum(['GST', 'QST', 'HST']), rateMilli: z.number().int(), cents });
const invoice = { providerInvoiceId: z.string() };

/** Every event of a professional's monthly plan (4.4.7). Who is billed is sealed like on documents (5.8 REC-1). */
export const subscriptionEvents = {
  SubscriptionStarted: event(
    z.object({
      ...ids,
      /** Coins that come with each period; none where requests have no price. */
      cc: z.number().int().nonnegative(),
      netCents: cents,
      taxes: z.array(tax),
      grossCents: cents,
      billingKeyId: z.string(),
      buyer: z.string(),
      buyerAddress: z.string(),
      province: z.enum(BILLING_PROVINCES),
      lang: z.enum(['fr', 'en']),
      termsVersion: z.string(),
    }),
    { personal: { buyer: 'billingKeyId', buyerAddress: 'billingKeyId' } },
  ),
  SubscriptionPeriodPaid: event(
    z.object({
      ...ids,
      ...invoice,
      periodStart: z.string(),
      periodEnd: z.string(),
      lotId: z.string(),
      cc: z.number().int().nonnegative(),
      netCents: cents,
      grossCents: cents,
      invoiceNo: z.string(),
      paymentIntent: z.string().optional(),
    }),
  ),
  /** What was paid is not what the plan costs: no period begins, the money goes back whole, a person looks. */
  SubscriptionMismatchDetected: event(
    z.object({
      ...ids,
      ...invoice,
      field: z.string(),
      expected: z.string(),
      got: z.string(),
      paymentIntent: z.string().optional(),
      amountCents: cents.optional(),
    }),
  ),
  SubscriptionPastDue: event(z.object({ ...ids, ...invoice })),
  SubscriptionCancelRequested: event(z.object(ids)),
  SubscriptionEnded: event(z.object({ ...ids, cause: z.enum(['cancelled', 'unpaid', 'abandoned']) })),
};
export type SubscriptionEvent = EventOf<typeof subscriptionEvents>;
type SubscriptionStatus = 'None' | 'Started' | 'Active' | 'PastDue' | 'Ended';

export interface SubscriptionState {
  readonly status: SubscriptionStatus;
  readonly subscriptionId?: string;
  readonly started?: Extract<SubscriptionEvent, { type: 'SubscriptionStarted' }>['data'];
  readonly periodEnd?: string;
  readonly cancelRequested: boolean;
  /** Invoices of the provider that were answered, paid or not as asked. */
  readonly seen: readonly string[];
  /** Those that are past due. */
  readonly due: readonly string[];
}

export const subscription = decider<SubscriptionState, typeof subscriptionEvents>({
  category: 'subscription',
  events: subscriptionEvents,
  initial: { status: 'None', cancelRequested: false, seen: [], due: [] },
  evolve,
});

function evolve(s: SubscriptionState, e: SubscriptionEvent): SubscriptionState {
  switch (e.type) {
    case 'SubscriptionStarted':
      return {
        ...s,
        status: 'Started',
        subscriptionId: e.data.subscriptionId,
        started: e.data,
        cancelRequested: false,
        periodEnd: undefined,
      };
    case 'SubscriptionPeriodPaid': {
      const { providerInvoiceId, periodEnd } = e.data;
      const later = s.periodEnd && s.periodEnd > periodEnd ? s.periodEnd : periodEnd;
      return {
        ...s,
        status: 'Active',
        periodEnd: later,
        seen: [...s.seen, providerInvoiceId],
        due: s.due.filter((id) => id !== providerInvoiceId),
      };
    }
    case 'SubscriptionMismatchDetected':
      return { ...s, seen: [...s.seen, e.data.providerInvoiceId] };
    case 'SubscriptionPastDue':
      return { ...s, status: 'PastDue', due: [...s.due, e.data.providerInvoiceId] };
    case 'SubscriptionCancelRequested':
      return { ...s, cancelRequested: true };
    case 'SubscriptionEnded':
      return { ...s, status: 'Ended', due: [] };
    default:
      return e satisfies never;
  }
}

/** Whether the plan covers requests now: paid for, or with a payment that the provider still tries to collect. */
export const isSubscribed = (s: SubscriptionState): boolean => s.status === 'Active' || s.status === 'PastDue';

/** One event of a plan. */
export const planned = <T extends SubscriptionEvent['type']>(
  type: T,
  data: Extract<SubscriptionEvent, { type: T }>['data'],
): SubscriptionEvent => ({ type, data }) as SubscriptionEvent;
