import type { Answer } from '@jurilien/contracts/api';

/** One appointment, as either side may see it (M07). */
export type Appointment = Answer<'GET /api/appointments/:appointmentId'>;
/** One in a list (M02). */
export type AppointmentLine = Answer<'GET /api/appointments'>['upcoming'][number];
/** Free times of someone, of a span of days. */
export type FreeSlots = Answer<'GET /api/appointments/:appointmentId/slots'>;
/** Booking with one professional (M18). */
export type Booking = Answer<'GET /api/client/booking/:acceptanceId'>;
export type SlotShown = Booking['slots'][number];
