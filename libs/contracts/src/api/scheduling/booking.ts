import { ids } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { contracts, instant } from '../contract.js';
import { lang, province } from '../shapes.js';
import { bookedWith, freeSlots, slotShown, slotsQuery } from './slots.js';

/** What a client sees who books with one professional for one request (M18). */
const booking = freeSlots.extend({
  serverNow: instant,
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  code: z.string(),
  province,
  professional: z.object({ name: z.string(), title: z.string().nullish(), firm: z.string().nullish() }),
  /** Whether times can be held; `ended` once the professional no longer serves the request, `notOffered` where none can be booked. */
  state: z.enum(['open', 'ended', 'notOffered']),
  /** Whether a booking counts at once, or waits for the professional. */
  autoConfirm: z.boolean(),
  /** The time that is held for this client now. */
  hold: z.object({ reservationId: ids.reservationId, slot: slotShown, until: instant }).optional(),
  /** What was booked with this professional already, the latest first. */
  appointments: z.array(bookedWith),
  /** What a consultation costs, and what to bring, as the professional words them. */
  price: z.string().optional(),
  bring: z.string().optional(),
});

/** Booking a time with the professional who accepted: by the link of a message, and signed in; and for staff. */
export const bookingApi = contracts({
  'GET /api/public/booking': {
    summary: 'Free times of the professional of an invitation, and what this client holds',
    // The link of a request has to say with whom of those who accepted.
    query: slotsQuery.extend({ acceptanceId: ids.acceptanceId.optional() }),
    answer: booking.extend({ lang }),
    errors: ['NOT_FOUND', 'TOKEN_EXPIRED', 'TOKEN_USED'],
  },
  'GET /api/client/booking/:acceptanceId': {
    summary: 'The same for a client who is signed in',
    params: z.object({ acceptanceId: ids.acceptanceId }),
    malformed: 'NOT_FOUND',
    query: slotsQuery,
    answer: booking,
    errors: ['NOT_FOUND'],
  },
  'GET /api/scheduling/free-slots': {
    summary: 'Free times of a professional, for the team',
    query: slotsQuery.extend({ owner: ids.professionalId }),
    // What is in another calendar of theirs is not offered; the team may book over it, and sees that it does.
    answer: freeSlots.extend({ elsewhere: z.array(z.object({ startsAt: instant, endsAt: instant })) }),
    errors: ['NOT_FOUND'],
  },
});
