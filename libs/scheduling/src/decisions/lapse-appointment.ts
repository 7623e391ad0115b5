import { decision } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { freeTime, together } from '../booking/entries.js';
import { CALENDAR_TRIES, refuseOtherOwners, timeOwners } from '../booking/owners.js';
import { booked, settled } from '../booking/standing.js';
import { appointedProvince, ofTimer, onItsTime } from './on-appointment.js';

/** No one confirmed in time: the time is free again. While other times are proposed it waits for their answer. */
export const lapseAppointment = decision({
  name: 'LapseAppointment',
  input: ofTimer,
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onItsTime,
  province: appointedProvince,
  decide(input, { appointment: s, ...calendars }, ctx) {
    if (s.status !== 'Requested' || !reached(s.confirmBy!, ctx.now)) return {};
    refuseOtherOwners(input, s);
    const { appointmentId } = input;
    return { appointment: [booked('AppointmentLapsed', { appointmentId })], ...freeTime(input, calendars, [appointmentId], appointmentId) };
  },
});

/** No one chose in time: what stood before stands again, and lapses with it when its own time to be confirmed has passed meanwhile. */
export const lapseProposals = decision({
  name: 'LapseProposals',
  input: ofTimer,
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onItsTime,
  province: appointedProvince,
  decide(input, { appointment: s, ...calendars }, ctx) {
    if (s.status !== 'Proposing' || !reached(s.proposals!.until, ctx.now)) return {};
    refuseOtherOwners(input, s);
    const { appointmentId } = input;
    const before = settled(appointmentId, s, input, calendars, ctx);
    if (before.state.status !== 'Requested' || !reached(s.confirmBy!, ctx.now)) return { appointment: before.events, ...before.calendars };
    return {
      appointment: [...before.events, booked('AppointmentLapsed', { appointmentId })],
      ...together(before.calendars, freeTime(input, calendars, [appointmentId], appointmentId)),
    };
  },
});
