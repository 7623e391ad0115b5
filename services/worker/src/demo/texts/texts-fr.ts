import { AFFAIRS_FR } from './texts-affairs-fr.js';
import { PEOPLE_FR } from './texts-people-fr.js';

/** What people wrote in French, with the staff's summary. Invented for the demo; no one is described here. */
export const TEXTS_FR = [...PEOPLE_FR, ...AFFAIRS_FR];

/** Sentences people add, so that no two requests read the same. */
export const CLOSINGS_FR = [
  '',
  '',
  'Merci de me rappeler après 16 h.',
  'Je préfère les courriels.',
  "J'ai gardé tous les documents.",
  'Je peux me déplacer.',
  'Une rencontre en vidéo me conviendrait.',
  "C'est la première fois que je fais affaire avec un avocat.",
  'Merci beaucoup.',
  "J'aimerais avoir une idée des coûts avant de commencer.",
  'Vous pouvez laisser un message sur ma boîte vocale.',
  'Le plus vite serait le mieux.',
];
