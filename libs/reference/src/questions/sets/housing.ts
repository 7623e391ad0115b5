import type { Question } from '../question.js';
import { date, many, money, one, option, text, when, words, yesNo } from './build.js';
import { evictedSoon, papersReceived } from './shared.js';

/** Housing: which side, which problem, what was received, how soon. */
export const housing: readonly Question[] = [
  one('housing.side', 'offer', words('Vous êtes :', 'You are:'), [
    option('tenant', 'Locataire', 'A tenant'),
    option('landlord', 'Propriétaire', 'A landlord'),
    option('other', 'Autre', 'Other'),
  ]),
  many('housing.problem', 'offer', words('Quel est le problème?', 'What is the problem?'), [
    option('eviction', 'Éviction ou reprise du logement', 'Eviction or taking back the home'),
    option('increase', 'Hausse de loyer', 'Rent increase'),
    option('unpaid', 'Loyer impayé', 'Unpaid rent'),
    option('repairs', 'Réparations, moisissures ou insectes', 'Repairs, mould or pests'),
    option('noise', 'Bruit ou conflit de voisinage', 'Noise or a conflict with neighbours'),
    option('end', 'Fin, cession ou sous-location du bail', 'Ending, assigning or subletting the lease'),
    option('other', 'Autre', 'Other'),
  ]),
  {
    ...evictedSoon,
    why: words(
      'Si le temps presse à ce point, nous cherchons quelqu’un sans attendre.',
      'When time is that short, we look for someone at once.',
    ),
    when: [when('housing.side', 'tenant', 'other')],
  },
  yesNo('housing.notice', 'offer', words('Avez-vous reçu ou envoyé un avis écrit?', 'Have you received or sent a written notice?')),
  date('housing.notice-date', 'offer', words('Quelle est la date de cet avis?', 'What is the date of that notice?'), {
    hint: words('Certains délais courent à partir de cette date.', 'Some deadlines run from that date.'),
    when: [when('housing.notice', 'yes')],
  }),
  one('housing.lease', 'offer', words('Y a-t-il un bail?', 'Is there a lease?'), [
    option('written', 'Un bail écrit', 'A written lease'),
    option('verbal', 'Une entente verbale', 'A verbal agreement'),
    option('ended', 'Le bail est terminé', 'The lease has ended'),
    option('none', 'Non', 'No'),
  ]),
  money('housing.rent', 'offer', words('Quel est le loyer par mois?', 'What is the monthly rent?')),
  money('housing.owed', 'offer', words('Combien de loyer est dû, environ?', 'About how much rent is owed?'), {
    when: [when('housing.problem', 'unpaid')],
  }),
  {
    ...papersReceived,
    label: words('Avez-vous reçu des documents du tribunal du logement?', 'Have you received papers from the housing tribunal?'),
    hint: words(
      'Au Québec, le Tribunal administratif du logement; en Ontario, la Commission de la location immobilière.',
      'In Quebec, the Tribunal administratif du logement; in Ontario, the Landlord and Tenant Board.',
    ),
  },
  text('housing.wanted', words('Qu’aimeriez-vous obtenir?', 'What would you like to obtain?'), {
    hint: words('Par exemple rester, partir sans pénalité, des réparations.', 'For example to stay, to leave without penalty, repairs.'),
    long: true,
  }),
];
