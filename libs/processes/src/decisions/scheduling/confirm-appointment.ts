import {
  allOf,
  alreadyDone,
  type Asking,
  type Ctx,
  decision,
  Refused,
  refuseUnless,
  refuseUnlessAvailable,
  unlessDone,
} from '@jurilien/event-sourcing';
import { reached } from '@jurilien/reference';
import {
  type AppointmentState,
  booked,
  freeTime,
  knownAppointment,
  type NamedAppointment,
  ofTime,
  type OnAppointment,
  proposalsOf,
  refuseOtherOwners,
  settled,
  sideOf,
  type Slot,
  standsAs,
  standsIn,
  takeTime,
  timeOwners,
  together,
  CALENDAR_TRIES,
} from '@jurilien/scheduling';
import { z } from 'zod';
import { mayMeet, refuseTaken } from './bookable.js';
import { isAsked, onBooked } from './on-appointment.js';

const confirmable = ({ appointment: s }: OnAppointment, who: Asking, named: NamedAppointment) =>
  allOf(
    knownAppointment(s, named),
    unlessDone(standsAs(s, who.now) === 'Confirmed', 'appointment-is-confirmed'),
    standsIn(standsAs(s, who.now), ['Requested', 'Proposing']),
    isAsked(s, who),
  );

/** Which time is confirmed: the one that was asked for, or one of those that were proposed. */
function chosen(s: AppointmentState, startsAt: string | undefined, { now }: Ctx): Slot {
  const offered = s.status === 'Proposing' ? s.proposals!.slots : [s.slot!];
  const found = startsAt
    ? offered.find((each) => Date.parse(each.startsAt) === Date.parse(startsAt))
    : offered.length === 1
      ? offered[0]
      : undefined;
  if (!found) throw new Refused('VALIDATION', 'input', [{ field: 'startsAt', message: startsAt ? 'not-proposed' : 'required' }]);
  refuseUnless(!reached(found.startsAt, now), 'VALIDATION', 'not-in-the-future');
  return found;
}

/** The other side says yes: to the time that was asked for, or to one of the proposed ones, which are free again then. */
export const confirmAppointment = decision({
  name: 'ConfirmAppointment',
  input: ofTime.extend({ startsAt: z.iso.datetime().optional() }),
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onBooked,
  province: ({ appointment: s }) => s.province,
  available: confirmable,
  decide(input, { appointment: s, ...states }, ctx) {
    if (alreadyDone(confirmable({ appointment: s }, ctx, input))) return {};
    refuseOtherOwners(input, s);
    const by = sideOf(ctx.actor, s.professionalId);
    refuseUnlessAvailable(mayMeet(states, by));
    const { appointmentId } = input;
    const { state, events, calendars } = settled(appointmentId, s, input, states, ctx);
    const slot = chosen(state, input.startsAt, ctx);
    refuseTaken(slot, states, ctx, [appointmentId]);
    const moved = slot.startsAt !== s.slot!.startsAt || slot.endsAt !== s.slot!.endsAt;
    const version = moved ? s.version + 1 : s.version;
    // What stood confirmed before moves; the others who hear of it must not take it for a first word.
    const event =
      moved && state.before === 'Confirmed'
        ? booked('AppointmentRescheduled', { appointmentId, by, from: s.slot!, to: slot, version })
        : booked('AppointmentConfirmed', { appointmentId, by, slot, mode: s.mode!, version });
    return {
      appointment: [...events, event],
      ...together(
        calendars,
        freeTime(input, states, proposalsOf(appointmentId, state), appointmentId),
        takeTime(
          input,
          slot,
          { entryId: appointmentId, kind: 'confirmed', refId: appointmentId },
          states.availability.plan?.bufferMinutes ?? 0,
        ),
      ),
    };
  },
});
