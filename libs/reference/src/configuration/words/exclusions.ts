import type * as keys from '../keys/exclusions.js';
import { word, type WordsOf } from './word.js';

/** Blocks and the blacklist. */
export const words: WordsOf<typeof keys> = {
  'blacklist.months': word(
    'Durée d’une inscription',
    'Length of an entry',
    'Une inscription à la liste noire dure ce nombre de mois.',
    'An entry on the blacklist lasts this many months.',
  ),
  'blacklist.appealBusinessDays': word(
    'Réponse à une contestation',
    'Answer to an appeal',
    'L’équipe répond à une contestation dans ce délai.',
    'The team answers an appeal within this time.',
  ),
};
