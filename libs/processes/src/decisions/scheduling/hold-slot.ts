import { allOf, type Ctx, decision, ids, Refused, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { MINUTE_MS, plus, reached, reservationHoldMinutes } from '@jurilien/reference';
import {
  externalBusy,
  externalTimes,
  holdEntry,
  NO_ONE,
  owners,
  type Owners,
  reservation,
  type ReservationEvent,
  type ReservationState,
  reserved,
  sideOf,
  takeTime,
  timeOwners,
  CALENDAR_TRIES,
} from '@jurilien/scheduling';
import { chosenSlot, chosenTime, mayMeet, ofBooking, ofTheTwo, onBooking, type OnBooking } from './bookable.js';

/** What the client held with this professional before gives way to another choice; its end is written down if no timer did. */
function formerEnds(former: ReservationState, reservationId: string, by: 'client' | 'staff', now: string): ReservationEvent[] {
  if (former.status !== 'Held') return [];
  return [reached(former.until!, now) ? reserved('SlotHoldExpired', { reservationId }) : reserved('SlotReleased', { reservationId, by })];
}

/** The hold of this acceptance that the calendar knows of, other than this one. @throws Refused STALE_VERSION when it is another than was looked up */
function formerOf(
  states: OnBooking,
  { acceptanceId, reservationId, formerId }: { acceptanceId: string; reservationId: string; formerId?: string | undefined },
) {
  const entry = states.professionals.entries[holdEntry(acceptanceId)];
  const known = entry && entry.refId !== reservationId ? entry.refId : undefined;
  if (known && known !== formerId) throw new Refused('STALE_VERSION', 'hold-of-before');
  return known;
}

/** The same wish once more changes nothing; a hold that is there is no one else's to take. */
function heldBefore(s: ReservationState, input: { acceptanceId: string; startsAt: string }): boolean {
  if (s.status === 'None') return false;
  refuseUnless(s.acceptanceId === input.acceptanceId, 'NOT_FOUND', 'reservation');
  refuseUnless(s.status === 'Held' && Date.parse(s.slot!.startsAt) === Date.parse(input.startsAt), 'WRONG_STATE', 'hold-is-over');
  return true;
}

/** A client, or staff for one, holds a time of the professional who accepted, for minutes: one at a time, the newest choice (4.5.1). */
export const holdSlot = decision({
  name: 'HoldSlot',
  input: chosenTime.extend({
    reservationId: ids.reservationId,
    ...ofBooking,
    ...owners,
    ...externalTimes,
    /** What the client held before, as `timeOwners` found it. */
    formerId: ids.reservationId.optional(),
  }),
  needs: [timeOwners, externalBusy],
  tries: CALENDAR_TRIES,
  streams: (i: { reservationId: string; acceptanceId: string; leadId: string; formerId?: string | undefined } & Owners) => ({
    reservation: streamOf(reservation, i.reservationId),
    former: streamOf(reservation, i.formerId ?? NO_ONE),
    ...onBooking(i),
  }),
  province: ({ acceptance: s }) => s.province,
  decide(input, { reservation: s, former, ...found }, ctx: Ctx) {
    const states = { ...found, external: input.external };
    const side = sideOf(ctx.actor, states.acceptance.professionalId);
    refuseUnlessAvailable(allOf(ofTheTwo(states.acceptance, input), mayMeet(states, side)));
    if (heldBefore(s, input)) return {};
    const { reservationId, acceptanceId, leadId, professionalId, clientId } = input;
    const before = formerOf(states, input);
    const slot = chosenSlot(input, side, states, ctx, before ? [before] : []);
    const by = side === 'staff' ? 'staff' : 'client';
    const until = plus(ctx.now, ctx.config.value(reservationHoldMinutes) * MINUTE_MS);
    const { personId, code = '' } = states.lead;
    const of = { professionalId: professionalId!, clientId: clientId! };
    const province = states.acceptance.province ?? 'QC';
    return {
      reservation: [reserved('SlotHeld', { reservationId, acceptanceId, leadId, ...of, personId, code, province, slot, until, by })],
      former: before ? formerEnds(former, before, by, ctx.now) : [],
      ...takeTime(
        of,
        slot,
        { entryId: holdEntry(acceptanceId), kind: 'held', refId: reservationId, until },
        states.availability.plan?.bufferMinutes ?? 0,
      ),
    };
  },
});
