import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const count = z.number().int().nonnegative();
/** What waits for someone of the team on a morning: their own, how many of those are late, and what no one has taken. */
export const digestCounts = z.object({ mine: count, late: count, free: count });

/** The morning letter of a member of staff (CO5). One stream per person. */
export const followUpDigestEvents = { FollowUpDigestDue: event(z.object({ userId: z.string(), day: z.string(), ...digestCounts.shape })) };
export type FollowUpDigestEvent = EventOf<typeof followUpDigestEvents>;

export interface FollowUpDigestState {
  readonly lastDay?: string;
  readonly counts?: z.infer<typeof digestCounts>;
}

export const followUpDigest = decider<FollowUpDigestState, typeof followUpDigestEvents>({
  category: 'followupdigest',
  events: followUpDigestEvents,
  initial: {},
  evolve: (s, e) => {
    switch (e.type) {
      case 'FollowUpDigestDue': {
        const { day, mine, late, free } = e.data;
        return { ...s, lastDay: day, counts: { mine, late, free } };
      }
      default:
        return e.type satisfies never;
    }
  },
});
