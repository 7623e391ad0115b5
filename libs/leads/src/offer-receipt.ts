import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const ids = { offerId: z.string(), leadId: z.string(), professionalId: z.string() };

/** Views and second-chance wishes of one professional, kept apart so that ten readers never contend with one claimer. */
export const offerReceiptEvents = { OfferViewed: event(z.object(ids)), SecondChanceRequested: event(z.object(ids)) };
export type OfferReceiptEvent = EventOf<typeof offerReceiptEvents>;

export interface OfferReceiptState {
  readonly viewed: boolean;
  readonly secondChance: boolean;
}

export const offerReceipt = decider<OfferReceiptState, typeof offerReceiptEvents>({
  category: 'offer',
  events: offerReceiptEvents,
  initial: { viewed: false, secondChance: false },
  evolve: (s, e) => {
    switch (e.type) {
      case 'OfferViewed':
        return { ...s, viewed: true };
      case 'SecondChanceRequested':
        return { ...s, secondChance: true };
      default:
        return e satisfies never;
    }
  },
});
