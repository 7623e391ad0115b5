import type { AppointmentState } from '@jurilien/scheduling';
import { whenWords } from '@jurilien/reference';
import { appointmentOf } from '../../lookup.js';
import { waitsFor } from '../../lookups/scheduling.js';
import { variable, type Reader } from '../../variable.js';
import { whenVariables } from './when.js';

/** The clocks of an appointment: its reader's own first, then the other side's. */
function clocksOf({ clientZone, professionalZone }: AppointmentState, { kind, zone }: Reader): readonly string[] {
  const [own, other] = kind === 'professional' ? [professionalZone, clientZone] : [clientZone, professionalZone];
  return [own ?? zone, ...(other ? [other] : [])];
}
/** Appointments of clients with professionals. */
export const appointmentVariables = [
  ...whenVariables(
    {
      key: 'appointmentAt',
      label: { fr: 'Heure du rendez-vous, sur l’horloge de chacun', en: 'Time of the appointment, on each person’s clock' },
    },
    { key: 'appointmentDate', label: { fr: 'Heure du rendez-vous, en bref', en: 'Time of the appointment, in short' } },
    async (l, reader) => {
      const s = await appointmentOf(l);
      return s?.slot && { instant: s.slot.startsAt, zones: clocksOf(s, reader) };
    },
  ),
  variable({
    key: 'appointmentMode',
    label: { fr: 'Par téléphone, en vidéo ou en personne', en: 'By phone, by video or in person' },
    privacy: 'public',
    sample: { fr: 'phone', en: 'phone' },
    find: async (l) => (await appointmentOf(l))?.mode,
  }),
  variable({
    key: 'appointmentNews',
    label: { fr: 'Rendez-vous confirmé, déplacé ou corrigé', en: 'Appointment confirmed, moved or corrected' },
    privacy: 'public',
    sample: { fr: 'confirmed', en: 'confirmed' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'appointmentChange',
    label: { fr: 'Ce qui arrive au rendez-vous, et par qui', en: 'What happens to the appointment, and by whom' },
    privacy: 'public',
    sample: { fr: 'cancelled-professional', en: 'cancelled-professional' },
    find: ({ about }) => about.reason,
  }),
  variable({
    key: 'appointmentAsk',
    label: {
      fr: 'Ce qui est demandé : une heure à confirmer, ou des heures au choix',
      en: 'What is asked: a time to confirm, or times to choose from',
    },
    privacy: 'public',
    sample: { fr: 'confirm', en: 'confirm' },
    find: async (l) => {
      const s = await appointmentOf(l);
      return s && waitsFor(s) && (s.status === 'Proposing' ? 'choose' : 'confirm');
    },
  }),
  variable({
    key: 'appointmentAnswerBy',
    label: { fr: 'Jusqu’à quand répondre au rendez-vous demandé', en: 'Until when to answer the appointment asked for' },
    privacy: 'public',
    sample: { fr: 'jeudi 24 septembre à 14 h 30', en: 'Thursday, September 24 at 2:30 p.m.' },
    find: async (l, reader) => {
      const s = await appointmentOf(l);
      const by = s?.status === 'Proposing' ? s.proposals?.until : s?.confirmBy;
      return s && by && whenWords(by, reader.lang, clocksOf(s, reader)[0]);
    },
  }),
  variable({
    key: 'appointmentUrl',
    label: { fr: 'Lien vers le rendez-vous', en: 'Link to the appointment' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/rendez-vous/018f2a10/q8Zr1m', en: 'https://jurilien.example/en/appointment/018f2a10/q8Zr1m' },
    find: async (l, reader) => {
      const s = await appointmentOf(l);
      const { appointmentId } = l.about;
      if (!s?.leadId || !s.acceptanceId || appointmentId === undefined) return undefined;
      const { leadId, acceptanceId, professionalId } = s;
      // Whose side a link speaks for follows from whether it names the professional.
      const side = reader.kind === 'professional' && professionalId ? { professionalId } : {};
      return l.link('appointment', reader, { subject: { leadId, acceptanceId, appointmentId, ...side } });
    },
  }),
  variable({
    key: 'bookingUrl',
    label: { fr: 'Lien pour prendre rendez-vous', en: 'Link to book an appointment' },
    privacy: 'public',
    sample: { fr: 'https://jurilien.example/reservations/q8Zr1m', en: 'https://jurilien.example/en/reservations/q8Zr1m' },
    find: (l, reader) => l.link('reservations', reader),
  }),
];
