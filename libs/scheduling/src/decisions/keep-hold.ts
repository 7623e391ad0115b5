import { allOf, alreadyDone, type Asking, decision, ids, refuseUnlessAvailable, unless, unlessDone } from '@jurilien/event-sourcing';
import { MINUTE_MS, plus, reached, reservationExtendMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { freeTime, holdEntry, prolong } from '../booking/entries.js';
import { CALENDAR_TRIES, owners, refuseOtherOwners, timeOwners } from '../booking/owners.js';
import { sideOf } from '../booking/sides.js';
import { holds, knownHold, ofReservation, onReservation, type OnReservation, reserved, reservedProvince } from './on-reservation.js';

type Named = Pick<z.infer<typeof ofReservation>, 'acceptanceId' | 'leadId'>;

const extendable = ({ reservation: s }: OnReservation, { now }: Pick<Asking, 'now'>, named: Named) =>
  allOf(
    knownHold(s, named),
    unless(holds(s, now), 'WRONG_STATE', 'hold-is-over'),
    unless(!s.extended, 'WRONG_STATE', 'hold-extended-before'),
  );
const releasable = ({ reservation: s }: OnReservation, _who: Asking, named: Named) =>
  allOf(knownHold(s, named), unlessDone(s.status !== 'Held', 'hold-is-over'));

/** Staff on the phone give the client some minutes more, once. */
export const extendHold = decision({
  name: 'ExtendHold',
  input: ofReservation,
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onReservation,
  province: reservedProvince,
  available: extendable,
  decide(input, { reservation: s, ...calendars }, ctx) {
    refuseUnlessAvailable(extendable({ reservation: s }, ctx, input));
    refuseOtherOwners(input, s);
    const until = plus(s.until!, ctx.config.value(reservationExtendMinutes) * MINUTE_MS);
    return {
      reservation: [reserved('SlotHoldExtended', { reservationId: input.reservationId, until })],
      ...prolong(input, calendars, holdEntry(input.acceptanceId), until),
    };
  },
});

/** Given back before its end, by its holder or the team. */
export const releaseSlot = decision({
  name: 'ReleaseSlot',
  input: ofReservation,
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onReservation,
  province: reservedProvince,
  available: releasable,
  decide(input, { reservation: s, ...calendars }, ctx) {
    if (alreadyDone(releasable({ reservation: s }, ctx, input))) return {};
    refuseOtherOwners(input, s);
    const side = sideOf(ctx.actor, s.professionalId);
    const { reservationId } = input;
    return {
      reservation: [reserved('SlotReleased', { reservationId, by: side === 'professional' ? 'staff' : side })],
      ...freeTime(input, calendars, [holdEntry(input.acceptanceId)], reservationId),
    };
  },
});

/** Its minutes are over. The time was free from that instant on; now it is written down. */
export const expireHold = decision({
  name: 'ExpireHold',
  input: z.object({ reservationId: ids.reservationId, ...owners }),
  needs: [timeOwners],
  tries: CALENDAR_TRIES,
  streams: onReservation,
  province: reservedProvince,
  decide(input, { reservation: s, ...calendars }, ctx) {
    if (s.status !== 'Held' || !reached(s.until!, ctx.now)) return {};
    refuseOtherOwners(input, s);
    const { reservationId } = input;
    return {
      reservation: [reserved('SlotHoldExpired', { reservationId })],
      ...freeTime(input, calendars, [holdEntry(s.acceptanceId!)], reservationId),
    };
  },
});
