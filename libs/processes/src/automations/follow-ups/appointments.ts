import { automation, forEach } from '@jurilien/event-sourcing';
import { appointment, meeting } from '@jurilien/scheduling';
import { endFollowUp, followUp } from './follow-up.js';

/** Two who say different things about one appointment are asked by a person, at once; the team's own word, or their agreement, answers it. */
export const followUpOutcomes = automation(appointment)({
  name: 'follow-up-outcomes',
  on: {
    AppointmentOutcomeDisputed: ({ occurredAt, data: { appointmentId, ...about } }) => [
      followUp({ kind: 'outcomeDisputed', subjectId: appointmentId, about, dueAt: occurredAt }),
    ],
    ...forEach(appointment)(['AppointmentHeld', 'AppointmentClientNoShow', 'AppointmentProfessionalNoShow'], ({ data }) => [
      endFollowUp('outcomeDisputed', data.appointmentId),
    ]),
  },
});

/**
 * Two times that were both agreed on may meet once the rules of a zone change: no one chose that, so a person finds one of the two a new
 * time; a new time, or the end of it, answers the task.
 */
export const followUpOverlaps = automation(appointment)({
  name: 'follow-up-overlaps',
  on: {
    AppointmentTimeCorrected: ({ occurredAt, data: { appointmentId, overlap } }) =>
      overlap
        ? [followUp({ kind: 'timesOverlap', subjectId: appointmentId, occurrence: occurredAt, about: overlap, dueAt: occurredAt })]
        : [],
    ...forEach(appointment)(['AppointmentRescheduled', 'AppointmentCancelled', 'AppointmentLapsed'], ({ data }) => [
      endFollowUp('timesOverlap', data.appointmentId),
    ]),
  },
});

/** The same of meetings with the team; one with a candidate is seen in the calendar of the team alone. */
export const followUpOverlappingMeetings = automation(meeting)({
  name: 'follow-up-overlapping-meetings',
  on: {
    MeetingTimeCorrected: ({ occurredAt, data: { meetingId, overlap } }) =>
      overlap && Object.keys(overlap).length > 0
        ? [followUp({ kind: 'timesOverlap', subjectId: meetingId, occurrence: occurredAt, about: overlap, dueAt: occurredAt })]
        : [],
    ...forEach(meeting)(['MeetingRescheduled', 'MeetingCancelled', 'MeetingLapsed'], ({ data }) => [
      endFollowUp('timesOverlap', data.meetingId),
    ]),
  },
});
