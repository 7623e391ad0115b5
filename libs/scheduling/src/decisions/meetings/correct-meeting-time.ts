import { decision, ids, Refused, streamOf } from '@jurilien/event-sourcing';
import { reached, tzKeepWallTime } from '@jurilien/reference';
import { z } from 'zod';
import { moveEntry } from '../../booking/entries.js';
import { NO_GUEST, NO_ONE } from '../../booking/owners.js';
import { calendar } from '../../lives/calendar.js';
import type { MeetingState } from '../../lives/meeting.js';
import { correctedSlot } from '../../time/keep-wall-time.js';
import { calendarsOfMeeting, meetingCalendars, meetingProvince, met, onMeeting } from './on-meeting.js';

/** Who is to be reached about a meeting that now meets another time: tasks are about requests and professionals. */
const whoseTime = ({ subjectKind, subjectId }: MeetingState) =>
  subjectKind === 'lead' ? { leadId: subjectId! } : subjectKind === 'professional' ? { professionalId: subjectId! } : {};

const input = z.object({ meetingId: ids.meetingId, ...calendarsOfMeeting });
const streams = ({ meetingId, hostId = NO_ONE, guestId = NO_GUEST }: z.infer<typeof input>) => ({
  ...onMeeting({ meetingId }),
  hosts: streamOf(calendar, hostId),
  guests: streamOf(calendar, guestId),
});

/** The rules of its zone changed: as `CorrectAppointmentTime`, for a meeting with the team. */
export const correctMeetingTime = decision({
  name: 'CorrectMeetingTime',
  input,
  needs: [meetingCalendars],
  streams,
  province: meetingProvince,
  decide({ meetingId, hostId, guestId }, { meeting: s, hosts, guests }, { now, config }) {
    if (s.status !== 'Scheduled' || !s.slot || reached(s.slot.startsAt, now) || !config.value(tzKeepWallTime)) return {};
    const to = correctedSlot(s.slot);
    if (!to) return {};
    if (hostId === undefined || hostId !== s.staffId || guestId !== (s.guestId ?? s.inviteeId)) throw new Refused('NOT_FOUND', 'calendar');
    const ofHost = moveEntry(hostId, hosts, meetingId, s.slot, to, now);
    const ofGuest = moveEntry(guestId!, guests, meetingId, s.slot, to, now);
    const overlap = ofHost.overlaps || ofGuest.overlaps ? whoseTime(s) : undefined;
    const corrected = { meetingId, from: s.slot, to, version: s.version + 1, ...(overlap ? { overlap } : {}) };
    return { meeting: [met('MeetingTimeCorrected', corrected)], hosts: ofHost.events, guests: ofGuest.events };
  },
});
