/** What readers get over the API of each view, for the front ends: types alone. */
export type { AppointmentRow } from './views/appointments.js';
export type { AvailabilityRow } from './views/availabilities.js';
export type { MeetingRow } from './views/meetings.js';
export type { ReservationRow } from './views/reservations.js';
