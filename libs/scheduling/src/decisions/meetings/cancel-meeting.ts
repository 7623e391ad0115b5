import { allOf, alreadyDone, type Asking, decision, refuseUnless, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { ENDED_REASONS, MEETING_CANCEL_REASONS, reached } from '@jurilien/reference';
import { z } from 'zod';
import { freeTime } from '../../booking/entries.js';
import { NO_GUEST, NO_ONE } from '../../booking/owners.js';
import { calendar } from '../../lives/calendar.js';
import {
  calendarsOfMeeting,
  knownMeeting,
  meetingCalendars,
  meetingProvince,
  met,
  type NamedMeeting,
  ofMeeting,
  onMeeting,
  type OnMeeting,
  meetingSide,
  meetingStands,
} from './on-meeting.js';

const input = ofMeeting.extend({ cause: z.enum([...MEETING_CANCEL_REASONS, ...ENDED_REASONS]), ...calendarsOfMeeting });
const streams = (i: z.infer<typeof input>) => ({
  ...onMeeting(i),
  professionals: streamOf(calendar, i.hostId ?? NO_ONE),
  clients: streamOf(calendar, i.guestId ?? NO_GUEST),
});

/** A meeting that has ended is not cancelled any more: what came of it is said instead. */
const available = (of: OnMeeting, { now }: Pick<Asking, 'now'>, named: NamedMeeting) =>
  allOf(
    knownMeeting(of, named),
    unlessDone(of.meeting.status === 'Cancelled', 'meeting-is-cancelled'),
    meetingStands(of, named, ['Invited', 'Scheduled']),
    unless(!of.meeting.slot || !reached(of.meeting.slot.endsAt, now), 'WRONG_STATE', 'meeting-has-taken-place'),
  );

/** Either side calls it off, with a reason; the time is everyone's again in the same act. */
export const cancelMeeting = decision({
  name: 'CancelMeeting',
  input,
  streams,
  needs: [meetingCalendars],
  province: meetingProvince,
  available,
  decide({ meetingId, cause, hostId, guestId, ...named }, { meeting: s, professionals, clients }, ctx) {
    const by = meetingSide(ctx.actor);
    if (alreadyDone(available({ meeting: s }, ctx, named))) return {};
    refuseUnless(by === 'system' || !(ENDED_REASONS as readonly string[]).includes(cause), 'VALIDATION', 'reason-of-the-system');
    const cancelled = [met('MeetingCancelled', { meetingId, by, reason: cause })];
    if (!s.slot || hostId === undefined || guestId === undefined) return { meeting: cancelled };
    return {
      meeting: cancelled,
      ...freeTime({ professionalId: hostId, clientId: guestId }, { professionals, clients }, [meetingId], meetingId),
    };
  },
});
