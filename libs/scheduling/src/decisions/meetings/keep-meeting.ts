import { allOf, alreadyDone, decision, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { MEETING_POINTS } from '@jurilien/reference';
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

const words = z.string().trim().min(2).max(4_000);

const preparable = (of: OnMeeting, _who: unknown, named: NamedMeeting) => meetingStands(of, named, ['Invited', 'Scheduled']);
/** Notes belong to a meeting whatever became of it. */
const notable = (of: OnMeeting, _who: unknown, named: NamedMeeting) => knownMeeting(of, named);
const checkable = (of: OnMeeting, _who: unknown, named: NamedMeeting) =>
  allOf(knownMeeting(of, named), unless(!['Invited', 'Cancelled'].includes(of.meeting.status), 'WRONG_STATE', 'meeting-not-scheduled'));

/** What the one who was invited wants to talk about; saying it again replaces it. */
export const prepareMeeting = decision({
  name: 'PrepareMeeting',
  input: ofMeeting.extend({ note: words }),
  streams: onMeeting,
  province: meetingProvince,
  available: preparable,
  decide({ meetingId, note, ...named }, { meeting: s }, ctx) {
    refuseUnlessAvailable(preparable({ meeting: s }, ctx, named));
    return { meeting: [met('MeetingPrepared', { meetingId, inviteeId: s.inviteeId!, note })] };
  },
});

/** A note of the team; one that is shared is read by who was invited too. */
export const noteMeeting = decision({
  name: 'NoteMeeting',
  input: ofMeeting.extend({ note: words, shared: z.boolean().default(false) }),
  streams: onMeeting,
  province: meetingProvince,
  available: notable,
  decide({ meetingId, note, shared, ...named }, { meeting: s }, ctx) {
    refuseUnlessAvailable(notable({ meeting: s }, ctx, named));
    return { meeting: [met('MeetingNoted', { meetingId, inviteeId: s.inviteeId!, note, shared })] };
  },
});

/** Which points of the checklist of its kind are done, all of them each time. */
export const checkMeeting = decision({
  name: 'CheckMeeting',
  input: ofMeeting.extend({ done: z.array(z.string().max(40)).max(20) }),
  streams: onMeeting,
  province: meetingProvince,
  available: checkable,
  decide({ meetingId, done, ...named }, { meeting: s }, ctx) {
    if (alreadyDone(checkable({ meeting: s }, ctx, named))) return {};
    const points: readonly string[] = MEETING_POINTS[s.kind!];
    refuseUnless(
      done.every((point) => points.includes(point)),
      'VALIDATION',
      'no-such-point',
    );
    // In the order of the list, each once.
    const all = points.filter((point) => done.includes(point));
    return all.join() === s.checked.join() ? {} : { meeting: [met('MeetingChecked', { meetingId, done: all })] };
  },
});
