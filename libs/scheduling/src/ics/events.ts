import type { APPOINTMENT_KINDS, AppointmentState } from '../lives/appointment.js';
import type { MeetingKind } from '@jurilien/reference';
import type { MeetingState } from '../lives/meeting.js';
import type { Mode } from '../slot.js';
import type { IcsEvent, IcsPerson } from '@jurilien/contracts';

type Lang = 'fr' | 'en';
type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

/** What a calendar file says of an appointment, as a row of the view has it. */
export interface CalendarAppointment {
  readonly id: string;
  readonly version: number;
  readonly state: Exclude<AppointmentState['status'], 'None'>;
  readonly kind: AppointmentKind;
  readonly mode: Mode;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly changedAt: string;
}

/** The same of a meeting with our team that has a time. */
export interface CalendarMeeting {
  readonly id: string;
  readonly version: number;
  readonly state: Exclude<MeetingState['status'], 'None' | 'Invited'>;
  readonly kind: MeetingKind;
  readonly mode: Mode;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly changedAt: string;
}

/** What its reader may see beside the time. Nothing of it is there where others may look into the reader's calendar. */
interface Shown {
  readonly lang: Lang;
  /** The request's code. */
  readonly code?: string | undefined;
  /** With whom, where the owner of a feed asks for it or the reader is told anyway. */
  readonly name?: string | undefined;
  /** Where one is met, or the address of the call. */
  readonly place?: string | undefined;
  readonly url?: string | undefined;
  /** Safe contact (4.8): one word and the time. */
  readonly neutral?: boolean;
  readonly organizer?: IcsPerson | undefined;
  readonly attendees?: readonly IcsPerson[] | undefined;
  readonly remindMinutes?: number | undefined;
}

const WORDS = {
  fr: {
    plain: 'Rendez-vous',
    toConfirm: 'À confirmer :',
    first: 'Rendez-vous',
    consultation: 'Consultation',
    followUp: 'Rendez-vous de suivi',
    onboarding: 'Rencontre d’accueil',
    accountReview: 'Rencontre de suivi',
    validationCall: 'Appel de validation',
    candidateInterview: 'Entrevue',
    phone: 'Par téléphone',
    video: 'Par vidéo',
    inPerson: 'En personne',
  },
  en: {
    plain: 'Appointment',
    toConfirm: 'To confirm:',
    first: 'Appointment',
    consultation: 'Consultation',
    followUp: 'Follow-up appointment',
    onboarding: 'Onboarding meeting',
    accountReview: 'Account review meeting',
    validationCall: 'Validation call',
    candidateInterview: 'Interview',
    phone: 'By phone',
    video: 'By video',
    inPerson: 'In person',
  },
} as const;

const ASKED: ReadonlySet<string> = new Set(['Requested', 'Proposing']);

const stateOf = ({ state, endsAt, changedAt }: CalendarAppointment | CalendarMeeting): IcsEvent['state'] => {
  // What lapsed after its time took that time all the same: only no one said what came of it.
  if (state === 'Cancelled' || (state === 'Lapsed' && changedAt < endsAt)) return 'cancelled';
  return ASKED.has(state) ? 'tentative' : 'confirmed';
};

function eventOf(of: CalendarAppointment | CalendarMeeting, shown: Shown): IcsEvent {
  const t = WORDS[shown.lang];
  const { id, startsAt, endsAt, changedAt } = of;
  const state = stateOf(of);
  // What is over counts as one more change: programs take an event out only for a higher number than the one they have.
  const sequence = state === 'cancelled' ? of.version + 1 : of.version;
  const { organizer, attendees, remindMinutes } = shown;
  const fixed = { id, sequence, state, startsAt, endsAt, changedAt, organizer, attendees, remindMinutes };
  if (shown.neutral) return { ...fixed, summary: t.plain };
  const summary = [
    state === 'tentative' ? t.toConfirm : undefined,
    t[of.kind],
    shown.name,
    shown.name && shown.code ? `(${shown.code})` : shown.code,
  ];
  return {
    ...fixed,
    summary: summary.filter(Boolean).join(' '),
    description: [t[of.mode], shown.url].filter(Boolean).join('\n'),
    location: shown.place ?? t[of.mode],
    url: shown.url,
  };
}

/** An appointment as an event, the same in an attachment, a feed and a file that is fetched. */
export const appointmentEvent = (appointment: CalendarAppointment, shown: Shown): IcsEvent => eventOf(appointment, shown);

/** A meeting with our team as an event. */
export const meetingEvent = (meeting: CalendarMeeting, shown: Shown): IcsEvent => eventOf(meeting, shown);
