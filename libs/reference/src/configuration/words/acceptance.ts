import type * as keys from '../keys/acceptance.js';
import { word, type WordsOf } from './word.js';

/** First contact, outcome, replacement and the relayed conversation. */
export const words: WordsOf<typeof keys> = {
  'contact.slaHours': word(
    'Délai du premier contact',
    'Time to first contact',
    'Le professionnel joint son client dans ce délai, aux heures d’ouverture.',
    'The professional reaches the client within this time, during opening hours.',
  ),
  'contact.nudgeMinutes': word(
    'Rappels du premier contact',
    'Reminders of first contact',
    'Après ces minutes d’ouverture, un rappel part au professionnel.',
    'After these opening minutes a reminder goes to the professional.',
  ),
  'contact.silentHours': word(
    'Question au client',
    'Question to the client',
    'Après ce temps, nous demandons au client si on l’a joint.',
    'After this long we ask the client whether they were reached.',
  ),
  'contact.readableDays': word(
    'Lecture des coordonnées',
    'Reading contact details',
    'Le professionnel peut lire les coordonnées de son client pendant ce nombre de jours.',
    'The professional may read their client’s contact details for this many days.',
  ),
  'relay.afterClosingDays': word(
    'Messages relayés après la fin',
    'Relayed messages after the end',
    'Les messages entre client et professionnel passent encore ce nombre de jours.',
    'Messages between client and professional still pass for this many days.',
  ),
  'relay.answerHours': word(
    'Réponse par texto',
    'Answer by text',
    'Une réponse par texto est attribuée à la conversation pendant ce temps.',
    'An answer by text is matched to the conversation for this long.',
  ),
  'replacement.maxSelfService': word(
    'Remplacements sans appel',
    'Replacements without a call',
    'Combien de fois le client peut changer de professionnel lui-même.',
    'How many times the client may change professionals on their own.',
  ),
  'replacement.answerHours': word(
    'Réponse à un remplacement',
    'Answer to a replacement',
    'L’équipe répond à une demande de remplacement dans ce délai.',
    'The team answers a replacement request within this time.',
  ),
  'outcome.remindDays': word(
    'Rappels du résultat',
    'Reminders of the outcome',
    'Le professionnel est prié d’inscrire le résultat après ces jours.',
    'The professional is asked to record the outcome after these days.',
  ),
};
