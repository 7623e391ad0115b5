import type { Question } from '../question.js';
import { many, one, option, text, when, words, yesNo, YES_NO_UNSURE } from './build.js';
import { AGO, amount, noticeSent } from './shared.js';

/** Hidden defects: what was bought, when the defect was found, whether the seller was told in time. */
export const hiddenDefect: readonly Question[] = [
  one('defect.side', 'offer', words('Vous êtes :', 'You are:'), [
    option('buyer', 'La personne qui a acheté', 'The buyer'),
    option('seller', 'La personne qui a vendu', 'The seller'),
  ]),
  one('defect.what', 'offer', words('Qu’est-ce qui a été vendu?', 'What was sold?'), [
    option('house', 'Une maison', 'A house'),
    option('condo', 'Un condo', 'A condo'),
    option('plex', 'Un immeuble à logements', 'A rental building'),
    option('vehicle', 'Un véhicule', 'A vehicle'),
    option('goods', 'Un autre bien', 'Something else'),
  ]),
  one('defect.bought', 'offer', words('Quand la vente a-t-elle eu lieu?', 'When was the sale?'), AGO),
  one('defect.found', 'offer', words('Quand avez-vous découvert le défaut?', 'When did you find the defect?'), AGO, {
    why: words('Il faut agir dans un délai raisonnable après la découverte.', 'One must act within a reasonable time after finding it.'),
    when: [when('defect.side', 'buyer')],
  }),
  many(
    'defect.kind',
    'offer',
    words('De quel genre de défaut s’agit-il?', 'What kind of defect is it?'),
    [
      option('water', 'Eau, infiltration ou moisissure', 'Water, leaks or mould'),
      option('foundation', 'Fondation ou structure', 'Foundation or structure'),
      option('roof', 'Toiture', 'Roof'),
      option('systems', 'Plomberie, électricité ou chauffage', 'Plumbing, electricity or heating'),
      option('soil', 'Sol, pyrite, pyrrhotite ou contamination', 'Soil, pyrite, pyrrhotite or contamination'),
      option('other', 'Autre', 'Other'),
    ],
    { when: [when('defect.what', 'house', 'condo', 'plex')] },
  ),
  one(
    'defect.inspection',
    'offer',
    words('Y a-t-il eu une inspection avant la vente?', 'Was there an inspection before the sale?'),
    YES_NO_UNSURE,
  ),
  one(
    'defect.warranty',
    'offer',
    words('La vente était-elle faite sans garantie légale?', 'Was the sale made without legal warranty?'),
    YES_NO_UNSURE,
    { hint: words('C’est écrit dans l’acte de vente ou le contrat.', 'The deed of sale or the contract says so.') },
  ),
  noticeSent,
  yesNo('defect.expert', 'offer', words('Un expert a-t-il écrit un rapport?', 'Has an expert written a report?')),
  yesNo('defect.repaired', 'offer', words('Des réparations ont-elles déjà été faites?', 'Have repairs been made already?'), {
    hint: words(
      'Sauf urgence, l’autre partie doit d’abord pouvoir constater le défaut.',
      'Unless it is urgent, the other side must first be able to see the defect.',
    ),
  }),
  amount,
  text('defect.words', words('Décrivez le défaut en quelques mots', 'Describe the defect in a few words'), { long: true }),
];
