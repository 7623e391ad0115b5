import type * as keys from '../keys/pricing.js';
import { word, type WordsOf } from './word.js';

/** What access to a request costs. */
export const words: WordsOf<typeof keys> = {
  'pricing.base': word(
    'Prix de base',
    'Base price',
    'Le prix d’une demande avant les facteurs, tant que le personnel n’en fixe pas un autre.',
    'The price of a request before factors, unless staff set another.',
  ),
  'pricing.factor': word(
    'Facteurs de prix',
    'Price factors',
    'Chaque caractéristique de la demande multiplie son prix par le facteur indiqué.',
    'Each characteristic of the request multiplies its price by the factor shown.',
  ),
  'pricing.superMultiplier': word(
    'Multiplicateur d’une superdemande',
    'Multiplier of a super request',
    'Le prix d’une superdemande est multiplié par ce nombre.',
    'The price of a super request is multiplied by this number.',
  ),
  'pricing.minCc': word('Prix minimal', 'Lowest price', 'Aucune demande ne coûte moins.', 'No request costs less.'),
  'pricing.maxCc': word('Prix maximal', 'Highest price', 'Aucune demande ne coûte plus.', 'No request costs more.'),
  'pricing.stepCc': word(
    'Pas des prix',
    'Price step',
    'Un prix est arrondi au multiple supérieur de ce nombre.',
    'A price is rounded up to a multiple of this number.',
  ),
  'pricing.fourEyesAboveCc': word(
    'Prix à deux personnes',
    'Price needing two people',
    'Au-dessus de ce prix, une deuxième personne doit approuver.',
    'Above this price a second person must approve.',
  ),
  'billing.model': word(
    'Mode de paiement',
    'How access is paid',
    'Les professionnels paient chaque demande, ou un forfait mensuel sans prix par demande.',
    'Professionals pay for each request, or a monthly plan without a price per request.',
  ),
};
