import type { Question } from '../question.js';
import { many, one, option, text, when, words, yesNo } from './build.js';
import { AGO, amount, noticeSent } from './shared.js';

/** Consumer law and debts: what was bought or is owed, since when, what was said to the merchant. */
export const consumer: readonly Question[] = [
  many('consumer.matter', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    option('goods', 'Un achat', 'A purchase'),
    option('vehicle', 'Un véhicule', 'A vehicle'),
    option('works', 'Des travaux', 'Renovation work'),
    option('service', 'Un service ou un abonnement', 'A service or subscription'),
    option('travel', 'Un voyage', 'Travel'),
    option('debt', 'Des dettes ou une agence de recouvrement', 'Debts or a collection agency'),
    option('fraud', 'Une fraude', 'A fraud'),
  ]),
  one('consumer.date', 'offer', words('Quand avez-vous acheté ou signé?', 'When did you buy or sign?'), AGO, {
    why: words('Certains contrats s’annulent dans les premiers jours.', 'Some contracts can be cancelled in the first days.'),
  }),
  one(
    'consumer.how',
    'offer',
    words('Comment l’achat s’est-il fait?', 'How was the purchase made?'),
    [
      option('shop', 'En magasin', 'In a shop'),
      option('online', 'En ligne', 'Online'),
      option('door', 'À la maison, par un vendeur', 'At home, by a salesperson'),
      option('private', 'Entre particuliers', 'Between private persons'),
    ],
    { when: [when('consumer.matter', 'goods', 'vehicle', 'works', 'service', 'travel')] },
  ),
  many(
    'consumer.debts',
    'offer',
    words('Quelles dettes y a-t-il?', 'What debts are there?'),
    [
      option('cards', 'Cartes ou marges de crédit', 'Cards or lines of credit'),
      option('loans', 'Prêts', 'Loans'),
      option('taxes', 'Impôts', 'Taxes'),
      option('student', 'Prêts étudiants', 'Student loans'),
      option('other', 'Autres', 'Others'),
    ],
    { when: [when('consumer.matter', 'debt')] },
  ),
  yesNo('consumer.seizure', 'offer', words('Une saisie est-elle annoncée ou en cours?', 'Is a seizure announced or under way?'), {
    when: [when('consumer.matter', 'debt')],
  }),
  noticeSent,
  amount,
  text('consumer.wanted', words('Qu’aimeriez-vous obtenir?', 'What would you like to obtain?'), {
    hint: words('Un remboursement, une réparation, la fin du contrat.', 'A refund, a repair, the end of the contract.'),
  }),
];
