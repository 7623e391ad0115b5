import type { Question } from '../question.js';
import { date, number, one, option, words, yesNo, text } from './build.js';

/** Traffic tickets: the offence as written, the day to respond, what the licence is needed for. */
export const traffic: readonly Question[] = [
  one('traffic.kind', 'offer', words('Quel genre d’infraction est écrit sur le constat?', 'What kind of offence does the ticket name?'), [
    option('speed', 'Vitesse', 'Speeding'),
    option('phone', 'Cellulaire au volant', 'Phone while driving'),
    option('light', 'Feu rouge ou arrêt', 'Red light or stop sign'),
    option('careless', 'Conduite imprudente', 'Careless driving'),
    option('licence', 'Permis, assurance ou immatriculation', 'Licence, insurance or registration'),
    option('heavy', 'Véhicule lourd', 'Heavy vehicle'),
    option('other', 'Autre', 'Other'),
  ]),
  text('traffic.offence', words('Quelle infraction vous reproche-t-on?', 'What offence is alleged?'), {
    hint: words('Ce qui est écrit sur le constat, rien de plus.', 'What the ticket says, nothing more.'),
  }),
  date('traffic.deadline', 'offer', words('Date limite pour répondre', 'Deadline to respond')),
  number('traffic.points', 'offer', words('Combien de points d’inaptitude sont en jeu?', 'How many demerit points are at stake?')),
  yesNo('traffic.work', 'offer', words('Conduisez-vous pour votre travail?', 'Do you drive for work?')),
  yesNo('traffic.suspended', 'offer', words('Votre permis est-il suspendu?', 'Is your licence suspended?')),
];
