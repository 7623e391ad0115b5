import type * as keys from '../keys/scheduling.js';
import { word, type WordsOf } from './word.js';

/** Holds, appointments and the hours in which someone can be met. */
export const words: WordsOf<typeof keys> = {
  'reservation.holdMinutes': word(
    'Durée d’une plage réservée',
    'How long a slot is held',
    'Une plage choisie reste réservée à la personne pendant ce nombre de minutes.',
    'A slot that someone chose stays theirs for this many minutes.',
  ),
  'reservation.extendOnce': word(
    'Prolongation d’une plage réservée',
    'Extension of a held slot',
    'L’équipe peut prolonger une plage réservée une seule fois, de ce nombre de minutes.',
    'The team may extend a held slot once, by this many minutes.',
  ),
  'appointment.confirmHours': word(
    'Délai pour confirmer un rendez-vous',
    'Time to confirm an appointment',
    'Un rendez-vous demandé et non confirmé tombe après ce nombre d’heures, au plus tard deux heures avant son début.',
    'An appointment that was requested and not confirmed lapses after this many hours, at the latest two hours before it starts.',
  ),
  'appointment.minNoticeHours': word(
    'Préavis d’un rendez-vous',
    'Notice for an appointment',
    'Aucune plage n’est offerte plus tôt, sauf si la personne a fixé son propre préavis; en deçà, déplacer un rendez-vous demande l’accord de l’autre.',
    'No slot is offered sooner unless a person set their own notice; within it, moving an appointment needs the other side’s agreement.',
  ),
  'appointment.proposals': word(
    'Plages par proposition',
    'Slots per proposal',
    'Combien d’autres plages une personne peut proposer à la fois.',
    'How many other slots someone may propose at once.',
  ),
  'appointment.proposalHoldHours': word(
    'Durée d’une proposition',
    'Life of a proposal',
    'Les plages proposées restent réservées pendant ce nombre d’heures.',
    'Slots that were proposed stay held for this many hours.',
  ),
  'appointment.remindHours': word(
    'Rappels avant un rendez-vous',
    'Reminders before an appointment',
    'Les deux personnes reçoivent un rappel ce nombre d’heures avant le début.',
    'Both sides are reminded this many hours before it starts.',
  ),
  'appointment.outcomeDays': word(
    'Délai pour dire ce qui s’est passé',
    'Time to say what happened',
    'Sans réponse après ce nombre de jours, l’issue d’un rendez-vous reste inconnue.',
    'Without an answer after this many days, how an appointment went stays unknown.',
  ),
  'availability.slotMinutes': word(
    'Durée d’un rendez-vous',
    'Length of an appointment',
    'Durée des plages offertes tant que la personne n’en choisit pas une autre.',
    'Length of the slots offered until someone chooses another.',
  ),
  'availability.bufferMinutes': word(
    'Temps libre entre deux rendez-vous',
    'Free time between appointments',
    'Minutes gardées libres avant et après chaque rendez-vous tant que la personne n’en choisit pas d’autres.',
    'Minutes kept free before and after each appointment until someone chooses others.',
  ),
  'availability.horizonDays': word(
    'Réserver jusqu’à combien de jours d’avance',
    'How far ahead one can book',
    'Aucune plage n’est offerte au-delà de ce nombre de jours.',
    'No slot is offered beyond this many days.',
  ),
  'tz.keepWallTime': word(
    'Garder l’heure convenue si les règles d’un fuseau changent',
    'Keep the agreed hour when the rules of a time zone change',
    'Activé, un rendez-vous pris pour 9 h reste à 9 h : c’est son instant qui est recalculé, et les deux personnes en sont informées.',
    'When on, an appointment made for 9 a.m. stays at 9 a.m.: its instant is recomputed and both sides are told.',
  ),
};
