import { allOf, type Asking, type Ctx, decision, Refused, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { appointmentProposalHoldHours, appointmentProposals, HOUR_MS, plus } from '@jurilien/reference';
import {
  externalBusy,
  externalTimes,
  type AppointmentState,
  booked,
  freeTime,
  type NamedAppointment,
  ofTime,
  type OnAppointment,
  proposalEntry,
  proposalsOf,
  refuseOtherOwners,
  settled,
  sideOf,
  type Slot,
  standsAs,
  takeTime,
  timeOwners,
  together,
  CALENDAR_TRIES,
} from '@jurilien/scheduling';
import { z } from 'zod';
import { chosenSlot, chosenTime, mayMeet } from './bookable.js';
import { isAsked, onBooked, standingIn } from './on-appointment.js';

const standing = standingIn(['Requested', 'Confirmed', 'Proposing']);
const proposable = (on: OnAppointment, who: Asking, named: NamedAppointment) =>
  allOf(standing(on, who, named), standsAs(on.appointment, who.now) !== 'Proposing' || isAsked(on.appointment, who));

/** Refuses more times than may be proposed, and the same time twice. */
function refuseUnclear(slots: readonly Slot[], s: AppointmentState, ctx: Ctx): void {
  const max = ctx.config.value(appointmentProposals, { province: s.province ?? 'QC' });
  if (slots.length > max) throw new Refused('VALIDATION', 'input', [{ field: 'slots', message: `max:${max}` }]);
  const sorted = [...slots].sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  if (sorted.some((each, n) => n > 0 && each.startsAt < sorted[n - 1]!.endsAt))
    throw new Refused('VALIDATION', 'input', [{ field: 'slots', message: 'overlap' }]);
}

/** Until when an answer may take: a day, and never past the beginning of what stands, or of the last time that is proposed. */
function answerBy(slots: readonly Slot[], s: AppointmentState, { now, config }: Ctx): string {
  const usual = plus(now, config.value(appointmentProposalHoldHours, { province: s.province ?? 'QC' }) * HOUR_MS);
  const last = slots
    .map(({ startsAt }) => startsAt)
    .sort()
    .at(-1)!;
  const stands = s.status === 'Confirmed' || s.before === 'Confirmed' ? [s.slot!.startsAt] : [];
  return [usual, last, ...stands].sort()[0]!;
}

/** Other times, each held for a day: the other side chooses one, or what stood before stands again. */
export const proposeSlots = decision({
  name: 'ProposeSlots',
  input: ofTime.extend({ ...externalTimes, slots: z.array(chosenTime).min(1).max(5), note: z.string().trim().max(1_000).optional() }),
  needs: [timeOwners, externalBusy],
  tries: CALENDAR_TRIES,
  streams: onBooked,
  province: ({ appointment: s }) => s.province,
  available: proposable,
  decide(input, { appointment: s, ...found }, ctx) {
    const states = { ...found, external: input.external };
    refuseUnlessAvailable(proposable({ appointment: s }, ctx, input));
    refuseOtherOwners(input, s);
    const by = sideOf(ctx.actor, s.professionalId);
    refuseUnlessAvailable(mayMeet(states, by));
    const { appointmentId, note } = input;
    const own = [appointmentId];
    const slots = input.slots.map((each) => chosenSlot(each, by, states, ctx, own));
    refuseUnclear(slots, s, ctx);
    const before = settled(appointmentId, s, input, states, ctx);
    const until = answerBy(slots, before.state, ctx);
    const buffer = states.availability.plan?.bufferMinutes ?? 0;
    const proposed = slots.map((each, n) =>
      takeTime(input, each, { entryId: proposalEntry(appointmentId, n), kind: 'proposed', refId: appointmentId, until }, buffer),
    );
    return {
      appointment: [
        ...before.events,
        booked('SlotsProposed', { appointmentId, personId: s.personId!, by, slots, until, ...(note ? { note } : {}) }),
      ],
      ...together(freeTime(input, states, proposalsOf(appointmentId, s), appointmentId), ...proposed),
    };
  },
});
