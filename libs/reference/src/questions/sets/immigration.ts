import type { Question } from '../question.js';
import { date, many, number, one, option, text, when, words, yesNo, YES_NO_UNSURE } from './build.js';

/** Immigration: the status and until when, the step, what was decided; nothing about why someone fled. */
export const immigration: readonly Question[] = [
  many('immigration.need', 'offer', words('Que voulez-vous faire?', 'What do you want to do?'), [
    option('residence', 'Résidence permanente', 'Permanent residence'),
    option('sponsor', 'Parrainer un proche', 'Sponsor a family member'),
    option('work', 'Permis de travail', 'Work permit'),
    option('study', 'Permis d’études', 'Study permit'),
    option('visit', 'Visa ou prolongation de séjour', 'Visa or extended stay'),
    option('refugee', 'Demande d’asile', 'Refugee claim'),
    option('citizenship', 'Citoyenneté', 'Citizenship'),
    option('removal', 'Renvoi, interdiction ou détention', 'Removal, ban or detention'),
    option('other', 'Autre', 'Other'),
  ]),
  one('immigration.where', 'offer', words('Où est la personne concernée?', 'Where is the person concerned?'), [
    option('canada', 'Au Canada', 'In Canada'),
    option('abroad', 'À l’étranger', 'Abroad'),
  ]),
  one(
    'immigration.status',
    'accepted',
    words('Quel est son statut au Canada?', 'What is their status in Canada?'),
    [
      option('visitor', 'Visiteur', 'Visitor'),
      option('student', 'Étudiant', 'Student'),
      option('worker', 'Travailleur', 'Worker'),
      option('claimant', 'Demandeur d’asile', 'Refugee claimant'),
      option('resident', 'Résident permanent', 'Permanent resident'),
      option('citizen', 'Citoyen', 'Citizen'),
      option('none', 'Sans statut, ou il est expiré', 'No status, or it has expired'),
      option('unsure', 'Je ne sais pas', 'I don’t know'),
    ],
    {
      why: words(
        'Pour trouver la bonne démarche. Votre réponse n’apparaît dans aucune offre et n’est transmise à aucun gouvernement par nous.',
        'To find the right step. Your answer appears in no offer, and we send it to no government.',
      ),
      when: [when('immigration.where', 'canada')],
    },
  ),
  date('immigration.expires', 'accepted', words('Jusqu’à quand est-il valide?', 'Until when is it valid?'), {
    when: [when('immigration.status', 'visitor', 'student', 'worker', 'resident')],
  }),
  yesNo('immigration.refused', 'offer', words('Une demande a-t-elle été refusée?', 'Has an application been refused?')),
  date('immigration.refused-on', 'offer', words('À quelle date avez-vous reçu le refus?', 'On what date did you receive the refusal?'), {
    why: words('Les délais pour contester sont souvent très courts.', 'Deadlines to contest are often very short.'),
    when: [when('immigration.refused', 'yes')],
  }),
  yesNo('immigration.hearing', 'offer', words('Une audience ou une entrevue est-elle fixée?', 'Is a hearing or an interview scheduled?')),
  one('immigration.removal', 'accepted', words('Y a-t-il une mesure de renvoi?', 'Is there a removal order?'), YES_NO_UNSURE, {
    when: [when('immigration.where', 'canada')],
  }),
  number('immigration.people', 'offer', words('Combien de personnes sont concernées?', 'How many people are concerned?'), {
    hint: words('Comptez les enfants.', 'Count the children.'),
  }),
  text('immigration.languages', words('Dans quelles langues est-ce plus facile de parler?', 'Which languages are easier to speak in?')),
];
