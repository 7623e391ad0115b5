import { acceptance, type AcceptanceState, STANDING } from '@jurilien/acceptance';
import { type Availability, type Ctx, ids, Refused, refuseUnless, streamOf, unless } from '@jurilien/event-sourcing';
import { lead, type LeadState } from '@jurilien/lead';
import { professional, type ProfessionalState, zoneOfPro } from '@jurilien/professionals';
import { DAY_MS, instantOf, isZone, MINUTE_MS, plus, reached, wallTimeOf } from '@jurilien/reference';
import {
  availability,
  type AvailabilityState,
  busyElsewhere,
  busyOf,
  type Calendars,
  choosesFreely,
  type ExternalTime,
  type FreeTime,
  freeSlotAt,
  isUntaken,
  nextFree,
  NO_ONE,
  onCalendars,
  type Owners,
  type Side,
  type Slot,
  planDefaults,
} from '@jurilien/scheduling';
import { z } from 'zod';

/** A time that someone chooses: when it begins and, where it need not be one that is offered, how long it lasts. */
export const chosenTime = z.object({ startsAt: z.iso.datetime(), minutes: z.number().int().min(5).max(480).optional() });
export type ChosenTime = z.infer<typeof chosenTime>;

/** What a command names that takes time for an acceptance. */
export const ofBooking = { acceptanceId: ids.acceptanceId, leadId: ids.leadId };

/** Both calendars, and what says which times of the professional can be booked at all. */
export const onBooking = (i: { acceptanceId: string; leadId: string } & Owners) => ({
  ...onCalendars(i),
  acceptance: streamOf(acceptance, i.acceptanceId),
  lead: streamOf(lead, i.leadId),
  availability: streamOf(availability, i.professionalId ?? NO_ONE),
  professional: streamOf(professional, i.professionalId ?? NO_ONE),
});

/** The states of it. */
export interface OnBooking extends Calendars {
  readonly acceptance: AcceptanceState;
  readonly lead: LeadState;
  readonly availability: AvailabilityState;
  readonly professional: ProfessionalState;
  /** When the professional is busy elsewhere: no time of theirs is offered then, and who chooses freely may book over it. */
  readonly external?: readonly ExternalTime[] | undefined;
}

/** Ends after which no one is met any more; a request that is closed may have a mandate that goes on. */
const GONE: readonly LeadState['status'][] = ['Withdrawn', 'Blocked', 'Rejected', 'Merged'];

/** The two may meet: the professional accepted and still serves, and is there; the team may book beside an acceptance that has ended. */
export const mayMeet = ({ acceptance: s, lead: l, professional: pro }: OnBooking, side: Side): Availability => {
  if (l.erased || GONE.includes(l.status)) return { code: 'WRONG_STATE', detail: 'request-is-over' };
  if (side !== 'staff' && !STANDING.includes(s.status)) return { code: 'WRONG_STATE', detail: 'acceptance-is-over' };
  return unless(pro.status === 'Approved', 'WRONG_STATE', 'professional-is-away');
};

/** The acceptance is of this request and this professional. */
export const ofTheTwo = (s: AcceptanceState, named: { readonly leadId: string } & Owners): Availability =>
  unless(
    s.status !== 'None' && s.leadId === named.leadId && s.professionalId === named.professionalId && named.clientId !== undefined,
    'NOT_FOUND',
    'acceptance',
  );

/** The zone that a professional's times are chosen in. */
export const zoneOfOwner = ({ availability: { plan }, professional: pro }: Pick<OnBooking, 'availability' | 'professional'>): string =>
  plan?.zone ?? zoneOfPro(pro);

/** The free time of the professional for this client, who holds these things already. */
export const freeTimeOf = (states: OnBooking, { now, config }: Pick<Ctx, 'now' | 'config'>, own: readonly string[]): FreeTime => ({
  plan: states.availability.plan,
  busy: [...busyOf(states.professionals, now, own), ...busyElsewhere(states.external)],
  guestBusy: busyOf(states.clients, now, own),
  pauses: states.professional.pauses,
  now,
  config,
});

/** The refusal of a time that is taken, with the next three that are free: a field each, as the front ends read it. */
export const slotTaken = (time: FreeTime, startsAt: string, detail = 'slot-taken'): Refused =>
  new Refused(
    'SLOT_TAKEN',
    detail,
    nextFree(time, startsAt).map((slot) => ({ field: 'startsAt', message: `free:${slot.startsAt}` })),
  );

/** Refuses a time that is taken by anyone else. @throws Refused SLOT_TAKEN with the next three */
export function refuseTaken(slot: Slot, states: OnBooking, ctx: Ctx, own: readonly string[]): void {
  const buffer = states.availability.plan?.bufferMinutes ?? 0;
  if (!isUntaken(states, slot, { now: ctx.now, buffer, own })) throw slotTaken(freeTimeOf(states, ctx, own), slot.startsAt);
}

/** How far ahead anyone chooses a time. */
const AHEAD_DAYS = 366;

/**
 * The time that someone chose. A client's is one of those that the professional offers; the team and the professional may agree on
 * any, as long as no one's time is taken.
 * @param own what the two hold already: one's own time is never busy to oneself
 * @throws Refused SLOT_TAKEN with the next three free times
 */
export function chosenSlot(asked: ChosenTime, side: Side, states: OnBooking, ctx: Ctx, own: readonly string[]): Slot {
  const startsAt = new Date(asked.startsAt).toISOString();
  refuseUnless(!reached(startsAt, ctx.now), 'VALIDATION', 'not-in-the-future');
  refuseUnless(reached(startsAt, plus(ctx.now, AHEAD_DAYS * DAY_MS)), 'VALIDATION', 'too-far');
  if (choosesFreely(side)) {
    const slot = slotFrom(startsAt, asked.minutes, states, ctx);
    refuseTaken(slot, states, ctx, own);
    return slot;
  }
  const time = freeTimeOf(states, ctx, own);
  refuseUnless(time.plan?.offersBooking, 'WRONG_STATE', 'no-booking');
  const slot = freeSlotAt(time, startsAt);
  if (!slot) throw slotTaken(time, startsAt);
  return slot;
}

function slotFrom(startsAt: string, minutes: number | undefined, states: OnBooking, { config }: Ctx): Slot {
  const zone = zoneOfOwner(states);
  const length = minutes ?? (states.availability.plan ?? planDefaults(states.acceptance.province ?? 'QC', config)).slotMinutes;
  const wallTime = wallTimeOf(startsAt, zone);
  // What the clock shows twice is the first time (4.5.3): the second would be moved there when the rules of a zone change.
  refuseUnless(instantOf(wallTime, zone)?.at === startsAt, 'VALIDATION', 'clock-shows-it-twice');
  return { startsAt, endsAt: plus(startsAt, length * MINUTE_MS), zone, wallTime };
}

/** A zone as a browser names it; anything else is not one. */
export const zoneName = z.string().max(64).refine(isZone, 'zone');
