import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { HOUR_MS } from '@jurilien/reference';
import { z } from 'zod';
import { sideOf } from '../booking/sides.js';
import { booked, standsAs } from '../booking/standing.js';
import {
  appointedProvince,
  knownAppointment,
  type NamedAppointment,
  ofAppointment,
  onAppointment,
  type OnAppointment,
  standsIn,
} from './on-appointment.js';

/** Around the start, as the specification has it: sooner one moves the appointment, later it was missed. */
const AROUND_MS = 2 * HOUR_MS;

const reportable = ({ appointment: s }: OnAppointment, who: Asking, named: NamedAppointment) =>
  allOf(
    knownAppointment(s, named),
    unlessDone(s.late.includes(sideOf(who.actor, s.professionalId)), 'lateness-reported'),
    standsIn(standsAs(s, who.now), ['Confirmed']),
    unless(s.slot && Math.abs(Date.parse(who.now) - Date.parse(s.slot.startsAt)) <= AROUND_MS, 'WRONG_STATE', 'not-around-the-start'),
  );

/** "I am late": told to the other one, once. */
export const reportLate = decision({
  name: 'ReportLate',
  input: ofAppointment.extend({ minutes: z.number().int().min(1).max(120).optional() }),
  streams: onAppointment,
  province: appointedProvince,
  available: reportable,
  decide(input, { appointment: s }, ctx) {
    if (alreadyDone(reportable({ appointment: s }, ctx, input))) return {};
    const { appointmentId, minutes } = input;
    const by = sideOf(ctx.actor, s.professionalId);
    return { appointment: [booked('LatenessReported', { appointmentId, by, ...(minutes === undefined ? {} : { minutes }) })] };
  },
});
