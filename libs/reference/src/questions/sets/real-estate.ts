import type { Question } from '../question.js';
import { date, many, money, one, option, text, when, words, yesNo } from './build.js';

/** Real estate: the operation, what is signed, the date that presses. */
export const realEstate: readonly Question[] = [
  many('realestate.need', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    option('buy', 'Acheter', 'Buying'),
    option('sell', 'Vendre', 'Selling'),
    option('mortgage', 'Hypothèque ou refinancement', 'Mortgage or refinancing'),
    option('condo', 'Copropriété', 'Condominium'),
    option('works', 'Construction ou rénovation', 'Construction or renovation'),
    option('neighbour', 'Bornage, servitude ou voisinage', 'Boundaries, easement or neighbours'),
    option('other', 'Autre', 'Other'),
  ]),
  one('realestate.kind', 'offer', words('Quel genre d’immeuble est-ce?', 'What kind of property is it?'), [
    option('house', 'Maison', 'House'),
    option('condo', 'Condo', 'Condo'),
    option('plex', 'Immeuble à logements', 'Rental building'),
    option('land', 'Terrain', 'Land'),
    option('commercial', 'Immeuble commercial', 'Commercial building'),
  ]),
  yesNo('realestate.signed', 'offer', words('Avez-vous signé une promesse ou un contrat?', 'Have you signed a promise or a contract?')),
  date('realestate.deadline', 'offer', words('Y a-t-il une date limite?', 'Is there a deadline?'), {
    hint: words('Par exemple la date de l’acte ou la fin d’une condition.', 'For example the closing date or the end of a condition.'),
  }),
  money('realestate.price', 'offer', words('Quel est le prix, environ?', 'What is the price, roughly?'), {
    when: [when('realestate.need', 'buy', 'sell', 'mortgage')],
  }),
  yesNo('realestate.dispute', 'offer', words('Y a-t-il un désaccord avec quelqu’un?', 'Is there a disagreement with someone?')),
  text('realestate.disagreement', words('Sur quoi porte le désaccord?', 'What is the disagreement about?'), {
    long: true,
    when: [when('realestate.dispute', 'yes')],
  }),
];
