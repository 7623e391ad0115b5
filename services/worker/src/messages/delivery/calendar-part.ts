import type { Occasion } from '@jurilien/contracts';
import type { AddressedMessage } from '@jurilien/messaging';
import { templates, type CalendarFile } from '@jurilien/notifications';
import { senderOf, stateOf, type Kernel } from '@jurilien/runtime';
import {
  appointment,
  appointmentEvent,
  type AppointmentState,
  calendarFile,
  type IcsEvent,
  meeting,
  meetingEvent,
  type MeetingState,
} from '@jurilien/scheduling';

type Shown = Parameters<typeof appointmentEvent>[1];

/** An appointment as an event of a calendar; nothing before it has a time. */
function ofAppointment(id: string, s: AppointmentState, changedAt: string, shown: Shown): IcsEvent | undefined {
  const { status: state, kind, mode, slot, version } = s;
  if (state === 'None' || !slot || !kind || !mode) return undefined;
  return appointmentEvent({ id, state, kind, mode, version, startsAt: slot.startsAt, endsAt: slot.endsAt, changedAt }, shown);
}
function ofMeeting(id: string, s: MeetingState, changedAt: string, shown: Shown): IcsEvent | undefined {
  const { status: state, kind, mode, slot, version } = s;
  if (state === 'None' || state === 'Invited' || !slot || !kind || !mode) return undefined;
  return meetingEvent({ id, state, kind, mode, version, startsAt: slot.startsAt, endsAt: slot.endsAt, changedAt }, shown);
}

/** Whose word an invitation is: programs take a change from the same organizer alone. */
const organizerOf = (kernel: Kernel) => {
  const { name, contactEmail: email } = senderOf(kernel);
  return { email, name };
};

/** Who is late moves nothing in a calendar. */
const KEEPS_ITS_TIME = /^late-/;

/**
 * The appointment or meeting that an e-mail is about, as a file that calendars take in, move or take out by its id and number (RFC 5546).
 * None in a message that must say nothing of what it is about, and none of a time that was never set.
 * @param changedAt when the message was put in line: what it tells happened just before
 */
export async function calendarPart(kernel: Kernel, m: AddressedMessage, changedAt: string): Promise<CalendarFile | undefined> {
  if (m.neutral || m.channel !== 'email' || !templates[m.template ?? m.rule]?.calendar) return undefined;
  const { appointmentId, meetingId, reason } = (m.occasion?.input ?? {}) as Partial<Occasion>;
  if (reason && KEEPS_ITS_TIME.test(reason)) return undefined;
  const event = async (): Promise<IcsEvent | undefined> => {
    const base = { lang: m.lang, organizer: organizerOf(kernel), attendees: [{ email: m.to }] };
    if (appointmentId) {
      const s = await stateOf(kernel, appointment, appointmentId);
      return ofAppointment(appointmentId, s, changedAt, { ...base, code: s.code });
    }
    return meetingId ? ofMeeting(meetingId, await stateOf(kernel, meeting, meetingId), changedAt, base) : undefined;
  };
  const found = await event();
  if (!found) return undefined;
  const method = found.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  return { method, content: calendarFile({ events: [found], method }) };
}
