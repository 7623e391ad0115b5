import { ids } from '@jurilien/event-sourcing';
import { FEED_DETAILS, READINGS } from '@jurilien/scheduling';
import { z } from 'zod';
import { contracts, file, instant } from '../contract.js';

/** One's own calendar in a calendar program, and another calendar of one's own here; changed by `SetCalendarFeed`, `SetExternalCalendar`, `RemoveExternalCalendar`. */
export const calendarsApi = contracts({
  'GET /api/calendars': {
    summary: 'The private address of the caller’s calendar, and how another calendar of theirs was last read',
    answer: z.object({
      /** Whom commands about it name. */
      owner: z.union([z.object({ professionalId: ids.professionalId }), z.object({ userId: ids.userId })]),
      feed: z.object({ address: z.url().optional(), detail: z.enum(FEED_DETAILS) }),
      external: z.object({
        /** Whether another calendar may be named here at all. */
        offered: z.boolean(),
        on: z.boolean(),
        /** Host of its address; the rest of it may hold a key. */
        host: z.string().optional(),
        reading: z.enum(READINGS).optional(),
        /** The last time it could be read, and was tried. */
        readAt: instant.optional(),
        triedAt: instant.optional(),
        /** What is known of it is old: it could not be read for a while. */
        stale: z.boolean(),
        unknownZones: z.array(z.string()),
      }),
    }),
  },
  'GET /api/public/calendars/:file': {
    summary: 'The calendar of the holder of a private address, for calendar programs; without names unless its owner asks for them',
    params: z.object({ file: z.string().regex(/^[\w-]{54}\.ics$/) }),
    malformed: 'NOT_FOUND',
    answer: file('text/calendar'),
    // Asked again each time: an address that was taken back leads nowhere at once.
    cache: 'private, no-cache',
    etag: true,
    errors: ['NOT_FOUND', 'RATE_LIMITED'],
  },
});
