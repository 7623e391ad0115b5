import { context } from '@jurilien/event-sourcing';
import { expireHolds, watchAppointments } from './automations/keep-times.js';
import { correctAppointmentTime } from './decisions/correct-appointment-time.js';
import { cancelAppointment, endAppointment } from './decisions/cancel-appointment.js';
import { expireHold, extendHold, releaseSlot } from './decisions/keep-hold.js';
import { lapseAppointment, lapseProposals } from './decisions/lapse-appointment.js';
import { closeAppointmentOutcome, recordAppointmentOutcome } from './decisions/record-outcome.js';
import { reportLate } from './decisions/report-late.js';
import { mindMeetings } from './automations/mind-meetings.js';
import { cancelMeeting } from './decisions/meetings/cancel-meeting.js';
import { checkMeeting, noteMeeting, prepareMeeting } from './decisions/meetings/keep-meeting.js';
import { correctMeetingTime } from './decisions/meetings/correct-meeting-time.js';
import { lapseMeeting } from './decisions/meetings/lapse-meeting.js';
import { recordMeetingOutcome } from './decisions/meetings/record-meeting-outcome.js';
import { appointment } from './lives/appointment.js';
import { availability } from './lives/availability.js';
import { calendar } from './lives/calendar.js';
import { meeting } from './lives/meeting.js';
import { reservation } from './lives/reservation.js';
import { appointments } from './views/appointments.js';
import { availabilities } from './views/availabilities.js';
import { meetings } from './views/meetings.js';
import { reservations } from './views/reservations.js';

export {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATES,
  appointment,
  type AppointmentEvent,
  type AppointmentState,
  type AppointmentStatus,
  CANCEL_REASONS,
  OUTCOMES,
  PEOPLES_REASONS,
} from './lives/appointment.js';
export { calendar, type CalendarEvent, type CalendarState, type Entry } from './lives/calendar.js';
export {
  availability,
  type AvailabilityState,
  block,
  exception,
  FEED_DETAILS,
  type Plan,
  READINGS,
  weeklyBlock,
} from './lives/availability.js';
export { MOST_BLOCKS, MOST_BLOCKS_A_DAY, MOST_EXCEPTIONS, planFaults } from './time/plan-faults.js';
export { planDefaults } from './time/plan-defaults.js';
export { correctedSlot } from './time/keep-wall-time.js';
export { correctAppointmentTime } from './decisions/correct-appointment-time.js';
export { reservation, type ReservationEvent, type ReservationState } from './lives/reservation.js';
export { type Mode, MODES, type Side, SIDES, type Slot } from './slot.js';
export { freeSlotAt, freeSlots, type FreeTime, isBookable, nextFree } from './time/free-slots.js';
export { busyOf, freeTime, holdEntry, isUntaken, proposalEntry, takeTime, together } from './booking/entries.js';
export {
  CALENDAR_TRIES,
  type Calendars,
  NO_GUEST,
  NO_ONE,
  onCalendars,
  owners,
  type Owners,
  refuseOtherOwners,
  timeOwners,
} from './booking/owners.js';
export { answers, choosesFreely, sideOf } from './booking/sides.js';
export { booked, proposalsOf, settled, standsAs } from './booking/standing.js';
export { reservationActions } from './actions.js';
export {
  ahead,
  knownAppointment,
  type NamedAppointment,
  ofTime,
  onAppointment,
  type OnAppointment,
  standsIn,
} from './decisions/on-appointment.js';
export { holds, reserved } from './decisions/on-reservation.js';
export { cancelAppointment, endAppointment } from './decisions/cancel-appointment.js';
export { lapseAppointment } from './decisions/lapse-appointment.js';
export { closeAppointmentOutcome, recordAppointmentOutcome } from './decisions/record-outcome.js';
export { expireHold, releaseSlot } from './decisions/keep-hold.js';
export { reportLate } from './decisions/report-late.js';

/** Who can be met when, and who meets whom: availability, holds, appointments, meetings of the team (4.5). */
export const schedulingContext = context({
  name: 'scheduling',
  deciders: [availability, calendar, reservation, appointment, meeting],
  decisions: [
    extendHold,
    releaseSlot,
    expireHold,
    cancelAppointment,
    endAppointment,
    reportLate,
    recordAppointmentOutcome,
    closeAppointmentOutcome,
    lapseAppointment,
    lapseProposals,
    prepareMeeting,
    noteMeeting,
    checkMeeting,
    cancelMeeting,
    recordMeetingOutcome,
    lapseMeeting,
    correctAppointmentTime,
    correctMeetingTime,
  ],
  views: [reservations, appointments, availabilities, meetings],
  automations: [expireHolds, watchAppointments, mindMeetings],
});

export { cancelMeeting, checkMeeting, correctMeetingTime, noteMeeting, prepareMeeting, recordMeetingOutcome };
export {
  calendarsOfMeeting,
  knownMeeting,
  meetingCalendars,
  meetingProvince,
  meetingSide,
  meetingStands,
  met,
  type NamedMeeting,
  ofMeeting,
  onMeeting,
  type OnMeeting,
} from './decisions/meetings/on-meeting.js';
export { meeting, type MeetingEvent, type MeetingState } from './lives/meeting.js';
export type { MeetingRow } from './views/meetings.js';
export { busyTimes, type BusyTime } from './ics/busy-times.js';
export { addToCalendarLinks } from './ics/add-links.js';
export { calendarFile, uidOf, type IcsEvent, type IcsPerson } from '@jurilien/contracts';
export { appointmentEvent, type CalendarAppointment, type CalendarMeeting, meetingEvent } from './ics/events.js';
export type { Read, ReadEvent, ReadTime } from './ics/read-calendar.js';
export { busyElsewhere, externalBusy, externalTimes, hostElsewhere, type ExternalTime } from './external-busy.js';
