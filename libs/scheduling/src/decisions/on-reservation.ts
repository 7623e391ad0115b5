import { type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onCalendars, owners, type Owners } from '../booking/owners.js';
import { reservation, type ReservationEvent, type ReservationState } from '../lives/reservation.js';

/** What a command on a hold names; whose calendars it is about, the log knows. */
export const ofReservation = z.object({ reservationId: ids.reservationId, acceptanceId: ids.acceptanceId, leadId: ids.leadId, ...owners });

export const onReservation = (i: { reservationId: string } & Owners) => ({
  reservation: streamOf(reservation, i.reservationId),
  ...onCalendars(i),
});
/** What rules of availability of a hold read. */
export interface OnReservation {
  readonly reservation: ReservationState;
}
interface Named {
  readonly acceptanceId: string;
  readonly leadId: string;
}
export const reservedProvince = ({ reservation: s }: OnReservation) => s.province;

/** It is there, and of this acceptance. */
export const knownHold = (s: ReservationState, { acceptanceId, leadId }: Named): Availability =>
  unless(s.status !== 'None' && s.acceptanceId === acceptanceId && s.leadId === leadId, 'NOT_FOUND', 'reservation');

/** Whether it still holds the time; equality with its end is too late. */
export const holds = (s: ReservationState, now: string): boolean => s.status === 'Held' && Date.parse(now) < Date.parse(s.until!);

/** What happened to a hold, typed by its name. */
export const reserved = <T extends ReservationEvent['type']>(
  type: T,
  data: Extract<ReservationEvent, { type: T }>['data'],
): ReservationEvent => ({ type, data }) as ReservationEvent;
