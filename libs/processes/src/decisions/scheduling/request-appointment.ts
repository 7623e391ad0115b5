import { allOf, type Ctx, decision, ids, Refused, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { zoneOfClient } from '@jurilien/lead';
import { appointmentConfirmHours, HOUR_MS, plus, reached } from '@jurilien/reference';
import {
  externalBusy,
  externalTimes,
  appointment,
  APPOINTMENT_KINDS,
  booked,
  busyOf,
  freeTime,
  holdEntry,
  holds,
  isBookable,
  MODES,
  NO_ONE,
  owners,
  type Owners,
  reservation,
  type ReservationState,
  reserved,
  type Side,
  sideOf,
  type Slot,
  takeTime,
  timeOwners,
  together,
  CALENDAR_TRIES,
} from '@jurilien/scheduling';
import { z } from 'zod';
import {
  chosenSlot,
  chosenTime,
  freeTimeOf,
  mayMeet,
  ofBooking,
  ofTheTwo,
  onBooking,
  type OnBooking,
  refuseTaken,
  slotTaken,
  zoneName,
  zoneOfOwner,
} from './bookable.js';

/** So many times ahead a client has with one professional at most: no one books a whole week. */
const CLIENT_AHEAD = 3;
/** Before the start, what no one confirmed has lapsed. */
const LAST_WORD_MS = 2 * HOUR_MS;

const input = chosenTime.partial({ startsAt: true }).extend({
  appointmentId: ids.appointmentId,
  ...ofBooking,
  reservationId: ids.reservationId.optional(),
  kind: z.enum(APPOINTMENT_KINDS).default('first'),
  mode: z.enum(MODES),
  note: z.string().trim().max(1_000).optional(),
  /** As the client's browser names it; else where they live. */
  clientZone: zoneName.optional(),
  ...owners,
  ...externalTimes,
});
type Asked = z.infer<typeof input>;

/** By when someone confirms: a day, or two hours before it begins; of what begins sooner, by its beginning. */
function confirmBy({ startsAt }: Slot, { now, config }: Pick<Ctx, 'now' | 'config'>, province: 'QC' | 'ON'): string {
  const last = plus(startsAt, -LAST_WORD_MS);
  const usual = plus(now, config.value(appointmentConfirmHours, { province }) * HOUR_MS);
  if (reached(last, now)) return usual < startsAt ? usual : startsAt;
  return usual < last ? usual : last;
}

/** The time that is wanted: the one that is held, or chosen now by who need not hold it. */
function wantedSlot(asked: Asked, held: ReservationState, states: OnBooking, side: Side, ctx: Ctx): Slot {
  const { reservationId, startsAt, minutes } = asked;
  if (!reservationId) {
    refuseUnless(side !== 'client', 'VALIDATION', 'hold-a-time-first');
    if (!startsAt) throw new Refused('VALIDATION', 'input', [{ field: 'startsAt', message: 'required' }]);
    return chosenSlot({ startsAt, minutes }, side, states, ctx, []);
  }
  refuseUnless(held.status !== 'None' && held.acceptanceId === asked.acceptanceId, 'NOT_FOUND', 'reservation');
  refuseUnless(held.status !== 'Converted', 'WRONG_STATE', 'hold-converted');
  const slot = held.slot!;
  if (!holds(held, ctx.now)) throw slotTaken(freeTimeOf(states, ctx, []), slot.startsAt, 'hold-is-over');
  refuseUnless(!reached(slot.startsAt, ctx.now), 'VALIDATION', 'not-in-the-future');
  refuseTaken(slot, states, ctx, [reservationId]);
  return slot;
}

/** Refuses a client who has enough times ahead with this professional. */
function refuseTooMany(states: OnBooking, side: Side, now: string): void {
  if (side !== 'client') return;
  const theirs = busyOf(states.clients, now).filter((e) => e.kind !== 'held' && states.professionals.entries[e.entryId]?.refId === e.refId);
  refuseUnless(new Set(theirs.map((e) => e.refId)).size < CLIENT_AHEAD, 'CAP_REACHED', 'appointments-ahead');
}

/** Refuses a client's way of meeting that the professional has no place for. */
function refuseNoPlace({ mode }: Asked, { availability: { plan, places } }: OnBooking, side: Side): void {
  const has = { phone: true, video: places.videoLink, inPerson: places.address };
  refuseUnless(side !== 'client' || !plan || has[mode], 'VALIDATION', 'no-place-for-this-mode');
}

/**
 * The wish for a time, by either side or staff. Where the professional lets the calendar answer, a time that it offers is confirmed in the
 * same act; else the other side confirms, or it lapses.
 */
export const requestAppointment = decision({
  name: 'RequestAppointment',
  input,
  needs: [timeOwners, externalBusy],
  tries: CALENDAR_TRIES,
  streams: (i: { appointmentId: string; acceptanceId: string; leadId: string; reservationId?: string | undefined } & Owners) => ({
    appointment: streamOf(appointment, i.appointmentId),
    reservation: streamOf(reservation, i.reservationId ?? NO_ONE),
    ...onBooking(i),
  }),
  province: ({ acceptance: s }) => s.province,
  decide(asked, { appointment: s, reservation: held, ...found }, ctx) {
    const states = { ...found, external: asked.external };
    const { appointmentId, acceptanceId, leadId, reservationId, kind, mode, note, clientZone } = asked;
    const side = sideOf(ctx.actor, states.acceptance.professionalId);
    refuseUnlessAvailable(ofTheTwo(states.acceptance, asked));
    if (s.status !== 'None') {
      refuseUnless(s.acceptanceId === acceptanceId, 'NOT_FOUND', 'appointment');
      return {};
    }
    refuseUnlessAvailable(allOf(mayMeet(states, side)));
    refuseTooMany(states, side, ctx.now);
    refuseNoPlace(asked, states, side);
    const slot = wantedSlot(asked, held, states, side, ctx);
    const own = reservationId ? [reservationId] : [];
    const auto =
      side !== 'professional' && states.availability.plan?.autoConfirm === true && isBookable(freeTimeOf(states, ctx, own), slot);
    const of = { professionalId: asked.professionalId!, clientId: asked.clientId! };
    const province = states.acceptance.province ?? 'QC';
    const until = confirmBy(slot, ctx, province);
    const { personId, code = '' } = states.lead;
    const requested = booked('AppointmentRequested', {
      ...{ appointmentId, acceptanceId, leadId, ...of, personId, code, province, kind, mode, slot },
      ...{ clientZone: clientZone ?? zoneOfClient(states.lead), professionalZone: zoneOfOwner(states), by: side, confirmBy: until },
      ...(reservationId ? { reservationId } : {}),
      ...(note ? { note } : {}),
    });
    const taking = auto ? ({ kind: 'confirmed' } as const) : ({ kind: 'pending', until } as const);
    return {
      appointment: auto
        ? [requested, booked('AppointmentConfirmed', { appointmentId, by: 'professional', slot, mode, version: 1 })]
        : [requested],
      reservation: reservationId ? [reserved('SlotConverted', { reservationId, appointmentId })] : [],
      ...together(
        reservationId ? freeTime(of, states, [holdEntry(acceptanceId)], reservationId) : together(),
        takeTime(of, slot, { entryId: appointmentId, refId: appointmentId, ...taking }, states.availability.plan?.bufferMinutes ?? 0),
      ),
    };
  },
});
