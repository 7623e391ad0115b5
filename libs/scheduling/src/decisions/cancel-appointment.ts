import { allOf, alreadyDone, type Asking, type Ctx, decision, unlessDone } from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import { z } from 'zod';
import { freeTime } from '../booking/entries.js';
import { CALENDAR_TRIES, type Calendars, type Owners, refuseOtherOwners, timeOwners } from '../booking/owners.js';
import { sideOf } from '../booking/sides.js';
import { booked, entriesOf, standsAs } from '../booking/standing.js';
import { type AppointmentState, CANCEL_REASONS, PEOPLES_REASONS } from '../lives/appointment.js';
import {
  ahead,
  appointedProvince,
  knownAppointment,
  type NamedAppointment,
  ofTime,
  ofTimer,
  onItsTime,
  type OnAppointment,
  standsIn,
} from './on-appointment.js';

/** Why the system calls one off. */
const ENDED = ['replaced', 'withdrawn', 'professionalGone', 'erased', 'noLongerNeeded'] as const;
const LIVE: readonly AppointmentState['status'][] = ['Requested', 'Confirmed', 'Proposing'];

const cancellable = ({ appointment: s }: OnAppointment, who: Asking, named: NamedAppointment) =>
  allOf(
    knownAppointment(s, { ...named, version: undefined }),
    unlessDone(s.status === 'Cancelled', 'appointment-is-cancelled'),
    standsIn(standsAs(s, who.now), LIVE),
    knownAppointment(s, named),
    ahead(s, who),
  );

type Cancelling = { readonly appointmentId: string; readonly reason: (typeof CANCEL_REASONS)[number]; readonly note?: string | undefined };

/** It is off, no matter whose word that is, and the time is free for others. */
function cancelled(s: AppointmentState, { appointmentId, reason, note }: Cancelling, of: Required<Owners>, calendars: Calendars, ctx: Ctx) {
  const by = sideOf(ctx.actor, s.professionalId);
  return {
    appointment: [booked('AppointmentCancelled', { appointmentId, personId: s.personId!, by, reason, ...(note ? { note } : {}) })],
    ...freeTime(of, calendars, entriesOf(appointmentId, s), appointmentId),
  };
}

/** One of the two, or the team for one of them, calls it off and says why. */
export const cancelAppointment = decision({
  name: 'CancelAppointment',
  input: ofTime.extend({ reason: z.enum(PEOPLES_REASONS), note: z.string().trim().max(1_000).optional() }),
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onItsTime,
  province: appointedProvince,
  available: cancellable,
  decide(input, { appointment: s, ...calendars }, ctx) {
    if (alreadyDone(cancellable({ appointment: s }, ctx, input))) return {};
    refuseOtherOwners(input, s);
    return cancelled(s, input, input, calendars, ctx);
  },
});

/** What it was for has ended: someone else took over, the request was taken back or erased, the professional is gone. */
export const endAppointment = decision({
  name: 'EndAppointment',
  input: ofTimer.extend({ reason: z.enum(ENDED) }),
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onItsTime,
  province: appointedProvince,
  decide(input, { appointment: s, ...calendars }, ctx) {
    if (!LIVE.includes(s.status) || reached(s.slot!.startsAt, ctx.now)) return {};
    refuseOtherOwners(input, s);
    return cancelled(s, input, input, calendars, ctx);
  },
});
