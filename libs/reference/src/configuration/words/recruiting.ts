import type * as keys from '../keys/recruiting.js';
import { word, type WordsOf } from './word.js';

/** Candidates and firms. */
export const words: WordsOf<typeof keys> = {
  'recruit.maxOpenContacts': word(
    'Approches ouvertes par cabinet',
    'Open approaches per firm',
    'Combien de candidats un cabinet peut approcher à la fois.',
    'How many candidates a firm may approach at once.',
  ),
  'recruit.contactDays': word(
    'Durée d’une approche',
    'Life of an approach',
    'Une approche sans réponse prend fin après ce nombre de jours.',
    'An unanswered approach ends after this many days.',
  ),
  'recruit.staleMonths': word(
    'Profil inactif',
    'Inactive profile',
    'Un profil sans activité est masqué après ce nombre de mois.',
    'A profile without activity is hidden after this many months.',
  ),
  'recruit.maxAlerts': word(
    'Recherches enregistrées',
    'Saved searches',
    'Combien de recherches un cabinet peut enregistrer.',
    'How many searches a firm may save.',
  ),
};
