import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { BILLING_PROVINCES } from '@jurilien/reference';
import { z } from 'zod';

/**
 * Who is billed. Name and address are sealed under a key of their own: books are kept for six years, longer than the person's
 * other data (5.8 REC-1).
 */
export const billingEvents = {
  BillingIdentitySet: event(
    z.object({
      professionalId: z.string(),
      billingKeyId: z.string(),
      name: z.string(),
      /** Its lines, one under the other. */
      address: z.string(),
      province: z.enum(BILLING_PROVINCES),
      lang: z.enum(['fr', 'en']),
    }),
    { personal: { name: 'billingKeyId', address: 'billingKeyId' } },
  ),
  /** The last document is past its years: names and addresses go with their key. Who buys again is asked again. */
  BilledNamesForgotten: event(z.object({ professionalId: z.string(), billingKeyId: z.string() })),
};
export type BillingEvent = EventOf<typeof billingEvents>;
/** Who is billed, as it was set last. */
export type BillingIdentity = EventOf<Pick<typeof billingEvents, 'BillingIdentitySet'>>['data'];

export interface BillingState {
  readonly identity?: BillingIdentity;
}

/** Who is billed for a professional's purchases. */
export const billing = decider<BillingState, typeof billingEvents>({
  category: 'billing',
  events: billingEvents,
  initial: {},
  evolve: (_s, e) => (e.type === 'BillingIdentitySet' ? { identity: e.data } : {}),
});
