import { at, automation, cancel, forEach, timer, type Config, type Effect } from '@jurilien/event-sourcing';
import { lapseAppointment, lapseProposals } from '../decisions/lapse-appointment.js';
import { expireHold } from '../decisions/keep-hold.js';
import { closeAppointmentOutcome, outcomeClosesAt } from '../decisions/record-outcome.js';
import { appointment } from '../lives/appointment.js';
import { reservation } from '../lives/reservation.js';

const HOLD = timer('slot.hold.expire', expireHold);
const CONFIRM = timer('appointment.confirm', lapseAppointment);
const PROPOSALS = timer('appointment.proposals', lapseProposals);
const OUTCOME = timer('appointment.outcome', closeAppointmentOutcome);

/** A hold ends with its minutes; the time itself is free from that instant on, whenever this runs. */
export const expireHolds = automation(reservation)({
  name: 'expire-holds',
  on: {
    ...forEach(reservation)(['SlotHeld', 'SlotHoldExtended'], (e) => [
      at(e.data.until, HOLD, { reservationId: e.data.reservationId }, e.stream),
    ]),
    ...forEach(reservation)(['SlotReleased', 'SlotHoldExpired', 'SlotConverted'], (e) => [cancel(HOLD, e.stream)]),
  },
});

interface Timed {
  readonly stream: string;
  readonly config: Config;
  readonly province?: 'QC' | 'ON';
  readonly data: { readonly appointmentId: string };
}
const closes = (e: Timed, endsAt: string): Effect =>
  at(outcomeClosesAt(endsAt, e.province, e.config), OUTCOME, { appointmentId: e.data.appointmentId }, e.stream);
const over = ({ stream }: { readonly stream: string }): Effect[] => [CONFIRM, PROPOSALS, OUTCOME].map((each) => cancel(each, stream));

/** The clocks of an appointment: to be confirmed, to be answered, and to say what became of it. */
export const watchAppointments = automation(appointment)({
  name: 'watch-appointments',
  on: {
    AppointmentRequested: (e) => [at(e.data.confirmBy, CONFIRM, { appointmentId: e.data.appointmentId }, e.stream)],
    AppointmentConfirmed: (e) => [cancel(CONFIRM, e.stream), cancel(PROPOSALS, e.stream), closes(e, e.data.slot.endsAt)],
    SlotsProposed: (e) => [at(e.data.until, PROPOSALS, { appointmentId: e.data.appointmentId }, e.stream)],
    AppointmentRescheduled: (e) => [cancel(PROPOSALS, e.stream), closes(e, e.data.to.endsAt)],
    AppointmentTimeCorrected: (e) => [closes(e, e.data.to.endsAt)],
    ...forEach(appointment)(
      [
        'AppointmentCancelled',
        'AppointmentLapsed',
        'AppointmentHeld',
        'AppointmentClientNoShow',
        'AppointmentProfessionalNoShow',
        'AppointmentOutcomeUnknown',
      ],
      over,
    ),
  },
});
