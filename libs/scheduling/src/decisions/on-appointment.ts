import { type Asking, type Availability, ids, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { onCalendars, owners, type Owners } from '../booking/owners.js';
import { type AppointmentState, appointment } from '../lives/appointment.js';

/** What a command on an appointment names. */
export const ofAppointment = z.object({
  appointmentId: ids.appointmentId,
  acceptanceId: ids.acceptanceId,
  leadId: ids.leadId,
  /** The version the sender saw: what was decided about an earlier time is not done to a later one. */
  version: z.number().int().positive().optional(),
});
/** The same of one that takes or frees time; whose calendars it is about, the log knows. */
export const ofTime = ofAppointment.extend(owners);
/** What names the appointment of a timer. */
export const ofTimer = z.object({ appointmentId: ids.appointmentId, ...owners });

export const onAppointment = (i: { appointmentId: string }) => ({ appointment: streamOf(appointment, i.appointmentId) });
/** With the calendars of both. */
export const onItsTime = (i: { appointmentId: string } & Owners) => ({ ...onAppointment(i), ...onCalendars(i) });
/** What rules of availability of an appointment read. */
export interface OnAppointment {
  readonly appointment: AppointmentState;
}
/** What names it, as buttons and commands state it. */
export interface NamedAppointment {
  readonly acceptanceId: string;
  readonly leadId: string;
  readonly version?: number | undefined;
}
export const appointedProvince = ({ appointment: s }: OnAppointment) => s.province;

/** It is there, of this acceptance, and still at the time that the sender saw. */
export const knownAppointment = (s: AppointmentState, { acceptanceId, leadId, version }: NamedAppointment): Availability => {
  if (s.status === 'None' || s.acceptanceId !== acceptanceId || s.leadId !== leadId) return { code: 'NOT_FOUND', detail: 'appointment' };
  return unless(version === undefined || version === s.version, 'STALE_VERSION', 'time-changed');
};

/** It has not begun. */
export const ahead = (s: AppointmentState, { now }: Pick<Asking, 'now'>): Availability =>
  unless(s.slot === undefined || Date.parse(now) < Date.parse(s.slot.startsAt), 'WRONG_STATE', 'appointment-started');

/** It stands in one of these states; if not, its state is named. */
export const standsIn = (status: AppointmentState['status'], among: readonly AppointmentState['status'][]): Availability =>
  unless(among.includes(status), 'WRONG_STATE', `appointment-is-${status.replace(/(?<!^)[A-Z]/g, (c) => `-${c}`).toLowerCase()}`);
