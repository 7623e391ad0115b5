import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const ids = { offerId: z.string(), leadId: z.string(), professionalId: z.string() };

/** Views, lost claims, second-chance wishes and planned claims by rule of one professional, kept apart so that ten readers never contend with one claimer. */
export const offerReceiptEvents = {
  OfferViewed: event(z.object(ids)),
  OfferReminded: event(z.object(ids)),
  /** Someone else was first (4.3.7). */
  ClaimLost: event(z.object(ids)),
  SecondChanceRequested: event(z.object(ids)),
  /** The professional's own rule will claim it then, if it is still free (MO16). */
  AutoClaimPlanned: event(z.object({ ...ids, dueAt: z.string() })),
};
export type OfferReceiptEvent = EventOf<typeof offerReceiptEvents>;

export interface OfferReceiptState {
  readonly viewed: boolean;
  readonly lost: boolean;
  readonly reminded?: boolean;
  readonly secondChance: boolean;
  readonly autoClaimAt?: string;
}

export const offerReceipt = decider<OfferReceiptState, typeof offerReceiptEvents>({
  category: 'offer',
  events: offerReceiptEvents,
  initial: { viewed: false, lost: false, secondChance: false },
  evolve: (s, e) => {
    switch (e.type) {
      case 'OfferViewed':
        return { ...s, viewed: true };
      case 'ClaimLost':
        return { ...s, lost: true };
      case 'AutoClaimPlanned':
        return { ...s, autoClaimAt: e.data.dueAt };
      case 'OfferReminded':
        return { ...s, reminded: true };
      case 'SecondChanceRequested':
        return { ...s, secondChance: true };
      default:
        return e satisfies never;
    }
  },
});
