import type * as keys from '../keys/lead-credits.js';
import { word, type WordsOf } from './word.js';

/** Juricoins returned for a request that was not what it should have been. */
export const words: WordsOf<typeof keys> = {
  'leadCredit.windowDays': word(
    'Délai pour demander un crédit',
    'Time to ask for a credit',
    'Un professionnel peut demander un crédit pendant ce nombre de jours.',
    'A professional may ask for a credit for this many days.',
  ),
  'leadCredit.unreachableDays': word(
    'Délai si le client est injoignable',
    'Time when the client cannot be reached',
    'Le même délai quand le client ne répond pas.',
    'The same time when the client does not answer.',
  ),
  'leadCredit.superDays': word(
    'Délai pour une superdemande',
    'Time for a super request',
    'Le même délai pour une superdemande.',
    'The same time for a super request.',
  ),
  'leadCredit.decideBusinessDays': word(
    'Délai de décision',
    'Time to decide',
    'L’équipe décide d’une demande de crédit dans ce délai.',
    'The team decides on a credit request within this time.',
  ),
  'leadCredit.autoApproveBusinessDays': word(
    'Approbation sans décision',
    'Approval without a decision',
    'Sans décision après ce délai, le crédit est accordé.',
    'Without a decision after this time, the credit is granted.',
  ),
  'leadCredit.conflictBusinessDays': word(
    'Délai pour un conflit d’intérêts',
    'Time for a conflict of interest',
    'Un conflit découvert dans ce délai donne droit au crédit.',
    'A conflict found within this time gives a right to the credit.',
  ),
  'leadCredit.duplicateDays': word(
    'Délai pour un doublon',
    'Time for a duplicate',
    'Une demande du même client reçue dans ce délai compte comme un doublon.',
    'A request from the same client received within this time counts as a duplicate.',
  ),
  'leadCredit.unreachable.attempts': word(
    'Essais avant « injoignable »',
    'Attempts before “unreachable”',
    'Combien d’essais il faut pour dire un client injoignable.',
    'How many attempts it takes to call a client unreachable.',
  ),
  'leadCredit.unreachable.days': word(
    'Jours d’essais',
    'Days of attempts',
    'Les essais doivent porter sur ce nombre de jours différents.',
    'The attempts must fall on this many different days.',
  ),
  'leadCredit.unreachable.channels': word(
    'Moyens d’essai',
    'Ways of attempting',
    'Les essais doivent utiliser ce nombre de moyens différents.',
    'The attempts must use this many different ways.',
  ),
  'leadCredit.unreachable.waitHours': word(
    'Attente après le dernier essai',
    'Wait after the last attempt',
    'Le crédit se demande ce temps après le dernier essai.',
    'The credit may be asked for this long after the last attempt.',
  ),
  'leadCredit.abusePercent': word(
    'Seuil d’abus',
    'Threshold of abuse',
    'Au-dessus de cette part de crédits, une personne regarde chaque demande.',
    'Above this share of credits a person looks at each request.',
  ),
  'leadCredit.abuseDays': word(
    'Période du seuil d’abus',
    'Span of the threshold',
    'Les crédits sont comptés sur ce nombre de jours.',
    'Credits are counted over this many days.',
  ),
  'leadCredit.abuseMinAcceptances': word(
    'Acceptations avant le seuil',
    'Acceptances before the threshold',
    'Le seuil ne vaut qu’à partir de ce nombre d’acceptations.',
    'The threshold applies only from this many acceptances.',
  ),
};
