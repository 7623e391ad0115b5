import type { Question } from '../question.js';
import { many, one, option, sensitive, text, when, words, yesNo } from './build.js';
import { AGO, amount, noticeSent } from './shared.js';

/** Civil liability: which side, what harm, when, what was said to the other side. */
export const civilLiability: readonly Question[] = [
  one('liability.side', 'offer', words('Vous êtes :', 'You are:'), [
    option('harmed', 'La personne qui a subi un dommage', 'The person who was harmed'),
    option('blamed', 'La personne à qui on le reproche', 'The person who is blamed'),
  ]),
  many('liability.harm', 'offer', words('Quel genre de dommage est-ce?', 'What kind of harm is it?'), [
    sensitive('injury', 'Blessure', 'Injury'),
    option('property', 'Bien endommagé', 'Damaged property'),
    option('money', 'Perte d’argent', 'Loss of money'),
    option('reputation', 'Atteinte à la réputation ou à la vie privée', 'Harm to reputation or privacy'),
    sensitive('medical', 'Soins de santé', 'Health care'),
    option('other', 'Autre', 'Other'),
  ]),
  one('liability.date', 'offer', words('Quand est-ce arrivé?', 'When did it happen?'), AGO, {
    why: words(
      'Une poursuite a un délai, parfois de quelques jours contre une ville.',
      'A lawsuit has a deadline, sometimes of a few days against a city.',
    ),
  }),
  many('liability.against', 'offer', words('Qui est l’autre partie?', 'Who is the other side?'), [
    option('person', 'Une personne', 'A person'),
    option('company', 'Une entreprise', 'A business'),
    option('city', 'Une ville ou un gouvernement', 'A city or government'),
    option('professional', 'Un professionnel', 'A professional'),
    option('unknown', 'Je ne sais pas', 'I don’t know'),
  ]),
  yesNo('liability.care', 'offer', words('Avez-vous reçu des soins?', 'Did you receive care?'), {
    sensitive: true,
    when: [when('liability.harm', 'injury', 'medical')],
  }),
  yesNo('liability.insurer', 'offer', words('Une assurance est-elle déjà avisée?', 'Has an insurer been told?')),
  noticeSent,
  amount,
  text('liability.proof', words('Quelles preuves avez-vous?', 'What proof do you have?'), {
    hint: words('Photos, rapports, témoins (sans les nommer).', 'Photos, reports, witnesses (without naming them).'),
  }),
];
