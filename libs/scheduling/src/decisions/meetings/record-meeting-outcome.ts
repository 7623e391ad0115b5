import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { MEETING_OUTCOMES, NEXT_ACTIONS, reached } from '@jurilien/reference';
import { z } from 'zod';
import {
  knownMeeting,
  meetingProvince,
  met,
  type NamedMeeting,
  ofMeeting,
  onMeeting,
  type OnMeeting,
  meetingStands,
} from './on-meeting.js';

/** A meeting that lapsed for want of an outcome may still be given one: someone remembered. */
const available = (of: OnMeeting, { now }: Pick<Asking, 'now'>, named: NamedMeeting) =>
  allOf(
    knownMeeting(of, named),
    unlessDone(of.meeting.status === 'Held' || of.meeting.status === 'NoShow', 'meeting-is-over'),
    meetingStands(of, named, of.meeting.slot ? ['Scheduled', 'Lapsed'] : ['Scheduled']),
    unless(of.meeting.slot && reached(of.meeting.slot.startsAt, now), 'WRONG_STATE', 'meeting-not-begun'),
  );

/** The team says whether it took place, and what happens next. */
export const recordMeetingOutcome = decision({
  name: 'RecordMeetingOutcome',
  input: ofMeeting.extend({ outcome: z.enum(MEETING_OUTCOMES), next: z.enum(NEXT_ACTIONS).default('none') }),
  streams: onMeeting,
  province: meetingProvince,
  available,
  decide({ meetingId, outcome, next, ...named }, { meeting: s }, ctx) {
    if (alreadyDone(available({ meeting: s }, ctx, named))) return {};
    return { meeting: [met('MeetingOutcomeRecorded', { meetingId, outcome, next })] };
  },
});
