import type { Question } from '../question.js';
import { many, number, one, option, words, yesNo, YES_NO_UNSURE } from './build.js';

/** Mediation: about what, whether the other person agrees, whether it is safe to sit together. */
export const mediation: readonly Question[] = [
  one('mediation.about', 'offer', words('Sur quoi porte le désaccord?', 'What is the disagreement about?'), [
    option('family', 'La famille', 'Family'),
    option('work', 'Le travail', 'Work'),
    option('neighbours', 'Le voisinage', 'Neighbours'),
    option('business', 'Les affaires', 'Business'),
    option('estate', 'Une succession', 'An estate'),
    option('other', 'Autre', 'Other'),
  ]),
  one(
    'mediation.agreed',
    'offer',
    words('L’autre personne est-elle d’accord pour une médiation?', 'Does the other person agree to mediation?'),
    [
      option('yes', 'Oui', 'Yes'),
      option('no', 'Non', 'No'),
      option('not-asked', 'Je ne lui ai pas encore demandé', 'I have not asked yet'),
    ],
  ),
  number('mediation.people', 'offer', words('Combien de personnes y prendraient part?', 'How many people would take part?')),
  many('mediation.how', 'offer', words('Comment aimeriez-vous procéder?', 'How would you like to proceed?'), [
    option('together', 'En personne, ensemble', 'In person, together'),
    option('apart', 'Dans des pièces séparées', 'In separate rooms'),
    option('video', 'Par vidéo', 'By video'),
  ]),
  one('mediation.proceedings', 'offer', words('Un tribunal est-il déjà saisi?', 'Is it already before a court?'), YES_NO_UNSURE),
  yesNo(
    'mediation.safe',
    'accepted',
    words('Vous sentiriez-vous en sécurité pour parler librement?', 'Would you feel safe to speak freely?'),
    {
      why: words(
        'La médiation ne convient pas quand l’un a peur de l’autre. Votre réponse n’apparaît dans aucune offre.',
        'Mediation is not right when one fears the other. Your answer appears in no offer.',
      ),
      sensitive: true,
    },
  ),
];
