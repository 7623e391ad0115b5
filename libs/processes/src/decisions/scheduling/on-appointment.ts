import { allOf, type Asking, streamOf, unless } from '@jurilien/event-sourcing';
import {
  ahead,
  appointment,
  type AppointmentState,
  answers,
  knownAppointment,
  type NamedAppointment,
  type OnAppointment,
  type Owners,
  type Side,
  sideOf,
  standsAs,
  standsIn,
} from '@jurilien/scheduling';
import { onBooking } from './bookable.js';

/** An appointment, with what says which other times it may have. */
export const onBooked = (i: { appointmentId: string; acceptanceId: string; leadId: string } & Owners) => ({
  appointment: streamOf(appointment, i.appointmentId),
  ...onBooking(i),
});

/** Whose word was the last: who proposed other times, or who asked for it. */
const askedBy = (s: AppointmentState, now: string): Side => (standsAs(s, now) === 'Proposing' ? s.proposals?.by : s.by) ?? 'system';

/** Who acts is another than who asked. */
export const isAsked = (s: AppointmentState, { actor, now }: Asking) =>
  unless(answers(sideOf(actor, s.professionalId), askedBy(s, now)), 'WRONG_STATE', 'waits-for-the-other-side');

/** Live, ahead, and in one of these states. */
export const standingIn =
  (among: readonly AppointmentState['status'][]) =>
  ({ appointment: s }: OnAppointment, who: Asking, named: NamedAppointment) =>
    allOf(knownAppointment(s, named), standsIn(standsAs(s, who.now), among), ahead(s, who));
