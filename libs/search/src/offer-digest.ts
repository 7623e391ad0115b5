import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What a professional receives at the end of a day: one line per offer someone else took (R13). One stream per person. */
export const offerDigestEvents = {
  OfferDigestDue: event(z.object({ professionalId: z.string(), day: z.string(), from: z.string(), until: z.string() })),
};
export type OfferDigestEvent = EventOf<typeof offerDigestEvents>;

export interface OfferDigestState {
  readonly lastDay?: string;
}

export const offerDigest = decider<OfferDigestState, typeof offerDigestEvents>({
  category: 'digest',
  events: offerDigestEvents,
  initial: {},
  evolve: (s, e) => {
    switch (e.type) {
      case 'OfferDigestDue':
        return { ...s, lastDay: e.data.day };
      default:
        return e.type satisfies never;
    }
  },
});
