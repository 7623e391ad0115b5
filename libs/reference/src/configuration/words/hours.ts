import type * as keys from '../keys/hours.js';
import { word, type WordsOf } from './word.js';

/** When the team answers, and when ordinary offers count. */
export const words: WordsOf<typeof keys> = {
  'hours.business': word(
    'Heures d’ouverture',
    'Opening hours',
    'Les heures où l’équipe lit et répond; les délais en heures d’ouverture les suivent.',
    'The hours when the team reads and answers; time limits in opening hours follow them.',
  ),
  'offer.window': word(
    'Heures des offres',
    'Offer hours',
    'L’horloge des vagues ordinaires s’arrête hors de ces heures.',
    'The clock of ordinary waves stops outside these hours.',
  ),
  'hours.quebecEaster': word(
    'Congé de Pâques au Québec',
    'Easter holiday in Quebec',
    'Le jour de Pâques où nos bureaux du Québec sont fermés, au choix de l’employeur.',
    'The Easter day our Quebec offices are closed, as the employer chooses.',
  ),
};
