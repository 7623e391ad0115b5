import type * as keys from '../keys/purchases.js';
import { word, type WordsOf } from './word.js';

/** Purchases, automatic top-ups, refunds and monthly plans. */
export const words: WordsOf<typeof keys> = {
  'purchase.openHours': word(
    'Durée d’un achat ouvert',
    'Life of an open purchase',
    'Un achat commencé et non payé prend fin après ce temps.',
    'A purchase that was begun and not paid ends after this long.',
  ),
  'purchase.customMinCc': word(
    'Achat libre minimal',
    'Smallest custom purchase',
    'Le plus petit nombre de juricoins qui s’achète hors paquet.',
    'The smallest number of juricoins sold outside a pack.',
  ),
  'purchase.customMaxCc': word(
    'Achat libre maximal',
    'Largest custom purchase',
    'Le plus grand nombre de juricoins qui s’achète en une fois.',
    'The largest number of juricoins sold at once.',
  ),
  'purchase.stepCc': word(
    'Pas d’un achat libre',
    'Step of a custom purchase',
    'Un achat libre est un multiple de ce nombre.',
    'A custom purchase is a multiple of this number.',
  ),
  'topup.confirmFirst': word(
    'Recharges à confirmer',
    'Top-ups to confirm',
    'Les premières recharges automatiques demandent chacune un clic.',
    'The first automatic top-ups each ask for a click.',
  ),
  'topup.thresholdMaxCc': word(
    'Seuil de recharge maximal',
    'Highest top-up threshold',
    'Le plus haut solde sous lequel une recharge peut partir.',
    'The highest balance below which a top-up may start.',
  ),
  'topup.monthlyCeilingCents': word(
    'Plafond mensuel des recharges',
    'Monthly top-up ceiling',
    'Le plus que les recharges automatiques peuvent coûter en un mois.',
    'The most that automatic top-ups may cost in a month.',
  ),
  'refund.cardDays': word(
    'Remboursement sur carte',
    'Refund to the card',
    'Un achat peut être remboursé sur la carte pendant ce nombre de jours.',
    'A purchase may be refunded to the card for this many days.',
  ),
  'refund.fourEyesAboveCents': word(
    'Remboursement à deux personnes',
    'Refund needing two people',
    'Au-dessus de ce montant, une deuxième personne approuve.',
    'Above this amount a second person approves.',
  ),
  'refund.staffDayCents': word(
    'Remboursements d’une personne par jour',
    'Refunds of one person per day',
    'Ce qu’une personne peut rembourser seule en une journée.',
    'What one person may refund alone in a day.',
  ),
  'refund.decideBusinessDays': word(
    'Délai de remboursement',
    'Time to decide a refund',
    'L’équipe décide d’une demande de remboursement dans ce délai.',
    'The team decides on a refund request within this time.',
  ),
  'subscription.plan': word(
    'Forfait mensuel',
    'Monthly plan',
    'Le prix du forfait avant taxes et les juricoins de chaque période.',
    'The price of the plan before taxes and the juricoins of each period.',
  ),
  'subscription.carryDays': word(
    'Report des juricoins du forfait',
    'Carrying over plan juricoins',
    'Les juricoins d’une période restent utilisables ce nombre de jours de plus.',
    'The juricoins of a period stay usable for this many more days.',
  ),
};
