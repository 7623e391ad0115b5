import { APPOINTMENT_STATES, type AppointmentState, type MeetingState } from '@jurilien/scheduling';
import { fact } from '../fact.js';
import { acceptanceOf, appointmentOf, type Lookup } from '../lookup.js';
import { meetingOf, offersBooking, sendsOwnLink, stands, waitsFor } from '../lookups/scheduling.js';

const ofAppointment =
  <T>(of: (s: AppointmentState, l: Lookup) => T) =>
  async (l: Lookup): Promise<T | undefined> => {
    const s = await appointmentOf(l);
    return s && of(s, l);
  };
const ofMeeting =
  <T>(of: (s: MeetingState, l: Lookup) => T) =>
  async (l: Lookup): Promise<T | undefined> => {
    const s = await meetingOf(l);
    return s && of(s, l);
  };
type Timed = Pick<AppointmentState, 'slot' | 'version'>;
const isCurrent = ({ version }: Timed, { about }: Lookup): boolean => about.timeVersion === undefined || about.timeVersion === version;
const isAhead = ({ slot }: Timed, { now }: Lookup): boolean => slot !== undefined && Date.parse(slot.startsAt) > Date.parse(now);

/** Appointments of clients with professionals, and meetings with the team. */
export const schedulingFacts = [
  fact({
    key: 'professional.offersBooking',
    label: { fr: 'Le professionnel offre de prendre rendez-vous en ligne', en: 'The professional offers online booking' },
    type: 'boolean',
    of: offersBooking,
  }),
  fact({
    key: 'professional.ownBookingLink',
    label: {
      fr: 'Le professionnel envoie lui-même son lien de rendez-vous',
      en: 'The professional sends their booking link in their own words',
    },
    type: 'boolean',
    of: sendsOwnLink,
  }),
  fact({
    key: 'acceptance.isBooked',
    label: { fr: 'Un rendez-vous est demandé ou pris', en: 'An appointment is asked for or made' },
    type: 'boolean',
    of: async (l) => {
      const deal = await acceptanceOf(l);
      return deal && l.about.acceptanceId !== undefined ? l.ask.hasAppointment(l.about.acceptanceId) : undefined;
    },
  }),
  fact({
    key: 'appointment.status',
    label: { fr: 'État du rendez-vous', en: 'State of the appointment' },
    type: { oneOf: APPOINTMENT_STATES },
    of: ofAppointment(({ status }) => status),
  }),
  fact({
    key: 'appointment.stands',
    label: { fr: 'Le rendez-vous est confirmé', en: 'The appointment is confirmed' },
    type: 'boolean',
    of: ofAppointment((s) => stands(s)),
  }),
  fact({
    key: 'appointment.waitsFor',
    label: { fr: 'Qui doit confirmer le rendez-vous', en: 'Who is to confirm the appointment' },
    type: { oneOf: ['client', 'professional'] },
    of: ofAppointment((s) => waitsFor(s)),
  }),
  fact({
    key: 'appointment.isCurrent',
    label: { fr: 'L’heure du rendez-vous n’a pas changé depuis', en: 'The time of the appointment has not changed since' },
    type: 'boolean',
    of: ofAppointment(isCurrent),
  }),
  fact({
    key: 'appointment.isAhead',
    label: { fr: 'Le rendez-vous est à venir', en: 'The appointment is still to come' },
    type: 'boolean',
    of: ofAppointment(isAhead),
  }),
  fact({
    key: 'appointment.statedByClient',
    label: { fr: 'Le client a dit si le rendez-vous a eu lieu', en: 'The client has said whether the appointment took place' },
    type: 'boolean',
    of: ofAppointment(({ stated }) => stated.client !== undefined),
  }),
  fact({
    key: 'appointment.statedByProfessional',
    label: { fr: 'Le professionnel a dit si le rendez-vous a eu lieu', en: 'The professional has said whether the appointment took place' },
    type: 'boolean',
    of: ofAppointment(({ stated }) => stated.professional !== undefined),
  }),
  fact({
    key: 'meeting.status',
    label: { fr: 'État de la rencontre', en: 'State of the meeting' },
    type: { oneOf: ['Invited', 'Scheduled', 'Held', 'NoShow', 'Cancelled', 'Lapsed'] },
    of: ofMeeting(({ status }) => status),
  }),
  fact({
    key: 'meeting.isCurrent',
    label: { fr: 'L’heure de la rencontre n’a pas changé depuis', en: 'The time of the meeting has not changed since' },
    type: 'boolean',
    of: ofMeeting(isCurrent),
  }),
  fact({
    key: 'meeting.isAhead',
    label: { fr: 'La rencontre est à venir', en: 'The meeting is still to come' },
    type: 'boolean',
    of: ofMeeting(isAhead),
  }),
];
