import type { Question } from '../question.js';
import { date, many, one, option, text, words } from './build.js';
import { amount, papersDeadline, papersReceived } from './shared.js';

/** A matter whose field is not known yet: enough for the team to place it. */
export const other: readonly Question[] = [
  many('other.about', 'offer', words('De quoi s’agit-il, de près ou de loin?', 'What is it about, more or less?'), [
    option('person', 'Une personne ou une famille', 'A person or a family'),
    option('money', 'De l’argent', 'Money'),
    option('home', 'Un logement ou une maison', 'A home'),
    option('work', 'Un travail', 'Work'),
    option('government', 'Un gouvernement ou une ville', 'A government or a city'),
    option('internet', 'Internet ou des renseignements personnels', 'The internet or personal information'),
    option('unsure', 'Je ne sais pas', 'I don’t know'),
  ]),
  one('other.help', 'offer', words('Quelle aide cherchez-vous?', 'What help are you looking for?'), [
    option('advice', 'Un conseil', 'Advice'),
    option('document', 'Un document à écrire ou à vérifier', 'A document to write or check'),
    option('represent', 'Quelqu’un qui agit pour moi', 'Someone to act for me'),
    option('unsure', 'Je ne sais pas', 'I don’t know'),
  ]),
  papersReceived,
  papersDeadline,
  date('other.deadline', 'offer', words('Y a-t-il une autre date importante?', 'Is there another important date?')),
  amount,
  text('other.tried', words('Qu’avez-vous déjà essayé?', 'What have you tried already?'), { long: true }),
];
