import { decision } from '@jurilien/event-sourcing';
import { FEED_DETAILS } from '@jurilien/scheduling';
import { z } from 'zod';
import { onAvailability, owner, ownerIdOf } from './owner.js';

/**
 * The private address of one's calendar: switched on or off, made anew, and what it says. The address follows from its number, so that one
 * that was taken back never leads anywhere again.
 */
export const setCalendarFeed = decision({
  name: 'SetCalendarFeed',
  input: z.object({ ...owner, on: z.boolean(), detail: z.enum(FEED_DETAILS).optional(), renew: z.boolean().default(false) }),
  streams: onAvailability,
  province: ({ availability: s }) => s.plan?.province,
  decide(asked, { availability: s }) {
    const ownerId = ownerIdOf(asked);
    const detail = asked.detail ?? s.detail;
    const feed = !asked.on ? 0 : s.feed > 0 && !asked.renew ? s.feed : s.feeds + 1;
    if (feed === s.feed && detail === s.detail) return {};
    return { availability: [{ type: 'CalendarFeedSet' as const, data: { ownerId, feed, detail } }] };
  },
});
