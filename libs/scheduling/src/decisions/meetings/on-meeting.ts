import { scopeOf } from '@jurilien/contracts';
import { type Actor, allOf, type Availability, ids, need, streamOf, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { meeting, type MeetingEvent, type MeetingSide, type MeetingState } from '../../lives/meeting.js';

export const onMeeting = (i: { meetingId: string }) => ({ meeting: streamOf(meeting, i.meetingId) });
/** What rules of availability of a meeting read. */
export interface OnMeeting {
  readonly meeting: MeetingState;
}
export const meetingProvince = ({ meeting: s }: OnMeeting) => s.province;
/** What happened to a meeting, typed by its name. */
export const met = <T extends MeetingEvent['type']>(type: T, data: Extract<MeetingEvent, { type: T }>['data']): MeetingEvent =>
  ({ type, data }) as MeetingEvent;

/** Names the meeting; `leadId` comes from a link of the request that it is about, which opens no other. */
export const ofMeeting = z.object({
  meetingId: ids.meetingId,
  leadId: ids.leadId.optional(),
  /** How often the time had changed when the sender saw it: what was decided about an earlier time is not done to a later one. */
  seen: z.number().int().nonnegative().optional(),
});
/** What rules of availability read of the input. */
export interface NamedMeeting {
  readonly meetingId?: string | undefined;
  readonly leadId?: string | undefined;
  readonly seen?: number | undefined;
}

/** There is such a meeting, it is about the request that was named, and still at the time that the sender saw. */
export const knownMeeting = ({ meeting: s }: OnMeeting, { leadId, seen }: NamedMeeting): Availability =>
  allOf(
    unless(s.status !== 'None' && (leadId === undefined || (s.subjectKind === 'lead' && s.subjectId === leadId)), 'NOT_FOUND', 'meeting'),
    unless(seen === undefined || seen === s.version, 'STALE_VERSION', 'time-changed'),
  );

const DETAIL = {
  None: 'meeting',
  Invited: 'meeting-not-scheduled',
  Scheduled: 'meeting-scheduled-already',
  Held: 'meeting-is-over',
  NoShow: 'meeting-is-over',
  Cancelled: 'meeting-is-cancelled',
  Lapsed: 'meeting-has-lapsed',
} as const satisfies Record<MeetingState['status'], string>;

/** The meeting stands where the command needs it. */
export const meetingStands = (of: OnMeeting, named: NamedMeeting, states: readonly MeetingState['status'][]): Availability =>
  allOf(knownMeeting(of, named), unless(states.includes(of.meeting.status), 'WRONG_STATE', DETAIL[of.meeting.status]));

const OUTSIDE: readonly string[] = ['client', 'recruit', 'professional'];

/** Who acts on a meeting: it follows from the session or the link, never from what was sent. */
export function meetingSide({ kind, role }: Actor): MeetingSide {
  if (kind === 'system') return 'system';
  const who = kind === 'user' && role ? scopeOf(role)?.who : undefined;
  return who && !OUTSIDE.includes(who) ? 'staff' : 'invitee';
}

/**
 * Whose calendars a meeting takes time of: who was invited, and who of the team meets, or can meet at the time asked for. The runtime
 * reads them from the log, whatever the caller says of them.
 */
export const meetingCalendars = need<{
  meetingId: string;
  staffId?: string;
  startsAt?: string;
  hostId?: string;
  guestId?: string;
  formerId?: string;
}>('meeting-calendars');

/** Fields that `meetingCalendars` fills. */
export const calendarsOfMeeting = {
  hostId: ids.userId.optional(),
  guestId: ids.calendarId.optional(),
  /** Who met before, where someone else does from now on. */
  formerId: ids.userId.optional(),
};
