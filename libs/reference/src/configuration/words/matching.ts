import type * as keys from '../keys/matching.js';
import { word, type WordsOf } from './word.js';

/** Which professionals are asked, in which order. */
export const words: WordsOf<typeof keys> = {
  'matching.weights': word(
    'Poids du jumelage',
    'Matching weights',
    'Combien de points chaque critère donne au rang d’un professionnel.',
    'How many points each criterion adds to a professional’s rank.',
  ),
  'matching.fairnessSeatsPercent': word(
    'Places réservées à l’équité',
    'Seats kept for fairness',
    'Part d’une vague réservée à ceux qui ont reçu le moins d’offres.',
    'Share of a wave kept for those who received the fewest offers.',
  ),
  'matching.explorationOffers': word(
    'Offres de découverte',
    'Discovery offers',
    'Jusqu’à ce nombre d’offres reçues, un nouveau professionnel monte au classement.',
    'Until they have received this many offers, a new professional ranks higher.',
  ),
  'matching.nearKm': word(
    'Distance « près de vous »',
    '“Near you” distance',
    'En deçà de cette distance, un professionnel est considéré comme proche du client.',
    'Within this distance a professional counts as close to the client.',
  ),
  'matching.explanationDays': word(
    'Conservation des explications',
    'Keeping explanations',
    'Les explications du jumelage sont effacées après ce nombre de jours.',
    'Matching explanations are erased after this many days.',
  ),
};
