import type { Question } from '../question.js';
import { many, one, option, text, when, words, yesNo } from './build.js';
import { amount, papersDeadline, papersReceived } from './shared.js';

/** Business: who asks, for what, how much is at stake, whether the need comes back (F05). */
export const business: readonly Question[] = [
  one('business.role', 'offer', words('Quel est votre rôle dans l’entreprise?', 'What is your role in the business?'), [
    option('owner', 'Propriétaire ou actionnaire', 'Owner or shareholder'),
    option('manager', 'Dirigeant ou dirigeante', 'Manager or officer'),
    option('employee', 'Membre du personnel', 'Staff member'),
    option('starting', 'Je démarre une entreprise', 'I am starting a business'),
  ]),
  one('business.form', 'offer', words('Quelle forme a l’entreprise?', 'What form does the business have?'), [
    option('none', 'Pas encore constituée', 'Not yet formed'),
    option('sole', 'Entreprise individuelle', 'Sole proprietorship'),
    option('partnership', 'Société de personnes', 'Partnership'),
    option('corporation', 'Société par actions', 'Corporation'),
    option('non-profit', 'Organisme sans but lucratif ou coopérative', 'Non-profit or cooperative'),
  ]),
  many('business.need', 'offer', words('Quel est votre besoin?', 'What do you need?'), [
    option('contract', 'Rédiger ou réviser un contrat', 'Write or review a contract'),
    option('dispute', 'Régler un différend', 'Settle a dispute'),
    option('collection', 'Récupérer une somme due', 'Collect money owed'),
    option('incorporation', 'Constituer ou réorganiser l’entreprise', 'Form or reorganize the business'),
    option('partners', 'Une convention ou un conflit entre associés', 'An agreement or conflict between partners'),
    option('labour', 'Une question d’employés', 'An employee matter'),
    option('ip', 'Marque, droit d’auteur ou brevet', 'Trademark, copyright or patent'),
    option('privacy', 'Renseignements personnels ou commerce en ligne', 'Privacy or online commerce'),
    option('sale', 'Acheter ou vendre une entreprise', 'Buy or sell a business'),
    option('other', 'Autre', 'Other'),
  ]),
  text('business.name', words('Que fait l’entreprise?', 'What does the business do?'), {
    hint: words('Sa nature, sans la nommer.', 'Its nature, without naming it.'),
  }),
  one('business.size', 'offer', words('Combien de personnes y travaillent?', 'How many people work there?'), [
    option('alone', 'Moi seulement', 'Only me'),
    option('small', '2 à 9', '2 to 9'),
    option('medium', '10 à 49', '10 to 49'),
    option('large', '50 ou plus', '50 or more'),
  ]),
  amount,
  yesNo(
    'business.written',
    'offer',
    words('Y a-t-il un contrat écrit entre vous et l’autre partie?', 'Is there a written contract between you and the other side?'),
    { when: [when('business.need', 'dispute', 'collection', 'partners')] },
  ),
  papersReceived,
  papersDeadline,
  one('business.often', 'offer', words('Ce besoin revient-il souvent?', 'Does this need come back often?'), [
    option('once', 'Une seule fois', 'Just this once'),
    option('sometimes', 'Quelques fois par année', 'A few times a year'),
    option('often', 'Régulièrement', 'Regularly'),
  ]),
];
