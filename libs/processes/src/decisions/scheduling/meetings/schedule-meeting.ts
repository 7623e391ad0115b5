import {
  allOf,
  alreadyDone,
  type Asking,
  type Ctx,
  decision,
  ids,
  refuseUnless,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { user, type UserState } from '@jurilien/identity';
import { instantOf, isFirstShown, MINUTE_MS, OFFICE_ZONE, plus, reached, wallTimeOf } from '@jurilien/reference';
import {
  availability,
  type AvailabilityState,
  busyElsewhere,
  busyOf,
  calendar,
  type CalendarEvent,
  type CalendarState,
  calendarsOfMeeting,
  type ExternalTime,
  externalTimes,
  type FreeTime,
  hostElsewhere,
  isBookable,
  isUntaken,
  knownMeeting,
  meetingCalendars,
  meetingProvince,
  type MeetingState,
  met,
  type NamedMeeting,
  NO_GUEST,
  NO_ONE,
  ofMeeting,
  onMeeting,
  type OnMeeting,
  meetingSide,
  type Slot,
  meetingStands,
  takeTime,
} from '@jurilien/scheduling';
import { z } from 'zod';
import { slotTaken } from '../bookable.js';
import { mayHost } from './meeting-hosts.js';

const input = ofMeeting.extend({
  startsAt: z.iso.datetime(),
  /** Who of the team meets, as a colleague chooses. */
  staffId: ids.userId.optional(),
  ...calendarsOfMeeting,
  ...externalTimes,
});
type Asked = z.infer<typeof input>;

const streams = (i: Asked) => ({
  ...onMeeting(i),
  professionals: streamOf(calendar, i.hostId ?? NO_ONE),
  clients: streamOf(calendar, i.guestId ?? NO_GUEST),
  former: streamOf(calendar, i.formerId ?? 'no-one-before'),
  hours: streamOf(availability, i.hostId ?? NO_ONE),
  host: streamOf(user, i.hostId ?? NO_ONE),
});

interface States extends OnMeeting {
  readonly professionals: CalendarState;
  readonly clients: CalendarState;
  readonly former: CalendarState;
  readonly hours: AvailabilityState;
  readonly host: UserState;
  /** When who meets is busy elsewhere: no time is offered then, and the team may meet all the same. */
  readonly external?: readonly ExternalTime[] | undefined;
}

const schedulable = (of: OnMeeting, { now, actor }: Asking, named: NamedMeeting) =>
  allOf(
    knownMeeting(of, named),
    meetingStands(of, named, ['Invited']),
    // The team may still find a time for someone who was late to choose.
    unless(meetingSide(actor) === 'staff' || !reached(of.meeting.until ?? now, now), 'WRONG_STATE', 'invitation-is-over'),
  );
const movable = (of: OnMeeting, { now }: Asking, named: NamedMeeting) =>
  allOf(
    knownMeeting(of, named),
    meetingStands(of, named, ['Scheduled']),
    unless(of.meeting.slot && !reached(of.meeting.slot.startsAt, now), 'WRONG_STATE', 'meeting-has-begun'),
  );

/** The time as the clock of who was invited shows it, in whole minutes: that is what both agree on (4.5.3). */
export function meetingSlot({ minutes = 30, inviteeZone = OFFICE_ZONE }: MeetingState, asked: string): Slot {
  const startsAt = plus(asked, -(Date.parse(asked) % MINUTE_MS));
  const wallTime = wallTimeOf(startsAt, inviteeZone);
  const slot = { startsAt, endsAt: plus(startsAt, minutes * MINUTE_MS), zone: inviteeZone, wallTime };
  return instantOf(wallTime, inviteeZone)?.ambiguous ? { ...slot, ambiguous: true } : slot;
}

/** The team's hours as a meeting of this length asks for them, and what of both calendars is taken by other things. */
export const freeFor = (
  { meeting: s, hours, professionals, clients, external }: Omit<States, 'former' | 'host'>,
  meetingId: string,
  { now, config }: Pick<Ctx, 'now' | 'config'>,
): FreeTime => ({
  plan: hours.plan && { ...hours.plan, slotMinutes: s.minutes ?? hours.plan.slotMinutes },
  busy: [...busyOf(professionals, now, [meetingId]), ...busyElsewhere(external)],
  guestBusy: busyOf(clients, now, [meetingId]),
  ...{ keptIn: s.inviteeZone ?? OFFICE_ZONE, pauses: [], now, config },
});

/** A time is chosen: out of those offered by who was invited; by the team any that no one's calendar has already. */
function chosenSlot(i: Asked, states: States, ctx: Ctx): Slot {
  const side = meetingSide(ctx.actor);
  const { meeting: s, hours } = states;
  refuseUnless(!reached(i.startsAt, ctx.now), 'VALIDATION', 'not-in-the-future');
  refuseUnless(side === 'staff' || i.staffId === undefined, 'FORBIDDEN', 'host-chosen-by-invitee');
  const slot = meetingSlot(s, i.startsAt);
  // As of appointments: the second time would be moved to the first when the rules of a zone change.
  refuseUnless(isFirstShown(Date.parse(slot.startsAt), slot.zone), 'VALIDATION', 'clock-shows-it-twice');
  const time = freeFor(states, i.meetingId, ctx);
  const found = i.hostId !== undefined && i.guestId !== undefined;
  if (!found) throw slotTaken(time, slot.startsAt);
  refuseUnless(mayHost(s, states.host), 'VALIDATION', 'not-a-host');
  const untaken = isUntaken(states, slot, { now: ctx.now, buffer: bufferOf(hours), own: [i.meetingId] });
  if (!(side === 'staff' ? untaken : isBookable(time, slot))) throw slotTaken(time, slot.startsAt);
  return slot;
}

const bufferOf = ({ plan }: AvailabilityState): number => plan?.bufferMinutes ?? 0;

const taken = (i: Asked, { hours }: States, slot: Slot) =>
  takeTime(
    { professionalId: i.hostId!, clientId: i.guestId! },
    slot,
    { entryId: i.meetingId, kind: 'meeting', refId: i.meetingId },
    bufferOf(hours),
  );

/** A time is chosen for a meeting, and is no one else's from then on: of who was invited, and of who of the team meets (4.5.2). */
export const scheduleMeeting = decision({
  name: 'ScheduleMeeting',
  input,
  streams,
  needs: [meetingCalendars, hostElsewhere],
  province: meetingProvince,
  available: schedulable,
  decide(i, found, ctx) {
    const states = { ...found, external: i.external };
    const { meeting: s } = states;
    const isSame = s.status === 'Scheduled' && s.slot?.startsAt === meetingSlot(s, i.startsAt).startsAt;
    if (alreadyDone(allOf(knownMeeting(states, i), unlessDone(isSame, 'meeting-scheduled-already'), schedulable(states, ctx, i))))
      return {};
    const slot = chosenSlot(i, states, ctx);
    const by = meetingSide(ctx.actor);
    return {
      meeting: [met('MeetingScheduled', { meetingId: i.meetingId, staffId: i.hostId!, slot, by, version: s.version + 1 })],
      ...taken(i, states, slot),
    };
  },
});

/** Frees the time of who met before, where someone else of the team does now. */
const freedBefore = ({ meetingId, formerId }: Asked, { former }: States): CalendarEvent[] =>
  formerId !== undefined && former.entries[meetingId] ? [{ type: 'TimeFreed', data: { ownerId: formerId, entryId: meetingId } }] : [];

/** Another time: the old one is free, and the new one taken, in one act. */
export const rescheduleMeeting = decision({
  name: 'RescheduleMeeting',
  input,
  streams,
  needs: [meetingCalendars, hostElsewhere],
  province: meetingProvince,
  available: movable,
  decide(i, found, ctx) {
    const states = { ...found, external: i.external };
    const { meeting: s } = states;
    const isSame = s.status === 'Scheduled' && s.slot?.startsAt === meetingSlot(s, i.startsAt).startsAt && i.formerId === undefined;
    if (alreadyDone(allOf(knownMeeting(states, i), unlessDone(isSame, 'meeting-scheduled-already'), movable(states, ctx, i)))) return {};
    const to = chosenSlot(i, states, ctx);
    const moved = { meetingId: i.meetingId, staffId: i.hostId!, from: s.slot!, to, by: meetingSide(ctx.actor), version: s.version + 1 };
    return { meeting: [met('MeetingRescheduled', moved)], ...taken(i, states, to), former: freedBefore(i, states) };
  },
});
