import type * as keys from '../keys/claims.js';
import { word, type WordsOf } from './word.js';

/** Reservations: how long, how many, and those made by a rule. */
export const words: WordsOf<typeof keys> = {
  'claim.conflictMode': word(
    'Vérification des conflits avant l’acceptation',
    'Conflict check before acceptance',
    'Si le professionnel voit les noms pendant sa réservation. Sinon, aucun nom n’est montré avant l’acceptation, et ceux qui le sont disparaissent aussitôt.',
    'Whether professionals see the names during their reservation. If not, no name is shown before acceptance, and those on show disappear at once.',
  ),
  'claim.holdMinutes': word(
    'Durée d’une réservation',
    'Length of a reservation',
    'Temps qu’a un professionnel pour confirmer une demande qu’il a réservée.',
    'Time a professional has to confirm a request they reserved.',
  ),
  'claim.extendMinutes': word(
    'Prolongation pour payer',
    'Extension to pay',
    'Temps ajouté une fois à la réservation de qui doit acheter des juricoins.',
    'Time added once to the reservation of someone who must buy juricoins.',
  ),
  'claim.graceSeconds': word(
    'Tolérance de fin',
    'Grace at the end',
    'Une confirmation qui arrive avec ce retard vaut encore.',
    'A confirmation that arrives this late still counts.',
  ),
  'claim.unfunded.concurrent': word(
    'Réservations sans solde à la fois',
    'Reservations without balance at once',
    'Combien de demandes un professionnel peut réserver avant d’avoir les juricoins.',
    'How many requests a professional may reserve before having the juricoins.',
  ),
  'claim.unfunded.per30d': word(
    'Réservations sans solde en 30 jours',
    'Reservations without balance in 30 days',
    'Combien de ces réservations un professionnel peut faire en trente jours.',
    'How many of these reservations a professional may make in thirty days.',
  ),
  'claim.maxUnconverted24h': word(
    'Réservations sans suite en 24 heures',
    'Reservations that came to nothing in 24 hours',
    'Après ce nombre de réservations abandonnées en une journée, il faut attendre.',
    'After this many abandoned reservations in a day, the professional must wait.',
  ),
  'caps.claimsPerDay': word(
    'Réservations par jour',
    'Reservations per day',
    'Le plus qu’un professionnel peut réserver en 24 heures; il peut se fixer moins.',
    'The most a professional may reserve in 24 hours; they may set less for themselves.',
  ),
  'caps.claimsPerWeek': word(
    'Réservations par semaine',
    'Reservations per week',
    'Le plus qu’un professionnel peut réserver en sept jours; il peut se fixer moins.',
    'The most a professional may reserve in seven days; they may set less for themselves.',
  ),
  'autoClaim.delaySeconds': word(
    'Délai de la réservation automatique',
    'Delay of automatic reservation',
    'Une règle automatique attend ce temps avant de réserver.',
    'An automatic rule waits this long before it reserves.',
  ),
  'autoClaim.maxPerDay': word(
    'Réservations automatiques par jour',
    'Automatic reservations per day',
    'Le plus qu’une règle automatique réserve en une journée.',
    'The most an automatic rule reserves in one day.',
  ),
  'autoClaim.timeoutsToOff': word(
    'Arrêt de la règle automatique',
    'Stopping the automatic rule',
    'Après ce nombre de réservations échues de suite, la règle s’arrête.',
    'After this many lapsed reservations in a row, the rule stops.',
  ),
};
