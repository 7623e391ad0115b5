import type * as keys from '../keys/privacy-requests.js';
import { word, type WordsOf } from './word.js';

/** Requests about one's own data. */
export const words: WordsOf<typeof keys> = {
  'privacy.dueDays': word(
    'Réponse à une demande sur ses renseignements',
    'Answer to a request about one’s own data',
    'Une demande d’accès, de correction ou d’effacement reçoit sa réponse dans ce nombre de jours.',
    'A request for access, correction or erasure is answered within this many days.',
  ),
  'privacy.alarmDays': word(
    'Rappel avant l’échéance',
    'Alarm before the answer is due',
    'Après ce nombre de jours sans réponse, les personnes responsables de la vie privée sont averties.',
    'After this many days without an answer, the privacy officers are alerted.',
  ),
  'privacy.proofDays': word(
    'Temps pour prouver son identité',
    'Time to prove who one is',
    'Une demande dont aucune adresse n’est confirmée dans ce nombre de jours prend fin.',
    'A request of which no address is confirmed within this many days ends.',
  ),
  'privacy.exportLinkDays': word(
    'Copie de ses renseignements à télécharger',
    'Copy of one’s own data to download',
    'La copie demandée peut être téléchargée pendant ce nombre de jours, puis elle est détruite.',
    'The copy that was asked for can be downloaded for this many days, then it is destroyed.',
  ),
};
