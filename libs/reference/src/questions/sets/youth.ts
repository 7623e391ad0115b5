import type { Question } from '../question.js';
import { date, number, one, option, sensitive, when, words, yesNo } from './build.js';

/** Youth: the child by age only, who asks, where it stands; never what happened. */
export const youth: readonly Question[] = [
  one('youth.matter', 'offer', words('De quoi s’agit-il?', 'What is it about?'), [
    sensitive('protection', 'Protection de la jeunesse', 'Child protection'),
    sensitive('offence', 'Une infraction reprochée à un jeune', 'An offence a young person is accused of'),
    option('school', 'L’école', 'School'),
    option('adoption', 'Adoption ou tutelle', 'Adoption or guardianship'),
    option('other', 'Autre', 'Other'),
  ]),
  one('youth.who', 'offer', words('Vous êtes :', 'You are:'), [
    option('parent', 'Un parent', 'A parent'),
    option('young', 'Le jeune concerné (14 ans ou plus)', 'The young person (14 or older)'),
    option('relative', 'Un proche ou une famille d’accueil', 'A relative or foster family'),
  ]),
  number('youth.age', 'offer', words('Âge de l’enfant ou de l’adolescent', 'Age of the child or young person'), {
    hint: words('Son âge seulement, jamais son nom.', 'The age only, never the name.'),
  }),
  one(
    'youth.step',
    'offer',
    words('Où en est le dossier?', 'Where does the file stand?'),
    [
      option('report', 'Un signalement est en évaluation', 'A report is being assessed'),
      option('voluntary', 'Des mesures volontaires', 'Voluntary measures'),
      option('placed', 'L’enfant est placé', 'The child is placed'),
      option('court', 'Le tribunal est saisi', 'It is before the court'),
    ],
    { when: [when('youth.matter', 'protection')] },
  ),
  yesNo('youth.court', 'offer', words('Une date est-elle fixée devant le tribunal?', 'Is a court date set?')),
  date('youth.court-date', 'offer', words('Quelle est cette date?', 'What is that date?'), { when: [when('youth.court', 'yes')] }),
];
