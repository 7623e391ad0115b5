import { acceptance } from '@jurilien/acceptance';
import type { RecordedOf } from '@jurilien/event-sourcing';
import { appointment, type Side, type Slot } from '@jurilien/scheduling';
import { trigger, type Occurrence } from '../trigger.js';
import { IDS } from './acceptances.js';

type Of<T extends keyof typeof appointment.events & string> = RecordedOf<typeof appointment.events, T>;
const ABOUT = ['appointmentId', 'timeVersion'] as const;

/** Once per event of an appointment. */
const each = ({ version, data: { appointmentId } }: { readonly version: number; readonly data: { readonly appointmentId: string } }) => ({
  key: `${appointmentId}:${version}`,
  about: { appointmentId },
});

/** The time of an appointment is set, or is another one: once per version of it, so that an old time is never announced. */
interface TimeSet {
  readonly data: { readonly appointmentId: string; readonly version: number };
}
type News = 'confirmed' | 'moved' | 'corrected';
const set = ({ data: { appointmentId, version } }: TimeSet, reason: News, at: string | undefined): readonly Occurrence[] => [
  {
    key: `${appointmentId}:v${version}`,
    about: { appointmentId, timeVersion: version, reason, ...(at ? { forDate: at } : {}) },
    ...(at ? { anchor: at } : {}),
  },
];
/** What each such event makes, counted from an instant of the time that is set. */
const timeSet = (anchorOf: (slot: Slot) => string | undefined) => ({
  AppointmentConfirmed: (e: Of<'AppointmentConfirmed'>) => set(e, 'confirmed', anchorOf(e.data.slot)),
  AppointmentRescheduled: (e: Of<'AppointmentRescheduled'>) => set(e, 'moved', anchorOf(e.data.to)),
  AppointmentTimeCorrected: (e: Of<'AppointmentTimeCorrected'>) => set(e, 'corrected', anchorOf(e.data.to)),
});

/** Someone asks for a time, or proposes others: the other side is to answer. */
const asked = (sides: readonly Side[]) => {
  const on = (e: Of<'AppointmentRequested'> | Of<'SlotsProposed'>): readonly Occurrence[] => (sides.includes(e.data.by) ? [each(e)] : []);
  return { AppointmentRequested: on, SlotsProposed: on };
};

/** What became of an appointment otherwise, for a side that did not do it itself: `cancelled-professional`, `late-client`, `lapsed`. */
const changed = (reader: Side) => {
  const on =
    (what: 'cancelled' | 'late') =>
    (e: Of<'AppointmentCancelled'> | Of<'LatenessReported'>): readonly Occurrence[] => {
      const one = each(e);
      return e.data.by === reader ? [] : [{ ...one, about: { ...one.about, reason: `${what}-${e.data.by}` } }];
    };
  return {
    AppointmentCancelled: on('cancelled'),
    LatenessReported: on('late'),
    AppointmentLapsed: (e: Of<'AppointmentLapsed'>): readonly Occurrence[] => {
      const one = each(e);
      return [{ ...one, about: { ...one.about, reason: 'lapsed' } }];
    },
  };
};

/** Appointments of clients with professionals (R26–R34). */
export const appointmentTriggers = [
  trigger(acceptance)({
    key: 'bookingOffered',
    label: { fr: 'Le client peut prendre rendez-vous', en: 'The client can book an appointment' },
    about: IDS,
    on: {
      AcceptanceOpened: ({ data: { leadId, acceptanceId, professionalId, province } }) => [
        { key: acceptanceId, about: { leadId, acceptanceId, professionalId }, province },
      ],
    },
  }),
  trigger(appointment)({
    key: 'appointmentAskedOfProfessional',
    label: { fr: 'Le professionnel doit confirmer un rendez-vous', en: 'The professional is to confirm an appointment' },
    about: ['appointmentId'],
    on: asked(['client', 'staff', 'system']),
  }),
  trigger(appointment)({
    key: 'appointmentAskedOfClient',
    label: { fr: 'Le client doit confirmer un rendez-vous', en: 'The client is to confirm an appointment' },
    about: ['appointmentId'],
    on: asked(['professional']),
  }),
  trigger(appointment)({
    key: 'appointmentSet',
    label: { fr: 'Un rendez-vous est confirmé ou déplacé', en: 'An appointment is confirmed or moved' },
    about: [...ABOUT, 'reason'],
    on: timeSet(() => undefined),
  }),
  trigger(appointment)({
    key: 'appointmentNears',
    label: { fr: 'Un rendez-vous approche', en: 'An appointment comes near' },
    about: [...ABOUT, 'forDate'],
    on: timeSet(({ startsAt }) => startsAt),
  }),
  trigger(appointment)({
    key: 'appointmentOver',
    label: { fr: 'L’heure d’un rendez-vous est passée', en: 'The time of an appointment has passed' },
    about: [...ABOUT, 'forDate'],
    on: timeSet(({ endsAt }) => endsAt),
  }),
  trigger(appointment)({
    key: 'appointmentChangedForClient',
    label: {
      fr: 'Un rendez-vous est annulé, échu ou retardé, sans que ce soit par le client',
      en: 'An appointment is cancelled, has lapsed or is delayed, and not by the client',
    },
    about: ['appointmentId', 'reason'],
    on: changed('client'),
  }),
  trigger(appointment)({
    key: 'appointmentChangedForProfessional',
    label: {
      fr: 'Un rendez-vous est annulé, échu ou retardé, sans que ce soit par le professionnel',
      en: 'An appointment is cancelled, has lapsed or is delayed, and not by the professional',
    },
    about: ['appointmentId', 'reason'],
    on: changed('professional'),
  }),
];
