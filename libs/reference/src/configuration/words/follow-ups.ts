import type * as keys from '../keys/follow-ups.js';
import { word, type WordsOf } from './word.js';

/** Tasks of the team. */
export const words: WordsOf<typeof keys> = {
  'followUp.detractorHours': word(
    'Rappel d’une personne insatisfaite',
    'Call to a dissatisfied person',
    'Une note basse, ou le souhait d’être appelé, demande un appel de l’équipe dans ce délai d’heures ouvrables.',
    'A low grade, or the wish to be called, asks the team for a call within this many business hours.',
  ),
  'followUp.overdueDays': word(
    'Suivi en retard',
    'Overdue follow-up',
    'Un suivi encore à faire ce nombre de jours ouvrables après son échéance passe devant tous les autres.',
    'A follow-up still undone this many business days after it was due goes before all others.',
  ),
};
