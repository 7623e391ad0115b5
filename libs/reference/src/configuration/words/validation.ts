import type * as keys from '../keys/validation.js';
import { word, type WordsOf } from './word.js';

/** Reading and validating requests. */
export const words: WordsOf<typeof keys> = {
  'validation.slaMinutes': word(
    'Délai de validation',
    'Time to validate',
    'Une demande doit être lue et validée dans ce délai, aux heures d’ouverture.',
    'A request must be read and validated within this time, during opening hours.',
  ),
  'validation.escalatePercent': word(
    'Seuil d’alerte de validation',
    'Validation alert threshold',
    'Quand cette part du délai de validation est passée, la demande compte parmi celles à risque.',
    'Once this share of the time to validate is used up, the request counts as at risk.',
  ),
  'validation.lockMinutes': word(
    'Verrou de validation',
    'Validation lock',
    'La personne qui ouvre une demande pour la valider la garde pour elle pendant ce temps.',
    'The person who opens a request to validate it keeps it to themselves for this long.',
  ),
  'validation.call.tries': word(
    'Essais d’appel',
    'Call attempts',
    'Après ce nombre d’appels sans réponse, la demande peut être rejetée.',
    'After this many unanswered calls, the request may be rejected.',
  ),
  'validation.call.days': word(
    'Durée des essais d’appel',
    'Span of call attempts',
    'Les appels sans réponse doivent s’étaler sur au moins ce nombre de jours.',
    'The unanswered calls must span at least this many days.',
  ),
};
