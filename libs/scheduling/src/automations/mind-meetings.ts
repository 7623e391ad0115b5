import { at, automation, cancel, type Config, type Effect, forEach, timer } from '@jurilien/event-sourcing';
import { lapseMeeting, outcomeUntil } from '../decisions/meetings/lapse-meeting.js';
import { meeting } from '../lives/meeting.js';

const lapses = timer('meeting.lapse', lapseMeeting);

interface OfMeeting {
  readonly stream: string;
  readonly config: Config;
  readonly province?: 'QC' | 'ON';
  readonly data: { readonly meetingId: string };
}
const lapsesAfter = (e: OfMeeting, endsAt: string): Effect =>
  at(outcomeUntil(endsAt, e.province, e.config), lapses, { meetingId: e.data.meetingId }, e.stream);

/** An invitation that no one answers lapses, and so does a meeting of which no one says what came of it. */
export const mindMeetings = automation(meeting)({
  name: 'mind-meetings',
  on: {
    MeetingInvited: (e) => [at(e.data.until, lapses, { meetingId: e.data.meetingId }, e.stream)],
    MeetingScheduled: (e) => [lapsesAfter(e, e.data.slot.endsAt)],
    ...forEach(meeting)(['MeetingRescheduled', 'MeetingTimeCorrected'], (e) => [lapsesAfter(e, e.data.to.endsAt)]),
    ...forEach(meeting)(['MeetingCancelled', 'MeetingOutcomeRecorded'], (e) => [cancel(lapses, e.stream)]),
  },
});
