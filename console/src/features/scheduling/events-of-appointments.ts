import { s, type Say } from '../../components/text/sentence-tools';

type Both = Record<'fr' | 'en', Record<string, string>>;

const sides: Both = {
  fr: { client: 'le client', professional: 'le professionnel', staff: 'l’équipe', system: 'le système' },
  en: { client: 'the client', professional: 'the professional', staff: 'the team', system: 'the system' },
};
const reasons: Both = {
  fr: {
    otherCommitment: ' : un empêchement',
    illness: ' : maladie',
    noLongerNeeded: ' : plus nécessaire',
    otherLawyer: ' : quelqu’un d’autre a été choisi',
    noAnswer: ' : sans réponse de l’autre',
    other: ' : autre raison',
    replaced: ' : quelqu’un d’autre prend le relais',
    withdrawn: ' : la demande a pris fin',
    professionalGone: ' : le professionnel n’est plus disponible',
    erased: ' : renseignements effacés',
  },
  en: {
    otherCommitment: ': another commitment',
    illness: ': illness',
    noLongerNeeded: ': no longer needed',
    otherLawyer: ': someone else was chosen',
    noAnswer: ': no answer from the other one',
    other: ': another reason',
    replaced: ': someone else takes over',
    withdrawn: ': the request has ended',
    professionalGone: ': the professional is no longer available',
    erased: ': information erased',
  },
};
const outcomes: Both = {
  fr: { held: 'a eu lieu', clientNoShow: 'client absent', professionalNoShow: 'professionnel absent' },
  en: { held: 'held', clientNoShow: 'client absent', professionalNoShow: 'professional absent' },
};
const of = (words: Both, lang: 'fr' | 'en', code: unknown): string => words[lang][String(code)] ?? '';
const by = (lang: 'fr' | 'en', d: Record<string, unknown>): string => of(sides, lang, d.by);
const start = (time: unknown): unknown => (time as { readonly startsAt?: string } | undefined)?.startsAt;
/** A sentence about a time, by the field that holds it. */
const about =
  (text: (when: string) => string, field: string): Say =>
  (d, w) =>
    text(w.date(start(d[field])));

/** What happens to holds and appointments, one sentence per event. */
export const eventsOfAppointments = {
  TimeTaken: s(
    (d, w) => `Temps pris à l’agenda : ${w.date(d.startsAt)}`,
    (d, w) => `Time taken in the calendar: ${w.date(d.startsAt)}`,
  ),
  TimeFreed: s('Temps libéré à l’agenda', 'Time freed in the calendar'),
  SlotHeld: s(
    (d, w) => `Plage réservée par ${by('fr', d)} : ${w.date(start(d.slot))}`,
    (d, w) => `Slot held by ${by('en', d)}: ${w.date(start(d.slot))}`,
  ),
  SlotHoldExtended: s(
    (d, w) => `Réservation prolongée. Fin : ${w.date(d.until)}`,
    (d, w) => `Hold extended. Ends: ${w.date(d.until)}`,
  ),
  SlotReleased: s(
    (d) => `Plage libérée par ${by('fr', d)}`,
    (d) => `Slot released by ${by('en', d)}`,
  ),
  SlotHoldExpired: s('Réservation de la plage expirée', 'Hold of the slot expired'),
  SlotConverted: s('Plage réservée devenue un rendez-vous', 'Held slot turned into an appointment'),
  AppointmentRequested: s(
    (d, w) => `Rendez-vous demandé par ${by('fr', d)} : ${w.date(start(d.slot))}`,
    (d, w) => `Appointment requested by ${by('en', d)}: ${w.date(start(d.slot))}`,
  ),
  AppointmentConfirmed: s(
    about((when) => `Rendez-vous confirmé : ${when}`, 'slot'),
    about((when) => `Appointment confirmed: ${when}`, 'slot'),
  ),
  SlotsProposed: s(
    (d) => `Autres moments proposés par ${by('fr', d)}`,
    (d) => `Other times proposed by ${by('en', d)}`,
  ),
  ProposalsLapsed: s('Aucun des moments proposés n’a été choisi', 'None of the proposed times was chosen'),
  AppointmentRescheduled: s(
    (d, w) => `Rendez-vous déplacé par ${by('fr', d)} : ${w.date(start(d.to))}`,
    (d, w) => `Appointment moved by ${by('en', d)}: ${w.date(start(d.to))}`,
  ),
  AppointmentTimeCorrected: s(
    about((when) => `Heure légale modifiée : le rendez-vous garde son heure locale (${when})`, 'to'),
    about((when) => `Legal time changed: the appointment keeps its local time (${when})`, 'to'),
  ),
  AppointmentCancelled: s(
    (d) => `Rendez-vous annulé par ${by('fr', d)}${of(reasons, 'fr', d.reason)}`,
    (d) => `Appointment cancelled by ${by('en', d)}${of(reasons, 'en', d.reason)}`,
  ),
  AppointmentLapsed: s('Demande de rendez-vous restée sans réponse', 'Request for an appointment left unanswered'),
  LatenessReported: s(
    (d) => `Retard annoncé par ${by('fr', d)}${d.minutes ? ` : ${String(d.minutes)} min` : ''}`,
    (d) => `Lateness reported by ${by('en', d)}${d.minutes ? `: ${String(d.minutes)} min` : ''}`,
  ),
  AppointmentOutcomeStated: s(
    (d) => `Issue du rendez-vous selon ${by('fr', d)} : ${of(outcomes, 'fr', d.outcome)}`,
    (d) => `Outcome of the appointment according to ${by('en', d)}: ${of(outcomes, 'en', d.outcome)}`,
  ),
  AppointmentHeld: s('Le rendez-vous a eu lieu', 'The appointment took place'),
  AppointmentClientNoShow: s('Client absent au rendez-vous', 'Client absent from the appointment'),
  AppointmentProfessionalNoShow: s('Professionnel absent au rendez-vous', 'Professional absent from the appointment'),
  AppointmentOutcomeDisputed: s(
    'Les deux ne disent pas la même chose du rendez-vous',
    'The two say different things about the appointment',
  ),
  AppointmentOutcomeUnknown: s('Issue du rendez-vous inconnue', 'Outcome of the appointment unknown'),
};
