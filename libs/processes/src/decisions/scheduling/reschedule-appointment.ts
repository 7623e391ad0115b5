import { allOf, type Asking, decision, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { appointmentMinNoticeHours, HOUR_MS, MINUTE_MS, plus, reached } from '@jurilien/reference';
import {
  externalBusy,
  externalTimes,
  booked,
  type NamedAppointment,
  ofTime,
  type OnAppointment,
  refuseOtherOwners,
  settled,
  sideOf,
  takeTime,
  timeOwners,
  together,
  CALENDAR_TRIES,
} from '@jurilien/scheduling';
import { chosenSlot, chosenTime, mayMeet } from './bookable.js';
import { onBooked, standingIn } from './on-appointment.js';

const standing = standingIn(['Confirmed']);
/** So close to the start the two agree on another time: one proposes, the other chooses. The team has spoken with both. */
const movable = (on: OnAppointment, who: Asking, named: NamedAppointment) => {
  const { slot, province = 'QC', professionalId } = on.appointment;
  const notice = who.config.value(appointmentMinNoticeHours, { province }) * HOUR_MS;
  const close = slot !== undefined && reached(plus(slot.startsAt, -notice), who.now);
  return allOf(
    standing(on, who, named),
    unless(!close || sideOf(who.actor, professionalId) === 'staff', 'WRONG_STATE', 'too-close-propose-instead'),
  );
};

/** Another time instead, with a new version: what names the former time is past. */
export const rescheduleAppointment = decision({
  name: 'RescheduleAppointment',
  input: ofTime.extend({ ...chosenTime.shape, ...externalTimes }),
  needs: [timeOwners, externalBusy],
  tries: CALENDAR_TRIES,
  streams: onBooked,
  province: ({ appointment: s }) => s.province,
  available: movable,
  decide(input, { appointment: s, ...found }, ctx) {
    const states = { ...found, external: input.external };
    refuseUnlessAvailable(movable({ appointment: s }, ctx, input));
    refuseOtherOwners(input, s);
    const by = sideOf(ctx.actor, s.professionalId);
    refuseUnlessAvailable(mayMeet(states, by));
    const { appointmentId } = input;
    const from = s.slot!;
    const length = (Date.parse(from.endsAt) - Date.parse(from.startsAt)) / MINUTE_MS;
    const to = chosenSlot({ startsAt: input.startsAt, minutes: input.minutes ?? length }, by, states, ctx, [appointmentId]);
    if (to.startsAt === from.startsAt && to.endsAt === from.endsAt) return {};
    const before = settled(appointmentId, s, input, states, ctx);
    return {
      appointment: [...before.events, booked('AppointmentRescheduled', { appointmentId, by, from, to, version: s.version + 1 })],
      ...together(
        before.calendars,
        takeTime(
          input,
          to,
          { entryId: appointmentId, kind: 'confirmed', refId: appointmentId },
          states.availability.plan?.bufferMinutes ?? 0,
        ),
      ),
    };
  },
});
